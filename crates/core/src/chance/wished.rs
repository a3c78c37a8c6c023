//! The driver of lessons and studies: some outcomes are wished for, the rest is left to another driver.

use super::{Chance, Faces, Source};
use std::collections::VecDeque;

/// Gives what is wished for as far as it can come. A wish that cannot come is dropped, and the other driver decides.
#[derive(Clone, Debug)]
pub struct Wished<C> {
    wishes: VecDeque<(u8, u16)>,
    inner: C,
}

impl<C> Wished<C> {
    /// Wishes as (stream, face), those of one stream in their order.
    pub fn new(wishes: impl IntoIterator<Item = (u8, u16)>, inner: C) -> Wished<C> {
        Wished {
            wishes: wishes.into_iter().collect(),
            inner,
        }
    }
}

impl<C: Chance> Chance for Wished<C> {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        let mut streams = self.wishes.iter().map(|(stream, _)| *stream);
        let wish = streams.position(|stream| stream == source.stream);
        match wish.and_then(|place| self.wishes.remove(place)) {
            Some((_, face)) if faces.copies(face) > 0 => face,
            Some(_) | None => self.inner.draw(source, faces),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scripted, Seen};

    #[test]
    fn a_wish_comes_if_it_can_and_the_rest_is_left_to_chance() {
        let from = |stream| Source {
            stream,
            generation: 0,
            index: 0,
            seen: Seen::Everyone,
        };
        let mut chance = Wished::new([(0, 2), (1, 1), (0, 0)], Scripted::new([(0, 1), (0, 3)]));
        assert_eq!(chance.draw(from(1), Faces::First(3)), 1);
        assert_eq!(chance.draw(from(0), Faces::First(4)), 2);
        // None of face 0 is left, so that the wish is dropped.
        assert_eq!(chance.draw(from(0), Faces::Counts(&[0, 1, 1])), 1);
        assert_eq!(chance.draw(from(0), Faces::First(4)), 3);
    }
}
