//! Drivers of chance: one that writes down what it gives, and one that stops where an outcome has to be given.

use towpath_core::{Chance, Drawn, Faces, Source};

/// Passes draws on to another driver and adds what they gave to a list.
pub(crate) struct Noting<'d, C> {
    pub inner: C,
    pub drawn: &'d mut Vec<Drawn>,
}

impl<C: Chance> Chance for Noting<'_, C> {
    #[inline]
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        let face = self.inner.draw(source, faces);
        self.drawn.push(Drawn { source, face });
        face
    }
}

/// Gives the outcomes of a list. When it has run out it remembers what was asked for; what is played after that counts for
/// nothing.
pub(crate) struct Suspending<'d> {
    given: std::slice::Iter<'d, u16>,
    pub drawn: Vec<Drawn>,
    pub asked: Option<Asked>,
}

/// A draw whose outcome is still to be given.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// What is drawn from.
    pub source: Source,
    /// What can come, each with its number of copies.
    pub faces: Vec<(u16, u32)>,
}

impl<'d> Suspending<'d> {
    pub(crate) fn new(given: &'d [u16]) -> Suspending<'d> {
        Suspending {
            given: given.iter(),
            drawn: Vec::new(),
            asked: None,
        }
    }
}

impl Chance for Suspending<'_> {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        if self.asked.is_some() {
            return faces.nth(0);
        }
        let Some(face) = self.given.next() else {
            let mut list: Vec<(u16, u32)> = Vec::new();
            for rank in 0..faces.total() {
                let face = faces.nth(rank);
                match list.last_mut() {
                    Some((last, copies)) if *last == face => *copies += 1,
                    _ => list.push((face, 1)),
                }
            }
            self.asked = Some(Asked {
                source,
                faces: list,
            });
            return faces.nth(0);
        };
        self.drawn.push(Drawn {
            source,
            face: *face,
        });
        *face
    }
}
