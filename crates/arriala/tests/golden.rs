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

#[test]
fn stored_records_replay_and_changes_are_named_at_their_line() {
    let folder = towpath_testkit::repository("fixtures/arriala/records");
    let records = towpath_testkit::records::check_folder::<Arriala>(&folder);
    assert!(records >= 4, "records of both formats are kept");
}

#[test]
fn transcripts_are_records_of_format_1_that_replay() {
    let folder = towpath_testkit::repository("fixtures/arriala/golden");
    assert_eq!(
        towpath_testkit::records::check_transcripts::<Arriala>(&folder),
        3
    );
}
