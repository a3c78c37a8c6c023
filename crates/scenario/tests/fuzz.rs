//! Whatever is typed, the answer is an answer: never a panic.

use proptest::prelude::*;
use towpath_race::Race;
use towpath_scenario::{parse, run};
use towpath_testkit::garble::garble;

fn garbling() -> impl Strategy<Value = Vec<(u16, u16, u8)>> {
    prop::collection::vec(any::<(u16, u16, u8)>(), 1..6)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = parse("f", &text);
    }

    #[test]
    fn any_lines_of_known_words_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "title", "rule", "game", "race", "players", "2", "option", "seed", "given", "then", "expect", "legal",
                "not", "red", "does", "cannot", "undo", "undo-turn", "play", "1", ":", "=", "=>", "sees", "to-act",
                "winners", "choices", "#", "\n", "\n", "\n", "card=1", "hand", "turn", "é", "p9", "prize", "track",
            ]),
            0..60,
        )
    ) {
        let text = words.join(" ");
        for text in [text.clone(), format!("title T\ngame race\nplayers 2\nthen\n{text}\n")] {
            if let Ok(scenarios) = parse("f", &text) {
                for scenario in &scenarios {
                    let _ = run::<Race>(scenario);
                }
            }
        }
    }

    #[test]
    fn garbled_scenarios_are_run_or_refused(numbers in garbling()) {
        let text = garble(include_str!("../../../examples/race/tests/scenarios/race.scenario"), &numbers);
        if let Ok(scenarios) = parse("f", &text) {
            for scenario in &scenarios {
                let _ = run::<Race>(scenario);
            }
        }
    }
}
