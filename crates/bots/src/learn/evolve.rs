//! An evolution strategy with mirrored sampling: weights are perturbed by a Gaussian, each perturbation plays against its
//! mirror image, and the weights move towards the winners.

use super::TuneSettings;
use super::tune::greedy_win_share;
use crate::arena::Series;
use crate::{Features, LinearEvaluator, Weights};
use towpath_core::{Information, Sampled};

/// Moves weights for one generation. `scales` tells how far each parameter is perturbed: by about as much as changes a
/// typical value by a point.
pub(super) fn generation<G: Information, F: Features<G>>(
    game: &G,
    weights: &Weights,
    scales: &[f32],
    settings: TuneSettings,
    number: u32,
) -> Weights {
    let players = game.players();
    let mut random = Sampled::new(settings.seed.rotate_left(11) ^ u64::from(number) << 20);
    let mut gradient = vec![0.0; scales.len()];
    for pair in 0..settings.pairs {
        let perturbation: Vec<f32> = scales
            .iter()
            .map(|s| settings.sigma * s * gaussian(&mut random))
            .collect();
        let with = |sign: f32| {
            let weights = moved(weights, &perturbation, sign);
            LinearEvaluator::<F>::untrained().with_weights(players, weights)
        };
        let (one, other) = (with(1.0), with(-1.0));
        let series = Series {
            games: settings.pair_games,
            seed: settings.seed ^ u64::from(number) << 32 ^ u64::from(pair) << 16,
            threads: settings.threads,
        };
        let there = greedy_win_share(game, &one, &other, series).share;
        // At a larger table one sits against many: the mirror image has its turn alone, too.
        let back = match players {
            0..=2 => 1.0 - there,
            _ => greedy_win_share(game, &other, &one, series).share,
        };
        for (gradient, perturbation) in gradient.iter_mut().zip(&perturbation) {
            *gradient += (there - back) as f32 * perturbation;
        }
    }
    // The step is as long as a perturbation, in the direction that won; the later, the shorter.
    let length = |vector: &[f32]| {
        let squares = vector
            .iter()
            .zip(scales)
            .map(|(v, s)| (v / s.max(1e-9)).powi(2));
        squares.sum::<f32>().sqrt()
    };
    let typical = settings.sigma * (scales.iter().filter(|s| **s > 0.0).count() as f32).sqrt();
    let late = number as f32 / settings.generations.max(1) as f32;
    let step = settings.step_size * (1.0 - 0.8 * late) * typical / length(&gradient).max(1e-9);
    moved(weights, &gradient, step)
}

fn moved(weights: &Weights, by: &[f32], times: f32) -> Weights {
    let parameters = weights.parameters().zip(by).map(|(w, b)| w + times * b);
    weights.with_parameters(&parameters.collect::<Vec<f32>>())
}

/// A standard normal number, near enough: the sum of twelve uniform ones less six (Irwin-Hall).
fn gaussian(random: &mut Sampled) -> f32 {
    let sum: f32 = (0..12)
        .map(|_| random.below(1 << 16) as f32 / 65_536.0)
        .sum();
    sum - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaussian_has_mean_0_and_deviation_1() {
        let mut random = Sampled::new(3);
        let all: Vec<f32> = (0..4000).map(|_| gaussian(&mut random)).collect();
        let mean = all.iter().sum::<f32>() / 4000.0;
        let variance = all.iter().map(|x| (x - mean).powi(2)).sum::<f32>() / 4000.0;
        assert!(mean.abs() < 0.06, "{mean}");
        assert!((variance - 1.0).abs() < 0.08, "{variance}");
    }

    #[test]
    fn mirror_images_are_equally_far_away() {
        let weights = Weights {
            knots: vec![vec![1.0, 2.0], vec![3.0, 4.0]],
            temperature: 6.0,
        };
        let by = [0.5, -0.5, 0.25, 0.0];
        let sum: Vec<f32> = moved(&weights, &by, 1.0)
            .parameters()
            .zip(moved(&weights, &by, -1.0).parameters())
            .map(|(one, other)| one + other)
            .collect();
        assert_eq!(sum, [2.0, 4.0, 6.0, 8.0]);
    }
}
