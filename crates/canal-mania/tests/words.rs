//! What is told of what happened.

use serde_json::{Value, json};
use towpath_canal_mania::{CanalMania, Event};
use towpath_core::{Game, Notation, Presentation, Sampled, ScenarioSupport};

/// What is told of some decisions in a position of three that is given as in scenarios.
fn told(given: &[&str], decisions: &[&str]) -> Vec<Value> {
    let setup = towpath_testkit::setup::<CanalMania>(3);
    let game = CanalMania::build(&setup).expect("the built-in edition holds");
    let mut state = game.empty();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    let mut events: Vec<Event> = Vec::new();
    for text in decisions {
        let action = game.parse(text).expect(text);
        let seat = state.active;
        assert_eq!(game.check(&state, seat, &action), Ok(()), "{text}");
        game.apply(&mut state, seat, action, &mut Sampled::new(1), &mut events);
    }
    let said = events.iter().map(|event| game.narrate(event));
    said.map(|message| serde_json::to_value(message).expect("it can be written"))
        .collect()
}

/// CM-BUILD-14, CM-MOVE-3: points are told with what brought them, a canal or a haul.
#[test]
fn points_are_told_with_what_brought_them() {
    let scored = |given: &[&str], decision: &str| {
        let said = told(given, &[decision]).into_iter();
        let scored = said.filter(|one| one["key"] == "canal-mania-event-scored");
        let source = |one: Value| (one["points"].clone(), one["source"]["key"].clone());
        scored.map(source).collect::<Vec<_>>()
    };
    let begun = "canal medway red tonbridge u25:lock:se";
    // A lock is worth 1 and a stretch nothing.
    assert_eq!(
        scored(
            &[begun, "hand red stretch", "turn red 2"],
            "lay medway v25 ne stretch with stretch"
        ),
        [(json!(1), json!("canal-mania-part-canals"))]
    );
    let finished = "canal medway red tonbridge u25:lock v25:stretch";
    assert_eq!(
        scored(
            &[finished, "cubes tonbridge", "turn red 3"],
            "haul tonbridge red maidstone"
        ),
        [(json!(2), json!("canal-mania-part-hauls"))]
    );
}
