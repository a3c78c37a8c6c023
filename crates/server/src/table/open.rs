//! Tables come into memory: new ones, and stored ones whose record is replayed.

use super::chat::{SHOWN, Talk};
use super::clock::Clocks;
use super::tell::Baselines;
use super::{Handle, Table};
use crate::api::{ApiError, ErrorCode};
use crate::app::App;
use crate::background;
use crate::doc::TableDoc;
use crate::time;
use std::sync::Arc;
use towpath_core::record::RawRecord;
use towpath_core::{Edition, Seats, Seed, TableSetup};
use towpath_games::{AnyGame, AnyMatch};
use towpath_store::{Backend, ChatRow, EntryRow, StoreError, TableRow};

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
    store.read(move |backend| fetch_from(backend, &id)).await
}

/// Reads a table from a database.
pub fn fetch_from(backend: &mut dyn Backend, id: &str) -> Result<Option<Stored>, StoreError> {
    let Some(row) = backend.table(id)? else {
        return Ok(None);
    };
    Ok(Some(Stored {
        row,
        entries: backend.entries(id)?,
        chat: backend.chat(id, SHOWN)?,
    }))
}

/// Replays what is stored; every line is checked, and every random outcome against the seed.
///
/// # Errors
/// What does not hold.
pub fn understand(stored: &Stored, edition: Edition) -> Result<Opened, String> {
    let row = &stored.row;
    let mut doc: TableDoc = serde_json::from_str(&row.doc).map_err(|e| e.to_string())?;
    doc.name_bots(&row.game);
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
    let raw = RawRecord::read_part(&text).map_err(|error| error.to_string())?;
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

/// More entries than this are replayed in the background.
const LONG: usize = 2000;

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
    // A usual game is replayed within a few milliseconds; a longer one is, where nobody's move waits for it.
    let (stored, opened) = if stored.entries.len() > LONG {
        let replayed = background::run(move || {
            let opened = understand(&stored, edition);
            (stored, opened)
        });
        let lost = || broken("its replay has failed".to_owned());
        replayed.await.ok_or_else(lost)?
    } else {
        let opened = understand(&stored, edition);
        (stored, opened)
    };
    let opened = opened.map_err(broken)?;
    Ok(Some(wake(app.clone(), stored, opened)))
}

fn wake(app: Arc<App>, mut stored: Stored, opened: Opened) -> Handle {
    // Decisions do not touch the row.
    let decided_at = stored.entries.last().map_or(0, |entry| entry.at);
    stored.row.changed_at = stored.row.changed_at.max(decided_at);
    Table::spawn(|me, changed| {
        let players = opened.setup.players;
        let now = app.time.now();
        let doc = &opened.doc;
        // What was told before this table came into memory is not known here.
        let noticed = match opened.play {
            Some(_) => Seats::all(players),
            None => Seats::NONE,
        };
        let mut clocks = Clocks::new(doc.clock, doc.settings.schedule.as_ref(), players, now);
        if opened.play.is_some() {
            let last = stored.entries.last();
            let beside = last.map_or("", |last| last.clocks.as_str());
            let version = last.map_or(0, |last| last.number);
            clocks.restore(doc.clocks.as_ref(), beside, version, &app.downtimes);
        }
        app.alarms.clear(&stored.row.id);
        Table {
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
            ticking: false,
            ran: Vec::new(),
            thinking: None,
            changed,
            me,
            turns: Seats::NONE,
            noticed,
            used: now,
            broken: false,
        }
    })
}
