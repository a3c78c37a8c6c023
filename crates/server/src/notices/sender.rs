//! The task that tells people: it takes what is due from the store, so that whatever was noted before a crash goes out after
//! it. Each channel is served by a task of its own, so that one that hangs holds up nothing but itself.

use super::rows::{
    CHANNEL, ChannelDoc, DELIVERY, DeliveryDoc, MUTED, NEVER, NOTICE, NoticeDoc, SETTINGS,
    SettingsDoc, What, delivery_key, notice_key,
};
use super::{Notices, deliver};
use crate::api::ApiError;
use crate::app::{App, unavailable};
use crate::people::rows::{self as people, SEAT, SeatRow, seat_key};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use towpath_store::{Backend, Op, PersonRow, StoreError};

/// How many rows are looked at in one go.
const PIECE: u32 = 200;
/// How many channels are sent to at once. Each gives up after [`super::outside::LIMIT`].
const AT_ONCE: usize = 128;
/// The longest time between two looks.
const ROUND: Duration = Duration::from_secs(30);
/// How long the sender waits after the store has failed, in milliseconds.
const FAULT: i64 = 2_000;

/// The channels that are being sent to, each with how many rows that is about.
type Busy = Arc<Mutex<HashMap<String, u32>>>;

fn lock(busy: &Busy) -> MutexGuard<'_, HashMap<String, u32>> {
    // What a panic has left behind is a map like any other.
    busy.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Sends until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    let busy = Busy::default();
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    while !*stopping.borrow() {
        let jump = app.time.jump();
        let next = match round(&app, &busy, &slots).await {
            Ok(next) => next,
            Err(error) => {
                tracing::warn!(%error, "could not look for notices");
                app.time.now() + FAULT
            }
        };
        let wait = app.time.until(next).min(ROUND);
        tokio::select! {
            _ = stopping.wait_for(|stopping| *stopping) => return,
            () = app.notices.woken.notified() => {}
            () = tokio::time::sleep(wait) => {}
            () = jump => {}
        }
    }
}

/// Deals with everything that is due; when the next is.
async fn round(app: &Arc<App>, busy: &Busy, slots: &Arc<Semaphore>) -> Result<i64, ApiError> {
    let now = app.time.now();
    let read = |kind, limit| async move {
        let rows = app
            .store
            .read(move |backend| backend.people_before(kind, NEVER, limit));
        rows.await.map_err(|error| unavailable(&error))
    };
    let mut next = NEVER;
    for row in read(NOTICE, PIECE).await? {
        match row.at > now {
            true => next = next.min(row.at),
            false => spread(app, row).await?,
        }
    }
    let hidden: u32 = lock(busy).values().sum();
    let mut due: HashMap<String, Vec<(PersonRow, DeliveryDoc)>> = HashMap::new();
    for row in read(DELIVERY, PIECE + hidden).await? {
        let doc: DeliveryDoc = people::read(&row)?;
        if row.at > now {
            next = next.min(row.at);
        } else if !lock(busy).contains_key(&doc.channel) {
            let channel = due.entry(doc.channel.clone()).or_default();
            channel.push((row, doc));
        }
    }
    for (channel, rows) in due {
        let Ok(slot) = slots.clone().try_acquire_owned() else {
            // Whoever is done wakes this task.
            break;
        };
        lock(busy).insert(channel.clone(), rows.len() as u32);
        let sending = Sending::new(app.clone());
        let (busy, account) = (busy.clone(), rows[0].0.account.clone());
        tokio::spawn(async move {
            let app = &sending.0;
            if let Err(error) = deliver::channel(app, &account, &channel, rows).await {
                tracing::warn!(%error, "a notice could not be dealt with");
                // The rows are as they were: not at once again.
                tokio::time::sleep(Duration::from_millis(FAULT as u64)).await;
            }
            lock(&busy).remove(&channel);
            drop(slot);
            app.notices.wake();
        });
    }
    Ok(next)
}

/// Counts what is being sent, also if it panics.
struct Sending(Arc<App>);

impl Sending {
    fn new(app: Arc<App>) -> Sending {
        count(&app.notices).fetch_add(1, Ordering::AcqRel);
        Sending(app)
    }
}

impl Drop for Sending {
    fn drop(&mut self) {
        count(&self.0.notices).fetch_sub(1, Ordering::AcqRel);
    }
}

fn count(notices: &Notices) -> &std::sync::atomic::AtomicUsize {
    &notices.sending
}

/// What is known of the person who is to be told of a turn.
struct Known {
    seat: Option<PersonRow>,
    settings: Option<PersonRow>,
    muted: bool,
    channels: Vec<PersonRow>,
}

fn look_up(
    backend: &mut dyn Backend,
    account: &str,
    turn: &NoticeDoc,
) -> Result<Known, StoreError> {
    let muted = notice_key(account, &turn.table);
    Ok(Known {
        seat: backend.person(SEAT, &seat_key(&turn.table, turn.seat))?,
        settings: backend.person(SETTINGS, account)?,
        muted: backend.person(MUTED, &muted)?.is_some(),
        channels: backend.people(account, CHANNEL)?,
    })
}

/// From one notice to a delivery for each channel, in one job: it happens once. The notice stays, so that its table is told of
/// only once until somebody looks.
async fn spread(app: &App, row: PersonRow) -> Result<(), ApiError> {
    let turn: NoticeDoc = people::read(&row)?;
    let (account, asked) = (row.account.clone(), turn.clone());
    let known = app
        .store
        .read(move |backend| look_up(backend, &account, &asked));
    let known = known.await.map_err(|error| unavailable(&error))?;
    let settings = known.settings.as_ref().map(people::read::<SettingsDoc>);
    let settings = settings.transpose()?.unwrap_or_default().settings;
    let seat = known.seat.as_ref().map(people::read::<SeatRow>);
    let mine = seat
        .transpose()?
        .is_some_and(|seat| seat.generation == turn.generation);
    let mine = mine && known.seat.is_some_and(|seat| seat.account == row.account);
    let mut ops = Vec::new();
    if mine && settings.on && !known.muted {
        for channel in &known.channels {
            let doc: ChannelDoc = people::read(channel)?;
            if doc.is_open() {
                let what = What::Turn(turn.clone());
                ops.push(send(&row.account, &channel.key, what, row.at));
            }
        }
    }
    ops.push(Op::SetPerson(PersonRow { at: NEVER, ..row }));
    match app.store.write(ops).await {
        // Somebody has looked in the meantime.
        Ok(()) | Err(StoreError::Conflict) => Ok(()),
        Err(error) => Err(unavailable(&error)),
    }
}

/// The change that puts a message on its way.
pub(crate) fn send(account: &str, channel: &str, what: What, at: i64) -> Op {
    let key = delivery_key(account, channel, &what);
    let doc = DeliveryDoc {
        channel: channel.to_owned(),
        what,
        tries: 0,
    };
    people::insert(people::row(DELIVERY, &key, account, at, &doc))
}
