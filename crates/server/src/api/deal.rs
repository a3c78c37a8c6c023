//! The deal of the day.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The deal of a day (UTC) for one game: the same for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Deal {
    /// The day, such as `2026-05-17`.
    pub day: String,
    /// The game.
    pub game: String,
    /// How many sit at the table; all but the first are bots.
    pub players: u8,
    /// The bot in the other seats.
    pub bot: Option<String>,
    /// The hash of the secret seed.
    pub commit: String,
    /// The seed, once the day has closed.
    pub seed: Option<String>,
    /// When the day closes.
    #[cfg_attr(test, ts(type = "number"))]
    pub closes_at: i64,
    /// The results of games that ended before the day closed, the best first: more points, then less time. Tries that are
    /// not finished are not in it.
    pub scores: Vec<DealScore>,
    /// The best result of the day before, if there is one. That day has closed, so its game can be looked through.
    pub yesterday: Option<DealScore>,
}

/// One result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DealScore {
    /// The place in the list, 1 for the first; equal results have the same.
    pub place: u32,
    /// Whose.
    pub name: String,
    /// The points of the first seat.
    pub points: i32,
    /// Whether the first seat won.
    pub won: bool,
    /// How many seconds passed from the start of the game to its end; `null` for games of before this was kept.
    pub seconds: Option<u32>,
    /// The first table that device started for this deal.
    pub first_try: bool,
    /// The table; its record can be seen once the day has closed.
    pub table: String,
}

/// Asks for this device's table with the deal of the day; answered by `Created`, with the same table each time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayDeal {
    /// The name for the list.
    pub name: String,
    /// A secret of this device that the page made up and keeps, 16 to 64 letters and digits. The server keeps and shows
    /// nothing of it but a keyed hash.
    pub device: String,
}
