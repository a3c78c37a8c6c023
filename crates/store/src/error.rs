//! What can go wrong with a store.

/// Why something was not kept or not found out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written there first: the row exists, or was changed since it was read.
    #[error("somebody else has written there first")]
    Conflict,
    /// The database does not answer, or answered with an error. What was asked for may or may not have happened.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// The database is not one of ours, is newer than this program, or does not promise what we need.
    #[error("the database cannot be used: {0}")]
    Unfit(String),
}

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
