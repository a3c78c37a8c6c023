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
    /// So much for each turn to decide.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// A bank that fills up a little with each turn.
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// When a turn is over.
    pub turn_end: TurnEnd,
    /// What others see of a turn that can still be taken back.
    pub unfinished: Unfinished,
    /// What happens with a decision that has only one choice.
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
}

/// When a turn is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TurnEnd {
    /// With its last decision.
    #[default]
    Automatic,
    /// When its player says so, so that it can be taken back until then.
    Explicit,
}

/// What others see of a turn that can still be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unfinished {
    /// Every step.
    #[default]
    Shown,
    /// Nothing until it cannot be taken back any more.
    Hidden,
}

/// What happens with a decision that has only one choice.
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
