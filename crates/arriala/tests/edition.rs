//! The data file: what holds, and what is said about what does not.

use towpath_arriala::Arriala;
use towpath_core::{Edition, Game};

fn errors(change: impl Fn(&str) -> String) -> Vec<String> {
    let builtin = Arriala::builtin_edition();
    let text = change(&builtin.files[0].text);
    match Arriala::check_edition(&Edition::of([("board.toml", &text)])) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

fn refuses(from: &str, to: &str, message: &str) {
    let builtin = Arriala::builtin_edition();
    assert!(
        builtin.files[0].text.contains(from),
        "'{from}' is not in the file"
    );
    let found = errors(|text| text.replacen(from, to, 1));
    let said = |error: &String| error.starts_with("board.toml:") && error.contains(message);
    assert!(found.iter().any(said), "{message}: {found:#?}");
}

/// What is unusual about the data with one change, which can be played.
fn warns(from: &str, to: &str, message: &str) {
    let builtin = Arriala::builtin_edition();
    let text = builtin.files[0].text.replacen(from, to, 1);
    let checked = Arriala::check_edition(&Edition::of([("board.toml", &text)]));
    let found = checked.expect("it can be played").warnings;
    let said = |w: &towpath_core::DataError| w.line.is_some() && w.message.contains(message);
    assert!(found.iter().any(said), "{message}: {found:#?}");
}

#[test]
fn what_is_merely_unlike_our_board_can_be_played() {
    warns("max_locks = 2", "max_locks = 4", "8 lock pieces");
    warns("move-2 = 5", "move-2 = 4", "54 cards");
    warns(
        "[1, 2, 4, 6, 8, 10, 12, 15]",
        "[1, 2, 4, 4, 8, 10, 12, 15]",
        "more points",
    );
    warns("river_works = 1", "river_works = 0", "exactly 1 river work");
}

#[test]
fn the_builtin_edition_holds() {
    let holds = Arriala::check_edition(&Arriala::builtin_edition())
        .expect("it holds")
        .holds;
    assert!(
        holds[0].contains("5 towns, 4 stretches, 20 cells"),
        "{holds:?}"
    );
    assert!(holds[3].contains("55 cards"), "{holds:?}");
}

#[test]
fn mistakes_are_named() {
    refuses("cells = 6", "cells = 0", "at least 1 cell");
    refuses("cells = 6", "cells = 90", "at most 58 fit");
    refuses(
        "cells = 4\nmax_locks = 2",
        "cells = 1\nmax_locks = 2",
        "more locks than",
    );
    refuses("river_works = 1", "river_works = 2", "there are 4");
    refuses("[1, 2, 4, 6, 8, 10, 12, 15]", "[1, 2, 4]", "need 8");
    refuses("move-2 = 5", "move-2 = 16", "at most 15 copies");
    refuses("move-2 = 5", "move-9 = 5", "move-9");
    refuses("key = \"moissac\"", "key = \"montech\"", "a second place");
    refuses("key = \"chasselas\"", "key = \"montech\"", "a second place");
    refuses(
        "key = \"cacor\"",
        "key = \"montech\"",
        "a second work of art",
    );
    refuses("key = \"moissac\"", "key = \"red\"", "something else");
    refuses("key = \"moissac\"", "key = \"M 1\"", "lowercase");
    refuses("near = \"moissac\"", "near = \"toulouse\"", "no town");
    refuses("places = 4", "places = 0", "1 to 20 places");
    refuses("min_players = 4", "min_players = 7", "2, 3 or 4");
}

#[test]
fn a_missing_stretch_town_vineyard_or_file_is_named() {
    let cut = |text: &str, from: &str, to: &str| {
        let start = text.find(from).expect("the beginning");
        let end = start + text[start..].find(to).expect("the end");
        format!("{}{}", &text[..start], &text[end..])
    };
    let found = errors(|text| cut(text, "[[stretches]]", "[[vineyards]]"));
    assert!(found.iter().any(|e| e.contains("stretches")), "{found:?}");
    let found = errors(|text| cut(text, "[[vineyards]]", "# FACT: eight kinds"));
    assert!(found.iter().any(|e| e.contains("vineyards")), "{found:?}");
    let found = errors(|text| cut(text, "    { key = \"moissac\"", "    { key = \"valence\""));
    assert!(
        found
            .iter()
            .any(|e| e.contains("3 towns") || e.contains("need 3")),
        "{found:?}"
    );
    let none = Arriala::check_edition(&Edition { files: Vec::new() }).expect_err("no file");
    assert_eq!(none[0].to_string(), "board.toml: the file is missing");
}

#[test]
fn the_line_of_a_mistake_is_named() {
    let builtin = Arriala::builtin_edition();
    let text = builtin.files[0].text.replace("move-4 = 4", "move-4 = 99");
    let line = 1 + text
        .lines()
        .position(|l| l.starts_with("move-4"))
        .expect("it is there");
    let found =
        Arriala::check_edition(&Edition::of([("board.toml", &text)])).expect_err("99 copies");
    assert!(
        found.iter().any(|error| error.line == Some(line)),
        "{found:?}"
    );
}

/// A shorter canal with other numbers plays as well.
#[test]
fn another_edition_can_be_played() {
    let builtin = Arriala::builtin_edition();
    let text = builtin.files[0]
        .text
        .replace("cells = 6", "cells = 4")
        .replace("cells = 5", "cells = 15")
        // More than there are lock pieces.
        .replacen("max_locks = 2", "max_locks = 4", 2);
    let edition = Edition::of([("board.toml", &text)]);
    Arriala::check_edition(&edition).expect("it holds");
    for players in 2..=4 {
        let mut setup = towpath_testkit::setup::<Arriala>(players);
        setup.edition = edition.clone();
        let plan = towpath_testkit::conform::Plan {
            games: 30,
            searched: 1,
            ..towpath_testkit::conform::Plan::default()
        };
        towpath_testkit::conform::prove::<Arriala>(&setup, &plan);
    }
}
