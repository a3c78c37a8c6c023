//! Waiting for a thought.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// A thought that somebody waits for. When it is dropped nobody thinks about it any more.
pub struct Thinking<T> {
    result: oneshot::Receiver<T>,
    stop: Option<Arc<AtomicBool>>,
    _wanted: Arc<()>,
}

impl<T> Thinking<T> {
    pub(super) fn new(
        result: oneshot::Receiver<T>,
        stop: Option<Arc<AtomicBool>>,
        wanted: Arc<()>,
    ) -> Thinking<T> {
        Thinking {
            result,
            stop,
            _wanted: wanted,
        }
    }
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
