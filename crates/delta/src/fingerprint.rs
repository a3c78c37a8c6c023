//! Structural hashes: what a value says, in a few numbers.

use crate::walk::{Container, Inside, Leaf, Name, Visitor, visit};
use serde::Serialize;

/// The structural hash of a value: a word for each value within it, in the order in which they begin, so a value is
/// followed by what it contains. Two values say the same when their words are the same.
///
/// A list or an object has two words: its head, and its form. What has the same form can be compared piece by piece:
/// an object's names, or that it is a list.
///
/// A fingerprint holds within one run of the program: names of fields are known by where they stand in memory.
///
/// ```
/// use towpath_delta::Fingerprint;
/// let mut one = Fingerprint::of(&("lock", 14));
/// assert_eq!(one, Fingerprint::of(&("lock", 14)));
/// one.recompute(&("lock", 15));
/// assert_ne!(one, Fingerprint::of(&("lock", 14)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fingerprint {
    pub(crate) words: Vec<u64>,
}

/// The first word of a value: three bits for its kind, the others for what it says.
mod kind {
    pub(super) const PLAIN: u64 = 0;
    pub(super) const NATURAL: u64 = 1;
    pub(super) const SHORT: u64 = 2;
    /// Only a hash of what it says: with 61 bits no two values that ever meet have the same by chance.
    pub(super) const HASHED: u64 = 3;
    pub(super) const CONTAINER: u64 = 4;
    pub(super) const MASK: u64 = 7;
}

/// The form of a list.
pub(crate) const LIST: u64 = 1;

/// Where a value ends, and about how long it is as JSON.
#[derive(Copy, Clone)]
pub(crate) struct Head {
    pub(crate) words: u32,
    pub(crate) size: u32,
}

impl Head {
    fn to_word(self) -> u64 {
        u64::from(self.words) << 32 | u64::from(self.size) << 3 | kind::CONTAINER
    }

    /// `None` for a value without others in it.
    pub(crate) fn from_word(word: u64) -> Option<Head> {
        (word & kind::MASK == kind::CONTAINER).then_some(Head {
            words: (word >> 32) as u32,
            size: word as u32 >> 3,
        })
    }
}

impl Fingerprint {
    /// The fingerprint of a value.
    pub fn of(value: &impl Serialize) -> Fingerprint {
        let mut fingerprint = Fingerprint::default();
        fingerprint.recompute(value);
        fingerprint
    }

    /// Becomes the fingerprint of another value, in the same memory.
    pub fn recompute(&mut self, value: &impl Serialize) {
        self.words.clear();
        let (words, size) = (&mut self.words, &mut 0);
        visit(value, ValueHasher { words, size });
    }

    /// One number for all of it.
    pub fn hash(&self) -> u64 {
        self.words.iter().fold(0, |all, word| mix(all, *word))
    }
}

/// Appends the words of one value.
struct ValueHasher<'a> {
    words: &'a mut Vec<u64>,
    /// About how long what has been hashed is as JSON.
    size: &'a mut u32,
}

impl<'a> Visitor for ValueHasher<'a> {
    type Inside = ContainerHasher<'a>;

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
            Leaf::Natural(value) => hashed(Sort::Large, value),
            Leaf::Negative(value) => hashed(Sort::Negative, value as u64),
            Leaf::Real(value) => hashed(Sort::Real, value.to_bits()),
            Leaf::Text(text) => text_word(text),
        });
    }

    #[inline(always)]
    fn container(self, container: Container) -> ContainerHasher<'a> {
        let start = self.words.len();
        self.words.extend_from_slice(&[0, 0]);
        let (form, whole) = match container {
            Container::List => (LIST, false),
            Container::Object => (0, false),
            Container::Variant(name) => (text_word(name), true),
        };
        ContainerHasher {
            words: self.words,
            outer: self.size,
            start,
            form,
            whole,
            size: 2,
        }
    }
}

/// Appends the words of a list or an object.
struct ContainerHasher<'a> {
    words: &'a mut Vec<u64>,
    /// The size of what it stands in.
    outer: &'a mut u32,
    start: usize,
    form: u64,
    /// It is sent whole or not at all and needs no words for its parts.
    whole: bool,
    size: u32,
}

impl Inside for ContainerHasher<'_> {
    #[inline(always)]
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.size += 1;
        let (words, size) = (&mut *self.words, &mut self.size);
        visit(value, ValueHasher { words, size });
    }

    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, name: Name<'_>, value: &T) {
        let (name, len) = match name {
            // Where a name stands in the program says which it is; if it stood twice, changes would only be longer.
            Name::Fixed(name) => (name.as_ptr().addr() as u64, name.len()),
            Name::Key(name) => (text_word(name), name.len()),
        };
        self.form = mix(self.form ^ len as u64, name);
        self.size += len as u32 + 3;
        self.item(value);
    }

    #[inline(always)]
    fn end(self) {
        *self.outer += self.size;
        if self.whole {
            let parts = &self.words[self.start + 2..];
            let all = parts.iter().fold(self.form, |all, word| mix(all, *word));
            self.words.truncate(self.start);
            self.words.push(hashed(Sort::Variant, all));
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
pub(crate) fn mix(first: u64, second: u64) -> u64 {
    // Two odd numbers, half of whose bits are ones, do: every bit of the product's middle depends on every bit of both.
    let product =
        u128::from(first ^ 0x9E37_79B9_7F4A_7C15) * u128::from(second ^ 0xD1B5_4A32_D192_ED03);
    product as u64 ^ (product >> 64) as u64
}

/// What there is only a hash of.
#[derive(Copy, Clone)]
enum Sort {
    Large,
    Negative,
    Real,
    Variant,
    Text,
}

/// The word of a value that does not fit into one.
fn hashed(sort: Sort, value: u64) -> u64 {
    mix(sort as u64, value) << 3 | kind::HASHED
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
    let start = mix(bytes.len() as u64, number(rest));
    let all = words
        .iter()
        .fold(start, |all, word| mix(all, u64::from_le_bytes(*word)));
    hashed(Sort::Text, all)
}
