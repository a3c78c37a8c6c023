//! Keys of information states: 128 bits that follow from everything a seat has seen.

/// A hash that grows with every number that is seen.
///
/// Two lanes of 64 bits are mixed with the finaliser of SplitMix64 (Steele, Lea and Flood 2014) and different constants, so
/// that two histories have the same key as rarely as two random numbers of 128 bits are the same.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key([u64; 2]);

impl Key {
    /// Nothing seen yet.
    pub const START: Key = Key([0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03]);

    /// The key once this was seen too.
    #[inline]
    #[must_use]
    pub const fn saw(self, number: u64) -> Key {
        let Key([one, other]) = self;
        Key([
            mix(one ^ number.wrapping_mul(0xbf58_476d_1ce4_e5b9))
                .wrapping_add(other.rotate_left(23)),
            mix(other.rotate_left(31) ^ number.wrapping_mul(0x94d0_49bb_1331_11eb)) ^ one,
        ])
    }

    /// As a number.
    pub const fn number(self) -> u128 {
        (self.0[0] as u128) << 64 | self.0[1] as u128
    }
}

/// The finaliser of SplitMix64.
#[inline]
pub(crate) const fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
