//! PostgreSQL, for whoever has one already.

mod read;

use crate::backend::{Backend, Op, sql};
use crate::{ChatRow, EditionRow, EntryRow, Row, ScoreRow, StoreError, TableRow, schema};
use ::postgres::config::{Host, SslMode};
use ::postgres::types::ToSql;
use ::postgres::{Client, Config, IsolationLevel, NoTls, Statement, Transaction};
use read::{read_chat, read_edition, read_entry, read_report, read_score, read_table};
use std::collections::HashMap;
use std::net::IpAddr;

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
    fn awake(&mut self) -> Result<(), StoreError> {
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

    fn all<T>(
        &mut self,
        statement: &str,
        with: &[&(dyn ToSql + Sync)],
        read: fn(&::postgres::Row) -> T,
    ) -> Result<Vec<T>, StoreError> {
        self.awake()?;
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

fn connect(address: &str) -> Result<Client, StoreError> {
    let config: Config = address.parse()?;
    check_way(&config)?;
    let mut client = config.connect(NoTls)?;
    for (setting, bad) in [("fsync", "off"), ("synchronous_commit", "off")] {
        let row = client.query_one(&format!("SHOW {setting}"), &[])?;
        if row.get::<_, &str>(0) == bad {
            return Err(StoreError::Unfit(format!(
                "PostgreSQL's {setting} is {bad}, so a move that was acknowledged could be lost"
            )));
        }
    }
    Ok(client)
}

/// The connection is not encrypted, so a way over a network has to be allowed in so many words.
fn check_way(config: &Config) -> Result<(), StoreError> {
    let near = |host: &Host| match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    let far = !config.get_hosts().iter().all(near)
        || !config.get_hostaddrs().iter().all(IpAddr::is_loopback);
    let why = match config.get_ssl_mode() {
        SslMode::Disable => return Ok(()),
        SslMode::Prefer if !far => return Ok(()),
        SslMode::Prefer => "it is on another machine",
        _ => "it asks for sslmode=require",
    };
    Err(StoreError::Unfit(format!(
        "{why}, but this program speaks to PostgreSQL without TLS: connect through a local socket or a tunnel, \
         or add sslmode=disable if nobody else is on that network"
    )))
}

impl Backend for Postgres {
    fn commit(&mut self, jobs: &[&[Op]]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        self.awake()?;
        self.prepare()?;
        let mut change = self.client.transaction()?;
        let mut done = Vec::with_capacity(jobs.len());
        for ops in jobs {
            // A single change needs no savepoint: a conflict shows as zero rows and breaks nothing.
            let result = match ops {
                [op] => carry_out(&mut change, &self.statements, op),
                ops => {
                    let mut job = change.savepoint("job")?;
                    let result = ops
                        .iter()
                        .try_for_each(|op| carry_out(&mut job, &self.statements, op));
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
        Ok(self.all(sql::META, &[&key], |row| row.get(0))?.pop())
    }

    fn table(&mut self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE id = $1", sql::TABLE);
        Ok(self.all(&select, &[&id], read_table)?.pop())
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        self.all(sql::ENTRIES, &[&table], read_entry)
    }

    fn count_entries(&mut self, table: &str) -> Result<u32, StoreError> {
        let count = self.all(sql::COUNT_ENTRIES, &[&table], |row| row.get::<_, i64>(0))?;
        Ok(count.first().map_or(0, |n| *n as u32))
    }

    fn chat(&mut self, table: &str, last: u32) -> Result<Vec<ChatRow>, StoreError> {
        let mut lines = self.all(sql::CHAT, &[&table, &i64::from(last)], read_chat)?;
        lines.reverse();
        Ok(lines)
    }

    fn edition(&mut self, hash: &str) -> Result<Option<EditionRow>, StoreError> {
        Ok(self.all(sql::EDITION, &[&hash], read_edition)?.pop())
    }

    fn lobby(&mut self, game: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let select = format!("SELECT {} FROM tables WHERE {}", sql::TABLE, sql::LOBBY);
        self.all(&select, &[&game, &i64::from(limit)], read_table)
    }

    fn ids(&mut self, status: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let limit = i64::from(limit);
        if status.is_empty() {
            return self.all(sql::ALL_IDS, &[&after, &limit], |row| row.get(0));
        }
        self.all(sql::IDS, &[&status, &after, &limit], |row| row.get(0))
    }

    fn scores(&mut self, day: &str, game: &str) -> Result<Vec<ScoreRow>, StoreError> {
        self.all(sql::SCORES, &[&day, &game], read_score)
    }

    fn dump(
        &mut self,
        take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.awake()?;
        let mut moment = self
            .client
            .build_transaction()
            .isolation_level(IsolationLevel::RepeatableRead)
            .read_only(true)
            .start()?;
        for row in moment.query("SELECT key, value FROM meta", &[])? {
            take(Row::Meta {
                key: row.get(0),
                value: row.get(1),
            })?;
        }
        for row in moment.query("SELECT hash, game, files FROM editions", &[])? {
            take(Row::Edition(read_edition(&row)))?;
        }
        dump_tables(&mut moment, take)?;
        let reports = "SELECT table_id, line, seat, at, reason FROM reports";
        for row in moment.query(reports, &[])? {
            take(Row::Report(read_report(&row)))?;
        }
        let scores = "SELECT day, game, table_id, device, name, points, won, at FROM scores";
        for row in moment.query(scores, &[])? {
            take(Row::Score(read_score(&row)))?;
        }
        Ok(())
    }
}

/// Table by table, so that a large database does not have to fit into memory.
fn dump_tables(
    moment: &mut Transaction<'_>,
    take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut after = String::new();
    let select = format!(
        "SELECT {} FROM tables WHERE id > $1 ORDER BY id LIMIT 500",
        sql::TABLE
    );
    loop {
        let tables = moment.query(&select, &[&after])?;
        let Some(last) = tables.last() else {
            return Ok(());
        };
        after = last.get(0);
        for row in &tables {
            let table = read_table(row);
            for row in moment.query(sql::ENTRIES, &[&table.id])? {
                take(Row::Entry(read_entry(&row)))?;
            }
            for row in moment.query(sql::CHAT, &[&table.id, &i64::MAX])? {
                take(Row::Chat(read_chat(&row)))?;
            }
            take(Row::Table(table))?;
        }
    }
}

fn carry_out(
    change: &mut Transaction<'_>,
    statements: &HashMap<&'static str, Statement>,
    op: &Op,
) -> Result<(), StoreError> {
    match op {
        Op::Insert(Row::Entry(e)) => {
            let number = e.number as i32;
            let with: [&(dyn ToSql + Sync); 5] = [&e.table, &number, &e.line, &e.at, &e.clocks];
            once(change.execute(&statements[sql::INSERT_ENTRY], &with)?)
        }
        Op::Insert(row) => once(insert(change, row)?),
        Op::UpdateTable(t) => {
            let (public, before) = (i32::from(t.public), t.revision - 1);
            let with: [&(dyn ToSql + Sync); 9] = [
                &t.status,
                &public,
                &t.changed_at,
                &t.revision,
                &t.doc,
                &t.seed,
                &t.head,
                &t.id,
                &before,
            ];
            once(change.execute(&statements[sql::UPDATE_TABLE], &with)?)
        }
        Op::KeepEdition(edition) => {
            insert(change, &Row::Edition(edition.clone()))?;
            Ok(())
        }
        Op::KeepMeta { key, value } => {
            change.execute(sql::INSERT_META, &[key, value])?;
            Ok(())
        }
        Op::KeepReport(report) => {
            insert(change, &Row::Report(report.clone()))?;
            Ok(())
        }
        Op::SetScore {
            day,
            game,
            table,
            points,
            won,
        } => {
            let won = i32::from(*won);
            change.execute(sql::SET_SCORE, &[points, &won, day, game, table])?;
            Ok(())
        }
    }
}

fn insert(change: &mut Transaction<'_>, row: &Row) -> Result<u64, StoreError> {
    Ok(match row {
        Row::Meta { key, value } => change.execute(sql::INSERT_META, &[key, value])?,
        Row::Table(t) => {
            let public = i32::from(t.public);
            let with: [&(dyn ToSql + Sync); 10] = [
                &t.id,
                &t.game,
                &t.status,
                &public,
                &t.created_at,
                &t.changed_at,
                &t.revision,
                &t.doc,
                &t.seed,
                &t.head,
            ];
            change.execute(sql::INSERT_TABLE, &with)?
        }
        Row::Entry(e) => {
            let number = e.number as i32;
            change.execute(
                sql::INSERT_ENTRY,
                &[&e.table, &number, &e.line, &e.at, &e.clocks],
            )?
        }
        Row::Edition(e) => change.execute(sql::INSERT_EDITION, &[&e.hash, &e.game, &e.files])?,
        Row::Chat(c) => {
            let (number, seat) = (c.number as i32, i32::from(c.seat));
            change.execute(
                sql::INSERT_CHAT,
                &[&c.table, &number, &c.at, &seat, &c.text],
            )?
        }
        Row::Report(r) => {
            let (line, seat) = (r.line as i32, i32::from(r.seat));
            change.execute(
                sql::INSERT_REPORT,
                &[&r.table, &line, &seat, &r.at, &r.reason],
            )?
        }
        Row::Score(s) => {
            let won = i32::from(s.won);
            let with: [&(dyn ToSql + Sync); 8] = [
                &s.day, &s.game, &s.table, &s.device, &s.name, &s.points, &won, &s.at,
            ];
            change.execute(sql::INSERT_SCORE, &with)?
        }
    })
}

/// A statement that had to change one row.
fn once(changed: u64) -> Result<(), StoreError> {
    match changed {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}

#[cfg(test)]
mod tests {
    use super::{Config, check_way};

    #[test]
    fn only_near_databases_are_spoken_to_without_being_asked() {
        for (address, good) in [
            ("postgres://ada@localhost/towpath", true),
            ("postgres://ada@127.0.0.1:5433/towpath", true),
            ("postgres://ada@[::1]/towpath", true),
            ("host=/run/postgresql user=ada", true),
            ("host=/run/postgresql user=ada sslmode=require", false),
            ("postgres://ada@db.example.org/towpath", false),
            ("postgres://ada@localhost,10.0.0.7/towpath", false),
            ("postgres://ada@10.0.0.7/towpath?sslmode=require", false),
            ("postgres://ada@10.0.0.7/towpath?sslmode=disable", true),
        ] {
            let config: Config = address.parse().expect("an address");
            assert_eq!(check_way(&config).is_ok(), good, "{address}");
        }
    }
}
