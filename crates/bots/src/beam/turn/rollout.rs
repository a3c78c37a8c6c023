//! Rollouts of lines: everybody plays greedily by the fast value, and all lines have the same luck.

use crate::Evaluator;
use crate::beam::halving::{Arm, Pulls};
use crate::chance::CommonRandomNumbers;
use towpath_core::{Information, Sampled, Seat, Silent};

/// Rolls lines out on one thread.
pub(super) struct Rollout<'a, G: Information, E> {
    game: &'a G,
    evaluator: &'a E,
    rounds: u32,
    actions: Vec<G::Action>,
}

impl<'a, G: Information, E: Evaluator<G>> Rollout<'a, G, E> {
    pub fn new(game: &'a G, evaluator: &'a E, rounds: u32) -> Self {
        Rollout {
            game,
            evaluator,
            rounds,
            actions: Vec::new(),
        }
    }

    /// Rolls all lines out in one world after another, until `spent` says so of the iterations done here. A pass that
    /// `over` ends in the middle does not count.
    pub fn passes(
        &mut self,
        info: &G::InformationState,
        seat: Seat,
        arms: &[Arm<Vec<G::Action>>],
        seed: u64,
        spent: &dyn Fn(u32) -> bool,
        over: &dyn Fn() -> bool,
    ) -> Pulls {
        let mut seeds = Sampled::new(seed);
        let mut pulls = Pulls {
            sums: vec![0.0; arms.len()],
            count: 0,
        };
        let mut rewards = Vec::with_capacity(arms.len());
        while !spent(pulls.count * arms.len() as u32) {
            // In each pass all lines meet the same world and the same luck.
            let seed = seeds.word();
            rewards.clear();
            for arm in arms {
                if over() {
                    return pulls;
                }
                rewards.push(self.reward(info, seat, &arm.item, seed));
            }
            for (sum, reward) in pulls.sums.iter_mut().zip(&rewards) {
                *sum += reward;
            }
            pulls.count += 1;
        }
        pulls
    }

    /// What comes of a line in one world: the probability to win some turns later.
    fn reward(
        &mut self,
        info: &G::InformationState,
        seat: Seat,
        line: &[G::Action],
        seed: u64,
    ) -> f32 {
        let game = self.game;
        let mut random = Sampled::new(seed);
        let mut world = game.determinize(info, &mut random);
        let last = game.turn(&world) + self.rounds * u32::from(game.players());
        let mut chance = CommonRandomNumbers(seed);
        for action in line {
            game.apply(&mut world, seat, *action, &mut chance, &mut Silent);
        }
        while let Some(next) = game.to_act(&world).first() {
            if game.turn(&world) > last {
                return self.evaluator.win_probabilities(game, &world)[seat.index()];
            }
            let action = self.greedy_action(&world, next, &mut random);
            game.apply(&mut world, next, action, &mut chance, &mut Silent);
        }
        game.returns(&world)[seat.index()]
    }

    /// The rollout policy: the action whose result has the highest fast value.
    fn greedy_action(&mut self, world: &G::State, seat: Seat, random: &mut Sampled) -> G::Action {
        let game = self.game;
        self.actions.clear();
        game.candidates(world, seat, &mut self.actions);
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        if self.actions.len() == 1 {
            return best.1;
        }
        for action in &self.actions {
            let mut after = *world;
            game.apply(&mut after, seat, *action, random, &mut Silent);
            let value = self.evaluator.fast_value(game, &after, seat);
            if value > best.0 {
                best = (value, *action);
            }
        }
        best.1
    }
}
