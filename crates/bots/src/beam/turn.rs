//! Beam search over the decisions of one turn, with rollouts.
//!
//! A line is every decision of a turn up to the first draw, found by a beam over the evaluator's values. The best lines are
//! the arms of a sequential halving: each is rolled out in determinizations, everybody playing greedily by the fast value, and
//! the win probability some turns later is its reward. All lines meet the same worlds and common random numbers.

mod lines;
mod rollout;

use super::committed::CommittedLine;
use super::halving::{Arm, sequential_halving};
use crate::{Bot, Budget, Evaluator, map_in_order};
use lines::TurnLines;
use rollout::Rollout;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use towpath_core::{Information, Sampled, Seat};

/// How wide a [`TurnBeam`] searches and how far it rolls out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TurnBeamSettings {
    /// How many positions are kept after each decision, and how many lines are rolled out: with a small budget, and at
    /// most.
    pub width: (usize, usize),
    /// For how many rounds of turns lines are rolled out.
    pub rollout_rounds: u32,
}

impl Default for TurnBeamSettings {
    fn default() -> TurnBeamSettings {
        TurnBeamSettings {
            width: (12, 12),
            rollout_rounds: 1,
        }
    }
}

/// The part of the time that the beam takes when it can be as wide as that allows.
const BEAM_SHARE: f64 = 1.0 / 6.0;

/// A bot that searches whole turns. An iteration of its budget is one line rolled out in one world.
#[derive(Clone, Debug)]
pub struct TurnBeam<G: Information, E> {
    evaluator: E,
    budget: Budget,
    settings: TurnBeamSettings,
    threads: usize,
    random: Sampled,
    line: CommittedLine<G>,
    actions: Vec<G::Action>,
    turn: u32,
    spent: u32,
    spent_time: Duration,
    stop: Arc<AtomicBool>,
}

impl<G: Information, E: Evaluator<G>> TurnBeam<G, E> {
    /// A bot with this budget a turn, searching on so many threads; its luck follows from `seed`.
    pub fn new(evaluator: E, budget: Budget, threads: usize, seed: u64) -> TurnBeam<G, E> {
        TurnBeam {
            evaluator,
            budget,
            settings: TurnBeamSettings::default(),
            threads: threads.max(1),
            random: Sampled::new(seed),
            line: CommittedLine::new(),
            actions: Vec::new(),
            turn: u32::MAX,
            spent: 0,
            spent_time: Duration::ZERO,
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// The same bot with other settings.
    #[must_use]
    pub fn with_settings(mut self, settings: TurnBeamSettings) -> TurnBeam<G, E> {
        self.settings = settings;
        self
    }

    /// Searches and gives the lines that were rolled out, the best first.
    fn search(
        &mut self,
        game: &G,
        info: &G::InformationState,
        world: &G::State,
        seat: Seat,
    ) -> Vec<Arm<Vec<G::Action>>> {
        let start = Instant::now();
        let turn = game.turn(world);
        if turn != self.turn {
            self.turn = turn;
            self.spent = 0;
            self.spent_time = Duration::ZERO;
        }
        let mut arms = self.find_lines(game, world, seat, start);
        if arms.len() > 1 {
            self.spent += self.compare(game, info, seat, &mut arms, start);
        }
        self.spent_time += start.elapsed();
        arms
    }

    /// Finds lines with a narrow beam, and what that costs tells how wide the next can be.
    fn find_lines(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        start: Instant,
    ) -> Vec<Arm<Vec<G::Action>>> {
        let seed = self.random.word();
        let (narrow, wide) = self.settings.width;
        // The beam may take a third of the time; a line that is not finished then is finished in its rollouts.
        let enough = || self.is_spent(1.0 / 3.0, 0, start);
        let find = |width: usize| {
            let mut lines = TurnLines::new(game, &self.evaluator, seat, seed);
            lines.explore(world, width, &enough);
            lines.best(width).map(Arm::new).collect()
        };
        if let Budget::Iterations(_) = self.budget {
            // Four times the budget is for twice as many lines, each rolled out twice as often.
            let width = 2.4 * f64::from(self.iterations_left()).sqrt();
            return find((width as usize).clamp(narrow, wide));
        }
        let lines: Vec<_> = find(narrow);
        let times = BEAM_SHARE / self.part_of_time(start).max(1e-9);
        let wider = ((narrow as f64 * times) as usize).min(wide);
        if wider < 2 * narrow {
            return lines;
        }
        find(wider)
    }

    /// Sorts the lines by sequential halving, the best first; gives the iterations used.
    fn compare(
        &mut self,
        game: &G,
        info: &G::InformationState,
        seat: Seat,
        arms: &mut [Arm<Vec<G::Action>>],
        start: Instant,
    ) -> u32 {
        let beam_share = self.part_of_time(start);
        let mut used = 0;
        sequential_halving(arms, |round, left| {
            // What the beam has left of the time is for all rounds alike.
            let part = round.share(beam_share);
            let seeds: Vec<u64> = (0..self.threads).map(|_| self.random.word()).collect();
            let before = used;
            // Each thread does an even part of the iterations, whatever the others are doing.
            let spent = |own: u32| self.is_spent(part, before + own * self.threads as u32, start);
            // When all the time has gone, or the flag is set, even a pass that has begun is left.
            let over = || self.is_spent(1.0, 0, start);
            let roll_out = |thread: u32| {
                let mut rollout = Rollout::new(game, &self.evaluator, self.settings.rollout_rounds);
                let seed = seeds[thread as usize];
                rollout.passes(info, seat, left, seed, &spent, &over)
            };
            let pulls = map_in_order(seeds.len() as u32, seeds.len(), roll_out, |_| true);
            used += pulls.iter().map(|p| p.count).sum::<u32>() * left.len() as u32;
            pulls
        });
        used
    }

    /// Whether such a part of the budget for this line is spent: three quarters of what the turn has left, for what
    /// comes after a draw is searched anew.
    fn is_spent(&self, part: f64, used: u32, start: Instant) -> bool {
        if self.stop.load(Ordering::Relaxed) {
            return true;
        }
        match self.budget {
            Budget::Iterations(_) => f64::from(used) >= f64::from(self.iterations_left()) * part,
            Budget::Time(_) => self.part_of_time(start) >= part,
        }
    }

    /// How many iterations there are for this line, where they are counted.
    fn iterations_left(&self) -> u32 {
        match self.budget {
            Budget::Iterations(all) => (all.saturating_sub(self.spent) / 4 * 3)
                .max(all / 16)
                .max(1),
            Budget::Time(_) => u32::MAX,
        }
    }

    /// How much of the time for this line has gone; none where iterations are counted.
    fn part_of_time(&self, start: Instant) -> f64 {
        match self.budget {
            Budget::Iterations(_) => 0.0,
            Budget::Time(all) => {
                let share = (all.saturating_sub(self.spent_time) / 4 * 3).max(all / 32);
                start.elapsed().as_secs_f64() / share.as_secs_f64().max(1e-9)
            }
        }
    }
}

impl<G: Information, E: Evaluator<G>> Bot<G> for TurnBeam<G, E> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        if !self.line.is_expected(info) {
            let world = game.determinize(info, &mut self.random);
            self.actions.clear();
            game.candidates(&world, seat, &mut self.actions);
            if let [only] = self.actions[..] {
                return only;
            }
            let arms = self.search(game, info, &world, seat);
            let best = &arms[0].item;
            self.line.commit(game, &world, seat, best, &mut self.random);
        }
        self.line.next().expect("a line has at least one action")
    }

    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        Some(Arc::clone(&self.stop))
    }

    fn decides_at_once(&self, _game: &G, info: &G::InformationState) -> bool {
        self.line.is_expected(info)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LinearEvaluator;
    use crate::arriala::ArrialaFeatures;
    use towpath_arriala::Arriala;
    use towpath_core::{Audience, Game, Seed, Seeded, Silent, TableSetup};

    fn deal() -> (Arriala, towpath_arriala::State, Seat) {
        let setup = TableSetup {
            players: 3,
            options: Default::default(),
            edition: Arriala::builtin_edition(),
            rules: Arriala::title().rules,
        };
        let game = Arriala::build(&setup).expect("the built-in edition holds");
        let mut chance = Seeded::new(Seed::from_number(6));
        let state = game.setup(&mut chance, &mut Silent);
        let seat = game.to_act(&state).first().expect("somebody begins");
        (game, state, seat)
    }

    fn bot(iterations: u32, threads: usize) -> TurnBeam<Arriala, LinearEvaluator<ArrialaFeatures>> {
        let budget = Budget::Iterations(iterations);
        TurnBeam::new(LinearEvaluator::learned(), budget, threads, 3)
    }

    #[test]
    fn lines_are_distinct_and_the_best_of_them_is_played() {
        let (game, state, seat) = deal();
        let info = game.information_state(&state, Audience::Seat(seat));
        let arms = bot(400, 1).search(&game, &info, &state, seat);
        assert_eq!(arms.len(), 12, "as many as the beam is wide");
        for (index, arm) in arms.iter().enumerate() {
            assert!(arms[..index].iter().all(|other| other.item != arm.item));
        }
        assert!(arms[0].mean() >= arms[1].mean());
    }

    #[test]
    fn rollouts_use_three_quarters_of_the_budget_of_a_turn() {
        let (game, state, seat) = deal();
        let info = game.information_state(&state, Audience::Seat(seat));
        for threads in [1, 2] {
            let mut bot = bot(400, threads);
            bot.search(&game, &info, &state, seat);
            // A pass over all lines that has begun is finished, one on each thread in each of four rounds.
            let most = 300 + threads as u32 * (12 + 6 + 3 + 2);
            assert!((300..=most).contains(&bot.spent), "{}", bot.spent);
        }
    }

    #[test]
    fn a_line_is_followed_as_long_as_what_was_foreseen_comes() {
        let (game, mut state, seat) = deal();
        let mut chance = Seeded::new(Seed::from_number(6));
        let mut bot = bot(100, 1);
        let info = game.information_state(&state, Audience::Seat(seat));
        let first = bot.choose(&game, &info, seat);
        let spent = bot.spent;
        assert!(!bot.line.is_empty(), "the turn has more than one decision");
        game.apply(&mut state, seat, first, &mut chance, &mut Silent);
        let info = game.information_state(&state, Audience::Seat(seat));
        assert!(bot.line.is_expected(&info));
        bot.choose(&game, &info, seat);
        assert_eq!(bot.spent, spent, "nothing was searched again");
    }
}
