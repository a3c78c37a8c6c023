//! What an audience sees of a table at one moment.

use super::shared::{BreakdownSchema, ChoiceSchema, MessageSchema, StepSchema};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use towpath_core::{Audience, Breakdown, Message, Outcome, Seat};
use utoipa::ToSchema;

/// From where somebody looks at a table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewpoint {
    /// From a seat, whose secrets are known there.
    Seat(u8),
    /// From anywhere else: public knowledge alone.
    Spectator,
    /// With all secrets, once the game is over.
    Everything,
}

impl From<Viewpoint> for Audience {
    fn from(viewpoint: Viewpoint) -> Audience {
        match viewpoint {
            Viewpoint::Seat(seat) => Audience::Seat(Seat::new(seat)),
            Viewpoint::Spectator => Audience::Spectator,
            Viewpoint::Everything => Audience::Everything,
        }
    }
}

/// Everything that a screen needs besides the board, complete in itself but for the log. Connections that ask for
/// changes get one frame and then what makes the next out of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// The number of entries in the table's record. Send it back with every choice.
    pub version: u32,
    /// From where this is seen.
    pub look: Viewpoint,
    /// The seats that have to decide; none once the game is over.
    pub to_act: Vec<u8>,
    /// A seat that has finished its turn but has not said so yet (tables with `turn_end: explicit`).
    pub ending: Option<u8>,
    /// What is being asked, and of whom; while a turn waits for its end, whom one waits for.
    #[schema(value_type = MessageSchema)]
    pub question: Message,
    /// The position: `View` in the game's schema, docs/schema/GAME.json.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What the seat that looks can do now; nothing if it is not its decision. A choice's id is its place in this list,
    /// for this version. Targets and costs are the game's own: `Target` and `Cost` in its schema.
    #[schema(value_type = Vec<ChoiceSchema>)]
    #[cfg_attr(test, ts(type = "Array<Choice<unknown, unknown>>"))]
    pub choices: Box<RawValue>,
    /// The question at every partial selection of things to touch, shortest first.
    #[schema(value_type = Vec<StepSchema>)]
    #[cfg_attr(test, ts(type = "Array<Step<unknown>>"))]
    pub steps: Box<RawValue>,
    /// The choice that the seat that looks has made and that is kept for its next one (`hold`): its place in `choices`.
    pub held: Option<u32>,
    /// What the seat that looks can take back.
    pub undo: Undoable,
    /// Keep the log lines whose `entry` is at most this and put `log` behind them; `null`: throw all away.
    pub log_after: Option<u32>,
    /// Log lines, oldest first.
    pub log: Vec<LogEntry>,
    /// Every side's points as they stand, as far as they are known.
    #[schema(value_type = Vec<BreakdownSchema>)]
    pub scores: Vec<Breakdown>,
    /// How the game ended, also when it was given up or stopped: then with the points as they stood.
    pub outcome: Option<OutcomeInfo>,
    /// The clocks, if the table has any.
    pub clock: Option<ClockState>,
}

/// A choice by everything that names it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChoiceRef {
    /// Its place in the list of choices of its moment.
    pub choice: u32,
    /// The things that are touched for it, one after the other: `Target` in the game's schema.
    #[schema(value_type = Vec<serde_json::Value>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub path: Box<RawValue>,
    /// In the game's notation, as records have it.
    pub notation: String,
    /// In a sentence.
    #[schema(value_type = MessageSchema)]
    pub words: Message,
}

impl From<towpath_games::Named> for ChoiceRef {
    fn from(named: towpath_games::Named) -> ChoiceRef {
        ChoiceRef {
            choice: named.number,
            path: named.path,
            notation: named.notation,
            words: named.words,
        }
    }
}

/// How many decisions can be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Undoable {
    /// One by one.
    pub steps: u32,
    /// By taking back the whole turn.
    pub turn: u32,
    /// Nothing, because the seat's last decision drew or showed something.
    pub barred: bool,
}

/// A line of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogEntry {
    /// The entry of the record that caused it; 0 is the set-up. Also the moment to ask the history for.
    pub entry: u32,
    /// Whose decision caused it; `null` for the set-up.
    pub seat: Option<u8>,
    /// The number of the turn it was decided in, which only grows: lines of one turn belong together.
    pub turn: u32,
    /// What happened: `Event` in the game's schema, docs/schema/GAME.json.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub event: Box<RawValue>,
    /// The same in a sentence.
    #[schema(value_type = MessageSchema)]
    pub words: Message,
}

impl From<towpath_games::LogLine> for LogEntry {
    fn from(line: towpath_games::LogLine) -> LogEntry {
        LogEntry {
            entry: line.entry,
            seat: line.seat.map(|seat| seat.index() as u8),
            turn: line.turn,
            event: line.event,
            words: line.words,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutcomeInfo {
    /// The final points of every side.
    #[schema(value_type = Vec<BreakdownSchema>)]
    pub scores: Vec<Breakdown>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Each seat's place, 1 for the first; empty if the game was stopped without a result.
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
    /// Where a clock that would run stands still by the table's schedule: when one goes on.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub resumes_at: Option<i64>,
    /// The single days that each seat has taken off, past ones included; empty at tables without a schedule.
    pub days_off: Vec<Vec<String>>,
}
