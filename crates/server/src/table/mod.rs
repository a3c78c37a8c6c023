//! A table: one task that owns a match, its seats and its connections. Everything that happens at a table is a command in
//! its queue, carried out one after the other, so nothing at a table needs a lock.
//!
//! 1. [`open`]: from the store into memory; `seats`: sitting down, starting, leaving; `rematch`: playing again; `branch`:
//!    playing a moment differently.
//! 2. `requests`: what a seat asks; `play`: decisions, undo, keeping them; `hold`: decisions nobody else
//!    hears of yet; `endings`: giving up and agreeing to stop;
//!    `clock`, `timing` and `bots`: what happens by itself.
//! 3. `frame`: what is seen from each viewpoint; `people`: connections and presence; `tell`: sending to them, only
//!    what is different; `notice`: who is not there and has to be told; `chat`; `looking` and `mine`: without a connection;
//!    `advice`: bots asked for their opinion.

mod advice;
mod bots;
mod branch;
mod chat;
mod clock;
mod endings;
mod expire;
mod forget;
mod frame;
mod hold;
mod looking;
mod mine;
mod notice;
pub mod open;
mod people;
mod play;
mod rematch;
mod requests;
mod seats;
mod tell;
mod timing;

pub use advice::AdviceCache;
pub(crate) use advice::{Hinting, named, no_idea, think_hint};
pub(crate) use bots::house_bot;
pub use clock::StoredClocks;
pub(crate) use mine::Standing;
pub use people::Attached;
pub(crate) use people::Following;
pub(crate) use play::refusal;
pub(crate) use requests::{Replying, check_length, read_plan, tried};
pub use tell::Out;

use crate::api::{ApiError, ErrorCode, Status};
use crate::app::App;
use crate::doc::TableDoc;
use crate::time;
use chat::Talk;
use clock::Clocks;
use people::Conn;
use serde_json::value::RawValue;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Instant;
use tell::Baselines;
use tokio::sync::{mpsc, oneshot, watch};
use towpath_core::{Seat, Seats, TableSetup};
use towpath_games::{AnyGame, AnyMatch};
use towpath_store::TableRow;

/// A future that may borrow.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Something to be done at a table.
pub type Command = Box<dyn for<'a> FnOnce(&'a mut Table) -> BoxFuture<'a, ()> + Send>;

/// How long a table that nobody needs stays in memory, in milliseconds. One whose clock runs out soon after stays.
const IDLE: i64 = 60_000;

/// A table in memory.
pub struct Table {
    app: Arc<App>,
    row: TableRow,
    doc: TableDoc,
    game: &'static dyn AnyGame,
    setup: TableSetup,
    /// `None` before the start.
    play: Option<Box<dyn AnyMatch>>,
    conns: Vec<Conn>,
    baselines: Baselines,
    talk: Talk,
    clocks: Clocks,
    /// Whether the server counts this table among those with a running clock.
    ticking: bool,
    /// Whose clock ran when those who look on were last told by the schedule.
    ran: Vec<u8>,
    /// The version a bot is thinking about.
    thinking: Option<u32>,
    /// Counts changes, for those who wait.
    changed: watch::Sender<u64>,
    me: mpsc::WeakSender<Command>,
    /// The seats of people whose turn it was when something was last kept.
    turns: Seats,
    /// Seats whose people may have been told of a turn and have not looked since.
    noticed: Seats,
    /// When somebody last asked for something.
    used: i64,
    /// What is in memory may not be what is stored: the table has to be read again.
    broken: bool,
}

/// The way to a table.
#[derive(Clone)]
pub struct Handle {
    commands: mpsc::Sender<Command>,
    changed: watch::Receiver<u64>,
}

impl Handle {
    /// Does something at the table and returns what it gave.
    ///
    /// # Errors
    /// What it gave, or that the table is not there any more.
    pub async fn call<T, F>(&self, what: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Table) -> BoxFuture<'a, Result<T, ApiError>> + Send + 'static,
    {
        let (done, result) = oneshot::channel();
        self.post(Box::new(move |table| {
            Box::pin(async move {
                let _ = done.send(what(table).await);
            })
        }))
        .await?;
        result.await.map_err(|_| gone())?
    }

    /// Does something at the table without waiting for it.
    ///
    /// # Errors
    /// That the table is not there any more.
    pub async fn post(&self, command: Command) -> Result<(), ApiError> {
        self.commands.send(command).await.map_err(|_| gone())
    }

    /// Tells when something has changed.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.clone()
    }

    /// Whether the table has left memory.
    pub fn is_closed(&self) -> bool {
        self.commands.is_closed()
    }
}

fn gone() -> ApiError {
    ApiError::new(
        ErrorCode::Unavailable,
        "the table is being read again; try once more",
    )
}

impl Table {
    /// Starts the table's task.
    fn spawn(build: impl FnOnce(mpsc::WeakSender<Command>, watch::Sender<u64>) -> Table) -> Handle {
        let (commands, queue) = mpsc::channel(64);
        let (changed, watch) = watch::channel(0);
        let table = build(commands.downgrade(), changed);
        table.app.metrics.tables.inc();
        tokio::spawn(table.run(queue));
        Handle {
            commands,
            changed: watch,
        }
    }

    async fn run(mut self, mut queue: mpsc::Receiver<Command>) {
        self.turns = self.turns_of_people();
        if let Err(error) = self.start_if_full().await {
            tracing::error!(table = self.row.id, %error, "a table could not start");
        }
        self.go_on().await;
        let stopping = self.app.stopping.subscribe();
        let mut stopped = stopping.clone();
        let mut stop = pin!(stopped.changed());
        let mut jump = pin!(self.app.time.jump());
        let mut alarm = pin!(tokio::time::sleep_until(self.next_wake().into()));
        while !self.broken && !*stopping.borrow() {
            // An alarm that is too early does no harm, and setting it at every move would cost more.
            let wake = self.next_wake().into();
            if alarm.is_elapsed() || wake < alarm.deadline() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                command = queue.recv() => match command {
                    Some(command) => {
                        // A clock that has run out has, also if its alarm comes a moment later.
                        self.time_passes().await;
                        if self.broken {
                            break;
                        }
                        self.used = self.now();
                        command(&mut self).await;
                        self.deliver();
                    }
                    None => break,
                },
                _ = &mut stop => break,
                () = &mut alarm => self.alarm(&mut queue).await,
                () = &mut jump => {
                    jump.set(self.app.time.jump());
                    self.alarm(&mut queue).await;
                }
            }
            self.go_on().await;
            self.deliver();
        }
        self.leave_memory();
    }

    /// Time has passed.
    async fn alarm(&mut self, queue: &mut mpsc::Receiver<Command>) {
        self.time_passes().await;
        self.schedule_changes();
        if self.is_idle() {
            self.rest().await;
            // Who already has a way in is still served; who comes later finds the table in the store.
            queue.close();
        } else if self.now() - self.used >= IDLE {
            // Somebody looks on in silence: ask again in a while.
            self.used = self.now();
        }
    }

    /// The table is read again when somebody asks for it, or when a clock of it runs out.
    fn leave_memory(mut self) {
        let now = self.now();
        self.app.alarms.tick(&mut self.ticking, false);
        match self.clocks.deadline() {
            _ if self.status() != Status::Playing || *self.app.stopping.borrow() => {}
            _ if self.broken => self.app.alarms.try_again(&self.row.id, now),
            Some(deadline) => self.app.alarms.set(&self.row.id, deadline),
            None => {}
        }
        self.app.metrics.tables.dec();
        self.app.registry.left(&self.row.id);
    }

    /// What happens by itself after something has happened.
    async fn go_on(&mut self) {
        if self.broken {
            return;
        }
        self.time_passes().await;
        self.play_forced().await;
        self.run_clocks();
        self.wake_bot();
    }

    fn next_wake(&self) -> Instant {
        let mut wake = self.used + IDLE;
        if self.clocks.ticks() {
            wake = wake.min(self.clocks.deadline().unwrap_or(wake));
            let change = || self.clocks.next_change(self.now());
            let change = (!self.conns.is_empty()).then(change).flatten();
            wake = wake.min(change.unwrap_or(wake));
        }
        Instant::now() + self.app.time.until(wake)
    }

    fn is_idle(&self) -> bool {
        let now = self.now();
        let deadline = self.clocks.deadline();
        now - self.used >= IDLE
            && self.conns.is_empty()
            && self.thinking.is_none()
            && deadline.is_none_or(|deadline| deadline > now + 2 * IDLE)
    }

    fn status(&self) -> Status {
        match (&self.play, &self.doc.end) {
            (_, Some(_)) => Status::Over,
            (Some(_), None) => Status::Playing,
            (None, None) => Status::Waiting,
        }
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn version(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.version())
    }

    /// The match, if the game has started.
    fn playing(&self) -> Result<&dyn AnyMatch, ApiError> {
        self.play
            .as_deref()
            .ok_or_else(|| ApiError::new(ErrorCode::WrongState, "the game has not started"))
    }

    /// What never changes during the match, as JSON.
    pub(crate) fn board(&self) -> Result<Box<RawValue>, ApiError> {
        let board = self.game.board(&self.setup);
        board.map_err(|error| ApiError::new(ErrorCode::Internal, error.to_string()))
    }

    /// Who has to do something now: decide, or say that the turn is over.
    fn acting(&self) -> Seats {
        match (&self.play, self.status()) {
            (Some(play), Status::Playing) => match self.ending() {
                Some(seat) => Seats::only(seat),
                None => play.to_act(),
            },
            _ => Seats::NONE,
        }
    }

    /// The seat that can take something back, if one can.
    fn undoing(&self) -> Option<Seat> {
        let play = self.play.as_ref()?;
        let mut seats = Seats::all(self.players()).iter();
        seats.find(|seat| play.undoable(*seat).0 > 0)
    }

    /// The bot that plays a seat.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        self.doc.seats.get(seat.index())?.bot.as_deref()
    }

    /// Tells those who wait that something has changed.
    fn note_change(&mut self) {
        self.row.changed_at = time::now();
        self.changed.send_modify(|count| *count += 1);
    }
}

/// Seats as numbers.
pub(crate) fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}
