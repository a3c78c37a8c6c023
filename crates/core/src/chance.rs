//! Luck comes in through one door: [`Chance::draw`].
//!
//! A pile is never put in order beforehand. It is a multiset, and each draw takes one of what is left, so a world
//! sampled from what a seat knows is just another series of draws. Each draw says where it comes from ([`Source`]):
//! the seeded driver gives every (stream, generation, index) its own random words, so that nothing that happens
//! elsewhere in the game can change what a pile gives next.

mod enumerating;
mod sampled;
mod scripted;
mod seeded;
mod wished;

pub use enumerating::Enumerating;
pub use sampled::Sampled;
pub use scripted::{ScriptError, Scripted};
pub use seeded::Seeded;
pub use wished::Wished;

use crate::{Audience, Seat};

/// Where a draw comes from and who sees what it gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Which pile, die or lot of the game; [`crate::Notation::stream_name`] names it.
    pub stream: u8,
    /// How often that pile has been shuffled anew.
    pub generation: u16,
    /// How many draws this generation of the pile has given before.
    pub index: u16,
    /// Who learns the outcome.
    pub seen: Seen,
}

/// Who learns what a draw gave.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The whole table.
    Everyone,
    /// One seat alone.
    Only(Seat),
}

impl Seen {
    /// Whether this audience learns the outcome.
    pub fn shows_to(self, audience: Audience) -> bool {
        match (self, audience) {
            (Seen::Everyone, _) | (_, Audience::Everything) => true,
            (Seen::Only(seat), Audience::Seat(looking)) => seat == looking,
            (Seen::Only(_), Audience::Spectator) => false,
        }
    }
}

/// What a draw can give, and how likely each face is.
#[derive(Copy, Clone, Debug)]
pub enum Faces<'a> {
    /// So many copies of each face.
    Counts(&'a [u8]),
    /// One copy of each face whose bit is set.
    Mask(u64),
    /// One copy each of the first so many faces.
    First(u16),
}

impl Faces<'_> {
    /// How many things can be drawn, copies counted.
    #[inline]
    pub fn total(self) -> u32 {
        match self {
            Faces::Counts(counts) => {
                let (eights, rest) = counts.as_chunks::<8>();
                let eights: u32 = eights.iter().map(sum_of_eight).sum();
                eights + rest.iter().map(|count| u32::from(*count)).sum::<u32>()
            }
            Faces::Mask(mask) => mask.count_ones(),
            Faces::First(n) => u32::from(n),
        }
    }

    /// The face of the thing with this rank when all are laid out in the order of their faces.
    ///
    /// `rank` must be below [`Faces::total`].
    #[inline]
    pub fn nth(self, rank: u32) -> u16 {
        debug_assert!(rank < self.total(), "rank {rank} of {}", self.total());
        match self {
            Faces::Counts(counts) => {
                let (mut left, mut first) = (rank, 0);
                // Eight faces at a time, as long as the rank is past all of them.
                for eight in counts.as_chunks::<8>().0 {
                    let sum = sum_of_eight(eight);
                    if left < sum {
                        break;
                    }
                    left -= sum;
                    first += eight.len();
                }
                for (face, count) in counts.iter().enumerate().skip(first) {
                    let count = u32::from(*count);
                    if left < count {
                        return face as u16;
                    }
                    left -= count;
                }
                unreachable!("rank {rank} is past the last face")
            }
            Faces::Mask(mut mask) => {
                for _ in 0..rank {
                    mask &= mask - 1;
                }
                mask.trailing_zeros() as u16
            }
            Faces::First(_) => rank as u16,
        }
    }

    /// How many copies of this face there are.
    pub fn copies(self, face: u16) -> u32 {
        match self {
            Faces::Counts(counts) => counts
                .get(usize::from(face))
                .map_or(0, |count| u32::from(*count)),
            Faces::Mask(mask) => u32::from(face < 64 && mask >> face & 1 == 1),
            Faces::First(n) => u32::from(face < n),
        }
    }
}

/// The sum of eight counts, added side by side in one word.
#[inline]
pub const fn sum_of_eight(counts: &[u8; 8]) -> u32 {
    const EVERY_OTHER: u64 = 0x00FF_00FF_00FF_00FF;
    let word = u64::from_le_bytes(*counts);
    let pairs = (word & EVERY_OTHER) + (word >> 8 & EVERY_OTHER);
    // The product's highest sixteen bits are the sum of all four pairs.
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

/// A driver of random outcomes.
///
/// A game draws without knowing which driver it has: a match draws from its seed ([`Seeded`]), a search from a fast
/// generator ([`Sampled`]), a replay from what is written down ([`Scripted`]), an expectation from all outcomes in turn
/// ([`Enumerating`]).
///
/// ```
/// use towpath_core::{Chance, Faces, Recording, Scripted, Seed, Seeded, Seen, Source};
///
/// /// Two cards from a pile with three kinds of cards.
/// fn deal(pile: &mut [u8; 3], chance: &mut impl Chance) -> [u16; 2] {
///     [0, 1].map(|index| {
///         let source = Source { stream: 0, generation: 0, index, seen: Seen::Everyone };
///         let face = chance.draw(source, Faces::Counts(pile));
///         pile[usize::from(face)] -= 1;
///         face
///     })
/// }
///
/// // From a seed, and written down.
/// let mut chance = Recording::new(Seeded::new(Seed::from_number(7)));
/// let dealt = deal(&mut [2, 1, 1], &mut chance);
/// // Played again from what was written down.
/// let mut script = Scripted::new(chance.drawn.iter().map(|drawn| (drawn.source.stream, drawn.face)));
/// assert_eq!(deal(&mut [2, 1, 1], &mut script), dealt);
/// assert!(script.finish().is_ok());
/// ```
pub trait Chance {
    /// One of the faces, each as likely as it has copies. There must be at least one.
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16;
}

/// What one draw gave.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The draw that gave it.
    pub source: Source,
    /// The face that came.
    pub face: u16,
}

/// Passes draws on to another driver and keeps what they gave.
#[derive(Debug)]
pub struct Recording<C> {
    /// The driver that decides.
    pub inner: C,
    /// What it has given so far.
    pub drawn: Vec<Drawn>,
}

impl<C> Recording<C> {
    /// Records what `inner` gives.
    pub const fn new(inner: C) -> Recording<C> {
        Recording {
            inner,
            drawn: Vec::new(),
        }
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        let face = self.inner.draw(source, faces);
        self.drawn.push(Drawn { source, face });
        face
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        (**self).draw(source, faces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_agree_on_rank_and_copies() {
        let counts = [2, 0, 1, 3];
        // More than a word of eight faces, the second without any, and counts as high as they go.
        let many: Vec<u8> = (0..19)
            .map(|face| match face {
                0..8 => 255 - face,
                8..16 => 0,
                _ => face,
            })
            .collect();
        for faces in [
            Faces::Counts(&counts),
            Faces::Counts(&many),
            Faces::Mask(0b1010_0110),
            Faces::First(5),
        ] {
            let mut seen = [0u32; 32];
            for rank in 0..faces.total() {
                seen[usize::from(faces.nth(rank))] += 1;
            }
            for (face, count) in seen.iter().enumerate() {
                assert_eq!(faces.copies(face as u16), *count, "{faces:?} face {face}");
            }
        }
        assert_eq!(Faces::Mask(1).copies(64), 0);
    }
}
