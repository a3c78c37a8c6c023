//! PostgreSQL, for whoever has one already.

mod connect;
mod read;
mod write;

use crate::backend::{Backend, Op, sql};
use crate::{ChatRow, EditionRow, EntryRow, Row, ScoreRow, StoreError, TableRow, schema};
use ::postgres::types::ToSql;
use ::postgres::{Client, IsolationLevel, Statement, Transaction};
use connect::connect;
use read::{read_chat, read_edition, read_entry, read_report, read_score, read_table};
use std::collections::HashMap;
use write::apply;

/// A connection to a PostgreSQL database, made anew when it breaks.
pub struct Postgres {
    address: String,
    client: Client,
    statements: HashMap<&'static str, Statement>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address may hold a password.
        f.write_str("Postgres")
    }
}

/// Two servers that start at once do not both change the schema.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7878001)";

impl Postgres {
    /// Connects and brings the schema up to date where needed.
    ///
    /// # Errors
    /// When it does not answer, is newer than this program or does not promise durability.
    pub fn open(address: &str) -> Result<Postgres, StoreError> {
        let mut opened = Postgres {
            address: address.to_owned(),
            client: connect(address)?,
            statements: HashMap::new(),
        };
        opened.migrate()?;
        Ok(opened)
    }

    fn migrate(&mut self) -> Result<(), StoreError> {
        let mut change = self.client.transaction()?;
        change.query(LOCK, &[])?;
        change.batch_execute(
            "CREATE TABLE IF NOT EXISTS towpath_schema (version INTEGER NOT NULL)",
        )?;
        let version = change
            .query_opt("SELECT MAX(version) FROM towpath_schema", &[])?
            .and_then(|row| row.get::<_, Option<i32>>(0))
            .unwrap_or(0);
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        for step in schema::missing(version)? {
            change.batch_execute(&step.replace("{clustered}", ""))?;
        }
        change.execute("DELETE FROM towpath_schema", &[])?;
        let newest = schema::NEWEST as i32;
        change.execute("INSERT INTO towpath_schema VALUES ($1)", &[&newest])?;
        change.commit()?;
        Ok(())
    }

    /// A connection that broke while nobody used it is made anew before it is needed.
    fn reconnect(&mut self) -> Result<(), StoreError> {
        if self.client.is_closed() {
            self.client = connect(&self.address)?;
            self.statements.clear();
        }
        Ok(())
    }

    fn prepare(&mut self) -> Result<(), StoreError> {
        if self.statements.is_empty() {
            for text in PREPARED {
                let statement = self.client.prepare(text)?;
                self.statements.insert(text, statement);
            }
        }
        Ok(())
    }

    /// Every row that a statement gives.
    fn query<T>(
        &mut self,
        statement: &str,
        with: &[&(dyn ToSql + Sync)],
        read: fn(&::postgres::Row) -> T,
    ) -> Result<Vec<T>, StoreError> {
        self.reconnect()?;
        Ok(self
            .client
            .query(statement, with)?
            .iter()
            .map(read)
            .collect())
    }
}

/// Statements of the writer, which are sent many times a second.
const PREPARED: [&str; 2] = [sql::INSERT_ENTRY, sql::UPDATE_TABLE];

impl Backend for Postgres {
    fn commit(&mut self, jobs: &[&[Op]]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        self.reconnect()?;
        self.prepare()?;
        let mut change = self.client.transaction()?;
        let mut done = Vec::with_capacity(jobs.len());
        for ops in jobs {
            // A single change needs no savepoint: a conflict shows as zero rows and breaks nothing.
            let result = match ops {
                [op] => apply(&mut change, &self.statements, op),
                ops => {
                    let mut job = change.savepoint("job")?;
                    let result = ops
                        .iter()
                        .try_for_each(|op| apply(&mut job, &self.statements, op));
                    match result {
                        Ok(()) => job.commit()?,
                        Err(_) => job.rollback()?,
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
        Ok(self.query(sql::META, &[&key], |row| row.get(0))?.pop())
    }

    fn table(&mut self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE id = $1", sql::TABLE);
        Ok(self.query(&select, &[&id], read_table)?.pop())
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        self.query(sql::ENTRIES, &[&table], read_entry)
    }

    fn count_entries(&mut self, table: &str) -> Result<u32, StoreError> {
        let count = self.query(sql::COUNT_ENTRIES, &[&table], |row| row.get::<_, i64>(0))?;
        Ok(count.first().map_or(0, |n| *n as u32))
    }

    fn chat(&mut self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError> {
        let mut lines = self.query(sql::CHAT, &[&table, &i64::from(last)], read_chat)?;
        lines.reverse();
        Ok(lines)
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
            return self.query(sql::ALL_IDS, &[&after, &limit], |row| row.get(0));
        }
        self.query(sql::IDS, &[&status, &after, &limit], |row| row.get(0))
    }

    fn scores(&mut self, day: &str, game: &str) -> Result<Vec<ScoreRow>, StoreError> {
        self.query(sql::SCORES, &[&day, &game], read_score)
    }

    fn dump(
        &mut self,
        take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.reconnect()?;
        let mut snapshot = self
            .client
            .build_transaction()
            .isolation_level(IsolationLevel::RepeatableRead)
            .read_only(true)
            .start()?;
        for row in snapshot.query("SELECT key, value FROM meta", &[])? {
            take(Row::Meta {
                key: row.get(0),
                value: row.get(1),
            })?;
        }
        for row in snapshot.query("SELECT hash, game, files FROM editions", &[])? {
            take(Row::Edition(read_edition(&row)))?;
        }
        dump_tables(&mut snapshot, take)?;
        let reports = "SELECT table_id, line, seat, at, reason FROM reports";
        for row in snapshot.query(reports, &[])? {
            take(Row::Report(read_report(&row)))?;
        }
        let scores = "SELECT day, game, table_id, device, name, points, won, at FROM scores";
        for row in snapshot.query(scores, &[])? {
            take(Row::Score(read_score(&row)))?;
        }
        Ok(())
    }
}

/// Table by table, so that a large database does not have to fit into memory.
fn dump_tables(
    snapshot: &mut Transaction<'_>,
    take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut after = String::new();
    let select = format!(
        "SELECT {} FROM tables WHERE id > $1 ORDER BY id LIMIT 500",
        sql::TABLE
    );
    loop {
        let tables = snapshot.query(&select, &[&after])?;
        let Some(last) = tables.last() else {
            return Ok(());
        };
        after = last.get(0);
        for row in &tables {
            let table = read_table(row);
            for row in snapshot.query(sql::ENTRIES, &[&table.id])? {
                take(Row::Entry(read_entry(&row)))?;
            }
            for row in snapshot.query(sql::CHAT, &[&table.id, &i64::MAX])? {
                take(Row::Chat(read_chat(&row)))?;
            }
            take(Row::Table(table))?;
        }
    }
}
