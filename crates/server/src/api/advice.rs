//! What bots say: hints while a game runs, a look back when it is over.

use super::frame::ChoiceRef;
use super::shared::MessageSchema;
use serde::Serialize;
use towpath_core::Message;
use utoipa::ToSchema;

/// What a bot would do.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// Whose decision it is.
    pub seat: u8,
    /// Its choice.
    pub choice: ChoiceRef,
    /// What it thinks of the best choices, the one above first; nothing if a bot was named.
    pub advice: Vec<AdviceInfo>,
    /// What was really played at that moment of a finished game.
    pub played: Option<ChoiceRef>,
}

/// What a bot thinks of a choice.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdviceInfo {
    /// The choice.
    pub choice: ChoiceRef,
    /// The chance to win with it, in percent; in a solo game only better or worse can be read from it.
    pub percent: u8,
    /// The points the seat would be ahead of the others by the end of the turn; a solo player's points at the end.
    pub points: i32,
    /// What it brings, in a sentence.
    #[schema(value_type = MessageSchema)]
    pub why: Message,
}

/// A look back at a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewInfo {
    /// Everybody's chance to win at the beginning of each turn.
    pub curve: Vec<CurvePoint>,
    /// The decisions that cost most, the worst first.
    pub regrets: Vec<RegretInfo>,
}

/// The chances at one moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CurvePoint {
    /// The version of the table then.
    pub version: u32,
    /// Each seat's chance in percent.
    pub percents: Vec<u8>,
}

/// A decision that cost something.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegretInfo {
    /// The version of the table when it was made.
    pub version: u32,
    /// Who made it.
    pub seat: u8,
    /// What was chosen.
    pub played: ChoiceRef,
    /// What would have been better.
    pub better: AdviceInfo,
    /// What it cost, in percent of a win.
    pub cost: u8,
    /// What it cost in points, as far as one can tell at the end of that turn; 0 where it cost none or nothing can be told.
    pub points: u16,
}

/// A share of 1 in percent.
pub(crate) fn percent(share: f32) -> u8 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u8
}
