//! Limits on how much somebody may ask in how short a time, and on how much they may hold at once.

use crate::api::{ApiError, ErrorCode};
use crate::client::Client;
use governor::clock::{Clock, DefaultClock};
use governor::nanos::Nanos;
use governor::state::StateStore;
use governor::state::keyed::ShrinkableKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many clients a limit remembers. Past that every other one is forgotten and starts afresh: an attacker with so many
/// addresses gains nothing by it, and nobody is locked out.
const CLIENTS: usize = 20_000;

/// When each client's next request is due.
#[derive(Debug)]
struct Recent<K>(Mutex<HashMap<K, Nanos>>);

impl<K> Recent<K> {
    fn map(&self) -> MutexGuard<'_, HashMap<K, Nanos>> {
        // What a panic has left behind is a map like any other.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq + Clone> StateStore for Recent<K> {
    type Key = K;

    fn measure_and_replace<T, F, E>(&self, key: &K, decide: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut map = self.map();
        let known = map.get_mut(key);
        let (decision, due) = decide(known.as_deref().copied())?;
        match known {
            Some(known) => *known = due,
            None => {
                if map.len() >= CLIENTS {
                    let mut keep = false;
                    map.retain(|_, _| {
                        keep = !keep;
                        keep
                    });
                }
                map.insert(key.clone(), due);
            }
        }
        Ok(decision)
    }
}

impl<K: Hash + Eq + Clone> ShrinkableKeyedStateStore<K> for Recent<K> {
    fn retain_recent(&self, drop_below: Nanos) {
        self.map().retain(|_, due| *due > drop_below);
    }

    fn shrink_to_fit(&self) {
        self.map().shrink_to_fit();
    }

    fn len(&self) -> usize {
        self.map().len()
    }

    fn is_empty(&self) -> bool {
        self.map().is_empty()
    }
}

/// So much in so long for each client.
#[derive(Debug)]
pub struct PerClient {
    limiter: Option<RateLimiter<Client, Recent<Client>, DefaultClock>>,
    clock: DefaultClock,
    burst: NonZeroU32,
}

impl PerClient {
    /// `count` in so long, and `burst` at once after a rest; no limit if the count is 0.
    pub fn new(count: f64, time: Duration, burst: f64) -> PerClient {
        let burst = NonZeroU32::new(burst as u32).unwrap_or(NonZeroU32::MIN);
        let clock = DefaultClock::default();
        let each = (count > 0.0).then(|| time.div_f64(count).max(Duration::from_nanos(1)));
        let quota = each.and_then(Quota::with_period);
        let limiter = quota.map(|quota| {
            let store = Recent(Mutex::default());
            RateLimiter::new(quota.allow_burst(burst), store, clock.clone())
        });
        PerClient {
            limiter,
            clock,
            burst,
        }
    }

    /// Counts something that costs as much as `cost` usual ones; if it is too much, how long to wait.
    ///
    /// # Errors
    /// How long it takes until it would be allowed.
    pub fn take(&self, client: Client, cost: u32) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        let cost = NonZeroU32::new(cost).map_or(NonZeroU32::MIN, |cost| cost.min(self.burst));
        match limiter.check_key_n(&client, cost) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(not_until)) => Err(not_until.wait_time_from(self.clock.now())),
            Err(_) => unreachable!("the cost is at most the burst"),
        }
    }

    /// Forgets clients that have not been heard of for long enough to start afresh.
    pub fn forget(&self) {
        if let Some(limiter) = &self.limiter {
            limiter.retain_recent();
        }
    }
}

/// An answer to somebody who asks too much.
pub fn too_many(what: &str, wait: Duration) -> ApiError {
    // A whole second at least, rounded up: who waits so long is not refused again.
    let seconds = wait.as_secs_f64().ceil().clamp(1.0, 86_400.0) as u32;
    ApiError {
        retry_after: Some(seconds),
        ..ApiError::new(
            ErrorCode::TooMany,
            format!("too many {what}; wait {seconds} s"),
        )
    }
}

/// How much is held at once: by all together and by each client.
#[derive(Debug)]
pub struct Slots {
    most: usize,
    most_per_client: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,
    clients: HashMap<Client, usize>,
}

/// Why a slot is not given.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Everybody together holds too many.
    ByAll,
    /// This client holds too many.
    ByClient,
}

/// One of the slots, given back when it is dropped.
#[derive(Debug)]
pub struct Slot {
    slots: Arc<Slots>,
    client: Option<Client>,
}

impl Slots {
    /// So many for all and for each client; 0 is no limit.
    pub fn new(most: f64, most_per_client: f64) -> Arc<Slots> {
        let count = |value: f64| {
            if value == 0.0 {
                usize::MAX
            } else {
                value as usize
            }
        };
        Arc::new(Slots {
            most: count(most),
            most_per_client: count(most_per_client),
            held: Mutex::default(),
        })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A slot for this client, or for nobody in particular.
    ///
    /// # Errors
    /// Who holds too many.
    pub fn take(self: &Arc<Slots>, client: Option<Client>) -> Result<Slot, Taken> {
        let mut held = self.held();
        if held.all >= self.most {
            return Err(Taken::ByAll);
        }
        if let Some(client) = client {
            let own = held.clients.entry(client).or_default();
            if *own >= self.most_per_client {
                return Err(Taken::ByClient);
            }
            *own += 1;
        }
        held.all += 1;
        Ok(Slot {
            slots: self.clone(),
            client,
        })
    }

    /// How many are held.
    pub fn count(&self) -> usize {
        self.held().all
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut held = self.slots.held();
        held.all -= 1;
        if let Some(client) = self.client
            && let Some(own) = held.clients.get_mut(&client)
        {
            *own -= 1;
            if *own == 0 {
                held.clients.remove(&client);
            }
        }
    }
}

/// How fast a bucket fills and how much it holds.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    /// Tokens a second; 0: no limit.
    pub per_second: f64,
    /// The most tokens a bucket holds, with which it starts.
    pub burst: f64,
}

/// A token bucket of a single seat: what it may still do now.
#[derive(Copy, Clone, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A bucket that nothing was taken from.
    pub fn full(rate: Rate) -> Bucket {
        Bucket {
            tokens: rate.burst,
            at: Instant::now(),
        }
    }

    /// Takes so many tokens, if there are as many.
    pub fn take(&mut self, rate: Rate, tokens: f64) -> bool {
        if rate.per_second == 0.0 {
            return true;
        }
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * rate.per_second;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.at = now;
        if self.tokens < tokens {
            return false;
        }
        self.tokens -= tokens;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    fn client(number: u32) -> Client {
        Client::at(IpAddr::V4(Ipv4Addr::from(number)))
    }

    #[test]
    fn a_client_gets_what_was_promised_and_is_told_how_long_to_wait() {
        let limit = PerClient::new(6.0, Duration::from_secs(60), 3.0);
        for _ in 0..3 {
            assert_eq!(limit.take(client(1), 1), Ok(()));
        }
        let wait = limit.take(client(1), 1).expect_err("three at once");
        assert!((9..=10).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(too_many("tables", wait).retry_after, Some(10));
        assert_eq!(
            limit.take(client(2), 1),
            Ok(()),
            "others are not asked to wait"
        );
        assert_eq!(
            limit.take(client(3), 99),
            Ok(()),
            "a cost is at most the burst"
        );
        let none = PerClient::new(0.0, Duration::from_secs(1), 0.0);
        assert!((0..100).all(|_| none.take(client(1), 9).is_ok()));
    }

    #[test]
    fn any_number_of_clients_locks_out_nobody_and_is_forgotten() {
        let limit = PerClient::new(100.0, Duration::from_secs(1), 5.0);
        for number in 0..200_000 {
            assert_eq!(limit.take(client(number), 1), Ok(()));
        }
        let store = |limit: &PerClient| limit.limiter.as_ref().map_or(0, |l| l.len());
        assert!(store(&limit) <= CLIENTS);
        std::thread::sleep(Duration::from_millis(60));
        limit.forget();
        assert_eq!(store(&limit), 0);
    }

    #[test]
    fn slots_come_back_when_they_are_dropped() {
        let slots = Slots::new(3.0, 2.0);
        let first = slots.take(Some(client(1))).expect("one");
        let _second = slots.take(Some(client(1))).expect("two");
        assert_eq!(slots.take(Some(client(1))).err(), Some(Taken::ByClient));
        let _third = slots.take(Some(client(2))).expect("another's");
        assert_eq!(slots.take(None).err(), Some(Taken::ByAll));
        drop(first);
        assert_eq!(slots.count(), 2);
        let _again = slots.take(Some(client(1))).expect("one is free again");
    }

    #[test]
    fn a_bucket_gives_what_it_holds() {
        let rate = Rate {
            per_second: 0.001,
            burst: 2.0,
        };
        let mut bucket = Bucket::full(rate);
        assert!(bucket.take(rate, 1.0) && bucket.take(rate, 1.0));
        assert!(!bucket.take(rate, 1.0));
        let free = Rate {
            per_second: 0.0,
            burst: 0.0,
        };
        assert!(bucket.take(free, 9.0));
    }
}
