//! SQLite: one file, written ahead (WAL) and synced at every commit.

mod read;
mod write;

use crate::backend::{Access, Backend, Op, Take, sql};
use crate::files::{self, FileLock, OnlyNew, folder_of};
use crate::{
    ChatRow, EditionRow, EntryRow, PersonRow, ReportRow, Row, ScoreRow, StoreError, TableRow,
    limits, schema,
};
use read::{
    read_chat, read_edition, read_entry, read_meta, read_person, read_report, read_score,
    read_table, read_text,
};
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use std::path::Path;
use write::apply;

/// When a commit is on disk.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// Before it is acknowledged.
    #[default]
    Full,
    /// Some time later; only to show that the durability test would notice.
    Off,
}

/// A connection to a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    // The lock is let go of after the connection, so that nobody comes in between.
    connection: Connection,
    lock: Option<FileLock>,
}

/// The longest value, in bytes: sixteen times what any request may send.
const VALUE: i32 = 16 * 1024 * 1024;

impl Sqlite {
    /// Opens a file; a writer makes it and brings it up to date where needed.
    ///
    /// # Errors
    /// When it cannot be opened, is newer than this program, is used by another server or does not promise durability.
    pub fn open(file: &Path, durability: Durability, access: Access) -> Result<Sqlite, StoreError> {
        match access {
            Access::Write => {
                let lock = FileLock::take(file)?;
                let existed = file.exists();
                files::open_private(file, OnlyNew::No).map_err(|error| unusable(file, &error))?;
                if existed {
                    files::keep_private(file);
                }
                let mut opened = Sqlite::write(file, durability)?;
                opened.lock = Some(lock);
                Ok(opened)
            }
            Access::Read => {
                let opened = Sqlite::connect(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
                opened.connection.execute_batch("PRAGMA query_only = 1")?;
                Ok(opened)
            }
            Access::Survey => Sqlite::survey(file),
        }
    }

    /// Makes a new file that needs no other one beside it once it is closed.
    ///
    /// # Errors
    /// When it exists, or cannot be made.
    pub fn create(file: &Path) -> Result<Sqlite, StoreError> {
        files::open_private(file, OnlyNew::Yes).map_err(|error| unusable(file, &error))?;
        Sqlite::write(file, Durability::Full)
    }

    fn connect(file: &Path, flags: OpenFlags) -> Result<Sqlite, StoreError> {
        let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(file, flags)?;
        connection.busy_timeout(limits::BUSY)?;
        connection.set_prepared_statement_cache_capacity(64);
        connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, VALUE)?;
        Ok(Sqlite {
            connection,
            lock: None,
        })
    }

    fn write(file: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let mut opened = Sqlite::connect(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let connection = &opened.connection;
        let mode: String =
            connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
        let wanted = match durability {
            Durability::Full => 2,
            Durability::Off => 0,
        };
        connection.execute_batch(&format!("PRAGMA synchronous = {wanted}"))?;
        let synchronous: i64 = connection.query_row("PRAGMA synchronous", [], |row| row.get(0))?;
        if mode != "wal" || synchronous != wanted {
            return Err(StoreError::Unfit(format!(
                "journal_mode is {mode} and synchronous is {synchronous}; expected wal and {wanted}"
            )));
        }
        opened.migrate()?;
        if durability == Durability::Full {
            sync_folder(file)?;
        }
        Ok(opened)
    }

    /// Looks through a file without changing it. One of an older program is brought up to date first, if nobody uses it.
    fn survey(file: &Path) -> Result<Sqlite, StoreError> {
        if !file.exists() {
            return Err(StoreError::Unfit(format!(
                "{} does not exist",
                file.display()
            )));
        }
        let look = || {
            let opened = Sqlite::connect(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
            let version: u32 = opened
                .connection
                .query_row("PRAGMA user_version", [], |row| row.get(0))?;
            Ok::<_, StoreError>((opened, schema::missing(version)?.is_empty()))
        };
        let (opened, current) = look()?;
        if current {
            return Ok(opened);
        }
        drop(opened);
        drop(Sqlite::open(file, Durability::Full, Access::Write)?);
        Ok(look()?.0)
    }

    /// Makes a new file one that is whole by itself, for whoever copies it.
    pub(crate) fn finish(self) -> Result<(), StoreError> {
        let mode: String =
            self.connection
                .query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0))?;
        match mode.as_str() {
            "delete" => Ok(()),
            other => Err(StoreError::Failed(format!("journal_mode stays {other}"))),
        }
    }

    fn migrate(&mut self) -> Result<(), StoreError> {
        let version: u32 = self
            .connection
            .query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if schema::missing(version)?.is_empty() {
            return Ok(());
        }
        let change = self
            .connection
            .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        // Another process may have been faster while this one waited for the lock.
        let version: u32 = change.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        for step in schema::missing(version)? {
            change.execute_batch(&step.replace("{clustered}", " WITHOUT ROWID"))?;
        }
        change.pragma_update(None, "user_version", schema::NEWEST)?;
        change.commit()?;
        Ok(())
    }

    /// Every row that a statement gives.
    fn query<T>(
        &mut self,
        statement: &str,
        with: impl rusqlite::Params,
        read: fn(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut statement = self.connection.prepare_cached(statement)?;
        let rows = statement.query_map(with, read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Backend for Sqlite {
    fn commit(&mut self, jobs: &[&[Op]]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut change = self
            .connection
            .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let mut done = Vec::with_capacity(jobs.len());
        for ops in jobs {
            // A single change needs no savepoint: a conflict shows as zero rows and breaks nothing.
            let result = match ops {
                [op] => apply(&change, op),
                ops => {
                    let job = change.savepoint()?;
                    let result = ops.iter().try_for_each(|op| apply(&job, op));
                    match result {
                        Ok(()) => job.commit()?,
                        Err(_) => drop(job),
                    }
                    result
                }
            };
            match result {
                // A statement that is refused has changed nothing and leaves the transaction as it was.
                Ok(()) | Err(StoreError::Conflict | StoreError::Refused(_)) => done.push(result),
                Err(other) => return Err(other),
            }
        }
        change.commit().map_err(|error| {
            use rusqlite::ErrorCode;
            match (error.sqlite_error_code(), StoreError::from(error)) {
                (Some(ErrorCode::DatabaseBusy), error) => error,
                // What was written may be on disk all the same.
                (_, StoreError::Unavailable(why)) => StoreError::Unknown(why),
                (_, error) => error,
            }
        })?;
        Ok(done)
    }

    fn close(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() {
            return Ok(());
        }
        let busy: i64 =
            self.connection
                .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        match busy {
            0 => Ok(()),
            _ => Err(StoreError::Failed(
                "somebody else reads the file, so its last changes stay in the -wal file beside it"
                    .to_owned(),
            )),
        }
    }

    fn imports(&mut self) -> Result<Vec<String>, StoreError> {
        self.query(sql::IMPORTS, [], read_text)
    }

    fn meta(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql::META)?;
        Ok(statement.query_row([key], |row| row.get(0)).optional()?)
    }

    fn table(&mut self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE id = $1", sql::TABLE);
        Ok(self.query(&select, [id], read_table)?.pop())
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        self.query(sql::ENTRIES, [table], read_entry)
    }

    fn count_entries(&mut self, table: &str) -> Result<u32, StoreError> {
        let mut statement = self.connection.prepare_cached(sql::COUNT_ENTRIES)?;
        Ok(statement.query_row([table], |row| row.get(0))?)
    }

    fn chat(&mut self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError> {
        let mut lines = self.query(sql::CHAT, params![table, last], read_chat)?;
        lines.reverse();
        Ok(lines)
    }

    fn reports(&mut self) -> Result<Vec<ReportRow>, StoreError> {
        self.query(sql::REPORTS, [], read_report)
    }

    fn edition(&mut self, hash: &str) -> Result<Option<EditionRow>, StoreError> {
        Ok(self.query(sql::EDITION, [hash], read_edition)?.pop())
    }

    fn lobby(
        &mut self,
        game: &str,
        (at, id): (i64, &str),
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE {}", sql::TABLE, sql::LOBBY);
        self.query(&select, params![game, at, id, limit], read_table)
    }

    fn waiting(
        &mut self,
        before: i64,
        (at, id): (i64, &str),
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE {}", sql::TABLE, sql::WAITING);
        self.query(&select, params![before, at, id, limit], read_table)
    }

    fn ids(&mut self, status: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        if status.is_empty() {
            return self.query(sql::ALL_IDS, params![after, limit], |row| row.get(0));
        }
        self.query(sql::IDS, params![status, after, limit], |row| row.get(0))
    }

    fn scores(&mut self, day: &str, game: &str) -> Result<Vec<ScoreRow>, StoreError> {
        self.query(sql::SCORES, [day, game], read_score)
    }

    fn person(&mut self, kind: &str, key: &str) -> Result<Option<PersonRow>, StoreError> {
        let wanted = "WHERE kind = $1 AND key = $2";
        let select = format!("SELECT {} FROM people {wanted}", sql::PERSON);
        Ok(self.query(&select, [kind, key], read_person)?.pop())
    }

    fn people(&mut self, account: &str, kind: &str) -> Result<Vec<PersonRow>, StoreError> {
        let wanted = "WHERE account = $1 AND ($2 = '' OR kind = $2) ORDER BY at, kind, key";
        let select = format!("SELECT {} FROM people {wanted}", sql::PERSON);
        self.query(&select, [account, kind], read_person)
    }

    fn people_before(
        &mut self,
        kind: &str,
        before: i64,
        limit: u32,
    ) -> Result<Vec<PersonRow>, StoreError> {
        let wanted = sql::PEOPLE_BEFORE;
        let select = format!("SELECT {} FROM people WHERE {wanted}", sql::PERSON);
        self.query(&select, params![kind, before, limit], read_person)
    }

    fn dump(&mut self, take: &mut Take<'_>) -> Result<(), StoreError> {
        let snapshot = self.connection.transaction()?;
        let mut each = |statement: &str, read: fn(&rusqlite::Row<'_>) -> rusqlite::Result<Row>| {
            let mut statement = snapshot.prepare(statement)?;
            let mut rows = statement.query([])?;
            loop {
                match rows.next() {
                    Ok(Some(row)) => take(read(row).map_err(|error| name_row(row, error)))?,
                    Ok(None) => return Ok(()),
                    // What comes after it in this table cannot be reached; the other tables can.
                    Err(error) => return take(Err(error.into())),
                }
            }
        };
        each(sql::DUMP_META, read_meta)?;
        each("SELECT hash, game, files FROM editions", |row| {
            read_edition(row).map(Row::Edition)
        })?;
        each(&format!("SELECT {} FROM tables", sql::TABLE), |row| {
            read_table(row).map(Row::Table)
        })?;
        each(
            "SELECT table_id, number, line, at, clocks FROM entries",
            |row| read_entry(row).map(Row::Entry),
        )?;
        each("SELECT table_id, number, at, seat, text FROM chat", |row| {
            read_chat(row).map(Row::Chat)
        })?;
        each(
            "SELECT table_id, line, seat, at, reason FROM reports",
            |row| read_report(row).map(Row::Report),
        )?;
        each(
            "SELECT day, game, table_id, device, name, points, won, at, ended_at FROM scores",
            |row| read_score(row).map(Row::Score),
        )?;
        each(&format!("SELECT {} FROM people", sql::PERSON), |row| {
            read_person(row).map(Row::Person)
        })
    }

    fn inspect(&mut self) -> Result<Vec<String>, StoreError> {
        let mut found = self.query("PRAGMA integrity_check(100)", [], read_text)?;
        found.retain(|line| line != "ok");
        let stray = self.query(sql::STRAY, [], read_text)?;
        found.extend(stray.iter().map(|id| schema::stray(id)));
        Ok(found)
    }
}

/// A row that cannot be read, named by its first columns.
fn name_row(row: &rusqlite::Row<'_>, error: rusqlite::Error) -> StoreError {
    let column = |index: usize| match row.get_ref(index) {
        Ok(rusqlite::types::ValueRef::Text(text)) => String::from_utf8_lossy(text).into_owned(),
        Ok(rusqlite::types::ValueRef::Integer(number)) => number.to_string(),
        Ok(other) => format!("{:?}", other.data_type()),
        Err(_) => "?".to_owned(),
    };
    let statement: &rusqlite::Statement<'_> = row.as_ref();
    let name = statement.column_name(0).unwrap_or("row").to_owned();
    let second = statement.column_name(1).unwrap_or_default().to_owned();
    match StoreError::from(error) {
        StoreError::Damaged(why) => StoreError::Damaged(format!(
            "the row with {name} {} and {second} {}: {why}",
            column(0),
            column(1)
        )),
        other => other,
    }
}

fn unusable(file: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Unfit(format!("{}: {error}", file.display()))
}

/// Makes the folder itself durable. Switching a new file to WAL leaves a journal that SQLite removes without syncing the
/// folder; if a power cut brought it back, it would undo the switch and with it everything in the WAL.
fn sync_folder(file: &Path) -> Result<(), StoreError> {
    let synced = std::fs::File::open(folder_of(file)).and_then(|folder| folder.sync_all());
    synced.map_err(|error| StoreError::Unavailable(error.to_string()))
}
