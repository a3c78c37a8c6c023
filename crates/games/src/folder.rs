//! Editions as folders of files, and what all editions have in common whatever the game.

use crate::entry::AnyGame;
use std::io::ErrorKind;
use std::path::Path;
use towpath_core::data::{ABOUT, DataFile, nearest};
use towpath_core::{Checked, DataError, Edition, EditionFile};

/// Why a folder is no edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FolderError {
    /// A file cannot be read, or it cannot be told which game it is for.
    Unreadable(String),
    /// What the files say is wrong.
    Wrong(Vec<DataError>),
}

impl std::fmt::Display for FolderError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FolderError::Unreadable(reason) => f.write_str(reason),
            FolderError::Wrong(errors) => {
                let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
        }
    }
}

/// The edition in a folder, and the game it is for: the one that `edition.toml` names, or the one whose files are there.
///
/// # Errors
/// When it cannot be read, or belongs to no game.
pub fn read(folder: &Path) -> Result<(&'static dyn AnyGame, Edition), FolderError> {
    let about = Edition {
        files: file(folder, ABOUT)?.into_iter().collect(),
    };
    let about = about.about(None);
    let about = about.map_err(|error| FolderError::Wrong(vec![error]))?;
    let game = match about.game {
        Some(id) => crate::find(&id).ok_or_else(|| {
            let known = || crate::all().iter().map(|game| game.title().id);
            let all: Vec<&str> = known().collect();
            let message = format!("no game '{id}'; there is: {}", all.join(", "));
            FolderError::Wrong(vec![
                DataError::of_file(ABOUT, message).guessing(&id, known()),
            ])
        })?,
        None => by_files(folder)?,
    };
    Ok((game, read_for(game, folder)?))
}

/// The edition of this game in a folder: the files that the game knows, as far as they are there.
///
/// # Errors
/// When a file cannot be read, none is there, or they are for another game.
pub fn read_for(game: &dyn AnyGame, folder: &Path) -> Result<Edition, FolderError> {
    let mut files = Vec::new();
    for name in known_names(game) {
        files.extend(file(folder, &name)?);
    }
    let edition = Edition { files };
    let about = edition.about(Some(game.title().id));
    about.map_err(|error| FolderError::Wrong(vec![error]))?;
    if edition.files.iter().all(|file| file.name == ABOUT) {
        let names = known_names(game).join(", ");
        return Err(FolderError::Unreadable(format!(
            "{}: no component data of {} is here; its files are {names}",
            folder.display(),
            game.title().id
        )));
    }
    Ok(edition)
}

/// The game whose files are there, by what stands in them.
fn by_files(folder: &Path) -> Result<&'static dyn AnyGame, FolderError> {
    let unclear = || {
        FolderError::Unreadable(format!(
            "{}: which game is it for? Write game = \"kanal\" (or another) into {ABOUT} there",
            folder.display()
        ))
    };
    let begins = |text: &str, word: &str| {
        let mut lines = text.lines().map(str::trim_start);
        lines.any(|line| line.starts_with(word))
    };
    let id = match (file(folder, "map.toml")?, file(folder, "board.toml")?) {
        (Some(_), None) => "canal-mania",
        (None, Some(board)) if begins(&board.text, "[printed]") => "kanal",
        (None, Some(board)) if begins(&board.text, "[[stretches]]") => "arriala",
        _ => return Err(unclear()),
    };
    crate::find(id).ok_or_else(unclear)
}

/// A file of a folder; `None` when it is not there.
fn file(folder: &Path, name: &str) -> Result<Option<EditionFile>, FolderError> {
    let path = folder.join(name);
    let unreadable =
        |reason: String| FolderError::Unreadable(format!("{}: {reason}", path.display()));
    if std::fs::metadata(&path).is_ok_and(|found| found.len() > DataFile::LONGEST as u64) {
        let most = DataFile::LONGEST;
        return Err(unreadable(format!("the file has more than {most} bytes")));
    }
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unreadable(error.to_string())),
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        FolderError::Wrong(vec![DataError {
            line: Some(line),
            ..DataError::of_file(name, "this is no UTF-8 text")
        }])
    })?;
    Ok(Some(EditionFile {
        name: name.to_owned(),
        text: text.into(),
    }))
}

/// The names of the files that an edition of a game can have, in their order.
fn known_names(game: &dyn AnyGame) -> Vec<String> {
    let files = game.builtin_edition().files.into_iter();
    files
        .map(|file| file.name)
        .chain([ABOUT.to_owned()])
        .collect()
}

/// The same edition with its files in the order the game lists them, so that the same files have the same hash.
pub fn arrange(game: &dyn AnyGame, mut edition: Edition) -> Edition {
    let names = known_names(game);
    let place = |file: &EditionFile| names.iter().position(|name| *name == file.name);
    edition
        .files
        .sort_by_cached_key(|file| (place(file).unwrap_or(names.len()), file.name.clone()));
    edition
}

/// Checks an edition: what all games have in common, then what the game itself asks for.
///
/// # Errors
/// Every mistake, with file and line.
pub(crate) fn check(
    game: &dyn AnyGame,
    edition: &Edition,
    components: impl Fn(&Edition) -> Result<Checked, Vec<DataError>>,
) -> Result<Checked, Vec<DataError>> {
    let mut errors = Vec::new();
    let names = known_names(game);
    let mut warnings = Vec::new();
    for (index, file) in edition.files.iter().enumerate() {
        let before = &edition.files[..index];
        if before.iter().any(|other| other.name == file.name) {
            errors.push(DataError::of_file(
                &file.name,
                "the edition has this file twice",
            ));
        }
        if !names.contains(&file.name) {
            // A name may be anything: it is shown, so it is cut.
            let shown: String = file.name.chars().take(60).collect();
            let near = nearest(&shown, names.iter().map(String::as_str)).map(str::to_owned);
            warnings.push(DataError {
                guess: near,
                ..DataError::of_file(
                    shown,
                    format!(
                        "no file of this game has this name; its files are {}",
                        names.join(", ")
                    ),
                )
            });
        }
    }
    if edition.files.len() > MOST_FILES {
        let message = format!(
            "an edition has at most {MOST_FILES} files, not {}",
            edition.files.len()
        );
        return Err(vec![DataError::of_file(ABOUT, message)]);
    }
    errors.extend(edition.about(Some(game.title().id)).err());
    match components(edition) {
        Ok(mut checked) if errors.is_empty() => {
            checked.warnings.splice(0..0, warnings);
            Ok(checked)
        }
        Ok(_) => Err(errors),
        Err(more) => {
            errors.extend(more);
            errors.truncate(MOST_ERRORS);
            Err(errors)
        }
    }
}

/// The most files of an edition.
const MOST_FILES: usize = 32;
/// So many mistakes are told at once.
const MOST_ERRORS: usize = 200;
