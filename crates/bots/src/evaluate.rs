//! What a position is worth.
//!
//! [`LinearEvaluator`] is a weighted sum of features. Its weights are interpolated over the course of the game, as in the
//! tapered evaluation of chess programs, and its values become win probabilities by a softmax with a learned
//! temperature. [`ScoreLead`] is the baseline every better evaluator is compared with.

mod features;
mod linear;
mod weights;

pub use features::{Feature, FeatureRows, Features, MAX_FEATURES};
pub use linear::LinearEvaluator;
pub use weights::Weights;

use towpath_core::{Information, MAX_SEATS, Seat};

/// The temperature of an evaluator that has learned none, in points.
pub(crate) const DEFAULT_TEMPERATURE: f32 = 6.0;

/// Tells what a position is worth. It may look at the whole state because every state it is shown was sampled from an
/// information state.
pub trait Evaluator<G: Information>: Send + Sync {
    /// The value of the position for this seat, in points; higher is better.
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32;

    /// A cheaper value, good enough to compare a seat's own actions in a rollout.
    fn fast_value(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.value(game, state, seat)
    }

    /// The softmax temperature: so many points make a win e times as likely.
    fn temperature(&self, _game: &G) -> f32 {
        DEFAULT_TEMPERATURE
    }

    /// Each seat's probability to win: the softmax of the values. A solo player's number only grows with the value.
    fn win_probabilities(&self, game: &G, state: &G::State) -> [f32; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        let players = usize::from(game.players());
        for (index, value) in values[..players].iter_mut().enumerate() {
            *value = self.value(game, state, Seat::new(index as u8));
        }
        softmax(&values[..players], self.temperature(game))
    }

    /// What the value is made of, where the evaluator can say: themes and what each adds in points.
    fn themes(&self, _game: &G, _state: &G::State, _seat: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }
}

/// The softmax of values at a temperature; for a single value, a number between 0 and 1 that grows with it.
pub(crate) fn softmax(values: &[f32], temperature: f32) -> [f32; MAX_SEATS] {
    let mut probabilities = [0.0; MAX_SEATS];
    if let [alone] = values {
        probabilities[0] = alone.max(0.0) / (alone.max(0.0) + 100.0);
        return probabilities;
    }
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (probability, value) in probabilities.iter_mut().zip(values) {
        *probability = ((value - best) / temperature).exp();
        sum += *probability;
    }
    for probability in &mut probabilities {
        *probability /= sum;
    }
    probabilities
}

/// The points as they stand: a seat's own less the best of the others'.
#[derive(Copy, Clone, Debug, Default)]
pub struct ScoreLead;

impl<G: Information> Evaluator<G> for ScoreLead {
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let own = game.points(state, seat);
        let others = (0..game.players()).map(Seat::new).filter(|s| *s != seat);
        let best = others.map(|other| game.points(state, other)).max();
        (own - best.unwrap_or(0)) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_temperature_of_points_makes_a_win_e_times_as_likely() {
        let chances = softmax(&[12.0, 6.0, 6.0], 6.0);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((chances[0] / chances[1] - std::f32::consts::E).abs() < 1e-5);
        assert_eq!(chances[1], chances[2]);
    }

    #[test]
    fn alone_the_number_grows_with_the_value() {
        let alone = |value| softmax(&[value], 6.0)[0];
        assert_eq!(alone(-5.0), 0.0);
        assert!(alone(50.0) < alone(100.0) && alone(100.0) < 1.0);
    }
}
