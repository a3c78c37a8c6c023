//! The streams that cards are drawn from.
//!
//! A pile is not put in order beforehand. The n-th card of the green pile of a game depends on the seed and on the
//! cards drawn before it from that pile, and on nothing else, so everybody who plays a deal meets the same cards in the
//! same order. (For two, a card discarded unseen for a full board is never looked at, and chance goes another way from
//! there.) Alone, the one exception is the last blue pile of a campaign, which the rules make of cards that the player left
//! over: which places of it hold new cards, and which new cards, is the same for all.

use crate::card::{CardId, PERIOD_CARDS, Period};

/// Something that is drawn from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Stream {
    /// The green cards.
    Green,
    /// The brown cards.
    Brown,
    /// The blue cards.
    Blue,
    /// Whether the next card of a campaign's last blue pile is new or seen before.
    Slot,
    /// The blue cards seen before.
    Old,
}

impl Stream {
    /// All of them.
    pub const ALL: [Stream; 5] = [
        Stream::Green,
        Stream::Brown,
        Stream::Blue,
        Stream::Slot,
        Stream::Old,
    ];

    /// The stream of a period's pile.
    pub const fn of(period: Period) -> Stream {
        match period {
            Period::Green => Stream::Green,
            Period::Brown => Stream::Brown,
            Period::Blue => Stream::Blue,
        }
    }

    /// The period of the cards it gives.
    pub const fn period(self) -> Option<Period> {
        match self {
            Stream::Green => Some(Period::Green),
            Stream::Brown => Some(Period::Brown),
            Stream::Blue | Stream::Old => Some(Period::Blue),
            Stream::Slot => None,
        }
    }

    /// Its name in records.
    pub const fn word(self) -> &'static str {
        match self {
            Stream::Green => "green",
            Stream::Brown => "brown",
            Stream::Blue => "blue",
            Stream::Slot => "slot",
            Stream::Old => "old",
        }
    }

    /// How many faces it has.
    pub const fn faces(self) -> u16 {
        match self {
            Stream::Slot => 2,
            Stream::Green | Stream::Brown | Stream::Blue | Stream::Old => PERIOD_CARDS,
        }
    }

    /// The name of a face in records.
    pub fn face_word(self, face: u16) -> String {
        match (self.period(), face) {
            (Some(period), _) => CardId::from_face(period, face).word(),
            (None, 0) => "new".to_owned(),
            (None, _) => "old".to_owned(),
        }
    }
}
