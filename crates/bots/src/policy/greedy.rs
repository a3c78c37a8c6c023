//! One-ply search: each action is tried in the same few determinizations, and the best on average is played.

use crate::{Bot, Evaluator};
use towpath_core::{Information, Sampled, Seat, Silent};

/// Takes the action after which the evaluator's value is highest.
#[derive(Clone, Debug)]
pub struct Greedy<E, A> {
    evaluator: E,
    worlds: u32,
    random: Sampled,
    actions: Vec<A>,
    values: Vec<f32>,
}

impl<E, A> Greedy<E, A> {
    /// A bot that tries each action in so many determinizations.
    pub fn new(evaluator: E, worlds: u32, seed: u64) -> Greedy<E, A> {
        Greedy {
            evaluator,
            worlds: worlds.max(1),
            random: Sampled::new(seed),
            actions: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<G: Information, E: Evaluator<G>> Bot<G> for Greedy<E, G::Action> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        self.actions.clear();
        game.candidates(&world, seat, &mut self.actions);
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        if self.actions.len() == 1 {
            return best.1;
        }
        self.values.clear();
        // Ties are broken by chance, or the first action in the list would always be played.
        let tie_breaker = |_: &G::Action| self.random.below(1024) as f32 * 1e-6;
        self.values.extend(self.actions.iter().map(tie_breaker));
        for _ in 0..self.worlds {
            // All actions meet the same world and the same luck, so that only what they do makes a difference.
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
                *value += self.evaluator.value(game, &after, seat);
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
