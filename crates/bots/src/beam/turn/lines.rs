//! The lines of a turn: every decision up to the first draw or the end of the turn, found by a beam.

use crate::Evaluator;
use crate::beam::select::{Candidate, best_distinct};
use crate::beam::trail::{START, Trail};
use crate::chance::Observed;
use towpath_core::{Information, Sampled, Seat, Silent};

/// In how many samples the value behind a draw is looked at.
const DRAW_SAMPLES: u32 = 3;
/// The most decisions of a line: a turn may allow going round in circles.
const LONGEST: usize = 40;

/// A position within a line or at its end; behind a draw, one of those it may lead to.
#[derive(Copy, Clone)]
struct LineNode<S> {
    state: S,
    /// The last step before it.
    step: u32,
    value: f32,
}

impl<S: Copy + Eq> Candidate for LineNode<S> {
    fn value(&self) -> f32 {
        self.value
    }

    fn is_same(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

/// A beam over the decisions of one seat's turn.
pub(super) struct TurnLines<'a, G: Information, E> {
    game: &'a G,
    evaluator: &'a E,
    seat: Seat,
    random: Sampled,
    trail: Trail<G::Action>,
    /// The ends of complete lines.
    ends: Vec<LineNode<G::State>>,
    actions: Vec<G::Action>,
}

impl<'a, G: Information, E: Evaluator<G>> TurnLines<'a, G, E> {
    pub fn new(game: &'a G, evaluator: &'a E, seat: Seat, seed: u64) -> Self {
        TurnLines {
            game,
            evaluator,
            seat,
            random: Sampled::new(seed),
            trail: Trail::new(),
            ends: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Finds lines from a position, `width` positions being kept after each decision. When it is enough, lines that are
    /// begun count as complete.
    pub fn explore(&mut self, start: &G::State, width: usize, enough: &dyn Fn() -> bool) {
        let turn = self.game.turn(start);
        let mut open = vec![LineNode {
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
            open = best_distinct(&next, width);
            next.clear();
            if open.is_empty() || enough() {
                break;
            }
        }
        self.ends.append(&mut open);
    }

    /// The actions of the best lines found, the best first.
    pub fn best(&self, most: usize) -> impl Iterator<Item = Vec<G::Action>> {
        best_distinct(&self.ends, most)
            .into_iter()
            .map(|end| self.trail.actions_to(end.step, None))
    }

    /// Tries every action in a position.
    fn expand(&mut self, node: &LineNode<G::State>, turn: u32, next: &mut Vec<LineNode<G::State>>) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        self.game.candidates(&node.state, self.seat, &mut actions);
        for action in &actions {
            let (state, drawn) = self.after(&node.state, *action);
            let mut value = self.evaluator.value(self.game, &state, self.seat);
            if drawn {
                for _ in 1..DRAW_SAMPLES {
                    let (other, _) = self.after(&node.state, *action);
                    value += self.evaluator.value(self.game, &other, self.seat);
                }
                value /= DRAW_SAMPLES as f32;
            }
            let step = self.trail.push(node.step, Some(*action));
            let complete = drawn
                || self.game.turn(&state) != turn
                || !self.game.to_act(&state).contains(self.seat);
            let list = if complete { &mut self.ends } else { &mut *next };
            list.push(LineNode { state, step, value });
        }
        self.actions = actions;
    }

    /// Where an action leads, and whether something is drawn on the way.
    fn after(&mut self, state: &G::State, action: G::Action) -> (G::State, bool) {
        let mut state = *state;
        let mut chance = Observed::new(&mut self.random);
        self.game
            .apply(&mut state, self.seat, action, &mut chance, &mut Silent);
        (state, chance.drawn)
    }
}
