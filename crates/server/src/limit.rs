//! Limits on how much somebody may ask in how short a time: buckets of tokens that fill up again.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How fast a bucket fills and how much it holds.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    /// Tokens a second; 0: no limit.
    pub per_second: f64,
    /// The most tokens a bucket holds, with which it starts.
    pub burst: f64,
}

/// A token bucket: what somebody may still ask for now.
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

/// A bucket for each address.
#[derive(Debug, Default)]
pub struct PerAddress {
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// How many addresses are remembered.
const ADDRESSES: usize = 10_000;

impl PerAddress {
    /// Takes a token for this address.
    pub fn take(&self, rate: Rate, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES {
            // Full buckets belong to addresses that have not been heard of for long.
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs() < 60);
        }
        if buckets.len() >= ADDRESSES && !buckets.contains_key(&address) {
            return false;
        }
        let bucket = buckets.entry(address).or_insert_with(|| Bucket::full(rate));
        bucket.take(rate, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
