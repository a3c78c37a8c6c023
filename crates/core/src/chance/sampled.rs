//! The driver of search, simulation and sampled worlds: fast, repeatable, not secret.

use super::{Chance, Faces, Source};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator (xoshiro256++) that ignores where a draw comes from.
///
/// ```
/// use towpath_core::Sampled;
/// let (mut one, mut two) = (Sampled::new(1), Sampled::new(1));
/// assert_eq!(one.below(1000), two.below(1000));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sampled(Xoshiro256PlusPlus);

impl Sampled {
    /// A generator that always gives the same series for the same number.
    pub fn new(number: u64) -> Sampled {
        Sampled(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// 64 random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// One of `0..n`. The bias of the multiplication is below 2⁻³² · n: nothing that a search could see.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.word() >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl Chance for Sampled {
    #[inline]
    fn draw(&mut self, _: Source, faces: Faces<'_>) -> u16 {
        let rank = self.below(faces.total());
        faces.nth(rank)
    }
}
