//! What the store keeps of a table besides its record.

use crate::api::{ApiError, Clock, End, Origin, Pace, Player, SeatKind, Settings};
use crate::names;
use crate::table::StoredClocks;
use crate::tokens::{For, Key};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use towpath_core::{By, TableSetup};

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
    /// The moment of a finished game from which this one goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
    /// Seats that want to end the game.
    #[serde(default)]
    pub votes: Vec<u8>,
    /// Who declined the last proposal to end the game, until the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<u8>,
    /// The clocks as they stood when this was written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<StoredClocks>,
    /// The seats that won, once the game has ended.
    #[serde(default)]
    pub winners: Vec<u8>,
    /// Who had to decide when the table last left memory.
    #[serde(default)]
    pub resting: Option<Resting>,
    /// What a seat has decided without anybody else being told yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Held>,
}

/// A choice that is carried out with the next one of its seat, because when it is made would tell others something.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// The number of entries it was made at. It means nothing at another.
    pub version: u32,
    /// Whose choice.
    pub seat: u8,
    /// Its place in the list.
    pub choice: u32,
}

/// Settings as they are stored: what a table can no longer be asked for is left out, and is as it was by default.
fn stored_settings<'de, D: Deserializer<'de>>(from: D) -> Result<Settings, D::Error> {
    let mut fields = serde_json::Map::deserialize(from)?;
    fields.remove("unfinished");
    Settings::deserialize(serde_json::Value::Object(fields)).map_err(D::Error::custom)
}

/// Who has to decide at a table that is not in memory, so that nobody has to replay its game to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resting {
    /// The number of entries this is true for.
    pub version: u32,
    /// The seats that have to decide.
    pub to_act: Vec<u8>,
}

impl TableDoc {
    /// A table that has not started, without clocks, with the usual settings. Every new table is made here, whether by
    /// hand or by a record, so that all of them keep the same rules.
    ///
    /// # Errors
    /// When the name is too long or cannot be seen.
    pub fn new(
        name: &str,
        setup: &TableSetup,
        edition: String,
        seats: Vec<SeatDoc>,
    ) -> Result<TableDoc, ApiError> {
        Ok(TableDoc {
            name: names::table(name)?,
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
            from: None,
            votes: Vec::new(),
            declined: None,
            clocks: None,
            winners: Vec::new(),
            resting: None,
            held: None,
        })
    }

    /// Gives the bots that have none yet names of their own; those of tables made before bots had names get the one of
    /// their seat. No two at a table are called alike.
    pub fn name_bots(&mut self, game: &str) {
        for seat in 0..self.seats.len() {
            let doc = &self.seats[seat];
            let Some(level) = doc
                .bot
                .as_deref()
                .filter(|level| doc.kind == SeatKind::Bot && doc.name == *level)
            else {
                continue;
            };
            let taken = |name: &&str| {
                self.seats
                    .iter()
                    .any(|doc| names::looks_like(&doc.name, name))
            };
            let name = towpath_games::names_for(game, level, seat).find(|name| !taken(name));
            if let Some(name) = name {
                self.seats[seat].name = name.to_owned();
            }
        }
    }

    /// Whose token this is: the seat and its generation, which together are what somebody has proved.
    pub fn proof(&self, key: &Key, table: &str, token: &str) -> Option<Proof> {
        let mut seats = (0..).zip(&self.seats);
        seats.find_map(|(seat, doc)| {
            let generation = doc.generation;
            let what = For::Seat {
                table,
                seat,
                generation,
            };
            let holds = doc.is_person() && key.holds(what, token);
            holds.then_some(Proof { seat, generation })
        })
    }

    /// Whether who has proved this may act, look and talk for the seat now. Everything that is done for a seat asks here
    /// when it is done, so that a seat that was freed, given to somebody else or given up has no power left anywhere.
    pub fn allows(&self, proof: Proof) -> bool {
        let Some(doc) = self.seats.get(usize::from(proof.seat)) else {
            return false;
        };
        // Once the game is over there is nothing left to give up: who conceded may look back and play again.
        let plays = doc.is_person() && (!doc.conceded || self.end.is_some());
        plays && doc.generation == proof.generation
    }
}

/// What somebody has proved by a token: that it was a seat's, in this generation of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The number of the seat.
    pub seat: u8,
    /// How often its link had been made anew.
    pub generation: u32,
}

/// A seat as it is stored with its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatDoc {
    /// Who can sit here.
    pub kind: SeatKind,
    /// The name of who sits here, person or bot, or of whom it is kept for in a rematch; otherwise empty.
    pub name: String,
    /// The bot that plays here, for ever or while its player is away.
    pub bot: Option<String>,
    /// Somebody has sat down.
    pub taken: bool,
    /// The time was up: the bot plays until the player comes back.
    #[serde(default)]
    pub away: bool,
    /// The player has given up: the bot plays to the end.
    #[serde(default)]
    pub conceded: bool,
    /// How often its link was made anew. Who sits down with a link gets the next generation's token.
    #[serde(default)]
    pub generation: u32,
    /// The hash of the secret of who sat down, for those who did not hear the answer.
    #[serde(default)]
    pub claim: Option<String>,
    /// Whether a person or a program decides here.
    #[serde(default)]
    pub player: Player,
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
            conceded: false,
            generation: 0,
            claim: None,
            player: Player::Human,
            muted: Vec::new(),
        }
    }

    /// A seat for a bot, which is called like its level until [`TableDoc::name_bots`] gives it a name.
    pub fn bot(level: String) -> SeatDoc {
        SeatDoc {
            kind: SeatKind::Bot,
            name: level.clone(),
            bot: Some(level),
            taken: true,
            away: false,
            conceded: false,
            generation: 0,
            claim: None,
            player: Player::Program,
            muted: Vec::new(),
        }
    }

    /// Somebody with a token sits here or may, and not a bot of the house.
    pub fn is_person(&self) -> bool {
        self.kind != SeatKind::Bot
    }

    /// Somebody with a token has a say here: they are there and have not given up.
    pub fn has_a_say(&self) -> bool {
        self.is_person() && !self.away && !self.conceded
    }

    /// What a record calls who sits here: bots by their strength.
    pub fn recorded_name(&self) -> &str {
        match (self.kind, &self.bot) {
            (SeatKind::Bot, Some(level)) => level,
            _ => &self.name,
        }
    }

    /// Who decides here, as a record says it.
    pub fn by(&self) -> By {
        match (self.kind, self.player) {
            (SeatKind::Bot, _) | (_, Player::Program) => By::Bot,
            (SeatKind::Here | SeatKind::Link | SeatKind::Open, Player::Human) => By::Human,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::ErrorCode;
    use towpath_core::Edition;

    fn named(name: &str) -> Result<TableDoc, ErrorCode> {
        let setup = TableSetup {
            players: 2,
            options: BTreeMap::new(),
            edition: Edition { files: Vec::new() },
            rules: 1,
        };
        let seats = vec![
            SeatDoc::person(SeatKind::Here, "Ada".to_owned()),
            SeatDoc::bot("easy".to_owned()),
        ];
        let made = TableDoc::new(name, &setup, "hash".to_owned(), seats);
        made.map_err(|error| error.code)
    }

    #[test]
    fn a_long_name_is_refused_and_never_cut() {
        let longest = "ö".repeat(names::TABLE);
        assert_eq!(named(&longest).map(|doc| doc.name), Ok(longest.clone()));
        assert_eq!(named(&format!("{longest}x")), Err(ErrorCode::Invalid));
    }

    #[test]
    fn bots_have_names_of_their_own_and_keep_them() {
        let mut doc = named("").expect("a table");
        doc.seats.push(SeatDoc::bot("easy".to_owned()));
        doc.seats.push(SeatDoc::bot("master".to_owned()));
        doc.name_bots("kanal");
        let names: Vec<_> = doc.seats.iter().map(|seat| seat.name.clone()).collect();
        assert_eq!(names, ["Ada", "Jost", "Melina", "Aurel"]);
        let recorded = doc.seats.iter().map(SeatDoc::recorded_name);
        assert!(recorded.eq(["Ada", "easy", "easy", "master"]));
        // Who is there keeps the name, whoever comes.
        let before = doc.clone();
        doc.name_bots("arriala");
        assert_eq!(doc, before);
        doc.seats[0].name = "Jost".to_owned();
        doc.seats[1].name = "easy".to_owned();
        doc.name_bots("kanal");
        assert_eq!(doc.seats[1].name, "Bert");
    }

    #[test]
    fn a_table_that_hid_unfinished_turns_still_opens() {
        let new = named("").expect("a table");
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
    fn a_name_with_control_characters_is_refused() {
        assert_eq!(named("Come\u{7} in"), Err(ErrorCode::Invalid));
        assert_eq!(named(" a\tb\n").map(|doc| doc.name), Ok("a b".to_owned()));
    }

    #[test]
    fn what_was_proved_holds_only_for_its_generation_and_until_the_player_gives_up() {
        let mut doc = named("").expect("a table");
        let key = Key::fresh();
        let token = |seat, generation| {
            key.token(For::Seat {
                table: "t",
                seat,
                generation,
            })
        };
        let proof = doc.proof(&key, "t", &token(0, 0)).expect("a seat's token");
        assert!(doc.allows(proof));
        assert_eq!(doc.proof(&key, "t", &token(1, 0)), None, "a bot's seat");
        doc.seats[0].conceded = true;
        assert!(!doc.allows(proof), "given up");
        doc.end = Some(End::Played);
        assert!(doc.allows(proof), "there is nothing left to give up");
        doc.seats[0].generation = 1;
        assert!(!doc.allows(proof), "the link was made anew");
        assert_eq!(doc.proof(&key, "t", &token(0, 0)), None);
        assert!(doc.proof(&key, "t", &token(0, 1)).is_some());
    }

    #[test]
    fn documents_of_older_servers_can_be_read() {
        let mut old = serde_json::to_value(named("Come in").expect("a table")).expect("JSON");
        for field in ["winners", "resting"] {
            old.as_object_mut().expect("an object").remove(field);
        }
        for field in ["conceded", "claim", "player"] {
            old["seats"][0]
                .as_object_mut()
                .expect("an object")
                .remove(field);
        }
        let read: TableDoc = serde_json::from_value(old).expect("it is understood");
        assert_eq!(Ok(read), named("Come in"));
    }
}
