//! The driver that goes through every outcome in turn, for exact expectations.

use super::{Chance, Faces, Source};

/// Runs through all series of outcomes, one series a run.
///
/// ```
/// use towpath_core::{Chance, Enumerating, Faces, Seen, Source};
/// let coin = Source { stream: 0, generation: 0, index: 0, seen: Seen::Everyone };
/// let mut all = Enumerating::default();
/// let mut heads = 0.0;
/// loop {
///     let first = all.draw(coin, Faces::First(2));
///     let second = all.draw(coin, Faces::First(2));
///     if first + second == 2 {
///         heads += all.probability();
///     }
///     if !all.advance() {
///         break;
///     }
/// }
/// assert_eq!(heads, 0.25);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Enumerating {
    path: Vec<Branch>,
    depth: usize,
}

#[derive(Clone, Debug)]
struct Branch {
    faces: Vec<(u16, u32)>,
    total: u32,
    at: usize,
}

impl Enumerating {
    /// How likely the series of this run is.
    pub fn probability(&self) -> f64 {
        self.path[..self.depth]
            .iter()
            .map(|b| f64::from(b.faces[b.at].1) / f64::from(b.total))
            .product()
    }

    /// Goes on to the next series; `false` when all have been seen.
    pub fn advance(&mut self) -> bool {
        self.path.truncate(self.depth);
        self.depth = 0;
        while let Some(branch) = self.path.last_mut() {
            branch.at += 1;
            if branch.at < branch.faces.len() {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Chance for Enumerating {
    fn draw(&mut self, _: Source, faces: Faces<'_>) -> u16 {
        if self.depth == self.path.len() {
            let total = faces.total();
            let mut list: Vec<(u16, u32)> = Vec::new();
            for rank in 0..total {
                let face = faces.nth(rank);
                match list.last_mut() {
                    Some((last, copies)) if *last == face => *copies += 1,
                    _ => list.push((face, 1)),
                }
            }
            self.path.push(Branch {
                faces: list,
                total,
                at: 0,
            });
        }
        let branch = &self.path[self.depth];
        self.depth += 1;
        branch.faces[branch.at].0
    }
}
