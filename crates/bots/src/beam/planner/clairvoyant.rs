//! The search that knows what every draw will give: a perfect-information bound to measure bots against.

use super::Context;
use super::layers::{BeamWidth, LayeredBeam};
use super::turn::{Horizon, Replies};
use crate::budget::Meter;
use crate::{Budget, Evaluator};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use towpath_core::{Information, Seat, Seeded, Silent};

/// Plays a solo game knowing the order of the piles. It is no [`crate::Bot`]: nobody who plays may know that. As it is a beam
/// search, what it reaches is a lower bound of what perfect information is worth, and an estimate of the upper bound for
/// those who play without.
///
/// At each turn it searches for the best line to the end of the game, and keeps the one it had unless it finds a better one.
#[derive(Clone, Debug)]
pub struct ClairvoyantBound<E> {
    evaluator: E,
    budget: Budget,
    stop: Arc<AtomicBool>,
}

/// A game played to its end.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ClairvoyantGame {
    /// The points at the end.
    pub points: i32,
    /// How many turns it had.
    pub turns: u32,
}

impl<E> ClairvoyantBound<E> {
    /// A search with this budget a turn.
    pub fn new(evaluator: E, budget: Budget) -> ClairvoyantBound<E> {
        ClairvoyantBound {
            evaluator,
            budget,
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Setting this ends the search at once.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Plays the deal of this luck to its end; turn after turn, so that the budget is one for each turn.
    pub fn play<G: Information>(&self, game: &G, luck: &Seeded) -> ClairvoyantGame
    where
        E: Evaluator<G>,
    {
        let mut chance = luck.clone();
        let mut state = game.setup(&mut chance, &mut Silent);
        let mut line: Vec<G::Action> = Vec::new();
        let mut promised = f32::NEG_INFINITY;
        let mut turns = 0;
        while let Some(seat) = game.to_act(&state).first() {
            let turn = game.turn(&state);
            turns += 1;
            if let Some((value, better)) = self.best_line(game, &state, seat, luck)
                && value > promised
            {
                promised = value;
                line = better;
                line.reverse();
            }
            while game.turn(&state) == turn
                && let Some(seat) = game.to_act(&state).first()
            {
                let Some(action) = line.pop() else {
                    break;
                };
                game.apply(&mut state, seat, action, &mut chance, &mut Silent);
            }
            if line.is_empty() && !game.is_over(&state) {
                promised = f32::NEG_INFINITY;
            }
        }
        ClairvoyantGame {
            points: game.points(&state, Seat::new(0)),
            turns,
        }
    }

    /// The best line to the end of the game, with its points.
    fn best_line<G: Information>(
        &self,
        game: &G,
        start: &G::State,
        seat: Seat,
        luck: &Seeded,
    ) -> Option<(f32, Vec<G::Action>)>
    where
        E: Evaluator<G>,
    {
        let mut meter = Meter::new(self.budget, Arc::clone(&self.stop));
        let mut best: Option<(f32, Vec<G::Action>)> = None;
        let horizon = Horizon {
            known_draws: Some(luck.clone()),
            draws: u8::MAX,
            turn: u32::MAX,
            replies: Replies::End,
        };
        let context = Context {
            game,
            evaluator: &self.evaluator,
            seat,
            threads: 1,
        };
        let mut width = BeamWidth::NARROW;
        for part in [0.2, 0.9, 1.0] {
            let before = meter.spent();
            let mut beam = LayeredBeam::new(context, &mut meter, 1);
            beam.explore(start, &horizon, width);
            if let Some(leaf) = beam.take_leaves().first()
                && best.as_ref().is_none_or(|(value, _)| leaf.value > *value)
            {
                best = Some((leaf.value, beam.line(leaf)));
            }
            let cost = (meter.spent() - before).max(1e-7);
            let wider = width.for_cost((part - meter.spent()) / cost);
            if wider.turn < 2 * width.turn {
                break;
            }
            width = wider;
        }
        best
    }
}
