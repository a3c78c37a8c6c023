//! Lines that are compared by rollouts, all in the same worlds.
//!
//! The worse half of the lines is dropped with each doubling of the worlds. That is sequential halving (see
//! [`super::super::halving`]) with an open end: rollouts are kept from turn to turn, and the last two lines are compared
//! for as long as the budget lasts.

use super::layers::{BeamWidth, LayeredBeam};
use super::leaves::Leaf;
use super::turn::{Horizon, Replies};
use super::{Context, PlannerSettings};
use crate::beam::select::Candidate;
use crate::budget::Meter;
use crate::{Evaluator, map_in_order};
use towpath_core::{Information, Sampled, Seed, Seeded, Silent};

/// After so many worlds nothing more can be learned from another.
const MOST_WORLDS: usize = 1024;

/// The lines that are being compared, and the worlds they are rolled out in.
///
/// They are kept from turn to turn: what has been found about a line still holds as long as it is followed.
#[derive(Clone, Debug)]
pub(super) struct Finalists<G: Information> {
    lines: Vec<Finalist<G::State, G::Action>>,
    worlds: Vec<Seed>,
}

/// A line, and what came of it in each world.
#[derive(Clone, Debug)]
struct Finalist<S, A> {
    leaf: Leaf<S, A>,
    actions: Vec<A>,
    results: Vec<f32>,
}

/// What is needed to roll a line out.
pub(super) struct RolloutContext<'a, G, E> {
    pub context: Context<'a, G, E>,
    pub settings: PlannerSettings,
    pub random: &'a mut Sampled,
    pub meter: &'a mut Meter,
}

impl<G: Information> Default for Finalists<G> {
    fn default() -> Finalists<G> {
        Finalists {
            lines: Vec::new(),
            worlds: Vec::new(),
        }
    }
}

impl<G: Information> Finalists<G> {
    /// Forgets all lines.
    pub fn clear(&mut self) {
        self.lines.clear();
        self.worlds.clear();
    }

    /// Adds a line, unless another one ends in the same position.
    pub fn add(&mut self, leaf: Leaf<G::State, G::Action>, actions: Vec<G::Action>) {
        if !self.lines.iter().any(|line| line.leaf.is_same(&leaf)) {
            self.lines.push(Finalist {
                leaf,
                actions,
                results: Vec::new(),
            });
        }
    }

    /// Drops the lines that began with another action than this.
    pub fn advance(&mut self, action: G::Action) {
        self.lines.retain_mut(|line| {
            let follows = line.actions.first() == Some(&action);
            if follows {
                line.actions.remove(0);
            }
            follows && !line.actions.is_empty()
        });
    }

    /// The actions of the best line.
    pub fn best_line(&self) -> Vec<G::Action> {
        self.lines
            .first()
            .map_or_else(Vec::new, |line| line.actions.clone())
    }

    /// Rolls every line out in so many worlds and puts the best first.
    pub fn compare_all<E: Evaluator<G>>(
        &mut self,
        rollouts: &mut RolloutContext<'_, G, E>,
        worlds: usize,
    ) {
        let count = self.lines.len();
        if self.roll_out(rollouts, count, worlds) {
            self.rank(count, worlds, rollouts.settings.value_weight);
        }
    }

    /// Rolls lines out in ever more worlds, the better half of them each time, as long as the budget lasts. The best
    /// comes first.
    pub fn halve<E: Evaluator<G>>(&mut self, rollouts: &mut RolloutContext<'_, G, E>) {
        let value_weight = rollouts.settings.value_weight;
        // Those that have been rolled out keep their rank; new ones follow in the order of the evaluator.
        let known = self.lines.iter().map(|line| line.results.len()).max();
        let known = known.unwrap_or(0);
        self.lines
            .sort_by(|a, b| b.leaf.value.total_cmp(&a.leaf.value));
        let old = self.lines.iter().filter(|line| line.results.len() == known);
        if known > 0 && old.count() > 0 {
            // The line of the turn before is always among those compared.
            self.lines
                .sort_by_key(|line| std::cmp::Reverse(line.results.len()));
            let kept = self.lines.partition_point(|p| p.results.len() == known);
            self.rank(kept, known, value_weight);
            self.lines[1..].sort_by(|a, b| b.leaf.value.total_cmp(&a.leaf.value));
        }
        if self
            .lines
            .first()
            .is_some_and(|line| ends_game(rollouts.context, &line.leaf))
        {
            return;
        }
        let before = rollouts.meter.spent();
        if self.lines.len() < 2 || !self.roll_out(rollouts, 1, 1) {
            return;
        }
        // Half of the lines are dropped with each doubling, so every line costs about five rollouts.
        let cost = (rollouts.meter.spent() - before).max(1e-6);
        let fits = ((1.0 - rollouts.meter.spent()) / cost / 5.0) as usize;
        let mut count = self
            .lines
            .len()
            .min(fits.clamp(1, rollouts.settings.finalists));
        let mut worlds = 2;
        while count > 1 && worlds <= MOST_WORLDS && self.roll_out(rollouts, count, worlds) {
            self.rank(count, worlds, value_weight);
            count = count.div_ceil(2).max(2);
            worlds *= 2;
        }
    }

    /// Rolls the first so many lines out until each has seen so many worlds; `false` when the budget ends before.
    fn roll_out<E: Evaluator<G>>(
        &mut self,
        rollouts: &mut RolloutContext<'_, G, E>,
        count: usize,
        worlds: usize,
    ) -> bool {
        while self.worlds.len() < worlds {
            self.worlds.push(Seed::from_number(rollouts.random.word()));
        }
        let missing: Vec<(usize, usize)> = (0..count)
            .flat_map(|line| (self.lines[line].results.len()..worlds).map(move |w| (line, w)))
            .collect();
        if rollouts.meter.is_over() {
            return missing.is_empty();
        }
        let (context, settings, meter) = (rollouts.context, rollouts.settings, &*rollouts.meter);
        let roll_out = |number: u32| {
            let (line, world) = missing[number as usize];
            let mut own = meter.part();
            let leaf = &self.lines[line].leaf;
            let result = roll_out(context, settings, leaf, &self.worlds[world], &mut own);
            (result, own)
        };
        let mut spent = meter.clone();
        let results = map_in_order(
            missing.len() as u32,
            context.threads,
            roll_out,
            |(_, own)| {
                spent.add(own);
                !spent.is_over()
            },
        );
        for ((line, _), (result, own)) in missing.iter().zip(results) {
            rollouts.meter.add(&own);
            // What was found while the budget ended may be half a result.
            if rollouts.meter.is_over() {
                return false;
            }
            self.lines[*line].results.push(result);
        }
        true
    }

    /// Sorts the first so many lines by their mean in the first so many worlds, the evaluator's own value counting for a
    /// few more.
    fn rank(&mut self, count: usize, worlds: usize, value_weight: f32) {
        let mean = |line: &Finalist<G::State, G::Action>| {
            let sum: f32 = line.results[..worlds].iter().sum();
            (sum + value_weight * line.leaf.value) / (worlds as f32 + value_weight).max(1e-3)
        };
        self.lines[..count].sort_by(|a, b| mean(b).total_cmp(&mean(a)));
    }
}

/// Whether the game is over where a line ends: its value is exact.
fn ends_game<G: Information, E>(
    context: Context<'_, G, E>,
    leaf: &Leaf<G::State, G::Action>,
) -> bool {
    let mut state = leaf.before;
    if let Some(last) = leaf.last {
        let chance = &mut Sampled::new(0);
        context
            .game
            .apply(&mut state, context.seat, last, chance, &mut Silent);
    }
    context.game.is_over(&state)
}

/// What the end of a line comes to in a world.
fn roll_out<G: Information, E: Evaluator<G>>(
    context: Context<'_, G, E>,
    settings: PlannerSettings,
    leaf: &Leaf<G::State, G::Action>,
    world: &Seed,
    meter: &mut Meter,
) -> f32 {
    let mut state = leaf.before;
    let mut luck = Seeded::new(world.clone());
    if let Some(last) = leaf.last {
        context
            .game
            .apply(&mut state, context.seat, last, &mut luck, &mut Silent);
    }
    if context.game.is_over(&state) {
        return leaf.value;
    }
    let horizon = Horizon {
        known_draws: Some(luck),
        draws: settings.rollout_draws - 1,
        turn: context
            .game
            .turn(&state)
            .saturating_add(settings.rollout_turns),
        replies: Replies::Best,
    };
    let (turn, inner) = settings.rollout_width;
    let mut beam = LayeredBeam::new(context.on_one_thread(), meter, 1);
    beam.explore(&state, &horizon, BeamWidth { turn, inner });
    beam.best_value().unwrap_or(leaf.value)
}
