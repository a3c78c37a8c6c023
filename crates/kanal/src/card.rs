//! Building cards by number: identifiers, periods, sets.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many decks there can be, `A` to `F`.
pub const DECKS: u16 = 6;
/// How many cards a deck has.
pub const DECK_SIZE: u16 = 54;
/// How many cards there can be in all.
pub const CARDS: usize = (DECKS * DECK_SIZE) as usize;
/// How many cards of one period there can be in all.
pub const PERIOD_CARDS: u16 = 18 * DECKS;

/// A card. Its order is that of the numbers on the cards, then of the decks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(try_from = "u16")]
pub struct CardId(u16);

impl TryFrom<u16> for CardId {
    type Error = String;

    fn try_from(index: u16) -> Result<CardId, String> {
        match usize::from(index) < CARDS {
            true => Ok(CardId(index)),
            false => Err(format!("there is no card {index}")),
        }
    }
}

impl CardId {
    /// The card with this number (1 to 54) of the deck with this index (0 is A).
    pub const fn new(deck: u16, number: u16) -> CardId {
        debug_assert!(deck < DECKS && number >= 1 && number <= DECK_SIZE);
        CardId((number - 1) * DECKS + deck)
    }

    /// The card with this index, below [`CARDS`].
    pub const fn from_index(index: u16) -> CardId {
        debug_assert!((index as usize) < CARDS);
        CardId(index)
    }

    /// Its index, below [`CARDS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index of its deck, 0 for A.
    pub const fn deck(self) -> u16 {
        self.0 % DECKS
    }

    /// The number on it, from 1.
    pub const fn number(self) -> u16 {
        self.0 / DECKS + 1
    }

    /// Its period.
    pub const fn period(self) -> Period {
        // KA-CARD-1: 01 to 18 are green, 19 to 36 brown, 37 to 54 blue.
        Period::ALL[(self.0 / PERIOD_CARDS) as usize]
    }

    /// Its place among the cards of its period; the face it has when it is drawn.
    pub const fn face(self) -> u16 {
        self.0 % PERIOD_CARDS
    }

    /// The card with this face.
    pub const fn from_face(period: Period, face: u16) -> CardId {
        CardId(period as u16 * PERIOD_CARDS + face)
    }

    /// Reads an identifier such as `A05`, in either case.
    pub fn from_name(name: &str) -> Option<CardId> {
        let [letter, tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = name.as_bytes() else {
            return None;
        };
        let deck = u16::from(letter.to_ascii_uppercase().checked_sub(b'A')?);
        let number = u16::from(tens - b'0') * 10 + u16::from(ones - b'0');
        (deck < DECKS && (1..=DECK_SIZE).contains(&number)).then(|| CardId::new(deck, number))
    }

    /// Its identifier in lower case, as the notation writes it.
    pub fn word(self) -> String {
        self.to_string().to_ascii_lowercase()
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.deck() as u8);
        write!(f, "{letter}{:02}", self.number())
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A period of industry, with the colour of its cards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Period {
    /// The first.
    Green,
    /// The second.
    Brown,
    /// The third.
    Blue,
}

impl Period {
    /// All three.
    pub const ALL: [Period; 3] = [Period::Green, Period::Brown, Period::Blue];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Period::Green => "green",
            Period::Brown => "brown",
            Period::Blue => "blue",
        }
    }

    /// Reads that word.
    pub fn from_word(word: &str) -> Option<Period> {
        Period::ALL.into_iter().find(|period| period.word() == word)
    }
}

/// A set of cards of one period, by their faces.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 2]);

    /// Puts a card in.
    pub const fn insert(&mut self, face: u16) {
        self.0[face as usize / 64] |= 1 << (face % 64);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, face: u16) {
        self.0[face as usize / 64] &= !(1 << (face % 64));
    }

    /// Whether a card is in it.
    pub const fn contains(self, face: u16) -> bool {
        self.0[face as usize / 64] >> (face % 64) & 1 == 1
    }

    /// How many cards there are in it.
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The faces in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u16> {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            let (word, base) = match low {
                0 => (&mut high, 64),
                _ => (&mut low, 0),
            };
            if *word == 0 {
                return None;
            }
            let face = base + word.trailing_zeros() as u16;
            *word &= *word - 1;
            Some(face)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ka_card_1_numbers_give_the_period() {
        for (name, period) in [
            ("A01", Period::Green),
            ("F18", Period::Green),
            ("B19", Period::Brown),
            ("C36", Period::Brown),
            ("A37", Period::Blue),
            ("f54", Period::Blue),
        ] {
            let card = CardId::from_name(name).unwrap();
            assert_eq!(card.period(), period, "{name}");
            assert_eq!(card.to_string(), name.to_ascii_uppercase());
            assert_eq!(CardId::from_face(card.period(), card.face()), card);
        }
        for name in ["A00", "A55", "G01", "A1", "A001", "é1"] {
            assert_eq!(CardId::from_name(name), None, "{name}");
        }
        assert!(CardId::from_name("F01") < CardId::from_name("A02"));
    }
}
