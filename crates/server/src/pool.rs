//! Threads on which bots think. They give way to everything else, so that a thinking bot slows nobody's click, and share
//! their time between tables (`queue`), so that nobody's bots keep others waiting.
//!
//! One thread more serves quick thoughts alone: a bot that decides at once does so although every other thread thinks.
//! Equal questions are thought about once (`flights`).

pub mod flights;
mod priority;
mod queue;
#[cfg(test)]
mod tests;
mod thinking;

pub(crate) use priority::give_way;
pub use thinking::Thinking;

use crate::metrics::ThinkMetrics;
use queue::{Queue, Queued};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// What a thought is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The move of a bot that people wait for.
    Move,
    /// The move of a bot at a table where nobody plays or looks on.
    Unwatched,
    /// Advice for somebody who has to decide.
    Hint,
    /// A look back at a finished game.
    Review,
}

impl Purpose {
    fn is_move(self) -> bool {
        match self {
            Purpose::Move | Purpose::Unwatched => true,
            Purpose::Hint | Purpose::Review => false,
        }
    }
}

/// How long a thought may take.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Some milliseconds: no search.
    Quick,
    /// Whatever its budget is.
    Long,
}

/// A thought's description.
#[derive(Debug)]
pub struct About {
    /// The table that asks; thinking time is shared between tables.
    pub table: Arc<str>,
    /// What it is for.
    pub purpose: Purpose,
    /// How long it may take.
    pub lane: Lane,
    /// Ends it early when it is set.
    pub stop: Option<Arc<AtomicBool>>,
}

/// There is no room for more advice; after so many seconds there may be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Busy {
    /// Seconds to wait.
    pub retry_after: u32,
}

/// Some work on a thought; whether there is more to do.
type Work = Box<dyn FnMut() -> Progress + Send>;

enum Progress {
    More,
    /// How the result is handed over, once everything about it is counted.
    Done(Box<dyn FnOnce() + Send>),
}

struct Job {
    work: Work,
    /// Whoever waits has it as well; when it is gone nobody waits any more.
    wanted: std::sync::Weak<()>,
    stop: Option<Arc<AtomicBool>>,
    /// Thinking time so far.
    took: Duration,
}

impl Job {
    fn is_wanted(&self) -> bool {
        self.wanted.strong_count() > 0
    }
}

struct State {
    queue: Queue<Job>,
    /// Moves that are being thought about, at most one a thread: the table and what stops it.
    moves: Vec<(Arc<str>, Option<Arc<AtomicBool>>)>,
    /// The mean time of a long thought, for those who are told to come again.
    mean: Duration,
    stopped: bool,
}

struct Shared {
    state: Mutex<State>,
    news: Condvar,
    metrics: ThinkMetrics,
    threads: usize,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // Work is never done under the lock, so a panic leaves nothing half done behind.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A few threads of low priority, which end with the last copy of this value.
#[derive(Clone)]
pub struct Pool {
    owner: Arc<Owner>,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

struct Owner(Arc<Shared>);

impl Drop for Owner {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.stopped = true;
        state.queue.clear();
        self.0.news.notify_all();
    }
}

impl Pool {
    /// Starts so many threads, at least one, and one more for quick thoughts.
    pub fn new(threads: usize, metrics: ThinkMetrics) -> Pool {
        let threads = threads.max(1);
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                queue: Queue::default(),
                moves: Vec::new(),
                mean: Duration::from_millis(500),
                stopped: false,
            }),
            news: Condvar::new(),
            metrics,
            threads,
        });
        for number in 0..=threads {
            let lane = if number == 0 { Lane::Quick } else { Lane::Long };
            let shared = shared.clone();
            let builder = thread::Builder::new().name("bot".to_owned());
            let started = builder.spawn(move || {
                give_way(lane);
                run(&shared, lane);
            });
            if let Err(error) = started {
                tracing::error!(%error, "no thread for bots");
            }
        }
        Pool {
            owner: Arc::new(Owner(shared)),
        }
    }

    /// Has something thought about.
    ///
    /// # Errors
    /// When too much advice is waiting already; moves are always taken.
    pub fn think<T: Send + 'static>(
        &self,
        about: About,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Thinking<T>, Busy> {
        let mut thought = Some(thought);
        self.think_in_steps(about, move || thought.take().map(|thought| thought()))
    }

    /// Has something thought about in steps, between which other thoughts may have their turn, until one gives a result.
    ///
    /// # Errors
    /// When too much advice is waiting already; moves are always taken.
    pub fn think_in_steps<T: Send + 'static>(
        &self,
        about: About,
        mut step: impl FnMut() -> Option<T> + Send + 'static,
    ) -> Result<Thinking<T>, Busy> {
        let (done, result) = oneshot::channel();
        let mut done = Some(done);
        let work = move || match step() {
            None => Progress::More,
            Some(result) => {
                let done = done.take();
                Progress::Done(Box::new(move || {
                    if let Some(done) = done {
                        // Whoever has stopped waiting needs no answer.
                        let _ = done.send(result);
                    }
                }))
            }
        };
        let wanted = Arc::new(());
        let job = Job {
            work: Box::new(work),
            wanted: Arc::downgrade(&wanted),
            stop: about.stop.clone(),
            took: Duration::ZERO,
        };
        let shared = &*self.owner.0;
        let mut state = shared.state();
        if !state.queue.has_room(&about.table, about.purpose) {
            state.queue.retain(Job::is_wanted);
        }
        if !state.queue.has_room(&about.table, about.purpose) {
            shared.metrics.refused.inc();
            let waiting = state.mean * state.queue.long() as u32 / shared.threads as u32;
            let retry_after = (waiting.as_secs() as u32 + 1).min(60);
            return Err(Busy { retry_after });
        }
        if about.purpose.is_move() {
            // The table has moved on; what is thought about its last position is of no use.
            for (_, stop) in state.moves.iter().filter(|(of, _)| *of == about.table) {
                if let Some(stop) = stop {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        }
        let replaced = state.queue.push(Queued {
            table: about.table,
            purpose: about.purpose,
            lane: about.lane,
            since: Instant::now(),
            job,
        });
        shared.metrics.waiting.set(state.queue.len() as i64);
        drop(state);
        drop(replaced);
        // Which thread may take it depends on its lane, and waking the wrong one would leave it lying.
        shared.news.notify_all();
        Ok(Thinking::new(result, about.stop, wanted))
    }
}

fn run(shared: &Shared, lane: Lane) {
    loop {
        let mut state = shared.state();
        let mut next = loop {
            if state.stopped {
                return;
            }
            match state.queue.pop(lane, Instant::now()) {
                Some(next) if next.job.is_wanted() => break next,
                // Nobody waits for it any more: it costs nothing.
                Some(gone) => state.queue.charge(&gone.table, gone.lane, Duration::ZERO),
                None => {
                    let woken = shared.news.wait(state);
                    state = woken.unwrap_or_else(PoisonError::into_inner);
                }
            }
        };
        shared.metrics.waiting.set(state.queue.len() as i64);
        if next.purpose.is_move() {
            let stop = next.job.stop.clone();
            state.moves.push((next.table.clone(), stop));
        }
        drop(state);
        if next.job.took.is_zero() {
            shared.metrics.waited(next.purpose, next.since.elapsed());
        }
        let start = Instant::now();
        // A bot that fails must not take the thread along; whoever waits for it hears that nothing came.
        let work = std::panic::AssertUnwindSafe(&mut next.job.work);
        let progress = std::panic::catch_unwind(work);
        let took = start.elapsed();
        next.job.took += took;
        let mut state = shared.state();
        state.queue.charge(&next.table, next.lane, took);
        if next.purpose.is_move()
            && let Some(index) = state.moves.iter().position(|(of, _)| *of == next.table)
        {
            state.moves.swap_remove(index);
        }
        match progress {
            Ok(Progress::More) => {
                state.queue.push(next);
            }
            Ok(Progress::Done(hand_over)) => {
                shared.metrics.thought(next.purpose, next.job.took);
                if next.lane == Lane::Long {
                    state.mean = (state.mean * 7 + next.job.took) / 8;
                }
                drop(state);
                hand_over();
            }
            Err(_) => {}
        }
    }
}
