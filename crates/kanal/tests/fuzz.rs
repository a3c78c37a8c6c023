//! Whatever is typed, nothing panics, and what is understood is written back in one form.

use proptest::prelude::*;
use proptest::sample::select;
use towpath_core::Information;
use towpath_core::Notation;
use towpath_core::Presentation;
use towpath_core::{Audience, Edition, EditionFile, Game, Sampled, ScenarioSupport, Silent};
use towpath_kanal::edition::Components;
use towpath_kanal::effect::{parse_block, parse_cost};
use towpath_kanal::{Kanal, State};

/// Words of the notation, of positions and of the effect language, and words of none.
const WORDS: &[&str] = &[
    "go", "t1", "b3", "lower", "buy", "wood", "thaler", "turn", "path", "bridge", "a1n", "d3e",
    "b1e", "build", "a05", "f54", "g01", "b2", "cost", "1", "2", "0", "99", "300", "-1", "discard",
    "gain", "rest", "activate", "use", "with", "amount", "finish", "end", "wheel", "done", "red",
    "blue", "p1", "board", "7", ".", "rail^", "canal~", "a05/rb", "display", "pile", "green",
    "seen", "space", "grey", "parts", "waiting", "routes", "active", "used", "effect", "left",
    "pieces", "game", "old", "phase", "over", "turned", "place", "round", "é", "", "aside",
    "paths", "building", "each", "beside", "anywhere", "all(", "one(", ";", ")", ":", "->", "..",
    ">=", "when", "first", "and", "up", "to", "by", "(", ",", "stock", "paid", "free", "kinds",
    "idle", "prestige", "or", "3",
];

fn line() -> impl Strategy<Value = String> {
    proptest::collection::vec(select(WORDS), 1..12).prop_map(|words| words.join(" "))
}

fn game(players: u8, options: &[(&str, &str)]) -> Kanal {
    Kanal::build(&towpath_testkit::setup_with::<Kanal>(players, options))
        .expect("the built-in edition holds")
}

proptest! {
    #[test]
    fn notation_is_read_or_refused(text in prop_oneof![line(), ".{0,40}"]) {
        let game = game(2, &[]);
        if let Ok(action) = game.parse(&text) {
            let written = game.write(&action);
            prop_assert_eq!(game.parse(&written), Ok(action));
            let state = game.setup(&mut Sampled::new(1), &mut Silent);
            let _ = game.check(&state, state.seat, &action);
            let _ = game.describe(&action);
        }
    }

    #[test]
    fn effects_are_read_or_refused(text in prop_oneof![line(), ".{0,60}"]) {
        let _ = parse_cost(&text);
        if let Ok((_, effects)) = parse_block(&text) {
            prop_assert!(!effects.is_empty());
            for effect in &effects {
                let _ = towpath_kanal::effect::judge(effect);
            }
        }
    }

    #[test]
    fn positions_are_read_or_refused(lines in proptest::collection::vec(line(), 1..30)) {
        for game in [game(2, &[]), game(1, &[("campaign", "yes")])] {
            let mut state = game.empty();
            for line in &lines {
                let words: Vec<&str> = line.split_whitespace().collect();
                if !words.is_empty() {
                    let _ = game.place(&mut state, &words);
                    let _ = game.observe(&game.information_state(&state, Audience::Everything), &words);
                }
            }
            if game.settle(&mut state).is_ok() && game.audit(&state).is_ok() {
                look_at(&game, &state);
            }
        }
    }

    #[test]
    fn a_distorted_deck_is_read_or_refused(at in 0usize..20_000, word in select(WORDS)) {
        let mut edition = Kanal::builtin_edition();
        edition.files.truncate(2);
        let EditionFile { text: shared, .. } = &mut edition.files[1];
        let mut text = shared.to_string();
        let at = text.floor_char_boundary(at.min(text.len()));
        let end = text.ceil_char_boundary((at + 3).min(text.len()));
        text.replace_range(at..end, word);
        *shared = text.into();
        let Edition { files } = edition.clone();
        match Components::read(&edition) {
            Ok(components) => prop_assert!(components.decks[0].is_some()),
            Err(errors) => {
                for error in errors {
                    let named = files.iter().any(|file| file.name == error.file);
                    prop_assert!(named && !error.message.is_empty(), "{}", error);
                }
            }
        }
    }
}

/// A position that holds can be looked at and played on.
fn look_at(game: &Kanal, state: &State) {
    let info = game.information_state(state, Audience::Everything);
    let _ = (
        game.view(&info),
        game.render_text(&info),
        game.question(&info),
    );
    let mut actions = Vec::new();
    if let Some(seat) = game.to_act(state).first() {
        game.legal(state, seat, &mut actions);
        for action in actions {
            assert_eq!(game.check(state, seat, &action), Ok(()), "{action:?}");
        }
    }
}
