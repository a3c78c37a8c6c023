//! Seats that belong to an account. Whoever shows the token of a seat can put it there; from then on every device that is
//! signed in gets the token again.

use super::rows::{self, OWNED, SEAT, SeatRow, seat_key};
use crate::api::{ApiError, ErrorCode, HeldTable, KeepSeats, MyHeldSeats};
use crate::app::{App, unavailable};
use crate::doc::TableDoc;
use crate::tokens::For;
use std::collections::BTreeMap;
use towpath_store::{Op, StoreError};

/// The most tables of one question.
const TABLES: usize = 100;
/// The most tables that are listed: the newest.
const LISTED: usize = 300;

/// What somebody has proved about a table by tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proved {
    /// The id of the table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The day, if it is a deal of the day.
    pub deal: Option<String>,
    /// Seats with their generations.
    pub seats: Vec<(u8, u32)>,
    /// Whether the table's maker has asked.
    pub owner: bool,
}

/// What these tokens prove. A table of which they prove nothing is left out.
///
/// # Errors
/// When there are too many, or the store does not answer.
pub async fn prove(app: &App, kept: KeepSeats) -> Result<Vec<Proved>, ApiError> {
    if kept.tables.len() > TABLES {
        let message = format!("at most {TABLES} tables");
        return Err(ApiError::new(ErrorCode::Invalid, message));
    }
    let ids: Vec<String> = kept.tables.iter().map(|each| each.table.clone()).collect();
    let read = app.store.read(move |backend| {
        let each = ids.iter().map(|id| backend.table(id));
        each.collect::<Result<Vec<_>, _>>()
    });
    let read = read.await.map_err(|error| unavailable(&error))?;
    let mut proved = Vec::new();
    for (asked, row) in kept.tables.into_iter().zip(read) {
        let Some(row) = row else {
            continue;
        };
        let Ok(doc) = serde_json::from_str::<TableDoc>(&row.doc) else {
            continue;
        };
        let tokens = asked.tokens.iter();
        let proofs = tokens.filter_map(|token| doc.proof(&app.key, &row.id, token));
        let mut seats: Vec<(u8, u32)> = proofs.map(|p| (p.seat, p.generation)).collect();
        seats.sort_unstable();
        seats.dedup();
        let table = row.id.as_str();
        let owner = asked.owner.as_deref();
        let owner = owner.is_some_and(|token| app.key.holds(For::Owner { table }, token));
        if !seats.is_empty() || owner {
            proved.push(Proved {
                table: row.id,
                game: row.game,
                deal: doc.deal,
                seats,
                owner,
            });
        }
    }
    Ok(proved)
}

/// The tokens of what was proved, as a device keeps them.
pub fn held(app: &App, proved: &Proved, at: i64) -> HeldTable {
    let table = proved.table.as_str();
    let token = |(seat, generation): &(u8, u32)| {
        app.key.token(For::Seat {
            table,
            seat: *seat,
            generation: *generation,
        })
    };
    HeldTable {
        table: proved.table.clone(),
        game: proved.game.clone(),
        tokens: proved.seats.iter().map(token).collect(),
        owner: proved.owner.then(|| app.key.token(For::Owner { table })),
        deal: proved.deal.clone(),
        at,
    }
}

/// Seats become those of an account. One that belongs to another account stays there, as long as it is the same guest's.
///
/// # Errors
/// When the store does not keep it.
pub async fn keep(app: &App, account: &str, kept: KeepSeats) -> Result<MyHeldSeats, ApiError> {
    let now = app.time.now();
    let mut tables = Vec::new();
    for mut proved in prove(app, kept).await? {
        let mut mine = Vec::new();
        for (seat, generation) in proved.seats {
            let doc = SeatRow {
                table: proved.table.clone(),
                seat,
                generation,
                game: proved.game.clone(),
                deal: proved.deal.clone(),
            };
            if keep_one(app, account, &doc, now).await? {
                mine.push((seat, generation));
            }
        }
        proved.seats = mine;
        if proved.owner {
            let row = rows::row(OWNED, &proved.table, account, now, &proved.game);
            match app.store.write(vec![rows::insert(row)]).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(unavailable(&error)),
            }
        }
        if !proved.seats.is_empty() || proved.owner {
            tables.push(held(app, &proved, now));
        }
    }
    Ok(MyHeldSeats { tables })
}

/// Whether the seat belongs to this account now.
async fn keep_one(app: &App, account: &str, doc: &SeatRow, now: i64) -> Result<bool, ApiError> {
    let key = seat_key(&doc.table, doc.seat);
    let row = rows::row(SEAT, &key, account, now, doc);
    let mut ops = vec![rows::insert(row.clone())];
    if let Some(before) = rows::find(app, SEAT, &key).await? {
        let known: SeatRow = rows::read(&before)?;
        if known.generation == doc.generation {
            return Ok(before.account == account);
        }
        // Who had the seat before has left it.
        let kind = SEAT.to_owned();
        ops.insert(0, Op::DropPerson { kind, key });
    }
    match app.store.write(ops).await {
        Ok(()) => Ok(true),
        Err(StoreError::Conflict) => Ok(false),
        Err(error) => Err(unavailable(&error)),
    }
}

/// The tables of an account with the tokens of its seats, the newest first; only this one, if a table is named.
///
/// # Errors
/// When the store does not answer.
pub async fn list(app: &App, account: &str, table: Option<&str>) -> Result<MyHeldSeats, ApiError> {
    let mut tables: BTreeMap<String, (Proved, i64)> = BTreeMap::new();
    let empty = |table: &str, game: String, deal: Option<String>| Proved {
        table: table.to_owned(),
        game,
        deal,
        seats: Vec::new(),
        owner: false,
    };
    for row in rows::list(app, account, SEAT).await? {
        let seat: SeatRow = rows::read(&row)?;
        let new = || {
            (
                empty(&seat.table, seat.game.clone(), seat.deal.clone()),
                row.at,
            )
        };
        let entry = tables.entry(seat.table.clone()).or_insert_with(new);
        entry.0.seats.push((seat.seat, seat.generation));
        entry.1 = entry.1.max(row.at);
    }
    for row in rows::list(app, account, OWNED).await? {
        let game: String = rows::read(&row)?;
        let new = || (empty(&row.key, game, None), row.at);
        tables.entry(row.key.clone()).or_insert_with(new).0.owner = true;
    }
    let mut listed: Vec<(Proved, i64)> = tables.into_values().collect();
    listed.retain(|(proved, _)| table.is_none_or(|table| proved.table == table));
    listed.sort_by_key(|(_, at)| -at);
    listed.truncate(LISTED);
    let tables = listed
        .into_iter()
        .map(|(mut proved, at)| {
            proved.seats.sort_unstable();
            held(app, &proved, at)
        })
        .collect();
    Ok(MyHeldSeats { tables })
}

/// A table is wanted in the account no longer. The seat itself stays as it is.
///
/// # Errors
/// When the store does not answer.
pub async fn forget(app: &App, account: &str, table: &str) -> Result<(), ApiError> {
    let mut ops = Vec::new();
    for row in rows::list(app, account, SEAT).await? {
        if rows::read::<SeatRow>(&row)?.table == table {
            let (kind, key) = (SEAT.to_owned(), row.key);
            ops.push(Op::DropPerson { kind, key });
        }
    }
    if rows::find(app, OWNED, table)
        .await?
        .is_some_and(|row| row.account == account)
    {
        let (kind, key) = (OWNED.to_owned(), table.to_owned());
        ops.push(Op::DropPerson { kind, key });
    }
    match ops.is_empty() {
        true => Ok(()),
        false => rows::keep(app, ops).await,
    }
}
