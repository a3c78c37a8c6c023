//! Component data as a table would show it.

use super::EditionFileInfo;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Component data to be looked at; nothing of it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskPreview {
    /// The game it is for.
    pub game: String,
    /// Its files, in the order the game lists them.
    pub files: Vec<EditionFileInfo>,
    /// How many players; the fewest the game takes if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub players: Option<u8>,
    /// Options of the table, such as the deck.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
}

/// A table with this component data before the first decision, always with the same shuffle.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionPreview {
    /// What never changes during a match: `Board` in the game's schema.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub board: Box<RawValue>,
    /// The position as the first seat sees it: `View` in the game's schema.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
}
