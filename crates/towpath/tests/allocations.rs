//! Random self-play of every game allocates nothing: legal lists, moves and random outcomes live in memory that is there.

use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;
use std::time::Duration;
use towpath_core::TableSetup;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn so_far() -> u64 {
    let stats = ALLOCATOR.stats();
    (stats.allocations + stats.reallocations) as u64
}

/// Without a test harness, whose own thread would allocate while ours is counted.
fn main() {
    for game in towpath_games::all() {
        let title = game.title();
        for players in title.players.clone() {
            let setup = TableSetup {
                players,
                options: Default::default(),
                edition: game.builtin_edition(),
                rules: title.rules,
            };
            let speed = game.bench(&setup, Duration::from_millis(50), Some(so_far));
            let speed = speed.expect("the game's own data hold");
            assert!(speed.decisions > 1000, "{} {players}", title.id);
            assert_eq!(speed.allocations, Some(0), "{} {players}", title.id);
        }
    }
    println!("test self_play_allocates_nothing ... ok");
}
