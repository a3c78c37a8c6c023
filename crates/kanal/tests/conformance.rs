//! What every game promises, tried out in random games of every mode.

use towpath_kanal::Kanal;
use towpath_testkit::conform::{Plan, prove};
use towpath_testkit::{setup, setup_with};

/// Fewer games for a variant of what was proved in full.
fn variant(first: u64) -> Plan {
    Plan {
        games: 50,
        searched: 2,
        first,
        ..Plan::default()
    }
}

#[test]
fn two_players_conform() {
    prove::<Kanal>(&setup::<Kanal>(2), &Plan::default());
}

#[test]
fn one_player_conforms() {
    prove::<Kanal>(&setup::<Kanal>(1), &Plan::default());
}

#[test]
fn a_campaign_conforms() {
    let setup = setup_with::<Kanal>(1, &[("campaign", "yes"), ("deck", "c")]);
    prove::<Kanal>(&setup, &variant(2000));
}

#[test]
fn the_blank_side_conforms() {
    for players in 1..=2 {
        let setup = setup_with::<Kanal>(players, &[("side", "blank"), ("deck", "d")]);
        prove::<Kanal>(&setup, &variant(3000));
    }
}

#[test]
fn every_deck_conforms() {
    for deck in ["b", "c", "d", "e", "f", "mixed"] {
        for players in 1..=2 {
            let setup = setup_with::<Kanal>(players, &[("deck", deck)]);
            prove::<Kanal>(&setup, &variant(4000));
        }
    }
}
