//! Speed of the engine: random self-play, and the list of tiles by itself. Run with `cargo bench -p towpath-canal-mania`.

use divan::Bencher;
use divan::counter::ItemsCount;
use towpath_canal_mania::{Action, CanalMania, State};
use towpath_core::{Game, Sampled, ScenarioSupport, Seat, Silent};

fn main() {
    divan::main();
}

/// Decisions in one go; the throughput counts all of them, also the forced ones.
const DECISIONS: u32 = 10_000;

#[divan::bench(args = [3, 4, 5])]
fn random_decisions(bencher: Bencher<'_, '_>, players: u8) {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(players)).expect("a table");
    let mut random = Sampled::new(1);
    let mut actions: Vec<Action> = Vec::with_capacity(1024);
    let mut state = game.setup(&mut random, &mut Silent);
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(|| {
        for _ in 0..DECISIONS {
            let Some(seat) = game.to_act(&state).first() else {
                state = game.setup(&mut random, &mut Silent);
                continue;
            };
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    });
}

/// Positions from games of the heuristic random player in which tiles may be laid, each with the seat that may lay them.
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
