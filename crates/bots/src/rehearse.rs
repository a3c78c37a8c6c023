//! A player that rehearses: it makes whole plans for its turn and plays the best of them on.
//!
//! Where a turn is many small decisions, a tree over single decisions spends its time on their order. Here a plan is
//! every decision of a turn up to the first draw, found by a beam over the evaluator. The most promising plans are
//! played on in sampled worlds, everybody following a quick greedy habit, and judged some turns later. All plans meet
//! the same worlds and the same luck, and after each heat the worse half of them is dropped.

mod plans;
mod stage;

use crate::search::Budget;
use crate::{Bot, Evaluate};
use plans::Planning;
use stage::{Passes, Stage};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use towpath_core::Information;
use towpath_core::{Audience, Sampled, Seat, Silent};

/// How a player rehearses.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rehearsal {
    /// How many positions are kept after each decision while plans are made, and how many plans are played on: with
    /// little to spend, and with much.
    pub beam: (usize, usize),
    /// For how many rounds of turns they are played on.
    pub rounds: u32,
}

impl Default for Rehearsal {
    fn default() -> Rehearsal {
        Rehearsal {
            beam: (12, 12),
            rounds: 1,
        }
    }
}

/// The part of the time that making plans takes when the beam can be as wide as that allows.
const PLANNING: f64 = 1.0 / 6.0;

/// A player that rehearses its turns. An iteration of its budget is one plan played on in one world.
#[derive(Clone, Debug)]
pub struct Rehearse<G: Information, E> {
    evaluate: E,
    budget: Budget,
    rehearsal: Rehearsal,
    threads: usize,
    random: Sampled,
    /// What is left of the plan, last decision first, each with what will be known when it is due.
    plan: Vec<(G::InformationState, G::Action)>,
    actions: Vec<G::Action>,
    turn: u32,
    spent: u32,
    spent_time: Duration,
    stop: Arc<AtomicBool>,
}

/// A plan with what came of it.
#[derive(Clone, Debug)]
struct Trial<A> {
    actions: Vec<A>,
    sum: f32,
    count: u32,
}

impl<A> Trial<A> {
    fn new(actions: Vec<A>) -> Trial<A> {
        Trial {
            actions,
            sum: 0.0,
            count: 0,
        }
    }

    fn mean(&self) -> f32 {
        self.sum / self.count.max(1) as f32
    }
}

impl<G: Information, E: Evaluate<G>> Rehearse<G, E> {
    /// A player with this budget a turn, thinking on so many threads.
    pub fn new(evaluate: E, budget: Budget, threads: usize, number: u64) -> Rehearse<G, E> {
        Rehearse {
            evaluate,
            budget,
            rehearsal: Rehearsal::default(),
            threads: threads.max(1),
            random: Sampled::new(number),
            plan: Vec::new(),
            actions: Vec::new(),
            turn: u32::MAX,
            spent: 0,
            spent_time: Duration::ZERO,
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// The same player rehearsing in another way.
    #[must_use]
    pub fn with(mut self, rehearsal: Rehearsal) -> Rehearse<G, E> {
        self.rehearsal = rehearsal;
        self
    }

    /// The plans that were played on, the best first.
    fn think(
        &mut self,
        game: &G,
        info: &G::InformationState,
        world: &G::State,
        seat: Seat,
    ) -> Vec<Trial<G::Action>> {
        let start = Instant::now();
        let turn = game.turn(world);
        if turn != self.turn {
            self.turn = turn;
            self.spent = 0;
            self.spent_time = Duration::ZERO;
        }
        let mut trials = self.make_plans(game, world, seat, start);
        if trials.len() > 1 {
            self.spent += self.hold_heats(game, info, seat, &mut trials, start);
        }
        self.spent_time += start.elapsed();
        trials
    }

    /// Makes plans: with a narrow beam, and what that costs tells how wide the next can be.
    fn make_plans(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        start: Instant,
    ) -> Vec<Trial<G::Action>> {
        let number = self.random.word();
        let (narrow, wide) = self.rehearsal.beam;
        // Making plans may take a third of the time; a plan that is not finished then goes on by habit.
        let enough = || self.is_spent(1.0 / 3.0, 0, start);
        let plan = |beam: usize| {
            let mut planning = Planning::new(game, &self.evaluate, seat, number);
            planning.explore(world, beam, &enough);
            planning.best_plans(beam).map(Trial::new).collect()
        };
        if let Budget::Iterations(_) = self.budget {
            // Four times as much to spend is for twice as many plans, each played on twice as often.
            let beam = 2.4 * f64::from(self.iterations_left()).sqrt();
            return plan((beam as usize).clamp(narrow, wide));
        }
        let plans: Vec<_> = plan(narrow);
        let times = PLANNING / self.part_of_time(start).max(1e-9);
        let wider = ((narrow as f64 * times) as usize).min(wide);
        if wider < 2 * narrow {
            return plans;
        }
        plan(wider)
    }

    /// Plays the plans on, each heat only the better half of the one before, and sorts them, the best first.
    fn hold_heats(
        &mut self,
        game: &G,
        info: &G::InformationState,
        seat: Seat,
        trials: &mut [Trial<G::Action>],
        start: Instant,
    ) -> u32 {
        let mut left = trials.len();
        let heats = usize::BITS - (left - 1).leading_zeros();
        let planned = self.part_of_time(start);
        let mut used = 0;
        for heat in 1..=heats {
            // What making the plans has left of the time is for all heats alike.
            let part = planned + (1.0 - planned) * f64::from(heat) / f64::from(heats);
            let numbers: Vec<u64> = (0..self.threads).map(|_| self.random.word()).collect();
            let before = used;
            // Each thread does an even part of the iterations, whatever the others are doing.
            let spent = |own: u32| self.is_spent(part, before + own * self.threads as u32, start);
            // When all the time has gone, or somebody says stop, even a pass that has begun is left.
            let over = || self.is_spent(1.0, 0, start);
            let alive = &trials[..left];
            let found = on_threads(&numbers, &|number| {
                let mut stage = Stage::new(game, &self.evaluate, self.rehearsal.rounds);
                stage.passes(info, seat, alive, number, &spent, &over)
            });
            for passes in &found {
                for (trial, sum) in trials.iter_mut().zip(&passes.sums) {
                    trial.sum += sum;
                    trial.count += passes.count;
                    used += passes.count;
                }
            }
            trials[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            left = left.div_ceil(2);
        }
        used
    }

    /// Whether such a part of what may be spent on this plan is spent: three quarters of what the turn has left, for what
    /// comes after a draw is planned anew.
    fn is_spent(&self, part: f64, used: u32, start: Instant) -> bool {
        if self.stop.load(Ordering::Relaxed) {
            return true;
        }
        match self.budget {
            Budget::Iterations(_) => f64::from(used) >= f64::from(self.iterations_left()) * part,
            Budget::Time(_) => self.part_of_time(start) >= part,
        }
    }

    /// How many iterations there are for this plan, where they are counted.
    fn iterations_left(&self) -> u32 {
        match self.budget {
            Budget::Iterations(all) => (all.saturating_sub(self.spent) / 4 * 3)
                .max(all / 16)
                .max(1),
            Budget::Time(_) => u32::MAX,
        }
    }

    /// How much of the time for this plan has gone; none where iterations are counted.
    fn part_of_time(&self, start: Instant) -> f64 {
        match self.budget {
            Budget::Iterations(_) => 0.0,
            Budget::Time(all) => {
                let share = (all.saturating_sub(self.spent_time) / 4 * 3).max(all / 32);
                start.elapsed().as_secs_f64() / share.as_secs_f64().max(1e-9)
            }
        }
    }

    /// Keeps a plan with what will be known on the way.
    fn adopt(&mut self, game: &G, start: &G::State, seat: Seat, actions: &[G::Action]) {
        self.plan.clear();
        let mut state = *start;
        for action in actions {
            let info = game.information_state(&state, Audience::Seat(seat));
            self.plan.push((info, *action));
            game.apply(&mut state, seat, *action, &mut self.random, &mut Silent);
        }
        self.plan.reverse();
    }
}

impl<G: Information, E: Evaluate<G>> Bot<G> for Rehearse<G, E> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let due = self.plan.last().is_some_and(|(at, _)| at == info);
        if !due {
            let world = game.determinize(info, &mut self.random);
            self.actions.clear();
            game.candidates(&world, seat, &mut self.actions);
            if let [only] = self.actions[..] {
                return only;
            }
            let trials = self.think(game, info, &world, seat);
            self.adopt(game, &world, seat, &trials[0].actions);
        }
        let (_, action) = self.plan.pop().expect("a plan has at least one decision");
        action
    }

    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        Some(Arc::clone(&self.stop))
    }
}

/// What each number gives, each on a thread of its own.
fn on_threads(numbers: &[u64], work: &(dyn Fn(u64) -> Passes + Sync)) -> Vec<Passes> {
    if let [alone] = *numbers {
        return vec![work(alone)];
    }
    std::thread::scope(|scope| {
        let spawn = |number: &u64| {
            let number = *number;
            scope.spawn(move || work(number))
        };
        let running: Vec<_> = numbers.iter().map(spawn).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, Passes>| match thread.join() {
            Ok(passes) => passes,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        running.into_iter().map(join).collect()
    })
}
