//! Where plans are played on: everybody follows a quick greedy habit, and all plans have the same luck.

use super::Trial;
use crate::Evaluate;
use towpath_core::Information;
use towpath_core::{Chance, Faces, Sampled, Seat, Silent, Source};

/// What came of plans that were played on side by side.
pub(super) struct Passes {
    /// For each plan the chances to win, added up.
    pub sums: Vec<f32>,
    /// In how many worlds.
    pub count: u32,
}

/// Plays on for one thread.
pub(super) struct Stage<'a, G: Information, E> {
    game: &'a G,
    evaluate: &'a E,
    rounds: u32,
    actions: Vec<G::Action>,
}

impl<'a, G: Information, E: Evaluate<G>> Stage<'a, G, E> {
    pub fn new(game: &'a G, evaluate: &'a E, rounds: u32) -> Self {
        Stage {
            game,
            evaluate,
            rounds,
            actions: Vec::new(),
        }
    }

    /// Plays all plans on in one world after another, until `spent` says so of the iterations done here. A pass that `over`
    /// ends in the middle does not count.
    pub fn passes(
        &mut self,
        info: &G::InformationState,
        seat: Seat,
        trials: &[Trial<G::Action>],
        number: u64,
        spent: &dyn Fn(u32) -> bool,
        over: &dyn Fn() -> bool,
    ) -> Passes {
        let mut numbers = Sampled::new(number);
        let mut passes = Passes {
            sums: vec![0.0; trials.len()],
            count: 0,
        };
        let mut results = Vec::with_capacity(trials.len());
        while !spent(passes.count * trials.len() as u32) {
            // In each pass all plans meet the same world and the same luck.
            let number = numbers.word();
            results.clear();
            for trial in trials {
                if over() {
                    return passes;
                }
                results.push(self.play_on(info, seat, &trial.actions, number));
            }
            for (sum, result) in passes.sums.iter_mut().zip(&results) {
                *sum += result;
            }
            passes.count += 1;
        }
        passes
    }

    /// What comes of a plan in one world: the chance to win some turns later.
    fn play_on(
        &mut self,
        info: &G::InformationState,
        seat: Seat,
        plan: &[G::Action],
        number: u64,
    ) -> f32 {
        let game = self.game;
        let mut random = Sampled::new(number);
        let mut world = game.determinize(info, &mut random);
        let last = game.turn(&world) + self.rounds * u32::from(game.players());
        let mut fate = Fate(number);
        for action in plan {
            game.apply(&mut world, seat, *action, &mut fate, &mut Silent);
        }
        while let Some(next) = game.to_act(&world).first() {
            if game.turn(&world) > last {
                return self.evaluate.chances(game, &world)[seat.index()];
            }
            let action = self.habit(&world, next, &mut random);
            game.apply(&mut world, next, action, &mut fate, &mut Silent);
        }
        game.returns(&world)[seat.index()]
    }

    /// What a player does out of habit: the decision whose result looks best at a glance.
    fn habit(&mut self, world: &G::State, seat: Seat, random: &mut Sampled) -> G::Action {
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
            let value = self.evaluate.glance(game, &after, seat);
            if value > best.0 {
                best = (value, *action);
            }
        }
        best.1
    }
}

/// The same luck for every plan: what a pile gives depends on how much it has given, not on who draws when.
struct Fate(u64);

impl Chance for Fate {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        let place = u64::from(source.stream) << 32
            | u64::from(source.generation) << 16
            | u64::from(source.index);
        let mut mixed = (self.0 ^ place).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let rank = ((mixed >> 32) * u64::from(faces.total())) >> 32;
        faces.nth(rank as u32)
    }
}
