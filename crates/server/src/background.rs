//! Long work that nobody's move should wait for: on a thread of its own, which gives way to everything else.

use crate::pool::{Lane, give_way};
use std::thread;
use tokio::sync::oneshot;

/// Does something on a thread of low priority; `None` if it panicked or there was no thread.
pub async fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, result) = oneshot::channel();
    let thread = thread::Builder::new().name("background".to_owned());
    let started = thread.spawn(move || {
        give_way(Lane::Long);
        let _ = done.send(work());
    });
    if let Err(error) = started {
        tracing::error!(%error, "no thread for work in the background");
    }
    result.await.ok()
}
