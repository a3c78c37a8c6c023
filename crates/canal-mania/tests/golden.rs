//! Whole games as text: a change of the rules shows here.

use canal_mania::CanalMania;

fn check(players: u8, number: u64) {
    let file = format!("fixtures/canal-mania/golden/{players}-players.txt");
    let setup = kit::setup::<CanalMania>(players);
    kit::golden::check::<CanalMania>(&setup, number, &kit::repository(&file));
}

#[test]
fn a_game_of_three() {
    check(3, 11);
}

#[test]
fn a_game_of_five() {
    check(5, 12);
}
