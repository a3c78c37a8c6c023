//! The ids of one action, one after the other.

use std::fmt;

/// The most ids of an action: a cube of Canal Mania that passes six towns, and the halt.
pub const LONGEST: usize = 7;

/// A series of ids: those of a whole action, or those chosen so far.
///
/// ```
/// use towpath_encoding::Path;
/// let mut path = Path::EMPTY;
/// path.push(260);
/// path.push(516);
/// assert_eq!(path.as_slice(), [260, 516]);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Path {
    ids: [u16; LONGEST],
    len: u16,
}

impl Path {
    /// No id.
    pub const EMPTY: Path = Path {
        ids: [0; LONGEST],
        len: 0,
    };

    /// The ids.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.ids[..usize::from(self.len)]
    }

    /// How many ids there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an id; there is room for [`LONGEST`].
    #[inline]
    pub fn push(&mut self, id: u16) {
        debug_assert!(self.len() < LONGEST, "a path of more than {LONGEST} ids");
        if let Some(slot) = self.ids.get_mut(usize::from(self.len)) {
            *slot = id;
            self.len += 1;
        }
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
