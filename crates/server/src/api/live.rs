//! The WebSocket at `/api/tables/{id}/live`.

use super::{ApiError, ChoiceInfo, ClockState, Frame, LogEntry, Look, Reply, Request, TableInfo};
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
        /// Through whose eyes to look; the first of one's seats if left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        look: Option<Look>,
        /// Send only what is different after the first frame; whole frames if left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        changes: bool,
    },
    /// Look through other eyes: another seat of one's own behind the curtain, or all once the game is over.
    Look {
        /// Whose.
        look: Look,
    },
    /// Ask something of the table; the answer carries the same `id`.
    Request {
        /// Chosen by the client.
        id: u32,
        /// What is asked.
        request: Request,
    },
    /// Are you there?
    Ping,
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`; a frame follows if the game has started.
    Welcome(Welcome),
    /// The table has changed: seats, names, presence, status.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// The position has changed, or one looks through other eyes.
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
    /// The actions of the frame's choices.
    pub choices: Vec<String>,
    /// Words of those choices which this connection has not been told yet. An action always has the same words.
    pub words: Vec<ChoiceInfo>,
}

/// The answer to `hello`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// The table.
    pub table: TableInfo,
    /// The seats this connection holds.
    pub seats: Vec<u8>,
    /// Through whose eyes it looks.
    pub look: Look,
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
