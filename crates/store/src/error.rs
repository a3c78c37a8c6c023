//! What can go wrong with a store, told apart by what the one who asked may conclude from it.

/// Why something was not kept or not found out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written there first: the row exists, or was changed since it was read. Nothing has changed.
    #[error("somebody else has written there first")]
    Conflict,
    /// The database cannot hold this. Nothing has changed, and trying again would not help.
    #[error("the database cannot hold this: {0}")]
    Refused(String),
    /// The database answers, but could not carry this out: the disk is full, a lock was not to be had. Nothing has changed.
    #[error("the database could not do this: {0}")]
    Failed(String),
    /// The database does not answer. Nothing has changed.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// The database was told to make it durable and did not answer any more: it may or may not have happened.
    #[error("the database did not say whether it was kept: {0}")]
    Unknown(String),
    /// The database is not one of ours, is newer than this program, is used by another server, or does not promise what
    /// we need.
    #[error("the database cannot be used: {0}")]
    Unfit(String),
    /// What is stored cannot be read.
    #[error("what is stored there cannot be read: {0}")]
    Damaged(String),
}

impl StoreError {
    /// Whether the fault may lie with one job of a group, so that the others are worth another try.
    pub(crate) fn is_of_one_job(&self) -> bool {
        match self {
            StoreError::Conflict
            | StoreError::Refused(_)
            | StoreError::Failed(_)
            | StoreError::Damaged(_) => true,
            StoreError::Unavailable(_) | StoreError::Unknown(_) | StoreError::Unfit(_) => false,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode;
        let text = error.to_string();
        match &error {
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => return StoreError::Damaged(text),
            rusqlite::Error::ToSqlConversionFailure(_) => return StoreError::Refused(text),
            _ => {}
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            Some(ErrorCode::TooBig | ErrorCode::TypeMismatch | ErrorCode::ParameterOutOfRange) => {
                StoreError::Refused(text)
            }
            Some(ErrorCode::DiskFull) => StoreError::Failed(text),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(text),
            _ => StoreError::Unavailable(text),
        }
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        let Some(db) = error.as_db_error() else {
            let text = with_cause(&error);
            // Without a word of the database: the connection broke, or a value could not be written or read.
            return match std::error::Error::source(&error) {
                Some(cause) if cause.is::<std::io::Error>() => StoreError::Unavailable(text),
                _ if error.is_closed() => StoreError::Unavailable(text),
                Some(_) => StoreError::Damaged(text),
                None => StoreError::Unavailable(text),
            };
        };
        let text = db.message().to_owned();
        let code = db.code().code();
        if *db.code() == tokio_postgres::error::SqlState::UNIQUE_VIOLATION {
            return StoreError::Conflict;
        }
        // The first two characters are the class: data, integrity, limits of the program; then what may pass:
        // a transaction that has failed already, rolled back, out of resources, locks, cancelled by a time-out.
        match &code[..2] {
            "22" | "23" | "54" => StoreError::Refused(text),
            "25" | "40" | "53" | "55" => StoreError::Failed(text),
            "57" if code == "57014" => StoreError::Failed(text),
            _ => StoreError::Unavailable(text),
        }
    }
}

/// An error with what has caused it, which the driver leaves out of its own words.
fn with_cause(error: &tokio_postgres::Error) -> String {
    match std::error::Error::source(error) {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}
