//! What is kept about a person. Secrets (codes, cookies, tokens) are kept as keyed hashes only.

use crate::api::{ApiError, SignedInBy, TokenScope};
use crate::app::{App, unavailable};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use towpath_store::{Op, PersonRow, Row, StoreError};
use webauthn_rs::prelude::Passkey;

/// The account itself, by its id.
pub const ACCOUNT: &str = "account";
/// A name that is taken, by what it looks like.
pub const NAME: &str = "name";
/// A passkey, by the id of its credential.
pub const PASSKEY: &str = "passkey";
/// A recovery code that was not used, by its hash.
pub const RECOVERY: &str = "recovery";
/// A browser that is signed in, by the hash of its cookie.
pub const SESSION: &str = "session";
/// A token of a program, by its hash.
pub const TOKEN: &str = "token";
/// A seat, by its table and number.
pub const SEAT: &str = "seat";
/// The tables an account has made, by their ids: who made one may start it and see its links.
pub const OWNED: &str = "owned";
/// How far somebody has come in the lessons, by the account.
pub const PROGRESS: &str = "progress";

/// An account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AccountDoc {
    /// What the person is called.
    pub name: String,
}

/// A passkey.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PasskeyDoc {
    /// What its owner calls it.
    pub name: String,
    /// Its public key, and how often it was used.
    pub passkey: Passkey,
    /// When it was last used.
    pub used_at: Option<i64>,
}

/// A browser that is signed in. The row's time is when it was last seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SessionDoc {
    /// By which it is named in the list; no secret.
    pub id: String,
    /// The browser and the system, such as `Firefox, Linux`.
    pub device: String,
    /// How it was signed in.
    pub by: SignedInBy,
    /// When it was signed in.
    pub since: i64,
    /// When its person last proved to be there, by a passkey or a recovery code.
    pub proved_at: i64,
}

/// A token of a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenDoc {
    /// By which it is named in the list; no secret.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<TokenScope>,
    /// When it was last used, to the hour.
    pub used_at: Option<i64>,
}

/// A seat that belongs to an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// The id of the table.
    pub table: String,
    /// The number of the seat.
    pub seat: u8,
    /// The generation that was proved.
    pub generation: u32,
    /// The id of the game.
    pub game: String,
    /// The day, if it is a deal of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
}

/// The key of a seat.
pub fn seat_key(table: &str, seat: u8) -> String {
    format!("{table} {seat}")
}

/// A row of this kind.
pub fn row(kind: &str, key: &str, account: &str, at: i64, doc: &impl Serialize) -> PersonRow {
    PersonRow {
        kind: kind.to_owned(),
        key: key.to_owned(),
        account: account.to_owned(),
        at,
        doc: serde_json::to_string(doc).expect("it is plain data"),
    }
}

/// The change that adds a row.
pub fn insert(row: PersonRow) -> Op {
    Op::Insert(Row::Person(row))
}

/// What a row holds.
///
/// # Errors
/// When it cannot be read.
pub fn read<T: DeserializeOwned>(row: &PersonRow) -> Result<T, ApiError> {
    serde_json::from_str(&row.doc).map_err(|error| {
        unavailable(&StoreError::Damaged(format!(
            "a {} cannot be read: {error}",
            row.kind
        )))
    })
}

/// The row of this kind and key, if there is one.
///
/// # Errors
/// When the store does not answer.
pub async fn find(app: &App, kind: &'static str, key: &str) -> Result<Option<PersonRow>, ApiError> {
    let key = key.to_owned();
    let found = app.store.read(move |backend| backend.person(kind, &key));
    found.await.map_err(|error| unavailable(&error))
}

/// Every row of this kind about an account, oldest first.
///
/// # Errors
/// When the store does not answer.
pub async fn list(
    app: &App,
    account: &str,
    kind: &'static str,
) -> Result<Vec<PersonRow>, ApiError> {
    let account = account.to_owned();
    let found = app
        .store
        .read(move |backend| backend.people(&account, kind));
    found.await.map_err(|error| unavailable(&error))
}

/// Keeps changes.
///
/// # Errors
/// When the store does not, or somebody else was first.
pub async fn keep(app: &App, ops: Vec<Op>) -> Result<(), ApiError> {
    let kept = app.store.write(ops).await;
    kept.map_err(|error| unavailable(&error))
}
