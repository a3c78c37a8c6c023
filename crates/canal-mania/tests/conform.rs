//! The promises of the kernel, tried out in random games of three, four and five.

use towpath_canal_mania::CanalMania;
use towpath_testkit::conform::{Plan, Summary, prove};

fn proved(players: u8) -> Summary {
    let plan = Plan {
        games: 200,
        searched: 2,
        cap: 20_000,
        ..Plan::default()
    };
    prove::<CanalMania>(&towpath_testkit::setup::<CanalMania>(players), &plan)
}

/// Every rule that refused something in these games also has a scenario in which it does.
fn shown_in_scenarios(summary: &Summary) {
    let folders = ["rulebook", "rules"]
        .map(|folder| towpath_testkit::repository(&format!("fixtures/canal-mania/{folder}")));
    let folders: Vec<&std::path::Path> = folders.iter().map(|path| path.as_path()).collect();
    let refused = summary.refused.keys().copied();
    if let Err(faults) = towpath_testkit::rules::check_refusals(refused, &folders) {
        panic!("{}", faults.join("\n"));
    }
}

#[test]
fn three_players_conform() {
    shown_in_scenarios(&proved(3));
}

#[test]
fn four_players_conform() {
    shown_in_scenarios(&proved(4));
}

#[test]
fn five_players_conform() {
    shown_in_scenarios(&proved(5));
}
