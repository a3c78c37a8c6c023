//! The front of a store: asynchronous, cheap to clone, in front of one writer thread and a few reader threads.
//!
//! The writer takes all jobs that have gathered while it was busy and commits them together (group commit): under load
//! one sync of the disk serves many tables, and a single move waits for nobody.

use crate::StoreError;
use crate::backend::{Backend, Op};
use crate::postgres::Postgres;
use crate::sqlite::{Durability, Sqlite};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use tokio::sync::oneshot;

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
    /// Connects and brings the schema up to date.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn connect(&self) -> Result<Box<dyn Backend>, StoreError> {
        Ok(match self {
            Location::Sqlite { file, durability } => Box::new(Sqlite::open(file, *durability)?),
            Location::Postgres { address } => Box::new(Postgres::open(address)?),
        })
    }
}

/// How many threads read.
const READERS: usize = 2;
/// The most jobs of one commit.
const GROUP: usize = 256;

struct WriteJob {
    ops: Vec<Op>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

type ReadJob = Box<dyn FnOnce(&mut dyn Backend) + Send>;

/// How much the writer has done, for the metrics.
#[derive(Debug, Default)]
pub struct Counters {
    /// Transactions committed.
    pub commits: AtomicU64,
    /// Jobs in those transactions; more than one each under load.
    pub jobs: AtomicU64,
}

/// A store. Clones share the threads, which end when the last clone is dropped.
#[derive(Clone)]
pub struct Store {
    write: mpsc::Sender<WriteJob>,
    read: mpsc::Sender<ReadJob>,
    /// What the writer has done.
    pub counters: Arc<Counters>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

impl Store {
    /// Opens a store; blocks while its schema is brought up to date.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn open(location: &Location) -> Result<Store, StoreError> {
        let counters = Arc::new(Counters::default());
        let (write, jobs) = mpsc::channel();
        let counted = counters.clone();
        spawn("store-writer", location, move |backend| {
            run_writer(backend, &jobs, &counted);
        })?;
        let (read, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..READERS {
            let jobs = jobs.clone();
            spawn("store-reader", location, move |backend| {
                run_reader(backend, &jobs);
            })?;
        }
        Ok(Store {
            write,
            read,
            counters,
        })
    }

    /// Carries out changes together and returns when they are durable.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when somebody else was first: nothing has changed then. Otherwise it is not known
    /// whether they happened.
    pub async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        let job = WriteJob { ops, done };
        self.write.send(job).map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
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
            let _ = done.send(ask(backend));
        });
        self.read.send(job).map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }
}

fn gone() -> StoreError {
    StoreError::Unavailable("the store's thread has stopped".to_owned())
}

/// Starts a thread that connects and goes on; returns when it has connected. The connection is made on the thread
/// itself, because PostgreSQL's blocking client may not be used on a thread of an asynchronous runtime.
fn spawn(
    name: &str,
    location: &Location,
    run: impl FnOnce(&mut dyn Backend) + Send + 'static,
) -> Result<(), StoreError> {
    let location = location.clone();
    let (tell, connected) = mpsc::channel();
    let thread = thread::Builder::new().name(name.to_owned());
    let started = thread.spawn(move || match location.connect() {
        Ok(mut backend) => {
            let _ = tell.send(Ok(()));
            run(backend.as_mut());
        }
        Err(error) => {
            let _ = tell.send(Err(error));
        }
    });
    started.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    connected.recv().map_err(|_| gone())?
}

fn run_writer(backend: &mut dyn Backend, jobs: &mpsc::Receiver<WriteJob>, counters: &Counters) {
    let mut group: Vec<WriteJob> = Vec::new();
    while let Ok(first) = jobs.recv() {
        group.push(first);
        while group.len() < GROUP {
            match jobs.try_recv() {
                Ok(job) => group.push(job),
                Err(_) => break,
            }
        }
        let ops: Vec<&[Op]> = group.iter().map(|job| job.ops.as_slice()).collect();
        let committed = backend.commit(&ops);
        counters.commits.fetch_add(1, Ordering::Relaxed);
        counters
            .jobs
            .fetch_add(group.len() as u64, Ordering::Relaxed);
        match committed {
            Ok(results) => {
                for (job, result) in group.drain(..).zip(results) {
                    let _ = job.done.send(result);
                }
            }
            Err(error) => {
                tracing::error!(%error, jobs = group.len(), "a commit failed");
                for job in group.drain(..) {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }
}

fn run_reader(backend: &mut dyn Backend, jobs: &Mutex<mpsc::Receiver<ReadJob>>) {
    loop {
        let next = match jobs.lock() {
            Ok(jobs) => jobs.recv(),
            Err(_) => return,
        };
        match next {
            Ok(job) => job(backend),
            Err(_) => return,
        }
    }
}
