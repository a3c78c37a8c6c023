//! What a seat can ask of its table, over the WebSocket or as the body of `POST /api/tables/{id}/requests`.

use super::advice::Hint;
use super::frame::LogEntry;
use super::shared::{BreakdownSchema, ChoiceSchema, MessageSchema, StepSchema};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use towpath_core::{Breakdown, Message};
use utoipa::ToSchema;

/// A request of a seat. `seat` may be left out where the sender holds one seat only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Do this. Answered by `done`; sending the same again is answered the same and changes nothing.
    Act {
        /// The version the sender saw.
        version: u32,
        /// Whose decision.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// Which choice of that version.
        choice: Pick,
    },
    /// Do these one after the other, as long as each is allowed.
    Plan {
        /// The version the sender saw.
        version: u32,
        /// Whose decisions.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// Which choices; each number is a place in the list after the ones before.
        choices: Vec<Pick>,
    },
    /// Keep this choice, which has `defer`, for this seat's next decision: it is stored, and nobody else is told. It is
    /// carried out by a `plan` that begins with it, or by the bot that takes the seat over. Answered by `done`.
    Hold {
        /// The version the sender saw.
        version: u32,
        /// Whose decision.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// Its place in the list of choices; `null` decides anew.
        choice: Option<u32>,
    },
    /// Take back.
    Undo {
        /// The version the sender saw.
        version: u32,
        /// Whose decisions.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// How far.
        back: Back,
    },
    /// The turn is finished (tables with `turn_end: explicit`): an entry of the record, which nothing is taken back past.
    /// Sending the same again is answered the same and changes nothing.
    EndTurn {
        /// The version the sender saw.
        version: u32,
        /// Whose turn.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
    },
    /// Could I do this now, and if not, why not? Answered by `verdict`.
    WhyNot {
        /// Who asks.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// In the game's notation.
        action: String,
    },
    /// Why does nothing begin with what I touched? Answered by `verdict`.
    WhyTouch {
        /// Who asks.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// The version the sender saw; `stale` if the table has moved on. Not looked at if left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        version: Option<u32>,
        /// Choices of a plan that are thought of as made before.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<Pick>>"))]
        after: Vec<Pick>,
        /// The things touched before: `Target` in the game's schema.
        #[schema(value_type = Vec<serde_json::Value>)]
        #[cfg_attr(test, ts(type = "unknown[]"))]
        picked: Vec<Target>,
        /// The thing touched.
        #[schema(value_type = serde_json::Value)]
        #[cfg_attr(test, ts(type = "unknown"))]
        target: Target,
    },
    /// What is this thing? Answered by `about`, also to spectators and after the end.
    About {
        /// Who asks; who holds no seat, or several and names none, is told what everybody may know.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// The thing: `Target` in the game's schema.
        #[schema(value_type = serde_json::Value)]
        #[cfg_attr(test, ts(type = "unknown"))]
        target: Target,
    },
    /// What would these give, as far as I can know? Nothing is done, nobody is told. Answered by `what_if`.
    WhatIf {
        /// Who asks.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// The version the sender saw; `stale` if the table has moved on. Not looked at if left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        version: Option<u32>,
        /// Which choices; each number is a place in the list after the ones before.
        choices: Vec<Pick>,
    },
    /// What would a bot do? While the game runs for one's own seat; afterwards for any moment. Answered by `hint`.
    Hint {
        /// Who asks.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// A moment of a finished game.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        version: Option<u32>,
        /// What would this bot do? If left out, the best choices with their chances and reasons.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        bot: Option<String>,
    },
    /// Take a day off, on which this seat's clock does not run, or give up one that has not begun (tables with a
    /// `schedule` that has `single_days`).
    DayOff {
        /// Whose day.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// The day in the table's own time, such as `2026-05-17`: today or later.
        day: String,
        /// Whether it is taken or given up.
        take: bool,
    },
    /// Say something to the table.
    Chat {
        /// Who speaks.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// At most 500 characters.
        text: String,
    },
    /// Do not show me what this seat says, or show it again.
    Mute {
        /// Who asks.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// Whom not to hear.
        whom: u8,
        /// `false` to hear them again.
        mute: bool,
    },
    /// Tell whoever runs this server about a chat line.
    Report {
        /// Who reports.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// The number of the line.
        line: u32,
        /// Why.
        reason: String,
    },
    /// Give up: two players: the other wins; more: a bot takes the seat.
    Concede {
        /// Who gives up.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
    },
    /// End the game without a result; happens once every person at the table agrees.
    VoteEnd {
        /// Who votes.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
        /// `false` to take the vote back; from a seat that has not agreed it declines, and all votes are gone.
        agree: bool,
    },
    /// I am here again: give me back the seat that a bot has taken over.
    TakeBack {
        /// Which seat.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
    },
}

/// A thing that was touched. Only the game can read it, so it is kept as it came.
pub type Target = serde_json::Value;

/// Which choice is meant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Pick {
    /// Its id: its place in the list of choices.
    Number(u32),
    /// In the game's notation, as people and programs type it.
    Notation(String),
}

impl From<Pick> for towpath_games::Pick {
    fn from(pick: Pick) -> towpath_games::Pick {
        match pick {
            Pick::Number(number) => towpath_games::Pick::Number(number),
            Pick::Notation(text) => towpath_games::Pick::Notation(text),
        }
    }
}

/// How far to take back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// The last decision.
    Step,
    /// The turn, to its start or the last reveal.
    Turn,
}

/// The body of `POST /api/tables/{id}/requests`.
pub type PostRequest = Request;

/// The answer to a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "reply", rename_all = "snake_case")]
pub enum Reply {
    /// It is done and kept.
    Done(Done),
    /// Whether it could be done.
    Verdict(Verdict),
    /// What a thing is.
    About(About),
    /// What it would give.
    WhatIf(WhatIf),
    /// What a bot would do.
    Hint(Hint),
}

/// It is done and kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Done {
    /// The table's version now.
    pub version: u32,
    /// How many decisions of this request were carried out by it.
    pub applied: u32,
    /// The same request had been carried out before; this one changed nothing.
    pub repeated: bool,
}

/// Whether something could be done now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Verdict {
    /// It could.
    pub allowed: bool,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// The reason with its numbers; `null` also where nobody can say what a touch could have meant.
    #[schema(value_type = Option<MessageSchema>)]
    pub why: Option<Message>,
    /// What could be done first so that it becomes possible, such as buying what is missing: a `plan` without its end.
    pub first: Vec<FirstChoice>,
}

/// What a thing on the table is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct About {
    /// What it is called; `null` if there is nothing to tell.
    #[schema(value_type = Option<MessageSchema>)]
    pub name: Option<Message>,
    /// What it costs, does and is good for, a sentence each.
    #[schema(value_type = Vec<MessageSchema>)]
    pub lines: Vec<Message>,
    /// The clause of the rules that it is about.
    pub rule: Option<String>,
}

impl From<Option<towpath_core::About>> for About {
    fn from(about: Option<towpath_core::About>) -> About {
        about.map_or_else(About::default, |about| About {
            name: Some(about.name),
            lines: about.lines,
            rule: about.rule.map(str::to_owned),
        })
    }
}

/// A choice to be made before another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FirstChoice {
    /// Its place in the list after the ones before.
    pub choice: u32,
    /// In a sentence.
    #[schema(value_type = MessageSchema)]
    pub words: Message,
}

/// What choices would give.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WhatIf {
    /// How many of the choices were tried.
    pub tried: u32,
    /// Why the next one was not, if the rules forbid it.
    pub refused: Option<Verdict>,
    /// The next one would show something that the seat cannot know yet, so the trial stops before it.
    pub unknown: bool,
    /// The position then.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What is being asked then.
    #[schema(value_type = MessageSchema)]
    pub question: Message,
    /// What the seat could do then, as in a frame.
    #[schema(value_type = Vec<ChoiceSchema>)]
    #[cfg_attr(test, ts(type = "Array<Choice<unknown, unknown>>"))]
    pub choices: Box<RawValue>,
    /// The questions then, as in a frame.
    #[schema(value_type = Vec<StepSchema>)]
    #[cfg_attr(test, ts(type = "Array<Step<unknown>>"))]
    pub steps: Box<RawValue>,
    /// What would have happened.
    pub log: Vec<LogEntry>,
    /// The points then.
    #[schema(value_type = Vec<BreakdownSchema>)]
    pub scores: Vec<Breakdown>,
}
