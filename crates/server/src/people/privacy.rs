//! Everything about a person in one file, and forgetting it.

use super::rows::{self, ACCOUNT, AccountDoc, PROGRESS, SEAT, SESSION, SeatRow, SessionDoc};
use super::session::Person;
use super::{handover, passkeys, programs, recovery};
use crate::api::{ApiError, ErrorCode, LessonsDone, SessionInfo};
use crate::app::{App, unavailable};
use crate::doc::TableDoc;
use crate::notices::settings;
use crate::tokens::For;
use serde_json::{Value, json};
use std::sync::Arc;
use towpath_store::{Backend, Op, StoreError};

/// The browsers that are signed in to an account; `current` is the hash of the one that asks.
///
/// # Errors
/// When the store does not answer.
pub async fn sessions(
    app: &App,
    account: &str,
    current: &str,
) -> Result<Vec<SessionInfo>, ApiError> {
    let found = rows::list(app, account, SESSION).await?;
    let each = found.iter().rev().map(|row| {
        let doc: SessionDoc = rows::read(row)?;
        Ok(SessionInfo {
            id: doc.id,
            device: doc.device,
            by: doc.by,
            since: doc.since,
            seen_at: row.at,
            current: row.key == current,
        })
    });
    each.collect()
}

/// Everything that is kept about a person, as one document. Secrets are not in it: they are kept as hashes only.
///
/// # Errors
/// When the store does not answer.
pub async fn export(app: &Arc<App>, person: &Person) -> Result<Value, ApiError> {
    let account = &person.account;
    let made = rows::find(app, ACCOUNT, account).await?;
    let lessons = rows::find(app, PROGRESS, account).await?;
    let lessons = lessons.map(|row| rows::read::<LessonsDone>(&row));
    let lessons = lessons.transpose()?.unwrap_or_default();
    let mut games = Vec::new();
    for row in rows::list(app, account, SEAT).await? {
        let seat: SeatRow = rows::read(&row)?;
        games.push(game(app, seat, row.at).await?);
    }
    let mut notices = settings::state(app, account).await?;
    for channel in &mut notices.channels {
        channel.secret = None;
    }
    Ok(json!({
        "format": "towpath-person 1",
        "made_at": app.time.now(),
        "account": {"id": account, "name": person.name, "made_at": made.map(|row| row.at)},
        "passkeys": passkeys::list(app, account).await?,
        "recovery_codes_left": recovery::left(app, account).await?,
        "sessions": sessions(app, account, &person.hash).await?,
        "tokens": programs::list(app, account).await?,
        "lessons": lessons.done,
        "notices": notices,
        "games": games,
    }))
}

/// What the store has of one seat of a person.
struct Stored {
    name: String,
    said: Vec<Value>,
    reports: Vec<Value>,
    score: Option<Value>,
}

fn stored(backend: &mut dyn Backend, seat: &SeatRow) -> Result<Option<Stored>, StoreError> {
    let Some(row) = backend.table(&seat.table)? else {
        return Ok(None);
    };
    let doc: Option<TableDoc> = serde_json::from_str(&row.doc).ok();
    let name = doc.and_then(|doc| Some(doc.seats.get(usize::from(seat.seat))?.name.clone()));
    let lines = backend.chat(&seat.table, u32::MAX)?.into_iter();
    let said = lines.filter(|line| line.seat == seat.seat);
    let said = said.map(|line| json!({"at": line.at, "text": line.text}));
    let reports = backend.reports()?.into_iter();
    let reports = reports.filter(|report| report.table == seat.table && report.seat == seat.seat);
    let reports = reports.map(|r| json!({"at": r.at, "line": r.line, "reason": r.reason}));
    let scores = match &seat.deal {
        Some(day) => backend.scores(day, &seat.game)?,
        None => Vec::new(),
    };
    let mut scores = scores.into_iter().filter(|score| score.table == seat.table);
    let score = scores.next().map(|score| {
        json!({"day": score.day, "name": score.name, "points": score.points, "won": score.won})
    });
    Ok(Some(Stored {
        name: name.unwrap_or_default(),
        said: said.collect(),
        reports: reports.collect(),
        score,
    }))
}

async fn game(app: &Arc<App>, seat: SeatRow, at: i64) -> Result<Value, ApiError> {
    let asked = seat.clone();
    let found = app.store.read(move |backend| stored(backend, &asked)).await;
    let Some(found) = found.map_err(|error| unavailable(&error))? else {
        return Ok(json!({"table": seat.table, "game": seat.game, "seat": seat.seat, "since": at}));
    };
    let tokens = vec![app.key.token(For::Seat {
        table: &seat.table,
        seat: seat.seat,
        generation: seat.generation,
    })];
    let handle = app.table(&seat.table).await?;
    let record = handle.call(move |table| Box::pin(async move { table.record(&tokens) }));
    let record = match record.await {
        Ok(record) => Some(record),
        // A game that has not begun has none, and some are nobody's to have yet.
        Err(error) if error.code != ErrorCode::Unavailable => None,
        Err(error) => return Err(error),
    };
    Ok(json!({
        "table": seat.table,
        "game": seat.game,
        "seat": seat.seat,
        "since": at,
        "name": found.name,
        "said": found.said,
        "reports": found.reports,
        "deal": found.score,
        "record": record,
    }))
}

/// Forgets a person: first what they have left at tables, then the account with everything that opens it. If it is
/// interrupted, the account is still there and can be deleted again.
///
/// # Errors
/// When the person has not shown a passkey for some time, or the store does not keep it.
pub async fn delete(app: &Arc<App>, person: &Person) -> Result<(), ApiError> {
    person.proved(app)?;
    let account = person.account.clone();
    for row in rows::list(app, &account, SEAT).await? {
        let SeatRow {
            table,
            seat,
            generation,
            ..
        } = rows::read(&row)?;
        let handle = match app.table(&table).await {
            Ok(handle) => handle,
            Err(error) if error.code == ErrorCode::NotFound => continue,
            Err(error) => return Err(error),
        };
        let forgotten = handle.call(move |table| Box::pin(table.forget(seat, generation)));
        forgotten.await?;
    }
    handover::drop_of(app, &account);
    let kind = String::new();
    rows::keep(app, vec![Op::DropPeople { account, kind }]).await
}

/// Another name. The old one is free again.
///
/// # Errors
/// When it cannot be had.
pub async fn rename(app: &App, person: &Person, name: &str) -> Result<String, ApiError> {
    let name = passkeys::account_name(name)?;
    let account = person.account.clone();
    let Some(row) = rows::find(app, ACCOUNT, &account).await? else {
        return Err(super::unknown("sign in first"));
    };
    let kind = rows::NAME.to_owned();
    let mut ops = vec![Op::DropPeople {
        account: account.clone(),
        kind,
    }];
    ops.extend(passkeys::take_name(&account, &name, app.time.now()));
    let doc = AccountDoc { name: name.clone() };
    ops.push(Op::SetPerson(rows::row(
        ACCOUNT, &account, &account, row.at, &doc,
    )));
    match app.store.write(ops).await {
        Ok(()) => Ok(name),
        Err(StoreError::Conflict) => Err(passkeys::taken()),
        Err(error) => Err(unavailable(&error)),
    }
}
