//! PostgreSQL, for whoever has one already.

mod connect;
mod read;
mod session;
mod write;

use crate::backend::{Access, Backend, Op, Take, sql};
use crate::{
    ChatRow, EditionRow, EntryRow, PersonRow, ReportRow, Row, ScoreRow, StoreError, TableRow,
    limits, schema,
};
use read::{
    column, read_chat, read_edition, read_entry, read_meta, read_person, read_report, read_score,
    read_table, read_text,
};
use session::{Session, silent};
use std::cell::Cell;
use std::time::{Instant, SystemTime};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_postgres::types::ToSql;

/// A connection to a PostgreSQL database, made anew when it breaks. It has a runtime of its own, because only an
/// asynchronous connection can be given up while the database is silent.
pub struct Postgres {
    // The session's task belongs to the runtime, so it has to go first.
    session: Option<Session>,
    runtime: Runtime,
    address: String,
    access: Access,
    /// What this writer has signed the database with.
    name: String,
    /// When the database may be tried again, and why not yet.
    pause: Option<(Instant, StoreError)>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address may hold a password.
        f.write_str("Postgres")
    }
}

impl Postgres {
    /// Connects, and as a writer brings the schema up to date where needed.
    ///
    /// # Errors
    /// When it does not answer, is newer than this program, is used by another server or does not promise durability.
    pub fn open(address: &str, access: Access) -> Result<Postgres, StoreError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let name = format!(
            "{} {}",
            std::process::id(),
            now.unwrap_or_default().as_nanos()
        );
        let session = runtime.block_on(async {
            let session = Session::connect(address, access).await?;
            match access {
                Access::Write => {
                    session.lock().await?;
                    session.migrate().await?;
                    session.sign(&name, true).await?;
                }
                Access::Read => {}
                Access::Survey => check_schema(session.version().await?)?,
            }
            Ok::<_, StoreError>(session)
        })?;
        Ok(Postgres {
            session: Some(session),
            runtime,
            address: address.to_owned(),
            access,
            name,
            pause: None,
        })
    }

    /// Connects again if the connection has broken. A writer has to be the only one again, and nobody else may have
    /// been one in the meantime.
    fn reconnect(&mut self) -> Result<(), StoreError> {
        if self
            .session
            .as_ref()
            .is_some_and(|session| !session.client.is_closed())
        {
            return Ok(());
        }
        self.session = None;
        if let Some((until, error)) = &self.pause
            && Instant::now() < *until
        {
            return Err(error.clone());
        }
        let connected: Result<Session, StoreError> = self.runtime.block_on(async {
            let session = Session::connect(&self.address, self.access).await?;
            if self.access == Access::Write {
                let limit = limits::LOCK + limits::CONNECT;
                let held = async {
                    session.lock().await?;
                    session.sign(&self.name, false).await
                };
                timeout(limit, held)
                    .await
                    .map_err(|_| silent("to lock"))??;
            }
            Ok(session)
        });
        match connected {
            Ok(session) => {
                self.session = Some(session);
                self.pause = None;
                Ok(())
            }
            Err(error) => {
                self.pause = Some((Instant::now() + limits::PAUSE, error.clone()));
                Err(error)
            }
        }
    }

    /// Every row that a statement gives.
    fn query<T>(
        &mut self,
        statement: &str,
        with: &[&(dyn ToSql + Sync)],
        read: fn(&tokio_postgres::Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.rows(statement, with)?.iter().map(read).collect()
    }

    fn rows(
        &mut self,
        statement: &str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<tokio_postgres::Row>, StoreError> {
        self.reconnect()?;
        let Some(session) = &self.session else {
            return Err(silent("to connect"));
        };
        let asked = session.client.query(statement, with);
        if self.access == Access::Survey {
            return Ok(self.runtime.block_on(asked)?);
        }
        let limited = async { timeout(limits::ANSWER, asked).await };
        match self.runtime.block_on(limited) {
            Ok(rows) => Ok(rows?),
            Err(_) => {
                self.session = None;
                Err(silent("to answer"))
            }
        }
    }

    fn run(&mut self, text: &str) -> Result<(), StoreError> {
        self.reconnect()?;
        let Some(session) = &self.session else {
            return Err(silent("to connect"));
        };
        Ok(self.runtime.block_on(session.client.batch_execute(text))?)
    }

    fn each<T>(
        &mut self,
        statement: &str,
        read: fn(&tokio_postgres::Row) -> Result<T, StoreError>,
        row: fn(T) -> Row,
        take: &mut Take<'_>,
    ) -> Result<(), StoreError> {
        let rows = self.rows(statement, &[])?;
        rows.iter().try_for_each(|found| take(read(found).map(row)))
    }

    fn dump_all(&mut self, take: &mut Take<'_>) -> Result<(), StoreError> {
        self.each(sql::DUMP_META, read_meta, |row| row, take)?;
        for hash in self.query("SELECT hash FROM editions", &[], read_text)? {
            for row in self.rows(sql::EDITION, &[&hash])? {
                take(read_edition(&row).map(Row::Edition))?;
            }
        }
        self.dump_tables(take)?;
        let reports = "SELECT table_id, line, seat, at, reason FROM reports";
        self.each(reports, read_report, Row::Report, take)?;
        let scores =
            "SELECT day, game, table_id, device, name, points, won, at, ended_at FROM scores";
        self.each(scores, read_score, Row::Score, take)?;
        let people = format!("SELECT {} FROM people", sql::PERSON);
        self.each(&people, read_person, Row::Person, take)
    }

    /// Table by table, so that a large database does not have to fit into memory. Entries of an import that runs have no
    /// table yet and are left out.
    fn dump_tables(&mut self, take: &mut Take<'_>) -> Result<(), StoreError> {
        let mut after = String::new();
        let select = format!(
            "SELECT {} FROM tables WHERE id > $1 ORDER BY id LIMIT 500",
            sql::TABLE
        );
        loop {
            let tables = self.rows(&select, &[&after])?;
            let Some(last) = tables.last() else {
                return Ok(());
            };
            after = column(last, 0)?;
            for row in &tables {
                let id: String = column(row, 0)?;
                for row in self.rows(sql::ENTRIES, &[&id])? {
                    take(read_entry(&row).map(Row::Entry))?;
                }
                for row in self.rows(sql::CHAT, &[&id, &i64::MAX])? {
                    take(read_chat(&row).map(Row::Chat))?;
                }
                take(read_table(row).map(Row::Table))?;
            }
        }
    }
}

/// Only a writer may bring a schema up to date.
fn check_schema(version: u32) -> Result<(), StoreError> {
    if schema::missing(version)?.is_empty() {
        return Ok(());
    }
    Err(StoreError::Unfit(format!(
        "it has schema {version}: start the server once, which brings it up to date"
    )))
}

impl Backend for Postgres {
    fn commit(&mut self, jobs: &[&[Op]]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        self.reconnect()?;
        let Some(session) = &mut self.session else {
            return Err(silent("to connect"));
        };
        let asked = Cell::new(false);
        let committed = self.runtime.block_on(async {
            let committed = timeout(limits::ANSWER, session.commit(jobs, &asked)).await;
            if let Ok(Err(error)) = &committed
                && error.is_of_one_job()
            {
                // What is left of the transaction goes, and the connection stays.
                let undone = session.client.batch_execute("ROLLBACK");
                if !matches!(timeout(limits::BUSY, undone).await, Ok(Ok(()))) {
                    return Err(silent("to undo"));
                }
            }
            committed.unwrap_or_else(|_| match asked.get() {
                true => Err(StoreError::Unknown("it took too long to commit".to_owned())),
                false => Err(silent("to answer")),
            })
        });
        if committed
            .as_ref()
            .is_err_and(|error| !error.is_of_one_job())
        {
            self.session = None;
        }
        committed
    }

    fn close(&mut self) -> Result<(), StoreError> {
        self.session = None;
        Ok(())
    }

    fn meta(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.query(sql::META, &[&key], read_text)?.pop())
    }

    fn imports(&mut self) -> Result<Vec<String>, StoreError> {
        self.query(sql::IMPORTS, &[], read_text)
    }

    fn table(&mut self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE id = $1", sql::TABLE);
        Ok(self.query(&select, &[&id], read_table)?.pop())
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        self.query(sql::ENTRIES, &[&table], read_entry)
    }

    fn count_entries(&mut self, table: &str) -> Result<u32, StoreError> {
        let count = self.query(sql::COUNT_ENTRIES, &[&table], |row| column::<i64>(row, 0))?;
        Ok(count.first().map_or(0, |n| *n as u32))
    }

    fn chat(&mut self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError> {
        let mut lines = self.query(sql::CHAT, &[&table, &i64::from(last)], read_chat)?;
        lines.reverse();
        Ok(lines)
    }

    fn reports(&mut self) -> Result<Vec<ReportRow>, StoreError> {
        self.query(sql::REPORTS, &[], read_report)
    }

    fn edition(&mut self, hash: &str) -> Result<Option<EditionRow>, StoreError> {
        Ok(self.query(sql::EDITION, &[&hash], read_edition)?.pop())
    }

    fn lobby(
        &mut self,
        game: &str,
        (at, id): (i64, &str),
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE {}", sql::TABLE, sql::LOBBY);
        self.query(&select, &[&game, &at, &id, &i64::from(limit)], read_table)
    }

    fn waiting(
        &mut self,
        before: i64,
        (at, id): (i64, &str),
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE {}", sql::TABLE, sql::WAITING);
        self.query(&select, &[&before, &at, &id, &i64::from(limit)], read_table)
    }

    fn ids(&mut self, status: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let limit = i64::from(limit);
        if status.is_empty() {
            return self.query(sql::ALL_IDS, &[&after, &limit], read_text);
        }
        self.query(sql::IDS, &[&status, &after, &limit], read_text)
    }

    fn scores(&mut self, day: &str, game: &str) -> Result<Vec<ScoreRow>, StoreError> {
        self.query(sql::SCORES, &[&day, &game], read_score)
    }

    fn person(&mut self, kind: &str, key: &str) -> Result<Option<PersonRow>, StoreError> {
        let wanted = "WHERE kind = $1 AND key = $2";
        let select = format!("SELECT {} FROM people {wanted}", sql::PERSON);
        Ok(self.query(&select, &[&kind, &key], read_person)?.pop())
    }

    fn people(&mut self, account: &str, kind: &str) -> Result<Vec<PersonRow>, StoreError> {
        let wanted = "WHERE account = $1 AND ($2 = '' OR kind = $2) ORDER BY at, kind, key";
        let select = format!("SELECT {} FROM people {wanted}", sql::PERSON);
        self.query(&select, &[&account, &kind], read_person)
    }

    fn people_before(
        &mut self,
        kind: &str,
        before: i64,
        limit: u32,
    ) -> Result<Vec<PersonRow>, StoreError> {
        let wanted = sql::PEOPLE_BEFORE;
        let select = format!("SELECT {} FROM people WHERE {wanted}", sql::PERSON);
        self.query(&select, &[&kind, &before, &i64::from(limit)], read_person)
    }

    fn dump(&mut self, take: &mut Take<'_>) -> Result<(), StoreError> {
        self.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
        let dumped = self.dump_all(take);
        self.run("ROLLBACK")?;
        dumped
    }

    fn inspect(&mut self) -> Result<Vec<String>, StoreError> {
        // PostgreSQL looks after its own files.
        let stray = self.query(sql::STRAY, &[], read_text)?;
        Ok(stray.iter().map(|id| schema::stray(id)).collect())
    }
}
