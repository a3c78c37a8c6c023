//! One thread of a search: a tree, its own luck, and the iterations through both.

use super::ActionStatistics;
use super::prior::PriorAndValue;
use super::tree::{Child, Tree};
use crate::Budget;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use towpath_core::{Information, MAX_SEATS, Sampled, Seat, Silent};

#[derive(Clone, Debug)]
pub(super) struct Worker<G: Information> {
    random: Sampled,
    tree: Tree<G::Action>,
    /// The most edges the tree may hold; past that its leaves are evaluated and not expanded.
    max_edges: usize,
    actions: Vec<G::Action>,
    path: Vec<(u32, u32)>,
    priors: Vec<f32>,
}

impl<G: Information> Worker<G> {
    pub fn new(seed: u64, max_edges: usize) -> Worker<G> {
        Worker {
            random: Sampled::new(seed),
            tree: Tree::new(),
            max_edges,
            actions: Vec::new(),
            path: Vec::new(),
            priors: Vec::new(),
        }
    }

    pub fn clear(&mut self) {
        self.tree.clear();
    }

    /// Keeps the subtree below an action and drops the rest.
    pub fn advance(&mut self, action: G::Action) {
        self.tree.advance(action);
    }

    /// Iterates until the budget is used up or the flag is set.
    pub fn search(
        &mut self,
        game: &G,
        prior: &impl PriorAndValue<G>,
        info: &G::InformationState,
        seat: Seat,
        budget: Budget,
        stop: &AtomicBool,
    ) {
        let start = Instant::now();
        let mut done = 0;
        loop {
            self.iterate(game, prior, info, seat);
            done += 1;
            let enough = match budget {
                Budget::Iterations(all) => done >= all,
                Budget::Time(time) => done % 8 == 0 && start.elapsed() >= time,
            };
            if enough || stop.load(Ordering::Relaxed) {
                return;
            }
        }
    }

    /// One determinization: selection, expansion, evaluation, backpropagation.
    fn iterate(
        &mut self,
        game: &G,
        prior: &impl PriorAndValue<G>,
        info: &G::InformationState,
        root_seat: Seat,
    ) {
        let mut world = game.determinize(info, &mut self.random);
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let mut seat = root_seat;
        let returns = loop {
            self.actions.clear();
            game.candidates(&world, seat, &mut self.actions);
            if !self.tree.is_expanded(node) {
                prior.priors(
                    game,
                    &world,
                    seat,
                    &self.actions,
                    &mut self.random,
                    &mut self.priors,
                );
                self.tree.expand(node, &self.actions, &self.priors);
            }
            let exploration = |own, available, visits| prior.exploration(own, available, visits);
            let edge = self.tree.select(node, seat, &self.actions, exploration);
            self.path.push((node, edge));
            let action = self.tree.action(edge);
            game.apply(&mut world, seat, action, &mut self.random, &mut Silent);
            let Some(next) = game.to_act(&world).first() else {
                break self.terminal_value(game, prior, &world);
            };
            seat = next;
            match self.tree.child(edge, self.max_edges) {
                Child::Existing(child) => node = child,
                Child::Created | Child::Full => {
                    break prior.leaf_value(game, &world, &mut self.random);
                }
            }
        };
        self.tree.backpropagate(&self.path, &returns);
    }

    /// A finished game: its returns; a game that nobody wins is as good for one as for the other.
    fn terminal_value(
        &mut self,
        game: &G,
        prior: &impl PriorAndValue<G>,
        world: &G::State,
    ) -> [f32; MAX_SEATS] {
        let returns = game.returns(world);
        match game.players() {
            1 => prior.leaf_value(game, world, &mut self.random),
            players if returns.iter().sum::<f32>() == 0.0 => [1.0 / f32::from(players); MAX_SEATS],
            _ => returns,
        }
    }

    /// Adds what this tree holds about the actions at the root.
    pub fn add_root_statistics(
        &self,
        seat: Seat,
        statistics: &mut Vec<ActionStatistics<G::Action>>,
    ) {
        for edge in self.tree.root_edges() {
            let (visits, mean) = (edge.visits, edge.mean(seat));
            match statistics.iter_mut().find(|one| one.action == edge.action) {
                Some(one) => {
                    let all = one.visits + visits;
                    if all > 0 {
                        let sum = one.value * one.visits as f32 + mean * visits as f32;
                        one.value = sum / all as f32;
                    }
                    one.visits = all;
                }
                None => statistics.push(ActionStatistics {
                    action: edge.action,
                    visits,
                    value: mean,
                }),
            }
        }
    }
}
