//! Beam search over turns up to the next draw, with rollouts: for games in which one seat decides many times in a row and
//! nothing is hidden but the order of the piles.
//!
//! Between two draws a solo round is a puzzle without luck, and so is a turn of two players. A beam over turns finds
//! good ends of it; the best of them, the finalists, are then rolled out in sampled worlds, all of them in the same
//! worlds, and the worse half is dropped with each doubling of the worlds. A line is followed to the end of the turn; at
//! the next turn it has to hold against new ones.

mod clairvoyant;
mod finalists;
mod layers;
mod leaves;
mod settings;
mod turn;

pub use clairvoyant::{ClairvoyantBound, ClairvoyantGame};
pub use settings::{Effort, PlannerLimit, PlannerSettings};

use super::committed::CommittedLine;
use crate::budget::Meter;
use crate::{Bot, Budget, Evaluator};
use finalists::{Finalists, RolloutContext};
use layers::{BeamWidth, LayeredBeam};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use towpath_core::{Information, Sampled, Seat, Silent};
use turn::Horizon;

/// What a search is about: the game, the evaluator, the seat that plans, and the number of threads.
struct Context<'a, G, E> {
    game: &'a G,
    evaluator: &'a E,
    seat: Seat,
    threads: usize,
}

impl<G, E> Copy for Context<'_, G, E> {}

impl<G, E> Clone for Context<'_, G, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, E> Context<'_, G, E> {
    /// The same on one thread: for work that is one of several parts already.
    fn on_one_thread(self) -> Self {
        Context { threads: 1, ..self }
    }
}

/// A bot that plans several turns and follows its line.
#[derive(Clone, Debug)]
pub struct Planner<G: Information, E> {
    evaluator: E,
    limit: PlannerLimit,
    settings: Option<PlannerSettings>,
    threads: usize,
    random: Sampled,
    line: CommittedLine<G>,
    /// The turn for which it was found.
    turn: u32,
    finalists: Finalists<G>,
    stop: Arc<AtomicBool>,
}

impl<G: Information, E: Evaluator<G>> Planner<G, E> {
    /// A planner whose luck follows from `seed`.
    pub fn new(evaluator: E, limit: PlannerLimit, seed: u64) -> Planner<G, E> {
        Planner {
            evaluator,
            limit,
            settings: None,
            threads: 1,
            random: Sampled::new(seed),
            line: CommittedLine::new(),
            turn: u32::MAX,
            finalists: Finalists::default(),
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// The same planner with other settings than are usual for the number of players.
    #[must_use]
    pub fn with_settings(mut self, settings: PlannerSettings) -> Planner<G, E> {
        self.settings = Some(settings);
        self
    }

    /// The same planner on so many threads. With a counted budget it finds the same lines on any number of them.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Planner<G, E> {
        self.threads = threads.max(1);
        self
    }

    /// Searches from this position and commits to the best line.
    fn search(&mut self, game: &G, start: &G::State, seat: Seat) {
        let settings = self.settings.unwrap_or(match game.players() {
            1 => PlannerSettings::SOLO,
            _ => PlannerSettings::TWO_PLAYERS,
        });
        let (budget, most) = match self.limit {
            PlannerLimit::Effort(effort) => (Budget::Iterations(u32::MAX), effort.finalists),
            PlannerLimit::Budget(budget) => (budget, settings.finalists),
        };
        let mut meter = Meter::new(budget, Arc::clone(&self.stop));
        let context = Context {
            game,
            evaluator: &self.evaluator,
            seat,
            threads: self.threads,
        };
        let mut beam = LayeredBeam::new(context, &mut meter, most);
        match self.limit {
            PlannerLimit::Effort(effort) => {
                beam.explore(start, &Horizon::NEXT_DRAW, effort.beam_width());
            }
            PlannerLimit::Budget(_) => widen(&mut beam, start, settings.beam_share),
        }
        for leaf in beam.take_leaves() {
            let line = beam.line(&leaf);
            self.finalists.add(leaf, line);
        }
        drop(beam);
        meter.allow(1.0);
        let mut rollouts = RolloutContext {
            context,
            settings,
            random: &mut self.random,
            meter: &mut meter,
        };
        match self.limit {
            PlannerLimit::Effort(effort) => self
                .finalists
                .compare_all(&mut rollouts, effort.worlds as usize),
            PlannerLimit::Budget(_) => self.finalists.halve(&mut rollouts),
        }
        let line = self.finalists.best_line();
        self.line.commit(game, start, seat, &line, &mut self.random);
        self.turn = game.turn(start);
    }
}

/// Where a line ends.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct LineEnd<S, A> {
    /// The position before the last action.
    pub before: S,
    /// The action that a draw follows; `None` when the line ends without one.
    pub last: Option<A>,
    /// The value before that draw; after the last draw of the game, the points.
    pub value: f32,
}

/// The end of the best line to the next draw.
pub(crate) fn best_line_end<G: Information, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    start: &G::State,
    seat: Seat,
    effort: Effort,
) -> Option<LineEnd<G::State, G::Action>> {
    let context = Context {
        game,
        evaluator,
        seat,
        threads: 1,
    };
    let mut meter = Meter::new(Budget::Iterations(u32::MAX), Arc::default());
    let mut beam = LayeredBeam::new(context, &mut meter, 1);
    beam.explore(start, &Horizon::NEXT_DRAW, effort.beam_width());
    beam.take_leaves().first().map(|leaf| LineEnd {
        before: leaf.before,
        last: leaf.last,
        value: leaf.value,
    })
}

/// Searches with a narrow beam, and what that costs tells how wide the next can be.
fn widen<G: Information, E: Evaluator<G>>(
    beam: &mut LayeredBeam<'_, G, E>,
    start: &G::State,
    share: f32,
) {
    // Some line must be found, so the first beam may take all there is.
    let mut width = BeamWidth::NARROW;
    let mut before = beam.meter().spent();
    beam.explore(start, &Horizon::NEXT_DRAW, width);
    beam.meter().allow(share);
    for part in [0.2, 0.9] {
        let spent = beam.meter().spent();
        let cost = (spent - before).max(1e-7);
        let wider = width.for_cost((share * part - spent) / cost);
        if wider.turn >= 2 * width.turn {
            width = wider;
            before = spent;
            beam.explore(start, &Horizon::NEXT_DRAW, width);
        }
    }
}

impl<G: Information, E: Evaluator<G>> Bot<G> for Planner<G, E> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        if !self.line.is_expected(info) {
            self.line.clear();
            self.finalists.clear();
        }
        let is_current = match self.limit {
            PlannerLimit::Effort(_) => true,
            PlannerLimit::Budget(_) => self.turn == game.turn(&world),
        };
        let mut actions = Vec::new();
        game.candidates(&world, seat, &mut actions);
        if (self.line.is_empty() || !is_current) && actions.len() > 1 {
            self.search(game, &world, seat);
        }
        let action = match self.line.next() {
            Some(action) => action,
            None => greedy_action(game, &self.evaluator, &world, seat, &actions),
        };
        self.finalists.advance(action);
        action
    }

    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        Some(Arc::clone(&self.stop))
    }

    fn decides_at_once(&self, game: &G, info: &G::InformationState) -> bool {
        let is_current = || match self.limit {
            PlannerLimit::Effort(_) => true,
            PlannerLimit::Budget(_) => {
                let world = game.determinize(info, &mut Sampled::new(0));
                self.turn == game.turn(&world)
            }
        };
        self.line.is_expected(info) && !self.line.is_empty() && is_current()
    }
}

/// The action with the highest value at once: for a planner that was stopped before it had a line.
fn greedy_action<G: Information, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    world: &G::State,
    seat: Seat,
    actions: &[G::Action],
) -> G::Action {
    let value = |action: &G::Action| {
        let mut after = *world;
        game.apply(&mut after, seat, *action, &mut Sampled::new(0), &mut Silent);
        evaluator.value(game, &after, seat)
    };
    match actions {
        [only] => *only,
        _ => {
            let best = actions
                .iter()
                .map(|action| (value(action), *action))
                .max_by(|(a, _), (b, _)| a.total_cmp(b));
            best.map_or(actions[0], |(_, action)| action)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kanal::{KanalEvaluator, tests::table};
    use std::sync::atomic::Ordering;
    use std::time::Duration;
    use towpath_core::Game;
    use towpath_core::{Audience, Seed, Seeded};
    use towpath_kanal::{Action, Kanal};

    fn luck(number: u64) -> Seeded {
        Seeded::new(Seed::from_number(number))
    }

    fn planner(budget: Budget) -> Planner<Kanal, KanalEvaluator> {
        Planner::new(KanalEvaluator::learned(), PlannerLimit::Budget(budget), 5)
    }

    /// Plays a deal to its end; every decision is checked.
    fn play(
        game: &Kanal,
        bot: &mut Planner<Kanal, KanalEvaluator>,
        number: u64,
    ) -> (Vec<Action>, i32) {
        let mut chance = luck(number);
        let mut state = game.setup(&mut chance, &mut Silent);
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            let info = game.information_state(&state, Audience::Seat(seat));
            let action = bot.choose(game, &info, seat);
            assert_eq!(game.check(&state, seat, &action), Ok(()));
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
            actions.push(action);
        }
        (actions, game.points(&state, Seat::new(0)))
    }

    #[test]
    fn a_counted_budget_gives_the_same_game_on_any_number_of_threads() {
        for (players, iterations) in [(1, 400), (1, 3000), (2, 400), (2, 3000)] {
            let game = table(players, "b");
            let alone = play(&game, &mut planner(Budget::Iterations(iterations)), 3);
            for threads in [2, 5] {
                let mut bot = planner(Budget::Iterations(iterations)).on_threads(threads);
                let again = play(&game, &mut bot, 3);
                assert_eq!(alone, again, "{players} {iterations} {threads}");
            }
        }
    }

    #[test]
    fn a_planner_that_is_stopped_answers_at_once() {
        for players in [1, 2] {
            let mut bot = planner(Budget::Time(Duration::from_secs(3600))).on_threads(2);
            let stop = bot.stop_flag().expect("a planner can be stopped");
            stop.store(true, Ordering::Relaxed);
            let (actions, _) = play(&table(players, "b"), &mut bot, 4);
            assert!(actions.len() > 28, "a whole game was played");
        }
    }

    #[test]
    fn whoever_knows_the_draws_does_better() {
        let game = table(1, "b");
        let deals = 1..=3;
        let clairvoyant =
            ClairvoyantBound::new(KanalEvaluator::learned(), Budget::Iterations(20_000));
        let seen: i32 = deals
            .clone()
            .map(|deal| clairvoyant.play(&game, &luck(deal)).points)
            .sum();
        let blind: i32 = deals
            .map(|deal| play(&game, &mut planner(Budget::Iterations(400)), deal).1)
            .sum();
        assert!(seen > blind, "{seen} {blind}");
    }
}
