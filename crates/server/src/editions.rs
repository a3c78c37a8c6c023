//! Component data in memory: each edition once, however many tables are played with it, and all together within a budget.

pub mod own;

use crate::api::{ApiError, EditionFileInfo, EditionInfo, ErrorCode};
use crate::app::{to_edition, unavailable};
use crate::background;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;
use towpath_core::Edition;
use towpath_store::Store;

/// The editions in memory.
#[derive(Debug)]
pub struct Editions {
    /// Those that come with the games, by the games' ids.
    builtin: HashMap<&'static str, (String, Edition)>,
    /// Those that came with the games before, by the games' ids and their hashes.
    earlier: HashMap<(&'static str, String), Edition>,
    /// Others, those asked for last at the end.
    kept: Mutex<Vec<Kept>>,
    /// The most bytes of the others.
    budget: usize,
    /// Those that whoever runs the server offers.
    offered: Mutex<Vec<EditionInfo>>,
    /// The turn to work something out about one.
    turn: Arc<Semaphore>,
}

#[derive(Debug)]
struct Kept {
    game: String,
    hash: String,
    edition: Edition,
}

impl Kept {
    fn size(&self) -> usize {
        self.edition.files.iter().map(|file| file.text.len()).sum()
    }

    /// Some table is played with it.
    fn is_used(&self) -> bool {
        let mut files = self.edition.files.iter();
        files.any(|file| Arc::strong_count(&file.text) > 1)
    }
}

impl Editions {
    /// The built-in ones, and room for others in so many bytes; 0 is no limit.
    pub fn new(budget: usize) -> Editions {
        let builtin = towpath_games::all().iter().map(|game| {
            let edition = game.builtin_edition();
            (game.title().id, (edition.hash(), edition))
        });
        let earlier = towpath_games::all().iter().flat_map(|game| {
            let id = game.title().id;
            let editions = game.earlier_editions().into_iter();
            editions.map(move |edition| ((id, edition.hash()), edition))
        });
        Editions {
            builtin: builtin.collect(),
            earlier: earlier.collect(),
            kept: Mutex::default(),
            budget: if budget == 0 { usize::MAX } else { budget },
            offered: Mutex::default(),
            turn: Arc::new(Semaphore::new(1)),
        }
    }

    /// Works something out about component data, beside play. One thing at a time, so that many at once cost other people no more
    /// than one; the turn is over when the work is done, also where nobody waits for the answer any more.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = Arc::clone(&self.turn).acquire_owned().await;
        background::run(move || {
            let _turn = turn;
            work()
        })
        .await
    }

    /// The hash of the component data that comes with a game.
    pub fn builtin_hash(&self, game: &str) -> Option<&str> {
        self.builtin.get(game).map(|(hash, _)| hash.as_str())
    }

    /// The edition with this hash that comes with a game or came with it before, and the game's id.
    pub(crate) fn own(&self, hash: &str) -> Option<(&'static str, Edition)> {
        let today = self.builtin.iter();
        let today = today.map(|(game, (own, edition))| (*game, own, edition));
        let before = self.earlier.iter();
        let before = before.map(|((game, own), edition)| (*game, own, edition));
        let mut all = today.chain(before);
        let (game, _, edition) = all.find(|(_, own, _)| *own == hash)?;
        Some((game, edition.clone()))
    }

    fn kept(&self) -> MutexGuard<'_, Vec<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The edition of this game with this hash; copies of it share their texts.
    ///
    /// # Errors
    /// When there is none, or there is no room for it.
    pub async fn get(&self, store: &Store, game: &str, hash: &str) -> Result<Edition, ApiError> {
        if let Some((_, edition)) = self.own(hash).filter(|(of, _)| *of == game) {
            return Ok(edition);
        }
        if let Some(edition) = self.find(game, hash) {
            return Ok(edition);
        }
        let wanted = hash.to_owned();
        let row = store.read(move |backend| backend.edition(&wanted)).await;
        let row = row.map_err(|error| unavailable(&error))?;
        let files: Option<Vec<EditionFileInfo>> = row
            .filter(|row| row.game == game)
            .and_then(|row| serde_json::from_str(&row.files).ok());
        let Some(files) = files else {
            let message = "there is no such component data for this game";
            return Err(ApiError::new(ErrorCode::NotFound, message));
        };
        self.keep(game, hash, to_edition(files))
    }

    fn find(&self, game: &str, hash: &str) -> Option<Edition> {
        let mut kept = self.kept();
        let mut all = kept.iter();
        let place = all.position(|kept| kept.hash == hash && kept.game == game)?;
        let found = kept.remove(place);
        let edition = found.edition.clone();
        kept.push(found);
        Some(edition)
    }

    fn keep(&self, game: &str, hash: &str, edition: Edition) -> Result<Edition, ApiError> {
        // Somebody else may have read it in the meantime; then theirs is shared.
        if let Some(edition) = self.find(game, hash) {
            return Ok(edition);
        }
        let new = Kept {
            game: game.to_owned(),
            hash: hash.to_owned(),
            edition: edition.clone(),
        };
        let room = self.budget.saturating_sub(new.size());
        let mut kept = self.kept();
        let mut used: usize = kept.iter().map(Kept::size).sum();
        // Those that no table is played with go, the one that was not asked for longest first.
        kept.retain(|old| {
            let stays = used <= room || old.is_used();
            if !stays {
                used -= old.size();
            }
            stays
        });
        if used > room {
            return Err(ApiError {
                retry_after: Some(60),
                ..ApiError::new(
                    ErrorCode::Unavailable,
                    "too many different editions are being played; try again later",
                )
            });
        }
        kept.push(new);
        Ok(edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edition(number: usize) -> Edition {
        Edition::of([("a.toml", "x".repeat(100 + number).as_str())])
    }

    #[test]
    fn copies_share_their_texts_and_unused_ones_make_room() {
        let editions = Editions::new(350);
        let first = editions.keep("kanal", "h1", edition(1)).expect("room");
        let again = editions.keep("kanal", "h1", edition(1)).expect("known");
        assert!(Arc::ptr_eq(&first.files[0].text, &again.files[0].text));
        editions.keep("kanal", "h2", edition(2)).expect("room");
        let third = editions.keep("kanal", "h3", edition(3)).expect("room");
        let fourth = editions
            .keep("kanal", "h4", edition(4))
            .expect("the second goes");
        assert!(editions.find("kanal", "h2").is_none());
        assert!(editions.find("arriala", "h1").is_none(), "another game's");
        let full = editions
            .keep("kanal", "h5", edition(5))
            .expect_err("all are used");
        assert_eq!(full.code, ErrorCode::Unavailable);
        drop((first, again));
        editions
            .keep("kanal", "h5", edition(5))
            .expect("the first goes");
        drop((third, fourth));
    }
}
