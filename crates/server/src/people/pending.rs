//! What waits in memory for a few minutes and is taken once.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most that waits at once. Past it the oldest goes, which has to be begun again.
const MOST: usize = 10_000;

/// Things by their keys, each until it is taken or too old.
pub struct Pending<T> {
    life: i64,
    waiting: Mutex<HashMap<String, (i64, T)>>,
}

impl<T> Pending<T> {
    /// Nothing yet; what is put in stays for so many milliseconds.
    pub fn new(life: i64) -> Pending<T> {
        Pending {
            life,
            waiting: Mutex::default(),
        }
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<String, (i64, T)>> {
        // What a panic has left behind is a map like any other.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts something in under a new key that nobody guesses.
    pub fn put(&self, now: i64, what: T) -> String {
        let mut bytes = [0; 24];
        getrandom::fill(&mut bytes).expect("the system gives randomness");
        let key = URL_SAFE_NO_PAD.encode(bytes);
        self.put_as(key.clone(), now, what);
        key
    }

    /// Puts something in under this key.
    pub fn put_as(&self, key: String, now: i64, what: T) {
        let mut waiting = self.waiting();
        if waiting.len() >= MOST {
            waiting.retain(|_, (until, _)| *until > now);
        }
        if waiting.len() >= MOST {
            let oldest = waiting.iter().min_by_key(|(_, (until, _))| *until);
            if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
                waiting.remove(&oldest);
            }
        }
        waiting.insert(key, (now + self.life, what));
    }

    /// Takes what is there under this key; a second time there is nothing.
    pub fn take(&self, key: &str, now: i64) -> Option<T> {
        let (until, what) = self.waiting().remove(key)?;
        (until > now).then_some(what)
    }

    /// Drops what fits.
    pub fn drop_if(&self, fits: impl Fn(&T) -> bool) {
        self.waiting().retain(|_, (_, what)| !fits(what));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_taken_once_and_in_time() {
        let pending = Pending::new(10);
        let key = pending.put(100, "a");
        assert_eq!(pending.take("wrong", 100), None);
        assert_eq!(pending.take(&key, 109), Some("a"));
        assert_eq!(pending.take(&key, 109), None, "a second time");
        let late = pending.put(100, "b");
        assert_eq!(pending.take(&late, 110), None, "too late");
    }

    #[test]
    fn there_is_never_too_much_of_it() {
        let pending = Pending::new(10);
        let first = pending.put(1, 0);
        for number in 1..=MOST {
            pending.put(2, number);
        }
        assert_eq!(pending.waiting().len(), MOST);
        assert_eq!(pending.take(&first, 3), None, "the oldest has gone");
    }
}
