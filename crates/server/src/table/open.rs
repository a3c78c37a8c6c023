//! Tables come into memory: new ones, and stored ones whose record is replayed.

use super::baseline::Baselines;
use super::chat::{SHOWN, Talk};
use super::clock::Clocks;
use super::{Handle, Table};
use crate::api::{ApiError, ErrorCode};
use crate::app::App;
use crate::doc::TableDoc;
use crate::time;
use std::sync::Arc;
use std::time::Instant;
use towpath_core::record::RawRecord;
use towpath_core::{Edition, Seats, Seed, TableSetup};
use towpath_games::{AnyGame, AnyMatch};
use towpath_store::{ChatRow, EntryRow, StoreError, TableRow};

/// A row for a new table.
pub fn new_row(id: &str, game: &str, public: bool, doc: &TableDoc) -> TableRow {
    let now = time::now();
    TableRow {
        id: id.to_owned(),
        game: game.to_owned(),
        status: "waiting".to_owned(),
        public,
        created_at: now,
        changed_at: now,
        revision: 1,
        doc: serde_json::to_string(doc).expect("it is plain data"),
        seed: String::new(),
        head: String::new(),
    }
}

/// Everything the store has of a table.
pub struct Stored {
    /// The table.
    pub row: TableRow,
    /// Its record.
    pub entries: Vec<EntryRow>,
    /// What was said.
    pub chat: Vec<ChatRow>,
}

/// A stored table, read and understood.
pub struct Opened {
    /// Its choices and seats.
    pub doc: TableDoc,
    /// Its game.
    pub game: &'static dyn AnyGame,
    /// Its set-up.
    pub setup: TableSetup,
    /// Its match, if it has started.
    pub play: Option<Box<dyn AnyMatch>>,
}

/// Reads a table from the store.
pub async fn fetch(store: &towpath_store::Store, id: &str) -> Result<Option<Stored>, StoreError> {
    let id = id.to_owned();
    store
        .read(move |backend| {
            let Some(row) = backend.table(&id)? else {
                return Ok(None);
            };
            Ok(Some(Stored {
                row,
                entries: backend.entries(&id)?,
                chat: backend.chat(&id, SHOWN)?,
            }))
        })
        .await
}

/// Replays what is stored; every line is checked, and every random outcome against the seed.
///
/// # Errors
/// What does not hold.
pub fn understand(stored: &Stored, edition: Edition) -> Result<Opened, String> {
    let row = &stored.row;
    let doc: TableDoc = serde_json::from_str(&row.doc).map_err(|e| e.to_string())?;
    let game = towpath_games::find(&row.game).ok_or_else(|| format!("no game '{}'", row.game))?;
    let setup = TableSetup {
        players: doc.seats.len() as u8,
        options: doc.options.clone(),
        edition,
        rules: doc.rules,
    };
    let play = if row.head.is_empty() {
        None
    } else {
        Some(replay(stored, game, &setup)?)
    };
    Ok(Opened {
        doc,
        game,
        setup,
        play,
    })
}

fn replay(
    stored: &Stored,
    game: &dyn AnyGame,
    setup: &TableSetup,
) -> Result<Box<dyn AnyMatch>, String> {
    let row = &stored.row;
    let size: usize = stored
        .entries
        .iter()
        .map(|entry| entry.line.len() + 1)
        .sum();
    let mut text = String::with_capacity(row.head.len() + size);
    text.push_str(&row.head);
    for entry in &stored.entries {
        text.push_str(&entry.line);
        text.push('\n');
    }
    let raw = RawRecord::read(&text).map_err(|error| error.to_string())?;
    let replayed = game
        .replay(setup, &raw)
        .map_err(|error| error.to_string())?;
    let mut play = replayed.result.map_err(|error| error.to_string())?;
    if !row.seed.is_empty() {
        let seed = Seed::from_hex(&row.seed).ok_or("the seed cannot be read")?;
        play.resume(seed)?;
    }
    Ok(play)
}

/// Brings a stored table into memory; `None` if there is no such table.
///
/// # Errors
/// When the store does not answer or the table does not replay.
pub async fn open(app: &Arc<App>, id: &str) -> Result<Option<Handle>, ApiError> {
    let stored = fetch(&app.store, id).await.map_err(|error| {
        tracing::error!(table = id, %error, "could not read a table");
        ApiError::new(ErrorCode::Unavailable, "the table cannot be read now")
    })?;
    let Some(stored) = stored else {
        return Ok(None);
    };
    let broken = |error: String| {
        tracing::error!(table = id, error, "a stored table does not hold");
        ApiError::new(ErrorCode::Internal, "this table cannot be opened")
    };
    let hash: TableDoc =
        serde_json::from_str(&stored.row.doc).map_err(|error| broken(error.to_string()))?;
    let edition = app.edition(&stored.row.game, &hash.edition).await?;
    let opened = understand(&stored, edition).map_err(broken)?;
    Ok(Some(wake(app.clone(), stored, opened)))
}

fn wake(app: Arc<App>, stored: Stored, opened: Opened) -> Handle {
    Table::spawn(|me, changed| {
        let players = opened.setup.players;
        let mut clocks = Clocks::new(opened.doc.clock, players);
        if let Some(last) = stored.entries.last() {
            clocks.read(&last.clocks);
        }
        let mut table = Table {
            app,
            row: stored.row,
            doc: opened.doc,
            game: opened.game,
            setup: opened.setup,
            play: opened.play,
            conns: Vec::new(),
            baselines: Baselines::default(),
            talk: Talk::new(stored.chat, players),
            clocks,
            confirmed: None,
            undone: false,
            settled: (0, Seats::NONE),
            thinking: None,
            changed,
            me,
            used: Instant::now(),
            broken: false,
        };
        table.find_settled();
        table
    })
}

impl Table {
    /// Where nothing could be taken back any more, for a table that was just read.
    fn find_settled(&mut self) {
        self.settle();
        let (Some(seat), Some(play)) = (self.undoing(), &self.play) else {
            return;
        };
        let steps = play.undoable(seat).0 as usize;
        let mut standing = vec![0];
        while let Some(next) = play.next_standing(standing[standing.len() - 1]) {
            standing.push(next);
        }
        let version = standing[standing.len().saturating_sub(steps + 1)];
        self.settled = (version, play.at(version).to_act());
    }
}
