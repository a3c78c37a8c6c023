//! One turn from one position: every way to begin it is followed to the end of the turn.
//!
//! Each first decision opens a small search of its own, for what is worth doing shows only at the end of the turn.
//! Decisions that lead to the same position by different ways count once.

use super::Mind;
use super::leaves::{Leaf, Leaves};
use super::meter::Meter;
use crate::Evaluate;
use towpath_core::Information;
use towpath_core::{Chance, Faces, Seat, Seeded, Silent, Source};

/// How far lines go.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// What the draws give, if that is known.
    pub luck: Option<Seeded>,
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
    /// That seat does what it likes best.
    Best,
}

impl Reach {
    /// To the next draw, or to another seat's turn: as far as nothing is left to luck.
    pub const CERTAIN: Reach = Reach {
        luck: None,
        draws: 0,
        turn: u32::MAX,
        replies: Replies::End,
    };
}

/// A decision and the step before it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Step<A> {
    pub parent: u32,
    pub action: Option<A>,
}

/// A position on the way.
#[derive(Copy, Clone, Debug)]
pub(super) struct Node<S, A> {
    pub state: S,
    pub value: f32,
    /// How many draws lie behind it.
    pub draws: u8,
    /// The step before, and the decision that led here from there.
    pub parent: u32,
    pub action: Option<A>,
}

/// A decision that keeps the turn going, before it is known whether it is looked at.
#[derive(Copy, Clone, Debug)]
struct Child<A> {
    value: f32,
    from: u32,
    action: A,
}

/// The work on one turn, and what came of it.
pub(super) struct Turn<'a, G: Information, E> {
    mind: Mind<'a, G, E>,
    reach: &'a Reach,
    /// How many positions are kept after each decision, for each way to begin.
    inner: usize,
    /// The number of the first step noted here; lower numbers are those of steps that led here.
    first: u32,
    pub steps: Vec<Step<G::Action>>,
    pub leaves: Leaves<G>,
    /// Positions after the end of the turn.
    pub crossed: Vec<Node<G::State, G::Action>>,
    pub meter: Meter,
    children: Vec<Child<G::Action>>,
    actions: Vec<G::Action>,
}

impl<'a, G: Information, E: Evaluate<G>> Turn<'a, G, E> {
    /// Nothing done yet.
    pub fn new(
        mind: Mind<'a, G, E>,
        reach: &'a Reach,
        inner: usize,
        first: u32,
        leaves: Leaves<G>,
        meter: Meter,
    ) -> Turn<'a, G, E> {
        Turn {
            mind,
            reach,
            inner,
            first,
            steps: Vec::new(),
            leaves,
            crossed: Vec::new(),
            meter,
            children: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Plays the turn, whoever has it.
    pub fn explore(&mut self, node: &Node<G::State, G::Action>) {
        let mover = self.mind.game.to_act(&node.state).first();
        match mover {
            Some(other) if other != self.mind.seat => self.reply(node, other),
            _ => self.play(node, self.mind.seat, self.inner),
        }
    }

    /// Explores one turn; each first decision has a search of its own.
    fn play(&mut self, node: &Node<G::State, G::Action>, mover: Seat, inner: usize) {
        let turn = self.mind.game.turn(&node.state);
        let step = self.note(node);
        self.children.clear();
        self.expand(node, step, 0, turn, mover);
        let openings = std::mem::take(&mut self.children);
        let (mut inside, mut next) = (Vec::new(), Vec::new());
        for opening in &openings {
            inside.clear();
            inside.push(self.grow(node, step, opening, mover));
            while !inside.is_empty() && !self.meter.is_over() {
                self.children.clear();
                // Steps are numbered in the order of the nodes that are looked at.
                let first = self.first + self.steps.len() as u32;
                for (index, node) in (0..).zip(&inside) {
                    let step = self.note(node);
                    self.expand(node, step, index, turn, mover);
                }
                self.narrow(&inside, first, inner, mover, &mut next);
                std::mem::swap(&mut inside, &mut next);
            }
        }
    }

    /// Lets another seat play its turn the way it likes best.
    fn reply(&mut self, node: &Node<G::State, G::Action>, mover: Seat) {
        const INNER: usize = 2;
        let Mind { game, evaluate, .. } = self.mind;
        let leaves = std::mem::replace(&mut self.leaves, Leaves::new(1));
        let start = Node {
            value: evaluate.value(game, &node.state, mover),
            ..*node
        };
        self.play(&start, mover, INNER);
        let own = std::mem::replace(&mut self.leaves, leaves);
        let crossed = std::mem::take(&mut self.crossed);
        let best = crossed
            .into_iter()
            .max_by(|a, b| a.value.total_cmp(&b.value));
        let end = own.best();
        let end_value = end.map_or(f32::NEG_INFINITY, |leaf| leaf.value);
        match best {
            Some(mut next) if next.value >= end_value => {
                next.value = evaluate.value(game, &next.state, self.mind.seat);
                self.crossed.push(next);
            }
            _ => {
                if let Some(&(mut leaf)) = end {
                    leaf.value = evaluate.value(game, &leaf.before, self.mind.seat);
                    self.leaves.add(leaf);
                }
            }
        }
    }

    /// Remembers how a node was reached.
    fn note(&mut self, node: &Node<G::State, G::Action>) -> u32 {
        self.steps.push(Step {
            parent: node.parent,
            action: node.action,
        });
        self.first + (self.steps.len() - 1) as u32
    }

    /// Tries every decision in a position. What stays in the turn goes to `children`.
    fn expand(
        &mut self,
        node: &Node<G::State, G::Action>,
        step: u32,
        from: u32,
        turn: u32,
        mover: Seat,
    ) {
        self.meter.tick();
        let Mind { game, evaluate, .. } = self.mind;
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.candidates(&node.state, mover, &mut actions);
        for action in &actions {
            let mut state = node.state;
            let mut luck = Luck {
                order: self.reach.luck.as_ref(),
                drawn: false,
            };
            game.apply(&mut state, mover, *action, &mut luck, &mut Silent);
            let drawn = luck.drawn;
            let next = game.to_act(&state).first();
            let stays = next == Some(mover) && game.turn(&state) == turn;
            if stays && !drawn {
                let value = evaluate.value(game, &state, mover);
                self.children.push(Child {
                    value,
                    from,
                    action: *action,
                });
                continue;
            }
            let ends = next.is_none()
                || drawn && node.draws >= self.reach.draws
                || next != Some(self.mind.seat) && self.reach.replies == Replies::End;
            if !ends {
                self.crossed.push(Node {
                    value: evaluate.value(game, &state, mover),
                    state,
                    draws: node.draws + u8::from(drawn),
                    parent: step,
                    action: Some(*action),
                });
                continue;
            }
            // Before an unknown draw all are equally lucky; otherwise the position after the decision counts.
            let unknown = drawn && next.is_some();
            let value = match unknown {
                true => node.value,
                false => evaluate.value(game, &state, mover),
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

    /// Makes the node behind a decision.
    fn grow(
        &self,
        node: &Node<G::State, G::Action>,
        step: u32,
        child: &Child<G::Action>,
        mover: Seat,
    ) -> Node<G::State, G::Action> {
        let mut state = node.state;
        let mut luck = Luck::default();
        let game = self.mind.game;
        game.apply(&mut state, mover, child.action, &mut luck, &mut Silent);
        Node {
            state,
            value: child.value,
            draws: node.draws,
            parent: step,
            action: Some(child.action),
        }
    }

    /// The best of the children, each position once.
    fn narrow(
        &mut self,
        parents: &[Node<G::State, G::Action>],
        first_step: u32,
        most: usize,
        mover: Seat,
        into: &mut Vec<Node<G::State, G::Action>>,
    ) {
        into.clear();
        let mut children = std::mem::take(&mut self.children);
        children.sort_unstable_by(|a, b| {
            let by_value = b.value.total_cmp(&a.value);
            by_value
                .then(a.from.cmp(&b.from))
                .then(a.action.cmp(&b.action))
        });
        for child in &children {
            let parent = &parents[child.from as usize];
            let node = self.grow(parent, first_step + child.from, child, mover);
            if !has_twin(into, &node) {
                into.push(node);
                if into.len() == most {
                    break;
                }
            }
        }
        self.children = children;
    }
}

/// Whether the last nodes of equal value hold this position already.
pub(super) fn has_twin<S: PartialEq, A>(kept: &[Node<S, A>], node: &Node<S, A>) -> bool {
    let rivals = kept
        .iter()
        .rev()
        .take_while(|other| other.value == node.value);
    rivals.into_iter().any(|other| other.state == node.state)
}

/// Gives what the draws are known to give, or the first face of each, and remembers that there was one.
#[derive(Default)]
struct Luck<'a> {
    order: Option<&'a Seeded>,
    drawn: bool,
}

impl Chance for Luck<'_> {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        self.drawn = true;
        match self.order {
            Some(order) => order.clone().draw(source, faces),
            None => faces.nth(0),
        }
    }
}
