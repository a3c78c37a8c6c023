//! Tree search over what a seat knows: open loop, one sampled world an iteration.
//!
//! The tree holds decisions, not positions. Each iteration samples a world from what the searching seat knows, walks down
//! by the decisions that are possible in that world, adds one node and estimates it. What chance gives on the way is
//! drawn anew each time, so a node stands for everything that may lie behind its decisions.
//!
//! A turn is many small decisions. The budget is for the turn: the first decisions get most of it, and the part of the tree below
//! the chosen decision is kept for the next one as long as nothing unexpected happened.

//! Several threads each search a tree of their own and add up what they found.

mod guide;
mod thinker;
mod tree;

pub use guide::{Blind, Guide, Judged};

use crate::Bot;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use thinker::Thinker;
use towpath_core::Information;
use towpath_core::{Audience, Sampled, Seat, Silent};

/// The most decisions that the trees of a search may hold together, at about 50 bytes each. While a tree is cut down to
/// what is below the chosen decision there are two: a bot stays below 256 MB.
const ROOM: usize = 2_000_000;

/// How long a search may think about one turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations; the choice is the same on every machine.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// Reads `200ms`, `2s` or a plain number of iterations.
    ///
    /// ```
    /// use towpath_bots::search::Budget;
    /// assert_eq!(Budget::parse("5000"), Some(Budget::Iterations(5000)));
    /// assert_eq!(Budget::parse("20ms"), Some(Budget::Time(std::time::Duration::from_millis(20))));
    /// assert_eq!(Budget::parse("soon"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Budget> {
        if let Some(number) = text.strip_suffix("ms") {
            return Some(Budget::Time(Duration::from_millis(number.parse().ok()?)));
        }
        if let Some(number) = text.strip_suffix('s') {
            return Some(Budget::Time(Duration::from_secs(number.parse().ok()?)));
        }
        text.parse().ok().map(Budget::Iterations)
    }
}

/// A decision with what the search thinks of it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The decision.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win that its seat can expect.
    pub chance: f32,
}

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Search<G: Information, W> {
    guide: W,
    budget: Budget,
    thinkers: Vec<Thinker<G>>,
    random: Sampled,
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

impl<G: Information, W: Guide<G>> Search<G, W> {
    /// A player with this budget a turn, thinking on so many threads.
    pub fn new(guide: W, budget: Budget, threads: usize, number: u64) -> Search<G, W> {
        let threads = threads.max(1);
        let thinker = |index: usize| {
            let own = number.wrapping_add((index as u64) << 48);
            Thinker::new(own, ROOM / threads)
        };
        Search {
            guide,
            budget,
            thinkers: (0..threads).map(thinker).collect(),
            random: Sampled::new(!number),
            expected: None,
            turn: u32::MAX,
            spent: Spent::default(),
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Thinks and tells what it found, best first.
    pub fn opinions(
        &mut self,
        game: &G,
        info: &G::InformationState,
        seat: Seat,
    ) -> Vec<Opinion<G::Action>> {
        self.think(game, info, seat);
        let mut opinions = Vec::new();
        for thinker in &self.thinkers {
            thinker.tell(seat, &mut opinions);
        }
        // A tree that was kept also holds decisions of worlds in which chance gave something else.
        let mut actions = Vec::new();
        let world = game.determinize(info, &mut self.random);
        game.candidates(&world, seat, &mut actions);
        opinions.retain(|opinion| actions.contains(&opinion.action));
        opinions.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then(b.chance.total_cmp(&a.chance))
        });
        opinions
    }

    fn think(&mut self, game: &G, info: &G::InformationState, seat: Seat) {
        if self.expected.as_ref() != Some(info) {
            self.thinkers.iter_mut().for_each(Thinker::forget);
        }
        let turn = game.turn(&game.determinize(info, &mut self.random));
        if turn != self.turn {
            self.turn = turn;
            self.spent = Spent::default();
        }
        let start = Instant::now();
        let share = self.share();
        let (guide, stop) = (&self.guide, &*self.stop);
        match &mut self.thinkers[..] {
            [alone] => alone.think(game, guide, info, seat, share, stop),
            all => std::thread::scope(|scope| {
                for thinker in all {
                    scope.spawn(move || thinker.think(game, guide, info, seat, share, stop));
                }
            }),
        }
        if let Budget::Iterations(done) = share {
            self.spent.iterations += done;
        }
        self.spent.time += start.elapsed();
    }

    /// The part of the turn's budget that the next decision gets: half of what is left. When nothing is left a decision
    /// still gets a look, for a turn may have more decisions than anybody foresees.
    fn share(&self) -> Budget {
        match self.budget {
            Budget::Iterations(all) => {
                let left = all.saturating_sub(self.spent.iterations);
                Budget::Iterations((left / 2).max(all / 256).max(8))
            }
            Budget::Time(all) => Budget::Time(all.saturating_sub(self.spent.time) / 2),
        }
    }

    /// Keeps what is below the chosen decision and remembers what the seat should know next.
    fn keep(&mut self, game: &G, info: &G::InformationState, seat: Seat, action: G::Action) {
        let mut after = game.determinize(info, &mut self.random);
        game.apply(&mut after, seat, action, &mut self.random, &mut Silent);
        self.expected = Some(game.information_state(&after, Audience::Seat(seat)));
        for thinker in &mut self.thinkers {
            thinker.descend(action);
        }
    }
}

impl<G: Information, W: Guide<G>> Bot<G> for Search<G, W> {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        let world = game.determinize(info, &mut self.random);
        let mut actions = Vec::new();
        game.candidates(&world, seat, &mut actions);
        let action = match actions[..] {
            [only] => only,
            _ => self.opinions(game, info, seat)[0].action,
        };
        self.keep(game, info, seat, action);
        action
    }

    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        Some(Arc::clone(&self.stop))
    }
}
