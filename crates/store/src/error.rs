//! What can go wrong with a store.

use std::fmt;

/// Why something was not kept or not found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else has written there first: the row exists, or was changed since it was read.
    Conflict,
    /// The database does not answer, or answered with an error. What was asked for may or may not have happened.
    Unavailable(String),
    /// The database is not one of ours, is newer than this program, or does not promise what we need.
    Unfit(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else has written there first"),
            StoreError::Unavailable(why) => write!(f, "the database does not answer: {why}"),
            StoreError::Unfit(why) => write!(f, "the database cannot be used: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl From<::postgres::Error> for StoreError {
    fn from(error: ::postgres::Error) -> StoreError {
        match error.code() {
            Some(code) if *code == ::postgres::error::SqlState::UNIQUE_VIOLATION => {
                StoreError::Conflict
            }
            _ => match error.as_db_error() {
                Some(db) => StoreError::Unavailable(db.message().to_owned()),
                None => StoreError::Unavailable(error.to_string()),
            },
        }
    }
}
