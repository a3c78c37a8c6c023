//! The tables in memory.

use crate::api::{ApiError, ErrorCode};
use crate::app::App;
use crate::table::{Handle, open};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A place for a table; its lock is held while the table is being read, so that it is read once.
type Slot = Arc<tokio::sync::Mutex<Option<Handle>>>;

/// The tables in memory, by their ids.
#[derive(Default)]
pub struct Registry {
    slots: Mutex<HashMap<String, Slot>>,
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Registry")
    }
}

impl Registry {
    fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        // What a panic has left behind is a map like any other.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is read from the store if it is not in memory.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn get(&self, app: &Arc<App>, id: &str) -> Result<Handle, ApiError> {
        // Nothing else is an id, so nothing else needs to be looked up.
        let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
        if id.len() != 12 || !id.bytes().all(plain) {
            return Err(not_found());
        }
        let slot = self.slots().entry(id.to_owned()).or_default().clone();
        let mut place = slot.lock().await;
        if let Some(handle) = place.as_ref().filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let opened = open::open(app, id).await;
        if let Ok(Some(handle)) = opened {
            *place = Some(handle.clone());
            return Ok(handle);
        }
        drop(place);
        drop(slot);
        self.left(id);
        match opened {
            Err(error) => Err(error),
            Ok(_) => Err(not_found()),
        }
    }

    /// The way to a table that is in memory; `None` if it would have to be read first.
    pub fn loaded(&self, id: &str) -> Option<Handle> {
        let slot = self.slots().get(id).cloned()?;
        // Whoever holds the lock is reading the table: it is not here yet.
        let place = slot.try_lock().ok()?;
        place.as_ref().filter(|handle| !handle.is_closed()).cloned()
    }

    /// A table has left memory.
    pub fn left(&self, id: &str) {
        let mut slots = self.slots();
        // Nobody can get at the slot while the map is locked; if nobody has it, nobody is reading the table either.
        let unused = slots.get(id).is_some_and(|slot| {
            Arc::strong_count(slot) == 1
                && slot
                    .try_lock()
                    .is_ok_and(|place| place.as_ref().is_none_or(Handle::is_closed))
        });
        if unused {
            slots.remove(id);
        }
    }
}

fn not_found() -> ApiError {
    ApiError::new(ErrorCode::NotFound, "there is no such table")
}
