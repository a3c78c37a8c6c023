//! What the table shows and says of a position: the map of a low terminal, the ways of contracts, reasons and explanations.

use serde_json::{Value, json};
use towpath_canal_mania::{CanalMania, State, Target};
use towpath_core::sketch::{Lit, Room};
use towpath_core::{Audience, Game, Information, Message, Notation, Presentation, ScenarioSupport};

/// A position of three that is given as in scenarios.
fn position(given: &[&str]) -> (CanalMania, State) {
    let setup = towpath_testkit::setup::<CanalMania>(3);
    let game = CanalMania::build(&setup).expect("the built-in edition holds");
    let mut state = game.empty();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    assert_eq!(game.audit(&state), Ok(()), "{given:?}");
    (game, state)
}

fn written(shown: &impl serde::Serialize) -> Value {
    serde_json::to_value(shown).expect("it can be written")
}

/// The columns of the map that a terminal of this height shows, each with the sign beside its letter.
fn window(given: &[&str], lit: &[&str], pan: i32, height: usize) -> Vec<(char, char)> {
    let (game, state) = position(given);
    let words = |message: &Message| message.key.to_string();
    let room = Room {
        width: 120,
        height,
        pan,
        names: &[],
        words: &words,
    };
    let read = |hex: &&str| serde_json::from_value(json!({"hex": hex})).expect("a hex");
    let lit: Vec<Lit<Target>> = (1..)
        .zip(lit.iter().map(read))
        .map(|(number, target)| Lit { target, number })
        .collect();
    let info = game.information_state(&state, Audience::Everything);
    let lines = game.sketch(&info, &lit, &room);
    let texts = lines.iter().map(|line| line.text());
    let signs = texts.map(|text| {
        let mut signs = text.chars();
        (signs.next().unwrap_or(' '), signs.next().unwrap_or(' '))
    });
    let column = |(letter, sign): &(char, char)| {
        letter.is_ascii_uppercase() && [' ', '↑', '↓'].contains(sign)
    };
    // The heading of the game and that of the rows come first.
    signs.skip(2).take_while(column).collect()
}

/// A low terminal shows the columns around what can be chosen, else around one's own canals, else the middle; east is above.
#[test]
fn a_low_terminal_shows_the_part_of_the_map_that_matters() {
    let none: &[&str] = &["turn red 2"];
    let medway: &[&str] = &["canal medway red tonbridge", "turn red 2"];
    for (given, lit, pan, middle) in [
        (none, &["k9"][..], 0, 'K'),
        (none, &["f9", "p9"], 0, 'K'),
        (none, &["h9", "p9", "j9"], 0, 'L'),
        (none, &["k9"], 2, 'I'),
        (none, &["k9"], -3, 'N'),
        (medway, &["k9"], 0, 'K'),
    ] {
        let rows = window(given, lit, pan, 14);
        assert!((5..=14).contains(&rows.len()), "{rows:?}");
        assert_eq!(rows[rows.len() / 2].0, middle, "{lit:?} {pan} {rows:?}");
        // From east to west without a gap, with an arrow where the map goes on and nowhere else.
        for pair in rows.windows(2) {
            assert_eq!(pair[0].0 as u32, pair[1].0 as u32 + 1, "{rows:?}");
        }
        let (first, last) = (rows[0], rows[rows.len() - 1]);
        assert_eq!((first.1, last.1), ('↑', '↓'), "{rows:?}");
        let inner = &rows[1..rows.len() - 1];
        assert!(inner.iter().all(|(_, sign)| *sign == ' '), "{rows:?}");
    }
    // Tonbridge lies in the east, where the map ends.
    let rows = window(medway, &[], 0, 14);
    assert!(rows.iter().any(|(letter, _)| *letter == 'U'), "{rows:?}");
    // However far it is moved, the map is not left.
    let west = window(none, &["k9"], 100, 14);
    assert_eq!(west.last(), Some(&('A', ' ')), "{west:?}");
    let east = window(none, &["k9"], -100, 14);
    assert_eq!(east.first().map(|(_, sign)| *sign), Some(' '), "{east:?}");
}

/// CM-BUILD-9: who leads a canal astray is told how many tiles it would take at least, which are more than are left.
#[test]
fn a_tile_that_leads_astray_is_refused_with_the_tiles_it_would_take() {
    let given = [
        "canal macclesfield red manchester e8:stretch:s e9:lock:s e10:stretch:s",
        "hand red lock stretch",
        "turn red 2",
    ];
    let (game, state) = position(&given);
    let told = |text: &str| {
        let action = game.parse(text).expect(text);
        let refusal = game.check(&state, state.active, &action).expect_err(text);
        written(&game.explain(&refusal))
    };
    // The way on from D11 to the south-west comes round to G11 by D12, E13, F12 and G12, each turning by one side.
    assert_eq!(
        told("lay macclesfield e11 sw lock with lock"),
        json!({"key": "canal-mania-refuse-cannot-finish", "left": 1, "need": 5})
    );
}

/// What is not understood is answered with how it is written.
#[test]
fn a_line_that_is_not_understood_is_answered_with_its_form() {
    let (game, _) = position(&["turn red 1"]);
    for (verb, form) in [
        ("colour", "colour COLOUR"),
        ("take", "take CONTRACT TERMINAL"),
        ("swap", "swap ENGINEER"),
        ("card", "card CARD"),
        ("goods", "goods COLOUR"),
        ("remove", "remove TOWN"),
        ("place", "place TOWN"),
        ("lay", "lay CONTRACT HEX EXIT TILE with CARDS"),
        ("lift", "lift CONTRACT"),
        ("haul", "haul TOWN OWNER TOWN"),
        ("discard", "discard CARD"),
    ] {
        let error = game.parse(verb).expect_err(verb);
        assert!(error.message.contains(form), "{verb}: {}", error.message);
    }
}

/// CM-BUILD-6: who asks about a hex is told its ground; where nothing can be built there is nothing to tell.
#[test]
fn a_hex_is_explained_by_its_ground() {
    let (game, state) = position(&["turn red 2"]);
    let info = game.information_state(&state, Audience::Everything);
    let about = |hex: &str| {
        let target = serde_json::from_value(json!({"hex": hex})).expect("a hex");
        let about = game.about(&info, &target)?;
        Some(about.lines[0].key.to_string())
    };
    // The examples of the rulebook build stretches and locks on E9 and an aqueduct on F11.
    assert_eq!(about("e9").as_deref(), Some("canal-mania-about-clear"));
    assert_eq!(about("f11").as_deref(), Some("canal-mania-about-difficult"));
    assert_eq!(about("a0"), None);
}

/// CM-BUILD-8, CM-BUILD-9: the shortest way of a contract is shown from both of its ends, tile by tile.
#[test]
fn the_shortest_way_of_every_contract_is_shown() {
    let (game, _) = position(&["turn red 2"]);
    let board = written(&game.board());
    let contracts = board["contracts"].as_array().expect("a list");
    assert_eq!(contracts.len(), 30);
    for contract in contracts {
        let least = contract["least"].as_u64().expect("a number");
        let value = contract["value"].as_u64().expect("a number");
        assert!((1..=value).contains(&least), "{contract}");
        let ways = contract["shortest"].as_array().expect("two ways");
        let lengths = ways
            .iter()
            .map(|way| way.as_array().map_or(0, Vec::len) as u64);
        assert_eq!(lengths.collect::<Vec<_>>(), [least, least], "{contract}");
    }
}

/// CM-ENG-5: while cards are taken the player is asked for those that are missing; the fourth is Rennie's.
#[test]
fn who_takes_cards_is_told_how_many_are_missing() {
    for (taken, key, field, number) in [
        (1, "canal-mania-prompt-taking", "more", 2),
        (2, "canal-mania-prompt-taking-last", "taken", 2),
        (3, "canal-mania-prompt-taking-rennie", "number", 4),
    ] {
        let step = format!("step taking {taken}");
        let given = ["engineer red rennie", "turn red 2", &step];
        let (game, state) = position(&given);
        let info = game.information_state(&state, Audience::Seat(state.active));
        let mut actions = Vec::new();
        game.legal(&state, state.active, &mut actions);
        let asked = written(&game.prompt(&info, &[], &actions));
        assert_eq!(asked["key"], key);
        assert_eq!(asked[field], number, "{asked}");
    }
}

/// What no line names is empty, so that a position is written without lines for what there is none of.
#[test]
fn a_position_is_written_without_what_there_is_none_of() {
    let lines = |given: &[&str]| {
        let (game, state) = position(given);
        game.position(&game.information_state(&state, Audience::Everything))
    };
    let named = |lines: &[String], word: &str| {
        let mut found = lines
            .iter()
            .filter(|line| line.split(' ').next() == Some(word));
        found.next().cloned()
    };
    let plain = lines(&["canal medway red tonbridge", "turn red 1"]);
    for word in [
        "quiet", "busy", "end", "half", "returned", "discards", "fresh",
    ] {
        assert_eq!(named(&plain, word), None, "{plain:#?}");
    }
    let still = lines(&["turn red 1", "quiet 1", "busy"]);
    assert_eq!(named(&still, "quiet").as_deref(), Some("quiet 1"));
    assert_eq!(named(&still, "busy").as_deref(), Some("busy"));
    // A contract that was given back at the end keeps its canal and lies in the Parliament again.
    let given_back = [
        "canal medway red tonbridge u25:lock:se",
        "parliament rochdale",
        "returned medway",
        "step last-goods",
    ];
    let returned = lines(&given_back);
    assert_eq!(
        named(&returned, "returned").as_deref(),
        Some("returned medway")
    );
    let parliament = named(&returned, "parliament");
    assert_eq!(parliament.as_deref(), Some("parliament rochdale"));
}

/// What is said of a position that cannot be.
fn fault(given: &[&str]) -> Option<String> {
    let setup = towpath_testkit::setup::<CanalMania>(3);
    let game = CanalMania::build(&setup).expect("the built-in edition holds");
    let mut state = game.empty();
    let place = |line: &&str| {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words)
    };
    let placed: Result<(), String> = given.iter().try_for_each(place);
    let settled = placed.and_then(|()| game.settle(&mut state));
    settled.and_then(|()| game.audit(&state)).err()
}

/// CM-COMP-3: there are fifteen cubes, those in a player's hand among them.
#[test]
fn there_are_fifteen_cubes_with_those_in_hand() {
    let (game, _) = position(&["turn red 2"]);
    let ids: Vec<&str> = game
        .map()
        .towns
        .iter()
        .map(|town| town.id.as_str())
        .collect();
    let with = |cubes: usize, held: u8| {
        let cubes = format!("cubes {}", ids[..cubes].join(" "));
        let goods = format!("goods red {held} 2 done");
        fault(&["turn red 2", &cubes, "step placing", &goods])
    };
    assert_eq!(with(15, 0), None);
    assert_eq!(with(14, 1), None);
    assert_eq!(with(13, 2), None);
    let many = Some("there are only 15 cubes".to_owned());
    assert_eq!(with(15, 1), many);
    assert_eq!(with(14, 2), many);
}

/// CM-BUILD-6, CM-BUILD-8: a tile suits its ground, and no two of a kind follow each other within a section.
#[test]
fn a_canal_of_tiles_that_cannot_follow_each_other_is_refused() {
    let canal =
        |tiles: &str| fault(&[&format!("canal medway red tonbridge {tiles}"), "turn red 2"]);
    assert_eq!(canal("u25:lock v25:stretch"), None);
    let twice = canal("u25:lock v25:lock").expect("two locks in a row");
    assert!(
        twice.contains("tile 2 of medway cannot be a lock"),
        "{twice}"
    );
    let ground = canal("u25:tunnel v25:stretch").expect("a tunnel on clear ground");
    assert!(
        ground.contains("tile 1 of medway cannot be a tunnel"),
        "{ground}"
    );
}
