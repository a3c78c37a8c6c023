//! Chance drivers that searches put between a game and its luck.

use towpath_core::{Chance, Faces, Seeded, Source};

/// Passes draws on to another driver and remembers whether there was one: the way to ask whether an action was a
/// matter of luck. (`towpath_core`'s `Recording` keeps what was drawn, which allocates.)
///
/// ```
/// use towpath_bots::chance::Observed;
/// use towpath_core::{Chance, Faces, Sampled, Seen, Source};
///
/// let mut chance = Observed::new(Sampled::new(1));
/// assert!(!chance.drawn);
/// let die = Source { stream: 0, generation: 0, index: 0, seen: Seen::Everyone };
/// chance.draw(die, Faces::First(6));
/// assert!(chance.drawn);
/// ```
#[derive(Clone, Debug)]
pub struct Observed<C> {
    /// The driver that decides.
    pub inner: C,
    /// Whether anything was drawn so far.
    pub drawn: bool,
}

impl<C> Observed<C> {
    /// Observes a driver; nothing is drawn yet.
    pub const fn new(inner: C) -> Observed<C> {
        Observed {
            inner,
            drawn: false,
        }
    }
}

impl<C: Chance> Chance for Observed<C> {
    #[inline]
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        self.drawn = true;
        self.inner.draw(source, faces)
    }
}

/// Common random numbers: what a pile gives depends on the seed and on how much the pile has given before, not on who
/// draws when. Alternatives that are rolled out with the same seed therefore meet the same luck, and their difference
/// has less variance than either result.
#[derive(Copy, Clone, Debug)]
pub struct CommonRandomNumbers(pub u64);

impl Chance for CommonRandomNumbers {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        let place = u64::from(source.stream) << 32
            | u64::from(source.generation) << 16
            | u64::from(source.index);
        let mut mixed = (self.0 ^ place).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let rank = ((mixed >> 32) * u64::from(faces.total())) >> 32;
        faces.nth(rank as u32)
    }
}

/// Gives what the draws are known to give, or the first face of each where nothing is known. The driver behind it is
/// never advanced: what a pile gives depends on its place alone.
#[derive(Copy, Clone, Debug, Default)]
pub struct KnownDraws<'a>(pub Option<&'a Seeded>);

impl Chance for KnownDraws<'_> {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        match self.0 {
            Some(order) => order.clone().draw(source, faces),
            None => faces.nth(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use towpath_core::{Seed, Seen};

    const fn from(stream: u8, index: u16) -> Source {
        Source {
            stream,
            generation: 0,
            index,
            seen: Seen::Everyone,
        }
    }

    #[test]
    fn common_random_numbers_do_not_depend_on_the_order_of_draws() {
        let (mut one, mut other) = (CommonRandomNumbers(9), CommonRandomNumbers(9));
        let first = one.draw(from(0, 0), Faces::First(100));
        let second = one.draw(from(1, 0), Faces::First(100));
        assert_eq!(other.draw(from(1, 0), Faces::First(100)), second);
        assert_eq!(other.draw(from(0, 0), Faces::First(100)), first);
    }

    #[test]
    fn every_face_comes_up() {
        let faces = |n: u64| CommonRandomNumbers(n).draw(from(0, 0), Faces::First(6));
        let seen = (0..200).map(faces).fold(0_u8, |set, face| set | 1 << face);
        assert_eq!(seen, 0b11_1111);
    }

    #[test]
    fn known_draws_are_those_of_the_deal() {
        let deal = Seeded::new(Seed::from_number(4));
        let mut known = KnownDraws(Some(&deal));
        for index in 0..20 {
            let drawn = deal.clone().draw(from(2, index), Faces::First(50));
            assert_eq!(known.draw(from(2, index), Faces::First(50)), drawn);
        }
        assert_eq!(KnownDraws(None).draw(from(2, 0), Faces::Mask(0b1100)), 2);
    }
}
