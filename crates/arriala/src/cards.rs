//! The cards, and multisets of them packed into one word.

use serde::{Deserialize, Serialize, Serializer};

/// A face of the deck.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Any worker up to 2 cells.
    #[serde(rename = "move_2")]
    Move2,
    /// Any worker up to 3 cells.
    #[serde(rename = "move_3")]
    Move3,
    /// Any worker up to 4 cells.
    #[serde(rename = "move_4")]
    Move4,
    /// Any worker up to 5 cells.
    #[serde(rename = "move_5")]
    Move5,
    /// An own worker on the canal to any free place of it.
    Anywhere,
    /// An own worker from the canal to a vineyard.
    OwnToVineyard,
    /// Any worker from the canal to a vineyard.
    AnyToVineyard,
    /// An own worker from a vineyard to the canal.
    OwnToCanal,
    /// Any worker from a vineyard to the canal.
    AnyToCanal,
    /// A lock.
    Lock,
    /// A work of art.
    Art,
}

impl Card {
    /// How many faces there are.
    pub const FACES: usize = 11;

    /// All of them, in the order of their faces.
    pub const ALL: [Card; Card::FACES] = [
        Card::Move2,
        Card::Move3,
        Card::Move4,
        Card::Move5,
        Card::Anywhere,
        Card::OwnToVineyard,
        Card::AnyToVineyard,
        Card::OwnToCanal,
        Card::AnyToCanal,
        Card::Lock,
        Card::Art,
    ];

    /// Its name in notation, scenarios and the data file.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Move2 => "move-2",
            Card::Move3 => "move-3",
            Card::Move4 => "move-4",
            Card::Move5 => "move-5",
            Card::Anywhere => "anywhere",
            Card::OwnToVineyard => "own-to-vineyard",
            Card::AnyToVineyard => "any-to-vineyard",
            Card::OwnToCanal => "own-to-canal",
            Card::AnyToCanal => "any-to-canal",
            Card::Lock => "lock",
            Card::Art => "art",
        }
    }

    /// Reads [`Card::word`].
    pub fn from_word(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }

    /// How far a move card carries a worker; 0 for the others.
    pub const fn reach(self) -> u8 {
        match self {
            Card::Move2 => 2,
            Card::Move3 => 3,
            Card::Move4 => 4,
            Card::Move5 => 5,
            Card::Anywhere
            | Card::OwnToVineyard
            | Card::AnyToVineyard
            | Card::OwnToCanal
            | Card::AnyToCanal
            | Card::Lock
            | Card::Art => 0,
        }
    }
}

/// A multiset of cards: four bits for each face, move cards in the lowest sixteen.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// The most copies of a face that can be counted.
    pub const MOST_COPIES: u8 = 15;

    /// One card.
    #[inline]
    pub const fn only(card: Card) -> Cards {
        Cards(1 << (4 * card as u32))
    }

    /// How many copies of a face.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card as u32) & 15) as u8
    }

    /// Whether there is at least one of this face.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards in all.
    pub fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// What is left without others, which must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 - other.0)
    }

    /// Whether every copy of the other is among these.
    pub fn includes(self, other: Cards) -> bool {
        Card::ALL.iter().all(|c| self.count(*c) >= other.count(*c))
    }

    /// The copies of each face.
    #[inline]
    pub(crate) fn counts(self) -> [u8; Card::FACES] {
        let mut counts = [0; Card::FACES];
        for (face, count) in counts.iter_mut().enumerate() {
            *count = (self.0 >> (4 * face) & 15) as u8;
        }
        counts
    }

    /// Each card, copies one after the other, in the order of their faces.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The move cards among them.
    #[inline]
    pub(crate) const fn moves(self) -> MoveCards {
        MoveCards(self.0 as u16)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards
            .into_iter()
            .fold(Cards::NONE, |all, card| all.plus(Cards::only(card)))
    }
}

/// The move cards played for one walk; clients get a list of cards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MoveCards(u16);

impl Serialize for MoveCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards().iter())
    }
}

impl MoveCards {
    /// No card: the walk is paid with points alone.
    pub const NONE: MoveCards = MoveCards(0);

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u16) -> MoveCards {
        MoveCards(bits)
    }

    /// How many copies of the card that carries so far (2 to 5).
    #[inline]
    pub(crate) const fn count(self, reach: u32) -> u8 {
        (self.0 >> (4 * (reach - 2)) & 15) as u8
    }

    /// The set with one more card of this reach (2 to 5).
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, reach: u32) -> MoveCards {
        MoveCards(self.0 + (1 << (4 * (reach - 2))))
    }

    /// The set with one card less of this reach, which must be among them.
    #[must_use]
    pub(crate) const fn without(self, reach: u32) -> MoveCards {
        MoveCards(self.0 - (1 << (4 * (reach - 2))))
    }

    /// How many cards: each costs an action point.
    #[inline]
    pub const fn len(self) -> u8 {
        self.count(2) + self.count(3) + self.count(4) + self.count(5)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How far they carry a worker together.
    #[inline]
    pub const fn reach(self) -> u8 {
        2 * self.count(2) + 3 * self.count(3) + 4 * self.count(4) + 5 * self.count(5)
    }

    /// The reach of the weakest card; 0 without cards.
    #[inline]
    pub(crate) const fn weakest(self) -> u8 {
        match self.0 {
            0 => 0,
            word => 2 + (word.trailing_zeros() / 4) as u8,
        }
    }

    /// The same as a multiset of cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards(self.0 as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_multiset_counts_its_cards() {
        let cards: Cards = [Card::Art, Card::Move3, Card::Move3, Card::Lock]
            .into_iter()
            .collect();
        assert_eq!(cards.len(), 4);
        assert_eq!(cards.count(Card::Move3), 2);
        let list: Vec<Card> = cards.iter().collect();
        assert_eq!(list, [Card::Move3, Card::Move3, Card::Lock, Card::Art]);
        assert!(cards.includes(Cards::only(Card::Art)));
        assert!(!Cards::only(Card::Art).includes(cards));
        let walk = cards.moves();
        assert_eq!((walk.len(), walk.reach(), walk.weakest()), (2, 6, 3));
        assert_eq!(cards.minus(walk.cards()).len(), 2);
    }

    #[test]
    fn words_are_read_back() {
        for card in Card::ALL {
            assert_eq!(Card::from_word(card.word()), Some(card));
        }
    }
}
