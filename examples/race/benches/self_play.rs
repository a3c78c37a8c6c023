//! Random self-play through the search door: complete legal lists, one reused buffer, silent events.

use divan::Bencher;
use divan::counter::ItemsCount;
use towpath_core::{Game, Sampled, Silent, TableSetup};
use towpath_race::{Action, Race};

fn main() {
    divan::main();
}

/// Decisions with two choices or more in one go; forced ones are made besides and not counted.
const DECISIONS: u32 = 10_000;

#[divan::bench(args = [2, 3])]
fn unforced_decisions(bencher: Bencher<'_, '_>, players: u8) {
    let game = Race::build(&TableSetup::of::<Race>(players)).expect("the built-in edition holds");
    let mut random = Sampled::new(1);
    let mut actions: Vec<Action> = Vec::with_capacity(16);
    let mut state = game.setup(&mut random, &mut Silent);
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(|| {
        let mut unforced = 0;
        while unforced < DECISIONS {
            let Some(seat) = game.to_act(&state).first() else {
                state = game.setup(&mut random, &mut Silent);
                continue;
            };
            actions.clear();
            game.legal(&state, seat, &mut actions);
            unforced += u32::from(actions.len() > 1);
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    });
}
