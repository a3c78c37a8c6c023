//! One turn from one position: every first decision is followed to the end of the turn.
//!
//! Each first decision opens a small beam of its own, for what is worth doing shows only at the end of the turn.
//! Positions that are reached by several orders of the same decisions count once.

use super::Context;
use super::leaves::{Leaf, Leaves};
use crate::Evaluator;
use crate::beam::select::{Candidate, add_distinct};
use crate::beam::trail::Trail;
use crate::budget::Meter;
use crate::chance::{KnownDraws, Observed};
use towpath_core::{Information, Seat, Seeded, Silent};

/// How far lines go.
#[derive(Clone, Debug)]
pub(super) struct Horizon {
    /// What the draws give, if that is known.
    pub known_draws: Option<Seeded>,
    /// After so many draws the next one ends every line.
    pub draws: u8,
    /// A line ends when this turn begins.
    pub turn: u32,
    /// What happens when it is another seat's turn.
    pub replies: Replies,
}

/// What happens when it is another seat's turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Replies {
    /// The line ends.
    End,
    /// That seat plays the turn that is best for it.
    Best,
}

impl Horizon {
    /// To the next draw, or to another seat's turn: as far as nothing is left to luck.
    pub const NEXT_DRAW: Horizon = Horizon {
        known_draws: None,
        draws: 0,
        turn: u32::MAX,
        replies: Replies::End,
    };
}

/// A position on the way.
#[derive(Copy, Clone, Debug)]
pub(super) struct BeamNode<S, A> {
    pub state: S,
    pub value: f32,
    /// How many draws lie behind it.
    pub draws: u8,
    /// The step before, and the action that led here from there.
    pub parent: u32,
    pub action: Option<A>,
}

impl<S: Copy + PartialEq, A: Copy> Candidate for BeamNode<S, A> {
    fn value(&self) -> f32 {
        self.value
    }

    fn is_same(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

/// An action that keeps the turn going, before it is known whether the position behind it is kept.
#[derive(Copy, Clone, Debug)]
struct Successor<A> {
    value: f32,
    from: u32,
    action: A,
}

/// The search of one turn, and what came of it.
pub(super) struct TurnSearch<'a, G: Information, E> {
    context: Context<'a, G, E>,
    horizon: &'a Horizon,
    /// How many positions are kept after each decision, for each first decision.
    inner_width: usize,
    pub trail: Trail<G::Action>,
    pub leaves: Leaves<G>,
    /// Positions after the end of the turn.
    pub after: Vec<BeamNode<G::State, G::Action>>,
    pub meter: Meter,
    successors: Vec<Successor<G::Action>>,
    actions: Vec<G::Action>,
}

impl<'a, G: Information, E: Evaluator<G>> TurnSearch<'a, G, E> {
    /// A search that notes its steps, leaves and iterations in these parts.
    pub fn new(
        context: Context<'a, G, E>,
        horizon: &'a Horizon,
        inner_width: usize,
        trail: Trail<G::Action>,
        leaves: Leaves<G>,
        meter: Meter,
    ) -> TurnSearch<'a, G, E> {
        TurnSearch {
            context,
            horizon,
            inner_width,
            trail,
            leaves,
            after: Vec::new(),
            meter,
            successors: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Searches the turn, whoever has it.
    pub fn explore(&mut self, node: &BeamNode<G::State, G::Action>) {
        let mover = self.context.game.to_act(&node.state).first();
        match mover {
            Some(other) if other != self.context.seat => self.reply(node, other),
            _ => self.play(node, self.context.seat, self.inner_width),
        }
    }

    /// Plays one turn; each first decision has a beam of its own.
    fn play(&mut self, node: &BeamNode<G::State, G::Action>, mover: Seat, inner: usize) {
        let turn = self.context.game.turn(&node.state);
        let step = self.note(node);
        self.successors.clear();
        self.expand(node, step, 0, turn, mover);
        let openings = std::mem::take(&mut self.successors);
        let (mut inside, mut next) = (Vec::new(), Vec::new());
        for opening in &openings {
            inside.clear();
            inside.push(self.node_after(node, step, opening, mover));
            while !inside.is_empty() && !self.meter.is_over() {
                self.successors.clear();
                // Steps are numbered in the order of the nodes that are expanded.
                let first = self.trail.next();
                for (index, node) in (0..).zip(&inside) {
                    let step = self.note(node);
                    self.expand(node, step, index, turn, mover);
                }
                self.keep_best(&inside, first, inner, mover, &mut next);
                std::mem::swap(&mut inside, &mut next);
            }
        }
    }

    /// Lets another seat play the turn that is best for it.
    fn reply(&mut self, node: &BeamNode<G::State, G::Action>, mover: Seat) {
        const INNER_WIDTH: usize = 2;
        let Context {
            game, evaluator, ..
        } = self.context;
        let leaves = std::mem::replace(&mut self.leaves, Leaves::new(1));
        let start = BeamNode {
            value: evaluator.value(game, &node.state, mover),
            ..*node
        };
        self.play(&start, mover, INNER_WIDTH);
        let own = std::mem::replace(&mut self.leaves, leaves);
        let after = std::mem::take(&mut self.after);
        let best = after.into_iter().max_by(|a, b| a.value.total_cmp(&b.value));
        let end = own.best();
        let end_value = end.map_or(f32::NEG_INFINITY, |leaf| leaf.value);
        match best {
            Some(mut next) if next.value >= end_value => {
                next.value = evaluator.value(game, &next.state, self.context.seat);
                self.after.push(next);
            }
            _ => {
                if let Some(&(mut leaf)) = end {
                    leaf.value = evaluator.value(game, &leaf.before, self.context.seat);
                    self.leaves.add(leaf);
                }
            }
        }
    }

    /// Remembers how a node was reached.
    fn note(&mut self, node: &BeamNode<G::State, G::Action>) -> u32 {
        self.trail.push(node.parent, node.action)
    }

    /// Tries every action in a position. What stays in the turn goes to `successors`.
    fn expand(
        &mut self,
        node: &BeamNode<G::State, G::Action>,
        step: u32,
        from: u32,
        turn: u32,
        mover: Seat,
    ) {
        self.meter.tick();
        let Context {
            game, evaluator, ..
        } = self.context;
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.candidates(&node.state, mover, &mut actions);
        for action in &actions {
            let mut state = node.state;
            let mut chance = Observed::new(KnownDraws(self.horizon.known_draws.as_ref()));
            game.apply(&mut state, mover, *action, &mut chance, &mut Silent);
            let drawn = chance.drawn;
            let next = game.to_act(&state).first();
            let stays = next == Some(mover) && game.turn(&state) == turn;
            if stays && !drawn {
                let value = evaluator.value(game, &state, mover);
                self.successors.push(Successor {
                    value,
                    from,
                    action: *action,
                });
                continue;
            }
            let ends = next.is_none()
                || drawn && node.draws >= self.horizon.draws
                || next != Some(self.context.seat) && self.horizon.replies == Replies::End;
            if !ends {
                self.after.push(BeamNode {
                    value: evaluator.value(game, &state, mover),
                    state,
                    draws: node.draws + u8::from(drawn),
                    parent: step,
                    action: Some(*action),
                });
                continue;
            }
            // Before an unknown draw all are equally lucky; otherwise the position after the action counts.
            let unknown = drawn && next.is_some();
            let value = match unknown {
                true => node.value,
                false => evaluator.value(game, &state, mover),
            };
            if value > self.leaves.floor() {
                self.leaves.add(Leaf {
                    before: node.state,
                    value,
                    last: Some(*action),
                    parent: step,
                });
            }
        }
        self.actions = actions;
    }

    /// The node behind an action.
    fn node_after(
        &self,
        node: &BeamNode<G::State, G::Action>,
        step: u32,
        successor: &Successor<G::Action>,
        mover: Seat,
    ) -> BeamNode<G::State, G::Action> {
        let mut state = node.state;
        let game = self.context.game;
        let chance = &mut KnownDraws(None);
        game.apply(&mut state, mover, successor.action, chance, &mut Silent);
        BeamNode {
            state,
            value: successor.value,
            draws: node.draws,
            parent: step,
            action: Some(successor.action),
        }
    }

    /// The best of the successors, each position once.
    fn keep_best(
        &mut self,
        parents: &[BeamNode<G::State, G::Action>],
        first_step: u32,
        most: usize,
        mover: Seat,
        into: &mut Vec<BeamNode<G::State, G::Action>>,
    ) {
        into.clear();
        let mut successors = std::mem::take(&mut self.successors);
        successors.sort_unstable_by(|a, b| {
            let by_value = b.value.total_cmp(&a.value);
            by_value
                .then(a.from.cmp(&b.from))
                .then(a.action.cmp(&b.action))
        });
        for successor in &successors {
            let parent = &parents[successor.from as usize];
            let step = first_step + successor.from;
            let node = self.node_after(parent, step, successor, mover);
            if add_distinct(into, node, most) {
                break;
            }
        }
        self.successors = successors;
    }
}
