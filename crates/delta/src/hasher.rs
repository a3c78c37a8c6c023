//! A fast hasher for small keys that nobody outside can choose.

use crate::fingerprint::mix;
use std::hash::Hasher;

/// Hashes by multiplying; the same in every run. For keys of a [`crate::Dictionary`], not against enemies.
///
/// ```
/// use std::hash::{Hash, Hasher};
/// use towpath_delta::Mixer;
/// let mut mixer = Mixer::default();
/// ("lock", 14_u8).hash(&mut mixer);
/// let mut other = Mixer::default();
/// ("lock", 15_u8).hash(&mut other);
/// assert_ne!(mixer.finish(), other.finish());
/// ```
#[derive(Copy, Clone, Debug, Default)]
pub struct Mixer(u64);

macro_rules! numbers {
    ($($name:ident($kind:ty);)*) => {$(
        fn $name(&mut self, value: $kind) {
            self.0 = mix(self.0, value as u64);
        }
    )*};
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.0 = mix(self.0, u64::from_le_bytes(*word));
        }
        let last = rest.iter().fold(1, |all, byte| all << 8 | u64::from(*byte));
        self.0 = mix(self.0, last);
    }

    numbers! {
        write_u8(u8);
        write_u16(u16);
        write_u32(u32);
        write_u64(u64);
        write_usize(usize);
    }
}
