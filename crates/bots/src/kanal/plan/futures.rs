//! Plans that are compared by playing them on, all in the same worlds.

use super::beam::{Beam, Width};
use super::leaves::Leaf;
use super::meter::Meter;
use super::turn::{Reach, Replies};
use super::{Habits, Mind};
use crate::{Evaluate, numbered};
use towpath_core::Information;
use towpath_core::{Sampled, Seed, Seeded, Silent};

/// After so many worlds nothing more can be learned from another.
const MOST_WORLDS: usize = 1024;

/// The plans that are being compared, and the worlds they are played on in.
///
/// They are kept from turn to turn: what has been found about a plan still holds as long as it is followed.
#[derive(Clone, Debug)]
pub(super) struct Futures<G: Information> {
    plans: Vec<Prospect<G::State, G::Action>>,
    worlds: Vec<Seed>,
}

/// A plan, and what came of it in each world.
#[derive(Clone, Debug)]
struct Prospect<S, A> {
    leaf: Leaf<S, A>,
    line: Vec<A>,
    results: Vec<f32>,
}

/// What is needed to play a plan on.
pub(super) struct Onward<'a, G, E> {
    pub mind: Mind<'a, G, E>,
    pub habits: Habits,
    pub random: &'a mut Sampled,
    pub meter: &'a mut Meter,
}

impl<G: Information> Default for Futures<G> {
    fn default() -> Futures<G> {
        Futures {
            plans: Vec::new(),
            worlds: Vec::new(),
        }
    }
}

impl<G: Information> Futures<G> {
    /// Forgets all plans.
    pub fn clear(&mut self) {
        self.plans.clear();
        self.worlds.clear();
    }

    /// Adds a plan, unless another one ends in the same position.
    pub fn add(&mut self, leaf: Leaf<G::State, G::Action>, line: Vec<G::Action>) {
        if !self.plans.iter().any(|plan| plan.leaf.is_twin_of(&leaf)) {
            self.plans.push(Prospect {
                leaf,
                line,
                results: Vec::new(),
            });
        }
    }

    /// Drops the plans that began with another decision than this.
    pub fn advance(&mut self, action: G::Action) {
        self.plans.retain_mut(|plan| {
            let follows = plan.line.first() == Some(&action);
            if follows {
                plan.line.remove(0);
            }
            follows && !plan.line.is_empty()
        });
    }

    /// The decisions of the best plan.
    pub fn best_line(&self) -> Vec<G::Action> {
        self.plans
            .first()
            .map_or_else(Vec::new, |plan| plan.line.clone())
    }

    /// Plays every plan on in so many worlds and puts the best first.
    pub fn compare_all<E: Evaluate<G>>(&mut self, onward: &mut Onward<'_, G, E>, worlds: usize) {
        let count = self.plans.len();
        if self.play_on(onward, count, worlds) {
            self.rank(count, worlds, onward.habits.trust);
        }
    }

    /// Plays plans on in ever more worlds, the better half of them each time, as long as the budget lasts. The best
    /// comes first.
    pub fn compare<E: Evaluate<G>>(&mut self, onward: &mut Onward<'_, G, E>) {
        let trust = onward.habits.trust;
        // Those that have been played on keep their rank; new ones follow in the order of the evaluator.
        let known = self.plans.iter().map(|plan| plan.results.len()).max();
        let known = known.unwrap_or(0);
        self.plans
            .sort_by(|a, b| b.leaf.value.total_cmp(&a.leaf.value));
        let old = self.plans.iter().filter(|plan| plan.results.len() == known);
        if known > 0 && old.count() > 0 {
            // The plan of the turn before is always among those compared.
            self.plans
                .sort_by_key(|plan| std::cmp::Reverse(plan.results.len()));
            let kept = self.plans.partition_point(|p| p.results.len() == known);
            self.rank(kept, known, trust);
            self.plans[1..].sort_by(|a, b| b.leaf.value.total_cmp(&a.leaf.value));
        }
        if self
            .plans
            .first()
            .is_some_and(|plan| ends(onward.mind, &plan.leaf))
        {
            return;
        }
        let before = onward.meter.spent();
        if self.plans.len() < 2 || !self.play_on(onward, 1, 1) {
            return;
        }
        // Half of the plans are dropped with each doubling, so every plan costs about five futures.
        let cost = (onward.meter.spent() - before).max(1e-6);
        let fits = ((1.0 - onward.meter.spent()) / cost / 5.0) as usize;
        let mut count = self.plans.len().min(fits.clamp(1, onward.habits.futures));
        let mut worlds = 2;
        while count > 1 && worlds <= MOST_WORLDS && self.play_on(onward, count, worlds) {
            self.rank(count, worlds, trust);
            count = count.div_ceil(2).max(2);
            worlds *= 2;
        }
    }

    /// Plays the first so many plans on until each has seen so many worlds; `false` when the budget ends before.
    fn play_on<E: Evaluate<G>>(
        &mut self,
        onward: &mut Onward<'_, G, E>,
        count: usize,
        worlds: usize,
    ) -> bool {
        while self.worlds.len() < worlds {
            self.worlds.push(Seed::from_number(onward.random.word()));
        }
        let missing: Vec<(usize, usize)> = (0..count)
            .flat_map(|plan| (self.plans[plan].results.len()..worlds).map(move |w| (plan, w)))
            .collect();
        if onward.meter.is_over() {
            return missing.is_empty();
        }
        let (mind, habits, meter) = (onward.mind, onward.habits, &*onward.meter);
        let play = |number: u32| {
            let (plan, world) = missing[number as usize];
            let mut own = meter.part();
            let leaf = &self.plans[plan].leaf;
            let result = play(mind, habits, leaf, &self.worlds[world], &mut own);
            (result, own)
        };
        let mut spent = meter.clone();
        let results = numbered(missing.len() as u32, mind.threads, play, |(_, own)| {
            spent.add(own);
            !spent.is_over()
        });
        for ((plan, _), (result, own)) in missing.iter().zip(results) {
            onward.meter.add(&own);
            // What was found while the budget ended may be half a result.
            if onward.meter.is_over() {
                return false;
            }
            self.plans[*plan].results.push(result);
        }
        true
    }

    /// Sorts the first so many plans by their mean in the first so many worlds, the evaluator's own opinion counting
    /// for a few more.
    fn rank(&mut self, count: usize, worlds: usize, trust: f32) {
        let worth = |plan: &Prospect<G::State, G::Action>| {
            let sum: f32 = plan.results[..worlds].iter().sum();
            (sum + trust * plan.leaf.value) / (worlds as f32 + trust).max(1e-3)
        };
        self.plans[..count].sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    }
}

/// Whether the game is over where a plan ends: its value is exact.
fn ends<G: Information, E>(mind: Mind<'_, G, E>, leaf: &Leaf<G::State, G::Action>) -> bool {
    let mut state = leaf.before;
    if let Some(last) = leaf.last {
        let chance = &mut Sampled::new(0);
        mind.game
            .apply(&mut state, mind.seat, last, chance, &mut Silent);
    }
    mind.game.is_over(&state)
}

/// What an end of a plan comes to in a world.
fn play<G: Information, E: Evaluate<G>>(
    mind: Mind<'_, G, E>,
    habits: Habits,
    leaf: &Leaf<G::State, G::Action>,
    world: &Seed,
    meter: &mut Meter,
) -> f32 {
    let mut state = leaf.before;
    let mut luck = Seeded::new(world.clone());
    if let Some(last) = leaf.last {
        mind.game
            .apply(&mut state, mind.seat, last, &mut luck, &mut Silent);
    }
    if mind.game.is_over(&state) {
        return leaf.value;
    }
    let reach = Reach {
        luck: Some(luck),
        draws: habits.draws - 1,
        turn: mind.game.turn(&state).saturating_add(habits.turns),
        replies: Replies::Best,
    };
    let (turn, inner) = habits.onward;
    let mut beam = Beam::new(mind.alone(), meter, 1);
    beam.explore(&state, &reach, Width { turn, inner });
    beam.best_value().unwrap_or(leaf.value)
}
