//! Records that become finished tables, beside play: read and replayed on a thread that gives way, one record at a time,
//! and kept in small pieces, so that no move elsewhere waits for more than a piece.
//!
//! A table is there when its row is, which is kept last. A note that the import has begun is kept first and goes with the
//! row; what a crash has left in between is found by it at the next start and dropped.

use crate::api::{ApiError, End, ErrorCode, ImportRecord, Pace, SeatKind, TableInfo};
use crate::app::{App, unavailable};
use crate::background;
use crate::doc::{SeatDoc, TableDoc};
use crate::making::{find_game, invalid};
use crate::table::open;
use crate::{names, time, tokens};
use std::sync::Arc;
use towpath_core::record::{Problem, RawRecord, RecordError};
use towpath_core::{By, TableSetup};
use towpath_games::AnyGame;
use towpath_store::backend::IMPORT;
use towpath_store::{EntryRow, Op, Row, StoreError, TableRow};

/// How many entries are kept at a time.
const PIECE: usize = 200;
/// How many entries are dropped at a time.
const DROP: u32 = 500;

/// Keeps a record as a finished table.
///
/// # Errors
/// Where the record does not hold.
pub async fn import(app: &Arc<App>, new: ImportRecord) -> Result<TableInfo, ApiError> {
    let turn = app.importing.acquire().await;
    let _turn = turn.map_err(|_| failed())?;
    let ImportRecord { record, name } = new;
    let raw = background::run(move || RawRecord::read(&record)).await;
    let raw = raw
        .ok_or_else(failed)?
        .map_err(|error| bad_record(&error))?;
    let game = find_game(&raw.header.game)?;
    let setup = TableSetup {
        players: raw.header.players,
        options: raw.header.options.iter().cloned().collect(),
        edition: app.edition(&raw.header.game, &raw.header.edition).await?,
        rules: raw.header.rules,
    };
    let read = background::run(move || read(game, &setup, &raw, &name)).await;
    let (row, entries) = read.ok_or_else(failed)??;
    let id = row.id.clone();
    if let Err(error) = keep(app, row, entries).await {
        if let Err(error) = forget(app, &id).await {
            tracing::warn!(%error, "what is left of an import is dropped at the next start");
        }
        return Err(unavailable(&error));
    }
    let handle = app.table(&id).await?;
    handle
        .call(|table| Box::pin(async { table.start_if_full().await }))
        .await
}

/// Where a record does not hold, with the rule's reason for the language files.
fn bad_record(error: &RecordError) -> ApiError {
    let (rule, why) = match &error.problem {
        Problem::Refused { rule, why } => (Some((*rule).to_owned()), Some(why.clone())),
        Problem::Wrong(_) | Problem::HalfWritten | Problem::CutOff(_) | Problem::Redacted => {
            (None, None)
        }
    };
    ApiError {
        rule,
        why,
        ..invalid(error.to_string())
    }
}

fn failed() -> ApiError {
    ApiError::new(ErrorCode::Internal, "the record could not be read")
}

/// What is stored of a record, once every line of it has been checked.
fn read(
    game: &'static dyn AnyGame,
    setup: &TableSetup,
    raw: &RawRecord,
    name: &str,
) -> Result<(TableRow, Vec<EntryRow>), ApiError> {
    let replayed = game.replay(setup, raw);
    let replayed = replayed.map_err(|error| invalid(error.to_string()))?;
    let play = replayed.result.map_err(|error| bad_record(&error))?;
    let header = &raw.header;
    for (seat, place) in header.seats.iter().zip(1..) {
        names::recorded(&seat.name)
            .map_err(|error| invalid(format!("the name of seat {place}: {}", error.message)))?;
    }
    let over = play.outcome().is_some();
    let seats = header.seats.iter().map(|seat| match seat.by {
        By::Bot => SeatDoc {
            bot: None,
            ..SeatDoc::bot(seat.name.clone())
        },
        By::Human | By::Timeout => SeatDoc {
            taken: true,
            ..SeatDoc::person(SeatKind::Open, seat.name.clone())
        },
    });
    let doc = TableDoc {
        pace: Pace::Slow,
        end: Some(if over { End::Played } else { End::Abandoned }),
        ..TableDoc::new(name, setup, header.edition.clone(), seats.collect())?
    };
    let id = tokens::table_id();
    let at = time::now();
    let entries = (1..=play.version()).map(|number| EntryRow {
        table: id.clone(),
        number,
        line: play.entry_line(number).unwrap_or_default(),
        at,
        clocks: String::new(),
    });
    let entries = entries.collect();
    let seed = raw.seed.as_ref().map(|(_, seed)| seed.to_hex());
    let row = TableRow {
        status: "over".to_owned(),
        head: play.at(0).record(),
        seed: seed.unwrap_or_default(),
        ..open::new_row(&id, &header.game, false, &doc)
    };
    Ok((row, entries))
}

/// Keeps the note, the entries in pieces, and last the table in place of the note.
pub(crate) async fn keep(
    app: &App,
    row: TableRow,
    entries: Vec<EntryRow>,
) -> Result<(), StoreError> {
    let key = format!("{IMPORT}{}", row.id);
    let value = time::now().to_string();
    let note = Op::KeepMeta {
        key: key.clone(),
        value,
    };
    app.store.write(vec![note]).await?;
    let mut entries = entries.into_iter().map(|e| Op::Insert(Row::Entry(e)));
    loop {
        let piece: Vec<Op> = entries.by_ref().take(PIECE).collect();
        if piece.is_empty() {
            break;
        }
        app.store.write(piece).await?;
    }
    let table = Op::Insert(Row::Table(row));
    app.store.write(vec![table, Op::DropMeta { key }]).await
}

/// Drops what there is of an import that did not come to its end; a table that is whole stays as it is.
pub(crate) async fn forget(app: &App, id: &str) -> Result<(), StoreError> {
    loop {
        let table = id.to_owned();
        let left = app.store.read(move |backend| {
            Ok(match backend.table(&table)? {
                Some(_) => 0,
                None => backend.count_entries(&table)?,
            })
        });
        let left = left.await?;
        if left == 0 {
            break;
        }
        // Numbers have no gaps: pieces were kept in their order and are dropped from the end.
        let table = id.to_owned();
        let after = left.saturating_sub(DROP);
        let drop = Op::DropUnfinished { table, after };
        app.store.write(vec![drop]).await?;
    }
    let key = format!("{IMPORT}{id}");
    app.store.write(vec![Op::DropMeta { key }]).await
}

/// Drops what imports of an earlier run have left.
pub(crate) async fn clean_up(app: Arc<App>, left: Vec<String>) {
    for id in left {
        match forget(&app, &id).await {
            Ok(()) => tracing::info!(table = id, "dropped what was left of an import"),
            Err(error) => {
                tracing::warn!(table = id, %error, "what is left of an import could not be dropped");
            }
        }
    }
}
