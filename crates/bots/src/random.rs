//! Players without a plan.

use crate::Bot;
use towpath_core::Information;
use towpath_core::{Sampled, ScenarioSupport, Seat};

/// Takes any legal action, all alike.
#[derive(Clone, Debug)]
pub struct Random<A> {
    random: Sampled,
    actions: Vec<A>,
}

impl<A> Random<A> {
    /// A player whose choices follow from this number.
    pub fn new(number: u64) -> Random<A> {
        Random {
            random: Sampled::new(number),
            actions: Vec::new(),
        }
    }
}

impl<G: Information> Bot<G> for Random<G::Action> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        self.actions.clear();
        game.legal(&world, seat, &mut self.actions);
        self.actions[self.random.below(self.actions.len() as u32) as usize]
    }
}

/// Takes any legal action, the likelier the more it gets the game on.
#[derive(Clone, Debug)]
pub struct Eager<A> {
    random: Sampled,
    actions: Vec<A>,
}

impl<A> Eager<A> {
    /// A player whose choices follow from this number.
    pub fn new(number: u64) -> Eager<A> {
        Eager {
            random: Sampled::new(number),
            actions: Vec::new(),
        }
    }
}

impl<G: ScenarioSupport> Bot<G> for Eager<G::Action> {
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
