//! Plans ahead to the next draw: for games in which one seat decides many times in a row and nothing is hidden but
//! the order of the piles.
//!
//! Between two draws a solo round is a puzzle without luck, and so is a turn of two players. A beam over turns finds
//! good ends of it; the best of them are then played on in sampled worlds, all of them in the same worlds, and those
//! that turn out worst are dropped on the way. A plan is followed to the end of the turn; at the next turn it has to
//! hold against new ones.
//!
//! [`Foresight`] is the same search told what all draws will give. It is no [`Bot`]: nobody who plays may know that.

mod beam;
mod foresight;
mod futures;
mod leaves;
mod meter;
mod turn;

pub use foresight::Foresight;

use crate::search::Budget;
use crate::{Bot, Evaluate};
use beam::{Beam, Width};
use futures::{Futures, Onward};
use meter::Meter;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use towpath_core::Information;
use towpath_core::{Audience, Sampled, Seat, Silent};
use turn::Reach;

/// A fixed amount of work for a plan.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many positions are kept at the end of a turn.
    pub width: usize,
    /// How many are kept after each decision within a turn, for each way to begin it.
    pub inner: usize,
    /// How many ends of the round are played on.
    pub futures: usize,
    /// In how many worlds they are played on.
    pub worlds: u32,
}

impl Effort {
    /// Good play at several games a second.
    pub const QUICK: Effort = Effort {
        width: 8,
        inner: 5,
        futures: 3,
        worlds: 1,
    };
    /// Better play at a few seconds a game.
    pub const PATIENT: Effort = Effort {
        width: 24,
        inner: 10,
        futures: 8,
        worlds: 2,
    };
}

/// What a planner may spend.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Thinking {
    /// A fixed amount of work for each plan, which lasts until the next draw.
    Effort(Effort),
    /// A budget for each turn; an iteration is a position that is looked at.
    Budget(Budget),
}

/// How a budget is used.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Habits {
    /// The part of the budget that goes into finding plans.
    pub finding: f32,
    /// How many plans are played on at most.
    pub futures: usize,
    /// How many positions are kept at the end of a turn and within it when a plan is played on.
    pub onward: (usize, usize),
    /// How many draws a plan is played on.
    pub draws: u8,
    /// How many turns a plan is played on.
    pub turns: u32,
    /// How much the evaluator's own opinion of a plan counts, in worlds.
    pub trust: f32,
}

impl Habits {
    /// Alone the next draw is five turns away, and nobody interferes.
    pub const ALONE: Habits = Habits {
        finding: 0.5,
        futures: 16,
        onward: (1, 2),
        draws: 1,
        turns: u32::MAX,
        trust: 1.0,
    };
    /// Against another, what a turn is worth shows in the turns that follow.
    pub const AGAINST_ANOTHER: Habits = Habits {
        finding: 0.3,
        futures: 12,
        onward: (1, 2),
        draws: u8::MAX,
        turns: 3,
        trust: 1.0,
    };
}

/// Who thinks: in which game, with what opinion of positions, for which seat, and on how many threads.
struct Mind<'a, G, E> {
    game: &'a G,
    evaluate: &'a E,
    seat: Seat,
    threads: usize,
}

impl<G, E> Copy for Mind<'_, G, E> {}

impl<G, E> Clone for Mind<'_, G, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, E> Mind<'_, G, E> {
    /// The same on one thread: for work that is one of several parts already.
    fn alone(self) -> Self {
        Mind { threads: 1, ..self }
    }
}

/// A player that plans and follows its plan.
#[derive(Clone, Debug)]
pub struct Planner<G: Information, E> {
    evaluate: E,
    thinking: Thinking,
    habits: Option<Habits>,
    threads: usize,
    random: Sampled,
    /// What is left of the plan, last decision first, each with what will be known when it is due.
    plan: Vec<(G::InformationState, G::Action)>,
    /// The turn for which it was made.
    turn: u32,
    futures: Futures<G>,
    stop: Arc<AtomicBool>,
}

impl<G: Information, E: Evaluate<G>> Planner<G, E> {
    /// A planner whose choices follow from this number.
    pub fn new(evaluate: E, thinking: Thinking, number: u64) -> Planner<G, E> {
        Planner {
            evaluate,
            thinking,
            habits: None,
            threads: 1,
            random: Sampled::new(number),
            plan: Vec::new(),
            turn: u32::MAX,
            futures: Futures::default(),
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// The same planner with other habits than are usual for the number of players.
    #[must_use]
    pub fn with_habits(mut self, habits: Habits) -> Planner<G, E> {
        self.habits = Some(habits);
        self
    }

    /// The same planner on so many threads. With a counted budget it makes the same plans on any number of them.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Planner<G, E> {
        self.threads = threads.max(1);
        self
    }

    /// Makes a plan from this position.
    fn make_plan(&mut self, game: &G, start: &G::State, seat: Seat) {
        let habits = self.habits.unwrap_or(match game.players() {
            1 => Habits::ALONE,
            _ => Habits::AGAINST_ANOTHER,
        });
        let budget = match self.thinking {
            Thinking::Effort(_) => Budget::Iterations(u32::MAX),
            Thinking::Budget(budget) => budget,
        };
        let mut meter = Meter::new(budget, Arc::clone(&self.stop));
        let most = match self.thinking {
            Thinking::Effort(effort) => effort.futures,
            Thinking::Budget(_) => habits.futures,
        };
        let mind = Mind {
            game,
            evaluate: &self.evaluate,
            seat,
            threads: self.threads,
        };
        let mut beam = Beam::new(mind, &mut meter, most);
        match self.thinking {
            Thinking::Effort(effort) => {
                let width = Width {
                    turn: effort.width,
                    inner: effort.inner,
                };
                beam.explore(start, &Reach::CERTAIN, width);
            }
            Thinking::Budget(_) => find(&mut beam, start, habits.finding),
        }
        for leaf in beam.take_leaves() {
            let line = beam.path(&leaf);
            self.futures.add(leaf, line);
        }
        drop(beam);
        meter.allow(1.0);
        let mut onward = Onward {
            mind,
            habits,
            random: &mut self.random,
            meter: &mut meter,
        };
        match self.thinking {
            Thinking::Effort(effort) => self
                .futures
                .compare_all(&mut onward, effort.worlds as usize),
            Thinking::Budget(_) => self.futures.compare(&mut onward),
        }
        let line = self.futures.best_line();
        self.remember(game, start, seat, &line);
    }

    /// Keeps the decisions of a plan with what will be known when each is due.
    fn remember(&mut self, game: &G, start: &G::State, seat: Seat, actions: &[G::Action]) {
        self.plan.clear();
        let mut state = *start;
        for action in actions {
            let info = game.information_state(&state, Audience::Seat(seat));
            self.plan.push((info, *action));
            game.apply(&mut state, seat, *action, &mut self.random, &mut Silent);
        }
        self.plan.reverse();
        self.turn = game.turn(start);
    }
}

/// The end of the best line to the next draw: the position before its last decision, that decision, and what the end is
/// worth before the draw; after the last draw, the points.
pub(super) fn best_end<G: Information, E: Evaluate<G>>(
    game: &G,
    evaluate: &E,
    start: &G::State,
    seat: Seat,
    effort: Effort,
) -> Option<(G::State, Option<G::Action>, f32)> {
    let mind = Mind {
        game,
        evaluate,
        seat,
        threads: 1,
    };
    let mut meter = Meter::new(Budget::Iterations(u32::MAX), Arc::default());
    let mut beam = Beam::new(mind, &mut meter, 1);
    let width = Width {
        turn: effort.width,
        inner: effort.inner,
    };
    beam.explore(start, &Reach::CERTAIN, width);
    let leaves = beam.take_leaves();
    leaves
        .first()
        .map(|leaf| (leaf.before, leaf.last, leaf.value))
}

/// Looks for plans: with a narrow beam, and what that costs tells how wide the next can be.
fn find<G: Information, E: Evaluate<G>>(beam: &mut Beam<'_, G, E>, start: &G::State, share: f32) {
    // Some plan must be found, so the first look may take all there is.
    let mut width = Width::NARROW;
    let mut before = beam.meter().spent();
    beam.explore(start, &Reach::CERTAIN, width);
    beam.meter().allow(share);
    for part in [0.2, 0.9] {
        let spent = beam.meter().spent();
        let cost = (spent - before).max(1e-7);
        let wider = width.for_cost((share * part - spent) / cost);
        if wider.turn >= 2 * width.turn {
            width = wider;
            before = spent;
            beam.explore(start, &Reach::CERTAIN, width);
        }
    }
}

impl<G: Information, E: Evaluate<G>> Bot<G> for Planner<G, E> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        if self
            .plan
            .last()
            .is_none_or(|(expected, _)| expected != info)
        {
            self.plan.clear();
            self.futures.clear();
        }
        let due = match self.thinking {
            Thinking::Effort(_) => true,
            Thinking::Budget(_) => self.turn == game.turn(&world),
        };
        let mut actions = Vec::new();
        game.candidates(&world, seat, &mut actions);
        if (self.plan.is_empty() || !due) && actions.len() > 1 {
            self.make_plan(game, &world, seat);
        }
        let action = match self.plan.pop() {
            Some((_, action)) => action,
            None => best_now(game, &self.evaluate, &world, seat, &actions),
        };
        self.futures.advance(action);
        action
    }

    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        Some(Arc::clone(&self.stop))
    }
}

/// The decision that looks best at once: for a planner that was stopped before it had a plan.
fn best_now<G: Information, E: Evaluate<G>>(
    game: &G,
    evaluate: &E,
    world: &G::State,
    seat: Seat,
    actions: &[G::Action],
) -> G::Action {
    let value = |action: &G::Action| {
        let mut after = *world;
        game.apply(&mut after, seat, *action, &mut Sampled::new(0), &mut Silent);
        evaluate.value(game, &after, seat)
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
    use crate::kanal::Evaluator;
    use std::collections::BTreeMap;
    use std::sync::atomic::Ordering;
    use std::time::Duration;
    use towpath_core::Game;
    use towpath_core::{Seed, Seeded, TableSetup};
    use towpath_kanal::{Action, Kanal};

    fn table(players: u8) -> Kanal {
        let setup = TableSetup {
            players,
            options: BTreeMap::from([("deck".to_owned(), "b".to_owned())]),
            edition: Kanal::builtin_edition(),
            rules: Kanal::title().rules,
        };
        Kanal::build(&setup).expect("the built-in decks hold")
    }

    fn luck(number: u64) -> Seeded {
        Seeded::new(Seed::from_number(number))
    }

    fn thinker(budget: Budget) -> Planner<Kanal, Evaluator> {
        Planner::new(Evaluator::learned(), Thinking::Budget(budget), 5)
    }

    /// Plays a deal to its end; every decision is checked.
    fn play(game: &Kanal, bot: &mut Planner<Kanal, Evaluator>, number: u64) -> (Vec<Action>, i32) {
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
    fn positions_looked_at_give_the_same_game_on_every_machine() {
        for (players, looked) in [(1, 400), (1, 3000), (2, 400), (2, 3000)] {
            let game = table(players);
            let alone = play(&game, &mut thinker(Budget::Iterations(looked)), 3);
            for threads in [2, 5] {
                let mut bot = thinker(Budget::Iterations(looked)).on_threads(threads);
                let again = play(&game, &mut bot, 3);
                assert_eq!(alone, again, "{players} {looked} {threads}");
            }
        }
    }

    #[test]
    fn a_planner_that_is_stopped_answers_at_once() {
        for players in [1, 2] {
            let mut bot = thinker(Budget::Time(Duration::from_secs(3600))).on_threads(2);
            let stop = bot.stop_flag().expect("a planner can be stopped");
            stop.store(true, Ordering::Relaxed);
            let (actions, _) = play(&table(players), &mut bot, 4);
            assert!(actions.len() > 28, "a whole game was played");
        }
    }

    #[test]
    fn whoever_knows_the_draws_does_better() {
        let game = table(1);
        let deals = 1..=3;
        let foresight = Foresight::new(Evaluator::learned(), Budget::Iterations(20_000));
        let seen: i32 = deals
            .clone()
            .map(|deal| foresight.play(&game, &luck(deal)).points)
            .sum();
        let blind: i32 = deals
            .map(|deal| play(&game, &mut thinker(Budget::Iterations(400)), deal).1)
            .sum();
        assert!(seen > blind, "{seen} {blind}");
    }
}
