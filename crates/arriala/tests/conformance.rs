//! What every game promises, tried out in random games.

use towpath_arriala::Arriala;
use towpath_testkit::conform::{Plan, prove};
use towpath_testkit::{setup, setup_with};

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
