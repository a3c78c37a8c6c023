//! Component data: what is sent, what is said about it, what is on offer.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use towpath_core::DataError;
use utoipa::ToSchema;

/// Component data of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewEdition {
    /// The game it is for.
    pub game: String,
    /// What it is called; it then stands in its file `edition.toml`. If left out, the name that stands there already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Its files.
    pub files: Vec<EditionFileInfo>,
}

/// A file of component data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EditionFileInfo {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Component data that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionInfo {
    /// What to ask for it by.
    pub hash: String,
    /// The game it is for.
    pub game: String,
    /// What it is called; without a name the beginning of its hash.
    pub name: String,
    /// Where it comes from.
    pub origin: EditionOrigin,
    /// What was found to hold, in English.
    pub notes: Vec<String>,
    /// What is unusual about it.
    pub warnings: Vec<EditionNote>,
}

/// Where component data comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EditionOrigin {
    /// It comes with the program.
    BuiltIn,
    /// Whoever runs the server offers it.
    Server,
    /// Somebody has sent it; it is not listed.
    Uploaded,
}

/// What a check of component data has found. Nothing was kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionReport {
    /// What it would be named by; `null` when it cannot be played.
    pub hash: Option<String>,
    /// What it is called, as far as it says so.
    pub name: Option<String>,
    /// What keeps it from being played.
    pub errors: Vec<EditionNote>,
    /// What is unusual about it.
    pub warnings: Vec<EditionNote>,
    /// What was found to hold, in English.
    pub notes: Vec<String>,
}

/// Something about a file of component data, in English.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionNote {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1; `null` when it is about no line.
    pub line: Option<u32>,
    /// The character of the line, counted from 1.
    pub column: Option<u32>,
    /// What is wrong or unusual, and what was expected.
    pub message: String,
    /// What was probably meant.
    pub guess: Option<String>,
}

impl From<DataError> for EditionNote {
    fn from(error: DataError) -> EditionNote {
        let number = |place: Option<usize>| place.and_then(|n| u32::try_from(n).ok());
        EditionNote {
            file: error.file,
            line: number(error.line),
            column: number(error.column),
            message: error.message,
            guess: error.guess,
        }
    }
}

/// Component data as data: each file of it read from TOML.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionData {
    /// The game it is for.
    pub game: String,
    /// The content of the files by their names.
    #[cfg_attr(test, ts(type = "{ [key in string]: unknown }"))]
    pub files: BTreeMap<String, serde_json::Value>,
}
