//! The driver of real matches: ChaCha20 keyed with the match's seed.

use super::{Chance, Faces, Source};
use crate::Seed;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// Gives every (stream, generation, index) its own random words; the mapping is fixed in docs/record.md.
///
/// It keeps no position: the same draw of the same match always gives the same words, whatever came before.
#[derive(Clone, Debug)]
pub struct Seeded {
    seed: Seed,
}

impl Seeded {
    /// A driver for a match with this seed.
    pub const fn new(seed: Seed) -> Seeded {
        Seeded { seed }
    }
}

impl Chance for Seeded {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        let total = u64::from(faces.total());
        let mut words = ChaCha20Rng::from_seed(self.seed.0);
        words.set_stream(u64::from(source.stream) << 16 | u64::from(source.generation));
        words.set_word_pos(u128::from(source.index) * 16);
        // The largest multiple of `total` that fits; a word at or above it would favour the low ranks.
        let limit = u64::MAX - u64::MAX % total;
        loop {
            let word = words.next_u64();
            if word < limit {
                return faces.nth((word % total) as u32);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seen;

    fn source(stream: u8, generation: u16, index: u16) -> Source {
        Source {
            stream,
            generation,
            index,
            seen: Seen::Everyone,
        }
    }

    /// These figures stand in docs/record.md: whoever checks a shuffle relies on them.
    #[test]
    fn the_mapping_never_changes() {
        let mut chance = Seeded::new(Seed([7; 32]));
        let drawn: Vec<u16> = (0..8)
            .map(|i| chance.draw(source(1, 0, i), Faces::First(1000)))
            .collect();
        assert_eq!(drawn, [663, 295, 61, 248, 440, 560, 10, 442]);
        let other = chance.draw(source(2, 3, 0), Faces::Counts(&[1, 1, 5]));
        assert_eq!(other, 2);
    }

    #[test]
    fn a_draw_does_not_depend_on_the_draws_before_it() {
        let mut one = Seeded::new(Seed::from_number(3));
        let mut two = one.clone();
        one.draw(source(0, 0, 0), Faces::First(9));
        one.draw(source(1, 4, 0), Faces::First(9));
        for index in 0..50 {
            let at = source(1, 0, index);
            assert_eq!(
                one.draw(at, Faces::First(60000)),
                two.draw(at, Faces::First(60000))
            );
        }
    }
}
