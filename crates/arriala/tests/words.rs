//! What is said of what happened: which sentence, and with which values.

use serde_json::{Value, json};
use towpath_arriala::{Arriala, Event};
use towpath_core::{Game, Notation, Presentation, Sampled, ScenarioSupport};

fn table(players: u8) -> Arriala {
    Arriala::build(&towpath_testkit::setup::<Arriala>(players)).expect("the built-in edition holds")
}

/// What is told of some decisions in a position that is given as in scenarios.
fn told(players: u8, given: &[&str], decisions: &[&str]) -> Vec<Value> {
    let game = table(players);
    let mut state = game.empty();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    let mut events: Vec<Event> = Vec::new();
    for text in decisions {
        let action = game.parse(text).expect(text);
        let seat = state.seat();
        assert_eq!(game.check(&state, seat, &action), Ok(()), "{text}");
        game.apply(&mut state, seat, action, &mut Sampled::new(1), &mut events);
    }
    let said = events.iter().map(|event| game.narrate(event));
    said.map(|message| serde_json::to_value(message).expect("it can be written"))
        .collect()
}

fn cell(number: u8) -> Value {
    json!({"key": "arriala-cell", "number": number})
}

/// AR-END-4: a turn is passed when none of its points were used; otherwise the points left over are named.
#[test]
fn a_turn_is_passed_only_with_all_points_left() {
    let position = ["workers red 3", "turn red points 5"];
    let said = told(3, &position, &["end"]);
    let red = json!({"key": "arriala-seat-red", "player": 0});
    assert_eq!(said, [json!({"key": "arriala-event-passed", "seat": red})]);
    let said = told(3, &position, &["walk red 3 to 5", "end"]);
    assert_eq!(
        said[1],
        json!({"key": "arriala-event-turn-ended", "seat": red, "unused": 3})
    );
}

/// AR-MOVE-2: a walk names the worker, the way and its length; with cards, those as well.
#[test]
fn a_walk_names_the_way_and_the_cards() {
    let position = ["workers yellow 3", "hand red move-2", "turn red points 5"];
    let said = told(3, &position, &["walk yellow 3 to 6 move-2 +1"]);
    let (red, yellow) = (
        json!({"key": "arriala-seat-red", "player": 0}),
        json!({"key": "arriala-colour-yellow"}),
    );
    assert_eq!(said[0]["key"], "arriala-event-walked-with-cards");
    assert_eq!(said[0]["distance"], 3);
    assert_eq!(
        (&said[0]["seat"], &said[0]["from"], &said[0]["to"]),
        (&red, &cell(3), &cell(6))
    );
    assert_eq!(said[0]["colour"]["key"], yellow["key"]);
    let said = told(3, &position, &["walk yellow 3 to 4"]);
    assert_eq!(said[0]["key"], "arriala-event-walked");
    assert_eq!(said[0]["distance"], 1);
}

/// AR-SEC-3, AR-LOCK-2: a section says who takes its points, or that nobody does.
#[test]
fn a_section_says_who_takes_it() {
    let tied = ["workers yellow 7", "workers green 8", "turn red points 5"];
    let said = told(3, &tied, &["lock 9"]);
    assert_eq!(said[1]["key"], "arriala-event-counted-nobody");
    let alone = ["workers yellow 7 8", "turn red points 5"];
    let said = told(3, &alone, &["lock 9"]);
    assert_eq!(said[0]["key"], "arriala-event-lock");
    assert_eq!(said[0]["at"], cell(9));
    assert_eq!(said[1]["key"], "arriala-event-counted");
    assert_eq!(said[1]["points"], 2);
    assert_eq!(said[1]["side"]["key"], "arriala-seat-yellow");
}
