//! What the store keeps of a table besides its record.

use crate::api::{Clock, End, Pace, SeatKind, Settings};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table's choices, seats and end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableDoc {
    /// What it is called.
    pub name: String,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the component data.
    pub edition: String,
    /// The game's options.
    pub options: BTreeMap<String, String>,
    /// Live or slow.
    pub pace: Pace,
    /// How much time there is.
    pub clock: Clock,
    /// How it is run.
    pub settings: Settings,
    /// Who sits where.
    pub seats: Vec<SeatDoc>,
    /// How it ended.
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
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatDoc {
    /// Who can sit here.
    pub kind: SeatKind,
    /// Who sits here.
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
