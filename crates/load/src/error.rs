//! What can go wrong between a client and a server.

use tokio_tungstenite::tungstenite;

/// Why a client did not get what it asked for.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The server did not answer in time.
    #[error("the server does not answer")]
    NoAnswer,
    /// The server closed the connection.
    #[error("the server closed the connection")]
    Closed,
    /// The connection could not be made, or broke.
    #[error(transparent)]
    Connection(#[from] std::io::Error),
    /// The WebSocket could not be opened, or broke.
    #[error(transparent)]
    WebSocket(#[from] tungstenite::Error),
    /// The server answered a request with an error.
    #[error("{status}: {body}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The body, which is the API's error as JSON.
        body: String,
    },
    /// The server sent something that is not of the API.
    #[error("not of the API: {0}")]
    Unexpected(String),
}

impl From<serde_json::Error> for LoadError {
    fn from(error: serde_json::Error) -> LoadError {
        LoadError::Unexpected(error.to_string())
    }
}

impl From<tokio::time::error::Elapsed> for LoadError {
    fn from(_: tokio::time::error::Elapsed) -> LoadError {
        LoadError::NoAnswer
    }
}
