//! The way back for somebody who has lost every passkey: codes that are shown once and work once.

use super::rows::{self, ACCOUNT, AccountDoc, RECOVERY};
use super::session::{self, Person};
use super::{codes, passkeys, unknown};
use crate::api::{AccountInfo, ApiError, SignedInBy};
use crate::app::{App, unavailable};
use axum::http::{HeaderMap, HeaderValue};
use towpath_core::Message;
use towpath_store::{Op, StoreError};

/// How many codes somebody gets.
const CODES: usize = 10;
/// How long one is: 100 bits, which nobody guesses.
const LENGTH: usize = 20;

/// New codes as they are shown, and the changes that keep their hashes.
pub fn fresh(app: &App, account: &str) -> (Vec<String>, Vec<Op>) {
    let now = app.time.now();
    let each = (0..CODES).map(|_| {
        let code = codes::fresh(LENGTH);
        let hash = app.key.hash(RECOVERY, &code);
        let row = rows::row(RECOVERY, &hash, account, now, &());
        (codes::grouped(&code, 5), rows::insert(row))
    });
    each.unzip()
}

/// How many codes are left.
///
/// # Errors
/// When the store does not answer.
pub async fn left(app: &App, account: &str) -> Result<u32, ApiError> {
    Ok(rows::list(app, account, RECOVERY).await?.len() as u32)
}

/// New codes in place of all that are left.
///
/// # Errors
/// When the person has not shown a passkey for some time.
pub async fn renew(app: &App, person: &Person) -> Result<Vec<String>, ApiError> {
    person.proved(app)?;
    let (shown, kept) = fresh(app, &person.account);
    let mut ops = vec![Op::DropPeople {
        account: person.account.clone(),
        kind: RECOVERY.to_owned(),
    }];
    ops.extend(kept);
    rows::keep(app, ops).await?;
    Ok(shown)
}

/// Signs in with a code, which is worth nothing from then on.
///
/// # Errors
/// When it is no code, or was used.
pub async fn recover(
    app: &App,
    code: &str,
    before: Option<&Person>,
    headers: &HeaderMap,
) -> Result<(AccountInfo, HeaderValue), ApiError> {
    let code = codes::typed(code, LENGTH).ok_or_else(wrong_code)?;
    let hash = app.key.hash(RECOVERY, &code);
    let row = rows::find(app, RECOVERY, &hash).await?;
    let account = row.ok_or_else(wrong_code)?.account;
    let found = rows::find(app, ACCOUNT, &account).await?;
    let AccountDoc { name } = rows::read(&found.ok_or_else(wrong_code)?)?;
    let begun = session::begin(app, &account, SignedInBy::Recovery, headers);
    let used = Op::DropPerson {
        kind: RECOVERY.to_owned(),
        key: hash,
    };
    match app.store.write(vec![used, begun.op]).await {
        Ok(()) => {}
        // Of two who send the same code at once one is first.
        Err(StoreError::Conflict) => return Err(wrong_code()),
        Err(error) => return Err(unavailable(&error)),
    }
    passkeys::end_before(app, before).await;
    Ok((passkeys::info(app, &account, &name).await?, begun.cookie))
}

fn wrong_code() -> ApiError {
    ApiError {
        why: Some(Message::new("people-code-wrong")),
        ..unknown("this code is wrong, or was used")
    }
}
