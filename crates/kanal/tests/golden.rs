//! Whole games as text, compared with how they went before.

use towpath_kanal::Kanal;
use towpath_testkit::{golden, repository, setup_with};

#[test]
fn games_go_as_they_went() {
    let check = |name: &str, players: u8, options: &[(&str, &str)]| {
        let file = repository(&format!("fixtures/kanal/golden/{name}.txt"));
        golden::check::<Kanal>(&setup_with::<Kanal>(players, options), 1, &file);
    };
    check("duel", 2, &[]);
    check(
        "duel-blank-mixed",
        2,
        &[("side", "blank"), ("deck", "mixed")],
    );
    check("solo", 1, &[("deck", "f")]);
    check("campaign", 1, &[("campaign", "yes"), ("deck", "d")]);
}

#[test]
fn stored_records_replay_and_changes_are_named_at_their_line() {
    let folder = towpath_testkit::repository("fixtures/kanal/records");
    let records = towpath_testkit::records::check_folder::<Kanal>(&folder);
    assert!(records >= 2, "records of both formats are kept");
}

#[test]
fn transcripts_are_records_of_format_1_that_replay() {
    let folder = towpath_testkit::repository("fixtures/kanal/golden");
    assert_eq!(
        towpath_testkit::records::check_transcripts::<Kanal>(&folder),
        4
    );
}
