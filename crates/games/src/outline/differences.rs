//! What makes one picture out of another.

use super::walk::{Container, Inside, Leaf, Name, Visitor, visit};
use super::{Head, LIST, Outline};
use serde::Serialize;
use std::ops::Range;

/// Writes what makes one value out of another, as the items of a JSON list separated by commas: `[path, value]` sets a
/// value, `[path, from, count, values]` replaces `count` items of a list. A path is a list of names and indices.
#[derive(Debug)]
pub struct Differences<'a> {
    out: &'a mut Vec<u8>,
    /// Whether an item stands in the list already.
    begun: bool,
    /// The way to where we are, as JSON, and of how many steps.
    path: Vec<u8>,
    steps: usize,
}

impl<'a> Differences<'a> {
    /// Will write at the end of this text.
    pub fn new(out: &'a mut Vec<u8>) -> Differences<'a> {
        Differences {
            out,
            begun: false,
            path: Vec::new(),
            steps: 0,
        }
    }

    /// Writes what makes this value, whose outline is `new`, out of the one whose outline is `old`, where both stand in
    /// the field of this name.
    pub fn field(&mut self, name: &str, value: &impl Serialize, old: &Outline, new: &Outline) {
        let (old, new) = (old.words.as_slice(), new.words.as_slice());
        if old != new {
            self.step(name, |told| told.tell(value, Pair { old, new }));
        }
    }

    /// Writes what makes the fields of this value out of those of the old one of the same type. They stand among others,
    /// so the value is never told whole: a struct without fields that come and go.
    pub fn fields(&mut self, value: &impl Serialize, old: &Outline, new: &Outline) {
        let (old, new) = (old.words.as_slice(), new.words.as_slice());
        if old != new {
            let pair = Pair { old, new };
            visit(value, Comparing { told: self, pair });
        }
    }

    /// Tells about a value that has changed.
    fn tell<T: Serialize + ?Sized>(&mut self, value: &T, pair: Pair<'_>) {
        let mark = (self.out.len(), self.begun);
        if let Some(size) = pair.alike() {
            visit(value, Comparing { told: self, pair });
            // Many small differences can be longer than the whole.
            if self.out.len() - mark.0 <= size + 8 * (self.steps + 1) {
                return;
            }
            self.out.truncate(mark.0);
            self.begun = mark.1;
        }
        self.begin();
        self.put(value);
        self.out.push(b']');
    }

    /// Does something one step further on.
    fn step<S: Serialize + ?Sized>(&mut self, step: &S, go_on: impl FnOnce(&mut Self)) {
        let before = self.path.len();
        if self.steps > 0 {
            self.path.push(b',');
        }
        self.steps += 1;
        serde_json::to_writer(&mut self.path, step).expect("a step is a name or an index");
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

    fn put<T: Serialize + ?Sized>(&mut self, value: &T) {
        serde_json::to_writer(&mut *self.out, value).expect("what is sent is plain data");
    }
}

/// The words of a value in its old and its new outline.
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
    told: &'d mut Differences<'a>,
    pair: Pair<'o>,
}

impl<'d, 'a, 'o> Visitor for Comparing<'d, 'a, 'o> {
    type Inside = Within<'d, 'a, 'o>;

    fn leaf(self, _: Leaf<'_>) {
        debug_assert!(false, "a leaf has no pieces to compare");
    }

    fn container(self, _: Container) -> Within<'d, 'a, 'o> {
        let Comparing { told, pair } = self;
        let between = (pair.new[1] == LIST).then(|| pair.between()).flatten();
        let replaced = between.map(|(old, new)| {
            told.begin();
            told.put(&old.start);
            told.out.push(b',');
            told.put(&old.len());
            told.out.extend_from_slice(b",[");
            new
        });
        Within {
            told,
            old: Values(&pair.old[2..]),
            new: Values(&pair.new[2..]),
            index: 0,
            replaced,
        }
    }
}

/// Inside such a value.
struct Within<'d, 'a, 'o> {
    told: &'d mut Differences<'a>,
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
            self.told.step(step, |told| told.tell(value, pair));
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
                    self.told.out.push(b',');
                }
                self.told.put(value);
            }
            Some(_) => {}
        }
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: Name<'_>, value: &T) {
        self.compare(name.text(), value);
    }

    fn end(self) {
        if self.replaced.is_some() {
            self.told.out.extend_from_slice(b"]]");
        }
    }
}
