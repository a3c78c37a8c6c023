//! What a search knows beforehand: which decisions look good, and what a position is worth.

use crate::Evaluate;
use towpath_core::Information;
use towpath_core::{MAX_SEATS, Sampled, Seat, Silent};

/// Guides a search through a game.
pub trait Guide<G: Information>: Send + Sync {
    /// How likely each decision looks in this world, in their order; all together make 1.
    fn priors(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        actions: &[G::Action],
        random: &mut Sampled,
        priors: &mut Vec<f32>,
    );

    /// Each seat's chance to win from here.
    fn estimate(&self, game: &G, world: &G::State, random: &mut Sampled) -> [f32; MAX_SEATS];

    /// How much a decision is worth trying for its own sake, when it was possible and tried so often.
    fn curiosity(&self, prior: f32, possible: u32, tried: u32) -> f32;

    /// What speaks for a position, if the guide can say: a theme and what it adds in points.
    fn themes(&self, game: &G, world: &G::State, seat: Seat) -> Vec<(&'static str, f32)>;
}

/// Follows an evaluator.
#[derive(Clone, Debug)]
pub struct Judged<E> {
    /// Tells what a position is worth.
    pub evaluate: E,
    /// How much the priors count against what was found: the exploration constant.
    pub curiosity: f32,
    /// Points of the evaluator that make a decision e times as likely beforehand.
    pub spread: f32,
}

impl<G: Information, E: Evaluate<G>> Guide<G> for Judged<E> {
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
            let value = self.evaluate.value(game, &after, seat);
            best = best.max(value);
            priors.push(value);
        }
        let mut sum = 0.0;
        for prior in priors.iter_mut() {
            *prior = ((*prior - best) / self.spread).exp();
            sum += *prior;
        }
        for prior in priors.iter_mut() {
            *prior /= sum;
        }
    }

    fn estimate(&self, game: &G, world: &G::State, _: &mut Sampled) -> [f32; MAX_SEATS] {
        self.evaluate.chances(game, world)
    }

    fn curiosity(&self, prior: f32, possible: u32, tried: u32) -> f32 {
        self.curiosity * prior * (possible as f32).sqrt() / (1.0 + tried as f32)
    }

    fn themes(&self, game: &G, world: &G::State, seat: Seat) -> Vec<(&'static str, f32)> {
        self.evaluate.themes(game, world, seat)
    }
}

/// Knows nothing: every decision is as good as any other, and positions are played to the end at random. This is the plain
/// tree search that better ones are compared with.
#[derive(Copy, Clone, Debug, Default)]
pub struct Blind;

/// A playout that takes longer than this is given up and counted by points.
const LONGEST_PLAYOUT: u32 = 5_000;

impl<G: Information> Guide<G> for Blind {
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

    fn estimate(&self, game: &G, world: &G::State, random: &mut Sampled) -> [f32; MAX_SEATS] {
        let mut world = *world;
        let mut actions = Vec::new();
        for _ in 0..LONGEST_PLAYOUT {
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
            false => crate::Score.chances(game, &world),
        }
    }

    fn curiosity(&self, _: f32, possible: u32, tried: u32) -> f32 {
        match tried {
            0 => f32::INFINITY,
            _ => (2.0 * (possible as f32).ln() / tried as f32).sqrt(),
        }
    }

    fn themes(&self, _: &G, _: &G::State, _: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }
}
