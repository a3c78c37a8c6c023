//! Threads on which bots think. They give way to everything else, so that a thinking bot slows nobody's click, and share
//! their time between tables (`queue`), so that nobody's bots keep others waiting.
//!
//! One thread more serves quick thoughts alone: a bot that decides at once does so although every other thread thinks.
//! Equal questions are thought about once (`flights`).

pub mod flights;
mod queue;

use crate::metrics::ThinkMetrics;
use queue::{Queue, Queued};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
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

/// A thought that somebody waits for. When it is dropped nobody thinks about it any more.
pub struct Thinking<T> {
    result: oneshot::Receiver<T>,
    stop: Option<Arc<AtomicBool>>,
    _wanted: Arc<()>,
}

impl<T> Future for Thinking<T> {
    /// `None` if the bot failed, the server stops or the table has asked for another move meanwhile.
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        let polled = Pin::new(&mut self.result).poll(context);
        if polled.is_ready() {
            // The bot is done and may be asked again: it must not find itself stopped.
            self.stop = None;
        }
        polled.map(Result::ok)
    }
}

impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        if let Some(stop) = &self.stop {
            stop.store(true, Ordering::Relaxed);
        }
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
        Ok(Thinking {
            result,
            stop: about.stop,
            _wanted: wanted,
        })
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

/// How much a bot's thread gives way: its nice value above that of the other threads. A search takes whatever time it is
/// given, so it takes only what is left over; a quick thought is short, and somebody waits for it.
#[cfg(target_os = "linux")]
const fn nice(lane: Lane) -> i32 {
    match lane {
        Lane::Quick => 10,
        Lane::Long => 19,
    }
}

/// Lowers the priority of this thread and of those it starts. On Linux a nice value is a thread's own; elsewhere on Unix it
/// would be that of the whole process, so bots just think on there.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables))]
pub(crate) fn give_way(lane: Lane) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(nice(lane)) {
        tracing::warn!(%error, "bots think at the usual priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn pool() -> Pool {
        Pool::new(1, ThinkMetrics::default())
    }

    fn about(table: &str, purpose: Purpose, lane: Lane) -> About {
        About {
            table: table.into(),
            purpose,
            lane,
            stop: None,
        }
    }

    /// A thought that keeps the only thread for long thoughts until it is let go.
    async fn keep_busy(pool: &Pool) -> (Thinking<()>, mpsc::Sender<()>) {
        let (go, wait) = mpsc::channel();
        let (began, begin) = oneshot::channel();
        let busy = pool.think(about("busy", Purpose::Move, Lane::Long), move || {
            let _ = began.send(());
            let _ = wait.recv();
        });
        begin.await.expect("it begins");
        (busy.expect("moves are taken"), go)
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_give_way_and_nobody_else_does() {
        let own = || rustix::process::getpriority_process(None).expect("a thread has a priority");
        let before = own();
        for lane in [Lane::Quick, Lane::Long] {
            // With threads for long thoughts kept busy, only the other thread is left for quick ones.
            let pool = pool();
            let _busy = match lane {
                Lane::Quick => Some(keep_busy(&pool).await),
                Lane::Long => None,
            };
            let bot = pool.think(about("a", Purpose::Move, lane), own);
            let bot = bot.expect("moves are taken").await;
            assert_eq!(bot, Some((before + nice(lane)).min(19)));
        }
        assert_eq!(own(), before);
    }

    #[tokio::test]
    async fn a_bot_that_fails_leaves_its_thread_to_the_next() {
        let pool = pool();
        let failing = || -> () { panic!("a bot fails") };
        let failed = pool.think(about("a", Purpose::Move, Lane::Long), failing);
        assert_eq!(failed.expect("moves are taken").await, None);
        let next = pool.think(about("a", Purpose::Move, Lane::Long), || 7);
        assert_eq!(next.expect("moves are taken").await, Some(7));
    }

    #[tokio::test]
    async fn a_quick_bot_decides_while_every_other_thread_thinks() {
        let pool = pool();
        let (busy, go) = keep_busy(&pool).await;
        let quick = pool.think(about("b", Purpose::Move, Lane::Quick), || 1);
        assert_eq!(quick.expect("moves are taken").await, Some(1));
        go.send(()).expect("it still thinks");
        assert_eq!(busy.await, Some(()));
    }

    #[tokio::test]
    async fn a_review_lets_a_move_through_between_its_steps() {
        let pool = pool();
        let (step, steps) = mpsc::channel();
        let (tell, told) = mpsc::channel();
        let mut left = 3;
        let review = pool.think_in_steps(about("a", Purpose::Review, Lane::Long), move || {
            let _ = steps.recv();
            tell.send("step").expect("the test listens");
            left -= 1;
            (left == 0).then_some(())
        });
        let review = review.expect("there is room");
        let quick = about("b", Purpose::Move, Lane::Long);
        let asked = pool.think(quick, || ()).expect("moves are taken");
        step.send(()).expect("it waits");
        assert_eq!(asked.await, Some(()), "after one step of three at most");
        assert!(told.try_iter().count() <= 1);
        drop(step);
        assert_eq!(review.await, Some(()));
    }

    #[tokio::test]
    async fn advice_is_refused_with_seconds_when_the_queue_is_full_and_moves_are_taken() {
        let pool = pool();
        let (_busy, go) = keep_busy(&pool).await;
        let hint = |table: usize| {
            let about = about(&format!("table {table}"), Purpose::Hint, Lane::Long);
            pool.think(about, || ())
        };
        let waiting: Vec<_> = (0..queue::ADVICE).map(hint).collect();
        assert!(waiting.iter().all(Result::is_ok));
        let busy = hint(1000).err().expect("there is no room");
        assert!((1..=60).contains(&busy.retry_after), "{busy:?}");
        let bot = pool.think(about("bot", Purpose::Move, Lane::Long), || 5);
        // Who goes away makes room.
        drop(waiting);
        assert!(hint(1000).is_ok());
        go.send(()).expect("it still thinks");
        assert_eq!(bot.expect("moves are taken").await, Some(5));
    }

    #[tokio::test]
    async fn a_thought_that_nobody_waits_for_is_stopped_and_a_finished_one_is_not() {
        let pool = pool();
        let stop = Arc::new(AtomicBool::new(false));
        let search = |stop: &Arc<AtomicBool>| {
            let about = About {
                stop: Some(stop.clone()),
                ..about("a", Purpose::Move, Lane::Long)
            };
            pool.think(about, || ()).expect("moves are taken")
        };
        let mut done = search(&stop);
        assert_eq!((&mut done).await, Some(()));
        drop(done);
        assert!(!stop.load(Ordering::Relaxed), "the bot goes on next time");
        let (_busy, _go) = keep_busy(&pool).await;
        drop(search(&stop));
        assert!(stop.load(Ordering::Relaxed));
    }
}
