//! A beam over turns: the best few positions at the end of each turn are kept.
//!
//! The first decision of a turn opens a small search of its own, for what is worth doing shows only at the end of the
//! turn. Decisions that lead to the same position by different ways count once.

use super::meter::Meter;
use crate::Evaluate;
use table::{Chance, Faces, Game, Seat, Seeded, Silent, Source};

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

/// How far a beam goes.
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
struct Step<A> {
    parent: u32,
    action: Option<A>,
}

/// No step: where a beam starts.
const START: u32 = u32::MAX;

/// A position on the way.
#[derive(Copy, Clone, Debug)]
pub(super) struct Node<S, A> {
    pub state: S,
    pub value: f32,
    /// How many draws lie behind it.
    draws: u8,
    /// The step before, and the decision that led here from there.
    parent: u32,
    action: Option<A>,
}

/// A decision that keeps the turn going, before it is known whether it is looked at.
#[derive(Copy, Clone, Debug)]
struct Child<A> {
    value: f32,
    from: u32,
    action: A,
}

/// Where a line ends. The last decision is kept apart because a draw may follow it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Leaf<S, A> {
    /// The position before the last decision, or the last position when there is no decision to it.
    pub before: S,
    pub value: f32,
    pub last: Option<A>,
    parent: u32,
}

/// The search itself.
pub(super) struct Beam<'a, G: Game, E> {
    game: &'a G,
    evaluate: &'a E,
    seat: Seat,
    reach: Reach,
    meter: &'a mut Meter,
    steps: Vec<Step<G::Action>>,
    leaves: Vec<Leaf<G::State, G::Action>>,
    /// How many leaves are worth keeping, and what a leaf must exceed once there are more.
    most_leaves: usize,
    floor: f32,
    crossed: Vec<Node<G::State, G::Action>>,
    children: Vec<Child<G::Action>>,
    inside: Vec<Node<G::State, G::Action>>,
    actions: Vec<G::Action>,
}

impl<'a, G: Game, E: Evaluate<G>> Beam<'a, G, E> {
    /// A beam for a seat that keeps so many leaves.
    pub fn new(
        game: &'a G,
        evaluate: &'a E,
        seat: Seat,
        meter: &'a mut Meter,
        most_leaves: usize,
    ) -> Beam<'a, G, E> {
        Beam {
            game,
            evaluate,
            seat,
            reach: Reach::CERTAIN,
            meter,
            steps: Vec::new(),
            leaves: Vec::new(),
            most_leaves: most_leaves.max(1),
            floor: f32::NEG_INFINITY,
            crossed: Vec::new(),
            children: Vec::new(),
            inside: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// What is spent.
    pub fn meter(&mut self) -> &mut Meter {
        self.meter
    }

    /// Adds the ends of the best lines from this position. Lines found before stay.
    pub fn explore(&mut self, start: &G::State, reach: Reach, width: Width) {
        self.reach = reach;
        self.crossed.clear();
        let mut layer = vec![Node {
            state: *start,
            value: self.evaluate.value(self.game, start, self.seat),
            draws: 0,
            parent: START,
            action: None,
        }];
        while let Some(first) = layer.first() {
            let mover = self.game.to_act(&first.state).first();
            let mover = mover.unwrap_or(self.seat);
            for node in &layer {
                if mover == self.seat {
                    self.play_turn(node, mover, width.inner);
                } else {
                    self.reply(node, mover);
                }
                if self.meter.is_over() {
                    return;
                }
                if self.crossed.len() > 4 * width.turn + 256 {
                    keep_best(&mut self.crossed, width.turn);
                }
            }
            layer.clear();
            std::mem::swap(&mut layer, &mut self.crossed);
            keep_best(&mut layer, width.turn);
            if let Some(node) = layer.first()
                && self.game.turn(&node.state) >= self.reach.turn
            {
                for node in layer.drain(..) {
                    let leaf = Leaf {
                        before: node.state,
                        value: node.value,
                        last: None,
                        parent: self.note(&node),
                    };
                    self.add_leaf(leaf);
                }
            }
        }
    }

    /// The ends found, best first, those of the same position once.
    pub fn take_leaves(&mut self) -> Vec<Leaf<G::State, G::Action>> {
        self.trim_leaves();
        std::mem::take(&mut self.leaves)
    }

    /// The value of the best end.
    pub fn best_value(&self) -> Option<f32> {
        let values = self.leaves.iter().map(|leaf| leaf.value);
        values.max_by(f32::total_cmp)
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

    /// Explores one turn; each first decision has a search of its own.
    fn play_turn(&mut self, node: &Node<G::State, G::Action>, mover: Seat, inner: usize) {
        let turn = self.game.turn(&node.state);
        let step = self.note(node);
        self.children.clear();
        self.expand(node, step, 0, turn, mover);
        let openings = std::mem::take(&mut self.children);
        let mut inside = std::mem::take(&mut self.inside);
        let mut next = Vec::new();
        for opening in &openings {
            inside.clear();
            inside.push(self.grow(node, step, opening, mover));
            while !inside.is_empty() && !self.meter.is_over() {
                self.children.clear();
                // Steps are numbered in the order of the nodes that are looked at.
                let first = self.steps.len() as u32;
                for (index, node) in (0..).zip(&inside) {
                    let step = self.note(node);
                    self.expand(node, step, index, turn, mover);
                }
                self.narrow(&inside, first, inner, mover, &mut next);
                std::mem::swap(&mut inside, &mut next);
            }
        }
        self.inside = inside;
        self.children = openings;
    }

    /// Lets another seat play its turn the way it likes best.
    fn reply(&mut self, node: &Node<G::State, G::Action>, mover: Seat) {
        const INNER: usize = 2;
        let before = std::mem::take(&mut self.crossed);
        let (leaves, floor) = (std::mem::take(&mut self.leaves), self.floor);
        self.floor = f32::NEG_INFINITY;
        let start = Node {
            value: self.evaluate.value(self.game, &node.state, mover),
            ..*node
        };
        self.play_turn(&start, mover, INNER);
        let own = std::mem::replace(&mut self.leaves, leaves);
        self.floor = floor;
        let crossed = std::mem::replace(&mut self.crossed, before);
        let best = crossed
            .into_iter()
            .max_by(|a, b| a.value.total_cmp(&b.value));
        let end = own.into_iter().max_by(|a, b| a.value.total_cmp(&b.value));
        let end_value = end.as_ref().map_or(f32::NEG_INFINITY, |leaf| leaf.value);
        match best {
            Some(mut next) if next.value >= end_value => {
                next.value = self.evaluate.value(self.game, &next.state, self.seat);
                self.crossed.push(next);
            }
            _ => {
                if let Some(mut leaf) = end {
                    leaf.value = self.evaluate.value(self.game, &leaf.before, self.seat);
                    self.add_leaf(leaf);
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
        (self.steps.len() - 1) as u32
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
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        self.game.candidates(&node.state, mover, &mut actions);
        for action in &actions {
            let mut state = node.state;
            let mut luck = Luck {
                order: self.reach.luck.as_ref(),
                drawn: false,
            };
            self.game
                .apply(&mut state, mover, *action, &mut luck, &mut Silent);
            let drawn = luck.drawn;
            let next = self.game.to_act(&state).first();
            let stays = next == Some(mover) && self.game.turn(&state) == turn;
            if stays && !drawn {
                let value = self.evaluate.value(self.game, &state, mover);
                self.children.push(Child {
                    value,
                    from,
                    action: *action,
                });
                continue;
            }
            let ends = next.is_none()
                || drawn && node.draws >= self.reach.draws
                || next != Some(self.seat) && self.reach.replies == Replies::End;
            if !ends {
                self.crossed.push(Node {
                    value: self.evaluate.value(self.game, &state, mover),
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
                false => self.evaluate.value(self.game, &state, mover),
            };
            if value > self.floor {
                self.add_leaf(Leaf {
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
        self.game
            .apply(&mut state, mover, child.action, &mut luck, &mut Silent);
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

    fn add_leaf(&mut self, leaf: Leaf<G::State, G::Action>) {
        self.leaves.push(leaf);
        if self.leaves.len() >= 4 * self.most_leaves {
            self.trim_leaves();
        }
    }

    fn trim_leaves(&mut self) {
        self.leaves.sort_by(|a, b| b.value.total_cmp(&a.value));
        self.leaves
            .dedup_by(|a, b| a.value == b.value && a.last == b.last && a.before == b.before);
        if self.leaves.len() >= self.most_leaves {
            self.leaves.truncate(self.most_leaves);
            self.floor = self.leaves[self.most_leaves - 1].value;
        }
    }
}

/// Whether the last nodes of equal value hold this position already.
fn has_twin<S: PartialEq, A>(kept: &[Node<S, A>], node: &Node<S, A>) -> bool {
    let rivals = kept
        .iter()
        .rev()
        .take_while(|other| other.value == node.value);
    rivals.into_iter().any(|other| other.state == node.state)
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
