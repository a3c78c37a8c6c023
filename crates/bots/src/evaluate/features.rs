//! The features of a game: what its linear evaluator looks at.

use std::fmt::Debug;
use towpath_core::{Information, MAX_SEATS, Seat};

/// The most features an evaluator may have.
pub const MAX_FEATURES: usize = 96;

/// The feature vectors of a position, one for each seat.
pub type FeatureRows = [[f32; MAX_FEATURES]; MAX_SEATS];

/// One thing an evaluator looks at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name in the file of weights.
    pub name: &'static str,
    /// What it is about: the key of the few words that explanations use.
    pub theme: &'static str,
}

/// The features of a game.
pub trait Features<G: Information>: Copy + Default + Debug + Send + Sync + 'static {
    /// All features, in the order of the rows.
    const FEATURES: &'static [Feature];

    /// The learned weights for so many players, as text of a data file; `None` before any were learned.
    fn learned(players: u8) -> Option<&'static str>;

    /// Whether the rows of all seats cost hardly more than one. Then the fast value is the whole value.
    const BATCHED: bool = false;

    /// How far the game is: 0 at the start, 1 at the end.
    fn progress(game: &G, state: &G::State) -> f32;

    /// Fills a zeroed row for this seat.
    fn fill(game: &G, state: &G::State, seat: Seat, row: &mut [f32]);

    /// Fills the zeroed rows of all seats; games whose seats share work override it.
    fn fill_all(game: &G, state: &G::State, rows: &mut FeatureRows) {
        for (index, row) in rows[..usize::from(game.players())].iter_mut().enumerate() {
            let row = &mut row[..Self::FEATURES.len()];
            Self::fill(game, state, Seat::new(index as u8), row);
        }
    }
}
