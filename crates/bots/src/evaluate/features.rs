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

    /// Fills the zeroed rows of all seats; games whose seats share work override it. Rows of seats that nobody sits in
    /// are not read.
    fn fill_all(game: &G, state: &G::State, rows: &mut FeatureRows) {
        for (index, row) in rows[..usize::from(game.players())].iter_mut().enumerate() {
            let row = &mut row[..Self::FEATURES.len()];
            Self::fill(game, state, Seat::new(index as u8), row);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use crate::arriala::ArrialaFeatures;
    use crate::canal_mania::CanalManiaFeatures;
    use crate::kanal::KanalFeatures;
    use towpath_arriala::Arriala;
    use towpath_canal_mania::CanalMania;
    use towpath_core::{Sampled, Silent, TableSetup};
    use towpath_kanal::Kanal;

    /// Plays random games with every number of players and checks what must hold of every evaluator's features.
    fn hold<G: Information, F: Features<G>>() {
        let names: Vec<&str> = F::FEATURES.iter().map(|feature| feature.name).collect();
        assert!(names.len() <= MAX_FEATURES);
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{name} is there twice");
        }
        for players in G::title().players {
            let text = F::learned(players).expect("weights for every number of players");
            assert!(Weights::read(text, F::FEATURES).is_ok());
            let setup = TableSetup {
                players,
                options: Default::default(),
                edition: G::builtin_edition(),
                rules: G::title().rules,
            };
            let game = G::build(&setup).expect("the built-in edition holds");
            play::<G, F>(&game);
        }
    }

    fn play<G: Information, F: Features<G>>(game: &G) {
        let mut random = Sampled::new(7);
        let mut actions = Vec::new();
        let mut state = game.setup(&mut random, &mut Silent);
        let start = F::progress(game, &state);
        assert!(start < 0.1, "{start}");
        while let Some(seat) = game.to_act(&state).first() {
            let progress = F::progress(game, &state);
            assert!((0.0..=1.0).contains(&progress), "{progress}");
            let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
            F::fill_all(game, &state, &mut rows);
            assert!(rows.iter().flatten().all(|value| value.is_finite()));
            // Nothing is written beyond the features there are.
            let beyond = rows.iter().map(|row| &row[F::FEATURES.len()..]);
            assert!(beyond.flatten().all(|value| *value == 0.0));
            let mut row = [0.0; MAX_FEATURES];
            F::fill(game, &state, seat, &mut row[..F::FEATURES.len()]);
            assert_eq!(rows[seat.index()], row, "a seat alone and among all");
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }

    #[test]
    fn features_hold_in_every_game() {
        hold::<Arriala, ArrialaFeatures>();
        hold::<CanalMania, CanalManiaFeatures>();
        hold::<Kanal, KanalFeatures>();
    }
}
