//! Outlines: what a picture of a table says, in a few numbers. The next picture is compared with the outline of the last,
//! and only what is different is written as JSON.

mod differences;
#[cfg(test)]
mod tests;
mod walk;

pub use differences::Differences;

use serde::Serialize;
use walk::{Container, Inside, Leaf, Name, Visitor, visit};

/// The outline of a value: a word for each value within it, in the order in which they begin, so a value is followed by
/// what it contains. Two values say the same when their words are the same.
///
/// A list or an object has two words: its [`Head`], and its form. What has the same form can be compared piece by piece:
/// an object's names, or that it is a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    words: Vec<u64>,
}

/// The first word of a value: three bits for its kind, the others for what it says.
mod kind {
    pub(super) const PLAIN: u64 = 0;
    pub(super) const NATURAL: u64 = 1;
    pub(super) const SHORT: u64 = 2;
    /// Only a print of what it says: with 61 bits no two values that ever meet have the same by chance.
    pub(super) const PRINT: u64 = 3;
    pub(super) const CONTAINER: u64 = 4;
    pub(super) const MASK: u64 = 7;
}

/// The form of a list.
const LIST: u64 = 1;

/// Where a value ends, and about how long it is as JSON.
#[derive(Copy, Clone)]
struct Head {
    words: u32,
    size: u32,
}

impl Head {
    fn to_word(self) -> u64 {
        u64::from(self.words) << 32 | u64::from(self.size) << 3 | kind::CONTAINER
    }

    /// `None` for a value without others in it.
    fn from_word(word: u64) -> Option<Head> {
        (word & kind::MASK == kind::CONTAINER).then_some(Head {
            words: (word >> 32) as u32,
            size: word as u32 >> 3,
        })
    }
}

impl Outline {
    /// The outline of a value.
    pub fn of(value: &impl Serialize) -> Outline {
        let mut outline = Outline::default();
        outline.redraw(value);
        outline
    }

    /// Becomes the outline of another value, in the same memory.
    pub fn redraw(&mut self, value: &impl Serialize) {
        self.words.clear();
        let (words, size) = (&mut self.words, &mut 0);
        visit(value, Pencil { words, size });
    }
}

/// Draws the outline of one value behind what is there.
struct Pencil<'a> {
    words: &'a mut Vec<u64>,
    /// About how long what is drawn is as JSON.
    size: &'a mut u32,
}

impl<'a> Visitor for Pencil<'a> {
    type Inside = Drawing<'a>;

    #[inline(always)]
    fn leaf(self, leaf: Leaf<'_>) {
        *self.size += match leaf {
            Leaf::Text(text) => text.len() as u32 + 2,
            _ => 4,
        };
        self.words.push(match leaf {
            Leaf::Null => kind::PLAIN,
            Leaf::Bool(value) => (1 + u64::from(value)) << 3 | kind::PLAIN,
            Leaf::Natural(value) if value < 1 << 60 => value << 3 | kind::NATURAL,
            Leaf::Natural(value) => print(Sort::Large, value),
            Leaf::Negative(value) => print(Sort::Negative, value as u64),
            Leaf::Real(value) => print(Sort::Real, value.to_bits()),
            Leaf::Text(text) => text_word(text),
        });
    }

    #[inline(always)]
    fn container(self, container: Container) -> Drawing<'a> {
        let start = self.words.len();
        self.words.extend_from_slice(&[0, 0]);
        let (form, whole) = match container {
            Container::List => (LIST, false),
            Container::Object => (0, false),
            Container::Variant(name) => (text_word(name), true),
        };
        Drawing {
            words: self.words,
            outer: self.size,
            start,
            form,
            whole,
            size: 2,
        }
    }
}

/// Draws the outline of a list or an object.
struct Drawing<'a> {
    words: &'a mut Vec<u64>,
    /// The size of what it stands in.
    outer: &'a mut u32,
    start: usize,
    form: u64,
    /// It is told whole or not at all and needs no outlines of its parts.
    whole: bool,
    size: u32,
}

impl Inside for Drawing<'_> {
    #[inline(always)]
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.size += 1;
        let (words, size) = (&mut *self.words, &mut self.size);
        visit(value, Pencil { words, size });
    }

    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, name: Name<'_>, value: &T) {
        let (name, len) = match name {
            // Where a name stands in the program says which it is; if it stood twice, changes would only be longer.
            Name::Fixed(name) => (name.as_ptr().addr() as u64, name.len()),
            Name::Key(name) => (text_word(name), name.len()),
        };
        self.form = blend(self.form ^ len as u64, name);
        self.size += len as u32 + 3;
        self.item(value);
    }

    #[inline(always)]
    fn end(self) {
        *self.outer += self.size;
        if self.whole {
            let parts = &self.words[self.start + 2..];
            let all = parts.iter().fold(self.form, |all, word| blend(all, *word));
            self.words.truncate(self.start);
            self.words.push(print(Sort::Variant, all));
            return;
        }
        let head = Head {
            words: (self.words.len() - self.start) as u32,
            size: self.size,
        };
        self.words[self.start] = head.to_word();
        self.words[self.start + 1] = self.form;
    }
}

/// One number that stands for two, the second after the first.
#[inline(always)]
fn blend(first: u64, second: u64) -> u64 {
    // Two odd numbers, half of whose bits are ones, do: every bit of the product's middle depends on every bit of both.
    let product =
        u128::from(first ^ 0x9E37_79B9_7F4A_7C15) * u128::from(second ^ 0xD1B5_4A32_D192_ED03);
    product as u64 ^ (product >> 64) as u64
}

/// What there is only a print of.
#[derive(Copy, Clone)]
enum Sort {
    Large,
    Negative,
    Real,
    Variant,
    Text,
}

/// The word of a value that does not fit into one.
fn print(sort: Sort, value: u64) -> u64 {
    blend(sort as u64, value) << 3 | kind::PRINT
}

/// A number that stands for a text: no two that ever meet have the same by chance.
pub fn print_of(text: &str) -> u64 {
    blend(0, text_word(text))
}

/// The word of a text.
#[inline(always)]
fn text_word(text: &str) -> u64 {
    let bytes = text.as_bytes();
    let number = |bytes: &[u8]| {
        bytes
            .iter()
            .fold(0, |all, byte| all << 8 | u64::from(*byte))
    };
    if bytes.len() < 8 {
        return number(bytes) << 6 | (bytes.len() as u64) << 3 | kind::SHORT;
    }
    let (words, rest) = bytes.as_chunks::<8>();
    let start = blend(bytes.len() as u64, number(rest));
    let all = words
        .iter()
        .fold(start, |all, word| blend(all, u64::from_le_bytes(*word)));
    print(Sort::Text, all)
}
