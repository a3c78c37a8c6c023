//! How a table is run.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Live or a move a day.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is here.
    #[default]
    Live,
    /// A move a day.
    Slow,
}

/// How much time there is. When a seat's time is up a bot takes it over until its player comes back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as one likes.
    #[default]
    Off,
    /// So much for each turn to decide. Taking back does not give any of it back.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// A bank that fills up a little with each turn that cannot be taken back any more.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds more for each turn.
        increment: u32,
        /// The most the bank can hold, in seconds.
        cap: u32,
    },
}

/// How the table is run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// When a turn is over.
    pub turn_end: TurnEnd,
    /// What happens with a decision that everybody knows to have only one choice.
    pub forced: Forced,
    /// Whether bots give hints while the game runs.
    pub hints: Hints,
    /// Whether people without a seat may look.
    pub spectators: Spectators,
    /// The least time between a bot's decisions, in milliseconds, so that people can follow; 0 to 10000, 900 if
    /// left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub bot_pause: Option<u32>,
    /// When the clocks run; always if left out. For slow games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub schedule: Option<Schedule>,
}

/// When the clocks of a slow game run. Moves can be made at any time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Schedule {
    /// The table's own time: minutes that it is ahead of UTC, -720 to 840. Days and hours are meant in it.
    pub utc_offset: i16,
    /// Days of the week on which no clock runs; not all of them.
    pub days_off: Vec<Weekday>,
    /// The hours of a day in which the clocks run; all day if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hours: Option<Hours>,
    /// How many single days each player can take off with `day_off`; at most 60.
    pub single_days: u8,
}

/// Hours of a day. From late to early they go over midnight.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hours {
    /// Minutes after midnight, 0 to 1439.
    pub from: u16,
    /// Minutes after midnight, 1 to 1440; not the same as `from`.
    pub to: u16,
}

/// A day of the week.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a day is what its name says")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

/// When a turn is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TurnEnd {
    /// With its last decision.
    #[default]
    Automatic,
    /// When its player says so, so that it can be taken back until then. Where the last decision itself says that the
    /// turn is over, nobody is asked again.
    Explicit,
}

/// What happens with a decision that has only one choice, when that follows from what everybody sees. Where a hidden card
/// decides how many choices there are, the player is always asked: otherwise the others could tell the card by it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Forced {
    /// The player is asked all the same.
    #[default]
    Ask,
    /// The table plays it.
    Play,
}

/// Whether bots give hints while the game runs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Only once the game is over.
    #[default]
    After,
    /// Always.
    Always,
}

/// Whether people without a seat may look.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Whoever has the table's address.
    #[default]
    Welcome,
    /// Nobody, until the game is over.
    None,
}
