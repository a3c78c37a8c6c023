//! Least squares over the outcomes of self-play, then an evolution strategy.
//!
//! In each round greedy bots with the weights so far play against themselves, with some noise so that they see more than
//! they would choose. Positions on the way are sampled with their features; when the game is over each seat's expected points
//! should have been its points. Least squares over all samples, those of earlier rounds decaying, give the next weights.
//!
//! What predicts the end best is not always what wins most, because bots choose by it. So an evolution strategy goes on
//! from there: see [`super::evolve`].

use super::LeastSquares;
use super::evolve;
use super::samples::{Sample, collect, fit_temperature, rmse};
use crate::arena::{Entrant, Interval, Series, compete};
use crate::{Bot, Features, Greedy, LinearEvaluator, Weights};
use towpath_core::Information;

/// How weights are learned.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct TuneSettings {
    /// How many times the weights are fitted anew.
    pub rounds: u32,
    /// Games of self-play in each round.
    pub games: u32,
    /// Games in which new weights have to get their share against the old.
    pub gate_games: u32,
    /// Epsilon of the self-play in percent: of a hundred decisions so many are made at random.
    pub epsilon: u32,
    /// One in so many positions is sampled.
    pub sample_every: u32,
    /// The ridge, relative to each weight's own diagonal element; it pulls towards the old weights, not towards zero.
    pub ridge: f64,
    /// How much of what the rounds before gave still counts.
    pub decay: f64,
    /// How many generations the evolution strategy goes on for.
    pub generations: u32,
    /// Mirrored pairs of perturbed weights a generation.
    pub pairs: u32,
    /// Games of each pair.
    pub pair_games: u32,
    /// The standard deviation of perturbations: in points of a typical feature; in backward induction as a part of each
    /// weight.
    pub sigma: f32,
    /// How far a generation moves, in sigmas; in backward induction, what part of the way the weights go.
    pub step_size: f32,
    /// Deals, perturbations and choices follow from it.
    pub seed: u64,
    /// How many games run at once.
    pub threads: usize,
}

impl Default for TuneSettings {
    fn default() -> TuneSettings {
        TuneSettings {
            rounds: 8,
            games: 600,
            gate_games: 400,
            epsilon: 8,
            sample_every: 8,
            ridge: 0.01,
            decay: 0.5,
            generations: 40,
            pairs: 8,
            pair_games: 32,
            sigma: 0.3,
            step_size: 0.5,
            seed: 1,
            threads: 1,
        }
    }
}

/// How weights were found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Method {
    /// By least squares over samples.
    LeastSquares,
    /// By the evolution strategy.
    Evolution,
}

/// What one iteration of learning gave.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Iteration {
    /// How the weights were found.
    pub method: Method,
    /// The number of the round or generation, from 1.
    pub number: u32,
    /// How many samples were fitted.
    pub samples: usize,
    /// The root mean square error of the predictions in points, before the fit and after it.
    pub error: (f64, f64),
    /// The share of wins of the new weights against the old.
    pub share: Interval,
    /// Whether they were kept.
    pub kept: bool,
}

/// Learns, from these weights or from none: then the first bots only count points. `report` is shown every round and
/// every tenth generation with the best weights so far, and says whether to go on.
pub fn tune<G: Information, F: Features<G>>(
    game: &G,
    start: Option<Weights>,
    settings: TuneSettings,
    report: &mut dyn FnMut(&Iteration, &Weights) -> bool,
) -> Weights {
    let mut tuner = Tuner::<G, F>::new(game, start, settings);
    for number in 1..=settings.rounds {
        let iteration = tuner.fit(number);
        if !report(&iteration, &tuner.best) {
            return tuner.best;
        }
    }
    tuner.evolve(report);
    tuner.best
}

/// What has been learned so far.
struct Tuner<'a, G, F> {
    game: &'a G,
    settings: TuneSettings,
    equations: LeastSquares,
    /// How far each weight is perturbed.
    scales: Vec<f32>,
    best: Weights,
    evaluator: LinearEvaluator<F>,
}

impl<'a, G: Information, F: Features<G>> Tuner<'a, G, F> {
    fn new(game: &'a G, start: Option<Weights>, settings: TuneSettings) -> Tuner<'a, G, F> {
        let width = F::FEATURES.len();
        let untrained = LinearEvaluator::untrained();
        let evaluator = match &start {
            Some(weights) => untrained.with_weights(game.players(), weights.clone()),
            None => untrained,
        };
        let best = start.unwrap_or_else(|| Weights::zero(width));
        let parameters = best.parameters().count();
        Tuner {
            game,
            settings,
            equations: LeastSquares::new(parameters),
            scales: vec![0.0; parameters],
            best,
            evaluator,
        }
    }

    /// Fits the weights to another round of games.
    fn fit(&mut self, number: u32) -> Iteration {
        let (settings, players) = (self.settings, self.game.players());
        let samples = collect(self.game, &self.evaluator, settings, number);
        self.scales = scales(&samples, &self.best);
        self.equations.decay(settings.decay);
        for sample in &samples {
            let input = self.best.design_row(sample.progress, &sample.row);
            self.equations.add(&input, f64::from(sample.lead));
        }
        let prior: Vec<f64> = self.best.parameters().map(f64::from).collect();
        let fitted = self.equations.solve(&prior, settings.ridge);
        let single: Vec<f32> = fitted.iter().map(|w| *w as f32).collect();
        let mut weights = self.best.with_parameters(&single);
        weights.temperature = fit_temperature(&samples, &weights, players);
        let error = (rmse(&samples, &self.best), rmse(&samples, &weights));
        let (share, kept) = self.gate(weights, u64::from(number));
        Iteration {
            method: Method::LeastSquares,
            number,
            samples: samples.len(),
            error,
            share,
            kept,
        }
    }

    /// Goes on with the evolution strategy; every tenth generation has to pass the gate.
    fn evolve(&mut self, report: &mut dyn FnMut(&Iteration, &Weights) -> bool) {
        let settings = self.settings;
        let mut weights = self.best.clone();
        for number in 1..=settings.generations {
            weights =
                evolve::generation::<G, F>(self.game, &weights, &self.scales, settings, number);
            if number % 10 != 0 && number != settings.generations {
                continue;
            }
            let (share, kept) = self.gate(weights.clone(), 1_000 + u64::from(number));
            let iteration = Iteration {
                method: Method::Evolution,
                number,
                samples: 0,
                error: (0.0, 0.0),
                share,
                kept,
            };
            // What lost is given up: the next generation starts from the best again.
            weights = self.best.clone();
            if !report(&iteration, &self.best) {
                return;
            }
        }
    }

    /// Lets new weights play against the best so far; they are kept if they get at least their share.
    fn gate(&mut self, weights: Weights, number: u64) -> (Interval, bool) {
        let players = self.game.players();
        let new = LinearEvaluator::<F>::untrained().with_weights(players, weights.clone());
        let series = Series {
            games: self.settings.gate_games,
            seed: self.settings.seed.rotate_left(40) ^ number,
            threads: self.settings.threads,
        };
        let share = greedy_win_share(self.game, &new, &self.evaluator, series);
        let kept = share.share >= 1.0 / f64::from(players);
        if kept {
            self.evaluator = new;
            self.best = weights;
        }
        (share, kept)
    }
}

/// How much each parameter has to change to change a typical value by a point.
fn scales(samples: &[Sample], weights: &Weights) -> Vec<f32> {
    let mut squares = vec![0.0_f64; weights.parameters().count()];
    for sample in samples {
        let inputs = weights.design_row(sample.progress, &sample.row);
        for (sum, input) in squares.iter_mut().zip(inputs) {
            *sum += input * input;
        }
    }
    let count = samples.len().max(1) as f64;
    // What is hardly ever seen is not perturbed at all.
    let scale = |sum: &f64| match (sum / count).sqrt() {
        typical if typical > 0.01 => (1.0 / typical).min(3.0) as f32,
        _ => 0.0,
    };
    squares.iter().map(scale).collect()
}

/// The first evaluator's share of wins against the second, both played greedily in an arena.
pub(super) fn greedy_win_share<G: Information, F: Features<G>>(
    game: &G,
    new: &LinearEvaluator<F>,
    old: &LinearEvaluator<F>,
    series: Series,
) -> Interval {
    let entrant = |name: &str, evaluator: &LinearEvaluator<F>| {
        let evaluator = evaluator.clone();
        Entrant {
            name: name.to_owned(),
            make: Box::new(move |seed| {
                Box::new(Greedy::new(evaluator.clone(), 1, seed)) as Box<dyn Bot<G>>
            }),
        }
    };
    let entrants = [entrant("new", new), entrant("old", old)];
    let results = compete(game, &entrants, series, &|_| true);
    results.standings[0].win_share()
}
