//! Scenarios: a position, what is done in it, what must come of it. The format is described in docs/scenario.md.
//!
//! [`parse`] reads a text without knowing its game, so that a caller can look at [`Scenario::game`] first;
//! [`run()`] plays one on that game. The program runs scenarios for its users (`towpath scenario`), and the tests of a
//! game run its fixtures with the same code ([`check_folder`]).
//!
//! ```
//! use towpath_race::Race;
//!
//! let text = "
//! title No card is lower than the one before it
//! rule RA-PLAY-2
//! game race
//! players 2
//! given
//!   hand red 1 3
//!   track red 3 3
//! then
//!   red cannot play 1 : RA-PLAY-2
//!   red does play 3
//!   expect track red = 6
//! ";
//! let scenarios = towpath_scenario::parse("play.scenario", text)?;
//! assert_eq!(scenarios[0].game, "race");
//! towpath_scenario::run::<Race>(&scenarios[0]).result?;
//! # Ok::<(), towpath_scenario::Fault>(())
//! ```
//!
//! A scenario goes wrong in one of two ways ([`Kind`]): it is not a scenario (a word is unknown, a line is missing), or
//! it is one and the game does not do what it says.

mod expect;
mod files;
mod hint;
mod read;
mod run;

pub use files::{check_folder, run_file};
pub use read::{parse, parse_position, parse_statement};
pub use run::{Seen, check_rules, holds, run, run_with, stage, watch};

use std::fmt;
use towpath_core::Message;
use towpath_core::record::RawDraw;

/// One scenario, read but not played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file it stands in, for messages.
    pub file: String,
    /// The line of its title.
    pub line: usize,
    /// What it shows.
    pub title: String,
    /// The rules it is about, each with its line.
    pub rules: Vec<(usize, String)>,
    /// Id of its game.
    pub game: String,
    /// The version of the rules; the newest if none is named.
    pub version: Option<u32>,
    /// The first digits of the hash of the component data it is for; whatever it is run with if none is named.
    pub edition: Option<String>,
    /// How many play.
    pub players: u8,
    /// Options that differ from their defaults.
    pub options: Vec<(String, String)>,
    /// The number that decides outcomes which are not written down.
    pub seed: u64,
    /// The lines of the position; `None` when the game begins with its set-up.
    pub given: Option<Vec<GivenLine>>,
    /// What happens.
    pub then: Vec<ThenLine>,
    /// The line of the header that each of its facts stands in.
    pub(crate) at: HeaderLines,
}

#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct HeaderLines {
    pub version: usize,
    pub edition: usize,
    pub players: usize,
    pub option: usize,
    pub given: usize,
}

/// A line of a position in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenLine {
    /// The number of the line in its file, counted from 1.
    pub line: usize,
    /// Its words; at least one.
    pub words: Vec<String>,
}

/// One line after `then`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThenLine {
    /// The number of the line in its file, counted from 1.
    pub line: usize,
    /// What it says.
    pub statement: Statement,
}

/// What a line after `then` says. Seats are words still: their names depend on the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    /// `SEAT does ACTION`, with `=> STREAM=FACE ...` where the outcomes are given.
    Does {
        /// The seat, by its name at the table or as `p1`.
        seat: String,
        /// The action in the game's notation.
        action: String,
        /// The outcomes, unless chance decides.
        draws: Option<Vec<RawDraw>>,
    },
    /// `SEAT cannot ACTION : RULE`.
    Cannot {
        /// The seat, by its name at the table or as `p1`.
        seat: String,
        /// The action in the game's notation.
        action: String,
        /// The rule that forbids it, or `not-to-act` or `over`.
        rule: String,
    },
    /// `undo SEAT`.
    Undo(String),
    /// `undo-turn SEAT`.
    UndoTurn(String),
    /// `cannot undo SEAT`.
    CannotUndo(String),
    /// `expect ...`.
    Expect(Expect),
}

/// What a line that begins with `expect` says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expect {
    /// `expect to-act = SEAT ...`.
    ToAct(Vec<String>),
    /// `expect winners = SEAT ...`.
    Winners(Vec<String>),
    /// `expect choices = NUMBER`: how many actions those who are to act can choose from.
    Choices(usize),
    /// `expect legal ACTION`.
    Legal(String),
    /// `expect not legal ACTION`.
    NotLegal(String),
    /// `expect WORDS = VALUE`, asked of all knowledge or of what somebody knows.
    Value {
        /// Who is asked; all knowledge if nobody is named.
        viewer: Option<String>,
        /// What is asked.
        words: Vec<String>,
        /// The answer that must come, words separated by single spaces.
        value: String,
    },
}

/// What came of a scenario.
#[derive(Clone, Debug)]
pub struct Report {
    /// What it shows.
    pub title: String,
    /// The file it stands in.
    pub file: String,
    /// The line of its title.
    pub line: usize,
    /// Whether it holds.
    pub result: Result<(), Fault>,
}

/// Where a scenario goes wrong and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// In which of two ways.
    pub kind: Kind,
    /// What was found and what was expected.
    pub message: String,
    /// The reason of a rule that forbids something; the language files have the words.
    pub why: Option<Message>,
}

/// The two ways in which a scenario goes wrong.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The text is no scenario of this game.
    Malformed,
    /// The game does something else than the scenario says.
    Failed,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for Fault {}
