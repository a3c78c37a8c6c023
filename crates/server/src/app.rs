//! What all parts of the server share.

use crate::admission::Admission;
use crate::alarms::{self, Alarms};
use crate::api::{ApiError, EditionFileInfo, ErrorCode};
use crate::config::Config;
use crate::editions::Editions;
use crate::importing;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::people::People;
use crate::pool::Pool;
use crate::ready::Readiness;
use crate::registry::Registry;
use crate::table::{AdviceCache, Handle};
use crate::time::Time;
use crate::tokens::Key;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use tokio::sync::{Semaphore, watch};
use towpath_core::{Edition, EditionFile};
use towpath_store::{Op, Store, StoreError};

/// What all parts of the server share.
#[derive(Debug)]
pub struct App {
    /// The configuration, as flags, environment and file gave it.
    pub config: Config,
    /// Where tables are kept.
    pub store: Store,
    /// The secret of the tokens.
    pub key: Key,
    /// The tables in memory.
    pub registry: Registry,
    /// The tables that have to be read in time.
    pub alarms: Alarms,
    /// The time that tables go by.
    pub time: Time,
    /// Times when no server was running, in milliseconds since 1970 UTC: from, to.
    pub downtimes: Vec<(i64, i64)>,
    /// The threads on which bots think.
    pub pool: Pool,
    /// What bots were asked about and have found.
    pub advice: AdviceCache,
    /// What `/metrics` shows.
    pub metrics: Metrics,
    /// The number of the next connection.
    pub next_connection: AtomicU64,
    /// What each client may still do.
    pub admission: Admission,
    /// Component data in memory.
    pub editions: Editions,
    /// Ceremonies and codes of people who are signing in.
    pub people: People,
    /// What tells people that it is their turn.
    pub notices: Notices,
    /// Whether a move could be kept now.
    pub ready: Readiness,
    /// The turn to import a record: one at a time, so that several cost other people no more than one.
    pub importing: Semaphore,
    /// The turns to work out a study, so that many at once leave the rest of the server its time.
    pub studying: Arc<Semaphore>,
    /// Becomes true when the server stops.
    pub stopping: watch::Sender<bool>,
}

impl App {
    /// Opens the store and gets everything ready.
    ///
    /// # Errors
    /// When the store cannot be used.
    pub async fn new(config: Config, time: Time) -> Result<Arc<App>, StoreError> {
        let location = config.location();
        let opened = tokio::task::spawn_blocking(move || Store::open(&location)).await;
        let store = opened.map_err(|error| StoreError::Unavailable(error.to_string()))??;
        let key = find_key(&store).await?;
        let notices = Notices::new(&config, &store).await?;
        let downtimes = alarms::downtimes(&store, time.now()).await?;
        // Read before anybody can begin an import of this run.
        let unfinished = store.read(|backend| backend.imports()).await?;
        let metrics = Metrics::new(store.counters.clone(), config.folder());
        let megabytes = config.limits.edition_megabytes;
        let app = Arc::new(App {
            pool: Pool::new(config.bot_threads, metrics.think.clone()),
            advice: AdviceCache::new(&metrics.think),
            metrics,
            store,
            key,
            registry: Registry::default(),
            alarms: Alarms::default(),
            time,
            downtimes,
            next_connection: AtomicU64::new(1),
            admission: Admission::new(&config.limits),
            editions: Editions::new((megabytes * 1_048_576.0) as usize),
            people: People::new(&config.origin),
            notices,
            ready: Readiness::default(),
            importing: Semaphore::new(1),
            studying: Arc::new(Semaphore::new(2)),
            stopping: watch::channel(false).0,
            config,
        });
        if !unfinished.is_empty() {
            tokio::spawn(importing::clean_up(app.clone(), unfinished));
        }
        Ok(app)
    }

    /// The way to a table.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn table(self: &Arc<App>, id: &str) -> Result<Handle, ApiError> {
        self.registry.get(self, id).await
    }

    /// The hash of the component data that comes with a game.
    pub fn builtin_hash(&self, game: &str) -> Option<&str> {
        self.editions.builtin_hash(game)
    }

    /// The component data with this hash.
    ///
    /// # Errors
    /// When there is none, or there is no room for it.
    pub async fn edition(&self, game: &str, hash: &str) -> Result<Edition, ApiError> {
        self.editions.get(&self.store, game, hash).await
    }
}

/// Component data from the files of a message.
pub fn to_edition(files: Vec<EditionFileInfo>) -> Edition {
    let file = |file: EditionFileInfo| EditionFile {
        name: file.name,
        text: file.text.into(),
    };
    Edition {
        files: files.into_iter().map(file).collect(),
    }
}

/// The store has failed: what whoever asked may conclude from it. The cause is logged, not shown.
pub fn unavailable(error: &StoreError) -> ApiError {
    tracing::error!(%error, "the store failed");
    let (code, message) = match error {
        StoreError::Refused(_) => (
            ErrorCode::Invalid,
            "this cannot be kept; nothing was changed",
        ),
        StoreError::Unknown(_) => (
            ErrorCode::Unavailable,
            "it may or may not have been kept: send the same request again; if it was kept, that is answered and not \
             done twice",
        ),
        StoreError::Conflict => (
            ErrorCode::Unavailable,
            "something else was kept first; nothing was changed; try again",
        ),
        StoreError::Failed(_) | StoreError::Unavailable(_) | StoreError::Unfit(_) => (
            ErrorCode::Unavailable,
            "the store does not answer; nothing was changed; try again",
        ),
        StoreError::Damaged(_) => (
            ErrorCode::Internal,
            "what is stored there cannot be read; nothing was changed",
        ),
    };
    ApiError::new(code, message)
}

/// The key of this store, made when there is none. Of several servers that start at once one decides.
async fn find_key(store: &Store) -> Result<Key, StoreError> {
    let keep = Op::KeepMeta {
        key: "key".to_owned(),
        value: Key::fresh().to_text(),
    };
    let stored = store.read(|backend| backend.meta("key")).await?;
    if stored.is_none() {
        store.write(vec![keep]).await?;
    }
    let stored = store.read(|backend| backend.meta("key")).await?;
    stored
        .and_then(|text| Key::from_text(&text))
        .ok_or_else(|| StoreError::Unfit("its key cannot be read".to_owned()))
}
