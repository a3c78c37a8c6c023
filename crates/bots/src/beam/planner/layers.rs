//! A beam over turns: the best few positions at the end of each turn are kept.
//!
//! The positions of a layer are independent of each other, so several threads can share them. What they find is put
//! together in the order of the positions, so that it is the same for any number of threads.

use super::Context;
use super::leaves::{Leaf, Leaves};
use super::turn::{BeamNode, Horizon, TurnSearch};
use crate::beam::select::best_distinct;
use crate::beam::trail::{START, Trail};
use crate::budget::Meter;
use crate::{Evaluator, map_in_order};
use towpath_core::Information;

/// How many positions are kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct BeamWidth {
    /// At the end of a turn.
    pub turn: usize,
    /// After each decision within a turn, for each first decision of it.
    pub inner: usize,
}

impl BeamWidth {
    /// Enough to find some line.
    pub const NARROW: BeamWidth = BeamWidth { turn: 1, inner: 2 };
    /// The widest there is.
    const MOST: f32 = 16_384.0;

    /// The width that costs so many times as much as this one, about.
    pub fn for_cost(self, times: f32) -> BeamWidth {
        let of = |inner: usize| {
            let within = inner as f32 / self.inner as f32;
            let turn = self.turn as f32 * times / within;
            BeamWidth {
                turn: turn.clamp(1.0, BeamWidth::MOST) as usize,
                inner,
            }
        };
        // With more time it pays to look wider within the turns as well.
        let wide = |inner: usize, from: usize| Some(of(inner)).filter(|w| w.turn >= from);
        let options = [wide(6, 256), wide(5, 64), wide(4, 16), wide(3, 4)];
        options.into_iter().flatten().next().unwrap_or(of(2))
    }
}

/// So many positions are searched before what was found is put together: enough for every thread to be busy, few
/// enough not to fill the memory.
const AT_ONCE: usize = 64;

/// A beam whose layers are the positions at the end of each turn.
pub(super) struct LayeredBeam<'a, G: Information, E> {
    context: Context<'a, G, E>,
    meter: &'a mut Meter,
    trail: Trail<G::Action>,
    leaves: Leaves<G>,
}

impl<'a, G: Information, E: Evaluator<G>> LayeredBeam<'a, G, E> {
    /// A beam that keeps so many leaves.
    pub fn new(
        context: Context<'a, G, E>,
        meter: &'a mut Meter,
        most_leaves: usize,
    ) -> LayeredBeam<'a, G, E> {
        LayeredBeam {
            context,
            meter,
            trail: Trail::new(),
            leaves: Leaves::new(most_leaves),
        }
    }

    /// The meter of the whole search.
    pub fn meter(&mut self) -> &mut Meter {
        self.meter
    }

    /// Adds the ends of the best lines from this position. Lines found before stay.
    pub fn explore(&mut self, start: &G::State, horizon: &Horizon, width: BeamWidth) {
        let Context {
            game,
            evaluator,
            seat,
            ..
        } = self.context;
        let mut layer = vec![BeamNode {
            state: *start,
            value: evaluator.value(game, start, seat),
            draws: 0,
            parent: START,
            action: None,
        }];
        while let Some(first) = layer.first() {
            if game.turn(&first.state) >= horizon.turn {
                for node in &layer {
                    self.end(node);
                }
                return;
            }
            let Some(next) = self.next_layer(&layer, horizon, width) else {
                return;
            };
            layer = next;
        }
    }

    /// The best positions after this turn; `None` if the budget ended before.
    fn next_layer(
        &mut self,
        layer: &[BeamNode<G::State, G::Action>],
        horizon: &Horizon,
        width: BeamWidth,
    ) -> Option<Vec<BeamNode<G::State, G::Action>>> {
        let mut next = Vec::new();
        for nodes in layer.chunks(AT_ONCE) {
            let (context, leaves, meter) = (self.context, &self.leaves, &*self.meter);
            let trail = self.trail.part();
            let explore = |index: u32| {
                let mut turn = TurnSearch::new(
                    context,
                    horizon,
                    width.inner,
                    trail.clone(),
                    leaves.part(),
                    meter.part(),
                );
                turn.explore(&nodes[index as usize]);
                turn
            };
            let mut spent = meter.clone();
            let turns = map_in_order(nodes.len() as u32, context.threads, explore, |turn| {
                spent.add(&turn.meter);
                !spent.is_over()
            });
            for turn in turns {
                self.adopt(turn, &mut next);
                if self.meter.is_over() {
                    return None;
                }
            }
            if next.len() > 4 * width.turn + 256 {
                next = best_distinct(&next, width.turn);
            }
        }
        Some(best_distinct(&next, width.turn))
    }

    /// Adds what was found in a turn.
    fn adopt(
        &mut self,
        mut turn: TurnSearch<'_, G, E>,
        next: &mut Vec<BeamNode<G::State, G::Action>>,
    ) {
        self.meter.add(&turn.meter);
        let renumbering = self.trail.append(turn.trail);
        for leaf in turn.leaves.take() {
            let parent = renumbering.apply(leaf.parent);
            self.leaves.add(Leaf { parent, ..leaf });
        }
        next.extend(turn.after.iter().map(|node| BeamNode {
            parent: renumbering.apply(node.parent),
            ..*node
        }));
    }

    /// A line that ends because it has gone far enough.
    fn end(&mut self, node: &BeamNode<G::State, G::Action>) {
        let parent = self.trail.push(node.parent, node.action);
        self.leaves.add(Leaf {
            before: node.state,
            value: node.value,
            last: None,
            parent,
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

    /// The actions that lead to a leaf.
    pub fn line(&self, leaf: &Leaf<G::State, G::Action>) -> Vec<G::Action> {
        self.trail.actions_to(leaf.parent, leaf.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use crate::kanal::{KanalEvaluator, tests::table};
    use std::sync::Arc;
    use towpath_core::{Game, Sampled, Seat, Silent};
    use towpath_kanal::{Action, Kanal};

    /// The leaves of a beam from the start of a solo game: their values, and the lines that lead there.
    fn explore(width: BeamWidth, threads: usize, iterations: u32) -> Vec<(f32, Vec<Action>)> {
        let game: Kanal = table(1, "b");
        let start = game.setup(&mut Sampled::new(4), &mut Silent);
        let context = Context {
            game: &game,
            evaluator: &KanalEvaluator::learned(),
            seat: Seat::new(0),
            threads,
        };
        let mut meter = Meter::new(Budget::Iterations(iterations), Arc::default());
        let mut beam = LayeredBeam::new(context, &mut meter, 6);
        beam.explore(&start, &Horizon::NEXT_DRAW, width);
        let leaves = beam.take_leaves();
        let line = |leaf: &Leaf<_, _>| (leaf.value, beam.line(leaf));
        leaves.iter().map(line).collect()
    }

    #[test]
    fn the_best_leaves_are_kept_best_first_and_differ() {
        let found = explore(BeamWidth { turn: 8, inner: 3 }, 1, u32::MAX);
        assert_eq!(found.len(), 6);
        assert!(found.windows(2).all(|two| two[0].0 >= two[1].0));
        for (index, (_, line)) in found.iter().enumerate() {
            assert!(found[..index].iter().all(|(_, other)| other != line));
        }
    }

    #[test]
    fn a_wider_beam_finds_nothing_worse() {
        let best = |turn, inner| explore(BeamWidth { turn, inner }, 1, u32::MAX)[0].0;
        assert!(best(16, 4) >= best(1, 2));
    }

    #[test]
    fn any_number_of_threads_finds_the_same() {
        let width = BeamWidth { turn: 90, inner: 3 };
        // With all the budget there could be, and with one that ends in the middle of a layer.
        for iterations in [u32::MAX, 2500] {
            let alone = explore(width, 1, iterations);
            for threads in [2, 5] {
                assert_eq!(explore(width, threads, iterations), alone);
            }
        }
    }

    #[test]
    fn width_grows_with_what_it_may_cost() {
        let times = |times: f32| BeamWidth::NARROW.for_cost(times);
        assert_eq!(times(1.0), BeamWidth::NARROW);
        assert_eq!(times(3.0), BeamWidth { turn: 3, inner: 2 });
        assert_eq!(times(9.0), BeamWidth { turn: 6, inner: 3 });
        assert_eq!(times(1e9).inner, 6);
    }
}
