//! Equal questions are answered by one thought: whoever asks while it is under way waits for the same, whoever asks later
//! gets what it found, as long as that is kept.

use crate::api::ApiError;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};
use prometheus_client::metrics::counter::Counter;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What everybody who has asked waits for. When all have gone the thought is given up.
pub type Flight<V> = Shared<BoxFuture<'static, Result<Arc<V>, ApiError>>>;

enum Slot<V> {
    UnderWay(WeakShared<BoxFuture<'static, Result<Arc<V>, ApiError>>>),
    Found(Arc<V>),
}

struct Slots<K, V> {
    by_key: HashMap<K, Slot<V>>,
    /// Keys by age, for the bound.
    order: VecDeque<K>,
}

/// Answers that are being found or were found, up to a number.
pub struct Flights<K, V> {
    slots: Mutex<Slots<K, V>>,
    bound: usize,
    reused: Counter,
}

impl<K, V> std::fmt::Debug for Flights<K, V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Flights")
    }
}

impl<K, V> Flights<K, V>
where
    K: Hash + Eq + Clone + Send + 'static,
    V: Send + Sync + 'static,
{
    /// Keeps so many answers and counts those that were asked for again.
    pub fn new(bound: usize, reused: Counter) -> Arc<Flights<K, V>> {
        let slots = Slots {
            by_key: HashMap::new(),
            order: VecDeque::new(),
        };
        Arc::new(Flights {
            slots: Mutex::new(slots),
            bound,
            reused,
        })
    }

    fn slots(&self) -> MutexGuard<'_, Slots<K, V>> {
        // What a panic has left behind only saves work.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer that was found, or that is being found; if there is neither, `start` begins to find it. What fails is
    /// not kept.
    ///
    /// # Errors
    /// When `start` cannot begin.
    pub fn join<F>(
        self: &Arc<Self>,
        key: &K,
        start: impl FnOnce() -> Result<F, ApiError>,
    ) -> Result<Flight<V>, ApiError>
    where
        F: Future<Output = Result<V, ApiError>> + Send + 'static,
    {
        let mut slots = self.slots();
        let known = match slots.by_key.get(key) {
            Some(Slot::Found(found)) => {
                let found = Ok(found.clone());
                Some(std::future::ready(found).boxed().shared())
            }
            Some(Slot::UnderWay(flight)) => flight.upgrade(),
            None => None,
        };
        if let Some(known) = known {
            self.reused.inc();
            return Ok(known);
        }
        let finding = start()?;
        let (all, own) = (Arc::downgrade(self), key.clone());
        let flight = async move {
            let found = finding.await.map(Arc::new);
            if let Some(all) = all.upgrade() {
                let mut slots = all.slots();
                match &found {
                    // It may have been dropped for newer ones meanwhile.
                    Ok(found) => {
                        if let Some(slot) = slots.by_key.get_mut(&own) {
                            *slot = Slot::Found(found.clone());
                        }
                    }
                    Err(_) => slots.forget(&own),
                }
            }
            found
        };
        let flight = flight.boxed().shared();
        if let Some(weak) = flight.downgrade() {
            slots.forget(key);
            slots.by_key.insert(key.clone(), Slot::UnderWay(weak));
            slots.order.push_back(key.clone());
            if slots.order.len() > self.bound
                && let Some(oldest) = slots.order.pop_front()
            {
                slots.by_key.remove(&oldest);
            }
        }
        Ok(flight)
    }
}

impl<K: Hash + Eq, V> Slots<K, V> {
    fn forget(&mut self, key: &K) {
        if self.by_key.remove(key).is_some() {
            self.order.retain(|kept| kept != key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::ErrorCode;
    use std::sync::atomic::{AtomicU32, Ordering};

    type Numbers = Flights<u32, u32>;

    /// Asks, and counts how often it was really thought about.
    async fn ask(
        flights: &Arc<Numbers>,
        key: u32,
        begun: &Arc<AtomicU32>,
    ) -> Result<Arc<u32>, ApiError> {
        let begun = begun.clone();
        let flight = flights.join(&key, || {
            Ok(async move {
                begun.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
                match key {
                    13 => Err(ApiError::new(ErrorCode::Unavailable, "no idea")),
                    _ => Ok(key * 2),
                }
            })
        });
        flight?.await
    }

    #[tokio::test]
    async fn those_who_ask_the_same_wait_for_the_same_and_later_ones_get_what_was_found() {
        let (flights, begun) = (Numbers::new(4, Counter::default()), Arc::default());
        let asked = (0..16).map(|_| ask(&flights, 21, &begun));
        for answer in futures_util::future::join_all(asked).await {
            assert_eq!(answer.as_deref(), Ok(&42));
        }
        assert_eq!(ask(&flights, 21, &begun).await.as_deref(), Ok(&42));
        assert_eq!(begun.load(Ordering::Relaxed), 1);
        assert_eq!(flights.reused.get(), 16);
    }

    #[tokio::test]
    async fn failures_and_what_nobody_waits_for_are_thought_about_again() {
        let (flights, begun) = (Numbers::new(4, Counter::default()), Arc::default());
        assert!(ask(&flights, 13, &begun).await.is_err());
        assert!(ask(&flights, 13, &begun).await.is_err());
        assert_eq!(begun.load(Ordering::Relaxed), 2);
        drop(ask(&flights, 1, &begun));
        assert_eq!(ask(&flights, 1, &begun).await.as_deref(), Ok(&2));
    }

    #[tokio::test]
    async fn only_so_many_answers_are_kept() {
        let (flights, begun) = (Numbers::new(4, Counter::default()), Arc::default());
        for key in 20..30 {
            let _ = ask(&flights, key, &begun).await;
        }
        assert_eq!(flights.slots().by_key.len(), 4);
        assert_eq!(flights.slots().order.len(), 4);
        let _ = ask(&flights, 20, &begun).await;
        assert_eq!(begun.load(Ordering::Relaxed), 11, "the first was forgotten");
    }
}
