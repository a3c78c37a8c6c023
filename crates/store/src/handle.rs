//! The front of a store: asynchronous, cheap to clone, in front of one writer thread and a few reader threads.
//!
//! The writer takes all jobs that have gathered while it was busy and commits them together (group commit): under load
//! one sync of the disk serves many tables, and a single move waits for nobody.

use crate::backend::{Access, Backend, Op};
use crate::postgres::Postgres;
use crate::sqlite::{Durability, Sqlite};
use crate::{StoreError, limits};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Instant;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// A SQLite file.
    Sqlite {
        /// The file, which is made when it is missing.
        file: PathBuf,
        /// When a commit is on disk.
        durability: Durability,
    },
    /// A PostgreSQL database, such as `postgres://user:password@host/database`.
    Postgres {
        /// The address, which may hold a password.
        address: String,
    },
}

impl Location {
    /// Connects; who writes brings the schema up to date and is the only one.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn connect(&self, access: Access) -> Result<Box<dyn Backend>, StoreError> {
        Ok(match self {
            Location::Sqlite { file, durability } => {
                Box::new(Sqlite::open(file, *durability, access)?)
            }
            Location::Postgres { address } => Box::new(Postgres::open(address, access)?),
        })
    }
}

/// How many threads read.
const READERS: usize = 2;
/// The most jobs of one commit.
const GROUP: usize = 256;

struct WriteJob {
    ops: Vec<Op>,
    /// Whoever sets it first decides: the writer, which then carries the job out, or the one who has waited too long,
    /// whereupon it is never carried out.
    taken: Arc<AtomicBool>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Writing {
    Job(WriteJob),
    /// Finish what was asked for before, and end.
    Close,
}

type ReadJob = Box<dyn FnOnce(&mut dyn Backend) + Send>;

enum Reading {
    Job(ReadJob),
    Close,
}

/// How much the writer has done, for the metrics.
#[derive(Debug, Default)]
pub struct Counters {
    /// Transactions committed.
    pub commits: AtomicU64,
    /// Jobs in those transactions; more than one each under load.
    pub jobs: AtomicU64,
    /// Jobs that were not carried out, conflicts left out.
    pub failed: AtomicU64,
    /// Groups whose jobs had to be tried again apart from each other, because one of them failed.
    pub split: AtomicU64,
    /// Jobs that wait for the writer.
    pub waiting: AtomicU64,
    /// Microseconds that the writer has spent with commits.
    pub micros: AtomicU64,
}

/// A store. Clones share the threads, which end when the last clone is dropped or one is closed.
#[derive(Clone)]
pub struct Store {
    write: mpsc::Sender<Writing>,
    read: mpsc::Sender<Reading>,
    threads: Arc<Mutex<Vec<JoinHandle<()>>>>,
    /// What the writer has done.
    pub counters: Arc<Counters>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

impl Store {
    /// Opens a store for a server; blocks while its schema is brought up to date.
    ///
    /// # Errors
    /// When it cannot be used, or another server uses it.
    pub fn open(location: &Location) -> Result<Store, StoreError> {
        let counters = Arc::new(Counters::default());
        let (write, jobs) = mpsc::channel();
        let counted = counters.clone();
        let writer = spawn("store-writer", location, Access::Write, move |backend| {
            run_writer(backend, &jobs, &counted);
        })?;
        let (read, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        // Readers end before the writer, so that the last to leave finds nobody in the way.
        let mut threads = Vec::with_capacity(READERS + 1);
        for _ in 0..READERS {
            let jobs = jobs.clone();
            threads.push(spawn(
                "store-reader",
                location,
                Access::Read,
                move |backend| {
                    run_reader(backend, &jobs);
                },
            )?);
        }
        threads.push(writer);
        Ok(Store {
            write,
            read,
            threads: Arc::new(Mutex::new(threads)),
            counters,
        })
    }

    /// Carries out changes together and returns when they are durable.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] when it is not known whether they happened; with every other one nothing has changed.
    pub async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        let taken = Arc::new(AtomicBool::new(false));
        let job = WriteJob {
            ops,
            taken: taken.clone(),
            done,
        };
        self.counters.waiting.fetch_add(1, Ordering::Relaxed);
        self.write.send(Writing::Job(job)).map_err(|_| closed())?;
        match timeout(limits::WAIT, result).await {
            Ok(Ok(result)) => result,
            // The writer has ended, with the job or without.
            Ok(Err(_)) if taken.load(Ordering::Acquire) => Err(StoreError::Unknown(
                "the store's thread has ended".to_owned(),
            )),
            Ok(Err(_)) => Err(closed()),
            Err(_) if taken.swap(true, Ordering::AcqRel) => {
                Err(StoreError::Unknown("it took too long".to_owned()))
            }
            Err(_) => Err(StoreError::Unavailable("the queue is too long".to_owned())),
        }
    }

    /// Has changes carried out after those that were asked for before, and does not wait for it.
    ///
    /// # Errors
    /// When the store is closed. A failure later is only logged.
    pub fn post(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let job = WriteJob {
            ops,
            taken: Arc::new(AtomicBool::new(false)),
            done: oneshot::channel().0,
        };
        self.write.send(Writing::Job(job)).map_err(|_| closed())
    }

    /// Asks the database something on a reader thread.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn read<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (done, result) = oneshot::channel();
        let job: ReadJob = Box::new(move |backend| {
            // Nobody listens any more when the one who asked has gone.
            if !done.is_closed() {
                let _ = done.send(ask(backend));
            }
        });
        self.read.send(Reading::Job(job)).map_err(|_| closed())?;
        match timeout(limits::WAIT, result).await {
            Ok(answered) => answered.map_err(|_| closed())?,
            Err(_) => Err(StoreError::Unavailable("it took too long".to_owned())),
        }
    }

    /// Finishes what was asked for, puts everything into one place and lets go of the database; blocks until then.
    /// Whoever asks later hears that the store is closed.
    pub fn close(&self) {
        for _ in 0..READERS {
            let _ = self.read.send(Reading::Close);
        }
        let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        for (number, thread) in threads.drain(..).enumerate() {
            if number == READERS {
                let _ = self.write.send(Writing::Close);
            }
            let _ = thread.join();
        }
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

/// Starts a thread that connects and goes on; returns when it has connected. The connection is made on the thread
/// itself, because PostgreSQL's connection has a runtime of its own, and one may not start within another.
fn spawn(
    name: &str,
    location: &Location,
    access: Access,
    run: impl FnOnce(&mut dyn Backend) + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    let location = location.clone();
    let (tell, connected) = mpsc::channel();
    let thread = thread::Builder::new().name(name.to_owned());
    let started = thread.spawn(move || match location.connect(access) {
        Ok(mut backend) => {
            let _ = tell.send(Ok(()));
            run(backend.as_mut());
            if let Err(error) = backend.close() {
                tracing::warn!(%error, "the store was not put into one place");
            }
        }
        Err(error) => {
            let _ = tell.send(Err(error));
        }
    });
    let thread = started.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    connected.recv().map_err(|_| closed())??;
    Ok(thread)
}

fn run_writer(backend: &mut dyn Backend, jobs: &mpsc::Receiver<Writing>, counters: &Counters) {
    let mut group: Vec<WriteJob> = Vec::new();
    let take = |group: &mut Vec<WriteJob>, job: WriteJob| {
        counters.waiting.fetch_sub(1, Ordering::Relaxed);
        if !job.taken.swap(true, Ordering::AcqRel) {
            group.push(job);
        }
    };
    while let Ok(Writing::Job(first)) = jobs.recv() {
        take(&mut group, first);
        let mut closing = false;
        while group.len() < GROUP && !closing {
            match jobs.try_recv() {
                Ok(Writing::Job(job)) => take(&mut group, job),
                Ok(Writing::Close) => closing = true,
                Err(_) => break,
            }
        }
        if !group.is_empty() {
            write_group(backend, &mut group, counters);
        }
        if closing {
            return;
        }
    }
}

fn write_group(backend: &mut dyn Backend, group: &mut Vec<WriteJob>, counters: &Counters) {
    let ops: Vec<&[Op]> = group.iter().map(|job| job.ops.as_slice()).collect();
    let mut results = Vec::with_capacity(ops.len());
    let began = Instant::now();
    commit_or_split(backend, &ops, &mut results, began, counters);
    let micros = began.elapsed().as_micros() as u64;
    counters.micros.fetch_add(micros, Ordering::Relaxed);
    counters
        .jobs
        .fetch_add(group.len() as u64, Ordering::Relaxed);
    for (job, result) in group.drain(..).zip(results) {
        if matches!(&result, Err(error) if *error != StoreError::Conflict) {
            counters.failed.fetch_add(1, Ordering::Relaxed);
        }
        let _ = job.done.send(result);
    }
}

/// Commits jobs together. If the fault of one breaks the group, its halves are tried, down to the job that fails alone:
/// the others are kept, and a group without a fault pays nothing for it.
fn commit_or_split(
    backend: &mut dyn Backend,
    jobs: &[&[Op]],
    results: &mut Vec<Result<(), StoreError>>,
    began: Instant,
    counters: &Counters,
) {
    counters.commits.fetch_add(1, Ordering::Relaxed);
    let error = match backend.commit(jobs) {
        Ok(done) => return results.extend(done),
        Err(error) => error,
    };
    // Whoever waits behind this group does not wait for ever.
    let late = began.elapsed() >= limits::BUSY;
    if jobs.len() > 1 && error.is_of_one_job() && !late {
        if counters
            .split
            .fetch_add(1, Ordering::Relaxed)
            .is_multiple_of(100)
        {
            tracing::warn!(%error, jobs = jobs.len(), "a group of changes failed and is tried in halves");
        }
        let (first, second) = jobs.split_at(jobs.len() / 2);
        commit_or_split(backend, first, results, began, counters);
        commit_or_split(backend, second, results, began, counters);
        return;
    }
    tracing::error!(%error, jobs = jobs.len(), "a commit failed");
    results.extend(jobs.iter().map(|_| Err(error.clone())));
}

fn run_reader(backend: &mut dyn Backend, jobs: &Mutex<mpsc::Receiver<Reading>>) {
    loop {
        let next = match jobs.lock() {
            Ok(jobs) => jobs.recv(),
            Err(_) => return,
        };
        match next {
            Ok(Reading::Job(job)) => job(backend),
            Ok(Reading::Close) | Err(_) => return,
        }
    }
}
