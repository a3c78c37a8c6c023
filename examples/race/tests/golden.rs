//! A whole game as text has not changed.

use towpath_core::TableSetup;
use towpath_race::Race;
use towpath_testkit::{golden, repository};

#[test]
fn the_transcript_has_not_changed() {
    golden::check::<Race>(
        &TableSetup::of::<Race>(3),
        1,
        &repository("examples/race/tests/golden/race-3.txt"),
    );
}

#[test]
fn a_changed_game_changes_its_transcript() {
    let short = TableSetup::of::<Race>(3);
    let long = short.clone().with_option("goal", "30");
    let (short, long) = (
        golden::transcript::<Race>(&short, 1),
        golden::transcript::<Race>(&long, 1),
    );
    assert!(long.lines().count() > short.lines().count());
}
