//! What the targets share.

use towpath_core::{By, Edition, EditionFile, SeatInfo, Seed, TableSetup};
use towpath_games::{AnyGame, AnyMatch};

/// A match of a game with its own component data and all its seats.
pub fn fresh(id: &str) -> Box<dyn AnyMatch> {
    let game = game(id);
    let setup = setup(game, game.builtin_edition());
    let started = game.start(&setup, seats(game), Seed::from_number(1));
    started.expect("the built-in edition holds")
}

/// The game with this id.
pub fn game(id: &str) -> &'static dyn AnyGame {
    towpath_games::find(id).expect("a game")
}

/// Component data in which the file that begins most like this text is replaced by it.
pub fn check_edition(id: &str, data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let game = game(id);
    let mut edition = game.builtin_edition();
    let alike = |file: &&mut EditionFile| {
        let pairs = file.text.bytes().zip(text.bytes());
        pairs.take_while(|(a, b)| a == b).count()
    };
    if let Some(file) = edition.files.iter_mut().max_by_key(alike) {
        file.text = text.to_owned();
    }
    // What is taken must also start a game.
    if game.check_edition(&edition).is_ok() {
        let _ = game.start(&setup(game, edition), seats(game), Seed::from_number(1));
    }
}

fn setup(game: &dyn AnyGame, edition: Edition) -> TableSetup {
    TableSetup {
        players: *game.title().players.end(),
        options: Default::default(),
        edition,
        rules: game.title().rules,
    }
}

fn seats(game: &dyn AnyGame) -> Vec<SeatInfo> {
    let seat = |_| SeatInfo {
        by: By::Human,
        name: "Ada".to_owned(),
    };
    (0..*game.title().players.end()).map(seat).collect()
}

/// Text as an action of a game: refused or understood, and what is understood can be asked about.
pub fn check_notation(id: &str, data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let play = fresh(id);
    for seat in play.to_act().iter() {
        let _ = play.why_not(seat, text);
    }
}
