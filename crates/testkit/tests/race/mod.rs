//! Race: a game of a few dozen rules' lines on which the kit is tried, with faults to order.
//!
//! Each seat holds three of 24 cards (six each of 1 to 4) and a secret prize. In a turn it plays up to two cards on
//! its track, none lower than the last, may look once at its left neighbour's prize, then draws a card, rolls the die
//! or passes. The game ends when all have passed in a row or a track has reached 20.
#![allow(dead_code)]

mod game;
mod scenario;

macro_rules! faults {
    ($($fault:ident = $word:literal,)*) => {
        /// What is wrong with a [`Race`]; an option of the table.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Fault {
            None,
            $($fault,)*
        }

        impl Fault {
            pub const WORDS: &'static [&'static str] = &["none", $($word,)*];

            pub fn from_word(word: &str) -> Fault {
                match word {
                    $($word => Fault::$fault,)*
                    _ => Fault::None,
                }
            }
        }
    };
}

faults! {
    LeakInKnow = "leak-in-know",
    LeakInEvent = "leak-in-event",
    LeakInList = "leak-in-list",
    LeakInRefusal = "leak-in-refusal",
    LateLeak = "late-leak",
    DrawSaidPublic = "draw-said-public",
    DrawSaidPrivate = "draw-said-private",
    ListTooShort = "list-too-short",
    ListTooLong = "list-too-long",
    ListTwice = "list-twice",
    ListEmpty = "list-empty",
    CandidateStray = "candidate-stray",
    Notation = "notation",
    RevealUndeclared = "reveal-undeclared",
    CardLost = "card-lost",
    Endless = "endless",
    Parts = "parts",
    Points = "points",
    Shares = "shares",
    EarlyOutcome = "early-outcome",
    WorldLooksDifferent = "world-looks-different",
    WorldImpossible = "world-impossible",
    WorldUnlikely = "world-unlikely",
    Position = "position",
    Impure = "impure",
    TurnBack = "turn-back",
    NeverEager = "never-eager",
    SourceTwice = "source-twice",
    Panic = "panic",
    SameNames = "same-names",
}

/// The game.
#[derive(Copy, Clone, Debug)]
pub struct Race {
    pub players: u8,
    pub fault: Fault,
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
pub struct InformationState {
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

#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
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
    /// Only [`Fault::LeakInRefusal`] tells the number.
    Odd {
        number: u8,
    },
}

pub fn size(cards: &Cards) -> u8 {
    cards.iter().sum()
}
