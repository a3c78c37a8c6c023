//! Editions of one's own: sent by people, or offered by whoever runs the server.

use super::Editions;
use crate::api::{
    ApiError, EditionFileInfo, EditionInfo, EditionNote, EditionOrigin, EditionReport, ErrorCode,
    NewEdition,
};
use crate::app::{App, to_edition, unavailable};
use crate::background;
use crate::making::{find_game, invalid};
use std::path::Path;
use std::sync::PoisonError;
use towpath_core::{Checked, DataError, Edition};
use towpath_games::{AnyGame, folder};
use towpath_store::{EditionRow, Op};

/// Component data that was checked.
struct Judged {
    edition: Edition,
    hash: String,
    name: Option<String>,
    result: Result<Checked, Vec<DataError>>,
}

/// Gives the edition its name, brings its files into order and checks it.
fn judge(game: &dyn AnyGame, edition: Edition, name: Option<&str>) -> Judged {
    let id = game.title().id;
    let unnamed = edition.clone();
    let named = match name {
        Some(name) => edition.named(id, name),
        None => Ok(edition),
    };
    let (edition, wrong) = match named {
        Ok(edition) => (edition, None),
        Err(error) => (unnamed, Some(error)),
    };
    let edition = folder::arrange(game, edition);
    let name = edition.about(Some(id)).ok().and_then(|about| about.name);
    let result = match wrong {
        Some(error) => Err(vec![error]),
        None => game.check_edition(&edition),
    };
    Judged {
        hash: edition.hash(),
        edition,
        name,
        result,
    }
}

/// Checks what somebody has sent.
async fn judge_new(app: &App, new: NewEdition) -> Result<(&'static dyn AnyGame, Judged), ApiError> {
    let game = find_game(&new.game)?;
    let work = move || judge(game, to_edition(new.files), new.name.as_deref());
    // A megabyte of it takes longer than anybody's move should wait.
    let judged = app.editions.work(work).await;
    let failed = || ApiError::new(ErrorCode::Internal, "the component data could not be read");
    Ok((game, judged.ok_or_else(failed)?))
}

/// Says what a check finds; nothing is kept.
///
/// # Errors
/// When there is no such game.
pub async fn check_edition(app: &App, new: NewEdition) -> Result<EditionReport, ApiError> {
    let (_, judged) = judge_new(app, new).await?;
    let notes = |found: Vec<DataError>| found.into_iter().map(EditionNote::from).collect();
    Ok(match judged.result {
        Ok(checked) => EditionReport {
            hash: Some(judged.hash),
            name: judged.name,
            errors: Vec::new(),
            warnings: notes(checked.warnings),
            notes: checked.holds,
        },
        Err(errors) => EditionReport {
            hash: None,
            name: judged.name,
            errors: notes(errors),
            warnings: Vec::new(),
            notes: Vec::new(),
        },
    })
}

/// Checks component data and keeps it.
///
/// # Errors
/// Every mistake in it, with file and line.
pub async fn keep_edition(app: &App, new: NewEdition) -> Result<EditionInfo, ApiError> {
    let (game, judged) = judge_new(app, new).await?;
    let kept = keep(app, game, judged, EditionOrigin::Uploaded).await?;
    kept.map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        invalid(lines.join("\n"))
    })
}

/// Keeps what was found to hold.
async fn keep(
    app: &App,
    game: &'static dyn AnyGame,
    judged: Judged,
    origin: EditionOrigin,
) -> Result<Result<EditionInfo, Vec<DataError>>, ApiError> {
    let checked = match judged.result {
        Ok(checked) => checked,
        Err(errors) => return Ok(Err(errors)),
    };
    let files: Vec<EditionFileInfo> = files_of(judged.edition);
    let row = EditionRow {
        hash: judged.hash.clone(),
        game: game.title().id.to_owned(),
        files: serde_json::to_string(&files).expect("it is plain data"),
    };
    let kept = app.store.write(vec![Op::KeepEdition(row)]).await;
    kept.map_err(|error| unavailable(&error))?;
    Ok(Ok(EditionInfo {
        name: judged.name.unwrap_or_else(|| judged.hash[..8].to_owned()),
        hash: judged.hash,
        game: game.title().id.to_owned(),
        origin,
        notes: checked.holds,
        warnings: checked.warnings.into_iter().map(Into::into).collect(),
    }))
}

/// The files of an edition as they are sent.
pub fn files_of(edition: Edition) -> Vec<EditionFileInfo> {
    let file = |file: towpath_core::EditionFile| EditionFileInfo {
        name: file.name,
        text: file.text.to_string(),
    };
    edition.files.into_iter().map(file).collect()
}

/// Offers the edition in this folder to everybody. It is kept like one that was sent, so that its tables can be played on
/// when it is no longer offered.
///
/// # Errors
/// When it cannot be read, played or kept.
pub async fn offer(app: &App, place: &Path) -> Result<(), String> {
    let read = folder::read(place);
    let (game, edition) = read.map_err(|error| format!("{}:\n{error}", place.display()))?;
    let judged = background::run(move || judge(game, edition, None)).await;
    let judged = judged.ok_or_else(|| format!("{}: it cannot be read", place.display()))?;
    let kept = keep(app, game, judged, EditionOrigin::Server).await;
    let info = kept.map_err(|error| format!("{}: {}", place.display(), error.message))?;
    let info = info.map_err(|errors| {
        let errors = folder::FolderError::Wrong(errors);
        format!("{}:\n{errors}", place.display())
    })?;
    tracing::info!(
        game = info.game,
        name = info.name,
        hash = info.hash,
        "an edition is offered"
    );
    let mut offered = app
        .editions
        .offered
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    if offered.iter().all(|other| other.hash != info.hash) {
        offered.push(info);
    }
    Ok(())
}

impl Editions {
    /// Those that come with the games and those that the server offers.
    pub fn listed(&self) -> Vec<EditionInfo> {
        let builtin = towpath_games::all().iter().filter_map(|game| {
            let title = game.title();
            Some(EditionInfo {
                hash: self.builtin_hash(title.id)?.to_owned(),
                game: title.id.to_owned(),
                name: title.name.to_owned(),
                origin: EditionOrigin::BuiltIn,
                notes: Vec::new(),
                warnings: Vec::new(),
            })
        });
        let offered = self.offered.lock().unwrap_or_else(PoisonError::into_inner);
        builtin.chain(offered.iter().cloned()).collect()
    }
}
