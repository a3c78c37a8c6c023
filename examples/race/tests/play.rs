//! What a client gets in a turn: choices as things to touch, with questions.

use towpath_core::{Audience, Game, Information, Match, Moment, Notation, Seat, Seed, TableSetup};
use towpath_core::{By, Presentation, SeatInfo};
use towpath_race::{Card, Race, Target};

fn table() -> Match<Race> {
    let setup = TableSetup::of::<Race>(2);
    let seat = SeatInfo {
        by: By::Human,
        name: String::new(),
    };
    let game = Race::build(&setup).unwrap();
    Match::start(game, &setup, vec![seat; 2], Seed([7; 32]))
}

#[test]
fn a_card_is_played_by_touching_it_or_the_track_first() {
    // The first seat holds three cards of value 1 (docs/record.md shows this deal).
    let table = table();
    let red = Seat::new(0);
    let info = table.information_state(Audience::Seat(red));
    let moment = Moment::<Race>::of(table.game(), table.state(), &info, red);
    let words: Vec<String> = moment
        .actions
        .iter()
        .map(|a| table.game().write(a))
        .collect();
    assert_eq!(words, ["play 1", "peek", "draw", "roll", "pass"]);

    let start = moment.select(&[]);
    assert_eq!(
        start.open,
        [
            Target::Card(Card(0)),
            Target::Track(red),
            Target::Prize(Seat::new(1)),
            Target::Pile,
            Target::Die,
            Target::Pass
        ]
    );
    let question = moment.question(&[Target::Track(red)]).unwrap();
    assert_eq!(question.key, "race-ask-card");
    let after_track = moment.select(&[Target::Track(red)]);
    assert_eq!(after_track.open, [Target::Card(Card(0))]);
    assert_eq!(
        moment
            .select(&[Target::Track(red), Target::Card(Card(0))])
            .ready,
        [0]
    );
}

#[test]
fn a_touch_that_is_not_offered_is_explained() {
    let table = table();
    let (game, red) = (table.game(), Seat::new(0));
    let info = game.information_state(table.state(), Audience::Seat(red));
    let wishes = game.wishes(&info, &[], &Target::Card(Card(3)));
    let refusal = game.check(table.state(), red, &wishes[0]).unwrap_err();
    assert_eq!(game.rule(&refusal), "RA-PLAY-1");
}
