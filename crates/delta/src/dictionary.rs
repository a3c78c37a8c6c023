//! Descriptions that are sent once and referred to by number afterwards.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The numbers of descriptions that a reader has been sent.
///
/// A description is known by a 64-bit hash of what it is made from, so it need not be made again to look up its number.
/// When the dictionary is full it is emptied between two messages, and numbers begin at 0 again: the first
/// number of the new entries of each message tells the reader where to cut its own list off.
///
/// ```
/// use towpath_delta::{Dictionary, Entry};
/// let mut told = Dictionary::new(1000);
/// assert_eq!(told.begin(), 0);
/// assert_eq!(told.numbers(&[77, 78]), [Entry::New(0), Entry::New(1)]);
/// assert_eq!(told.begin(), 2, "the entries of the next message come behind these");
/// assert_eq!(told.numbers(&[78, 79]), [Entry::Known(1), Entry::New(2)]);
/// told.clear();
/// assert_eq!(told.begin(), 0, "whatever the reader has is to be forgotten");
/// ```
#[derive(Clone, Debug)]
pub struct Dictionary {
    numbers: HashMap<u64, u32, BuildHasherDefault<Identity>>,
    limit: usize,
}

/// What a dictionary knows of a description.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The reader has it, under this number.
    Known(u32),
    /// The reader has to be sent it; it has this number from now on.
    New(u32),
}

impl Entry {
    /// The number.
    pub const fn number(self) -> u32 {
        match self {
            Entry::Known(number) | Entry::New(number) => number,
        }
    }
}

impl Dictionary {
    /// An empty dictionary that is emptied again once it has so many entries.
    pub fn new(limit: usize) -> Dictionary {
        Dictionary {
            numbers: HashMap::default(),
            limit,
        }
    }

    /// Begins a message: the number of the first entry that it would add.
    pub fn begin(&mut self) -> u32 {
        if self.numbers.len() >= self.limit {
            self.clear();
        }
        self.numbers.len() as u32
    }

    /// The numbers of the descriptions with these hashes, in the same order.
    pub fn numbers(&mut self, hashes: &[u64]) -> Vec<Entry> {
        // Nothing but looking up: a processor waits for many places in memory at once, but not across other work.
        let known = hashes.iter().map(|hash| self.numbers.get(hash).copied());
        let mut entries: Vec<Entry> = known
            .map(|known| known.map_or(Entry::New(u32::MAX), Entry::Known))
            .collect();
        for (entry, hash) in entries.iter_mut().zip(hashes) {
            if let Entry::New(_) = entry {
                *entry = self.number(*hash);
            }
        }
        entries
    }

    fn number(&mut self, hash: u64) -> Entry {
        let next = self.numbers.len() as u32;
        match self.numbers.entry(hash) {
            std::collections::hash_map::Entry::Occupied(known) => Entry::Known(*known.get()),
            std::collections::hash_map::Entry::Vacant(free) => {
                free.insert(next);
                Entry::New(next)
            }
        }
    }

    /// Forgets everything: a reader has come who knows nothing.
    pub fn clear(&mut self) {
        self.numbers.clear();
    }
}

/// The keys are hashes already.
#[derive(Copy, Clone, Debug, Default)]
struct Identity(u64);

impl Hasher for Identity {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}
