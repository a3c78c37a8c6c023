//! Replays every stored game and says what does not hold.

use crate::app::to_edition;
use crate::doc::TableDoc;
use crate::table::open;
use towpath_core::Edition;
use towpath_store::{Location, Store, StoreError};

/// What a verification found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many tables were looked at.
    pub tables: u64,
    /// How many entries were replayed.
    pub entries: u64,
    /// Tables that do not hold, each with the reason.
    pub wrong: Vec<(String, String)>,
}

/// Tables read at a time.
const PAGE: u32 = 200;

/// Replays every stored game: every line is checked by the engine, every random outcome against the seed.
///
/// # Errors
/// When the store does not answer.
pub async fn verify(location: Location) -> Result<Verified, StoreError> {
    let opened = tokio::task::spawn_blocking(move || Store::open(&location)).await;
    let store = opened.map_err(|error| StoreError::Unavailable(error.to_string()))??;
    let mut found = Verified::default();
    let mut after = String::new();
    loop {
        let from = after.clone();
        let ids = store
            .read(move |backend| backend.ids("", &from, PAGE))
            .await?;
        let Some(last) = ids.last() else {
            return Ok(found);
        };
        after = last.clone();
        for id in ids {
            let Some(stored) = open::fetch(&store, &id).await? else {
                continue;
            };
            found.tables += 1;
            found.entries += stored.entries.len() as u64;
            if let Err(reason) = check(&store, &stored).await? {
                found.wrong.push((id, reason));
            }
        }
    }
}

async fn check(store: &Store, stored: &open::Stored) -> Result<Result<(), String>, StoreError> {
    let doc: TableDoc = match serde_json::from_str(&stored.row.doc) {
        Ok(doc) => doc,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let Some(edition) = find_edition(store, &stored.row.game, &doc.edition).await? else {
        return Ok(Err(format!(
            "its component data {} is missing",
            doc.edition
        )));
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

async fn find_edition(
    store: &Store,
    game: &str,
    hash: &str,
) -> Result<Option<Edition>, StoreError> {
    if let Some(game) = towpath_games::find(game) {
        let own = game.builtin_edition();
        if own.hash() == hash {
            return Ok(Some(own));
        }
    }
    let hash = hash.to_owned();
    let row = store.read(move |backend| backend.edition(&hash)).await?;
    let files = row.and_then(|row| serde_json::from_str(&row.files).ok());
    Ok(files.map(to_edition))
}
