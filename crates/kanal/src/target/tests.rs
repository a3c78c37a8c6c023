//! Random games, looked at through the eyes of a client at every decision.

use super::*;
use std::collections::BTreeMap;
use towpath_core::{
    Audience, Game, Information, Message, Moment, Presentation, Sampled, ScenarioSupport, Seat,
    Silent,
};
use towpath_testkit::setup_with;

/// The tables that are tried: alone and for two, on both sides of the board.
fn tables() -> Vec<Kanal> {
    let options: [(u8, &[(&str, &str)]); 5] = [
        (1, &[]),
        (1, &[("side", "blank"), ("deck", "d")]),
        (1, &[("campaign", "yes"), ("deck", "e")]),
        (2, &[("deck", "mixed")]),
        (2, &[("side", "blank"), ("deck", "f")]),
    ];
    let table = |(players, options)| Kanal::build(&setup_with::<Kanal>(players, options));
    options
        .into_iter()
        .map(|options| table(options).expect("the built-in edition holds"))
        .collect()
}

/// Plays random games that get on, and looks at every decision of them.
pub(super) fn walk(games: u64, mut look: impl FnMut(&Kanal, &State, Seat, &Moment<Kanal>)) {
    for (game, first) in tables().iter().zip([0, 1000, 2000, 3000, 4000]) {
        for number in first..first + games {
            let mut random = Sampled::new(number);
            let mut state = game.setup(&mut random, &mut Silent);
            while let Some(seat) = game.to_act(&state).first() {
                let info = game.information_state(&state, Audience::Seat(seat));
                let moment = Moment::of(game, &state, &info, seat);
                look(game, &state, seat, &moment);
                let weights: Vec<u32> = moment
                    .actions
                    .iter()
                    .map(|action| game.heuristic_weight(&state, action))
                    .collect();
                let mut left = random.below(weights.iter().sum());
                let at = weights.iter().position(|weight| {
                    let found = left < *weight;
                    left = left.saturating_sub(*weight);
                    found
                });
                let action = moment.actions[at.expect("some weight is reached")];
                game.apply(&mut state, seat, action, &mut random, &mut Silent);
            }
        }
    }
}

#[test]
fn every_choice_is_reached_by_touching_and_told_apart() {
    let mut moments = 0u32;
    walk(3, |_, state, _, moment| {
        moments += 1;
        let mut words: BTreeMap<&[Target], Vec<&Message>> = BTreeMap::new();
        for choice in &moment.choices {
            assert!(!choice.paths.is_empty(), "{choice:?}");
            for path in &choice.paths {
                assert!(!path.is_empty(), "{choice:?}");
                let others = words.entry(path).or_default();
                assert!(!others.contains(&&choice.words), "{choice:?} in {state:?}");
                others.push(&choice.words);
            }
        }
    });
    assert!(moments > 1000, "{moments}");
}

#[test]
fn targets_are_read_back_as_they_were_written() {
    let mut seen = std::collections::BTreeSet::new();
    walk(1, |_, _, _, moment| {
        let ways = moment.choices.iter().flat_map(|choice| &choice.paths);
        seen.extend(ways.flatten().copied());
    });
    let kinds: std::collections::BTreeSet<_> = seen
        .iter()
        .map(std::mem::discriminant)
        .map(|d| format!("{d:?}"))
        .collect();
    assert!(kinds.len() >= 12, "{kinds:?}");
    for target in seen {
        let text = serde_json::to_string(&target).expect("a target is written");
        assert_eq!(
            serde_json::from_str::<Target>(&text).ok(),
            Some(target),
            "{text}"
        );
    }
    for forged in [
        r#"{"plot":12}"#,
        r#"{"route":31}"#,
        r#"{"card":324}"#,
        r#"{"space":{"at":7,"half":"upper"}}"#,
    ] {
        assert!(serde_json::from_str::<Target>(forged).is_err(), "{forged}");
    }
}

/// Whatever is touched after whatever was touched before, its wishes are answered: allowed or refused with a reason.
#[test]
fn every_touch_has_an_answer() {
    let mut all: Vec<Target> = Vec::new();
    walk(1, |_, _, _, moment| {
        for choice in &moment.choices {
            for target in choice.paths.iter().flatten() {
                if !all.contains(target) {
                    all.push(*target);
                }
            }
        }
    });
    all.extend([Target::Effect(7), Target::Card(CardId::from_index(323))]);
    let mut number = 0usize;
    walk(1, |game, state, seat, moment| {
        number += 1;
        let info = game.information_state(state, Audience::Seat(seat));
        let steps = moment.steps.iter().map(|step| &step.picked[..]);
        for picked in steps.take(3) {
            for target in all.iter().skip(number % 7).step_by(7) {
                let wishes = game.wishes(&info, picked, target);
                for action in wishes {
                    if let Err(refusal) = game.check(state, seat, &action) {
                        assert!(!game.explain(&refusal).key.is_empty());
                    }
                }
            }
        }
    });
}

#[test]
fn ka_act_2_a_way_out_names_what_is_lost() {
    let game = &tables()[3];
    let position = |lines: &[&str]| {
        let mut state = game.empty();
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            game.place(&mut state, &words).expect(line);
        }
        game.settle(&mut state).expect("the position can be");
        state
    };
    let end = |lines: &[&str]| kind(game, &position(lines), &Action::End);
    let wood = ChoiceKind::Forfeit(Message::new("kanal-space-b1"));
    assert_eq!(end(&["turn red b1"]), wood);
    assert_eq!(end(&["turn red b1", "parts gain 0"]), ChoiceKind::Pass);
    // Nothing can be paid and nothing bought.
    assert_eq!(end(&["turn red t3", "thalers red 0"]), ChoiceKind::Pass);
    let paths = Message::new("kanal-count-light").with("count", 3);
    let trading = ["turn red t3", "thalers red 2"];
    assert_eq!(end(&trading), ChoiceKind::Forfeit(paths.clone()));
    let clay = ["turn red t3", "thalers red 0", "wheel red clay 1"];
    assert_eq!(end(&clay), ChoiceKind::Forfeit(paths));
}
