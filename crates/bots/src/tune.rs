//! Learning the weights of a [`Judge`] by self-play.
//!
//! In each round greedy players with the weights so far play against themselves, with some noise so that they see
//! more than their habits. Positions on the way are noted with their features; when the game is over each seat's
//! prospects should have been its points. Least squares over all noted positions, the rounds before counting less
//! and less, give the next weights (temporal differences with lambda = 1, solved instead of descended). They are kept if they win
//! against the ones before.
//!
//! What foretells the end best is not always what wins most, because players choose by it. So an evolution strategy
//! goes on from there: see [`evolve`].
//!
//! Everything follows from the seed: games are added up in the order of their numbers, whatever thread played them.

mod evolve;
mod notes;
mod solve;

use crate::arena::{Entrant, Interval, Plan as ArenaPlan, compete};
use crate::judge::{Features, Judge};
use crate::weights::Weights;
use crate::{Bot, Greedy};
use notes::{Note, deviation, fit_spread, observe};
pub(crate) use solve::Squares;
use towpath_core::Information;

/// How weights are learned.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Plan {
    /// How many times the weights are fitted anew.
    pub rounds: u32,
    /// Games a round.
    pub games: u32,
    /// Games in which new weights have to prove themselves.
    pub proof: u32,
    /// Of a hundred decisions so many are made at random.
    pub noise: u32,
    /// One in so many positions is noted.
    pub every: u32,
    /// How much the weights are held where they were, as a part of what the positions say.
    pub hold: f64,
    /// How much of what the rounds before said still counts.
    pub memory: f64,
    /// How many generations the evolution strategy goes on for.
    pub generations: u32,
    /// Pairs of shaken weights a generation.
    pub pairs: u32,
    /// Games of each pair.
    pub duel: u32,
    /// How far weights are shaken: in points of a typical feature.
    pub shake: f32,
    /// How far a generation moves, in shakes; in a lesson of Kanal, what part of the way the weights go.
    pub step: f32,
    /// Decides everything.
    pub seed: u64,
    /// How many games run at once.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            rounds: 8,
            games: 600,
            proof: 400,
            noise: 8,
            every: 8,
            hold: 0.01,
            memory: 0.5,
            generations: 40,
            pairs: 8,
            duel: 32,
            shake: 0.3,
            step: 0.5,
            seed: 1,
            threads: 1,
        }
    }
}

/// How weights were found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// By least squares over noted positions.
    Fitted,
    /// By the evolution strategy.
    Evolved,
}

/// What a round gave.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Round {
    /// How the weights were found.
    pub stage: Stage,
    /// Its number, from 1.
    pub number: u32,
    /// How many seats in positions were noted.
    pub noted: usize,
    /// How far prospects were from the points on average, before the fit and after it.
    pub error: (f64, f64),
    /// The share of wins of the new weights against the old.
    pub share: Interval,
    /// Whether they were kept.
    pub kept: bool,
}

/// Learns, from these weights or from nothing: then the first players only count points. `report` hears of every round and
/// of every tenth generation with the best weights so far, and says whether to go on.
pub fn tune<G: Information, F: Features<G>>(
    game: &G,
    start: Option<Weights>,
    plan: Plan,
    report: &mut dyn FnMut(&Round, &Weights) -> bool,
) -> Weights {
    let mut learning = Learning::<G, F>::new(game, start, plan);
    for number in 1..=plan.rounds {
        let round = learning.round(number);
        if !report(&round, &learning.best) {
            return learning.best;
        }
    }
    learning.evolve(report);
    learning.best
}

/// What has been learned so far.
struct Learning<'a, G, F> {
    game: &'a G,
    plan: Plan,
    squares: Squares,
    /// How far each weight is shaken.
    scales: Vec<f32>,
    best: Weights,
    judge: Judge<F>,
}

impl<'a, G: Information, F: Features<G>> Learning<'a, G, F> {
    fn new(game: &'a G, start: Option<Weights>, plan: Plan) -> Learning<'a, G, F> {
        let width = F::FEATURES.len();
        let judge = match &start {
            Some(weights) => Judge::ignorant().with(game.players(), weights.clone()),
            None => Judge::ignorant(),
        };
        let best = start.unwrap_or_else(|| Weights::none(width));
        let numbers = best.numbers().count();
        Learning {
            game,
            plan,
            squares: Squares::new(numbers),
            scales: vec![0.0; numbers],
            best,
            judge,
        }
    }

    /// Fits the weights to another round of games.
    fn round(&mut self, number: u32) -> Round {
        let (plan, players) = (self.plan, self.game.players());
        let notes = observe(self.game, &self.judge, plan, number);
        self.scales = scales(&notes, &self.best);
        self.squares.fade(plan.memory);
        for note in &notes {
            let input = self.best.spread_out(note.progress, &note.row);
            self.squares.add(&input, f64::from(note.ahead));
        }
        let held: Vec<f64> = self.best.numbers().map(f64::from).collect();
        let fitted = self.squares.solve(&held, plan.hold);
        let single: Vec<f32> = fitted.iter().map(|w| *w as f32).collect();
        let mut weights = self.best.with_numbers(&single);
        weights.spread = fit_spread(&notes, &weights, players);
        let error = (deviation(&notes, &self.best), deviation(&notes, &weights));
        let (share, kept) = self.prove(weights, u64::from(number));
        Round {
            stage: Stage::Fitted,
            number,
            noted: notes.len(),
            error,
            share,
            kept,
        }
    }

    /// Goes on with the evolution strategy; every tenth generation has to prove itself.
    fn evolve(&mut self, report: &mut dyn FnMut(&Round, &Weights) -> bool) {
        let plan = self.plan;
        let mut weights = self.best.clone();
        for number in 1..=plan.generations {
            weights = evolve::generation::<G, F>(self.game, &weights, &self.scales, plan, number);
            if number % 10 != 0 && number != plan.generations {
                continue;
            }
            let (share, kept) = self.prove(weights.clone(), 1_000 + u64::from(number));
            let round = Round {
                stage: Stage::Evolved,
                number,
                noted: 0,
                error: (0.0, 0.0),
                share,
                kept,
            };
            // What lost is given up: the next generation starts from the best again.
            weights = self.best.clone();
            if !report(&round, &self.best) {
                return;
            }
        }
    }

    /// Lets new weights play against the best so far; they are kept if they get at least their share.
    fn prove(&mut self, weights: Weights, number: u64) -> (Interval, bool) {
        let players = self.game.players();
        let new = Judge::<F>::ignorant().with(players, weights.clone());
        let seed = self.plan.seed.rotate_left(40) ^ number;
        let (proof, threads) = (self.plan.proof, self.plan.threads);
        let share = share_against(self.game, &new, &self.judge, proof, seed, threads);
        let kept = share.share >= 1.0 / f64::from(players);
        if kept {
            self.judge = new;
            self.best = weights;
        }
        (share, kept)
    }
}

/// How much each number has to change to change a typical value by a point.
fn scales(notes: &[Note], weights: &Weights) -> Vec<f32> {
    let mut squares = vec![0.0_f64; weights.numbers().count()];
    for note in notes {
        let inputs = weights.spread_out(note.progress, &note.row);
        for (sum, input) in squares.iter_mut().zip(inputs) {
            *sum += input * input;
        }
    }
    let count = notes.len().max(1) as f64;
    // What is hardly ever seen is not shaken at all.
    let scale = |sum: &f64| match (sum / count).sqrt() {
        typical if typical > 0.01 => (1.0 / typical).min(3.0) as f32,
        _ => 0.0,
    };
    squares.iter().map(scale).collect()
}

/// The first judge's share of wins against the second, as greedy players.
fn share_against<G: Information, F: Features<G>>(
    game: &G,
    new: &Judge<F>,
    old: &Judge<F>,
    games: u32,
    seed: u64,
    threads: usize,
) -> Interval {
    let entrant = |name: &str, judge: &Judge<F>| {
        let judge = judge.clone();
        Entrant {
            name: name.to_owned(),
            make: Box::new(move |number| {
                Box::new(Greedy::new(judge.clone(), 1, number)) as Box<dyn Bot<G>>
            }),
        }
    };
    let arena = ArenaPlan {
        games,
        seed,
        threads,
    };
    let entrants = [entrant("new", new), entrant("old", old)];
    let results = compete(game, &entrants, arena, &|_| true);
    results.standings[0].win_share()
}
