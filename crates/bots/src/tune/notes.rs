//! Positions noted on the way through games of self-play, and how well weights foretell what became of them.

use super::Plan;
use crate::judge::{Features, Judge, MAX_FEATURES, Rows};
use crate::weights::Weights;
use crate::{Bot, Greedy, numbered};
use towpath_core::Information;
use towpath_core::{Audience, MAX_SEATS, Sampled, Seat, Seed, Seeded, Silent};

/// A seat in a noted position.
pub(super) struct Note {
    pub progress: f32,
    /// The features less the table's mean.
    pub row: Vec<f32>,
    /// The points at the end less the table's mean.
    pub ahead: f32,
}

/// Plays a round of games and notes positions, in the order of the games.
pub(super) fn observe<G: Information, F: Features<G>>(
    game: &G,
    judge: &Judge<F>,
    plan: Plan,
    round: u32,
) -> Vec<Note> {
    let play = |number| {
        let deal = plan.seed ^ u64::from(round) << 32 ^ u64::from(number);
        play(game, judge, plan, deal.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    };
    numbered(plan.games, plan.threads, play, |_| true)
        .into_iter()
        .flatten()
        .collect()
}

fn play<G: Information, F: Features<G>>(
    game: &G,
    judge: &Judge<F>,
    plan: Plan,
    deal: u64,
) -> Vec<Note> {
    let players = usize::from(game.players());
    let width = F::FEATURES.len();
    let mut greedy: Greedy<Judge<F>, G::Action> = Greedy::new(judge.clone(), 1, deal);
    let mut random = Sampled::new(deal.rotate_left(29));
    let mut chance = Seeded::new(Seed::from_number(deal));
    let mut state = game.setup(&mut chance, &mut Silent);
    let mut actions = Vec::new();
    let mut seen: Vec<(f32, Rows)> = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        let action = if random.below(100) < plan.noise {
            actions.clear();
            game.candidates(&state, seat, &mut actions);
            actions[random.below(actions.len() as u32) as usize]
        } else {
            let known = game.information_state(&state, Audience::Seat(seat));
            greedy.choose(game, &known, seat)
        };
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        if random.below(plan.every) == 0 && !game.is_over(&state) {
            let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
            F::fill_all(game, &state, &mut rows);
            seen.push((F::progress(game, &state), rows));
        }
    }
    let points: Vec<f32> = (0..players)
        .map(|index| game.points(&state, Seat::new(index as u8)) as f32)
        .collect();
    // A solo game has nobody to be compared with.
    let compared = if players == 1 {
        0.0
    } else {
        1.0 / players as f32
    };
    let middle = points.iter().sum::<f32>() * compared;
    let mut notes = Vec::with_capacity(seen.len() * players);
    for (progress, rows) in &seen {
        for (row, points) in rows[..players].iter().zip(&points) {
            let row = (0..width)
                .map(|feature| {
                    let sum: f32 = rows[..players].iter().map(|row| row[feature]).sum();
                    row[feature] - sum * compared
                })
                .collect();
            notes.push(Note {
                progress: *progress,
                row,
                ahead: points - middle,
            });
        }
    }
    notes
}

fn predicted(note: &Note, weights: &Weights) -> f32 {
    let now = weights.at(note.progress);
    now.iter().zip(&note.row).map(|(w, x)| w * x).sum()
}

/// How far predictions are from the truth: the root of the mean square.
pub(super) fn deviation(notes: &[Note], weights: &Weights) -> f64 {
    let squares: f64 = notes
        .iter()
        .map(|note| f64::from(note.ahead - predicted(note, weights)).powi(2))
        .sum();
    (squares / notes.len().max(1) as f64).sqrt()
}

/// The spread under which the winners were likeliest.
pub(super) fn fit_spread(notes: &[Note], weights: &Weights, players: u8) -> f32 {
    let players = usize::from(players);
    if players < 2 {
        return 6.0;
    }
    let tables: Vec<(Vec<f32>, usize)> = notes
        .chunks_exact(players)
        .map(|table| {
            let values = table.iter().map(|note| predicted(note, weights)).collect();
            let best = table
                .iter()
                .enumerate()
                .max_by(|(_, a), (_, b)| a.ahead.total_cmp(&b.ahead));
            (values, best.map_or(0, |(index, _)| index))
        })
        .collect();
    let likelihood = |spread: f32| -> f64 {
        let log = |(values, winner): &(Vec<f32>, usize)| {
            let chances = crate::evaluate::chances(values, spread);
            f64::from(chances[*winner].max(1e-6).ln())
        };
        tables.iter().map(log).sum()
    };
    let steps = (0..60).map(|step| 1.0 * 1.07_f32.powi(step));
    steps
        .max_by(|a, b| likelihood(*a).total_cmp(&likelihood(*b)))
        .unwrap_or(6.0)
}
