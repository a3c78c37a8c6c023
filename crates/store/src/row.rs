//! What is kept. Times are milliseconds since 1970 UTC.

/// A table. Its choices, seats and end are in `doc`, whose shape is the server's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// `waiting`, `playing` or `over`.
    pub status: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// When it was made.
    pub created_at: i64,
    /// When this row was last changed.
    pub changed_at: i64,
    /// How often this row was changed; decides between writers.
    pub revision: i64,
    /// The rest, in JSON.
    pub doc: String,
    /// The secret seed in hexadecimal; empty before the start.
    pub seed: String,
    /// The head of the record: its header and the line of the deal; empty before the start.
    pub head: String,
}

/// One entry of a table's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// The table.
    pub table: String,
    /// Its number, counted from 1. (table, number) is unique, which decides between writers.
    pub number: u32,
    /// The line of the record.
    pub line: String,
    /// When it was made.
    pub at: i64,
    /// The clocks after it, as the server writes them.
    pub clocks: String,
}

/// Component data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionRow {
    /// Its hash.
    pub hash: String,
    /// The game it is for.
    pub game: String,
    /// Its files, in JSON.
    pub files: String,
}

/// A line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// Its number at the table, counted from 1.
    pub number: u32,
    /// When it was said.
    pub at: i64,
    /// Which seat.
    pub seat: u8,
    /// What was said.
    pub text: String,
}

/// A report about a line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// The table.
    pub table: String,
    /// The line.
    pub line: u32,
    /// Who reports it.
    pub seat: u8,
    /// When.
    pub at: i64,
    /// Why.
    pub reason: String,
}

/// A try at a deal of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The day, such as `2026-05-17`.
    pub day: String,
    /// The game.
    pub game: String,
    /// The table it is played at.
    pub table: String,
    /// The hash of the device's name.
    pub device: String,
    /// The player's name.
    pub name: String,
    /// The points, once the game is over.
    pub points: Option<i32>,
    /// Whether the first seat won.
    pub won: bool,
    /// When the table was made; the earliest of a device is its first try.
    pub at: i64,
}

/// A row of any kind, for backups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A setting of the store itself, such as the key of its tokens.
    Meta {
        /// Its name.
        key: String,
        /// Its value.
        value: String,
    },
    /// A table.
    Table(TableRow),
    /// An entry of a record.
    Entry(EntryRow),
    /// Component data.
    Edition(EditionRow),
    /// A line of chat.
    Chat(ChatRow),
    /// A report.
    Report(ReportRow),
    /// A try at a deal of the day.
    Score(ScoreRow),
}
