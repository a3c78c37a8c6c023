//! Information-set Monte Carlo tree search.
//!
//! Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search"), open loop: the
//! tree holds actions, not positions. Each iteration determinizes the information state of the searching seat, descends by
//! the actions that are legal in that world, adds one node and evaluates it. What chance gives on the way is drawn anew
//! each time, so a node stands for everything that may lie behind its actions. Selection counts how often an action was
//! available, as that paper does, and follows one of two rules (see [`PriorAndValue`]):
//!
//! * PUCT with priors and leaf values from an evaluator (Rosin 2011, "Multi-armed bandits with episode context"; Silver et
//!   al. 2017, "Mastering the game of Go without human knowledge"): [`SoftmaxPrior`];
//! * UCB1 with random rollouts (UCT: Kocsis and Szepesvári 2006, "Bandit based Monte-Carlo planning"): [`UniformRollout`].
//!
//! A turn is many small decisions. The budget is for the turn: the first decisions get most of it, and the subtree below
//! the chosen action is reused for the next decision as long as nothing unexpected happened. Several threads each search
//! a tree of their own, and their root statistics are added up (root parallelization).

mod prior;
mod tree;
mod worker;

pub use prior::{PriorAndValue, SoftmaxPrior, UniformRollout};

use crate::{Bot, Budget};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use towpath_core::{Audience, Information, Sampled, Seat, Silent};
use worker::Worker;

/// The most edges that the trees of a search may hold together, at about 50 bytes each. While a subtree is copied for reuse
/// there are two trees: a bot stays below 256 MB.
const MAX_EDGES: usize = 2_000_000;

/// What a search found about an action at the root.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ActionStatistics<A> {
    /// An action of the seat that decides.
    pub action: A,
    /// How many iterations went through it.
    pub visits: u32,
    /// Their mean return for the seat that decides: its share of the win.
    pub value: f32,
}

/// A bot that plays the most visited action of an information-set Monte Carlo tree search.
///
/// ```
/// use towpath_arriala::Arriala;
/// use towpath_bots::arriala::ArrialaFeatures;
/// use towpath_bots::ismcts::{IsMcts, SoftmaxPrior};
/// use towpath_bots::{Bot, Budget, LinearEvaluator};
/// use towpath_core::{Audience, Game, Information, Sampled, Silent, TableSetup};
///
/// let setup = TableSetup {
///     players: 2,
///     options: Default::default(),
///     edition: Arriala::builtin_edition(),
///     rules: Arriala::title().rules,
/// };
/// let game = Arriala::build(&setup)?;
/// let state = game.setup(&mut Sampled::new(1), &mut Silent);
/// let seat = game.to_act(&state).first().expect("somebody begins");
///
/// let prior = SoftmaxPrior {
///     evaluator: LinearEvaluator::<ArrialaFeatures>::learned(),
///     exploration: 1.6,
///     temperature: 2.0,
/// };
/// let mut bot = IsMcts::new(prior, Budget::Iterations(200), 1, 7);
/// let info = game.information_state(&state, Audience::Seat(seat));
/// let action = bot.choose(&game, &info, seat);
/// assert_eq!(game.check(&state, seat, &action), Ok(()));
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Clone, Debug)]
pub struct IsMcts<G: Information, P> {
    prior: P,
    budget: Budget,
    workers: Vec<Worker<G>>,
    random: Sampled,
    /// What the seat knows next if nothing unexpected happens: then the trees are still good.
    expected: Option<G::InformationState>,
    turn: u32,
    spent: Spent,
    stop: Arc<AtomicBool>,
}

/// What was used of the budget of a turn.
#[derive(Copy, Clone, Debug, Default)]
struct Spent {
    iterations: u32,
    time: Duration,
}

impl<G: Information, P: PriorAndValue<G>> IsMcts<G, P> {
    /// A bot with this budget a turn, searching on so many threads; its luck follows from `seed`.
    pub fn new(prior: P, budget: Budget, threads: usize, seed: u64) -> IsMcts<G, P> {
        let threads = threads.max(1);
        let worker = |index: usize| {
            let own = seed.wrapping_add((index as u64) << 48);
            Worker::new(own, MAX_EDGES / threads)
        };
        IsMcts {
            prior,
            budget,
            workers: (0..threads).map(worker).collect(),
            random: Sampled::new(!seed),
            expected: None,
            turn: u32::MAX,
            spent: Spent::default(),
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Searches and tells what was found about each action, most visited first.
    pub fn root_statistics(
        &mut self,
        game: &G,
        info: &G::InformationState,
        seat: Seat,
    ) -> Vec<ActionStatistics<G::Action>> {
        self.search(game, info, seat);
        let mut statistics = Vec::new();
        for worker in &self.workers {
            worker.add_root_statistics(seat, &mut statistics);
        }
        // A reused tree also holds actions of worlds in which chance gave something else.
        let mut actions = Vec::new();
        let world = game.determinize(info, &mut self.random);
        game.candidates(&world, seat, &mut actions);
        statistics.retain(|one| actions.contains(&one.action));
        statistics.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then(b.value.total_cmp(&a.value))
        });
        statistics
    }

    fn search(&mut self, game: &G, info: &G::InformationState, seat: Seat) {
        if self.expected.as_ref() != Some(info) {
            self.workers.iter_mut().for_each(Worker::clear);
        }
        let turn = game.turn(&game.determinize(info, &mut self.random));
        if turn != self.turn {
            self.turn = turn;
            self.spent = Spent::default();
        }
        let start = Instant::now();
        let share = self.decision_budget();
        let (prior, stop) = (&self.prior, &*self.stop);
        match &mut self.workers[..] {
            [alone] => alone.search(game, prior, info, seat, share, stop),
            all => std::thread::scope(|scope| {
                for worker in all {
                    scope.spawn(move || worker.search(game, prior, info, seat, share, stop));
                }
            }),
        }
        if let Budget::Iterations(done) = share {
            self.spent.iterations += done;
        }
        self.spent.time += start.elapsed();
    }

    /// The part of the turn's budget that the next decision gets: half of what is left. When nothing is left a decision
    /// still gets a few iterations, for a turn may have more decisions than anybody foresees.
    fn decision_budget(&self) -> Budget {
        match self.budget {
            Budget::Iterations(all) => {
                let left = all.saturating_sub(self.spent.iterations);
                Budget::Iterations((left / 2).max(all / 256).max(8))
            }
            Budget::Time(all) => Budget::Time(all.saturating_sub(self.spent.time) / 2),
        }
    }

    /// Keeps the subtrees below the chosen action, with what the seat should know when they are needed.
    fn advance(&mut self, game: &G, info: &G::InformationState, seat: Seat, action: G::Action) {
        let mut after = game.determinize(info, &mut self.random);
        game.apply(&mut after, seat, action, &mut self.random, &mut Silent);
        self.expected = Some(game.information_state(&after, Audience::Seat(seat)));
        for worker in &mut self.workers {
            worker.advance(action);
        }
    }
}

impl<G: Information, P: PriorAndValue<G>> Bot<G> for IsMcts<G, P> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        let mut actions = Vec::new();
        game.candidates(&world, seat, &mut actions);
        let action = match actions[..] {
            [only] => only,
            _ => self.root_statistics(game, info, seat)[0].action,
        };
        self.advance(game, info, seat, action);
        action
    }

    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        Some(Arc::clone(&self.stop))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LinearEvaluator;
    use crate::arriala::ArrialaFeatures;
    use towpath_arriala::Arriala;
    use towpath_core::{Game, Seed, Seeded, TableSetup};

    type Search = IsMcts<Arriala, SoftmaxPrior<LinearEvaluator<ArrialaFeatures>>>;

    fn bot(iterations: u32, threads: usize) -> Search {
        let prior = SoftmaxPrior {
            evaluator: LinearEvaluator::learned(),
            exploration: 1.6,
            temperature: 2.0,
        };
        IsMcts::new(prior, Budget::Iterations(iterations), threads, 5)
    }

    fn deal() -> (Arriala, towpath_arriala::State, Seat) {
        let setup = TableSetup {
            players: 2,
            options: Default::default(),
            edition: Arriala::builtin_edition(),
            rules: Arriala::title().rules,
        };
        let game = Arriala::build(&setup).expect("the built-in edition holds");
        let mut chance = Seeded::new(Seed::from_number(2));
        let state = game.setup(&mut chance, &mut Silent);
        let seat = game.to_act(&state).first().expect("somebody begins");
        (game, state, seat)
    }

    fn visits(bot: &Search, seat: Seat) -> u32 {
        let mut statistics = Vec::new();
        bot.workers[0].add_root_statistics(seat, &mut statistics);
        statistics.iter().map(|one| one.visits).sum()
    }

    #[test]
    fn root_visits_add_up_to_the_iterations_of_all_workers() {
        let (game, state, seat) = deal();
        let info = game.information_state(&state, Audience::Seat(seat));
        for threads in [1, 3] {
            let found = bot(400, threads).root_statistics(&game, &info, seat);
            // Half of the turn's budget is for its first decision, and each worker has it.
            let all: u32 = found.iter().map(|one| one.visits).sum();
            assert_eq!(all, 200 * threads as u32);
            assert!(found.windows(2).all(|two| two[0].visits >= two[1].visits));
            assert!(found.iter().all(|one| (0.0..=1.0).contains(&one.value)));
        }
    }

    #[test]
    fn the_subtree_of_an_expected_decision_is_reused_and_any_other_is_not() {
        let (game, mut state, seat) = deal();
        let mut bot = bot(2000, 1);
        let info = game.information_state(&state, Audience::Seat(seat));
        let found = bot.root_statistics(&game, &info, seat);
        let best = found[0];
        bot.advance(&game, &info, seat, best.action);
        // The first visit of the action made its node, all later ones went through it.
        let kept = visits(&bot, seat);
        assert_eq!(kept, best.visits - 1);

        let mut chance = Seeded::new(Seed::from_number(2));
        game.apply(&mut state, seat, best.action, &mut chance, &mut Silent);
        let next = game.information_state(&state, Audience::Seat(seat));
        assert_eq!(bot.expected, Some(next), "nothing is drawn by this action");
        let mut surprised = bot.clone();
        bot.search(&game, &next, seat);
        let own = match bot.decision_budget() {
            Budget::Iterations(left) => left,
            Budget::Time(_) => unreachable!("iterations are counted"),
        };
        assert_eq!(
            visits(&bot, seat),
            kept + 500,
            "a quarter of the budget on top"
        );
        assert_eq!(own, 250);

        surprised.expected = None;
        surprised.search(&game, &next, seat);
        assert_eq!(visits(&surprised, seat), 500);
    }
}
