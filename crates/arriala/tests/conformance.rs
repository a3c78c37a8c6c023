//! What every game promises, tried out in random games, and whole games as text.

use towpath_arriala::Arriala;
use towpath_testkit::conform::{Plan, prove};
use towpath_testkit::{golden, repository, setup, setup_with};

#[test]
fn two_players_conform() {
    prove::<Arriala>(&setup::<Arriala>(2), &Plan::default());
}

#[test]
fn three_players_conform() {
    prove::<Arriala>(&setup::<Arriala>(3), &Plan::default());
}

#[test]
fn four_players_conform() {
    prove::<Arriala>(&setup::<Arriala>(4), &Plan::default());
}

#[test]
fn the_option_conforms() {
    let plan = Plan {
        games: 100,
        searched: 2,
        first: 5000,
        ..Plan::default()
    };
    let setup = setup_with::<Arriala>(3, &[("art", "tied-last")]);
    prove::<Arriala>(&setup, &plan);
}

#[test]
fn games_go_as_they_went() {
    for players in 2..=4 {
        let file = repository(&format!("fixtures/arriala/golden/{players}-players.txt"));
        golden::check::<Arriala>(&setup::<Arriala>(players), u64::from(players), &file);
    }
}
