//! What is kept. Times are milliseconds since 1970 UTC.

/// A table. Its choices, seats and end are in `doc`, whose shape is the server's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id, which is in its address: 12 characters that nobody guesses.
    pub id: String,
    /// The id of the game, such as `arriala`.
    pub game: String,
    /// `waiting`, `playing` or `over`.
    pub status: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// When the table was made.
    pub created_at: i64,
    /// When this row was last changed.
    pub changed_at: i64,
    /// How often this row was changed; decides between writers.
    pub revision: i64,
    /// Choices, seats and end as the server writes them, in JSON.
    pub doc: String,
    /// The secret seed in hexadecimal; empty before the start.
    pub seed: String,
    /// The head of the record: its header and the line of the deal; empty before the start.
    pub head: String,
}

/// One entry of a table's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// The id of the table.
    pub table: String,
    /// Its number, counted from 1. (table, number) is unique, which decides between writers.
    pub number: u32,
    /// The line of the record.
    pub line: String,
    /// When the decision was made.
    pub at: i64,
    /// The clocks after it, as the server writes them.
    pub clocks: String,
}

/// Component data that somebody has sent in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionRow {
    /// The hash of the files, by which tables name it.
    pub hash: String,
    /// The game it is for.
    pub game: String,
    /// Its files, in JSON.
    pub files: String,
}

/// A line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The id of the table.
    pub table: String,
    /// Its number at the table, counted from 1.
    pub number: u32,
    /// When it was said.
    pub at: i64,
    /// The seat that said it.
    pub seat: u8,
    /// What was said, at most 500 characters.
    pub text: String,
}

/// A report about a line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// The id of the table.
    pub table: String,
    /// The number of the line that is reported.
    pub line: u32,
    /// The seat that reports it.
    pub seat: u8,
    /// When it was reported.
    pub at: i64,
    /// What the seat says is wrong with it.
    pub reason: String,
}

/// A try at a deal of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The day, such as `2026-05-17`.
    pub day: String,
    /// The id of the game.
    pub game: String,
    /// The id of the table it is played at.
    pub table: String,
    /// The hash of the device's name.
    pub device: String,
    /// The player's name, as the list of results shows it.
    pub name: String,
    /// The points, once the game is over.
    pub points: Option<i32>,
    /// Whether the first seat won.
    pub won: bool,
    /// When the table was made; the earliest of a device is its first try.
    pub at: i64,
    /// When the game ended; not known of games that ended before this was kept.
    pub ended_at: Option<i64>,
}

/// Something that is kept about a person with an account: the account itself, its name, a passkey, a session, a seat. What
/// kinds there are and what is in `doc` is the server's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// What it is, such as `passkey`.
    pub kind: String,
    /// What it is found by. (kind, key) is unique, which decides between two who want the same name or seat.
    pub key: String,
    /// The id of the account it belongs to.
    pub account: String,
    /// When it was made, or last used where that is what counts.
    pub at: i64,
    /// The rest as the server writes it, in JSON.
    pub doc: String,
}

/// A row of any kind, for backups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A setting of the store itself, such as the key of its tokens.
    Meta {
        /// The name of the setting.
        key: String,
        /// What it is set to.
        value: String,
    },
    /// A table without its entries.
    Table(TableRow),
    /// An entry of a record.
    Entry(EntryRow),
    /// Component data of somebody's own.
    Edition(EditionRow),
    /// A line of chat.
    Chat(ChatRow),
    /// A report about a line of chat.
    Report(ReportRow),
    /// A try at a deal of the day.
    Score(ScoreRow),
    /// Something about a person with an account.
    Person(PersonRow),
}
