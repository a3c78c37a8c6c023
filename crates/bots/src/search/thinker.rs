//! One thread of a search: a tree, its own luck, and the walk through both.

use super::guide::Guide;
use super::tree::{Child, Tree};
use super::{Budget, Opinion};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use towpath_core::Information;
use towpath_core::{MAX_SEATS, Sampled, Seat, Silent};

#[derive(Clone, Debug)]
pub(super) struct Thinker<G: Information> {
    random: Sampled,
    tree: Tree<G::Action>,
    /// The most decisions the tree may hold; past that its leaves are only estimated.
    room: usize,
    actions: Vec<G::Action>,
    path: Vec<(u32, u32)>,
    priors: Vec<f32>,
}

impl<G: Information> Thinker<G> {
    pub fn new(number: u64, room: usize) -> Thinker<G> {
        Thinker {
            random: Sampled::new(number),
            tree: Tree::new(),
            room,
            actions: Vec::new(),
            path: Vec::new(),
            priors: Vec::new(),
        }
    }

    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Keeps what is below a decision and drops the rest.
    pub fn descend(&mut self, action: G::Action) {
        self.tree.descend(action);
    }

    /// Thinks until the budget is used up or somebody says stop.
    pub fn think(
        &mut self,
        game: &G,
        guide: &impl Guide<G>,
        info: &G::InformationState,
        seat: Seat,
        budget: Budget,
        stop: &AtomicBool,
    ) {
        let start = Instant::now();
        let mut done = 0;
        loop {
            self.iterate(game, guide, info, seat);
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

    /// One world, one walk down, one new node.
    fn iterate(
        &mut self,
        game: &G,
        guide: &impl Guide<G>,
        info: &G::InformationState,
        root_seat: Seat,
    ) {
        let mut world = game.determinize(info, &mut self.random);
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let mut seat = root_seat;
        let shares = loop {
            self.actions.clear();
            game.candidates(&world, seat, &mut self.actions);
            if !self.tree.is_open(node) {
                guide.priors(
                    game,
                    &world,
                    seat,
                    &self.actions,
                    &mut self.random,
                    &mut self.priors,
                );
                self.tree.open(node, &self.actions, &self.priors);
            }
            let edge = self.tree.select(node, seat, &self.actions, guide_of(guide));
            self.path.push((node, edge));
            let action = self.tree.action(edge);
            game.apply(&mut world, seat, action, &mut self.random, &mut Silent);
            let Some(next) = game.to_act(&world).first() else {
                break self.finished(game, guide, &world);
            };
            seat = next;
            match self.tree.child(edge, self.room) {
                Child::Old(child) => node = child,
                Child::New | Child::Full => break guide.estimate(game, &world, &mut self.random),
            }
        };
        self.tree.learn(&self.path, &shares);
    }

    /// A finished game: its shares, and a game nobody wins is as good for one as for the other.
    fn finished(&mut self, game: &G, guide: &impl Guide<G>, world: &G::State) -> [f32; MAX_SEATS] {
        let shares = game.returns(world);
        match game.players() {
            1 => guide.estimate(game, world, &mut self.random),
            players if shares.iter().sum::<f32>() == 0.0 => [1.0 / f32::from(players); MAX_SEATS],
            _ => shares,
        }
    }

    /// Adds what was found about the decisions at the root.
    pub fn tell(&self, seat: Seat, opinions: &mut Vec<Opinion<G::Action>>) {
        for edge in self.tree.root_edges() {
            let (visits, mean) = (edge.visits, edge.mean(seat));
            match opinions.iter_mut().find(|o| o.action == edge.action) {
                Some(opinion) => {
                    let all = opinion.visits + visits;
                    if all > 0 {
                        let sum = opinion.chance * opinion.visits as f32 + mean * visits as f32;
                        opinion.chance = sum / all as f32;
                    }
                    opinion.visits = all;
                }
                None => opinions.push(Opinion {
                    action: edge.action,
                    visits,
                    chance: mean,
                }),
            }
        }
    }
}

/// How curious a guide is, as the tree asks for it.
fn guide_of<G: Information>(guide: &impl Guide<G>) -> impl Fn(f32, u32, u32) -> f32 {
    |prior, possible, tried| guide.curiosity(prior, possible, tried)
}
