//! One ply deep: try each action in a few worlds that agree with what is known, keep the best on average.

use crate::{Bot, Evaluate};
use table::{Game, Sampled, Seat, Silent};

/// Takes the action whose result an evaluator likes best.
#[derive(Clone, Debug)]
pub struct Greedy<E, A> {
    evaluate: E,
    worlds: u32,
    random: Sampled,
    actions: Vec<A>,
}

impl<E, A> Greedy<E, A> {
    /// A player that looks at each action in so many sampled worlds.
    pub fn new(evaluate: E, worlds: u32, number: u64) -> Greedy<E, A> {
        Greedy {
            evaluate,
            worlds: worlds.max(1),
            random: Sampled::new(number),
            actions: Vec::new(),
        }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<E, G::Action> {
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat) -> G::Action {
        let world = game.sample(known, &mut self.random);
        self.actions.clear();
        game.candidates(&world, seat, &mut self.actions);
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        if self.actions.len() == 1 {
            return best.1;
        }
        for action in &self.actions {
            let mut sum = 0.0;
            for _ in 0..self.worlds {
                let mut world = game.sample(known, &mut self.random);
                game.apply(&mut world, seat, *action, &mut self.random, &mut Silent);
                sum += self.evaluate.value(game, &world, seat);
            }
            // Equal actions are told apart by a coin, or the first in the list would always be played.
            let value = sum + self.random.below(1024) as f32 * 1e-6;
            if value > best.0 {
                best = (value, *action);
            }
        }
        best.1
    }
}
