//! Looks through everything that is stored, replays every game and says what does not hold.

use crate::app::to_edition;
use crate::doc::TableDoc;
use crate::table::open;
use towpath_core::Edition;
use towpath_store::{Access, Backend, Location, Row, StoreError, files};

/// What a verification found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many tables were looked at.
    pub tables: u64,
    /// How many entries were replayed.
    pub entries: u64,
    /// What does not hold, each with its place (a table's id, or a part of the store) and the reason.
    pub wrong: Vec<(String, String)>,
    /// What whoever copies the store should know.
    pub notes: Vec<String>,
}

/// Reads every row and replays every stored game: every line is checked by the engine, every random outcome against the
/// seed. What cannot be read is noted, and the rest is looked at all the same. The store may be in use, and is not changed.
///
/// # Errors
/// When the store does not answer.
pub async fn verify(location: Location) -> Result<Verified, StoreError> {
    verify_with(location, Vec::new()).await
}

/// The same with component data, by game, for tables whose own is no longer in the store.
///
/// # Errors
/// When the store does not answer.
pub async fn verify_with(
    location: Location,
    editions: Vec<(&'static str, Edition)>,
) -> Result<Verified, StoreError> {
    let verified = tokio::task::spawn_blocking(move || verify_now(&location, &editions)).await;
    verified.map_err(|error| StoreError::Unavailable(error.to_string()))?
}

fn verify_now(location: &Location, editions: &[(&str, Edition)]) -> Result<Verified, StoreError> {
    let mut found = Verified::default();
    found.notes.extend(look_beside(location));
    let mut backend = location.connect(Access::Survey)?;
    let backend = backend.as_mut();
    match backend.inspect() {
        Ok(lines) => found.wrong.extend(lines.into_iter().map(in_the_store)),
        Err(StoreError::Damaged(why)) => found.wrong.push(in_the_store(why)),
        Err(error) => return Err(error),
    }
    for id in read_rows(backend, &mut found)? {
        let reason = match open::fetch_from(backend, &id) {
            Ok(None) => continue,
            Ok(Some(stored)) => {
                found.tables += 1;
                found.entries += stored.entries.len() as u64;
                check(backend, &stored, editions)?
            }
            Err(StoreError::Damaged(why)) => {
                found.tables += 1;
                Err(why)
            }
            Err(error) => return Err(error),
        };
        if let Err(reason) = reason {
            found.wrong.push((id, reason));
        }
    }
    Ok(found)
}

fn in_the_store(reason: String) -> (String, String) {
    ("the store".to_owned(), reason)
}

/// What is beside a file and belongs to it.
fn look_beside(location: &Location) -> Option<String> {
    let Location::Sqlite { file, .. } = location else {
        return None;
    };
    if files::is_in_use(file) {
        return Some(format!("{} is in use by a server", file.display()));
    }
    let wal = files::beside(file, "-wal");
    let size = std::fs::metadata(&wal).map_or(0, |found| found.len());
    (size > 0).then(|| {
        format!(
            "{} holds {size} bytes of changes that are not in {} yet, because the server was not stopped in order: \
             they belong together, copy both or start and stop the server first",
            wal.display(),
            file.display()
        )
    })
}

/// Reads every row once, notes those that cannot be read, and returns the ids of the tables.
fn read_rows(backend: &mut dyn Backend, found: &mut Verified) -> Result<Vec<String>, StoreError> {
    let mut ids = Vec::new();
    backend.dump(&mut |row| {
        match row {
            Ok(Row::Table(row)) => ids.push(row.id),
            Ok(Row::Edition(row)) => {
                let read: Result<Vec<_>, _> = serde_json::from_str(&row.files);
                match read.map(|files| to_edition(files).hash()) {
                    Ok(hash) if hash == row.hash => {}
                    Ok(hash) => {
                        let reason = format!("component data {} has the hash {hash}", row.hash);
                        found.wrong.push(in_the_store(reason));
                    }
                    Err(error) => {
                        let reason = format!("component data {}: {error}", row.hash);
                        found.wrong.push(in_the_store(reason));
                    }
                }
            }
            Ok(
                Row::Meta { .. }
                | Row::Entry(_)
                | Row::Chat(_)
                | Row::Report(_)
                | Row::Score(_)
                | Row::Person(_),
            ) => {}
            Err(StoreError::Damaged(why)) => found.wrong.push(in_the_store(why)),
            Err(error) => return Err(error),
        }
        Ok(())
    })?;
    Ok(ids)
}

fn check(
    backend: &mut dyn Backend,
    stored: &open::Stored,
    editions: &[(&str, Edition)],
) -> Result<Result<(), String>, StoreError> {
    let doc: TableDoc = match serde_json::from_str(&stored.row.doc) {
        Ok(doc) => doc,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let given = || {
        let mut given = editions.iter();
        let fits = |(game, edition): &&(&str, Edition)| {
            *game == stored.row.game && edition.hash() == doc.edition
        };
        given.find(fits).map(|(_, edition)| edition.clone())
    };
    let found = find_edition(backend, &stored.row.game, &doc.edition);
    let edition = match found.map(|found| found.or_else(given)) {
        Ok(Some(edition)) => edition,
        Ok(None) => {
            return Ok(Err(format!(
                "its component data {} is missing",
                doc.edition
            )));
        }
        Err(StoreError::Damaged(why)) => return Ok(Err(why)),
        Err(error) => return Err(error),
    };
    let opened = match open::understand(stored, edition) {
        Ok(opened) => opened,
        Err(reason) => return Ok(Err(reason)),
    };
    let version = opened.play.as_ref().map_or(0, |play| play.version()) as usize;
    if version != stored.entries.len() {
        let kept = stored.entries.len();
        return Ok(Err(format!("{kept} entries are stored, {version} replay")));
    }
    for (line, number) in stored.entries.iter().zip(1..) {
        let again = opened
            .play
            .as_ref()
            .and_then(|play| play.entry_line(number));
        if again.as_deref() != Some(&line.line) {
            return Ok(Err(format!("entry {number} is written differently now")));
        }
    }
    Ok(Ok(()))
}

fn find_edition(
    backend: &mut dyn Backend,
    game: &str,
    hash: &str,
) -> Result<Option<Edition>, StoreError> {
    if let Some(game) = towpath_games::find(game)
        && let Some(own) = game.own_edition(hash)
    {
        return Ok(Some(own));
    }
    let row = backend.edition(hash)?;
    let files = row.and_then(|row| serde_json::from_str(&row.files).ok());
    Ok(files.map(to_edition))
}
