//! How fast bots think: what searches live on.

use crate::playable::Playable;
use std::time::{Duration, Instant};
use towpath_bots::Evaluate;
use towpath_bots::search::{Blind, Budget, Guide, Search};
use towpath_core::Presentation;
use towpath_core::{Audience, Sampled, Seat, Seed, Seeded, Silent};

/// What a bot gets done in a second on one core.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Thinking {
    /// Positions that the evaluator judges.
    pub evaluations: f64,
    /// Iterations of the tree search that it guides.
    pub iterations: f64,
    /// Iterations of the plain tree search: games played to their end at random.
    pub playouts: f64,
}

/// How many positions are looked at.
const POSITIONS: usize = 24;

/// Measures for about three times this long, in positions from all over random games.
pub(crate) fn thinking<G: Playable>(game: &G, time: Duration) -> Thinking {
    let positions = positions(game);
    Thinking {
        evaluations: evaluations(game, &positions, time),
        iterations: searched(game, G::judged, &positions, time),
        playouts: searched(game, || Blind, &positions, time),
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
    let evaluate = G::judged().evaluate;
    let start = Instant::now();
    let mut done = 0u64;
    while start.elapsed() < time {
        for (state, seat) in positions {
            std::hint::black_box(evaluate.value(game, state, *seat));
        }
        done += positions.len() as u64;
    }
    done as f64 / start.elapsed().as_secs_f64()
}

fn searched<G: Presentation, W: Guide<G>>(
    game: &G,
    guide: impl Fn() -> W,
    positions: &[(G::State, Seat)],
    time: Duration,
) -> f64 {
    // The first decision of a turn gets half of the budget.
    let budget = Budget::Time(time * 2 / positions.len() as u32);
    let start = Instant::now();
    let mut done = 0u64;
    for (state, seat) in positions {
        let known = game.information_state(state, Audience::Seat(*seat));
        let mut search = Search::<G, W>::new(guide(), budget, 1, 1);
        let opinions = search.opinions(game, &known, *seat);
        done += opinions.iter().map(|o| u64::from(o.visits)).sum::<u64>();
    }
    done as f64 / start.elapsed().as_secs_f64()
}
