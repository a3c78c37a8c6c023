//! A player that does not always do what it thinks best.

use crate::{Bot, Eager};
use towpath_core::{Game, Sampled, ScenarioSupport, Seat};

/// Lets another player decide, but now and then does something else that gets the game on.
#[derive(Clone, Debug)]
pub struct Noisy<B, A> {
    inner: B,
    eager: Eager<A>,
    percent: u32,
    random: Sampled,
}

impl<B, A> Noisy<B, A> {
    /// A player that goes its own way in so many of a hundred decisions.
    pub fn new(inner: B, percent: u32, number: u64) -> Noisy<B, A> {
        Noisy {
            inner,
            eager: Eager::new(number ^ 0x6e6f_6973),
            percent,
            random: Sampled::new(number.rotate_left(32)),
        }
    }
}

impl<G: ScenarioSupport, B: Bot<G>> Bot<G> for Noisy<B, <G as Game>::Action> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        if self.random.below(100) < self.percent {
            self.eager.choose(game, info, seat)
        } else {
            self.inner.choose(game, info, seat)
        }
    }
}
