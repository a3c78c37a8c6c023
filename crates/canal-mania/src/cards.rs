//! Build cards as a multiset of faces: the deck, the discards, and both parts of a hand.

use crate::parts::{Card, Face, Goods};
use towpath_core::sum_of_eight;

/// So many cards of each face.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cards(pub [u8; Face::COUNT]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; Face::COUNT]);

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u16 {
        let sums = self.by_card().iter().map(sum_of_eight);
        sums.sum::<u32>() as u16
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        let mut kinds = self.by_card().iter();
        kinds.all(|faces| u64::from_le_bytes(*faces) == 0)
    }

    /// How many there are of a face.
    #[inline]
    pub fn count(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// How many there are of a kind, whatever their symbols.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        sum_of_eight(&self.by_card()[card.index()]) as u8
    }

    /// The counts by kind: the eight faces of a kind lie side by side.
    #[inline]
    fn by_card(&self) -> &[[u8; Goods::ALL.len()]] {
        self.0.as_chunks().0
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, face: Face) {
        self.0[face.index()] += 1;
    }

    /// Takes a card away, which must be there.
    #[inline]
    pub fn remove(&mut self, face: Face) {
        debug_assert!(self.count(face) > 0, "no {face} to take");
        self.0[face.index()] -= 1;
    }

    /// CM-CARD-6: of several cards of a kind the plain one is played before those with a symbol.
    pub fn first_of(&self, card: Card) -> Option<Face> {
        Goods::ALL
            .into_iter()
            .map(|goods| Face::new(card, goods))
            .find(|face| self.count(*face) > 0)
    }

    /// Each face that is there with its count.
    pub fn faces(&self) -> impl Iterator<Item = (Face, u8)> {
        self.0
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(index, count)| (Face::from_index(index), *count))
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: &Cards) -> Cards {
        for (count, more) in self.0.iter_mut().zip(&other.0) {
            *count += more;
        }
        self
    }
}

/// A hand: what everybody has seen its owner take or show, and the rest.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    /// CM-CARD-2: cards everybody knows, since they were taken face up or shown.
    pub known: Cards,
    /// Cards only their owner knows.
    pub hidden: Cards,
}

impl Hand {
    /// An empty hand.
    pub const EMPTY: Hand = Hand {
        known: Cards::NONE,
        hidden: Cards::NONE,
    };

    /// CM-CARD-2: its size, which is public.
    #[inline]
    pub fn len(&self) -> u8 {
        (self.known.len() + self.hidden.len()) as u8
    }

    /// Whether it holds no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many cards of a kind it holds.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.known.of(card) + self.hidden.of(card)
    }

    /// How many cards of each kind it holds.
    #[inline]
    pub fn kinds(&self) -> [u8; 5] {
        let mut kinds = [0; 5];
        let both = self.known.by_card().iter().zip(self.hidden.by_card());
        for (count, (known, hidden)) in kinds.iter_mut().zip(both) {
            *count = (sum_of_eight(known) + sum_of_eight(hidden)) as u8;
        }
        kinds
    }

    /// Takes out a card of a kind that is there; CM-CARD-6: known ones first.
    pub fn play(&mut self, card: Card) -> Option<Face> {
        if let Some(face) = self.known.first_of(card) {
            self.known.remove(face);
            return Some(face);
        }
        let face = self.hidden.first_of(card)?;
        self.hidden.remove(face);
        Some(face)
    }
}
