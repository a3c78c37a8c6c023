//! Places where a worker can stand, sets of them, and the colours of the workers.
//!
//! The canal is a line: towns and cells are numbered together from Grisolles downstream, so that the distance of
//! two places is the difference of their indices, and a set of places is one 64-bit word.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A place on the canal (a town or a cell) or a vineyard.
///
/// Clients get its number: along the canal it is the place in the list of the board's stops, from 0 on; each vineyard
/// of the board tells its own.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Place(u8);

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let place = Place(u8::deserialize(deserializer)?);
        let vineyard = place
            .vineyard_index()
            .is_some_and(|index| index < Place::VINEYARDS);
        if place.index() < Place::CANAL_LIMIT || vineyard {
            Ok(place)
        } else {
            Err(D::Error::custom("no number of a place"))
        }
    }
}

impl Place {
    /// How many places of the canal fit into a set beside the vineyards, with room to move five to the left.
    pub const CANAL_LIMIT: usize = 58;
    /// The first vineyard.
    pub(crate) const FIRST_VINEYARD: Place = Place(60);
    /// How many vineyards there are.
    pub const VINEYARDS: usize = 3;
    /// The first place of the canal.
    pub(crate) const FIRST: Place = Place(0);
    /// Where a worker is that has become a river work: off the canal for good.
    pub(crate) const RIVER: Place = Place(63);

    /// The place at this index of the line.
    pub(crate) const fn canal(index: usize) -> Place {
        debug_assert!(index < Place::CANAL_LIMIT);
        Place(index as u8)
    }

    /// The vineyard with this index.
    pub(crate) const fn vineyard(index: usize) -> Place {
        debug_assert!(index < Place::VINEYARDS);
        Place(Place::FIRST_VINEYARD.0 + index as u8)
    }

    pub(crate) const fn from_bits(bits: u16) -> Place {
        Place((bits & 63) as u8)
    }

    /// Its index: along the canal for towns and cells, from 60 on for vineyards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index of the vineyard, if it is one.
    pub const fn vineyard_index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(Place::FIRST_VINEYARD.index())
    }

    /// How many cells two places of the canal are apart.
    pub(crate) const fn distance(self, other: Place) -> u8 {
        self.0.abs_diff(other.0)
    }
}

/// A set of places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Places(u64);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);
    /// All places of any canal.
    pub(crate) const CANAL: Places = Places((1 << Place::CANAL_LIMIT) - 1);

    /// One place alone.
    #[inline]
    pub const fn only(place: Place) -> Places {
        Places(1 << place.0)
    }

    /// The places strictly between two of the canal, `from` upstream of `to`.
    #[inline]
    pub(crate) const fn between(from: Place, to: Place) -> Places {
        Places(((1 << to.0) - 1) & !((2 << from.0) - 1))
    }

    /// The places of the line at most `steps` from a place, itself included.
    #[inline]
    pub(crate) fn within(place: Place, steps: u8) -> Places {
        let first = place.0.saturating_sub(steps);
        let last = (place.0 + steps).min(63);
        Places(u64::MAX << first & u64::MAX >> (63 - last))
    }

    /// The places from so many before a place of the canal to so many after it, as bits from the lowest on; the place
    /// itself is left out.
    #[inline]
    pub(crate) const fn around(self, place: Place, steps: u8) -> u64 {
        let first = (place.0 as u32).wrapping_sub(steps as u32);
        let window = ((2 << (2 * steps)) - 1) ^ (1 << steps);
        // Before the canal come the places after it, which no canal has.
        self.0.rotate_right(first & 63) & window
    }

    /// The places from this one on, as bits from the lowest on.
    #[inline]
    pub(crate) const fn from(self, place: Place) -> u64 {
        self.0 >> place.0
    }

    /// The last place of the set before this one.
    #[inline]
    pub(crate) const fn last_before(self, place: Place) -> Option<Place> {
        let below = self.0 & ((1 << place.0) - 1);
        match below {
            0 => None,
            _ => Some(Place(63 - below.leading_zeros() as u8)),
        }
    }

    /// The first place of the set after this one.
    #[inline]
    pub(crate) const fn first_after(self, place: Place) -> Option<Place> {
        let above = self.0 & !((2 << place.0) - 1);
        match above {
            0 => None,
            _ => Some(Place(above.trailing_zeros() as u8)),
        }
    }

    /// The set without its lowest place.
    #[inline]
    #[must_use]
    pub(crate) const fn rest(self) -> Places {
        Places(self.0 & self.0.wrapping_sub(1))
    }

    /// The lowest of them; without any, a place that is never used.
    #[inline]
    pub(crate) const fn lowest(self) -> Place {
        Place((self.0 | 1 << 63).trailing_zeros() as u8)
    }

    /// Whether the place is one of them.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set without those of another.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Places) -> Places {
        Places(self.0 & !others.0)
    }

    /// The lowest of them.
    #[inline]
    pub const fn first(self) -> Option<Place> {
        match self.0 {
            0 => None,
            word => Some(Place(word.trailing_zeros() as u8)),
        }
    }

    /// One bit for each of the 64 places.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Each of them, upstream first.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// Goes through a set of places.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places
            .into_iter()
            .fold(Places::NONE, |set, place| set | Places::only(place))
    }
}

impl BitOr for Places {
    type Output = Places;
    #[inline]
    fn bitor(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
}

impl BitOrAssign for Places {
    #[inline]
    fn bitor_assign(&mut self, other: Places) {
        self.0 |= other.0;
    }
}

impl BitAnd for Places {
    type Output = Places;
    #[inline]
    fn bitand(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }
}

impl Not for Places {
    type Output = Places;
    #[inline]
    fn not(self) -> Places {
        Places(!self.0)
    }
}

/// The colour of a side and its workers. Seats have them in this order; with two players green is the virtual one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The first seat.
    Red,
    /// The second seat.
    Yellow,
    /// The third seat, or the virtual player.
    Green,
    /// The fourth seat.
    Purple,
}

impl Colour {
    /// All of them, in the order of the seats.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Purple];

    /// The colour with this index.
    #[inline]
    pub const fn of(index: usize) -> Colour {
        match index {
            0 => Colour::Red,
            1 => Colour::Yellow,
            2 => Colour::Green,
            _ => Colour::Purple,
        }
    }

    /// Its index in the order of the seats.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Purple => "purple",
        }
    }

    /// Its letter where the board is plain text.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Green => 'G',
            Colour::Purple => 'P',
        }
    }

    /// Reads [`Colour::word`].
    pub fn from_word(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.word() == word)
    }
}

impl From<towpath_core::Seat> for Colour {
    #[inline]
    fn from(seat: towpath_core::Seat) -> Colour {
        Colour::of(seat.index())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(indices: &[usize]) -> Places {
        indices.iter().map(|i| Place::canal(*i)).collect()
    }

    #[test]
    fn within_is_a_window_cut_off_at_the_ends() {
        assert_eq!(Places::within(Place::canal(1), 2), set(&[0, 1, 2, 3]));
        assert_eq!(Places::within(Place::canal(5), 0), set(&[5]));
        let far = Places::within(Place::canal(30), 35);
        assert!(far.contains(Place::canal(0)) && far.contains(Place::canal(57)));
    }

    #[test]
    fn neighbours_and_between() {
        let towns = set(&[0, 9, 57]);
        let cell = Place::canal(4);
        assert_eq!(towns.last_before(cell), Some(Place::canal(0)));
        assert_eq!(towns.first_after(cell), Some(Place::canal(9)));
        assert_eq!(towns.last_before(Place::canal(0)), None);
        let between = Places::between(Place::canal(0), Place::canal(4));
        assert_eq!(between, set(&[1, 2, 3]));
    }
}
