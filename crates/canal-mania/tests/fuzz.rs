//! Whatever is typed, nothing breaks: notation, positions and data files.

use proptest::prelude::*;
use std::sync::LazyLock;
use towpath_canal_mania::CanalMania;
use towpath_core::Information;
use towpath_core::Notation;
use towpath_core::{Game, ScenarioSupport};

static GAME: LazyLock<CanalMania> = LazyLock::new(|| {
    let setup = towpath_testkit::setup::<CanalMania>(4);
    CanalMania::build(&setup).expect("the built-in data holds")
});

/// Words of the notation and of positions, and others.
fn word() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "lay",
        "medway",
        "rochdale",
        "u25",
        "se",
        "ne",
        "lock",
        "stretch",
        "with",
        "surveyor",
        "nothing",
        "haul",
        "london",
        "red",
        "white",
        "p1",
        "p9",
        "card",
        "lock-red",
        "draw",
        "take",
        "tonbridge",
        "canal",
        "hand",
        "shown",
        "deck",
        "display",
        "engineer",
        "rennie",
        "score",
        "cubes",
        "step",
        "taking",
        "goods",
        "end",
        "quiet",
        "65535",
        "255",
        "-1",
        "0",
        "2",
        "u25:lock",
        "v25:stretch:ne",
        "rest",
        "-",
        "parliament",
        "top",
        "fresh",
        "half",
        "turn",
        "round",
        "colours",
        "start",
        "returned",
        "shuffled",
        "busy",
        "building",
        "declare",
    ]);
    prop_oneof![
        8 => known.prop_map(str::to_owned),
        1 => "[a-z0-9:é-]{0,8}",
        1 => any::<String>(),
    ]
}

fn line() -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec(word(), 1..10)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_read_is_written_back(words in line()) {
        if let Ok(action) = GAME.parse(&words.join(" ")) {
            prop_assert_eq!(GAME.parse(&GAME.write(&action)), Ok(action));
        }
    }

    #[test]
    fn positions_are_refused_or_sound(lines in prop::collection::vec(line(), 0..6)) {
        let mut state = GAME.empty();
        for words in &lines {
            let words: Vec<&str> = words.iter().map(String::as_str).filter(|w| !w.is_empty()).collect();
            if !words.is_empty() && GAME.place(&mut state, &words).is_err() {
                return Ok(());
            }
        }
        if GAME.settle(&mut state).is_ok() {
            prop_assert_eq!(GAME.audit(&state), Ok(()));
            if let Some(seat) = GAME.to_act(&state).first() {
                let mut actions = Vec::new();
                GAME.legal(&state, seat, &mut actions);
                for action in &actions {
                    prop_assert_eq!(GAME.check(&state, seat, action), Ok(()));
                }
            }
        }
    }

    #[test]
    fn questions_are_answered_or_refused(words in line()) {
        let state = GAME.empty();
        let known = GAME.information_state(&state, towpath_core::Audience::Everything);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if let Ok(answer) = GAME.observe(&known, &words) {
            prop_assert!(!answer.is_empty());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A distorted data file is refused, or gives a game.
    #[test]
    fn data_files_are_refused_or_hold(file in 0..3usize, at in any::<prop::sample::Index>(), with in "[ -~\n]{0,3}", cut in 0..4usize) {
        let mut edition = CanalMania::builtin_edition();
        let mut text = edition.files[file].text.to_string();
        let start = at.index(text.len());
        let end = (start + cut).min(text.len());
        text.replace_range(start..end, &with);
        edition.files[file].text = text.into();
        let name = edition.files[file].name.clone();
        if let Err(errors) = CanalMania::check_edition(&edition) {
            prop_assert!(!errors.is_empty());
            prop_assert!(errors.iter().all(|error| error.to_string().contains(".toml")), "{}", name);
        }
    }
}
