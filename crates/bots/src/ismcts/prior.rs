//! What a tree search knows beforehand: priors of actions, values of leaves, and how eagerly it explores.

use crate::{Evaluator, ScoreLead};
use towpath_core::{Information, MAX_SEATS, Sampled, Seat, Silent};

/// Priors for actions, values for leaves, and the exploration term that goes with them.
pub trait PriorAndValue<G: Information>: Send + Sync {
    /// The prior probability of each action in this world, in their order; together they make 1.
    fn priors(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        actions: &[G::Action],
        random: &mut Sampled,
        priors: &mut Vec<f32>,
    );

    /// The value of a leaf: each seat's expected share of the win.
    fn leaf_value(&self, game: &G, world: &G::State, random: &mut Sampled) -> [f32; MAX_SEATS];

    /// The exploration term of the selection rule, for an action that was available and visited so often.
    fn exploration(&self, prior: f32, available: u32, visits: u32) -> f32;

    /// What a position's value is made of, where it can be said: themes and what each adds in points.
    fn themes(&self, game: &G, world: &G::State, seat: Seat) -> Vec<(&'static str, f32)>;
}

/// PUCT with an evaluator: priors are the softmax of the values after each action, leaves have its win probabilities.
#[derive(Clone, Debug)]
pub struct SoftmaxPrior<E> {
    /// Values the positions after each action, and the leaves.
    pub evaluator: E,
    /// The exploration constant of PUCT: how much priors count against means.
    pub exploration: f32,
    /// The temperature of the priors: so many points make an action e times as likely beforehand.
    pub temperature: f32,
}

impl<G: Information, E: Evaluator<G>> PriorAndValue<G> for SoftmaxPrior<E> {
    fn priors(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        actions: &[G::Action],
        random: &mut Sampled,
        priors: &mut Vec<f32>,
    ) {
        priors.clear();
        let mut best = f32::NEG_INFINITY;
        for action in actions {
            let mut after = *world;
            game.apply(&mut after, seat, *action, random, &mut Silent);
            let value = self.evaluator.value(game, &after, seat);
            best = best.max(value);
            priors.push(value);
        }
        let mut sum = 0.0;
        for prior in priors.iter_mut() {
            *prior = ((*prior - best) / self.temperature).exp();
            sum += *prior;
        }
        for prior in priors.iter_mut() {
            *prior /= sum;
        }
    }

    fn leaf_value(&self, game: &G, world: &G::State, _: &mut Sampled) -> [f32; MAX_SEATS] {
        self.evaluator.win_probabilities(game, world)
    }

    fn exploration(&self, prior: f32, available: u32, visits: u32) -> f32 {
        self.exploration * prior * (available as f32).sqrt() / (1.0 + visits as f32)
    }

    fn themes(&self, game: &G, world: &G::State, seat: Seat) -> Vec<(&'static str, f32)> {
        self.evaluator.themes(game, world, seat)
    }
}

/// UCB1 without any knowledge: uniform priors, and leaves are played to the end at random. This is the plain tree search
/// that better ones are compared with.
#[derive(Copy, Clone, Debug, Default)]
pub struct UniformRollout;

/// A rollout that takes longer than this is given up and counted by points.
const LONGEST_ROLLOUT: u32 = 5_000;

impl<G: Information> PriorAndValue<G> for UniformRollout {
    fn priors(
        &self,
        _: &G,
        _: &G::State,
        _: Seat,
        actions: &[G::Action],
        _: &mut Sampled,
        priors: &mut Vec<f32>,
    ) {
        priors.clear();
        priors.resize(actions.len(), 1.0 / actions.len() as f32);
    }

    fn leaf_value(&self, game: &G, world: &G::State, random: &mut Sampled) -> [f32; MAX_SEATS] {
        let mut world = *world;
        let mut actions = Vec::new();
        for _ in 0..LONGEST_ROLLOUT {
            let Some(seat) = game.to_act(&world).first() else {
                break;
            };
            actions.clear();
            game.legal(&world, seat, &mut actions);
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut world, seat, action, random, &mut Silent);
        }
        match game.is_over(&world) && game.players() > 1 {
            true => game.returns(&world),
            false => ScoreLead.win_probabilities(game, &world),
        }
    }

    fn exploration(&self, _: f32, available: u32, visits: u32) -> f32 {
        match visits {
            0 => f32::INFINITY,
            _ => (2.0 * (available as f32).ln() / visits as f32).sqrt(),
        }
    }

    fn themes(&self, _: &G, _: &G::State, _: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }
}
