//! Whether the server can keep a move now, found out by keeping something.

use crate::time;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::time::timeout;
use towpath_store::backend::READY;
use towpath_store::{Op, Store};

/// How long an answer is good for.
const GOOD: Duration = Duration::from_secs(1);
/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// The last answer and its time; its lock is held while the next one is found out, so that many who ask cost one write.
#[derive(Debug, Default)]
pub struct Readiness {
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Readiness {
    /// Writes a tiny row, unless that was done within the last second.
    ///
    /// # Errors
    /// Why nothing can be kept.
    pub async fn check(&self, store: &Store) -> Result<(), String> {
        let mut last = self.last.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < GOOD
        {
            return result.clone();
        }
        let op = Op::SetMeta {
            key: READY.to_owned(),
            value: time::now().to_string(),
        };
        let result = match timeout(PATIENCE, store.write(vec![op])).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(_) => Err("the database does not answer".to_owned()),
        };
        *last = Some((Instant::now(), result.clone()));
        result
    }
}
