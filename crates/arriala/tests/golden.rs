//! Whole games as text: one that changes shows what a change of the rules does in play.

use towpath_arriala::Arriala;
use towpath_testkit::{golden, repository, setup};

#[test]
fn games_go_as_they_went() {
    for players in 2..=4 {
        let file = repository(&format!("fixtures/arriala/golden/{players}-players.txt"));
        golden::check::<Arriala>(&setup::<Arriala>(players), u64::from(players), &file);
    }
}
