//! SQLite: one file, written ahead (WAL) and synced at every commit.

mod read;
mod write;

use crate::backend::{Backend, Op, sql};
use crate::{ChatRow, EditionRow, EntryRow, Row, ScoreRow, StoreError, TableRow, schema};
use read::{read_chat, read_edition, read_entry, read_report, read_score, read_table};
use rusqlite::{Connection, OptionalExtension, params};
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
    connection: Connection,
}

impl Sqlite {
    /// Opens a file, making it and bringing it up to date where needed.
    ///
    /// # Errors
    /// When it cannot be opened, is newer than this program or does not promise durability.
    pub fn open(file: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let connection = Connection::open(file)?;
        connection.busy_timeout(std::time::Duration::from_secs(10))?;
        connection.set_prepared_statement_cache_capacity(64);
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
        let mut opened = Sqlite { connection };
        opened.migrate()?;
        if durability == Durability::Full {
            sync_folder(file)?;
        }
        Ok(opened)
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
                Ok(()) | Err(StoreError::Conflict) => done.push(result),
                Err(other) => return Err(other),
            }
        }
        change.commit()?;
        Ok(done)
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

    fn dump(
        &mut self,
        take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let snapshot = self.connection.transaction()?;
        let mut each = |statement: &str, read: fn(&rusqlite::Row<'_>) -> rusqlite::Result<Row>| {
            let mut statement = snapshot.prepare(statement)?;
            let rows = statement.query_map([], read)?;
            for row in rows {
                take(row?)?;
            }
            Ok::<(), StoreError>(())
        };
        each("SELECT key, value FROM meta", |row| {
            Ok(Row::Meta {
                key: row.get(0)?,
                value: row.get(1)?,
            })
        })?;
        each("SELECT hash, game, files FROM editions", |row| {
            read_edition(row).map(Row::Edition)
        })?;
        each(
            "SELECT id, game, status, public, created_at, changed_at, revision, doc, seed, head FROM tables",
            |row| read_table(row).map(Row::Table),
        )?;
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
            "SELECT day, game, table_id, device, name, points, won, at FROM scores",
            |row| read_score(row).map(Row::Score),
        )
    }
}

/// Makes the folder itself durable. Switching a new file to WAL leaves a journal that SQLite removes without syncing the
/// folder; if a power cut brought it back, it would undo the switch and with it everything in the WAL.
fn sync_folder(file: &Path) -> Result<(), StoreError> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let synced = std::fs::File::open(folder).and_then(|folder| folder.sync_all());
    synced.map_err(|error| StoreError::Unavailable(error.to_string()))
}
