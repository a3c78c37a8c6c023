//! Positions sampled on the way through games of self-play, and how well weights predict what became of them.

use super::TuneSettings;
use crate::evaluate::{DEFAULT_TEMPERATURE, FeatureRows, MAX_FEATURES, softmax};
use crate::{Bot, Features, Greedy, LinearEvaluator, Weights, map_in_order};
use towpath_core::{Audience, Information, MAX_SEATS, Sampled, Seat, Seed, Seeded, Silent};

/// A seat in a sampled position, with what became of it.
pub(super) struct Sample {
    /// How far the game was.
    pub progress: f32,
    /// The features less the table's mean.
    pub row: Vec<f32>,
    /// The points at the end less the table's mean.
    pub lead: f32,
}

/// Plays a round of games and samples positions, in the order of the games.
pub(super) fn collect<G: Information, F: Features<G>>(
    game: &G,
    evaluator: &LinearEvaluator<F>,
    settings: TuneSettings,
    round: u32,
) -> Vec<Sample> {
    let play = |number| {
        let deal = settings.seed ^ u64::from(round) << 32 ^ u64::from(number);
        play(
            game,
            evaluator,
            settings,
            deal.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        )
    };
    map_in_order(settings.games, settings.threads, play, |_| true)
        .into_iter()
        .flatten()
        .collect()
}

fn play<G: Information, F: Features<G>>(
    game: &G,
    evaluator: &LinearEvaluator<F>,
    settings: TuneSettings,
    deal: u64,
) -> Vec<Sample> {
    let players = usize::from(game.players());
    let width = F::FEATURES.len();
    let mut greedy: Greedy<LinearEvaluator<F>, G::Action> = Greedy::new(evaluator.clone(), 1, deal);
    let mut random = Sampled::new(deal.rotate_left(29));
    let mut chance = Seeded::new(Seed::from_number(deal));
    let mut state = game.setup(&mut chance, &mut Silent);
    let mut actions = Vec::new();
    let mut seen: Vec<(f32, FeatureRows)> = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        let action = if random.below(100) < settings.epsilon {
            actions.clear();
            game.candidates(&state, seat, &mut actions);
            actions[random.below(actions.len() as u32) as usize]
        } else {
            let known = game.information_state(&state, Audience::Seat(seat));
            greedy.choose(game, &known, seat)
        };
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        if random.below(settings.sample_every) == 0 && !game.is_over(&state) {
            let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
            F::fill_all(game, &state, &mut rows);
            seen.push((F::progress(game, &state), rows));
        }
    }
    let points: Vec<f32> = (0..players)
        .map(|index| game.points(&state, Seat::new(index as u8)) as f32)
        .collect();
    // A solo game has nobody to compare with.
    let compared = if players == 1 {
        0.0
    } else {
        1.0 / players as f32
    };
    let middle = points.iter().sum::<f32>() * compared;
    let mut samples = Vec::with_capacity(seen.len() * players);
    for (progress, rows) in &seen {
        for (row, points) in rows[..players].iter().zip(&points) {
            let row = (0..width)
                .map(|feature| {
                    let sum: f32 = rows[..players].iter().map(|row| row[feature]).sum();
                    row[feature] - sum * compared
                })
                .collect();
            samples.push(Sample {
                progress: *progress,
                row,
                lead: points - middle,
            });
        }
    }
    samples
}

/// The predicted lead.
fn predicted(sample: &Sample, weights: &Weights) -> f32 {
    let now = weights.at(sample.progress);
    now.iter().zip(&sample.row).map(|(w, x)| w * x).sum()
}

/// The root mean square error of the predictions.
pub(super) fn rmse(samples: &[Sample], weights: &Weights) -> f64 {
    let squares: f64 = samples
        .iter()
        .map(|sample| f64::from(sample.lead - predicted(sample, weights)).powi(2))
        .sum();
    (squares / samples.len().max(1) as f64).sqrt()
}

/// The temperature with the highest likelihood of the winners, on a grid.
pub(super) fn fit_temperature(samples: &[Sample], weights: &Weights, players: u8) -> f32 {
    let players = usize::from(players);
    if players < 2 {
        return DEFAULT_TEMPERATURE;
    }
    let tables: Vec<(Vec<f32>, usize)> = samples
        .chunks_exact(players)
        .map(|table| {
            let values = table
                .iter()
                .map(|sample| predicted(sample, weights))
                .collect();
            let best = table
                .iter()
                .enumerate()
                .max_by(|(_, a), (_, b)| a.lead.total_cmp(&b.lead));
            (values, best.map_or(0, |(index, _)| index))
        })
        .collect();
    let log_likelihood = |temperature: f32| -> f64 {
        let log = |(values, winner): &(Vec<f32>, usize)| {
            let probabilities = softmax(values, temperature);
            f64::from(probabilities[*winner].max(1e-6).ln())
        };
        tables.iter().map(log).sum()
    };
    let grid = (0..60).map(|step| 1.0 * 1.07_f32.powi(step));
    grid.max_by(|a, b| log_likelihood(*a).total_cmp(&log_likelihood(*b)))
        .unwrap_or(DEFAULT_TEMPERATURE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables of two in which one seat is ahead by 2 points, and wins so many of a hundred times.
    fn tables(wins: u32) -> Vec<Sample> {
        let seat = |feature: f32, lead: f32| Sample {
            progress: 0.0,
            row: vec![feature],
            lead,
        };
        let table = |number| {
            let lead = if number < wins { 3.0 } else { -3.0 };
            [seat(1.0, lead), seat(-1.0, -lead)]
        };
        (0..100).flat_map(table).collect()
    }

    fn one_point_each() -> Weights {
        Weights {
            knots: vec![vec![1.0], vec![1.0]],
            temperature: 6.0,
        }
    }

    #[test]
    fn the_surer_the_leader_wins_the_lower_the_temperature() {
        let fit = |wins| fit_temperature(&tables(wins), &one_point_each(), 2);
        assert!(fit(95) < fit(80) && fit(80) < fit(60));
        // Two points ahead and 80 of 100 wins: odds of 4 are e to 2 / 1.44.
        assert!((fit(80) - 2.0 / 4.0_f32.ln()).abs() < 0.06, "{}", fit(80));
    }

    #[test]
    fn the_error_is_the_root_of_the_mean_square() {
        let error = rmse(&tables(50), &one_point_each());
        // Half of the leads are predicted wrong by 2 points, half by 4.
        assert!((error - 10.0_f64.sqrt()).abs() < 1e-9, "{error}");
    }
}
