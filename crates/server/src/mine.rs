//! One's own tables: how they stand and whose turn it is. Pages ask every few seconds, so a table that is not in memory is
//! not brought there for it: its row says who had to decide when it left.

use crate::api::{ApiError, AskMine, Clock, MySeat, MyTable, MyTables, Status};
use crate::app::{App, unavailable};
use crate::doc::TableDoc;
use crate::http::lobby_table;
use crate::making::invalid;
use crate::schedule::Calendar;
use crate::table::Standing;
use std::collections::BTreeMap;
use std::sync::Arc;
use towpath_store::{Backend, StoreError, TableRow};

/// The most seats of one question.
const SEATS: usize = 100;

/// How the tables of these seats stand.
///
/// # Errors
/// When these are too many, or the store does not answer.
pub async fn tables(app: &Arc<App>, ask: AskMine) -> Result<MyTables, ApiError> {
    if ask.seats.len() > SEATS {
        return Err(invalid(format!("at most {SEATS} seats")));
    }
    let mut tokens: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for MySeat { table, token } in ask.seats {
        tokens.entry(table).or_default().push(token);
    }
    let mut tables = Vec::new();
    for standing in standings(app, tokens.keys().cloned().collect()).await? {
        let tokens = tokens.get(&standing.row.id).map_or(&[][..], Vec::as_slice);
        tables.extend(my_table(app, standing, tokens));
    }
    tables.sort_by_key(|table| (!table.my_turn, -table.changed_at));
    Ok(MyTables { tables })
}

/// How these tables stand: from memory, from the store in one go, and only those of which the store does not know it (the
/// server was killed) by opening them. Tables that are not there are left out.
pub(crate) async fn standings(app: &Arc<App>, ids: Vec<String>) -> Result<Vec<Standing>, ApiError> {
    let mut standings = Vec::new();
    let mut stored = Vec::new();
    for id in ids {
        match loaded(app, &id).await {
            Some(standing) => standings.push(standing),
            None => stored.push(id),
        }
    }
    if stored.is_empty() {
        return Ok(standings);
    }
    let read = app.store.read(move |backend| {
        let each = stored.iter().map(|id| read(backend, id));
        each.collect::<Result<Vec<_>, _>>()
    });
    let read = read.await.map_err(|error| unavailable(&error))?;
    for found in read.into_iter().flatten() {
        match found {
            Found::Known(standing) => standings.push(standing),
            Found::Unknown(id) => standings.extend(opened(app, &id).await),
        }
    }
    Ok(standings)
}

/// How a table stands that is in memory.
async fn loaded(app: &App, id: &str) -> Option<Standing> {
    let handle = app.registry.loaded(id)?;
    let standing = handle.call(|table| Box::pin(async move { Ok(table.standing()) }));
    standing.await.ok()
}

async fn opened(app: &Arc<App>, id: &str) -> Option<Standing> {
    let handle = app.table(id).await.ok()?;
    let standing = handle.call(|table| Box::pin(async move { Ok(table.standing()) }));
    standing.await.ok()
}

/// What the store knows of a table.
enum Found {
    Known(Standing),
    /// Its game has gone on since it was last noted who has to decide.
    Unknown(String),
}

fn read(backend: &mut dyn Backend, id: &str) -> Result<Option<Found>, StoreError> {
    let Some(row) = backend.table(id)? else {
        return Ok(None);
    };
    if row.status != "playing" {
        let to_act = Vec::new();
        return Ok(Some(Found::Known(Standing { row, to_act })));
    }
    let resting = document(&row).and_then(|doc| doc.resting);
    let version = backend.count_entries(id)?;
    Ok(Some(match resting {
        Some(resting) if resting.version == version => Found::Known(Standing {
            row,
            to_act: resting.to_act,
        }),
        _ => Found::Unknown(row.id),
    }))
}

fn document(row: &TableRow) -> Option<TableDoc> {
    serde_json::from_str(&row.doc).ok()
}

/// A table for somebody with these tokens; `None` if none of them holds a seat.
fn my_table(app: &App, standing: Standing, tokens: &[String]) -> Option<MyTable> {
    let Standing { row, to_act } = standing;
    let doc = document(&row)?;
    let proofs = tokens.iter().filter_map(|token| {
        let proof = doc.proof(&app.key, &row.id, token)?;
        doc.allows(proof).then_some(proof.seat)
    });
    let mut mine: Vec<u8> = proofs.collect();
    mine.sort_unstable();
    mine.dedup();
    if mine.is_empty() {
        return None;
    }
    let (changed_at, begun) = (row.changed_at, !row.seed.is_empty());
    let table = lobby_table(row)?;
    let to_act = match table.status {
        Status::Playing => to_act,
        Status::Waiting | Status::Over => Vec::new(),
    };
    let away = |seat: &u8| doc.seats[usize::from(*seat)].away;
    let has_to_decide = |seat: &u8| to_act.contains(seat) && !away(seat);
    let resumes_at = resumes_at(&doc, &to_act, app.time.now());
    Some(MyTable {
        my_turn: mine.iter().any(has_to_decide),
        away: mine.iter().any(away),
        table,
        mine,
        to_act,
        end: doc.end,
        begun,
        winners: doc.winners,
        changed_at,
        resumes_at,
        rematch: doc.rematch,
    })
}

/// When the first clock goes on that stands still by the table's schedule, of people who have to decide.
fn resumes_at(doc: &TableDoc, to_act: &[u8], now: i64) -> Option<i64> {
    if doc.clock == Clock::Off {
        return None;
    }
    let schedule = doc.settings.schedule.as_ref();
    let people = to_act
        .iter()
        .filter(|seat| doc.seats[usize::from(**seat)].bot.is_none());
    let calendars = people.map(|seat| Calendar {
        schedule,
        off: doc.clocks.as_ref().map_or(&[], |clocks| clocks.off(*seat)),
    });
    let rests = calendars.filter(|calendar| !calendar.runs_at(now));
    rests.map(|calendar| calendar.resumes(now)).min()
}
