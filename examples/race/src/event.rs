//! What happened.

use crate::Card;
use serde::Serialize;
use towpath_core::Seat;

/// One thing that happened. What not everybody may see is `None` for the others.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "race.ts")
)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card went onto a track.
    Played {
        /// Whose track it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was drawn.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// What it is; only the seat itself is told.
        card: Option<Card>,
    },
    /// A seat looked at its left neighbour's prize.
    Peeked {
        /// Who looked.
        seat: Seat,
        /// What it saw; only the seat itself is told.
        prize: Option<u8>,
    },
    /// The die was rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What it showed.
        pips: u8,
    },
    /// A seat passed.
    Passed {
        /// Who passed.
        seat: Seat,
    },
}
