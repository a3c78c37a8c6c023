//! Threads on which bots think. They give way to everything else, so that a thinking bot slows nobody's click.

use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// A few threads of low priority.
#[derive(Clone, Debug)]
pub struct Pool {
    jobs: mpsc::Sender<Job>,
}

impl Pool {
    /// Starts the threads.
    pub fn new(threads: usize) -> Pool {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads.max(1) {
            let queue = queue.clone();
            let builder = thread::Builder::new().name("bot".to_owned());
            let started = builder.spawn(move || {
                give_way();
                run(&queue);
            });
            if let Err(error) = started {
                tracing::error!(%error, "no thread for bots");
            }
        }
        Pool { jobs }
    }

    /// Thinks; `None` if the bot failed or the server stops. Nobody thinks for those who have stopped waiting.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: Box<dyn FnOnce() -> T + Send>,
    ) -> Option<T> {
        let (done, result) = oneshot::channel();
        let job = move || {
            if !done.is_closed() {
                let _ = done.send(thought());
            }
        };
        self.jobs.send(Box::new(job)).ok()?;
        result.await.ok()
    }
}

fn run(queue: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let next = match queue.lock() {
            Ok(queue) => queue.recv(),
            Err(_) => return,
        };
        let Ok(job) = next else {
            return;
        };
        // A bot that fails must not take the thread along; whoever waits for it hears that nothing came.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
    }
}

/// Lowers the priority of this thread. Where that cannot be done bots just think on.
fn give_way() {
    let Ok(path) = std::fs::read_link("/proc/thread-self") else {
        return;
    };
    let Some(thread) = path.file_name().and_then(|name| name.to_str()) else {
        return;
    };
    let _ = std::process::Command::new("renice")
        .args(["-n", "10", "-p", thread])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .status();
}
