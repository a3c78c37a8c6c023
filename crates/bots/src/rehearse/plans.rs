//! Plans for a turn: every decision up to the first draw or the end of the turn, found by a beam.

use crate::Evaluate;
use towpath_core::Information;
use towpath_core::{Chance, Faces, Sampled, Seat, Silent, Source};

/// How often what follows a draw is looked at.
const LOOKS: u32 = 3;
/// The most decisions of a plan: a turn may allow going round in circles.
const LONGEST: usize = 40;

/// A position on the way, or at the end of a plan; behind a draw, one of those it may lead to.
#[derive(Copy, Clone)]
struct Node<S> {
    state: S,
    /// The last decision before it.
    step: u32,
    value: f32,
}

/// A decision and the one before it.
#[derive(Copy, Clone)]
struct Step<A> {
    parent: u32,
    action: A,
}

/// No decision yet.
const START: u32 = u32::MAX;

/// Makes plans for one seat.
pub(super) struct Planning<'a, G: Information, E> {
    game: &'a G,
    evaluate: &'a E,
    seat: Seat,
    random: Sampled,
    steps: Vec<Step<G::Action>>,
    /// The ends of complete plans.
    ends: Vec<Node<G::State>>,
    actions: Vec<G::Action>,
}

impl<'a, G: Information, E: Evaluate<G>> Planning<'a, G, E> {
    pub fn new(game: &'a G, evaluate: &'a E, seat: Seat, number: u64) -> Self {
        Planning {
            game,
            evaluate,
            seat,
            random: Sampled::new(number),
            steps: Vec::new(),
            ends: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Finds plans from a position, so many kept after each decision. When it is enough, what is begun counts as planned.
    pub fn explore(&mut self, start: &G::State, beam: usize, enough: &dyn Fn() -> bool) {
        let turn = self.game.turn(start);
        let mut open = vec![Node {
            state: *start,
            step: START,
            value: 0.0,
        }];
        let mut next = Vec::new();
        for _ in 0..LONGEST {
            for node in &open {
                self.expand(node, turn, &mut next);
                if enough() {
                    break;
                }
            }
            open = best(&mut next, beam);
            next.clear();
            if open.is_empty() || enough() {
                break;
            }
        }
        self.ends.append(&mut open);
    }

    /// The decisions of the best plans found, the best first.
    pub fn best_plans(&mut self, most: usize) -> impl Iterator<Item = Vec<G::Action>> {
        best(&mut self.ends, most)
            .into_iter()
            .map(|end| self.way(end.step))
    }

    /// Tries every decision in a position.
    fn expand(&mut self, node: &Node<G::State>, turn: u32, next: &mut Vec<Node<G::State>>) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        self.game.candidates(&node.state, self.seat, &mut actions);
        for action in &actions {
            let (state, drawn) = self.after(&node.state, *action);
            let mut value = self.evaluate.value(self.game, &state, self.seat);
            if drawn {
                for _ in 1..LOOKS {
                    let (other, _) = self.after(&node.state, *action);
                    value += self.evaluate.value(self.game, &other, self.seat);
                }
                value /= LOOKS as f32;
            }
            let step = self.steps.len() as u32;
            self.steps.push(Step {
                parent: node.step,
                action: *action,
            });
            let complete = drawn
                || self.game.turn(&state) != turn
                || !self.game.to_act(&state).contains(self.seat);
            let list = if complete { &mut self.ends } else { &mut *next };
            list.push(Node { state, step, value });
        }
        self.actions = actions;
    }

    /// Where a decision leads, and whether something is drawn on the way.
    fn after(&mut self, state: &G::State, action: G::Action) -> (G::State, bool) {
        let mut state = *state;
        let mut chance = Watched {
            random: &mut self.random,
            drawn: false,
        };
        self.game
            .apply(&mut state, self.seat, action, &mut chance, &mut Silent);
        (state, chance.drawn)
    }

    fn way(&self, mut step: u32) -> Vec<G::Action> {
        let mut actions = Vec::new();
        while step != START {
            let Step { parent, action } = self.steps[step as usize];
            actions.push(action);
            step = parent;
        }
        actions.reverse();
        actions
    }
}

/// The best of these positions, each once.
fn best<S: Copy + Eq>(nodes: &mut [Node<S>], most: usize) -> Vec<Node<S>> {
    nodes.sort_by(|one, other| other.value.total_cmp(&one.value));
    let mut kept: Vec<Node<S>> = Vec::with_capacity(most);
    for node in nodes.iter() {
        let same = |other: &&Node<S>| other.value == node.value;
        let mut alike = kept.iter().rev().take_while(same);
        if !alike.any(|other| other.state == node.state) {
            kept.push(*node);
            if kept.len() == most {
                break;
            }
        }
    }
    kept
}

/// Passes draws on and remembers that there was one.
struct Watched<'a> {
    random: &'a mut Sampled,
    drawn: bool,
}

impl Chance for Watched<'_> {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        self.drawn = true;
        self.random.draw(source, faces)
    }
}
