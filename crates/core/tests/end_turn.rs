//! A turn that has ended is an entry of the record: nothing before it can be taken back, and a replay says the same.

use towpath_core::record::{RawRecord, without_hash};
use towpath_core::{
    Audience, By, EndTurnError, Game, Match, Notation, Seat, SeatInfo, Seed, TableSetup, UndoError,
};
use towpath_race::Race;

const RED: Seat = Seat::new(0);
const GREEN: Seat = Seat::new(1);

fn setup() -> TableSetup {
    TableSetup::of::<Race>(2)
}

fn game() -> Race {
    Race::build(&setup()).unwrap()
}

fn table() -> Match<Race> {
    let seat = SeatInfo {
        by: By::Human,
        name: String::new(),
    };
    Match::start(game(), &setup(), vec![seat; 2], Seed([7; 32]))
}

fn act(table: &mut Match<Race>, seat: Seat, by: By, text: &str) {
    let action = table.game().parse(text).unwrap();
    let version = table.version();
    table.submit(version, seat, by, action).unwrap();
}

/// The record as format 1 has it, to which a line can be added by hand.
fn without_hashes(table: &Match<Race>) -> String {
    let record = table.record();
    let lines = record
        .lines()
        .map(|line| format!("{}\n", without_hash(line)));
    let text: String = lines.collect();
    text.replacen("towpath-record 2", "towpath-record 1", 1)
}

/// Red passes, which can be taken back, and ends the turn.
fn ended() -> Match<Race> {
    let mut table = table();
    act(&mut table, RED, By::Human, "pass");
    assert_eq!(table.undoable(RED), 1);
    table.end_turn(1, RED, By::Human).unwrap();
    table
}

#[test]
fn nothing_passes_the_end_of_a_turn() {
    let mut table = ended();
    assert_eq!(table.version(), 2);
    assert_eq!((table.undoable(RED), table.undoable_turn(RED)), (0, 0));
    assert_eq!(table.undo_step(2, RED, By::Human), Err(UndoError::Nothing));
    // The other seat's own decisions are taken back down to it and no further.
    act(&mut table, GREEN, By::Human, "play 4");
    table.undo_turn(3, GREEN, By::Human).unwrap();
    assert_eq!(table.version(), 4);
    assert_eq!(
        table.undo_turn(4, GREEN, By::Human),
        Err(UndoError::Nothing)
    );
    assert_eq!(table.standing(3), 2);
}

#[test]
fn whose_decision_was_last_is_told_without_what_was_taken_back() {
    let mut table = table();
    assert_eq!(table.last_decided(), None);
    act(&mut table, RED, By::Human, "play 1");
    table.undo_step(1, RED, By::Human).unwrap();
    assert_eq!(table.last_decided(), None, "all is taken back");
    act(&mut table, RED, By::Human, "pass");
    assert_eq!(table.last_decided(), Some(RED));
    table.end_turn(3, RED, By::Human).unwrap();
    assert_eq!(table.last_decided(), Some(RED), "an end is no decision");
    act(&mut table, GREEN, By::Human, "play 4");
    assert_eq!(table.last_decided(), Some(GREEN));
    table.undo_turn(5, GREEN, By::Human).unwrap();
    assert_eq!(table.last_decided(), Some(RED));
}

#[test]
fn only_a_turn_that_is_over_and_could_be_taken_back_is_ended() {
    let mut table = table();
    let nothing = Err(EndTurnError::Nothing);
    assert_eq!(
        table.end_turn(0, RED, By::Human),
        nothing,
        "nothing is done"
    );
    act(&mut table, RED, By::Human, "play 1");
    assert_eq!(table.end_turn(1, RED, By::Human), nothing, "it goes on");
    let mut table = ended();
    assert_eq!(table.end_turn(2, RED, By::Human), nothing, "it has ended");
    assert_eq!(table.end_turn(2, GREEN, By::Human), nothing, "not begun");
    let stale = Err(EndTurnError::Stale { version: 2 });
    assert_eq!(table.end_turn(1, RED, By::Human), stale);
    assert_eq!(table.version(), 2, "what was refused changed nothing");
}

#[test]
fn the_line_is_read_written_and_exported() {
    let mut table = ended();
    act(&mut table, GREEN, By::Human, "play 4");
    let line = table.entry_line(2).expect("the second entry");
    assert!(line.starts_with("2 p1 human end-turn #"), "{line}");
    let raw = RawRecord::read(&table.record()).unwrap();
    let again = Match::replay(game(), &setup(), &raw).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.entries(), table.entries());
    assert_eq!(again.undoable(RED), 0);
    let export = table.export(Audience::Spectator);
    assert!(export.contains("\n2 p1 human end-turn #"), "{export}");
    assert_eq!(table.decisions().len(), 2);
    assert_eq!(table.moments().len(), 2);
    assert_eq!(table.at(2).version(), 2);
    assert_eq!(table.next_standing(1), Some(3), "an end is no decision");
}

#[test]
fn an_undo_past_an_ended_turn_is_an_error_in_a_record() {
    let table = ended();
    let text = format!("{}3 p1 human undo 1\n", without_hashes(&table));
    let error = Match::replay(game(), &setup(), &RawRecord::read(&text).unwrap()).unwrap_err();
    assert!(
        error.to_string().contains("nothing to take back"),
        "{error}"
    );
    let text = format!("{}3 p1 human end-turn\n", without_hashes(&table));
    let error = Match::replay(game(), &setup(), &RawRecord::read(&text).unwrap()).unwrap_err();
    assert!(error.to_string().contains("no turn"), "{error}");
}

#[test]
fn what_was_decided_because_the_time_was_up_stands() {
    let mut table = table();
    act(&mut table, RED, By::Timeout, "pass");
    assert_eq!(table.undoable(RED), 0);
    assert_eq!(table.undo_turn(1, RED, By::Human), Err(UndoError::Nothing));
    // Records of before that took such a decision back are still read.
    let text = format!("{}2 p1 human undo 1\n", without_hashes(&table));
    let raw = RawRecord::read(&text).unwrap();
    assert_eq!(Match::replay(game(), &setup(), &raw).unwrap().version(), 2);
}
