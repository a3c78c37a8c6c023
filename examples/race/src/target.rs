//! What can be touched, and what a choice costs.

use crate::Card;
use serde::{Deserialize, Serialize};
use towpath_core::Seat;

/// Something on the table. As JSON it is `{"card":2}`, `{"track":0}`, `"pile"`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "race.ts")
)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card of the own hand.
    Card(Card),
    /// A seat's track.
    Track(Seat),
    /// A seat's prize, face down.
    Prize(Seat),
    /// The pile.
    Pile,
    /// The die.
    Die,
    /// The button that ends the turn.
    Pass,
}

/// What an action takes from its seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "race.ts")
)]
pub struct Cost {
    /// The card that leaves the hand.
    pub card: Card,
}
