//! What a player is asked and told before anything is done: questions, what is given up, answers to touches that lead nowhere.

use serde_json::{Value, json};
use towpath_arriala::{Arriala, InformationState, State, Target};
use towpath_core::{
    Audience, ChoiceKind, Game, Information, Notation, Presentation, ScenarioSupport,
};

/// A position that is given as in scenarios.
struct Table {
    game: Arriala,
    state: State,
}

impl Table {
    /// At a table of three.
    fn of(given: &[&str]) -> Table {
        Table::with(3, given)
    }

    fn with(players: u8, given: &[&str]) -> Table {
        let setup = towpath_testkit::setup::<Arriala>(players);
        let game = Arriala::build(&setup).expect("the built-in edition holds");
        let mut state = game.empty();
        for line in given {
            let words: Vec<&str> = line.split(' ').collect();
            game.place(&mut state, &words).expect(line);
        }
        game.settle(&mut state).expect("it adds up");
        assert_eq!(game.audit(&state), Ok(()), "{given:?}");
        Table { game, state }
    }

    fn info(&self) -> InformationState {
        let reader = Audience::Seat(self.state.seat());
        self.game.information_state(&self.state, reader)
    }

    /// The answer to a touch that leads nowhere, if it is not left to a refusal.
    fn answer(&self, picked: &[&str], target: &str) -> Value {
        let read = |text: &&str| serde_json::from_str::<Target>(text).expect(text);
        let picked: Vec<Target> = picked.iter().map(read).collect();
        let said = self.game.answer(&self.info(), &picked, &read(&target));
        serde_json::to_value(said).expect("it can be written")
    }
}

/// AR-TURN-1: those who wait are told whether a turn begins, goes on or is about to be ended, and with how many points.
#[test]
fn who_waits_is_told_how_far_the_turn_is() {
    for (points, key) in [
        (5, "arriala-question-begin"),
        (4, "arriala-question-go-on"),
        (1, "arriala-question-go-on"),
        (0, "arriala-question-end"),
    ] {
        let turn = format!("turn red points {points}");
        let table = Table::of(&["workers red 3", &turn]);
        let question = table.game.question(&table.info());
        let red = json!({"key": "arriala-seat-red", "player": 0});
        assert_eq!(
            serde_json::to_value(question).expect("it can be written"),
            json!({"key": key, "seat": red, "points": points})
        );
    }
}

/// AR-TURN-1: who ends a turn gives up all of it, some points, or nothing if nothing can be done with them.
#[test]
fn the_end_of_a_turn_says_what_is_given_up() {
    for (points, lost) in [
        (5, Some("arriala-lost-turn")),
        (2, Some("arriala-lost-points")),
        (0, None),
    ] {
        let turn = format!("turn red points {points}");
        let table = Table::of(&["workers red 3", &turn]);
        let end = table.game.parse("end").expect("the notation has it");
        match (table.game.kind(&table.info(), &end), lost) {
            (ChoiceKind::Forfeit(what), Some(key)) => assert_eq!(what.key, key),
            (ChoiceKind::Pass, None) => {}
            (kind, _) => panic!("{kind:?} with {points} points"),
        }
    }
}

const RED: &str = r#"{"worker":{"colour":"red","at":3}}"#;

/// What could be done in another way is answered with the way to it: to the blue cells goes a worker, without a card.
#[test]
fn the_blue_cells_are_reached_by_a_worker_without_a_card() {
    let table = Table::of(&["workers red 3", "hand red move-2", "turn red points 5"]);
    let river = json!({"key": "arriala-guide-river", "points": 3});
    let card = r#"{"card":"move_2"}"#;
    for picked in [&[][..], &[r#""place_worker""#], &[card], &[card, RED]] {
        assert_eq!(table.answer(picked, r#""river""#), river, "{picked:?}");
    }
}

/// AR-MOVE-1: only a taken cell is passed over; a free one that is too far is left to the refusal, which names the price.
#[test]
fn a_free_cell_is_not_said_to_be_taken() {
    let given = ["workers red 3", "workers yellow 4", "turn red points 2"];
    let table = Table::of(&given);
    let told = table.answer(&[RED], r#"{"stop":4}"#);
    assert_eq!(told["key"], "arriala-guide-pass-over");
    assert_eq!(told["points"], 2);
    // Cell 2 is free and three steps away; a card leads beyond it.
    let table = Table::of(&["workers red 5", "hand red move-4", "turn red points 2"]);
    let red = r#"{"worker":{"colour":"red","at":5}}"#;
    assert_eq!(table.answer(&[red], r#"{"stop":2}"#), Value::Null);
}

/// AR-LOCK-1: who has picked a lock card and touches a worker has chosen a cell, which is refused because it is taken.
#[test]
fn a_lock_card_asks_for_a_cell() {
    let table = Table::of(&[
        "workers red 3",
        "workers yellow 5",
        "hand red lock own-to-vineyard any-to-vineyard",
        "turn red points 5",
    ]);
    let yellow = r#"{"worker":{"colour":"yellow","at":5}}"#;
    assert_eq!(table.answer(&[r#"{"card":"lock"}"#], yellow), Value::Null);
    // Without it the touch means the worker, which a card in hand would move.
    let vineyard = r#"{"card":"own_to_vineyard"}"#;
    let told = table.answer(&[vineyard], yellow);
    assert_eq!(told["key"], "arriala-guide-own-only");
}

/// AR-ART-1: a client may ask about any work of art that the board has, and about no other.
#[test]
fn only_works_of_art_of_the_board_exist() {
    let table = Table::of(&["turn red points 5"]);
    let exists = [0, 1, 2, 200].map(|work| table.game.has_target(&Target::Art(work)));
    assert_eq!(exists, [true, true, false, false]);
}

/// Both works of art are worth the same: a player may choose, a search looks at one of them.
#[test]
fn a_search_tries_one_of_two_equal_works() {
    let works = |given: &[&str], all: bool| {
        let Table { game, state } = Table::of(given);
        let mut actions = Vec::new();
        match all {
            true => game.legal(&state, state.seat(), &mut actions),
            false => game.candidates(&state, state.seat(), &mut actions),
        }
        let written = actions.iter().map(|action| game.write(action));
        let works = written.filter(|text| text.starts_with("art "));
        works.collect::<Vec<String>>()
    };
    let scores = ["score yellow 6", "score green 3", "hand red art"];
    let first = [&scores[..], &["turn red points 5"]].concat();
    assert_eq!(works(&first, true), ["art montech", "art cacor"]);
    assert_eq!(works(&first, false), ["art montech"]);
    let second = [&scores[..], &["art montech yellow", "turn red points 5"]].concat();
    assert_eq!(works(&second, true), ["art cacor"]);
    assert_eq!(works(&second, false), ["art cacor"]);
}

/// AR-SET-2: who has picked a worker is asked where it goes, and told whose it is: their own, another player's or the virtual
/// player's.
#[test]
fn who_picks_a_worker_is_told_whose_it_is() {
    let given = ["workers red 9", "workers yellow 10", "turn red points 5"];
    let table = Table::with(2, &given);
    let mut actions = Vec::new();
    let seat = table.state.seat();
    table.game.legal(&table.state, seat, &mut actions);
    for (colour, at, key) in [
        ("red", 10, "arriala-prompt-own-worker"),
        ("yellow", 11, "arriala-prompt-other-worker"),
        ("green", 7, "arriala-prompt-virtual-worker"),
    ] {
        let worker = json!({"worker": {"colour": colour, "at": at}});
        let worker: Target = serde_json::from_value(worker).expect("a worker");
        let question = table.game.prompt(&table.info(), &[worker], &actions);
        assert_eq!(question.key, key);
    }
}

/// AR-END-4: a game that stands still ends, either way; a position that goes on all the same is refused.
#[test]
fn a_game_that_stands_still_does_not_go_on() {
    let said = |still: &str| {
        let Table { game, mut state } = Table::of(&["workers red 3", "turn red points 5"]);
        let words: Vec<&str> = still.split(' ').collect();
        game.place(&mut state, &words).expect(still);
        game.settle(&mut state).and_then(|()| game.audit(&state))
    };
    let ended = Err("the game should have ended by standstill".to_owned());
    for (last, too_many) in [("quiet 8", "quiet 9"), ("passes 5", "passes 6")] {
        assert_eq!(said(last), Ok(()), "{last}");
        assert_eq!(said(too_many), ended, "{too_many}");
    }
}
