//! Finished games that are played differently from one of their moments on, at a table of their own. The new table has the
//! seed of the old one, so that the same decisions meet the same draws; the old game is over and its seed is known.

use crate::api::{ApiError, Created, ErrorCode, PlayFrom};
use crate::app::{App, unavailable};
use crate::background;
use crate::importing::{forget, keep};
use crate::making::give_away;
use crate::table::open;
use crate::{time, tokens};
use std::sync::Arc;
use towpath_store::{EntryRow, TableRow};

/// Makes a table that goes on from a moment of a finished game.
///
/// # Errors
/// While that game runs or has secrets, and where nothing was left to decide.
pub async fn branch(
    app: &Arc<App>,
    id: &str,
    version: u32,
    wanted: PlayFrom,
) -> Result<Created, ApiError> {
    let handle = app.table(id).await?;
    let branch = handle.call(move |table| Box::pin(async move { table.branch(version, wanted) }));
    let branch = branch.await?;
    // A long game takes longer to play again than anybody's move should wait.
    let played = background::run(move || {
        let played = branch.play();
        (branch, played)
    });
    let (branch, played) = played.await.ok_or_else(failed)?;
    let (head, play) = played.map_err(|error| {
        tracing::error!(
            table = id,
            version,
            error,
            "a moment cannot be played again"
        );
        failed()
    })?;
    let new = tokens::table_id();
    let at = time::now();
    let entries = (1..=play.version()).map(|number| EntryRow {
        table: new.clone(),
        number,
        line: play.entry_line(number).unwrap_or_default(),
        at,
        clocks: String::new(),
    });
    let entries = entries.collect();
    let row = TableRow {
        status: "playing".to_owned(),
        head,
        seed: branch.seed.to_hex(),
        ..open::new_row(&new, &branch.title, false, &branch.doc)
    };
    if let Err(error) = keep(app, row, entries).await {
        if let Err(error) = forget(app, &new).await {
            tracing::warn!(%error, "what is left of a new table is dropped at the next start");
        }
        return Err(unavailable(&error));
    }
    give_away(app, &new).await
}

fn failed() -> ApiError {
    ApiError::new(ErrorCode::Internal, "this moment cannot be played again")
}
