//! Whatever is typed or sent, the answer is an answer: never a panic, and never another game.

use proptest::prelude::*;
use towpath_core::record::RawRecord;
use towpath_core::{Audience, By, Game, Match, Sampled, SeatInfo, Seed};
use towpath_race::Race;
use towpath_testkit::garble::{format_1, garble, rehash};

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
    fn any_text_below_a_first_line_is_read_or_refused(text in any::<String>()) {
        let _ = RawRecord::read(&format!("towpath-record 1\n{text}"));
        let _ = RawRecord::read(&format!("towpath-record 2 #f3420f9b\n{text}"));
        let _ = RawRecord::read(&rehash(&format!("towpath-record 2\n{text}")));
    }

    #[test]
    fn garbled_records_are_refused_at_the_first_line_that_was_changed(
        number in 0..20u64,
        decisions in 0..60usize,
        numbers in garbling(),
    ) {
        let record = record(number, decisions);
        let text = garble(&record, &numbers);
        let same = record.split_inclusive('\n').zip(text.split_inclusive('\n'));
        let same = same.take_while(|(a, b)| a == b).count();
        let lines = text.split_inclusive('\n').count();
        let read = RawRecord::read(&text).and_then(RawRecord::well_formed);
        match read {
            // Nothing is left to be changed in the last line, or whole lines were lost at the end.
            Ok(_) => prop_assert_eq!(same, lines),
            Err(error) => prop_assert!(error.line == same + 1 || same == lines, "{} {}", error, text),
        }
    }

    #[test]
    fn garbled_records_are_replayed_or_refused(
        number in 0..20u64,
        decisions in 0..60usize,
        numbers in garbling(),
    ) {
        let garbled = garble(&format_1(&record(number, decisions)), &numbers);
        // What is accepted in spite of it is a true game, and writes a record that is accepted again. In format 2, where it
        // is accepted, it is written as the program writes it.
        if let Some(again) = replay(&garbled) {
            prop_assert_eq!(replay(&again), Some(again));
        }
        let text = rehash(&garbled.replacen("record 1", "record 2", 1));
        let raw = RawRecord::read(&text).ok();
        if let (Some(again), Some(_)) = (replay(&text), raw.and_then(|raw| raw.well_formed().ok())) {
            prop_assert_eq!(replay(&again), Some(again.clone()));
            if !text.contains(" undo ") {
                prop_assert_eq!(again, text);
            }
        }
    }

    #[test]
    fn cut_records_are_those_of_a_running_game_or_refused(number in 0..20u64, cut in 0..3000usize) {
        let text = record(number, 60);
        let cut = cut.min(text.len());
        let part = &text[..cut];
        if replay(part).is_some() {
            prop_assert!(part.ends_with('\n'));
            prop_assert!(cut == text.len() || !part.contains("\nresult "));
        }
    }
}

#[test]
fn a_true_record_is_replayed() {
    let text = record(3, 200);
    assert!(text.contains("\nresult "), "{text}");
    assert_eq!(replay(&text), Some(text));
}
