//! Stepping many games allocates nothing once every game has had its longest legal list.

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::sync::Arc;
use towpath_arriala::Arriala;
use towpath_canal_mania::CanalMania;
use towpath_core::TableSetup;
use towpath_encoding::{Buffers, Encoded, Lanes};
use towpath_kanal::Kanal;

#[global_allocator]
static GLOBAL: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const GAMES: usize = 8;

fn allocations<G: Encoded>(players: u8) -> usize {
    let setup = TableSetup::of::<G>(players);
    let game = Arc::new(G::build(&setup).expect("the table holds"));
    let seeds: Vec<u64> = (0..GAMES as u64).collect();
    let mut lanes = Lanes::new(game, &seeds, 1).expect("one thread is the caller's");
    let mut ids = [0u16; GAMES];
    let mut observations = vec![0f32; GAMES * G::observation_len()];
    let mut masks = vec![0i8; GAMES * G::IDS];
    let mut rewards = vec![0f32; GAMES * usize::from(players)];
    let (mut ended, mut seats) = ([false; GAMES], [0i8; GAMES]);
    let mut step = |lanes: &mut Lanes<G>| {
        lanes.sample_actions(&mut ids);
        let buffers = Buffers {
            observations: &mut observations,
            masks: &mut masks,
            rewards: &mut rewards,
            ended: &mut ended,
            seats: &mut seats,
        };
        lanes.step(&ids, buffers).expect("what is sampled is legal");
    };
    for _ in 0..4000 {
        step(&mut lanes);
    }
    let region = Region::new(GLOBAL);
    for _ in 0..200 {
        step(&mut lanes);
    }
    region.change().allocations
}

#[test]
fn stepping_allocates_next_to_nothing() {
    for (name, count) in [
        ("arriala", allocations::<Arriala>(2)),
        ("canal-mania", allocations::<CanalMania>(3)),
        ("kanal", allocations::<Kanal>(2)),
    ] {
        // 1,600 steps: a list that is longer than any before it grows its buffer once.
        assert!(count <= 3, "{name}: {count} allocations");
    }
}
