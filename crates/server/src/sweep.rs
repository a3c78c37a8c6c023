//! What is cleaned up from time to time, in small pieces so that nobody who plays waits for it.

use crate::accept::seconds;
use crate::api::Pace;
use crate::app::App;
use crate::doc::TableDoc;
use crate::people::rows::SESSION;
use crate::people::session::IDLE;
use crate::time;
use std::sync::Arc;
use std::time::Duration;
use towpath_store::{Op, TableRow};

/// How many tables are looked at in one go.
const PIECE: u32 = 20;
/// The rest between two pieces.
const REST: Duration = Duration::from_millis(20);
/// The longest time between two rounds.
const ROUND: Duration = Duration::from_secs(60);

/// How often old sessions are looked for, in milliseconds.
const HOUR: i64 = 3_600_000;

/// Cleans up until the server stops.
pub(crate) async fn sweep(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    let limits = &app.config.limits;
    let hours = [limits.live_waiting_hours, limits.slow_waiting_hours];
    let shortest = hours.into_iter().filter_map(|h| seconds(h * 3600.0)).min();
    let round = shortest.map_or(ROUND, |wait| (wait / 4).clamp(REST, ROUND));
    let mut looked_at = 0;
    loop {
        tokio::select! {
            _ = stopping.wait_for(|stopping| *stopping) => return,
            () = tokio::time::sleep(round) => {}
        }
        app.admission.forget();
        app.admission.waiting.forget(&app).await;
        if app.time.now() - looked_at >= HOUR {
            looked_at = app.time.now();
            end_old_sessions(&app).await;
        }
        if let Some(shortest) = shortest {
            give_up_waiting(&app, shortest).await;
        }
    }
}

/// Sessions that nobody uses any more are not kept.
async fn end_old_sessions(app: &App) {
    let old = Op::DropOldPeople {
        kind: SESSION.to_owned(),
        before: app.time.now() - IDLE,
    };
    if let Err(error) = app.store.write(vec![old]).await {
        tracing::warn!(%error, "could not look for old sessions");
    }
}

/// Gives up tables that nobody has come to for too long.
async fn give_up_waiting(app: &Arc<App>, shortest: Duration) {
    let mut after = (0, String::new());
    loop {
        if *app.stopping.borrow() {
            return;
        }
        let before = time::now() - shortest.as_millis() as i64;
        let from = after.clone();
        let rows = app
            .store
            .read(move |backend| backend.waiting(before, (from.0, &from.1), PIECE))
            .await;
        let rows = match rows {
            Ok(rows) => rows,
            Err(error) => {
                tracing::error!(%error, "could not look for tables that wait");
                return;
            }
        };
        let Some(last) = rows.last() else {
            return;
        };
        after = (last.changed_at, last.id.clone());
        for row in &rows {
            give_up(app, row).await;
        }
        tokio::time::sleep(REST).await;
    }
}

async fn give_up(app: &Arc<App>, row: &TableRow) {
    let Ok(doc) = serde_json::from_str::<TableDoc>(&row.doc) else {
        return;
    };
    let limits = &app.config.limits;
    let hours = match doc.pace {
        Pace::Live => limits.live_waiting_hours,
        Pace::Slow => limits.slow_waiting_hours,
    };
    let Some(longest) = seconds(hours * 3600.0) else {
        return;
    };
    if row.changed_at > time::now() - longest.as_millis() as i64 {
        return;
    }
    let given_up = match app.table(&row.id).await {
        Ok(table) => {
            table
                .call(move |table| Box::pin(table.expire(longest)))
                .await
        }
        Err(error) => Err(error),
    };
    if let Err(error) = given_up {
        tracing::error!(table = row.id, %error, "a table that waits could not be given up");
    }
}
