//! The promises of the kernel, tried out in random games of three, four and five.

use canal_mania::CanalMania;
use kit::conform::{Plan, Summary, prove};

fn proved(players: u8) -> Summary {
    let plan = Plan {
        games: 300,
        searched: 4,
        cap: 60_000,
        ..Plan::default()
    };
    let summary = prove::<CanalMania>(&kit::setup::<CanalMania>(players), &plan);
    println!("{summary:?}");
    summary
}

#[test]
fn three_players_conform() {
    proved(3);
}

#[test]
fn four_players_conform() {
    proved(4);
}

#[test]
fn five_players_conform() {
    proved(5);
}
