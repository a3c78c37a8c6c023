//! Component data: what holds, and what is wrong with file and line.

use towpath_core::{BuildError, Edition, Game, TableSetup};
use towpath_race::Race;

fn with(text: &str) -> TableSetup {
    TableSetup {
        edition: Edition::of([("race.toml", text)]),
        ..TableSetup::of::<Race>(3)
    }
}

#[test]
fn ra_setup_1_another_number_of_cards() {
    let game = Race::build(&with("cards = 40\n")).unwrap();
    assert_eq!(game.copies, 10);
    let found = Race::check_edition(&Race::builtin_edition()).unwrap();
    assert_eq!(found.holds, ["6 cards of each value"]);
}

#[test]
fn a_mistake_is_named_with_its_line() {
    let message = |text: &str| match Race::build(&with(text)) {
        Err(BuildError::Edition(errors)) => errors[0].to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        message("# cards\ncards = 23\n"),
        "race.toml:2: 23 cards: expected a multiple of 4 from 16 to 80"
    );
    assert!(
        message("cards = 24\njokers = 2\n").starts_with("race.toml:2: 'jokers' is not known here")
    );
}
