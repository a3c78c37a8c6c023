//! The likely wrong touches, each with its answer.

use crate::{Arriala, PackedAction, Target};
use towpath_core::{
    Audience, Game, Information, Message, Presentation, ScenarioSupport, Seat, Value,
};

/// What red is told in a position, as the page shows it: the key, and the numbers asked for.
struct Table {
    game: Arriala,
    state: crate::State,
}

impl Table {
    fn of(players: u8, lines: &[&str]) -> Table {
        let game = Arriala::build(&towpath_testkit::setup::<Arriala>(players)).expect("it builds");
        let mut state = game.empty();
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            game.place(&mut state, &words).expect(line);
        }
        game.settle(&mut state).expect("it adds up");
        Table { game, state }
    }

    fn told(&self, picked: &[&str], target: &str) -> Message {
        let (game, seat) = (&self.game, Seat::new(0));
        let read = |text: &&str| serde_json::from_str::<Target>(text).expect(text);
        let picked: Vec<Target> = picked.iter().map(read).collect();
        let target = read(&target);
        let info = game.information_state(&self.state, Audience::Seat(seat));
        if let Some(words) = game.answer(&info, &picked, &target) {
            return words;
        }
        let wishes = game.wishes(&info, &picked, &target);
        let refusal = |wish: &PackedAction| game.check(&self.state, seat, wish).err();
        let refusal = wishes.iter().find_map(refusal);
        game.explain(&refusal.expect("it is answered"))
    }

    fn says(&self, picked: &[&str], target: &str, key: &str) {
        assert_eq!(
            self.told(picked, target).key,
            key,
            "{target} after {picked:?}"
        );
    }
}

fn number(message: &Message, name: &str) -> Option<i64> {
    let found = message.args.iter().find(|(key, _)| *key == name);
    match found {
        Some((_, Value::Number(number))) => Some(*number),
        _ => None,
    }
}

const RED: &str = r#"{"worker":{"colour":"red","at":3}}"#;
const YELLOW: &str = r#"{"worker":{"colour":"yellow","at":5}}"#;
const CHASSELAS: &str = r#"{"vineyard":61}"#;
const RIVER: &str = r#""river""#;

#[test]
fn too_early_is_answered_with_what_comes_first() {
    let table = Table::of(
        3,
        &[
            "workers red 3",
            "workers yellow 5",
            "turn red points 5",
            "hand red art move-2",
            "score yellow 3",
            "score green 2",
        ],
    );
    table.says(&[], CHASSELAS, "arriala-guide-vineyard");
    assert_eq!(number(&table.told(&[], CHASSELAS), "points"), Some(2));
    table.says(&[], RIVER, "arriala-guide-river");
    assert_eq!(number(&table.told(&[], RIVER), "points"), Some(3));
    table.says(&[], r#"{"stop":14}"#, "arriala-guide-stop");
    table.says(&[], r#"{"art":0}"#, "arriala-guide-card");
    table.says(
        &[r#"{"card":"move_2"}"#],
        CHASSELAS,
        "arriala-guide-move-card",
    );
    table.says(&[YELLOW], RIVER, "arriala-guide-own-only");
    table.says(&[r#""place_worker""#], YELLOW, "arriala-refuse-occupied");
    table.says(&[r#""place_worker""#], CHASSELAS, "arriala-guide-vineyard");
    table.says(&[], r#"{"section":0}"#, "arriala-guide-section-nobody");
}

#[test]
fn a_taken_place_can_be_passed_over() {
    let table = Table::of(
        3,
        &[
            "workers red 3",
            "workers yellow 5",
            "locks 4",
            "turn red points 5",
        ],
    );
    let told = table.told(&[RED], r#"{"stop":4}"#);
    assert_eq!(told.key, "arriala-guide-pass-over");
    // Cell 5 is taken too, so it is cell 6, three steps away.
    assert_eq!(number(&told, "points"), Some(3));
}

#[test]
fn what_is_lacking_is_named() {
    let poor = Table::of(
        3,
        &["workers red 3", "turn red points 2", "hand red move-2"],
    );
    poor.says(&[], r#""build_lock""#, "arriala-refuse-points");
    poor.says(&[], RIVER, "arriala-refuse-points");
    let spent = Table::of(3, &["workers red 3", "turn red points 0"]);
    for target in [RED, CHASSELAS, RIVER, r#""draw""#, r#"{"stop":14}"#] {
        spent.says(&[], target, "arriala-guide-spent");
    }
    spent.says(&[], r#"{"section":0}"#, "arriala-guide-section");
    let alone = Table::of(
        3,
        &[
            "turn red points 5",
            "hand red anywhere own-to-canal any-to-canal",
        ],
    );
    alone.says(
        &[],
        r#"{"card":"anywhere"}"#,
        "arriala-guide-nobody-on-canal",
    );
    alone.says(&[], RIVER, "arriala-guide-nobody-on-canal");
    alone.says(&[], CHASSELAS, "arriala-guide-nobody-on-canal");
    alone.says(
        &[],
        r#"{"card":"own_to_canal"}"#,
        "arriala-guide-nobody-in-vineyards",
    );
    alone.says(
        &[],
        r#"{"card":"any_to_canal"}"#,
        "arriala-guide-vineyards-empty",
    );
    let tied = Table::of(3, &["turn red points 5", "hand red art"]);
    tied.says(&[], r#"{"card":"art"}"#, "arriala-refuse-tied-last");
}

#[test]
fn with_two_players_the_third_colour_is_nobodys() {
    let table = Table::of(
        2,
        &[
            "workers green 12 montech moissac valence",
            "turn red points 5",
        ],
    );
    let told = table.told(&[], r#"{"section":13}"#);
    let side = told.args.iter().find(|(name, _)| *name == "side");
    let Some((_, Value::Message(side))) = side else {
        panic!("{told:?}");
    };
    assert_eq!(side.key, "arriala-side-nobody");
}
