//! Clocks of tables that are not in memory, and of servers that are not running.
//!
//! A table leaves memory when nobody needs it, also when a clock of it runs that is far from its end: then it leaves an
//! alarm here, and is read again in time. So is a table that had to leave because the store failed.
//!
//! While clocks run the server writes down every few seconds that it is alive. What lies between the last sign of life
//! and the next start is nobody's time. These times are kept, because a table may be read long after several of them.

use crate::api::{ApiError, ErrorCode};
use crate::app::{App, unavailable};
use crate::time;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use towpath_store::{Op, Store, StoreError};

/// The time between two signs of life.
const BEAT: Duration = Duration::from_secs(5);
/// When a table that cannot be read is tried again, in milliseconds.
const AGAIN: i64 = 10_000;
/// How long times without a server are kept: longer than any clock of one turn can take with its days off.
const KEPT: i64 = 800 * time::DAY;

/// The setting of the store that holds the last sign of life.
const ALIVE: &str = "alive";
/// The setting of the store that holds the times without a server.
const DOWN: &str = "down";

/// The alarms of tables that are not in memory.
#[derive(Debug, Default)]
pub struct Alarms {
    /// When each table has to be read.
    at: Mutex<HashMap<String, i64>>,
    changed: Notify,
    /// How many tables in memory have a running clock.
    ticking: AtomicUsize,
}

impl Alarms {
    fn at(&self) -> std::sync::MutexGuard<'_, HashMap<String, i64>> {
        // What a panic has left behind is a map like any other.
        self.at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table has to be read at this time.
    pub fn set(&self, table: &str, at: i64) {
        self.at().insert(table.to_owned(), at);
        self.changed.notify_one();
    }

    /// A table that cannot be read now is tried again in a while.
    pub fn try_again(&self, table: &str, now: i64) {
        self.set(table, now + AGAIN);
    }

    /// A table is in memory and takes care of itself.
    pub fn clear(&self, table: &str) {
        self.at().remove(table);
    }

    /// A table in memory has a running clock, or has none any more; `ticking` is what it said before.
    pub fn tick(&self, ticking: &mut bool, ticks: bool) {
        match (*ticking, ticks) {
            (false, true) => self.ticking.fetch_add(1, Ordering::Relaxed),
            (true, false) => self.ticking.fetch_sub(1, Ordering::Relaxed),
            (true, true) | (false, false) => 0,
        };
        *ticking = ticks;
    }

    fn any_clock(&self) -> bool {
        self.ticking.load(Ordering::Relaxed) > 0 || !self.at().is_empty()
    }

    fn next(&self) -> Option<i64> {
        self.at().values().min().copied()
    }

    fn due(&self, now: i64) -> Vec<String> {
        let mut at = self.at();
        let due = at.extract_if(|_, at| *at <= now);
        due.map(|(table, _)| table).collect()
    }
}

/// Reads tables in time and gives signs of life, until the server stops.
pub async fn watch(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    let mut jump = pin!(app.time.jump());
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while !*stopping.borrow_and_update() {
        let next = app.alarms.next().map_or(BEAT, |at| app.time.until(at));
        tokio::select! {
            biased;
            _ = stopping.changed() => continue,
            _ = beat.tick() => {
                if app.alarms.any_clock() && let Err(error) = sign_of_life(&app).await {
                    tracing::warn!(%error, "no sign of life could be kept");
                }
            }
            () = tokio::time::sleep(next) => {}
            () = app.alarms.changed.notified() => {}
            () = &mut jump => jump.set(app.time.jump()),
        }
        for table in app.alarms.due(app.time.now()) {
            if let Err(error) = app.table(&table).await {
                retry(&app, &table, &error);
            }
        }
    }
}

/// A table could not be read: it is tried again, unless that is of no use.
pub fn retry(app: &App, table: &str, error: &ApiError) {
    tracing::error!(table, %error, "a running game could not be opened");
    if error.code == ErrorCode::Unavailable {
        app.alarms.try_again(table, app.time.now());
    }
}

/// Keeps that the server is alive now.
///
/// # Errors
/// When the store does not answer.
pub async fn sign_of_life(app: &App) -> Result<(), ApiError> {
    let kept = app.store.write(vec![alive(app.time.now())]).await;
    kept.map_err(|error| unavailable(&error))
}

fn alive(now: i64) -> Op {
    Op::SetMeta {
        key: ALIVE.to_owned(),
        value: now.to_string(),
    }
}

/// The times when no server was running, the one that ends now included, which is noted.
///
/// # Errors
/// When the store does not answer.
pub async fn downtimes(store: &Store, now: i64) -> Result<Vec<(i64, i64)>, StoreError> {
    let (last, kept) = store
        .read(|backend| Ok((backend.meta(ALIVE)?, backend.meta(DOWN)?)))
        .await?;
    let last = last.and_then(|text| text.parse().ok()).unwrap_or(0);
    let mut down: Vec<(i64, i64)> = kept
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    down.retain(|(_, to)| *to > now - KEPT);
    if last < now {
        down.push((last, now));
    }
    let value = serde_json::to_string(&down).expect("it is plain data");
    let key = DOWN.to_owned();
    let ops = vec![Op::SetMeta { key, value }, alive(now)];
    store.write(ops).await?;
    Ok(down)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alarms_go_off_once_and_in_time() {
        let alarms = Alarms::default();
        assert!(!alarms.any_clock());
        alarms.set("a", 10);
        alarms.set("b", 20);
        alarms.set("a", 15);
        assert_eq!(alarms.next(), Some(15));
        assert_eq!(alarms.due(14), Vec::<String>::new());
        assert_eq!(alarms.due(15), ["a"]);
        alarms.clear("b");
        assert_eq!((alarms.next(), alarms.any_clock()), (None, false));
        let mut ticking = false;
        for ticks in [true, true] {
            alarms.tick(&mut ticking, ticks);
        }
        assert!(alarms.any_clock());
        alarms.tick(&mut ticking, false);
        assert!(!alarms.any_clock());
    }
}
