//! What all parts of the server share.

use crate::api::{ApiError, EditionFileInfo, ErrorCode};
use crate::config::Config;
use crate::limit::PerAddress;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::registry::Registry;
use crate::table::{AdviceCache, Handle};
use crate::tokens::Key;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use tokio::sync::watch;
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
    /// The threads on which bots think.
    pub pool: Pool,
    /// What bots were asked about and have found.
    pub advice: AdviceCache,
    /// What `/metrics` shows.
    pub metrics: Metrics,
    /// The number of the next connection.
    pub next_connection: AtomicU64,
    /// How many tables each address may still make.
    pub table_limits: PerAddress,
    /// Becomes true when the server stops.
    pub stopping: watch::Sender<bool>,
    editions: HashMap<&'static str, (String, Edition)>,
}

impl App {
    /// Opens the store and gets everything ready.
    ///
    /// # Errors
    /// When the store cannot be used.
    pub async fn new(config: Config) -> Result<Arc<App>, StoreError> {
        let location = config.location();
        let opened = tokio::task::spawn_blocking(move || Store::open(&location)).await;
        let store = opened.map_err(|error| StoreError::Unavailable(error.to_string()))??;
        let key = find_key(&store).await?;
        let editions = towpath_games::all().iter().map(|game| {
            let edition = game.builtin_edition();
            (game.title().id, (edition.hash(), edition))
        });
        let metrics = Metrics::new(store.counters.clone());
        Ok(Arc::new(App {
            pool: Pool::new(config.bot_threads, metrics.think.clone()),
            advice: AdviceCache::new(&metrics.think),
            metrics,
            store,
            key,
            registry: Registry::default(),
            next_connection: AtomicU64::new(1),
            table_limits: PerAddress::default(),
            stopping: watch::channel(false).0,
            editions: editions.collect(),
            config,
        }))
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
        self.editions.get(game).map(|(hash, _)| hash.as_str())
    }

    /// The component data with this hash.
    ///
    /// # Errors
    /// When there is none.
    pub async fn edition(&self, game: &str, hash: &str) -> Result<Edition, ApiError> {
        if let Some((own, edition)) = self.editions.get(game)
            && own == hash
        {
            return Ok(edition.clone());
        }
        let wanted = hash.to_owned();
        let row = self
            .store
            .read(move |backend| backend.edition(&wanted))
            .await;
        let row = row.map_err(|error| unavailable(&error))?;
        let files: Option<Vec<EditionFileInfo>> = row
            .filter(|row| row.game == game)
            .and_then(|row| serde_json::from_str(&row.files).ok());
        let Some(files) = files else {
            let message = "there is no such component data for this game";
            return Err(ApiError::new(ErrorCode::NotFound, message));
        };
        Ok(to_edition(files))
    }
}

/// Component data from the files of a message.
pub fn to_edition(files: Vec<EditionFileInfo>) -> Edition {
    let file = |file: EditionFileInfo| EditionFile {
        name: file.name,
        text: file.text,
    };
    Edition {
        files: files.into_iter().map(file).collect(),
    }
}

/// The store does not answer; the cause is logged, not shown.
pub fn unavailable(error: &StoreError) -> ApiError {
    tracing::error!(%error, "the store failed");
    ApiError::new(
        ErrorCode::Unavailable,
        "the store does not answer; try again",
    )
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
