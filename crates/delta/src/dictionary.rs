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
/// assert_eq!(told.number(77), Entry::New(0));
/// assert_eq!(told.number(78), Entry::New(1));
/// assert_eq!(told.begin(), 2, "the entries of the next message come behind these");
/// assert_eq!(told.number(77), Entry::Known(0));
/// told.clear();
/// assert_eq!(told.begin(), 0, "whatever the reader has is to be forgotten");
/// ```
#[derive(Clone, Debug)]
pub struct Dictionary {
    numbers: HashMap<u64, u32, BuildHasherDefault<Identity>>,
    limit: usize,
    /// What the message before referred to, in its order: most of what comes next is there, and it is in the cache of
    /// the processor where the whole dictionary is not.
    last: Vec<(u64, u32)>,
    /// How far the message before has been followed.
    followed: usize,
    /// What this message has referred to.
    current: Vec<(u64, u32)>,
}

/// How far ahead the next description is looked for in the message before.
const AHEAD: usize = 16;

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
            last: Vec::new(),
            followed: 0,
            current: Vec::new(),
        }
    }

    /// Begins a message: the number of the first entry that it would add.
    pub fn begin(&mut self) -> u32 {
        if self.numbers.len() >= self.limit {
            self.clear();
        }
        if !self.current.is_empty() {
            std::mem::swap(&mut self.last, &mut self.current);
            self.current.clear();
        }
        self.followed = 0;
        self.numbers.len() as u32
    }

    /// The number of the description with this hash.
    pub fn number(&mut self, hash: u64) -> Entry {
        let mut ahead = self.last[self.followed..].iter().take(AHEAD);
        let entry = match ahead.position(|(known, _)| *known == hash) {
            Some(distance) => {
                self.followed += distance + 1;
                Entry::Known(self.last[self.followed - 1].1)
            }
            None => self.look_up(hash),
        };
        self.current.push((hash, entry.number()));
        entry
    }

    fn look_up(&mut self, hash: u64) -> Entry {
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
        self.last.clear();
        self.current.clear();
        self.followed = 0;
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
