//! The sender's side: what makes one value out of another.

use crate::fingerprint::{Fingerprint, Head, LIST};
use crate::object::put;
use crate::walk::{Container, Inside, Leaf, Name, Visitor, visit};
use serde::Serialize;
use std::ops::Range;

/// Writes what makes one value out of another, as the items of a JSON list separated by commas: `[path, value]` sets a
/// value, `[path, from, count, values]` replaces `count` items of a list. A path is a list of names and indices.
#[derive(Debug)]
pub struct Delta<'a> {
    out: &'a mut Vec<u8>,
    /// Whether an item stands in the list already.
    begun: bool,
    /// The way to where we are, as JSON, and of how many steps.
    path: Vec<u8>,
    steps: usize,
}

impl<'a> Delta<'a> {
    /// Writes a delta at the end of this text, as a JSON list whose items `fill` writes.
    pub fn write<R>(out: &'a mut Vec<u8>, fill: impl FnOnce(&mut Delta<'_>) -> R) -> R {
        out.push(b'[');
        let mut delta = Delta {
            out,
            begun: false,
            path: Vec::new(),
            steps: 0,
        };
        let result = fill(&mut delta);
        delta.out.push(b']');
        result
    }

    /// Writes what makes this value, whose fingerprint is `new`, out of the one whose fingerprint is `old`, where both
    /// stand in the field of this name.
    pub fn field(
        &mut self,
        name: &str,
        value: &impl Serialize,
        old: &Fingerprint,
        new: &Fingerprint,
    ) {
        let (old, new) = (old.words.as_slice(), new.words.as_slice());
        if old != new {
            self.step(name, |delta| delta.value(value, Pair { old, new }));
        }
    }

    /// Writes what makes the fields of this value out of those of the old one of the same type. They stand among others,
    /// so the value is never written whole: a struct without fields that come and go.
    pub fn fields(&mut self, value: &impl Serialize, old: &Fingerprint, new: &Fingerprint) {
        let (old, new) = (old.words.as_slice(), new.words.as_slice());
        if old != new {
            let pair = Pair { old, new };
            visit(value, Comparing { delta: self, pair });
        }
    }

    /// Writes about a value that has changed.
    fn value<T: Serialize + ?Sized>(&mut self, value: &T, pair: Pair<'_>) {
        let mark = (self.out.len(), self.begun);
        if let Some(size) = pair.alike() {
            visit(value, Comparing { delta: self, pair });
            // Many small differences can be longer than the whole.
            if self.out.len() - mark.0 <= size + 8 * (self.steps + 1) {
                return;
            }
            self.out.truncate(mark.0);
            self.begun = mark.1;
        }
        self.begin();
        put(self.out, value);
        self.out.push(b']');
    }

    /// Does something one step further on.
    fn step<S: Serialize + ?Sized>(&mut self, step: &S, go_on: impl FnOnce(&mut Self)) {
        let before = self.path.len();
        if self.steps > 0 {
            self.path.push(b',');
        }
        self.steps += 1;
        put(&mut self.path, step);
        go_on(self);
        self.steps -= 1;
        self.path.truncate(before);
    }

    /// Begins an item with its path.
    fn begin(&mut self) {
        let open: &[u8] = if self.begun { b",[[" } else { b"[[" };
        self.begun = true;
        self.out.extend_from_slice(open);
        self.out.extend_from_slice(&self.path);
        self.out.extend_from_slice(b"],");
    }
}

/// The words of a value in its old and its new fingerprint.
#[derive(Copy, Clone)]
struct Pair<'o> {
    old: &'o [u64],
    new: &'o [u64],
}

impl<'o> Pair<'o> {
    /// The size of the new value if the two can be compared piece by piece.
    fn alike(self) -> Option<usize> {
        Head::from_word(*self.old.first()?)?;
        let head = Head::from_word(*self.new.first()?)?;
        (self.old[1] == self.new[1]).then_some(head.size as usize)
    }

    /// The items of two lists of different lengths between the same beginning and the same end.
    fn between(self) -> Option<(Range<usize>, Range<usize>)> {
        let (old, new) = (Values(&self.old[2..]), Values(&self.new[2..]));
        if old.count() == new.count() {
            return None;
        }
        let (old, new): (Vec<_>, Vec<_>) = (old.collect(), new.collect());
        let same = |(old, new): &(&&[u64], &&[u64])| old == new;
        let head = old.iter().zip(&new).take_while(same).count();
        let (left, right) = (old[head..].iter().rev(), new[head..].iter().rev());
        let tail = left.zip(right).take_while(same).count();
        Some((head..old.len() - tail, head..new.len() - tail))
    }
}

/// The words of values that stand one behind the other.
#[derive(Copy, Clone)]
struct Values<'o>(&'o [u64]);

impl<'o> Iterator for Values<'o> {
    type Item = &'o [u64];

    fn next(&mut self) -> Option<&'o [u64]> {
        let words = Head::from_word(*self.0.first()?).map_or(1, |head| head.words as usize);
        let (value, rest) = self.0.split_at(words);
        self.0 = rest;
        Some(value)
    }
}

/// Comes to a value that has changed but has the form it had.
struct Comparing<'d, 'a, 'o> {
    delta: &'d mut Delta<'a>,
    pair: Pair<'o>,
}

impl<'d, 'a, 'o> Visitor for Comparing<'d, 'a, 'o> {
    type Inside = Within<'d, 'a, 'o>;

    fn leaf(self, _: Leaf<'_>) {
        debug_assert!(false, "a leaf has no pieces to compare");
    }

    fn container(self, _: Container) -> Within<'d, 'a, 'o> {
        let Comparing { delta, pair } = self;
        let between = (pair.new[1] == LIST).then(|| pair.between()).flatten();
        let replaced = between.map(|(old, new)| {
            delta.begin();
            put(delta.out, &old.start);
            delta.out.push(b',');
            put(delta.out, &old.len());
            delta.out.extend_from_slice(b",[");
            new
        });
        Within {
            delta,
            old: Values(&pair.old[2..]),
            new: Values(&pair.new[2..]),
            index: 0,
            replaced,
        }
    }
}

/// Inside such a value.
struct Within<'d, 'a, 'o> {
    delta: &'d mut Delta<'a>,
    /// What comes next.
    old: Values<'o>,
    new: Values<'o>,
    index: usize,
    /// The items to write, if the list is not as long as it was.
    replaced: Option<Range<usize>>,
}

impl Within<'_, '_, '_> {
    fn compare<T: Serialize + ?Sized, S: Serialize + ?Sized>(&mut self, step: &S, value: &T) {
        let (Some(old), Some(new)) = (self.old.next(), self.new.next()) else {
            return;
        };
        if old != new {
            let pair = Pair { old, new };
            self.delta.step(step, |delta| delta.value(value, pair));
        }
    }
}

impl Inside for Within<'_, '_, '_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) {
        let index = self.index;
        self.index += 1;
        match &self.replaced {
            None => self.compare(&index, value),
            Some(range) if range.contains(&index) => {
                if index > range.start {
                    self.delta.out.push(b',');
                }
                put(self.delta.out, value);
            }
            Some(_) => {}
        }
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: Name<'_>, value: &T) {
        self.compare(name.text(), value);
    }

    fn end(self) {
        if self.replaced.is_some() {
            self.delta.out.extend_from_slice(b"]]");
        }
    }
}
