//! Whole games as text: a change of the rules shows here.

use towpath_canal_mania::CanalMania;

fn check(players: u8, number: u64) {
    let file = format!("fixtures/canal-mania/golden/{players}-players.txt");
    let setup = towpath_testkit::setup::<CanalMania>(players);
    towpath_testkit::golden::check::<CanalMania>(
        &setup,
        number,
        &towpath_testkit::repository(&file),
    );
}

#[test]
fn a_game_of_three() {
    check(3, 11);
}

#[test]
fn a_game_of_five() {
    check(5, 12);
}
