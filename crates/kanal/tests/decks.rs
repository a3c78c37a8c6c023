//! The six decks that come with the program, and mistakes in deck files.

use kanal::edition::Components;
use table::{Edition, EditionFile};

/// A file of the data folder.
fn file(name: &str) -> EditionFile {
    let path = format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"));
    EditionFile {
        name: name.to_owned(),
        text: std::fs::read_to_string(path).expect("the data folder has this file"),
    }
}

/// Every mistake in this deck file, one a line.
fn mistakes(name: &str, text: &str) -> Vec<String> {
    let deck = EditionFile {
        name: name.to_owned(),
        text: text.to_owned(),
    };
    let edition = Edition {
        files: vec![file("board.toml"), deck],
    };
    match Components::read(&edition) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_six_decks_hold() {
    for letter in 'a'..='f' {
        let name = format!("deck-{letter}.toml");
        let deck = file(&name);
        let found = mistakes(&name, &deck.text);
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}
