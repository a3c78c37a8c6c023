//! Why an action is not allowed.

use crate::Card;
use towpath_core::RuleKey;

/// A rule that forbids an action, with the numbers a player needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The seat does not hold this card.
    NoSuchCard {
        /// The card that was wanted.
        card: Card,
    },
    /// The card is lower than the last one on the track.
    TooLow {
        /// The card that was wanted.
        card: Card,
        /// The value of the last one.
        last: u8,
    },
    /// Two cards were played this turn.
    TwoPlayed,
    /// The seat has looked before.
    PeekedBefore,
    /// The pile is empty.
    NoCardLeft,
    /// The hand is full.
    HandFull {
        /// How many it can hold.
        most: u8,
    },
}

impl Refusal {
    /// The clause of RULES.md that forbids it.
    pub(crate) const fn rule(&self) -> RuleKey {
        match self {
            Refusal::NoSuchCard { .. } => "RA-PLAY-1",
            Refusal::TooLow { .. } => "RA-PLAY-2",
            Refusal::TwoPlayed => "RA-PLAY-3",
            Refusal::PeekedBefore => "RA-PEEK-1",
            Refusal::NoCardLeft | Refusal::HandFull { .. } => "RA-DRAW-1",
        }
    }
}
