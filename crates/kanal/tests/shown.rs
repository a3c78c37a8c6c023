//! What the table shows: the drawing for terminals, buildings that wait for their activation, and prices at their limit.

use serde_json::Value;
use towpath_core::sketch::Room;
use towpath_core::{
    Audience, Game, Information, Message, Presentation, Sampled, ScenarioSupport, Silent,
};
use towpath_kanal::effect::{judge, parse_block};
use towpath_kanal::{Action, Kanal};

fn table() -> Kanal {
    Kanal::build(&towpath_testkit::setup::<Kanal>(2)).expect("the built-in edition holds")
}

/// Every plot of an empty board is drawn under its name, once on each player's board.
#[test]
fn a_terminal_names_every_empty_plot() {
    let game = table();
    let state = game.setup(&mut Sampled::new(1), &mut Silent);
    let words = |message: &Message| message.key.to_string();
    let room = Room {
        width: 200,
        height: 80,
        pan: 0,
        names: &[],
        words: &words,
    };
    let info = game.information_state(&state, Audience::Spectator);
    let lines = game.sketch(&info, &[], &room);
    let text: Vec<String> = lines.iter().map(|line| line.text()).collect();
    let text = text.join("\n");
    for row in 1..=3 {
        // Both boards stand beside each other; action spaces have names like plots elsewhere.
        let line = text.lines().find(|line| line.starts_with(&row.to_string()));
        let line = line.expect("a row of plots");
        for name in ["a", "b", "c", "d"].map(|column| format!("{column}{row}")) {
            let found = line.split_whitespace().filter(|word| *word == name);
            assert_eq!(found.count(), 2, "{name} in\n{text}");
        }
    }
}

/// KA-WHEEL-1: a wheel counts up to 8 wood, so that a price of 8 can be paid and a price of 9 cannot.
#[test]
fn a_price_may_ask_for_all_that_a_wheel_holds() {
    let price = |text: &str| {
        let (_, effects) = parse_block(text).expect(text);
        effects.iter().map(judge).collect::<Vec<_>>()
    };
    let refused = |text: &str| price(text).iter().any(Result::is_err);
    assert!(
        !refused("8 wood -> 3 steel"),
        "{:?}",
        price("8 wood -> 3 steel")
    );
    assert!(refused("9 wood -> 3 steel"));
}

/// How often something in a view says that a building waits.
fn waiting(view: &Value) -> usize {
    match view {
        Value::Array(all) => all.iter().map(waiting).sum(),
        Value::Object(fields) => {
            let own = usize::from(fields.get("chain").is_some_and(|chain| chain == "waiting"));
            own + fields.values().map(waiting).sum::<usize>()
        }
        _ => 0,
    }
}

/// KA-ACTV-1: exactly the buildings that are still to be activated are shown as waiting.
#[test]
fn buildings_that_wait_are_shown_and_no_others() {
    let game = table();
    let (mut some, mut actions) = (0, Vec::new());
    for number in 0..10 {
        let mut random = Sampled::new(number);
        let mut state = game.setup(&mut random, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let info = game.information_state(&state, Audience::Everything);
            let listed = game.observe(&info, &["waiting"]).expect("a keyword");
            let view = serde_json::to_value(game.view(&info)).expect("it can be written");
            let count = match listed.as_str() {
                "nothing" => 0,
                plots => plots.split_whitespace().count(),
            };
            assert_eq!(waiting(&view), count, "{listed}");
            some += count;
            // Buildings are what waits.
            let builds = actions.iter().filter(|a| matches!(a, Action::Build { .. }));
            let builds: Vec<Action> = builds.copied().collect();
            let from = if builds.is_empty() { &actions } else { &builds };
            let action = from[random.below(from.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }
    assert!(some > 0, "nothing ever waited");
}

fn sorted(mut all: Vec<i64>) -> Vec<i64> {
    all.sort_unstable();
    all
}

/// KA-SOLO-4: every grade of a game alone is listed with the points it takes; the lowest takes none and is not listed.
#[test]
fn grades_are_listed_with_the_points_they_take() {
    let setup = towpath_testkit::setup::<Kanal>(1);
    let game = Kanal::build(&setup).expect("the built-in edition holds");
    let board = serde_json::to_value(game.board()).expect("it can be written");
    let grades = board["grades"].as_array().expect("a list");
    let from = |grade: &Value| grade["from"].as_i64().expect("points");
    let from: Vec<i64> = grades.iter().map(from).collect();
    assert_eq!(sorted(from), [80, 100, 120, 130, 140, 150]);
}

/// KA-BOARD-1: on the grid that is drawn, every route lies beside the plot it is named after, on the side it is named after.
#[test]
fn every_route_is_drawn_beside_its_plot() {
    let board = serde_json::to_value(table().board()).expect("it can be written");
    let places = |kind: &str| {
        let all = board[kind].as_array().expect("a list").clone();
        let number = |one: &Value, field: &str| one[field].as_i64().expect("a number");
        let place = |one: Value| {
            let name = one["name"].as_str().expect("a name").to_owned();
            let upright = one["upright"].as_bool();
            (name, number(&one, "column"), number(&one, "row"), upright)
        };
        all.into_iter().map(place).collect::<Vec<_>>()
    };
    let (plots, routes) = (places("plots"), places("routes"));
    assert_eq!((plots.len(), routes.len()), (12, 31));
    let mut sides = Vec::new();
    for (name, column, row, upright) in routes {
        let (plot, side) = name.split_at(2);
        let of_plot = plots.iter().find(|(name, ..)| name == plot);
        let (_, plot_column, plot_row, _) = of_plot.expect("a route is named after a plot");
        let (right, down) = match side {
            "n" => (0, -1),
            "s" => (0, 1),
            "w" => (-1, 0),
            "e" => (1, 0),
            _ => panic!("{name} has no side"),
        };
        assert_eq!(
            (column - plot_column, row - plot_row),
            (right, down),
            "{name}"
        );
        assert_eq!(upright, Some(down == 0), "{name}");
        sides.push((column, row));
    }
    sides.sort_unstable();
    sides.dedup();
    assert_eq!(sides.len(), 31, "two routes lie on one place");
}

/// A card with a long name keeps its price and its points in a narrow terminal: the name is what is shortened.
#[test]
fn a_long_name_leaves_room_for_price_and_points() {
    for players in 1..=2 {
        let setup = towpath_testkit::setup::<Kanal>(players);
        let game = Kanal::build(&setup).expect("the built-in edition holds");
        let state = game.setup(&mut Sampled::new(1), &mut Silent);
        let words = |message: &Message| match &*message.key {
            "kanal-card" => "The most magnificent of all manufactories".to_owned(),
            _ => "2 wood".to_owned(),
        };
        let room = Room {
            width: 80,
            height: 24,
            pan: 0,
            names: &[],
            words: &words,
        };
        let info = game.information_state(&state, Audience::Spectator);
        let lines = game.sketch(&info, &[], &room);
        let named = lines.iter().map(|line| line.text());
        let named: Vec<String> = named.filter(|line| line.contains("The most")).collect();
        assert!(!named.is_empty(), "{players} players");
        for line in &named {
            assert!(line.chars().count() <= 80, "{line}");
            let points = line.matches(" *").count();
            assert_eq!(points, line.matches("The most").count(), "{line}");
        }
    }
}

/// KA-ACTV-1: a terminal marks the building that waits with '!', the active one with '*', and no other; 'o' is a token.
#[test]
fn a_terminal_marks_what_waits_and_what_is_active() {
    let game = table();
    let given = [
        "turn red t3",
        "parts path 1",
        "board red 1 path path path .",
        "board red 2 path a06 path a07 path - . - .",
        "board red 3 path path . .",
        "building red d3 a08",
        "waiting routes a1",
        "active b1 routes",
    ];
    let mut state = game.empty();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    assert_eq!(game.audit(&state), Ok(()));
    let words = |message: &Message| message.key.to_string();
    let room = Room {
        width: 100,
        height: 80,
        pan: 0,
        names: &[],
        words: &words,
    };
    let info = game.information_state(&state, Audience::Spectator);
    let lines = game.sketch(&info, &[], &room);
    let row = |number: &str| {
        let mut texts = lines.iter().map(|line| line.text());
        let row = texts.find(|text| text.starts_with(number));
        row.expect("a row of plots")
    };
    assert!(
        row("1").starts_with("1 . A06!oo . A07*oo . "),
        "{}",
        row("1")
    );
    assert!(row("3").contains(" A08 oo "), "{}", row("3"));
}
