//! Tree search over what a seat knows: open loop, one sampled world an iteration.
//!
//! The tree holds decisions, not positions. Each iteration samples a world from what the searching seat knows, walks down
//! by the decisions that are possible in that world, adds one node and estimates it. What chance gives on the way is
//! drawn anew each time, so a node stands for everything that may lie behind its decisions.
//!
//! A turn is many small decisions. The budget is for the turn: the first decisions get most of it, and the part of the tree below
//! the chosen decision is kept for the next one as long as nothing unexpected happened.

mod tree;

use crate::{Bot, Evaluate};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{Audience, Game, MAX_SEATS, Sampled, Seat, Silent};
use tree::Tree;

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
    /// use bots::search::Budget;
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

/// What a search is made of besides its evaluator.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tuning {
    /// How much the priors count against what was found: the exploration constant.
    pub curiosity: f32,
    /// Points of the evaluator that make a decision e times as likely beforehand.
    pub prior_spread: f32,
    /// Points of the evaluator that make a win e times as likely.
    pub chance_spread: f32,
    /// The most nodes a tree may have; past that the leaves are only estimated.
    pub nodes: usize,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            curiosity: 1.6,
            prior_spread: 2.0,
            chance_spread: 6.0,
            nodes: 400_000,
        }
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
pub struct Search<G: Game, E> {
    evaluate: E,
    budget: Budget,
    tuning: Tuning,
    random: Sampled,
    tree: Tree<G::Action>,
    actions: Vec<G::Action>,
    path: Vec<(u32, u32)>,
    values: Vec<f32>,
    expected: Option<G::Known>,
    turn: u32,
    spent: u32,
    spent_time: Duration,
    stop: Arc<AtomicBool>,
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// A player with this budget a turn.
    pub fn new(evaluate: E, budget: Budget, tuning: Tuning, number: u64) -> Search<G, E> {
        Search {
            evaluate,
            budget,
            tuning,
            random: Sampled::new(number),
            tree: Tree::new(),
            actions: Vec::new(),
            path: Vec::new(),
            values: Vec::new(),
            expected: None,
            turn: u32::MAX,
            spent: 0,
            spent_time: Duration::ZERO,
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Setting this ends the thinking at once; the best decision so far is taken.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Thinks and tells what it found, best first.
    pub fn opinions(&mut self, game: &G, known: &G::Known, seat: Seat) -> Vec<Opinion<G::Action>> {
        self.think(game, known, seat);
        let mut opinions: Vec<Opinion<G::Action>> = self
            .tree
            .root_edges()
            .map(|edge| Opinion {
                action: edge.action,
                visits: edge.visits,
                chance: edge.mean(seat),
            })
            .collect();
        opinions.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then(b.chance.total_cmp(&a.chance))
        });
        opinions
    }

    fn think(&mut self, game: &G, known: &G::Known, seat: Seat) {
        let world = game.sample(known, &mut self.random);
        if self.expected.as_ref() != Some(known) {
            self.tree.clear();
        }
        let turn = game.turn(&world);
        if turn != self.turn {
            self.turn = turn;
            self.spent = 0;
            self.spent_time = Duration::ZERO;
        }
        let start = Instant::now();
        match self.budget {
            Budget::Iterations(all) => {
                let share = (all.saturating_sub(self.spent) / 2).max(all / 16).max(1);
                for _ in 0..share {
                    self.iterate(game, known, seat);
                    if self.stop.load(Ordering::Relaxed) {
                        break;
                    }
                }
                self.spent += share;
            }
            Budget::Time(all) => {
                let share = (all.saturating_sub(self.spent_time) / 2).max(all / 32);
                loop {
                    for _ in 0..16 {
                        self.iterate(game, known, seat);
                    }
                    if start.elapsed() >= share || self.stop.load(Ordering::Relaxed) {
                        break;
                    }
                }
                self.spent_time += start.elapsed();
            }
        }
    }

    /// One world, one walk down, one new node.
    fn iterate(&mut self, game: &G, known: &G::Known, root_seat: Seat) {
        let mut world = game.sample(known, &mut self.random);
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let mut seat = root_seat;
        let shares = loop {
            self.actions.clear();
            game.candidates(&world, seat, &mut self.actions);
            if !self.tree.is_open(node) {
                self.open(game, &world, node, seat);
            }
            let edge = self
                .tree
                .select(node, seat, &self.actions, self.tuning.curiosity);
            self.path.push((node, edge));
            let action = self.tree.action(edge);
            game.apply(&mut world, seat, action, &mut self.random, &mut Silent);
            let Some(next) = game.to_act(&world).first() else {
                break game.shares(&world);
            };
            seat = next;
            match self.tree.child(edge, self.tuning.nodes) {
                tree::Child::Old(child) => node = child,
                tree::Child::New | tree::Child::Full => break self.chances(game, &world),
            }
        };
        self.tree.learn(&self.path, &shares);
    }

    /// Gives a node its decisions, the likelier beforehand the better the evaluator likes their results.
    fn open(&mut self, game: &G, world: &G::State, node: u32, seat: Seat) {
        self.values.clear();
        let mut best = f32::NEG_INFINITY;
        for action in &self.actions {
            let mut after = *world;
            game.apply(&mut after, seat, *action, &mut self.random, &mut Silent);
            let value = self.evaluate.value(game, &after, seat);
            best = best.max(value);
            self.values.push(value);
        }
        let mut sum = 0.0;
        for value in &mut self.values {
            *value = ((*value - best) / self.tuning.prior_spread).exp();
            sum += *value;
        }
        for value in &mut self.values {
            *value /= sum;
        }
        self.tree.open(node, &self.actions, &self.values);
    }

    /// Everybody's share of the win as the evaluator sees it.
    fn chances(&self, game: &G, world: &G::State) -> [f32; MAX_SEATS] {
        let players = usize::from(game.players());
        let mut chances = [0.0; MAX_SEATS];
        let mut best = f32::NEG_INFINITY;
        for (index, chance) in chances[..players].iter_mut().enumerate() {
            *chance = self.evaluate.value(game, world, Seat::new(index as u8));
            best = best.max(*chance);
        }
        let mut sum = 0.0;
        for chance in &mut chances[..players] {
            *chance = ((*chance - best) / self.tuning.chance_spread).exp();
            sum += *chance;
        }
        for chance in &mut chances[..players] {
            *chance /= sum;
        }
        chances
    }

    /// Keeps what is below the chosen decision and remembers what the seat should know next.
    fn keep(&mut self, game: &G, known: &G::Known, seat: Seat, action: G::Action) {
        let mut after = game.sample(known, &mut self.random);
        game.apply(&mut after, seat, action, &mut self.random, &mut Silent);
        self.expected = Some(game.know(&after, Audience::Seat(seat)));
        self.tree.descend(action);
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Search<G, E> {
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat) -> G::Action {
        let world = game.sample(known, &mut self.random);
        self.actions.clear();
        game.candidates(&world, seat, &mut self.actions);
        if let [only] = self.actions[..] {
            self.keep(game, known, seat, only);
            return only;
        }
        let opinions = self.opinions(game, known, seat);
        let action = opinions[0].action;
        self.keep(game, known, seat, action);
        action
    }
}
