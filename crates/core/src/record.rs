//! The record: one readable, append-only text a match. The format is described in docs/record.md.
//!
//! This module knows lines and words; [`crate::Match`] knows what they mean to a game.

mod hash;
mod header;
mod read;
mod rename;
mod write;

pub use hash::{LineHash, without_hash};
pub(crate) use hash::{LineWriter, with_hash};
pub use read::{RawDecision, RawDraw, RawEntry, RawRecord, RawResult, read_draws};
pub use rename::rename;
pub(crate) use write::{header_lines, result_line, seed_line};

use crate::{Drawn, Message, RuleKey, Seat, SeedHash, TableSetup};

/// The version of the format, in a record's first line. A match goes on in the format it was begun in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Format {
    /// Plain lines; blank lines and comments are skipped.
    One,
    /// Every line carries a hash, and there is one spelling.
    Two,
}

impl Format {
    /// What new matches are written in.
    pub const NEWEST: Format = Format::Two;

    /// The number in the first line.
    pub const fn number(self) -> u32 {
        match self {
            Format::One => 1,
            Format::Two => 2,
        }
    }

    /// The hash that a line carries, if this format has hashes.
    pub(crate) fn hash(self, before: Option<LineHash>, text: &str) -> Option<LineHash> {
        match self {
            Format::One => None,
            Format::Two => Some(LineHash::of(before, text)),
        }
    }
}

/// What stands above the first decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The format of the record.
    pub format: Format,
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Hash of its component data.
    pub edition: String,
    /// How many play.
    pub players: u8,
    /// The table's options.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The hash of the seed.
    pub commit: SeedHash,
}

impl Header {
    pub(crate) fn new(
        game: &str,
        setup: &TableSetup,
        seats: Vec<SeatInfo>,
        commit: SeedHash,
    ) -> Header {
        Header {
            format: Format::NEWEST,
            game: game.to_owned(),
            rules: setup.rules,
            edition: setup.edition.hash(),
            players: setup.players,
            options: setup.options.clone().into_iter().collect(),
            seats,
            commit,
        }
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// A person or a program.
    pub by: By,
    /// What they are called.
    pub name: String,
}

/// Who made a decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// A person.
    Human,
    /// A program that holds the seat.
    Bot,
    /// The table itself, because the time was up.
    Timeout,
}

impl By {
    /// The word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            By::Human => "human",
            By::Bot => "bot",
            By::Timeout => "timeout",
        }
    }

    /// Reads that word.
    pub fn from_word(word: &str) -> Option<By> {
        [By::Human, By::Bot, By::Timeout]
            .into_iter()
            .find(|by| by.word() == word)
    }
}

/// One line of a match: something decided, taken back or made final.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// A decision.
    Decision {
        /// Whose it was.
        seat: Seat,
        /// Who made it.
        by: By,
        /// What was decided.
        action: A,
        /// What chance gave.
        drawn: Vec<Drawn>,
    },
    /// The last decisions were taken back.
    Undo {
        /// Whose they were.
        seat: Seat,
        /// Who took them back.
        by: By,
        /// How many.
        back: u32,
    },
    /// A turn is over for good: what was decided in it cannot be taken back any more.
    EndTurn {
        /// Whose turn it was.
        seat: Seat,
        /// Who ended it.
        by: By,
    },
}

/// The word of an ended turn in a record.
pub(crate) const END_TURN: &str = "end-turn";

impl<A> Entry<A> {
    /// The seat whose entry it is.
    pub const fn seat(&self) -> Seat {
        match self {
            Entry::Decision { seat, .. }
            | Entry::Undo { seat, .. }
            | Entry::EndTurn { seat, .. } => *seat,
        }
    }
}

/// Where a record goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The line cannot be, for this reason.
    #[error("{0}")]
    Wrong(String),
    /// A rule forbids what was decided; the language files have the words.
    #[error("refused by {rule}")]
    Refused {
        /// The rule.
        rule: RuleKey,
        /// The reason in a sentence, with the numbers.
        why: Message,
    },
    /// The text ends within the line, as after a crash or a full disk.
    #[error("the line is only half written: its end is missing")]
    HalfWritten,
    /// The text ends where more must follow.
    #[error("the record is cut off here: {0}")]
    CutOff(String),
    /// An outcome is hidden in a redacted export, so nothing after it can be checked.
    #[error("an outcome is hidden here (?), so what follows cannot be checked yet")]
    Redacted,
}

impl RecordError {
    /// An error in this line.
    pub fn new(line: usize, message: impl Into<String>) -> RecordError {
        RecordError {
            line,
            problem: Problem::Wrong(message.into()),
        }
    }
}
