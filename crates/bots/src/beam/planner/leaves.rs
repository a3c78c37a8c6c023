//! Where lines end: the best few are kept.

use crate::beam::select::{Candidate, best_distinct};
use towpath_core::Information;

/// Where a line ends. The last action is kept apart because a draw may follow it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Leaf<S, A> {
    /// The position before the last action, or the last position when there is none.
    pub before: S,
    pub value: f32,
    pub last: Option<A>,
    /// The step before the last action.
    pub parent: u32,
}

impl<S: Copy + PartialEq, A: Copy + PartialEq> Candidate for Leaf<S, A> {
    fn value(&self) -> f32 {
        self.value
    }

    fn is_same(&self, other: &Leaf<S, A>) -> bool {
        self.value == other.value && self.last == other.last && self.before == other.before
    }
}

/// The best ends found, each position once.
#[derive(Clone, Debug)]
pub(super) struct Leaves<G: Information> {
    found: Vec<Leaf<G::State, G::Action>>,
    most: usize,
    /// What a leaf must exceed once there are enough.
    floor: f32,
}

impl<G: Information> Leaves<G> {
    /// An empty list that keeps so many.
    pub fn new(most: usize) -> Leaves<G> {
        Leaves {
            found: Vec::new(),
            most: most.max(1),
            floor: f32::NEG_INFINITY,
        }
    }

    /// An empty list for a part of the work: what this one would not take is not taken there either.
    pub fn part(&self) -> Leaves<G> {
        Leaves {
            found: Vec::new(),
            ..*self
        }
    }

    /// What a leaf must exceed.
    pub fn floor(&self) -> f32 {
        self.floor
    }

    /// Adds a leaf whose value is above the floor.
    pub fn add(&mut self, leaf: Leaf<G::State, G::Action>) {
        if leaf.value <= self.floor {
            return;
        }
        self.found.push(leaf);
        if self.found.len() >= 4 * self.most {
            self.trim();
        }
    }

    /// All of them, best first.
    pub fn take(&mut self) -> Vec<Leaf<G::State, G::Action>> {
        self.trim();
        std::mem::take(&mut self.found)
    }

    /// The leaf with the highest value.
    pub fn best(&self) -> Option<&Leaf<G::State, G::Action>> {
        let by_value = |a: &&Leaf<_, _>, b: &&Leaf<_, _>| a.value.total_cmp(&b.value);
        self.found.iter().max_by(by_value)
    }

    fn trim(&mut self) {
        self.found = best_distinct(&self.found, self.most);
        if let Some(last) = self.found.get(self.most - 1) {
            self.floor = last.value;
        }
    }
}
