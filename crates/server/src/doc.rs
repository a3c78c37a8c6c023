//! What the store keeps of a table besides its record.

use crate::api::{ApiError, Clock, End, ErrorCode, Pace, SeatKind, Settings};
use crate::table::StoredClocks;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use towpath_core::TableSetup;

/// A table's choices, seats and end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableDoc {
    /// What the table is called in the lobby.
    pub name: String,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the component data.
    pub edition: String,
    /// The game's options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Whether everybody is there or a move takes a day.
    pub pace: Pace,
    /// How much time each seat has.
    pub clock: Clock,
    /// What is shown and asked at this table.
    #[serde(deserialize_with = "stored_settings")]
    pub settings: Settings,
    /// The seats in their order.
    pub seats: Vec<SeatDoc>,
    /// How the game ended, once it has.
    #[serde(default)]
    pub end: Option<End>,
    /// The day, if it is a deal of the day.
    #[serde(default)]
    pub deal: Option<String>,
    /// The table of the rematch.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Seats that want to end the game.
    #[serde(default)]
    pub votes: Vec<u8>,
    /// The clocks as they stood when this was written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<StoredClocks>,
}

/// Settings as they are stored: what a table can no longer be asked for is left out, and is as it was by default.
fn stored_settings<'de, D: Deserializer<'de>>(from: D) -> Result<Settings, D::Error> {
    let mut fields = serde_json::Map::deserialize(from)?;
    fields.remove("unfinished");
    Settings::deserialize(serde_json::Value::Object(fields)).map_err(D::Error::custom)
}

/// The longest name of a table, in characters.
const NAME: usize = 60;

impl TableDoc {
    /// A table that has not started, without clocks, with the usual settings. Every new table is made here, whether by
    /// hand or by a record, so that all of them keep the same rules.
    ///
    /// # Errors
    /// When the name is too long.
    pub fn new(
        name: &str,
        setup: &TableSetup,
        edition: String,
        seats: Vec<SeatDoc>,
    ) -> Result<TableDoc, ApiError> {
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        if name.chars().count() > NAME {
            let message = format!("a table's name has at most {NAME} characters");
            return Err(ApiError::new(ErrorCode::Invalid, message));
        }
        Ok(TableDoc {
            name,
            rules: setup.rules,
            edition,
            options: setup.options.clone(),
            pace: Pace::default(),
            clock: Clock::default(),
            settings: Settings::default(),
            seats,
            end: None,
            deal: None,
            rematch: None,
            votes: Vec::new(),
            clocks: None,
        })
    }
}

/// A seat as it is stored with its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatDoc {
    /// Who can sit here.
    pub kind: SeatKind,
    /// The name of who sits here; empty while nobody does.
    pub name: String,
    /// The bot that plays here, for ever or while its player is away.
    pub bot: Option<String>,
    /// Somebody has sat down.
    pub taken: bool,
    /// The time was up: the bot plays until the player comes back.
    #[serde(default)]
    pub away: bool,
    /// How often its link was made anew.
    #[serde(default)]
    pub generation: u32,
    /// Whom this seat does not want to hear.
    #[serde(default)]
    pub muted: Vec<u8>,
}

impl SeatDoc {
    /// A seat for a person.
    pub fn person(kind: SeatKind, name: String) -> SeatDoc {
        SeatDoc {
            kind,
            taken: !name.is_empty(),
            name,
            bot: None,
            away: false,
            generation: 0,
            muted: Vec::new(),
        }
    }

    /// A seat for a bot.
    pub fn bot(level: String) -> SeatDoc {
        SeatDoc {
            kind: SeatKind::Bot,
            name: level.clone(),
            bot: Some(level),
            taken: true,
            away: false,
            generation: 0,
            muted: Vec::new(),
        }
    }

    /// A person has a say here.
    pub fn is_person(&self) -> bool {
        self.kind != SeatKind::Bot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use towpath_core::Edition;

    fn named(name: &str) -> Result<String, ErrorCode> {
        let setup = TableSetup {
            players: 2,
            options: BTreeMap::new(),
            edition: Edition { files: Vec::new() },
            rules: 1,
        };
        let made = TableDoc::new(name, &setup, "hash".to_owned(), Vec::new());
        made.map(|doc| doc.name).map_err(|error| error.code)
    }

    #[test]
    fn a_long_name_is_refused_and_never_cut() {
        let longest = "ö".repeat(NAME);
        assert_eq!(named(&longest), Ok(longest.clone()));
        assert_eq!(named(&format!("{longest}x")), Err(ErrorCode::Invalid));
    }

    #[test]
    fn a_table_that_hid_unfinished_turns_still_opens() {
        let setup = TableSetup {
            players: 2,
            options: BTreeMap::new(),
            edition: Edition { files: Vec::new() },
            rules: 1,
        };
        let new = TableDoc::new("", &setup, "hash".to_owned(), Vec::new()).expect("a table");
        let mut stored = serde_json::to_value(&new).expect("plain data");
        for old in ["shown", "hidden"] {
            stored["settings"]["unfinished"] = old.into();
            let read: TableDoc = serde_json::from_value(stored.clone()).expect("it opens");
            assert_eq!(read, new);
        }
        stored["settings"]["unheard_of"] = true.into();
        assert!(serde_json::from_value::<TableDoc>(stored).is_err());
    }

    #[test]
    fn control_characters_are_left_out_and_do_not_count() {
        let longest = "x".repeat(NAME);
        assert_eq!(named(&format!("\u{7}{longest}\n")), Ok(longest));
        assert_eq!(named("a\tb"), Ok("ab".to_owned()));
    }
}
