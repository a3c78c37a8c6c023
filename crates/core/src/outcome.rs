//! How a match ended, and where the points came from.

use crate::{Seats, Side};
use serde::Serialize;

/// The end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The points of every side with their parts, in the order of the sides.
    pub scores: Vec<Breakdown>,
    /// Who won: one seat, several that share it, or nobody.
    pub winners: Seats,
    /// Each seat's place, 1 for the first; seats that nothing separates share a place.
    pub places: Vec<u8>,
    /// For a solo game: the key of the grade that was reached, in the language files.
    pub grade: Option<&'static str>,
}

/// One side's points and where they come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
pub struct Breakdown {
    /// Whose points they are.
    pub side: Side,
    /// All of them.
    pub total: i32,
    /// Their parts; they add up to the total.
    pub parts: Vec<Part>,
}

/// One source of points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
pub struct Part {
    /// Its name in the language files.
    pub key: &'static str,
    /// What it gave.
    pub points: i32,
}

impl Breakdown {
    /// Adds the parts up.
    pub fn of(side: Side, parts: impl IntoIterator<Item = (&'static str, i32)>) -> Breakdown {
        let parts: Vec<Part> = parts
            .into_iter()
            .map(|(key, points)| Part { key, points })
            .collect();
        Breakdown {
            side,
            total: parts.iter().map(|part| part.points).sum(),
            parts,
        }
    }
}
