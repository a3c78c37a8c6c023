//! The puzzles that come with the program.

use crate::{Puzzle, read};
use std::sync::LazyLock;

/// The file of each game, with its name.
const FILES: [(&str, &str, &str); 3] = [
    (
        "arriala",
        "arriala.puzzles",
        include_str!("../data/arriala.puzzles"),
    ),
    (
        "canal-mania",
        "canal-mania.puzzles",
        include_str!("../data/canal-mania.puzzles"),
    ),
    (
        "kanal",
        "kanal.puzzles",
        include_str!("../data/kanal.puzzles"),
    ),
];

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let read =
        |(_, file, text): &(&str, &str, &str)| read(file, text).expect("a test reads every file");
    FILES.iter().flat_map(read).collect()
});

/// Every puzzle that comes with the program, game by game.
pub fn all() -> &'static [Puzzle] {
    &PUZZLES
}

/// The puzzle of a game with this id.
pub fn find(game: &str, id: &str) -> Option<&'static Puzzle> {
    let mut own = all().iter();
    own.find(|puzzle| puzzle.id == id && puzzle.game.title().id == game)
}

/// The name and the text of the file of a game.
pub fn source(game: &str) -> Option<(&'static str, &'static str)> {
    let found = FILES.iter().find(|(id, ..)| *id == game);
    found.map(|(_, file, text)| (*file, *text))
}

/// The puzzle of a game for a day, counted from some first day: the same for everybody, and all of them in turn.
pub fn on_day(game: &str, day: u64) -> Option<&'static Puzzle> {
    let own: Vec<&Puzzle> = all()
        .iter()
        .filter(|puzzle| puzzle.game.title().id == game)
        .collect();
    let count = own.len() as u64;
    if count == 0 {
        return None;
    }
    // A step that has no divisor in common with the number leads through all of them, far apart in the file.
    let step = (count * 5 / 13 + 1..).find(|step| divisor(*step, count) == 1)?;
    Some(own[(day * step % count) as usize])
}

/// The greatest common divisor.
const fn divisor(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}
