//! The notes that come with the program hold, are met in play, and a note that does not hold is refused with file and line.

use serde_json::Value;
use std::collections::BTreeSet;
use towpath_core::{Audience, By, Edition, Seat, SeatInfo, Seed, TableSetup};
use towpath_games::{AnyGame, AnyMatch, Pick};
use towpath_lessons::{Notes, When, notes};

#[test]
fn all_notes_hold() {
    assert_eq!(notes().len(), towpath_games::all().len());
    for one in notes() {
        if let Err(faults) = one.check() {
            let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("{}", list.join("\n"));
        }
    }
}

const NOTE: &str = "note river
  rule AR-WORK-1
  offered arriala-action-river-work
  taught arriala-water
";
const TEXT: &str = "note-arriala-river = A\n";

/// What is wrong with the notes of Arriala, a line for each fault.
fn faults(note: &str, german: &str) -> Vec<String> {
    let texts = ["en", "fr", "it", "de"].map(|code| {
        let text = if code == "de" { german } else { TEXT };
        (code.to_owned(), text.to_owned())
    });
    match Notes::read("arriala", note, texts.to_vec()).map(|read| read.check()) {
        Err(fault) => vec![fault.to_string()],
        Ok(Ok(())) => Vec::new(),
        Ok(Err(faults)) => faults.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn a_note_that_does_not_hold_is_refused_with_file_and_line() {
    assert_eq!(faults(NOTE, TEXT), Vec::<String>::new());
    let one = |from: &str, to: &str, expected: &str| {
        assert!(NOTE.contains(from));
        assert_eq!(faults(&NOTE.replace(from, to), TEXT), [expected]);
    };
    let at = |line: usize, message: &str| format!("notes/arriala/first.notes:{line}: {message}");
    one(
        "AR-WORK-1",
        "AR-WORK-9",
        &at(1, "'AR-WORK-9' is no clause of the rules"),
    );
    one(
        "action-river-work",
        "action-swim",
        &at(3, "'arriala-action-swim' is no sentence"),
    );
    one(
        "offered arriala-action-river-work",
        "offered arriala-action-river-work from=arriala-nowhere",
        &at(3, "'arriala-nowhere' is no sentence"),
    );
    one(
        "arriala-water",
        "arriala-fire",
        &at(1, "there is no lesson 'arriala-fire'"),
    );
    one("note river\n", "", &at(1, "expected 'note NAME'"));
    one(
        "rule",
        "role",
        &at(
            2,
            "'role' is unknown: expected 'rule', 'offered', 'told', 'taught' or 'note'",
        ),
    );
    assert_eq!(
        faults(NOTE, ""),
        [at(1, "the text 'note-arriala-river' is missing in de.ftl")]
    );
    let long = format!("note-arriala-river = {}\n", "a".repeat(191));
    assert_eq!(
        faults(NOTE, &long),
        ["notes/arriala/de.ftl:1: 191 characters; 190 are the most"]
    );
}

/// Whether a sentence is what a note waits for, as the page decides it.
fn fits(when: &When, words: &Value) -> bool {
    let part = |(name, key): &(String, String)| words[name]["key"] == **key;
    words["key"] == *when.key && when.part.as_ref().is_none_or(part)
}

/// A match in which every seat decides by the dice, and what of `left` it meets.
fn meet(
    game: &'static dyn AnyGame,
    players: u8,
    number: u64,
    left: &mut BTreeSet<String>,
    all: &Notes,
) {
    let setup = TableSetup {
        players,
        options: [].into(),
        edition: edition(game),
        rules: game.title().rules,
    };
    let seat = |_| SeatInfo {
        by: By::Bot,
        name: String::new(),
    };
    let seats = (0..players).map(seat).collect();
    let mut play = game
        .start(&setup, seats, Seed::from_number(number))
        .expect("the defaults hold");
    let mut dice = number.wrapping_mul(48271) + 7;
    let mut from = 0;
    while let Some(seat) = play.to_act().first() {
        from = look(&*play, seat, from, left, all);
        if left.is_empty() || play.version() > 4000 {
            return;
        }
        let choices = play.notations(seat).len() as u64;
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let pick = Pick::Number(((dice >> 33) % choices) as u32);
        let version = play.version();
        play.submit(version, seat, By::Bot, &pick)
            .expect("it is in the list");
    }
}

fn edition(game: &dyn AnyGame) -> Edition {
    game.builtin_edition()
}

/// Strikes off what a seat meets now: what it is offered, and what has happened since an entry.
fn look(
    play: &dyn AnyMatch,
    seat: Seat,
    from: u32,
    left: &mut BTreeSet<String>,
    all: &Notes,
) -> u32 {
    let audience = Audience::Seat(seat);
    let moment = play.project(audience).moment(Some(seat));
    let choices: Vec<Value> = serde_json::from_str(moment.choices.get()).expect("it is JSON");
    let log = play.log(audience, from);
    let told: Vec<Value> = log
        .iter()
        .map(|line| serde_json::to_value(&line.words).expect("it is plain data"))
        .collect();
    for note in &all.notes {
        let met = note.when.iter().any(|when| match when.told {
            true => told.iter().any(|words| fits(when, words)),
            false => choices.iter().any(|choice| fits(when, &choice["words"])),
        });
        if met {
            left.remove(&note.name);
        }
    }
    play.version()
}

#[test]
fn every_note_is_met_in_play() {
    for all in notes() {
        let mut left: BTreeSet<String> = all.notes.iter().map(|note| note.name.clone()).collect();
        let players = all.game.title().players.clone();
        for number in 0..60 {
            let players = if number % 2 == 0 {
                *players.start()
            } else {
                *players.start() + 1
            };
            meet(all.game, players, number, &mut left, all);
            if left.is_empty() {
                break;
            }
        }
        assert!(
            left.is_empty(),
            "{}: never met: {left:?}",
            all.game.title().id
        );
    }
}
