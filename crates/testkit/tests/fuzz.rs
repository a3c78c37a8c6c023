//! Whatever is typed or sent, the answer is an answer: never a panic, and never another game.

use proptest::prelude::*;
use towpath_core::record::RawRecord;
use towpath_core::{Audience, By, Game, Match, Sampled, SeatInfo, Seed};
use towpath_race::Race;

/// The record of a random game of so many decisions.
fn record(number: u64, decisions: usize) -> String {
    let setup = towpath_testkit::setup::<Race>(3);
    let seat = SeatInfo {
        by: By::Bot,
        name: "random".to_owned(),
    };
    let game = Race::build(&setup).unwrap();
    let mut table = Match::start(game, &setup, vec![seat; 3], Seed::from_number(number));
    let mut random = Sampled::new(number);
    for _ in 0..decisions {
        let Some(seat) = game.to_act(table.state()).first() else {
            break;
        };
        let mut listed = Vec::new();
        game.legal(table.state(), seat, &mut listed);
        let action = listed[random.below(listed.len() as u32) as usize];
        table
            .submit(table.version(), seat, By::Bot, action)
            .unwrap();
    }
    table.record()
}

/// Reads and replays; gives the record back if it was accepted.
fn replay(text: &str) -> Option<String> {
    let raw = RawRecord::read(text).ok()?;
    if raw.header.players != 3 {
        return None;
    }
    let setup = towpath_testkit::setup::<Race>(3);
    if raw.header.edition != setup.edition.hash() {
        return None;
    }
    let game = Race::build(&setup).unwrap();
    let table = Match::replay(game, &setup, &raw).ok()?;
    Some(table.export(Audience::Everything))
}

/// A text with words exchanged, lost and repeated, at places chosen by the numbers.
fn garble(text: &str, numbers: &[(u16, u16, u8)]) -> String {
    let mut words: Vec<String> = text
        .split_inclusive([' ', '\n'])
        .map(str::to_owned)
        .collect();
    for (at, other, how) in numbers {
        let (at, other) = (
            usize::from(*at) % words.len(),
            usize::from(*other) % words.len(),
        );
        match how % 4 {
            0 => words.swap(at, other),
            1 => words[at] = words[other].clone(),
            2 => words[at].clear(),
            _ => words[at].insert(0, char::from(32 + how % 95)),
        }
    }
    words.concat()
}

fn garbling() -> impl Strategy<Value = Vec<(u16, u16, u8)>> {
    prop::collection::vec(any::<(u16, u16, u8)>(), 1..6)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = RawRecord::read(&text);
    }

    #[test]
    fn garbled_records_are_replayed_or_refused(
        number in 0..20u64,
        decisions in 0..60usize,
        numbers in garbling(),
    ) {
        let text = garble(&record(number, decisions), &numbers);
        // What is accepted in spite of it is a true game, and writes a record that is accepted again.
        if let Some(again) = replay(&text) {
            prop_assert_eq!(replay(&again), Some(again));
        }
    }

    #[test]
    fn cut_records_are_replayed_or_refused(number in 0..20u64, cut in 0..3000usize) {
        let text = record(number, 60);
        let cut = cut.min(text.len());
        let _ = replay(&text[..cut]);
    }
}

#[test]
fn a_true_record_is_replayed() {
    let text = record(3, 200);
    assert!(text.contains("\nresult "), "{text}");
    assert_eq!(replay(&text), Some(text));
}
