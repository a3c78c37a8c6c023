//! Puzzles: positions of which one way to play the turn is better than every other, as data that is checked (docs/puzzles.md).
//!
//! A [`Puzzle`] is a scenario with a goal: the most points until its end ([`Until`]), less what the best other player gets
//! meanwhile. [`Puzzle::judge`] says what a line of play is worth; [`Puzzle::check`] searches everything that can be done and
//! refuses a puzzle that does not hold; [`mine()`] finds new ones in games that bots play.

mod arriala;
mod builtin;
mod canal_mania;
mod check;
mod judge;
mod kanal;
mod mine;
mod puzzling;
mod read;
pub mod report;
mod search;
mod text;

pub use builtin::{all, find, on_day, source};
pub use check::LANGUAGES;
pub use judge::{Gain, Judged};
pub use mine::{Mining, Set, mine};
pub use read::read;

use towpath_core::Edition;
use towpath_games::AnyGame;
use towpath_scenario::Scenario;

/// When the points of a puzzle are counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Until {
    /// At the end of the turn.
    Turn,
    /// When nothing is left of the turn but discards.
    Closing,
    /// At the end of the game.
    Over,
}

impl Until {
    /// Its word in the data.
    pub const fn word(self) -> &'static str {
        match self {
            Until::Turn => "turn",
            Until::Closing => "closing",
            Until::Over => "over",
        }
    }

    fn parse(word: &str) -> Option<Until> {
        let all = [Until::Turn, Until::Closing, Until::Over];
        all.into_iter().find(|until| until.word() == word)
    }
}

/// What a puzzle is said to be, by the search that found it. [`Puzzle::check`] finds the same numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// What the best line is worth.
    pub best: i32,
    /// By how much it is better than the next best.
    pub margin: i32,
    /// How many different positions can be reached.
    pub ends: u32,
    /// After how many random lines the best was first found: the median of some runs.
    pub tries: u32,
    /// Whether who always takes the most points at once finds it.
    pub plain: bool,
}

/// One puzzle.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its id: the number of the game it comes from and that of the decision.
    pub id: String,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What its solution is an example of.
    pub theme: String,
    /// From 1, the easiest, to 5.
    pub grade: u8,
    /// The clause of the rules it is about.
    pub rule: String,
    /// The seat that decides, by its name at the table.
    pub seat: String,
    /// When its points are counted.
    pub until: Until,
    /// What the search found.
    pub proof: Proof,
    /// The best line, each move in the game's notation.
    pub solve: Vec<String>,
    /// The position, as text.
    pub text: String,
    /// The same, read.
    pub scenario: Scenario,
    /// Where its facts stand.
    pub(crate) at: Lines,
}

/// The lines of a file that facts of a puzzle stand in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lines {
    pub file: String,
    pub id: usize,
    pub theme: usize,
    pub grade: usize,
    pub rule: usize,
    pub seat: usize,
    pub best: usize,
    pub margin: usize,
    pub ends: usize,
    pub tries: usize,
    pub solve: Vec<usize>,
    pub title: usize,
}

impl Puzzle {
    /// The component data it is for.
    pub fn edition(&self) -> Edition {
        let own = self.scenario.edition.as_deref();
        let earlier = || self.game.earlier_editions();
        let mut known = [self.game.builtin_edition()].into_iter().chain(earlier());
        let fits = |edition: &Edition| own.is_none_or(|hash| edition.hash().starts_with(hash));
        known
            .find(fits)
            .unwrap_or_else(|| self.game.builtin_edition())
    }
}

/// The grade of a puzzle that takes so many random lines to be found.
pub(crate) const fn grade(tries: u32) -> u8 {
    match tries {
        0..=15 => 1,
        16..=80 => 2,
        81..=400 => 3,
        401..=2000 => 4,
        _ => 5,
    }
}
