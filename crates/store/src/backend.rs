//! What a database has to be able to do. Everything here blocks and runs on the store's own threads.

use crate::{ChatRow, EditionRow, EntryRow, ReportRow, Row, ScoreRow, StoreError, TableRow};

/// One change. The changes of a job happen together or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// A new row; a conflict if its key is taken.
    Insert(Row),
    /// Another version of a table; a conflict unless the stored revision is one less.
    UpdateTable(TableRow),
    /// Component data, which may be there already: its key is its hash.
    KeepEdition(EditionRow),
    /// A setting of the store, unless there is one.
    KeepMeta {
        /// The name of the setting.
        key: String,
        /// What it is set to.
        value: String,
    },
    /// A report; a second one by the same seat about the same line changes nothing.
    KeepReport(ReportRow),
    /// The result of a try at a deal of the day.
    SetScore {
        /// The day of the deal.
        day: String,
        /// The id of the game.
        game: String,
        /// The id of the table it was played at.
        table: String,
        /// The points of the first seat.
        points: i32,
        /// Whether the first seat won.
        won: bool,
    },
}

/// A connection to a database of either kind.
pub trait Backend: Send {
    /// Carries out jobs and makes them durable, all at once; a conflict in one leaves the others alone.
    ///
    /// # Errors
    /// When the database fails as a whole; then none of the jobs may be taken for done.
    fn commit(&mut self, jobs: &[&[Op]]) -> Result<Vec<Result<(), StoreError>>, StoreError>;

    /// A setting of the store.
    ///
    /// # Errors
    /// When the database does not answer; so for all that follow.
    fn meta(&mut self, key: &str) -> Result<Option<String>, StoreError>;

    /// The table of this id, without its entries.
    fn table(&mut self, id: &str) -> Result<Option<TableRow>, StoreError>;

    /// A table's entries in their order.
    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError>;

    /// How many entries a table has.
    fn count_entries(&mut self, table: &str) -> Result<u32, StoreError>;

    /// The last so many lines of a table's chat, oldest first.
    fn chat(&mut self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// The component data with this hash.
    fn edition(&mut self, hash: &str) -> Result<Option<EditionRow>, StoreError>;

    /// Public tables of a game (of all, if empty) that wait or play, the newest first: those that come after the one
    /// that was made at this time and has this id. A table keeps its place, whatever happens at it.
    fn lobby(
        &mut self,
        game: &str,
        after: (i64, &str),
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// Tables that wait for people and were last changed before this moment, the one that waits longest first: those
    /// that come after the one that was changed at this time and has this id.
    fn waiting(
        &mut self,
        before: i64,
        after: (i64, &str),
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// Ids of the tables of this status (of all, if empty) after this one, in their order.
    fn ids(&mut self, status: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Every try at a deal, in the order the tables were made.
    fn scores(&mut self, day: &str, game: &str) -> Result<Vec<ScoreRow>, StoreError>;

    /// Every row of one moment, for a backup.
    fn dump(
        &mut self,
        take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;
}

/// The statements both databases understand. To SQLite `$1` is a name, and names count in the order they first stand
/// in the statement: so the numbers must come in their order.
pub mod sql {
    /// The columns of a table, in the order in which rows are read.
    pub const TABLE: &str =
        "id, game, status, public, created_at, changed_at, revision, doc, seed, head";
    /// Inserts a table.
    pub const INSERT_TABLE: &str = "INSERT INTO tables (id, game, status, public, created_at, changed_at, revision, doc, seed, head) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
    /// Updates a table, unless somebody else has done so since it was read.
    pub const UPDATE_TABLE: &str = "UPDATE tables SET status = $1, public = $2, changed_at = $3, revision = $4, doc = $5, seed = $6, head = $7 WHERE id = $8 AND revision = $9";
    /// Inserts an entry.
    pub const INSERT_ENTRY: &str = "INSERT INTO entries (table_id, number, line, at, clocks) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    /// Inserts component data.
    pub const INSERT_EDITION: &str =
        "INSERT INTO editions (hash, game, files) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    /// Inserts a line of chat.
    pub const INSERT_CHAT: &str = "INSERT INTO chat (table_id, number, at, seat, text) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    /// Inserts a report.
    pub const INSERT_REPORT: &str = "INSERT INTO reports (table_id, line, seat, at, reason) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    /// Inserts a try at a deal.
    pub const INSERT_SCORE: &str = "INSERT INTO scores (day, game, table_id, device, name, points, won, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
    /// Notes the result of a try at a deal.
    pub const SET_SCORE: &str =
        "UPDATE scores SET points = $1, won = $2 WHERE day = $3 AND game = $4 AND table_id = $5";
    /// Inserts a setting.
    pub const INSERT_META: &str =
        "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    /// Reads a setting.
    pub const META: &str = "SELECT value FROM meta WHERE key = $1";
    /// What makes a table stand in the lobby.
    pub const LOBBY: &str = "public = 1 AND status IN ('waiting', 'playing') AND ($1 = '' OR game = $1) AND (created_at, id) < ($2, $3) ORDER BY created_at DESC, id DESC LIMIT $4";
    /// What makes a table wait for long.
    pub const WAITING: &str = "status = 'waiting' AND changed_at < $1 AND (changed_at, id) > ($2, $3) ORDER BY changed_at, id LIMIT $4";
    /// The entries of a table in their order.
    pub const ENTRIES: &str = "SELECT table_id, number, line, at, clocks FROM entries WHERE table_id = $1 ORDER BY number";
    /// How many entries a table has.
    pub const COUNT_ENTRIES: &str = "SELECT COUNT(*) FROM entries WHERE table_id = $1";
    /// The latest lines of a chat.
    pub const CHAT: &str = "SELECT table_id, number, at, seat, text FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
    /// Component data by its hash.
    pub const EDITION: &str = "SELECT hash, game, files FROM editions WHERE hash = $1";
    /// Tables by status in the order of their ids.
    pub const IDS: &str =
        "SELECT id FROM tables WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3";
    /// All tables in the order of their ids.
    pub const ALL_IDS: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    /// Every try at a deal.
    pub const SCORES: &str = "SELECT day, game, table_id, device, name, points, won, at FROM scores WHERE day = $1 AND game = $2 ORDER BY at, table_id";
}
