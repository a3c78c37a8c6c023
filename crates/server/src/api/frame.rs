//! What an audience sees of a table at one moment.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use towpath_core::{Audience, Breakdown, Message, Outcome, Seat};
use utoipa::ToSchema;

/// Through whose eyes somebody looks at a table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A player's, who knows this seat's secrets.
    Seat(u8),
    /// Anybody's: public knowledge alone.
    Spectator,
    /// All secrets, once the game is over.
    Everything,
}

impl From<Look> for Audience {
    fn from(look: Look) -> Audience {
        match look {
            Look::Seat(seat) => Audience::Seat(Seat::new(seat)),
            Look::Spectator => Audience::Spectator,
            Look::Everything => Audience::Everything,
        }
    }
}

/// Everything a screen needs: sent whole at every change, so that a client keeps nothing but the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// The number of entries in the table's record. Send it back with every action.
    pub version: u32,
    /// Through whose eyes this is.
    pub look: Look,
    /// The seats that have to decide; none once the game is over.
    pub to_act: Vec<u8>,
    /// A seat that has finished its turn but has not said so yet (tables with `turn_end: explicit`).
    pub ending: Option<u8>,
    /// What is being asked, and of whom.
    #[schema(value_type = MessageShape)]
    #[cfg_attr(test, ts(as = "MessageShape"))]
    pub question: Message,
    /// The position; its shape is the game's own.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What the seat that looks can do now; nothing if it is not its decision.
    pub choices: Vec<ChoiceInfo>,
    /// What the seat that looks can take back.
    pub undo: Undoable,
    /// Keep the log lines whose `entry` is at most this and put `log` behind them; `null`: throw all away.
    pub log_after: Option<u32>,
    /// Log lines, oldest first.
    pub log: Vec<LogEntry>,
    /// Every side's points as they stand, as far as they are known.
    #[schema(value_type = Vec<BreakdownShape>)]
    #[cfg_attr(test, ts(as = "Vec<BreakdownShape>"))]
    pub scores: Vec<Breakdown>,
    /// How the game ended.
    pub outcome: Option<OutcomeInfo>,
    /// The clocks, if the table has any.
    pub clock: Option<ClockState>,
}

/// One thing a seat can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChoiceInfo {
    /// In the game's notation; send it back to do it.
    pub action: String,
    /// In a sentence.
    #[schema(value_type = MessageShape)]
    #[cfg_attr(test, ts(as = "MessageShape"))]
    pub words: Message,
}

/// How many decisions can be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Undoable {
    /// One by one.
    pub steps: u32,
    /// By taking back the whole turn.
    pub turn: u32,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogEntry {
    /// The entry of the record that caused it; 0 is the set-up. Also the moment to ask the history for.
    pub entry: u32,
    /// What happened.
    #[schema(value_type = MessageShape)]
    #[cfg_attr(test, ts(as = "MessageShape"))]
    pub words: Message,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutcomeInfo {
    /// The final points of every side.
    #[schema(value_type = Vec<BreakdownShape>)]
    #[cfg_attr(test, ts(as = "Vec<BreakdownShape>"))]
    pub scores: Vec<Breakdown>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Each seat's place, 1 for the first.
    pub places: Vec<u8>,
    /// For a solo game: the key of the grade in the language files.
    pub grade: Option<&'static str>,
}

impl From<Outcome> for OutcomeInfo {
    fn from(outcome: Outcome) -> OutcomeInfo {
        OutcomeInfo {
            winners: outcome.winners.iter().map(|s| s.index() as u8).collect(),
            scores: outcome.scores,
            places: outcome.places,
            grade: outcome.grade,
        }
    }
}

/// How much time each seat has left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockState {
    /// Milliseconds each seat had left when this was sent.
    #[cfg_attr(test, ts(as = "Vec<u32>"))]
    pub left: Vec<u64>,
    /// Whose clock runs.
    pub running: Vec<u8>,
}

/// Something to be said in the reader's language: the id of a Fluent message and its values.
#[derive(ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Message"))]
#[schema(as = Message)]
pub struct MessageShape {
    /// Id in the language files.
    pub key: String,
    /// Named values.
    #[schema(value_type = Vec<Vec<ValueShape>>, no_recursion)]
    pub args: Vec<(String, ValueShape)>,
}

/// A value within a message.
#[derive(ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Value", untagged))]
#[schema(as = Value, no_recursion)]
#[allow(
    dead_code,
    reason = "it only describes the shape of towpath_core::Value"
)]
pub enum ValueShape {
    /// A number.
    Number(i32),
    /// A name that is the same in every language.
    Text(String),
    /// Something with words of its own.
    Message(Box<MessageShape>),
}

/// One side's points.
#[derive(ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Breakdown"))]
#[schema(as = Breakdown)]
pub struct BreakdownShape {
    /// The seat, or past the seats a player that nobody plays.
    pub side: u8,
    /// All points.
    pub total: i32,
    /// Where they come from.
    pub parts: Vec<PartShape>,
}

/// One source of points.
#[derive(ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Part"))]
#[schema(as = Part)]
pub struct PartShape {
    /// Its name in the language files.
    pub key: String,
    /// What it gave.
    pub points: i32,
}
