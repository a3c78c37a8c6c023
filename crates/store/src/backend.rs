//! What a database has to be able to do. Everything here blocks and runs on the store's own threads.

use crate::{
    ChatRow, EditionRow, EntryRow, PersonRow, ReportRow, Row, ScoreRow, StoreError, TableRow,
};

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
    /// A setting of the store, in place of the one there is.
    SetMeta {
        /// The name of the setting.
        key: String,
        /// What it is set to.
        value: String,
    },
    /// A setting of the store is forgotten; nothing happens if there is none.
    DropMeta {
        /// The name of the setting.
        key: String,
    },
    /// Entries that no table has, because an import did not come to its end; those of a table are never touched.
    DropUnfinished {
        /// The id the table would have had.
        table: String,
        /// Entries after this number, so that long ones can be dropped in pieces.
        after: u32,
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
        /// When the game ended.
        ended_at: i64,
    },
    /// Something about a person in place of what is there; a conflict if there is nothing of the same account.
    SetPerson(PersonRow),
    /// Something about a person goes; a conflict if it is not there, so that what can be used once is used once.
    DropPerson {
        /// What it is.
        kind: String,
        /// What it is found by.
        key: String,
    },
    /// Everything of one kind about an account goes, or everything whatsoever if the kind is empty.
    DropPeople {
        /// The id of the account.
        account: String,
        /// What goes.
        kind: String,
    },
    /// Everything of one kind goes that is older than this moment.
    DropOldPeople {
        /// What goes.
        kind: String,
        /// What is kept is not older than this.
        before: i64,
    },
    /// The person to whom a seat belongs is to be told that it is its turn: a row of kind `notice` under the account and the
    /// table. Nothing happens if the seat belongs to no account, if its account has no row of kind `channel`, or if there
    /// is such a notice already.
    NoteTurn {
        /// The id of the table.
        table: String,
        /// The key of the seat's row.
        seat: String,
        /// When it is to be told.
        at: i64,
        /// The rest of the notice.
        doc: String,
    },
    /// The person to whom a seat belongs has looked at its table: the notice goes, if there is one.
    DropNotice {
        /// The id of the table.
        table: String,
        /// The key of the seat's row.
        seat: String,
    },
    /// What a seat has said goes: its lines of chat become empty and keep their numbers, its reports have no reason.
    ForgetTalk {
        /// The id of the table.
        table: String,
        /// Whose words.
        seat: u8,
    },
    /// A line of a record in place of the one there is; a conflict if there is none.
    SetLine {
        /// The id of the table.
        table: String,
        /// The number of the entry.
        number: u32,
        /// The line.
        line: String,
    },
    /// The player of a try at a deal of the day is called otherwise, and known by no device.
    RenameScore {
        /// The id of the table.
        table: String,
        /// The new name.
        name: String,
    },
}

/// What a connection is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Access {
    /// To change it: brings the schema up to date and keeps every other writer out.
    Write,
    /// To read beside the writer of the same server; what takes too long is given up.
    Read,
    /// To read everything, however long it takes, also while a server runs. Changes nothing.
    Survey,
}

/// A connection to a database of either kind.
pub trait Backend: Send {
    /// Carries out jobs and makes them durable, all at once; a conflict in one leaves the others alone.
    ///
    /// # Errors
    /// When they fail together; then none of the jobs may be taken for done.
    /// [`StoreError::Unknown`] alone leaves it open whether they were.
    fn commit(&mut self, jobs: &[&[Op]]) -> Result<Vec<Result<(), StoreError>>, StoreError>;

    /// Puts everything into one place before the connection is given up.
    ///
    /// # Errors
    /// When that does not work; nothing is lost then.
    fn close(&mut self) -> Result<(), StoreError>;

    /// A setting of the store.
    ///
    /// # Errors
    /// When the database does not answer; so for all that follow.
    fn meta(&mut self, key: &str) -> Result<Option<String>, StoreError>;

    /// Ids of tables whose import was begun and has not come to its end.
    fn imports(&mut self) -> Result<Vec<String>, StoreError>;

    /// The table of this id, without its entries.
    fn table(&mut self, id: &str) -> Result<Option<TableRow>, StoreError>;

    /// A table's entries in their order.
    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError>;

    /// How many entries a table has.
    fn count_entries(&mut self, table: &str) -> Result<u32, StoreError>;

    /// The last so many lines of a table's chat, oldest first.
    fn chat(&mut self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// Every report about a line of chat, oldest first.
    fn reports(&mut self) -> Result<Vec<ReportRow>, StoreError>;

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

    /// What is kept about a person under this kind and key.
    fn person(&mut self, kind: &str, key: &str) -> Result<Option<PersonRow>, StoreError>;

    /// Everything of one kind about an account, or everything if the kind is empty, in the order of its age.
    fn people(&mut self, account: &str, kind: &str) -> Result<Vec<PersonRow>, StoreError>;

    /// What is kept of one kind with a time before this one, the earliest first.
    fn people_before(
        &mut self,
        kind: &str,
        before: i64,
        limit: u32,
    ) -> Result<Vec<PersonRow>, StoreError>;

    /// Every row of one moment, for a backup; `take` is told of a row that cannot be read and decides whether to go on.
    /// What only a running server needs to know is left out.
    fn dump(&mut self, take: &mut Take<'_>) -> Result<(), StoreError>;

    /// What the database itself finds wrong with its files.
    fn inspect(&mut self) -> Result<Vec<String>, StoreError>;
}

/// Takes the rows of a dump.
pub type Take<'a> = dyn FnMut(Result<Row, StoreError>) -> Result<(), StoreError> + 'a;

/// The setting that says an import was begun; the id of its table follows.
pub const IMPORT: &str = "import:";
/// The setting that is written to find out whether writing works.
pub const READY: &str = "ready";
/// The setting that names the server that has the database, where a lock can be lost with its connection.
pub const WRITER: &str = "writer";

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
    pub const INSERT_SCORE: &str = "INSERT INTO scores (day, game, table_id, device, name, points, won, at, ended_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
    /// Notes the result of a try at a deal.
    pub const SET_SCORE: &str = "UPDATE scores SET points = $1, won = $2, ended_at = $3 WHERE day = $4 AND game = $5 AND table_id = $6";
    /// Inserts a setting.
    pub const INSERT_META: &str =
        "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    /// Sets a setting.
    pub const SET_META: &str = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    /// Forgets a setting.
    pub const DROP_META: &str = "DELETE FROM meta WHERE key = $1";
    /// Drops entries of an import that did not come to its end.
    pub const DROP_UNFINISHED: &str = "DELETE FROM entries WHERE table_id = $1 AND number > $2 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)";
    /// Imports that were begun.
    pub const IMPORTS: &str = "SELECT substr(key, 8) FROM meta WHERE key LIKE 'import:%'";
    /// Tables that have entries and are not there, imports that run left out.
    pub const STRAY: &str = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables) AND 'import:' || table_id NOT IN (SELECT key FROM meta)";
    /// Settings that a backup keeps.
    pub const DUMP_META: &str = "SELECT key, value FROM meta WHERE key NOT IN ('ready', 'writer')";
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
    /// Every report in the order in which they came.
    pub const REPORTS: &str =
        "SELECT table_id, line, seat, at, reason FROM reports ORDER BY at, table_id, line, seat";
    /// Component data by its hash.
    pub const EDITION: &str = "SELECT hash, game, files FROM editions WHERE hash = $1";
    /// Tables by status in the order of their ids.
    pub const IDS: &str =
        "SELECT id FROM tables WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3";
    /// All tables in the order of their ids.
    pub const ALL_IDS: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    /// The columns of what is kept about a person, in the order in which rows are read.
    pub const PERSON: &str = "kind, key, account, at, doc";
    /// Inserts something about a person.
    pub const INSERT_PERSON: &str = "INSERT INTO people (kind, key, account, at, doc) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    /// Changes something about a person.
    pub const SET_PERSON: &str =
        "UPDATE people SET at = $1, doc = $2 WHERE kind = $3 AND key = $4 AND account = $5";
    /// Drops something about a person.
    pub const DROP_PERSON: &str = "DELETE FROM people WHERE kind = $1 AND key = $2";
    /// Drops everything of a kind about an account.
    pub const DROP_PEOPLE: &str =
        "DELETE FROM people WHERE account = $1 AND ($2 = '' OR kind = $2)";
    /// Drops what is old.
    pub const DROP_OLD_PEOPLE: &str = "DELETE FROM people WHERE kind = $1 AND at < $2";
    /// Notes that the person of a seat is to be told something.
    pub const NOTE_TURN: &str = "INSERT INTO people (kind, key, account, at, doc) SELECT 'notice', seat.account || ' ' || CAST($1 AS TEXT), seat.account, CAST($2 AS BIGINT), CAST($3 AS TEXT) FROM people seat WHERE seat.kind = 'seat' AND seat.key = $4 AND EXISTS (SELECT 1 FROM people channel WHERE channel.account = seat.account AND channel.kind = 'channel') ON CONFLICT DO NOTHING";
    /// Drops what the person of a seat was to be told.
    pub const DROP_NOTICE: &str = "DELETE FROM people WHERE kind = 'notice' AND key = (SELECT seat.account || ' ' || CAST($1 AS TEXT) FROM people seat WHERE seat.kind = 'seat' AND seat.key = $2)";
    /// What makes a row of a kind an early one.
    pub const PEOPLE_BEFORE: &str = "kind = $1 AND at < $2 ORDER BY at, key LIMIT $3";
    /// Empties lines of chat.
    pub const FORGET_CHAT: &str = "UPDATE chat SET text = '' WHERE table_id = $1 AND seat = $2";
    /// Empties reports.
    pub const FORGET_REPORTS: &str =
        "UPDATE reports SET reason = '' WHERE table_id = $1 AND seat = $2";
    /// Changes a line of a record.
    pub const SET_LINE: &str = "UPDATE entries SET line = $1 WHERE table_id = $2 AND number = $3";
    /// Gives a try at a deal another name.
    pub const RENAME_SCORE: &str = "UPDATE scores SET name = $1, device = '' WHERE table_id = $2";
    /// Every try at a deal.
    pub const SCORES: &str = "SELECT day, game, table_id, device, name, points, won, at, ended_at FROM scores WHERE day = $1 AND game = $2 ORDER BY at, table_id";
}
