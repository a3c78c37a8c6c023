//! What an effect gives.

use super::{KindSet, MAX_ROWS, PieceSet, Place, ThingSet};
use crate::purse::{Purse, Thing};

/// A number read off the board or the wheel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Always the same.
    Fixed(u8),
    /// How many there are of these kinds together.
    Count(KindSet, Place),
    /// How many of these kinds occur.
    Different(KindSet, Place),
    /// How much the player has of these things together.
    Stock(ThingSet),
    /// How many of these things the player has.
    DifferentStock(ThingSet),
    /// How much was just paid.
    Paid,
}

/// What an effect gives: parts that come together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The parts, at most one of which builds.
    pub parts: Box<[Part]>,
}

/// A part of a gain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// This.
    Flat(Reward),
    /// These things so many times, as one gain.
    Each(Measure, Reward),
    /// What the table says.
    Table(Measure, Table),
}

/// Things, pieces to build and a turn of the wheel, each of which may be missing.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Reward {
    /// Things and prestige.
    pub amounts: Amounts,
    /// Things that the player picks.
    pub pick: Option<Pick>,
    /// Pieces.
    pub build: Option<Build>,
    /// Whether the wheel turns.
    pub turn: bool,
}

/// So much of so many different things of a set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// How many things are picked.
    pub kinds: u8,
    /// How much of each.
    pub each: u8,
    /// Of which.
    pub from: ThingSet,
}

impl Pick {
    /// What picking these things comes to.
    pub fn purse(self, things: ThingSet) -> Purse {
        let each = u16::from(self.each);
        things.iter().fold(Purse::EMPTY, |purse, thing| {
            purse.plus(Purse::of(thing, each))
        })
    }
}

/// Up to so many pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Build {
    /// The most that are built.
    pub count: u8,
    /// Whether their cost is paid.
    pub fee: Fee,
    /// Which pieces.
    pub pieces: PieceSet,
    /// Whether they lie beside the building.
    pub place: Place,
}

/// Whether the cost of a piece is paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fee {
    /// It is not.
    Free,
    /// It is.
    Paid,
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
    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Amounts::default()
    }

    /// So many times as much of one thing, as far as a purse can count.
    #[inline]
    pub fn times(self, thing: Thing, factor: u16) -> u16 {
        let amount = u16::from(self.things[thing as usize]) * factor;
        match thing {
            Thing::Thaler => amount,
            // More than this is lost anyway, and a lane of a purse ends at 127.
            Thing::Wood | Thing::Clay | Thing::Coal | Thing::Stone | Thing::Steel => {
                amount.min(MOST)
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

/// The most of a material that one gain counts.
pub(crate) const MOST: u16 = 100;

/// The rows of a table, at most [`MAX_ROWS`], in rising order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table(Box<[Row]>);

/// From so many on, this.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// From how many on.
    pub from: u8,
    /// What that many give.
    pub reward: Reward,
}

impl Table {
    /// A table of these rows, whose numbers rise.
    pub fn of(rows: Vec<Row>) -> Table {
        debug_assert!(rows.len() <= MAX_ROWS);
        Table(rows.into_boxed_slice())
    }

    /// Its rows.
    pub fn rows(&self) -> &[Row] {
        &self.0
    }

    /// The number of the row for this number, the last that is not above it, and what it gives.
    pub fn at(&self, number: u16) -> Option<(u8, &Reward)> {
        let at = self
            .0
            .iter()
            .rposition(|row| u16::from(row.from) <= number)?;
        Some((at as u8, &self.0[at].reward))
    }
}

impl Gain {
    /// The one part of a gain that has no other.
    pub fn only(&self) -> Option<&Part> {
        match &*self.parts {
            [part] => Some(part),
            _ => None,
        }
    }

    /// Whether how much was paid decides about it.
    pub fn by_paid(&self) -> bool {
        let by_paid = |part: &Part| matches!(part, Part::Table(Measure::Paid, _));
        self.parts.iter().any(by_paid)
    }

    /// Everything that it may give: its rewards, and those of all rows.
    pub fn rewards(&self) -> impl Iterator<Item = &Reward> {
        self.parts.iter().flat_map(|part| {
            let (one, rows) = match part {
                Part::Flat(reward) | Part::Each(_, reward) => (Some(reward), &[][..]),
                Part::Table(_, table) => (None, table.rows()),
            };
            one.into_iter().chain(rows.iter().map(|row| &row.reward))
        })
    }

    /// What it builds; `row` is the row of its table that applies.
    pub(crate) fn build(&self, row: u8) -> Option<Build> {
        self.parts.iter().find_map(|part| match part {
            Part::Flat(reward) => reward.build,
            Part::Each(..) => None,
            Part::Table(_, table) => table.rows().get(usize::from(row))?.reward.build,
        })
    }
}
