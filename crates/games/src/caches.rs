//! What has been written once and is written again: descriptions of choices, which all matches of a set-up share, and the
//! last lines of the log, which all audiences that saw the same share.

use serde::Serialize;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use towpath_core::play::Logged;

/// The most descriptions that are kept; then they are made again.
const KEPT: usize = 4096;

/// Descriptions of choices as JSON, by the hash of what they are made from. A description follows from that alone, so
/// it says nothing about whoever it was made for.
#[derive(Debug, Default)]
pub(crate) struct Descriptions {
    kept: Mutex<HashMap<u64, Arc<[u8]>>>,
}

impl Descriptions {
    /// Appends the description with this hash, made if there is none.
    pub(crate) fn write<D: Serialize>(
        &self,
        hash: u64,
        make: impl FnOnce() -> D,
        text: &mut Vec<u8>,
    ) {
        // What a panic has left behind is as good as any: it only saves work.
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().get(&hash).cloned();
        let description = known.unwrap_or_else(|| {
            let made = serde_json::to_vec(&make()).expect("what is sent is plain data");
            let made: Arc<[u8]> = made.into();
            let mut kept = lock();
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(hash, made.clone());
            made
        });
        text.extend_from_slice(&description);
    }
}

/// What a match shares with others, and keeps for its audiences.
#[derive(Debug)]
pub(crate) struct Caches<E> {
    pub(crate) descriptions: Arc<Descriptions>,
    log: RefCell<LogText<E>>,
}

/// Some events and their lines as JSON.
#[derive(Debug)]
struct LogText<E> {
    events: Vec<Logged<E>>,
    text: Vec<u8>,
}

impl<E: Eq> Caches<E> {
    pub(crate) fn new(descriptions: Arc<Descriptions>) -> Caches<E> {
        Caches {
            descriptions,
            log: RefCell::new(LogText {
                events: Vec::new(),
                text: b"[]".to_vec(),
            }),
        }
    }

    /// Appends the lines of these events, written by `write` unless they are those that were written last.
    pub(crate) fn write_log(
        &self,
        events: Vec<Logged<E>>,
        write: impl FnOnce(&[Logged<E>], &mut Vec<u8>),
        text: &mut Vec<u8>,
    ) {
        let mut last = self.log.borrow_mut();
        if last.events != events {
            last.text.clear();
            write(&events, &mut last.text);
            last.events = events;
        }
        text.extend_from_slice(&last.text);
    }
}
