//! One connection to PostgreSQL, from being greeted to being given up.

use super::connect::config;
use super::write::{Change, statement, statements};
use crate::backend::{Access, Op, WRITER, sql};
use crate::{StoreError, limits, schema};
use futures_util::future::join_all;
use std::cell::Cell;
use std::collections::HashMap;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::{Client, NoTls, Statement};

/// A connection, with the task that moves its bytes.
pub(super) struct Session {
    pub(super) client: Client,
    statements: HashMap<&'static str, Statement>,
    moving: JoinHandle<()>,
}

impl Drop for Session {
    fn drop(&mut self) {
        // A database that does not answer would never let it end by itself.
        self.moving.abort();
    }
}

/// Two servers that start at once do not both change the schema.
const MIGRATING: &str = "SELECT pg_advisory_xact_lock(7878001)";
/// One server a database: held as long as the connection that writes lives.
const WRITING: &str = "SELECT pg_advisory_lock(7878002)";

impl Session {
    /// Connects, unless a move that was acknowledged could be lost there.
    pub(super) async fn connect(address: &str, access: Access) -> Result<Session, StoreError> {
        let config = config(address)?;
        let connected = timeout(limits::CONNECT, config.connect(NoTls)).await;
        let (client, connection) = connected.map_err(|_| silent("to connect"))??;
        let moving = tokio::spawn(async move {
            // Whoever uses the connection hears of its end.
            let _ = connection.await;
        });
        let session = Session {
            client,
            statements: HashMap::new(),
            moving,
        };
        let prepared = timeout(limits::CONNECT, session.prepare(access)).await;
        prepared.map_err(|_| silent("to connect"))??;
        Ok(session)
    }

    async fn prepare(&self, access: Access) -> Result<(), StoreError> {
        for (setting, bad) in [("fsync", "off"), ("synchronous_commit", "off")] {
            let row = self
                .client
                .query_one(&format!("SHOW {setting}"), &[])
                .await?;
            if row.try_get::<_, &str>(0)? == bad {
                return Err(StoreError::Unfit(format!(
                    "PostgreSQL's {setting} is {bad}, so a move that was acknowledged could be lost"
                )));
            }
        }
        let settings = match access {
            // A server that was stopped in the middle of a change does not keep its locks for ever.
            Access::Write | Access::Read => format!(
                "SET statement_timeout = {}; SET lock_timeout = {}; \
                 SET idle_in_transaction_session_timeout = 60000",
                limits::STATEMENT.as_millis(),
                limits::BUSY.as_millis()
            ),
            Access::Survey => "SET default_transaction_read_only = on".to_owned(),
        };
        Ok(self.client.batch_execute(&settings).await?)
    }

    /// Brings the schema up to date, however long it takes.
    pub(super) async fn migrate(&self) -> Result<(), StoreError> {
        let run = |text: String| async move { self.client.batch_execute(&text).await };
        run(format!(
            "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; {MIGRATING}; \
             CREATE TABLE IF NOT EXISTS towpath_schema (version INTEGER NOT NULL)"
        ))
        .await?;
        let version = self.version().await?;
        if version != schema::NEWEST {
            for step in schema::missing(version)? {
                run(step.replace("{clustered}", "")).await?;
            }
            let newest = schema::NEWEST;
            run(format!(
                "DELETE FROM towpath_schema; INSERT INTO towpath_schema VALUES ({newest})"
            ))
            .await?;
        }
        Ok(run("COMMIT".to_owned()).await?)
    }

    /// The version of the schema, 0 where there is none.
    pub(super) async fn version(&self) -> Result<u32, StoreError> {
        let row = self
            .client
            .query_opt("SELECT MAX(version) FROM towpath_schema", &[])
            .await?;
        let version = row.and_then(|row| row.try_get::<_, Option<i32>>(0).ok().flatten());
        Ok(u32::try_from(version.unwrap_or(0)).unwrap_or(u32::MAX))
    }

    /// Keeps every other server out for as long as this connection lives.
    pub(super) async fn lock(&self) -> Result<(), StoreError> {
        self.client.query(WRITING, &[]).await.map_err(|error| {
            match StoreError::from(error) {
                // The time for a lock was up.
                StoreError::Failed(_) => StoreError::Unfit(
                    "another server uses this database already: one server a database. Stop the other one, \
                     or give this one a database of its own"
                        .to_owned(),
                ),
                other => other,
            }
        })?;
        Ok(())
    }

    /// Notes who has the database, or finds out whether somebody else has had it since.
    pub(super) async fn sign(&self, name: &str, first: bool) -> Result<(), StoreError> {
        if first {
            self.client
                .execute(sql::SET_META, &[&WRITER, &name])
                .await?;
            return Ok(());
        }
        let row = self.client.query_opt(sql::META, &[&WRITER]).await?;
        let last = row.and_then(|row| row.try_get::<_, String>(0).ok());
        if last.as_deref() == Some(name) {
            return Ok(());
        }
        Err(StoreError::Unfit(
            "while the connection was lost another server has used this database: this one knows its tables no \
             more and has to be started again"
                .to_owned(),
        ))
    }

    /// Carries out jobs in one transaction. `asked` becomes true when the outcome lies with the database.
    pub(super) async fn commit(
        &mut self,
        jobs: &[&[Op]],
        asked: &Cell<bool>,
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        self.client.batch_execute("BEGIN").await?;
        let mut done = Vec::with_capacity(jobs.len());
        let mut rest = jobs;
        while let Some(first) = rest.first() {
            // Single changes need no savepoint, because a conflict shows as zero rows and breaks nothing; so
            // they are sent without waiting for each other.
            let single = rest.iter().take_while(|ops| ops.len() == 1).count();
            let (now, later) = rest.split_at(single.max(1));
            if single > 0 {
                let changes = now.iter().map(|ops| statement(&ops[0])).collect();
                done.extend(self.execute(changes).await?);
            } else {
                done.push(self.job(first).await?);
            }
            rest = later;
        }
        asked.set(true);
        let committed = self.client.batch_execute("COMMIT").await;
        committed.map_err(|error| {
            // An error with a code of its own is a refusal; everything else leaves it open.
            match StoreError::from(error) {
                StoreError::Unavailable(why) => StoreError::Unknown(why),
                refused => refused,
            }
        })?;
        Ok(done)
    }

    /// A job of several changes: all or none.
    async fn job(&mut self, ops: &[Op]) -> Result<Result<(), StoreError>, StoreError> {
        self.client.batch_execute("SAVEPOINT job").await?;
        let executed = self.execute(statements(ops)).await;
        let result = match executed {
            Ok(results) => results.into_iter().collect(),
            Err(error) if error.is_of_one_job() => Err(error),
            Err(error) => return Err(error),
        };
        let end = match &result {
            Ok(()) => "RELEASE SAVEPOINT job",
            Err(_) => "ROLLBACK TO SAVEPOINT job; RELEASE SAVEPOINT job",
        };
        self.client.batch_execute(end).await?;
        Ok(result)
    }

    /// Sends changes one after the other without waiting in between. An error is that of the first that failed: in a
    /// transaction everything after it fails too.
    async fn execute(
        &mut self,
        changes: Vec<Change<'_>>,
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        for change in &changes {
            if !self.statements.contains_key(change.text) {
                let statement = self.client.prepare(change.text).await?;
                self.statements.insert(change.text, statement);
            }
        }
        let sent = changes.into_iter().map(|change| {
            let answer = self
                .client
                .execute_raw(&self.statements[change.text], change.values);
            async move {
                let changed = answer.await?;
                Ok(match change.rows {
                    Some(rows) if rows != changed => Err(StoreError::Conflict),
                    _ => Ok(()),
                })
            }
        });
        join_all(sent).await.into_iter().collect()
    }
}

/// The database has not answered in time.
pub(super) fn silent(what: &str) -> StoreError {
    StoreError::Unavailable(format!("it took too long {what}"))
}
