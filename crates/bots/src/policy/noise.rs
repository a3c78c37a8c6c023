//! Epsilon noise on top of another policy.

use super::HeuristicRandom;
use crate::Bot;
use towpath_core::{Game, Sampled, ScenarioSupport, Seat};

/// Lets another bot decide, but with probability epsilon plays a [`HeuristicRandom`] action instead (epsilon-greedy
/// when the other bot is greedy). It makes a bot weaker without making it foolish.
#[derive(Clone, Debug)]
pub struct EpsilonNoise<B, A> {
    inner: B,
    random_policy: HeuristicRandom<A>,
    /// Epsilon in percent.
    epsilon: u32,
    random: Sampled,
}

impl<B, A> EpsilonNoise<B, A> {
    /// Noise in `epsilon` of a hundred decisions.
    pub fn new(inner: B, epsilon: u32, seed: u64) -> EpsilonNoise<B, A> {
        EpsilonNoise {
            inner,
            random_policy: HeuristicRandom::new(seed ^ 0x6e6f_6973),
            epsilon,
            random: Sampled::new(seed.rotate_left(32)),
        }
    }
}

impl<G: ScenarioSupport, B: Bot<G>> Bot<G> for EpsilonNoise<B, <G as Game>::Action> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        if self.random.below(100) < self.epsilon {
            self.random_policy.choose(game, info, seat)
        } else {
            self.inner.choose(game, info, seat)
        }
    }
}
