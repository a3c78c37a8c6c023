//! Race: a game of a few dozen rules' lines on which the kit is tried, with faults to order.
//!
//! Each seat holds three of 24 cards (six each of 1 to 4) and a secret prize. In a turn it plays up to two cards on
//! its track, none lower than the last, may look once at its left neighbour's prize, then draws a card, rolls the die
//! or passes. The game ends when all have passed in a row or a track has reached 20.
#![allow(dead_code)]

mod game;
mod stage;

/// What is wrong with a [`Race`].
pub mod fault {
    pub const NONE: u8 = 0;
    pub const LEAK_IN_KNOW: u8 = 1;
    pub const LEAK_IN_EVENT: u8 = 2;
    pub const LEAK_IN_LIST: u8 = 3;
    pub const LEAK_IN_REFUSAL: u8 = 4;
    pub const LATE_LEAK: u8 = 5;
    pub const DRAW_SAID_PUBLIC: u8 = 6;
    pub const DRAW_SAID_PRIVATE: u8 = 7;
    pub const LIST_TOO_SHORT: u8 = 8;
    pub const LIST_TOO_LONG: u8 = 9;
    pub const LIST_TWICE: u8 = 10;
    pub const LIST_EMPTY: u8 = 11;
    pub const CANDIDATE_STRAY: u8 = 12;
    pub const NOTATION: u8 = 13;
    pub const REVEAL_UNDECLARED: u8 = 14;
    pub const CARD_LOST: u8 = 15;
    pub const ENDLESS: u8 = 16;
    pub const PARTS: u8 = 17;
    pub const POINTS: u8 = 18;
    pub const SHARES: u8 = 19;
    pub const EARLY_OUTCOME: u8 = 20;
    pub const WORLD_LOOKS_DIFFERENT: u8 = 21;
    pub const WORLD_IMPOSSIBLE: u8 = 22;
    pub const POSITION: u8 = 23;
    pub const IMPURE: u8 = 24;
    pub const TURN_BACK: u8 = 25;
    pub const NEVER_EAGER: u8 = 26;
    pub const SOURCE_TWICE: u8 = 27;
    pub const PANIC: u8 = 28;
    pub const SAME_NAMES: u8 = 29;
}

/// The game; `F` is what is wrong with it.
#[derive(Copy, Clone, Debug)]
pub struct Race<const F: u8> {
    pub players: u8,
}

pub const FACES: usize = 4;
pub const COPIES: u8 = 6;
pub const SEATS: usize = 3;
pub const GOAL: u8 = 20;
pub const CARDS: u8 = 0;
pub const PRIZE: u8 = 1;
pub const DIE: u8 = 2;

pub type Cards = [u8; FACES];

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub hands: [Cards; SEATS],
    pub pile: Cards,
    pub played: Cards,
    pub tracks: [u8; SEATS],
    pub lasts: [u8; SEATS],
    pub prizes: [u8; SEATS],
    pub peeked: [bool; SEATS],
    pub active: u8,
    pub plays: u8,
    pub passes: u8,
    pub turn: u16,
    pub rolls: u16,
    pub over: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Known {
    pub looking: Option<u8>,
    pub hands: [Option<Cards>; SEATS],
    pub sizes: [u8; SEATS],
    pub prizes: [Option<u8>; SEATS],
    /// The public part, with every secret taken out.
    pub table: State,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Play(u8),
    Peek,
    Draw,
    Roll,
    Pass,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Played { seat: u8, card: u8 },
    Drew { seat: u8, card: Option<u8> },
    Peeked { seat: u8, prize: Option<u8> },
    Rolled { seat: u8, pips: u8 },
    Passed { seat: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    NoSuchCard {
        card: u8,
    },
    TooLow {
        card: u8,
        last: u8,
    },
    TwoPlayed,
    PeekedBefore,
    NoCardLeft,
    HandFull {
        most: u8,
    },
    /// Only the fault [`fault::LEAK_IN_REFUSAL`] tells the number.
    Odd {
        number: u8,
    },
}

pub fn size(cards: &Cards) -> u8 {
    cards.iter().sum()
}
