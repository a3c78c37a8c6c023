//! Random self-play through the search door: complete legal lists, one reused buffer, silent events.

use divan::Bencher;
use divan::counter::ItemsCount;
use towpath_arriala::{Arriala, PackedAction};
use towpath_core::{Game, Sampled, Silent};

fn main() {
    divan::main();
}

/// Decisions in one go; the throughput counts all of them, also the forced ones.
const DECISIONS: u32 = 10_000;

#[divan::bench(args = [2, 3, 4])]
fn random_decisions(bencher: Bencher<'_, '_>, players: u8) {
    let game = Arriala::build(&towpath_testkit::setup::<Arriala>(players))
        .expect("the built-in edition holds");
    let mut random = Sampled::new(1);
    let mut actions: Vec<PackedAction> = Vec::with_capacity(1024);
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
