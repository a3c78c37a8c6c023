//! What buildings do: the compiled form of the effect language, whose grammar stands in docs/effects.md.
//!
//! [`parse_block`] turns text into these values and [`print_block`] turns them back, [`judge`] refuses what can never be
//! of use. Play only reads a [`Card`]; whatever of it has no fixed size lies on the heap once and for all.

mod gain;
mod gains;
mod judge;
mod parse;
mod print;
mod sets;
mod token;

pub(crate) use gain::MOST;
pub use gain::{Amounts, Build, Fee, Gain, Measure, Part, Pick, Reward, Row, Table};
pub(crate) use judge::judge_payable;
pub use judge::{Fault, judge};
pub use parse::{ParseError, parse_block, parse_cost};
pub use print::print_block;
pub use sets::{Kind, KindSet, Piece, PieceSet, ThingSet};

use crate::purse::{Purse, Thing};

/// The most effects a card can have.
pub const MAX_EFFECTS: usize = 6;
/// The most conditions of an effect.
pub const MAX_CONDITIONS: usize = 3;
/// The most alternative prices of an effect.
pub const MAX_PRICES: usize = 3;
/// The most alternative gains of an effect.
pub const MAX_GAINS: usize = 6;
/// The most parts of a gain.
pub const MAX_PARTS: usize = 3;
/// The most rows of a table: a stock of 0 to 8 has nine.
pub const MAX_ROWS: usize = 12;

/// A building card, as the engine needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// One or two alternative costs.
    pub costs: [Option<Purse>; 2],
    /// Points at the end.
    pub prestige: u8,
    /// Its effects, in the order they are written.
    pub effects: Box<[Effect]>,
}

impl Card {
    /// How many effects it has.
    pub fn len(&self) -> usize {
        self.effects.len()
    }

    /// Whether it has none; no card of a checked deck is so.
    pub fn is_empty(&self) -> bool {
        self.effects.is_empty()
    }

    /// One bit for each of its effects.
    pub fn all_effects(&self) -> u8 {
        ((1u16 << self.len()) - 1) as u8
    }
}

/// One effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What must hold when it is used.
    pub when: [Option<Cond>; MAX_CONDITIONS],
    /// Whether one of the conditions is enough.
    pub any: bool,
    /// How many separate exchanges it offers; `None` is one use.
    pub times: Option<Measure>,
    /// What is paid for it, one of these; none is nothing.
    pub prices: [Option<Price>; MAX_PRICES],
    /// What it gives, one of these; there is at least one.
    pub gains: Box<[Gain]>,
    /// The effects that cannot be used in an activation once this one was: the other parts of a `one`, the earlier parts
    /// of an `order`.
    pub excludes: u8,
}

impl Effect {
    /// The only part of the only gain.
    pub fn only(&self) -> Option<&Part> {
        match &*self.gains {
            [gain] => gain.only(),
            _ => None,
        }
    }

    /// Whether how much was paid decides about what it gives.
    pub fn by_paid(&self) -> bool {
        self.gains.iter().any(Gain::by_paid)
    }
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

/// What is paid for an effect, all of it together.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// These things.
    pub things: Purse,
    /// What the player has to decide about it.
    pub open: Open,
    /// So many bridges, which are laid aside.
    pub bridges: u8,
    /// Where the bridges lie.
    pub place: Place,
}

/// What a price leaves open.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Open {
    /// Nothing but which bridges.
    Nothing,
    /// How much of a thing is paid.
    Amount {
        /// The thing.
        thing: Thing,
        /// The least.
        from: u8,
        /// The most.
        to: u8,
    },
    /// How many bridges are laid aside.
    Bridges {
        /// The least.
        from: u8,
        /// The most.
        to: u8,
    },
    /// Which things are paid.
    Pick(Pick),
}

impl Price {
    /// The things it takes when this amount is chosen and these things are picked.
    pub fn purse(&self, amount: u8, picked: ThingSet) -> Purse {
        self.things.plus(match self.open {
            Open::Nothing | Open::Bridges { .. } => Purse::EMPTY,
            Open::Amount { thing, .. } => Purse::of(thing, u16::from(amount)),
            Open::Pick(pick) => pick.purse(picked),
        })
    }

    /// How many bridges it takes when this amount is chosen.
    pub const fn bridges(&self, amount: u8) -> u8 {
        match self.open {
            Open::Bridges { .. } => amount,
            Open::Nothing | Open::Amount { .. } | Open::Pick(_) => self.bridges,
        }
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
    /// Each may be used, one after the other as they are written.
    Order(Vec<Block>),
}
