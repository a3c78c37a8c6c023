//! An evolution strategy: weights are shaken, the shaken ones play against their mirror images, and all move towards the winners.

use super::{Plan, share_against};
use crate::judge::{Features, Judge};
use crate::weights::Weights;
use towpath_core::Information;
use towpath_core::Sampled;

/// Moves weights for one generation. `scales` tells how far each number is shaken: by about as much as changes a typical value by a point.
pub(super) fn generation<G: Information, F: Features<G>>(
    game: &G,
    weights: &Weights,
    scales: &[f32],
    plan: Plan,
    number: u32,
) -> Weights {
    let players = game.players();
    let mut random = Sampled::new(plan.seed.rotate_left(11) ^ u64::from(number) << 20);
    let mut pull = vec![0.0; scales.len()];
    for pair in 0..plan.pairs {
        let shake: Vec<f32> = scales
            .iter()
            .map(|s| plan.shake * s * bell(&mut random))
            .collect();
        let one = Judge::<F>::ignorant().with(players, moved(weights, &shake, 1.0));
        let other = Judge::<F>::ignorant().with(players, moved(weights, &shake, -1.0));
        let seed = plan.seed ^ u64::from(number) << 32 ^ u64::from(pair) << 16;
        let there = share_against(game, &one, &other, plan.duel, seed, plan.threads).share;
        // At a larger table one sits against many: the mirror image has its turn alone, too.
        let back = match players {
            0..=2 => 1.0 - there,
            _ => share_against(game, &other, &one, plan.duel, seed, plan.threads).share,
        };
        for (pull, shake) in pull.iter_mut().zip(&shake) {
            *pull += (there - back) as f32 * shake;
        }
    }
    // The step is as long as a shake, in the direction that won; the later, the shorter.
    let length = |vector: &[f32]| {
        let squares = vector
            .iter()
            .zip(scales)
            .map(|(v, s)| (v / s.max(1e-9)).powi(2));
        squares.sum::<f32>().sqrt()
    };
    let typical = plan.shake * (scales.iter().filter(|s| **s > 0.0).count() as f32).sqrt();
    let late = number as f32 / plan.generations.max(1) as f32;
    let step = plan.step * (1.0 - 0.8 * late) * typical / length(&pull).max(1e-9);
    moved(weights, &pull, step)
}

fn moved(weights: &Weights, by: &[f32], times: f32) -> Weights {
    let numbers = weights.numbers().zip(by).map(|(w, b)| w + times * b);
    weights.with_numbers(&numbers.collect::<Vec<f32>>())
}

/// A number from the bell curve, near enough: the sum of twelve even ones.
fn bell(random: &mut Sampled) -> f32 {
    let sum: f32 = (0..12)
        .map(|_| random.below(1 << 16) as f32 / 65_536.0)
        .sum();
    sum - 6.0
}
