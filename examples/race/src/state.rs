//! The position.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many different cards there are.
pub const FACES: usize = 4;
/// The most seats of a table.
pub const SEATS: usize = 3;
/// The stream of [`towpath_core::Source`] that gives cards.
pub const CARDS: u8 = 0;
/// The stream that gives prizes.
pub const PRIZE: u8 = 1;
/// The stream that gives pips.
pub const DIE: u8 = 2;

/// One of the four cards: its place in [`Board::cards`](crate::Board::cards).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "race.ts")
)]
pub struct Card(pub u8);

impl Card {
    /// All of them, lowest first.
    pub const ALL: [Card; FACES] = [Card(0), Card(1), Card(2), Card(3)];

    /// How far it moves a track: 1 to 4.
    pub const fn value(self) -> u8 {
        self.0 + 1
    }

    /// Its place in [`Cards`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card is known by its value, also in transcripts.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

/// So many of each card.
pub type Cards = [u8; FACES];

/// The position, with all secrets. Arrays have [`SEATS`] places; seats that nobody takes stay empty.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What each seat holds; only the seat itself sees it.
    pub hands: [Cards; SEATS],
    /// What is left to draw; nobody sees it.
    pub pile: Cards,
    /// The cards on all tracks together.
    pub played: Cards,
    /// How far each seat's track has come.
    pub tracks: [u8; SEATS],
    /// The value of the last card on each track; 0 before the first.
    pub lasts: [u8; SEATS],
    /// Each seat's prize; the seat itself sees it, and its right neighbour after a look.
    pub prizes: [u8; SEATS],
    /// Who has looked at the left neighbour's prize.
    pub peeked: [bool; SEATS],
    /// Whose turn it is.
    pub active: u8,
    /// How many cards were played this turn.
    pub plays: u8,
    /// How many seats have passed in a row.
    pub passes: u8,
    /// The number of the turn.
    pub turn: u16,
    /// How often the die was rolled.
    pub rolls: u16,
    /// Whether the game has ended.
    pub over: bool,
}

/// How many cards these are.
pub fn size(cards: &Cards) -> u8 {
    cards.iter().sum()
}
