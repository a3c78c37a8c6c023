//! A beam over turns: the best few positions at the end of each turn are kept.
//!
//! The positions of a layer are independent of each other, so several threads can share them. What they find is put
//! together in the order of the positions, so that it is the same for any number of threads.

use super::Mind;
use super::leaves::{Leaf, Leaves};
use super::meter::Meter;
use super::turn::{Node, Reach, Step, Turn, has_twin};
use crate::{Evaluate, numbered};
use towpath_core::Information;

/// How many positions are kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Width {
    /// At the end of a turn.
    pub turn: usize,
    /// After each decision within a turn, for each way to begin it.
    pub inner: usize,
}

impl Width {
    /// Enough for some plan.
    pub const NARROW: Width = Width { turn: 1, inner: 2 };
    /// The widest there is.
    const MOST: f32 = 16_384.0;

    /// The width that costs so many times as much as this one, about.
    pub fn for_cost(self, times: f32) -> Width {
        let of = |inner: usize| {
            let within = inner as f32 / self.inner as f32;
            let turn = self.turn as f32 * times / within;
            Width {
                turn: turn.clamp(1.0, Width::MOST) as usize,
                inner,
            }
        };
        // With more time it pays to look wider within the turns as well.
        let wide = |inner: usize, from: usize| Some(of(inner)).filter(|w| w.turn >= from);
        let options = [wide(6, 256), wide(5, 64), wide(4, 16), wide(3, 4)];
        options.into_iter().flatten().next().unwrap_or(of(2))
    }
}

/// No step: where a beam starts.
const START: u32 = u32::MAX;

/// So many positions are looked at before what was found is put together: enough for every thread to be busy, few
/// enough not to fill the memory.
const AT_ONCE: usize = 64;

/// The search itself.
pub(super) struct Beam<'a, G: Information, E> {
    mind: Mind<'a, G, E>,
    meter: &'a mut Meter,
    steps: Vec<Step<G::Action>>,
    leaves: Leaves<G>,
}

impl<'a, G: Information, E: Evaluate<G>> Beam<'a, G, E> {
    /// A beam that keeps so many leaves.
    pub fn new(mind: Mind<'a, G, E>, meter: &'a mut Meter, most_leaves: usize) -> Beam<'a, G, E> {
        Beam {
            mind,
            meter,
            steps: Vec::new(),
            leaves: Leaves::new(most_leaves),
        }
    }

    /// What is spent.
    pub fn meter(&mut self) -> &mut Meter {
        self.meter
    }

    /// Adds the ends of the best lines from this position. Lines found before stay.
    pub fn explore(&mut self, start: &G::State, reach: &Reach, width: Width) {
        let Mind {
            game,
            evaluate,
            seat,
            ..
        } = self.mind;
        let mut layer = vec![Node {
            state: *start,
            value: evaluate.value(game, start, seat),
            draws: 0,
            parent: START,
            action: None,
        }];
        while let Some(first) = layer.first() {
            if game.turn(&first.state) >= reach.turn {
                for node in &layer {
                    self.end(node);
                }
                return;
            }
            let Some(crossed) = self.cross(&layer, reach, width) else {
                return;
            };
            layer = crossed;
        }
    }

    /// The best positions after this turn; `None` if the budget ended before.
    fn cross(
        &mut self,
        layer: &[Node<G::State, G::Action>],
        reach: &Reach,
        width: Width,
    ) -> Option<Vec<Node<G::State, G::Action>>> {
        let mut crossed = Vec::new();
        for nodes in layer.chunks(AT_ONCE) {
            let (mind, leaves, meter) = (self.mind, &self.leaves, &*self.meter);
            let first = self.steps.len() as u32;
            let explore = |index: u32| {
                let mut turn =
                    Turn::new(mind, reach, width.inner, first, leaves.part(), meter.part());
                turn.explore(&nodes[index as usize]);
                turn
            };
            let mut spent = meter.clone();
            let turns = numbered(nodes.len() as u32, mind.threads, explore, |turn| {
                spent.add(&turn.meter);
                !spent.is_over()
            });
            for turn in turns {
                self.adopt(turn, first, &mut crossed);
                if self.meter.is_over() {
                    return None;
                }
            }
            if crossed.len() > 4 * width.turn + 256 {
                keep_best(&mut crossed, width.turn);
            }
        }
        keep_best(&mut crossed, width.turn);
        Some(crossed)
    }

    /// Adds what was found in a turn. Its own steps are numbered from `first` on, and get numbers after those here.
    fn adopt(
        &mut self,
        mut turn: Turn<'_, G, E>,
        first: u32,
        crossed: &mut Vec<Node<G::State, G::Action>>,
    ) {
        self.meter.add(&turn.meter);
        let further = self.steps.len() as u32 - first;
        let here = |number: u32| match number {
            START => START,
            before if before < first => before,
            own => own + further,
        };
        for leaf in turn.leaves.take() {
            let parent = here(leaf.parent);
            self.leaves.add(Leaf { parent, ..leaf });
        }
        crossed.extend(turn.crossed.iter().map(|node| Node {
            parent: here(node.parent),
            ..*node
        }));
        self.steps.extend(turn.steps.iter().map(|step| Step {
            parent: here(step.parent),
            ..*step
        }));
    }

    /// A line that ends because it has gone far enough.
    fn end(&mut self, node: &Node<G::State, G::Action>) {
        self.steps.push(Step {
            parent: node.parent,
            action: node.action,
        });
        self.leaves.add(Leaf {
            before: node.state,
            value: node.value,
            last: None,
            parent: (self.steps.len() - 1) as u32,
        });
    }

    /// The ends found, best first, those of the same position once.
    pub fn take_leaves(&mut self) -> Vec<Leaf<G::State, G::Action>> {
        self.leaves.take()
    }

    /// The value of the best end.
    pub fn best_value(&self) -> Option<f32> {
        self.leaves.best().map(|leaf| leaf.value)
    }

    /// The decisions that lead to a leaf.
    pub fn path(&self, leaf: &Leaf<G::State, G::Action>) -> Vec<G::Action> {
        let mut actions: Vec<G::Action> = leaf.last.into_iter().collect();
        let mut at = leaf.parent;
        while at != START {
            let Step { parent, action } = self.steps[at as usize];
            actions.extend(action);
            at = parent;
        }
        actions.reverse();
        actions
    }
}

/// Keeps the best nodes, each position once, best first.
fn keep_best<S: Copy + PartialEq, A: Copy>(nodes: &mut Vec<Node<S, A>>, most: usize) {
    let mut order: Vec<u32> = (0..nodes.len() as u32).collect();
    order.sort_by(|a, b| {
        let value = |index: &u32| nodes[*index as usize].value;
        value(b).total_cmp(&value(a)).then(a.cmp(b))
    });
    let mut kept: Vec<Node<S, A>> = Vec::with_capacity(most.min(nodes.len()));
    for index in order {
        let node = nodes[index as usize];
        if !has_twin(&kept, &node) {
            kept.push(node);
            if kept.len() == most {
                break;
            }
        }
    }
    *nodes = kept;
}
