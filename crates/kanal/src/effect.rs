//! What buildings do: the compiled form of the effect language, whose grammar stands in docs/effects.md.
//!
//! [`parse_block`] turns text into these values, [`judge`] refuses what can never be of use. A [`Card`] has a fixed size
//! and no heap; the engine reads nothing else of a card.

mod gains;
mod judge;
mod parse;
mod token;

pub use judge::judge;
pub(crate) use judge::judge_payable;
pub use parse::{ParseError, parse_block, parse_cost};

use crate::purse::{Purse, Thing};
use serde::{Deserialize, Serialize};

/// The most effects a card can have.
pub const MAX_EFFECTS: usize = 6;
/// The most conditions of an effect.
pub const MAX_CONDITIONS: usize = 3;
/// The most alternative prices of an effect.
pub const MAX_PRICES: usize = 3;
/// The most rows of a table.
pub const MAX_ROWS: usize = 6;

/// A building card, as the engine needs it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// One or two alternative costs.
    pub costs: [Option<Purse>; 2],
    /// Points at the end.
    pub prestige: u8,
    /// Its effects, in the order they are written.
    pub effects: [Option<Effect>; MAX_EFFECTS],
}

impl Card {
    /// How many effects it has.
    pub fn len(&self) -> usize {
        self.effects.iter().flatten().count()
    }

    /// Whether it has none; no card of a checked deck is so.
    pub fn is_empty(&self) -> bool {
        self.effects[0].is_none()
    }

    /// One bit for each of its effects.
    pub fn all_effects(&self) -> u8 {
        ((1u16 << self.len()) - 1) as u8
    }
}

/// One effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What must hold when it is used.
    pub when: [Option<Cond>; MAX_CONDITIONS],
    /// How many separate exchanges it offers; `None` is one use.
    pub times: Option<Measure>,
    /// What is paid for it, one of these; none is nothing.
    pub prices: [Option<Price>; MAX_PRICES],
    /// What it gives.
    pub gain: Gain,
    /// The effects that cannot be used in an activation once this one was (the other parts of a `one`).
    pub excludes: u8,
}

/// A number read off the board or the wheel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Always the same.
    Fixed(u8),
    /// How many of a kind there are.
    Count(Kind, Place),
    /// How much of a thing the player has.
    Stock(Thing),
    /// How much was just paid.
    Paid,
}

/// What can be counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Routes of all kinds.
    Route,
    /// Paths.
    Path,
    /// Roads.
    Road,
    /// Rails.
    Rail,
    /// Canals.
    Canal,
    /// Bridges, those laid aside this turn included.
    Bridge,
    /// Buildings.
    Building,
    /// Buildings that have not been activated.
    Idle,
    /// Buildings activated once.
    Once,
    /// Buildings activated twice.
    Twice,
    /// How many of the four kinds of route occur.
    Kinds,
}

/// Where something is looked for or built.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Next to the building.
    Beside,
    /// On the whole industry board, the building itself included.
    Anywhere,
}

/// Something that must hold.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cond {
    /// Exactly so many.
    Exactly(Measure, u8),
    /// So many or more.
    AtLeast(Measure, u8),
    /// So many or fewer.
    AtMost(Measure, u8),
    /// Two tokens lie on the building.
    First,
    /// One token lies on the building.
    Second,
}

/// What is paid for an effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Price {
    /// These things.
    Things(Purse),
    /// An amount of one thing that the player chooses.
    Choose {
        /// The thing.
        thing: Thing,
        /// The least.
        from: u8,
        /// The most.
        to: u8,
    },
    /// A bridge, which is laid aside.
    Bridge(Place),
}

/// What an effect gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Gain {
    /// These things.
    Flat(Amounts),
    /// These things so many times, as one gain.
    Each(Measure, Amounts),
    /// What the table says.
    Table(Measure, Table),
    /// Up to so many pieces.
    Build {
        /// The most that are built.
        count: u8,
        /// Whether their cost is paid.
        fee: Fee,
        /// Which pieces.
        pieces: PieceSet,
        /// Whether they lie beside the building.
        place: Place,
    },
    /// A turn of the wheel.
    Turn,
}

/// Whether the cost of a piece is paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fee {
    /// It is not.
    Free,
    /// It is.
    Paid,
}

/// Something that is built on a route space.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Piece {
    /// The only route that others can be built over.
    Path,
    /// A route.
    Road,
    /// A route that touches other rails.
    Rail,
    /// A route that touches other canals and brings clay.
    Canal,
    /// It lies on a route and joins two buildings.
    Bridge,
}

impl Piece {
    /// All five, in the order in which a player's sets of spaces are kept.
    pub const ALL: [Piece; 5] = [
        Piece::Path,
        Piece::Road,
        Piece::Rail,
        Piece::Canal,
        Piece::Bridge,
    ];
    /// The four kinds of route.
    pub const ROUTES: [Piece; 4] = [Piece::Path, Piece::Road, Piece::Rail, Piece::Canal];

    /// The word for it in notation and deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Piece::Path => "path",
            Piece::Road => "road",
            Piece::Rail => "rail",
            Piece::Canal => "canal",
            Piece::Bridge => "bridge",
        }
    }

    /// Reads that word.
    pub fn from_word(word: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.word() == word)
    }
}

/// A set of pieces.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct PieceSet(u8);

impl PieceSet {
    /// None.
    pub const NONE: PieceSet = PieceSet(0);
    /// Every kind of route.
    pub const ROUTES: PieceSet = PieceSet(0b1111);

    /// With this piece in it.
    #[must_use]
    pub const fn with(self, piece: Piece) -> PieceSet {
        PieceSet(self.0 | 1 << piece as u8)
    }

    /// Whether the piece is in it.
    #[inline]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece as u8 & 1 == 1
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }

    /// Whether there is none in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        Piece::ALL
            .into_iter()
            .filter(move |piece| self.contains(*piece))
    }
}

/// Things and prestige.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Amounts {
    /// The things, in the order of [`Thing::ALL`].
    pub things: [u8; 6],
    /// The prestige.
    pub prestige: u8,
}

impl Amounts {
    /// So many times as much of one thing, as far as a purse can count.
    #[inline]
    pub fn times(self, thing: Thing, factor: u16) -> u16 {
        let amount = u16::from(self.things[thing as usize]) * factor;
        match thing {
            Thing::Thaler => amount,
            // More than this is lost anyway, and a lane of a purse ends at 127.
            Thing::Wood | Thing::Clay | Thing::Coal | Thing::Stone | Thing::Steel => {
                amount.min(100)
            }
        }
    }

    /// As a purse; prestige is left out.
    pub fn purse(self, factor: u16) -> Purse {
        Thing::ALL.into_iter().fold(Purse::EMPTY, |purse, thing| {
            purse.plus(Purse::of(thing, self.times(thing, factor)))
        })
    }
}

/// The rows of a table, in rising order; unused ones are at the end, with the number 255.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Table([Row; MAX_ROWS]);

/// From so many on, so much.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// From how many on.
    pub from: u8,
    /// What that many give.
    pub amounts: Amounts,
}

impl Table {
    /// A table of these rows, at most [`MAX_ROWS`], whose numbers rise.
    pub fn of(rows: &[Row]) -> Table {
        let unused = Row {
            from: u8::MAX,
            amounts: Amounts::default(),
        };
        let mut table = [unused; MAX_ROWS];
        table[..rows.len()].copy_from_slice(rows);
        Table(table)
    }

    /// Its rows.
    pub fn rows(&self) -> &[Row] {
        let len = self.0.iter().take_while(|row| row.from < u8::MAX).count();
        &self.0[..len]
    }

    /// The row for this number: the last that is not above it.
    pub fn at(&self, number: u16) -> Option<Amounts> {
        self.rows()
            .iter()
            .rev()
            .find(|row| u16::from(row.from) <= number)
            .map(|row| row.amounts)
    }
}

/// How the effects of a card are joined; they are numbered in the order they are written. For the words on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// One effect, by its number counted from 0.
    Effect(usize),
    /// Each may be used.
    All(Vec<Block>),
    /// At most one may be used.
    One(Vec<Block>),
}
