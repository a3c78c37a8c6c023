//! Games on offer, tables and their seats.

use super::settings::{Clock, Pace, Settings};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A game on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The smallest and the largest number of players.
    pub players: [u8; 2],
    /// The newest version of its rules.
    pub rules: u32,
    /// What a table can choose.
    pub options: Vec<OptionInfo>,
    /// Its bots, weakest first.
    pub bots: Vec<&'static str>,
    /// The hash of the component data that comes with the program.
    pub edition: String,
}

/// One thing a table can choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// Its values, the default first.
    pub values: Vec<&'static str>,
}

/// Choices of a table that hold one by one but not together. A table that makes them is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Unfit {
    /// With so many players.
    pub players: u8,
    /// Options with their values: one, or two.
    pub options: BTreeMap<&'static str, &'static str>,
}

/// A table to be made. Everything but the game and the seats can be left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game's id.
    pub game: String,
    /// Who sits where, one for each player.
    pub seats: Vec<NewSeat>,
    /// What it is called in the lobby.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
    /// Whether it stands in the lobby.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// Options of the game that differ from their defaults.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// The hash of component data; the program's own if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub edition: Option<String>,
    /// Live or a move a day.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    /// How much time there is.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    /// How the table is run.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Partial<Settings>"))]
    pub settings: Settings,
}

/// A seat of a table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever makes the table; several of these are a hot-seat table.
    Here {
        /// Their name.
        name: String,
    },
    /// Whoever opens the seat's link.
    Link,
    /// Whoever joins from the lobby.
    Open,
    /// A bot.
    Bot {
        /// Which of the game's bots.
        level: String,
    },
}

/// How far a table has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// For people to sit down.
    Waiting,
    /// The game runs.
    Playing,
    /// The game has ended.
    Over,
}

/// How a table's game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum End {
    /// As the rules say; the frame's outcome tells who won.
    Played,
    /// One of two players gave up, so the other won. Of more than two the seat is `conceded` and the game goes on.
    Conceded {
        /// Who gave up.
        seat: u8,
    },
    /// Everybody agreed to stop.
    Agreed,
    /// It never started, or nobody came back.
    Abandoned,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the component data.
    pub edition: String,
    /// What it is called.
    pub name: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// The game's options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Live or a move a day.
    pub pace: Pace,
    /// How much time there is.
    pub clock: Clock,
    /// How it is run.
    pub settings: Settings,
    /// How far it has come.
    pub status: Status,
    /// How it ended.
    pub end: Option<End>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The number of entries in its record.
    pub version: u32,
    /// Who has to decide.
    pub to_act: Vec<u8>,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// When something last happened.
    #[cfg_attr(test, ts(type = "number"))]
    pub changed_at: i64,
    /// The hash of the seed, from the start of the game on.
    pub commit: Option<String>,
    /// The seed, once the game is over (a deal of the day: once the day has closed).
    pub seed: Option<String>,
    /// The day, if this is a deal of the day.
    pub deal: Option<String>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The moment of another game from which this one goes on: it counts for nothing but itself.
    pub from: Option<Origin>,
    /// Seats that want to end the game.
    pub votes: Vec<u8>,
    /// Who declined the last proposal to end the game, until the next one.
    pub declined: Option<u8>,
    /// How many look on without a seat.
    pub spectators: u32,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// What the game calls it (a colour), once it has started.
    pub colour: Option<String>,
    /// Who sits here, or for whom it is kept at the table of a rematch; otherwise empty.
    pub name: String,
    /// Who can sit here.
    pub kind: SeatKind,
    /// Which bot, if one plays here, also in place of a player who is away.
    pub bot: Option<String>,
    /// Somebody has sat down.
    pub taken: bool,
    /// They are connected now.
    pub here: bool,
    /// Their time was up and a bot plays for them until they take the seat back.
    pub away: bool,
    /// They gave up and a bot plays on in their place; `name` stays theirs.
    pub conceded: bool,
}

/// Who can sit in a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Whoever made the table.
    Here,
    /// Whoever has the link.
    Link,
    /// Whoever comes from the lobby.
    Open,
    /// A bot.
    Bot,
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Created {
    /// The table.
    pub table: TableInfo,
    /// Lets its holder start the table, free seats and get the links again.
    pub owner: String,
    /// The tokens of the seats that are the maker's or have a link.
    pub links: Vec<SeatLink>,
}

/// A seat with its token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatLink {
    /// The seat.
    pub seat: u8,
    /// Its token; the link is `/t/TABLE#TOKEN`.
    pub token: String,
}

/// Sits down: with a seat's token in its seat, without one in a seat of kind `open`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// A name of 1 to 40 visible characters that does not look like anybody else's at this table. It stays as it is once the
    /// game has begun.
    pub name: String,
    /// Which open seat; the first if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
    /// A secret that the sender has made up, 16 to 64 bytes. Sitting down with a link makes the link's token worthless;
    /// who did not hear the answer asks again with the same secret and gets the same token.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub claim: Option<String>,
    /// Whether a person or a program decides here, for the record; a person if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Player>"))]
    pub player: Player,
}

/// Who decides in a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person.
    #[default]
    Human,
    /// A program of somebody's own.
    Program,
}

/// Somebody sits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Joined {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// Its token.
    pub token: String,
}

/// Plays again in the same seats of one device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The tokens of the seats at the table that has ended.
    pub tokens: Vec<String>,
}

/// The seats of one device at the table of the rematch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rematched {
    /// The new table.
    pub table: String,
    /// The seats there, in the order of the tokens.
    pub seats: Vec<SeatLink>,
}

/// Plays a finished game differently: a new table that goes on from one of its moments, against bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayFrom {
    /// What the player is called.
    pub name: String,
    /// The seat to play; who had to decide then if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
}

/// The moment of a finished game from which a table goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Origin {
    /// The table of that game.
    pub table: String,
    /// Its version then.
    pub version: u32,
}

/// Asks how one's own tables stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskMine {
    /// The seats of this device, at most 100.
    pub seats: Vec<MySeat>,
}

/// A seat of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MySeat {
    /// The table.
    pub table: String,
    /// The seat's token there.
    pub token: String,
}

/// One's own tables as they stand: those that wait for oneself first, then the latest change first. Tables that are gone
/// and tokens that hold no seat any more are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTables {
    /// The tables.
    pub tables: Vec<MyTable>,
}

/// A table at which one has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTable {
    /// The table, as in the lobby.
    pub table: LobbyTable,
    /// One's own seats there.
    pub mine: Vec<u8>,
    /// Who has to decide.
    pub to_act: Vec<u8>,
    /// One of one's own seats has to decide.
    pub my_turn: bool,
    /// One of one's own seats is played by a bot because its time was up.
    pub away: bool,
    /// How it ended.
    pub end: Option<End>,
    /// Whether the game has begun; a table that is over without was cancelled.
    pub begun: bool,
    /// The seats that won, if any did.
    pub winners: Vec<u8>,
    /// When something last happened.
    #[cfg_attr(test, ts(type = "number"))]
    pub changed_at: i64,
    /// Where the clock of somebody who has to decide stands still by the table's schedule: when it goes on.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub resumes_at: Option<i64>,
    /// The table of the rematch.
    pub rematch: Option<String>,
}

/// Starts a table before everybody has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FillSeats {
    /// The bot that takes the empty seats.
    pub bot: String,
}

/// A page of the tables anybody may join or watch, the newest first. A table keeps its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lobby {
    /// The tables.
    pub tables: Vec<LobbyTable>,
    /// What to send as `after` for the next page; `null` on the last one.
    pub next: Option<String>,
}

/// A table in the lobby: what is known without looking at its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyTable {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// The game's options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Live or a move a day.
    pub pace: Pace,
    /// How much time there is.
    pub clock: Clock,
    /// How far it has come.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<LobbySeat>,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
}

/// A seat of a table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbySeat {
    /// Its number.
    pub seat: u8,
    /// Who sits here; empty while nobody does.
    pub name: String,
    /// Who can sit here.
    pub kind: SeatKind,
    /// Which bot, if one plays here.
    pub bot: Option<String>,
    /// Somebody has sat down.
    pub taken: bool,
}

/// A record to be kept as a finished table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ImportRecord {
    /// The text of the record.
    pub record: String,
    /// What to call the table.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
}
