//! How fast evaluators and tree searches are.

use crate::playable::Playable;
use std::time::{Duration, Instant};
use towpath_bots::ismcts::{IsMcts, PriorAndValue, UniformRollout};
use towpath_bots::{Budget, Evaluator};
use towpath_core::Presentation;
use towpath_core::{Audience, Sampled, Seat, Seed, Seeded, Silent};

/// What is done in a second on one core.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SearchSpeed {
    /// Positions evaluated.
    pub evaluations: f64,
    /// Iterations of the tree search with priors and values of the evaluator.
    pub iterations: f64,
    /// Iterations of the tree search with random rollouts.
    pub rollouts: f64,
}

/// How many positions are measured.
const POSITIONS: usize = 24;

/// Measures for about three times this long, in positions from all over random games.
pub(crate) fn search_speed<G: Playable>(game: &G, time: Duration) -> SearchSpeed {
    let positions = positions(game);
    SearchSpeed {
        evaluations: evaluations(game, &positions, time),
        iterations: iterations(game, G::search_prior, &positions, time),
        rollouts: iterations(game, || UniformRollout, &positions, time),
    }
}

fn positions<G: Presentation>(game: &G) -> Vec<(G::State, Seat)> {
    let mut random = Sampled::new(1);
    let mut positions = Vec::new();
    let mut actions = Vec::new();
    for number in 0.. {
        let mut chance = Seeded::new(Seed::from_number(number));
        let mut state = game.setup(&mut chance, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            if actions.len() > 1 && random.below(40) == 0 {
                positions.push((state, seat));
                if positions.len() == POSITIONS {
                    return positions;
                }
            }
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
    }
    positions
}

fn evaluations<G: Playable>(game: &G, positions: &[(G::State, Seat)], time: Duration) -> f64 {
    let evaluator = G::search_prior().evaluator;
    let start = Instant::now();
    let mut done = 0u64;
    while start.elapsed() < time {
        for (state, seat) in positions {
            std::hint::black_box(evaluator.value(game, state, *seat));
        }
        done += positions.len() as u64;
    }
    done as f64 / start.elapsed().as_secs_f64()
}

fn iterations<G: Presentation, P: PriorAndValue<G>>(
    game: &G,
    prior: impl Fn() -> P,
    positions: &[(G::State, Seat)],
    time: Duration,
) -> f64 {
    // The first decision of a turn gets half of the budget.
    let budget = Budget::Time(time * 2 / positions.len() as u32);
    let start = Instant::now();
    let mut done = 0u64;
    for (state, seat) in positions {
        let info = game.information_state(state, Audience::Seat(*seat));
        let mut search = IsMcts::<G, P>::new(prior(), budget, 1, 1);
        let found = search.root_statistics(game, &info, *seat);
        done += found.iter().map(|one| u64::from(one.visits)).sum::<u64>();
    }
    done as f64 / start.elapsed().as_secs_f64()
}
