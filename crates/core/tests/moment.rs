//! Selections and the questions at each of them.

use towpath_core::moment::{Selection, select, steps};
use towpath_core::{
    Audience, By, Game, Information, Match, Moment, Seat, SeatInfo, Seed, TableSetup,
};
use towpath_race::{Action, Card, Race, Target};

/// The ways of three choices: a tool and a place in either order, the tool and another place, and a button.
const WAYS: [&[&[char]]; 3] = [&[&['t', 'a'], &['a', 't']], &[&['t', 'b']], &[&['p']]];

fn selected(picked: &[char]) -> Selection<char> {
    let own = |paths: &&[&[char]]| paths.iter().map(|path| path.to_vec()).collect();
    let ways: Vec<Vec<Vec<char>>> = WAYS.iter().map(own).collect();
    select(ways.iter().map(|paths| &paths[..]), picked)
}

#[test]
fn what_is_open_is_the_next_thing_of_every_way() {
    let start = selected(&[]);
    assert_eq!(start.open, ['t', 'a', 'p']);
    assert_eq!(start.ready, [0; 0]);
    assert_eq!(start.reachable, [0, 1, 2]);

    let tool = selected(&['t']);
    assert_eq!(tool.open, ['a', 'b']);
    assert_eq!(tool.reachable, [0, 1]);
}

#[test]
fn a_whole_way_makes_its_choice_ready() {
    assert_eq!(selected(&['t', 'a']).ready, [0]);
    assert_eq!(selected(&['a', 't']).ready, [0]);
    assert_eq!(selected(&['p']).ready, [2]);
}

#[test]
fn what_leads_nowhere_selects_nothing() {
    for picked in [&['b'][..], &['p', 'a']] {
        let nowhere = selected(picked);
        assert_eq!((nowhere.open.len(), nowhere.ready.len()), (0, 0));
        assert_eq!(nowhere.reachable, [0; 0]);
    }
}

/// The first moment of a match in which red holds three cards of value 1 (docs/record.md shows the deal).
fn moment() -> (Match<Race>, Moment<Race>) {
    let setup = TableSetup::of::<Race>(2);
    let game = Race::build(&setup).unwrap();
    let seat = SeatInfo {
        by: By::Human,
        name: String::new(),
    };
    let table = Match::start(game, &setup, vec![seat; 2], Seed([7; 32]));
    let red = Seat::new(0);
    let info = table.information_state(Audience::Seat(red));
    let moment = Moment::of(table.game(), table.state(), &info, red);
    (table, moment)
}

#[test]
fn there_is_a_step_for_every_partial_selection_the_shortest_first() {
    let (_, moment) = moment();
    let picked: Vec<&[Target]> = moment.steps.iter().map(|step| &step.picked[..]).collect();
    let track = Target::Track(Seat::new(0));
    assert_eq!(picked, [&[][..], &[track]]);
    assert_eq!(moment.question(&[track]).unwrap().key, "race-ask-card");
    assert_eq!(moment.question(&[Target::Pile]), None);
}

#[test]
fn the_only_thing_that_is_left_follows_where_the_game_says_so() {
    let (_, moment) = moment();
    assert_eq!(moment.steps[0].follow, None);
    assert_eq!(moment.steps[1].follow, Some(Target::Card(Card(0))));
}

#[test]
fn nothing_follows_where_there_is_a_choice() {
    let (table, _) = moment();
    let info = table
        .game()
        .information_state(table.state(), Audience::Seat(Seat::new(0)));
    let track = Target::Track(Seat::new(0));
    let card = |card| vec![vec![track, Target::Card(Card(card))]];
    let actions = [Action::Play(Card(0)), Action::Play(Card(1))];
    let ways = [card(0), card(1)];
    let steps = steps(
        table.game(),
        &info,
        &actions,
        ways.iter().map(|paths| &paths[..]),
    );
    assert_eq!(steps[1].picked, [track]);
    assert_eq!(steps[1].follow, None);
    // A pass that is ready at the same place is a choice as well.
    let actions = [Action::Play(Card(0)), Action::Pass];
    let ways = [card(0), vec![vec![track]]];
    let steps = towpath_core::moment::steps(
        table.game(),
        &info,
        &actions,
        ways.iter().map(|paths| &paths[..]),
    );
    assert_eq!(steps[1].follow, None);
}

#[test]
fn choices_that_are_touched_alike_are_a_question_of_words() {
    let (table, _) = moment();
    let info = table
        .game()
        .information_state(table.state(), Audience::Seat(Seat::new(0)));
    let actions = [Action::Roll, Action::Draw, Action::Pass];
    let ways = [
        vec![vec![Target::Die]],
        vec![vec![Target::Die]],
        vec![vec![Target::Pass]],
    ];
    let steps = steps(
        table.game(),
        &info,
        &actions,
        ways.iter().map(|paths| &paths[..]),
    );
    let picked: Vec<&[Target]> = steps.iter().map(|step| &step.picked[..]).collect();
    assert_eq!(picked, [&[][..], &[Target::Die]]);
    let die = select(ways.iter().map(|paths| &paths[..]), &[Target::Die]);
    assert_eq!(die.ready, [0, 1]);
}
