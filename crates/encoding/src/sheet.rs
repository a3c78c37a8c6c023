//! Observations: rows of small numbers, named part by part.

use std::ops::Range;

/// A part of an observation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// How many numbers it has.
    pub len: usize,
}

impl Part {
    /// A part of so many numbers.
    pub const fn new(name: &'static str, len: usize) -> Part {
        Part { name, len }
    }
}

/// How many numbers an observation of these parts has.
pub const fn length(parts: &[Part]) -> usize {
    let (mut sum, mut index) = (0, 0);
    while index < parts.len() {
        sum += parts[index].len;
        index += 1;
    }
    sum
}

/// Where the part of this name begins. A name that is not there does not compile when this is asked for a constant.
pub(crate) const fn start(parts: &[Part], name: &str) -> usize {
    let (mut sum, mut index) = (0, 0);
    while index < parts.len() {
        if same(parts[index].name.as_bytes(), name.as_bytes()) {
            return sum;
        }
        sum += parts[index].len;
        index += 1;
    }
    panic!("there is no part of this name")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

/// The parts with their places in a row.
pub fn places(parts: &'static [Part]) -> impl Iterator<Item = (&'static str, Range<usize>)> {
    let mut at = 0;
    parts.iter().map(move |part| {
        let from = at;
        at += part.len;
        (part.name, from..at)
    })
}

/// What an observation is written as: whole numbers (`u8`), or the same numbers divided by what is much of them (`f32`).
pub trait Value: Copy + Default + Send + Sync + 'static {
    /// A number of which `most` is much.
    fn of(number: u8, most: u8) -> Self;
}

impl Value for u8 {
    #[inline]
    fn of(number: u8, _most: u8) -> u8 {
        number
    }
}

impl Value for f32 {
    #[inline]
    fn of(number: u8, most: u8) -> f32 {
        f32::from(number) * SHARE[most as usize]
    }
}

/// One divided by each number, since a division takes longer than a look.
static SHARE: [f32; 256] = {
    let mut share = [0.0; 256];
    let mut most = 1;
    while most < 256 {
        share[most] = 1.0 / most as f32;
        most += 1;
    }
    share
};

/// A row that is being filled; whatever is not written is 0.
pub(crate) struct Sheet<'r, V>(&'r mut [V]);

impl<'r, V: Value> Sheet<'r, V> {
    /// An empty row.
    #[inline]
    pub(crate) fn new(row: &'r mut [V]) -> Sheet<'r, V> {
        row.fill(V::default());
        Sheet(row)
    }

    /// Writes a number of which `most` is much; larger ones than 255 count as 255.
    #[inline]
    pub(crate) fn put(&mut self, at: usize, number: impl TryInto<u8>, most: u8) {
        self.0[at] = V::of(number.try_into().unwrap_or(u8::MAX), most);
    }

    /// Writes a one.
    #[inline]
    pub(crate) fn mark(&mut self, at: usize) {
        self.0[at] = V::of(1, 1);
    }

    /// Writes a one for each bit that is set.
    #[inline]
    pub(crate) fn bits(&mut self, at: usize, mut set: u64) {
        while set != 0 {
            self.mark(at + set.trailing_zeros() as usize);
            set &= set - 1;
        }
    }
}
