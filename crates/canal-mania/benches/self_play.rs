//! Speed of the engine: random self-play, and the list of tiles by itself. Run with `cargo bench -p towpath-canal-mania`.

use divan::Bencher;
use std::time::Duration;
use towpath_canal_mania::{Action, CanalMania, State};
use towpath_core::{Game, Sampled, ScenarioSupport, Seat, Silent};
use towpath_testkit::{Manner, bench};

fn main() {
    for players in 3..=5 {
        let game =
            CanalMania::build(&towpath_testkit::setup::<CanalMania>(players)).expect("a table");
        for manner in [Manner::Plain, Manner::Eager] {
            let speed = bench::self_play(&game, manner, Duration::from_secs(2), 1, None);
            println!("{players} players, {manner:?}: {speed}");
        }
    }
    divan::main();
}

/// Positions from eager games in which tiles may be laid, each with the seat that may lay them.
fn building_positions(game: &CanalMania) -> Vec<(State, Seat)> {
    let mut random = Sampled::new(7);
    let mut positions = Vec::new();
    let mut actions: Vec<Action> = Vec::new();
    while positions.len() < 512 {
        let mut state = game.setup(&mut random, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            if actions
                .iter()
                .any(|action| matches!(action, Action::Lay(_)))
            {
                positions.push((state, seat));
            }
            let total: u32 = actions
                .iter()
                .map(|a| game.heuristic_weight(&state, a))
                .sum();
            let mut left = random.below(total.max(1));
            let chosen = actions.iter().find(|action| {
                let weight = game.heuristic_weight(&state, action);
                let hit = left < weight;
                left = left.saturating_sub(weight);
                hit
            });
            let action = *chosen.unwrap_or(&actions[0]);
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }
    positions
}

/// One list of tiles with all payments, in positions where at least one tile may be laid.
#[divan::bench]
fn legal_tiles(bencher: Bencher) {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(4)).expect("a table");
    let positions = building_positions(&game);
    let mut actions = Vec::with_capacity(1024);
    let mut next = 0;
    bencher.bench_local(|| {
        next = (next + 1) % positions.len();
        let (state, seat) = &positions[next];
        actions.clear();
        game.legal_tiles(state, *seat, &mut actions);
        actions.len()
    });
}

/// The data files read, checked, and the canals of all contracts grown.
#[divan::bench]
fn build_table() -> CanalMania {
    CanalMania::build(&towpath_testkit::setup::<CanalMania>(4)).expect("a table")
}
