//! One error type for everything a client can do wrong, or that can go wrong here.

use super::shared::MessageSchema;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What went wrong, for programs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The request cannot be read: broken JSON, a wrong type, an unknown field value.
    Malformed,
    /// A value is out of its limits.
    Invalid,
    /// The body or message is too large.
    TooLarge,
    /// There is no such thing here.
    NotFound,
    /// The token is not one of this table's.
    BadToken,
    /// The token does not allow this.
    Forbidden,
    /// The table has moved on; `version` is where it is now.
    Stale,
    /// A rule of the game forbids it; `rule` and `why` say which and why.
    Refused,
    /// It is not this seat's decision.
    NotToAct,
    /// The text is no action of this game.
    NotUnderstood,
    /// There is nothing to take back.
    NothingToUndo,
    /// The table is not in a state that allows this (not started, over, closed, full).
    WrongState,
    /// The table does not allow this by its settings.
    NotAllowed,
    /// It may only be done by somebody who has just shown a passkey: sign in again and repeat it.
    ProofNeeded,
    /// Too much in too short a time, or too much held at once; `retry_after` says how many seconds to wait.
    TooMany,
    /// The server cannot do it now. `message` says that nothing was changed, or that it may or may not have been kept. Send
    /// the same request again: what was kept is answered and not done twice.
    Unavailable,
    /// A fault of ours. It has been logged.
    Internal,
}

impl ErrorCode {
    /// The HTTP status that goes with it.
    pub const fn status(self) -> StatusCode {
        match self {
            ErrorCode::Malformed | ErrorCode::Invalid => StatusCode::BAD_REQUEST,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::BadToken => StatusCode::UNAUTHORIZED,
            ErrorCode::Forbidden | ErrorCode::NotAllowed | ErrorCode::ProofNeeded => {
                StatusCode::FORBIDDEN
            }
            ErrorCode::Stale
            | ErrorCode::NotToAct
            | ErrorCode::NothingToUndo
            | ErrorCode::WrongState => StatusCode::CONFLICT,
            ErrorCode::Refused | ErrorCode::NotUnderstood => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// An error as it is sent to clients.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ApiError {
    /// What went wrong, for programs.
    pub code: ErrorCode,
    /// The same in an English sentence, for people who write programs.
    pub message: String,
    /// The rule of the game that forbids it, such as `AR-MOVE-5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// The reason with its numbers, to be said in the player's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<MessageSchema>)]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<towpath_core::Message>,
    /// Where the table is now, if the sender's version was an old one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub version: Option<u32>,
    /// After how many seconds it may be tried again, if it was too much in too short a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub retry_after: Option<u32>,
}

impl ApiError {
    /// An error with a sentence.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> ApiError {
        ApiError {
            code,
            message: message.into(),
            rule: None,
            why: None,
            version: None,
            retry_after: None,
        }
    }

    /// The same error with the table's version.
    #[must_use]
    pub fn at(mut self, version: u32) -> ApiError {
        self.version = Some(version);
        self
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {}", self.code, self.message)
    }
}

impl std::error::Error for ApiError {}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let wait = self
            .retry_after
            .map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        match wait {
            Some(wait) => (self.code.status(), wait, Json(self)).into_response(),
            None => (self.code.status(), Json(self)).into_response(),
        }
    }
}
