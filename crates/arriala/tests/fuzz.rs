//! Whatever is typed or written in a file: an answer, never a panic.

use proptest::prelude::*;
use towpath_arriala::Arriala;
use towpath_core::Information;
use towpath_core::Notation;
use towpath_core::Presentation;
use towpath_core::{Edition, Game, ScenarioSupport};

fn table(players: u8) -> Arriala {
    Arriala::build(&towpath_testkit::setup::<Arriala>(players)).expect("the built-in edition holds")
}

/// Words of the notation and the position lines, and some that are not.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "walk",
        "anywhere",
        "vineyard",
        "return",
        "place",
        "river",
        "lock",
        "art",
        "draw",
        "end",
        "to",
        "red",
        "yellow",
        "green",
        "purple",
        "p1",
        "p4",
        "moissac",
        "mo",
        "grisolles",
        "valence",
        "brulhois",
        "frontonnais",
        "cacor",
        "montech",
        "move-2",
        "move-5",
        "own-card",
        "any-card",
        "card",
        "+1",
        "+3",
        "+0",
        "1",
        "9",
        "12",
        "20",
        "29",
        "30",
        "0",
        "999",
        "99999999999",
        "workers",
        "locks",
        "counted",
        "hand",
        "discards",
        "shuffles",
        "score",
        "built",
        "turn",
        "points",
        "number",
        "moved",
        "no-return",
        "placed",
        "quiet",
        "passes",
        "over",
        "stalled",
        "fresh",
        "progress",
        "any-to-canal",
        "é",
    ];
    prop_oneof![
        8 => proptest::sample::select(known.to_vec()).prop_map(str::to_owned),
        1 => "\\PC{0,6}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn notation_never_panics_and_is_canonical(words in proptest::collection::vec(word(), 0..10)) {
        let game = table(3);
        if let Ok(action) = game.parse(&words.join(" ")) {
            let written = game.write(&action);
            prop_assert_eq!(game.parse(&written), Ok(action), "{}", written);
            let state = game.empty();
            let _ = game.check(&state, towpath_core::Seat::new(0), &action);
        }
    }

    #[test]
    fn position_lines_never_panic(
        lines in proptest::collection::vec(proptest::collection::vec(word(), 1..8), 0..12),
        players in 2u8..=4,
    ) {
        let game = table(players);
        let mut state = game.empty();
        for line in &lines {
            let words: Vec<&str> = line.iter().map(String::as_str).collect();
            let _ = game.place(&mut state, &words);
        }
        if game.settle(&mut state).is_ok() {
            prop_assert_eq!(game.audit(&state), Ok(()));
            let known = game.information_state(&state, towpath_core::Audience::Everything);
            let mut again = game.empty();
            for line in game.position(&known) {
                let words: Vec<&str> = line.split_whitespace().collect();
                prop_assert_eq!(game.place(&mut again, &words), Ok(()), "{}", line);
            }
            prop_assert_eq!(game.settle(&mut again), Ok(()));
            prop_assert_eq!(again, state);
            let mut actions = Vec::new();
            if let Some(seat) = game.to_act(&state).first() {
                game.legal(&state, seat, &mut actions);
                for action in &actions {
                    prop_assert_eq!(game.check(&state, seat, action), Ok(()));
                }
            }
            let _ = (game.view(&known), game.render_text(&known), game.question(&known));
        }
    }

    #[test]
    fn questions_never_panic(words in proptest::collection::vec(word(), 1..4)) {
        let game = table(2);
        let known = game.information_state(&game.empty(), towpath_core::Audience::Spectator);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let _ = game.observe(&known, &words);
    }

    /// One value of the file is replaced by another: it is refused in words, or it can be played.
    #[test]
    fn a_changed_edition_is_refused_or_played(at in 0usize..200, value in "[0-9a-z\"\\[\\]{}=,]{0,4}") {
        let builtin = Arriala::builtin_edition();
        let text = &builtin.files[0].text;
        let numbers: Vec<usize> = text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(i, _)| i).collect();
        let place = numbers[at % numbers.len()];
        let changed = format!("{}{value}{}", &text[..place], &text[place + 1..]);
        let mut setup = towpath_testkit::setup::<Arriala>(3);
        setup.edition = Edition::of([("board.toml", &changed)]);
        match Arriala::build(&setup) {
            Ok(game) => {
                let state = game.setup(&mut towpath_core::Sampled::new(1), &mut towpath_core::Silent);
                prop_assert_eq!(game.audit(&state), Ok(()));
            }
            Err(error) => prop_assert!(error.to_string().contains("board.toml")),
        }
    }
}
