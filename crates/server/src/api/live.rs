//! The WebSocket at `/api/tables/{id}/live`.

use super::shared::{ChoiceSchema, StepSchema};
use super::{ApiError, ClockState, Frame, LogEntry, Reply, Request, TableInfo, Viewpoint};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: who I am and where I left off. Without tokens it is a spectator.
    Hello {
        /// The tokens of the seats on this device.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
        tokens: Vec<String>,
        /// The version of the last frame this client has, to get only the log since then.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        since: Option<u32>,
        /// From where to look; the first of one's seats if left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        look: Option<Viewpoint>,
        /// Send only what is different after the first frame; whole frames if left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        changes: bool,
    },
    /// Look from somewhere else: another seat of one's own behind the curtain, or with all secrets once the game is over.
    Look {
        /// From where.
        look: Viewpoint,
    },
    /// Ask something of the table; the answer carries the same `id`.
    Request {
        /// Chosen by the client.
        id: u32,
        /// What is asked.
        request: Request,
    },
    /// How long bots pause before they decide, for who follows more quickly than most. It counts at tables where nobody else
    /// plays but bots, and only shortens the pause; nothing is answered.
    Pace {
        /// In milliseconds; 0 for no pause.
        bot_pause: u32,
    },
    /// Whether the page can be seen. Who has it open behind other windows is told of a turn like somebody who is not there;
    /// nothing is answered.
    Attend {
        /// It cannot be seen.
        hidden: bool,
    },
    /// Are you there?
    Ping,
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`; a frame follows if the game has started. It comes again when the connection holds other seats
    /// than before: one was given up, freed, or changed hands.
    Welcome(Welcome),
    /// The table has changed: seats, names, presence, status.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// The position has changed, or one looks from somewhere else.
    Frame {
        /// What there is to see.
        frame: Box<Frame>,
    },
    /// The position has changed, for connections that asked for changes: what is different since the frame or change
    /// that came before it on this connection.
    Change(Change),
    /// Somebody said something.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// The answer to a request.
    Reply {
        /// The request's `id`.
        id: u32,
        /// The answer.
        reply: Box<Reply>,
    },
    /// A request was not carried out, or a message was not understood. Nothing was changed.
    Error {
        /// The request's `id`, if it had one.
        id: Option<u32>,
        /// What went wrong.
        error: ApiError,
    },
    /// The answer to `ping`.
    Pong,
    /// The server is stopping or cannot keep up with this connection; come back with `since`.
    Bye {
        /// Why, in English.
        reason: String,
    },
}

/// What makes the next frame out of the last.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Change {
    /// The version of the frame it makes.
    pub version: u32,
    /// Values of the frame that are new, to be put in one after the other: `[path, value]` sets a value,
    /// `[path, from, count, values]` puts items in place of `count` items of a list. A path is a list of names and
    /// indices that begins at the frame.
    #[schema(value_type = Vec<Vec<serde_json::Value>>)]
    #[cfg_attr(
        test,
        ts(
            type = "Array<[(string | number)[], unknown] | [(string | number)[], number, number, unknown[]]>"
        )
    )]
    pub set: Box<RawValue>,
    /// As in a frame.
    pub log_after: Option<u32>,
    /// As in a frame.
    pub log: Vec<LogEntry>,
    /// As in a frame.
    pub clock: Option<ClockState>,
    /// The frame's choices, as numbers of descriptions that this connection has been sent in changes.
    pub choices: Vec<u32>,
    /// Descriptions that come in here for the first time; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Additions<Choice<unknown, unknown>>"))]
    #[schema(value_type = Option<Additions<ChoiceSchema>>)]
    pub new_choices: Option<Additions<Box<RawValue>>>,
    /// The frame's steps in the same way.
    pub steps: Vec<u32>,
    /// As `new_choices`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Additions<Step<unknown>>"))]
    #[schema(value_type = Option<Additions<StepSchema>>)]
    pub new_steps: Option<Additions<Box<RawValue>>>,
}

/// Descriptions that a connection keeps, to be referred to by number: forget those from number `from` on and put these
/// in their place.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Additions<T> {
    /// The number of the first.
    pub from: u32,
    /// The descriptions.
    pub list: Vec<T>,
}

/// The answer to `hello`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// The table.
    pub table: TableInfo,
    /// What never changes during the match: `Board` in the game's schema, docs/schema/GAME.json.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub board: Box<RawValue>,
    /// The seats this connection holds.
    pub seats: Vec<u8>,
    /// From where it looks.
    pub look: Viewpoint,
    /// What was said at the table lately.
    pub chat: Vec<ChatLine>,
    /// The address of a feed of "your turn" for each seat held, in the same order.
    pub feeds: Vec<String>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at this table.
    pub line: u32,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// Who.
    pub seat: u8,
    /// What.
    pub text: String,
}
