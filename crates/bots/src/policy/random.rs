//! Random policies: uniform, and weighted by a game's own heuristic.

use crate::Bot;
use towpath_core::{Information, Sampled, ScenarioSupport, Seat};

/// Takes any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct UniformRandom<A> {
    random: Sampled,
    actions: Vec<A>,
}

impl<A> UniformRandom<A> {
    /// A bot whose choices follow from this seed.
    pub fn new(seed: u64) -> UniformRandom<A> {
        UniformRandom {
            random: Sampled::new(seed),
            actions: Vec::new(),
        }
    }
}

impl<G: Information> Bot<G> for UniformRandom<G::Action> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        self.actions.clear();
        game.legal(&world, seat, &mut self.actions);
        self.actions[self.random.below(self.actions.len() as u32) as usize]
    }
}

/// Takes any legal action with a probability proportional to [`ScenarioSupport::heuristic_weight`], which is high for
/// what gets the game on and low for what only takes back or passes.
#[derive(Clone, Debug)]
pub struct HeuristicRandom<A> {
    random: Sampled,
    actions: Vec<A>,
}

impl<A> HeuristicRandom<A> {
    /// A bot whose choices follow from this seed.
    pub fn new(seed: u64) -> HeuristicRandom<A> {
        HeuristicRandom {
            random: Sampled::new(seed),
            actions: Vec::new(),
        }
    }
}

impl<G: ScenarioSupport> Bot<G> for HeuristicRandom<G::Action> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        self.actions.clear();
        game.legal(&world, seat, &mut self.actions);
        let total: u32 = self
            .actions
            .iter()
            .map(|action| game.heuristic_weight(&world, action))
            .sum();
        let mut left = self.random.below(total.max(1));
        for action in &self.actions {
            let weight = game.heuristic_weight(&world, action);
            if left < weight {
                return *action;
            }
            left -= weight;
        }
        self.actions[0]
    }
}
