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
    /// Starts so many threads, at least one.
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

/// How much a bot's thread gives way: its nice value above that of the other threads.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lowers the priority of this thread. On Linux a nice value is a thread's own; elsewhere on Unix it would be that of the
/// whole process, so bots just think on there.
pub(crate) fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::warn!(%error, "bots think at the usual priority");
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn bots_give_way_and_nobody_else_does() {
        let nice = || rustix::process::getpriority_process(None).expect("a thread has a priority");
        let before = nice();
        let pool = Pool::new(1);
        let bot = pool.think(Box::new(nice)).await;
        assert_eq!(bot, Some((before + NICE).min(19)));
        assert_eq!(nice(), before);
    }

    #[tokio::test]
    async fn a_bot_that_fails_leaves_its_thread_to_the_next() {
        let pool = Pool::new(1);
        let failed: Option<()> = pool.think(Box::new(|| panic!("a bot fails"))).await;
        assert_eq!(failed, None);
        assert_eq!(pool.think(Box::new(|| 7)).await, Some(7));
    }
}
