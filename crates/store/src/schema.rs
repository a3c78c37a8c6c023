//! The tables of the database and the steps that led to them. Both databases read the same words.

use crate::StoreError;

/// The steps, oldest first. A step that was released never changes; a new one is added at the end.
///
/// `{clustered}` stands for what makes SQLite keep rows in the order of their key.
pub const STEPS: &[&str] = &["
CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
    created_at BIGINT NOT NULL, changed_at BIGINT NOT NULL, revision BIGINT NOT NULL,
    doc TEXT NOT NULL, seed TEXT NOT NULL, head TEXT NOT NULL);
CREATE INDEX tables_lobby ON tables (public, status, changed_at);
CREATE INDEX tables_status ON tables (status, id);
CREATE TABLE entries (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, at BIGINT NOT NULL, clocks TEXT NOT NULL,
    PRIMARY KEY (table_id, number)){clustered};
CREATE TABLE editions (hash TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, files TEXT NOT NULL);
CREATE TABLE chat (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)){clustered};
CREATE TABLE reports (
    table_id TEXT NOT NULL, line INTEGER NOT NULL, seat INTEGER NOT NULL, at BIGINT NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (table_id, line, seat)){clustered};
CREATE TABLE scores (
    day TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL, device TEXT NOT NULL, name TEXT NOT NULL,
    points INTEGER, won INTEGER NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (day, game, table_id)){clustered};
", "
CREATE INDEX tables_open ON tables (created_at, id) WHERE public = 1 AND status IN ('waiting', 'playing');
CREATE INDEX tables_waiting ON tables (changed_at, id) WHERE status = 'waiting';
", "
ALTER TABLE scores ADD COLUMN ended_at BIGINT;
", "
CREATE TABLE people (
    kind TEXT NOT NULL, key TEXT NOT NULL, account TEXT NOT NULL, at BIGINT NOT NULL, doc TEXT NOT NULL,
    PRIMARY KEY (kind, key)){clustered};
CREATE INDEX people_account ON people (account, kind, at);
CREATE INDEX people_age ON people (kind, at);
"];

/// The version of the newest schema.
pub const NEWEST: u32 = STEPS.len() as u32;

/// The steps that a database at this version still lacks.
///
/// # Errors
/// When it was written by a newer program.
pub fn missing(version: u32) -> Result<&'static [&'static str], StoreError> {
    STEPS.get(version as usize..).ok_or_else(|| {
        StoreError::Unfit(format!(
            "it has schema {version}, this program knows up to {}: use a newer program",
            NEWEST
        ))
    })
}

/// What is said of entries that no table has.
pub(crate) fn stray(table: &str) -> String {
    format!("there are entries of table {table}, which is not there")
}
