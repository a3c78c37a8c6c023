//! One ply deep: try each action in the same few worlds that agree with what is known, keep the best on average.

use crate::{Bot, Evaluate};
use towpath_core::Information;
use towpath_core::{Sampled, Seat, Silent};

/// Takes the action whose result an evaluator likes best.
#[derive(Clone, Debug)]
pub struct Greedy<E, A> {
    evaluate: E,
    worlds: u32,
    random: Sampled,
    actions: Vec<A>,
    values: Vec<f32>,
}

impl<E, A> Greedy<E, A> {
    /// A player that looks at each action in so many sampled worlds.
    pub fn new(evaluate: E, worlds: u32, number: u64) -> Greedy<E, A> {
        Greedy {
            evaluate,
            worlds: worlds.max(1),
            random: Sampled::new(number),
            actions: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<G: Information, E: Evaluate<G>> Bot<G> for Greedy<E, G::Action> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        self.actions.clear();
        game.candidates(&world, seat, &mut self.actions);
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        if self.actions.len() == 1 {
            return best.1;
        }
        self.values.clear();
        // Equal actions are told apart by a coin, or the first in the list would always be played.
        let coin = |_: &G::Action| self.random.below(1024) as f32 * 1e-6;
        self.values.extend(self.actions.iter().map(coin));
        for _ in 0..self.worlds {
            // All actions meet the same world and the same luck: they are told apart by what they do.
            let world = game.determinize(info, &mut self.random);
            let luck = self.random.word();
            for (action, value) in self.actions.iter().zip(&mut self.values) {
                let mut after = world;
                game.apply(
                    &mut after,
                    seat,
                    *action,
                    &mut Sampled::new(luck),
                    &mut Silent,
                );
                *value += self.evaluate.value(game, &after, seat);
            }
        }
        for (action, value) in self.actions.iter().zip(&self.values) {
            if *value > best.0 {
                best = (*value, *action);
            }
        }
        best.1
    }
}
