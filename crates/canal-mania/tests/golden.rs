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

#[test]
fn stored_records_replay_and_changes_are_named_at_their_line() {
    let folder = towpath_testkit::repository("fixtures/canal-mania/records");
    let records = towpath_testkit::records::check_folder::<CanalMania>(&folder);
    assert!(records >= 2, "records of both formats are kept");
}

#[test]
fn transcripts_are_records_of_format_1_that_replay() {
    let folder = towpath_testkit::repository("fixtures/canal-mania/golden");
    assert_eq!(
        towpath_testkit::records::check_transcripts::<CanalMania>(&folder),
        2
    );
}
