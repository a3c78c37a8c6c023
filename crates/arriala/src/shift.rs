//! Who was moved: this turn's moves and those of the turn before.
//!
//! Workers of one colour are alike. On a cell there is no doubt which one is meant, but in a town or a vineyard
//! several may stand together, and two rules ask which of them was moved. Our ruling: whoever moves a worker from such
//! a place is taken to move one that may go. So a move is refused only if the workers could not be told apart in any
//! way that allows all of this turn's moves:
//!
//! * AR-MOVE-3 leaves as many workers of a colour free to go as stand there and did not arrive this turn.
//! * AR-MOVE-5 bars a worker from one place at most. The moves made from a town this turn must therefore be possible
//!   for that many different workers; since each is barred from one place only, that fails (by Hall's theorem) only
//!   when more of them go to one place than there were workers not barred from it.
//! * A river work takes a worker that has already moved, the latest first, as long as there is one.
//! * A worker placed this turn moves after those of its colour that stood there before. Version 1 of the rules held to
//!   that even where they may not go; since version 2 it makes the first move that they could not make. Taking it one move
//!   after another is enough: as long as it has not gone, the others could have made all the moves so far.

use crate::place::{Colour, Place};
use std::hash::{Hash, Hasher};

/// One worker moved from a place to another, in 16 bits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shift(u16);

/// A worker that was moved, as it is told to readers of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The worker's colour.
    pub colour: Colour,
    /// Where it was before the turn, or was placed.
    pub from: Place,
    /// Where it went.
    pub to: Place,
    /// Whether it came from the reserve in the same turn.
    pub fresh: bool,
    /// Whether it is a river work by now.
    pub river: bool,
}

const FRESH: u16 = 1 << 14;
const RIVER: u16 = 1 << 15;

impl Shift {
    /// A worker of this colour went from one place to another.
    #[inline]
    pub(crate) const fn new(colour: Colour, from: Place, to: Place) -> Shift {
        Shift(colour as u16 | (from.index() as u16) << 2 | (to.index() as u16) << 8)
    }

    /// The same of a worker that was placed from the reserve earlier in the turn.
    #[must_use]
    pub(crate) const fn fresh(self) -> Shift {
        Shift(self.0 | FRESH)
    }

    /// The same of a worker that became a river work afterwards.
    #[must_use]
    pub(crate) const fn into_river(self) -> Shift {
        Shift(self.0 | RIVER)
    }

    /// The worker's colour.
    #[inline]
    pub(crate) const fn colour(self) -> Colour {
        Colour::of((self.0 & 3) as usize)
    }

    /// Where it was before the turn, or was placed.
    #[inline]
    pub(crate) const fn from(self) -> Place {
        Place::from_bits(self.0 >> 2)
    }

    /// Where it went.
    #[inline]
    pub(crate) const fn to(self) -> Place {
        Place::from_bits(self.0 >> 8)
    }

    /// The same for readers of a position.
    #[inline]
    pub(crate) const fn told(self) -> Moved {
        Moved {
            colour: self.colour(),
            from: self.from(),
            to: self.to(),
            fresh: self.is_fresh(),
            river: self.is_river(),
        }
    }

    /// Whether it came from the reserve in the same turn.
    pub(crate) const fn is_fresh(self) -> bool {
        self.0 & FRESH != 0
    }

    /// Whether it is a river work by now.
    #[inline]
    pub(crate) const fn is_river(self) -> bool {
        self.0 & RIVER != 0
    }
}

/// The moves of one turn. Each costs at least one of the five points, so that five are the most.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shifts {
    list: [Shift; Shifts::MOST],
    len: u8,
}

/// The order of the moves of a turn changes nothing that may be done, so that it is left out: a search that knows positions by
/// their hashes looks at what was done in another order once.
impl Hash for Shifts {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mix = |shift: &Shift| (u64::from(shift.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let spread = |word: u64| (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = self.as_slice().iter().map(|shift| spread(mix(shift)));
        mixed.fold(0u64, u64::wrapping_add).hash(state);
    }
}

impl Shifts {
    /// The most moves of a turn.
    pub(crate) const MOST: usize = 5;

    /// The moves, in order.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Shift] {
        &self.list[..usize::from(self.len).min(Shifts::MOST)]
    }

    /// Whether no more can be noted.
    pub(crate) const fn is_full(&self) -> bool {
        self.len as usize == Shifts::MOST
    }

    /// Notes a move.
    #[inline]
    pub(crate) fn push(&mut self, shift: Shift) {
        debug_assert!(!self.is_full(), "more moves than points");
        if let Some(slot) = self.list.get_mut(usize::from(self.len)) {
            *slot = shift;
            self.len += 1;
        }
    }

    /// How many workers of a colour came to a place and still stand there.
    #[inline]
    pub(crate) fn arrivals(&self, colour: Colour, at: Place) -> u8 {
        let here = |s: &&Shift| s.colour() == colour && s.to() == at && !s.is_river();
        self.as_slice().iter().filter(here).count() as u8
    }

    /// How many workers of a colour left a place.
    pub(crate) fn departures(&self, colour: Colour, from: Place) -> u8 {
        let left = |s: &&Shift| s.colour() == colour && s.from() == from;
        self.as_slice().iter().filter(left).count() as u8
    }

    /// How many workers of a colour went from one place to another.
    pub(crate) fn between(&self, colour: Colour, from: Place, to: Place) -> u8 {
        let went = |s: &&Shift| s.colour() == colour && s.from() == from && s.to() == to;
        self.as_slice().iter().filter(went).count() as u8
    }

    /// Turns the latest arrival of a colour at a place into a river work; `false` if there was none.
    pub(crate) fn dig(&mut self, colour: Colour, at: Place) -> bool {
        let len = usize::from(self.len);
        let here = |s: &&mut Shift| s.colour() == colour && s.to() == at && !s.is_river();
        match self.list[..len].iter_mut().rev().find(here) {
            Some(shift) => {
                *shift = shift.into_river();
                true
            }
            None => false,
        }
    }

    /// What the next player may not put back.
    // AR-MOVE-5: a worker just placed has no earlier place, and a river work stays.
    #[inline]
    pub(crate) fn barred(&self) -> Shifts {
        let mut barred = Shifts::default();
        for shift in self.as_slice() {
            if !shift.is_fresh() && !shift.is_river() {
                barred.push(*shift);
            }
        }
        barred
    }
}
