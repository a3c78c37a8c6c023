//! What a line of a list says of the things on the table.

use serde_json::{Value, json};
use towpath_canal_mania::{CanalMania, Target};
use towpath_core::{Audience, Game, Information, Presentation, ScenarioSupport};

/// What is said of a thing, with one choice left by it or several.
fn caption(target: &Value, alone: bool) -> Option<Value> {
    let setup = towpath_testkit::setup::<CanalMania>(3);
    let game = CanalMania::build(&setup).expect("the built-in edition holds");
    let mut state = game.empty();
    for line in ["cubes london", "turn red 2"] {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    let town = |name: &str| game.map().town_by_id(name).map(Target::Town);
    let target: Target = match target.as_str() {
        Some("medway") => game
            .map()
            .contract_by_id("medway")
            .map(Target::Contract)
            .expect("a contract"),
        Some(name @ ("london" | "tonbridge")) => town(name).expect("a town"),
        _ => serde_json::from_value(target.clone()).expect("a thing to touch"),
    };
    let info = game.information_state(&state, Audience::Everything);
    let message = game.caption(&info, &target, alone)?;
    Some(serde_json::to_value(message).expect("it can be written"))
}

/// Where several choices are left a line names the thing; where one is left its own words say enough.
#[test]
fn a_contract_is_named_with_its_way_and_its_value() {
    let medway = caption(&json!("medway"), false).expect("words");
    assert_eq!(medway["key"], "terminal-canal-mania-contract");
    let way = medway["way"].as_str().expect("a way");
    assert!(
        way.starts_with("Tonbridge") || way.ends_with("Tonbridge"),
        "{way}"
    );
    assert!(medway["value"].as_u64().is_some_and(|value| value > 0));
    assert_eq!(caption(&json!("medway"), true), None);
}

/// A town with goods is told from one without.
#[test]
fn a_cube_is_named_where_one_lies() {
    let key = |name: &str| caption(&json!(name), false).map(|words| words["key"].clone());
    assert_eq!(key("london"), Some(json!("terminal-canal-mania-cube-in")));
    assert_eq!(key("tonbridge"), Some(json!("terminal-canal-mania-town")));
}

/// An engineer is named however many choices are left, because his choice alone does not say what he is good at.
#[test]
fn an_engineer_is_always_named() {
    for alone in [false, true] {
        let words = caption(&json!({"engineer": "brindley"}), alone).expect("words");
        assert_eq!(words["key"], "terminal-canal-mania-swap");
        assert_eq!(words["engineer"]["key"], "terminal-canal-mania-brindley");
    }
}
