//! Earlier moments of a match, and what still holds after something was taken back.

use towpath_core::{By, Game, Match, Notation, Seat, SeatInfo, Seed, TableSetup, UndoError};
use towpath_race::Race;

const RED: Seat = Seat::new(0);
const GREEN: Seat = Seat::new(1);

fn table() -> Match<Race> {
    let setup = TableSetup::of::<Race>(2);
    let seat = SeatInfo {
        by: By::Human,
        name: String::new(),
    };
    let game = Race::build(&setup).unwrap();
    Match::start(game, &setup, vec![seat; 2], Seed([7; 32]))
}

fn act(table: &mut Match<Race>, seat: Seat, text: &str) {
    let action = table.game().parse(text).unwrap();
    let version = table.version();
    table.submit(version, seat, By::Human, action).unwrap();
}

/// Red plays, takes it back and passes; green plays twice.
fn played() -> Match<Race> {
    let mut table = table();
    act(&mut table, RED, "play 1");
    table.undo_step(1, RED, By::Human).unwrap();
    act(&mut table, RED, "pass");
    act(&mut table, GREEN, "play 4");
    act(&mut table, GREEN, "play 4");
    table
}

#[test]
fn a_match_is_shown_as_it_stood() {
    let table = played();
    assert_eq!(table.version(), 5);
    let tracks = |version| table.at(version).state().tracks;
    assert_eq!(tracks(0), [0, 0, 0]);
    // The play that was taken back is left out of the past as well.
    assert_eq!(tracks(1), [0, 0, 0]);
    assert_eq!(tracks(4), [0, 4, 0]);
    assert_eq!(table.at(5).state(), table.state());
}

#[test]
fn what_was_seen_holds_up_to_the_newest_entry_that_stands() {
    let mut table = played();
    assert_eq!(table.standing(5), 5);
    table.undo_step(5, GREEN, By::Human).unwrap();
    assert_eq!(table.standing(5), 4);
    assert_eq!(table.standing(4), 4);
    table.undo_step(6, GREEN, By::Human).unwrap();
    assert_eq!(table.standing(5), 3);
    assert_eq!(table.standing(7), 7);
}

#[test]
fn decisions_that_stand_are_told_with_their_positions() {
    let table = played();
    let moments = table.moments();
    let told: Vec<(u32, Seat, String)> = moments
        .iter()
        .map(|(version, _, seat, action)| (*version, *seat, table.game().write(action)))
        .collect();
    let play = "play 4".to_owned();
    assert_eq!(
        told,
        [
            (2, RED, "pass".to_owned()),
            (3, GREEN, play.clone()),
            (4, GREEN, play)
        ]
    );
    assert_eq!(table.next_standing(0), Some(3));
    assert_eq!(table.next_standing(5), None);
    assert_eq!(table.decided(2), None);
}

#[test]
fn nobody_takes_back_what_is_not_theirs_or_not_the_newest() {
    let mut table = played();
    assert_eq!(table.undo_step(5, RED, By::Human), Err(UndoError::Nothing));
    let stale = Err(UndoError::Stale { version: 5 });
    assert_eq!(table.undo_step(4, GREEN, By::Human), stale);
    assert_eq!((table.undoable(GREEN), table.undoable_turn(GREEN)), (2, 2));
    table.undo_turn(5, GREEN, By::Human).unwrap();
    assert_eq!(table.state().tracks, [0, 0, 0]);
}
