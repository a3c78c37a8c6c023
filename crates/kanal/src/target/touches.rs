//! The likely wrong touches, each with its answer; and what choices are called.

use super::*;
use towpath_core::{Audience, Game, Information, Message, Presentation, ScenarioSupport, Seat};
use towpath_testkit::setup_with;

fn table(options: &[(&str, &str)]) -> Kanal {
    Kanal::build(&setup_with::<Kanal>(2, options)).expect("the built-in edition holds")
}

fn position(game: &Kanal, lines: &[&str]) -> State {
    let mut state = game.empty();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("the position can be");
    state
}

/// The reason against a touch, as the table gives it: against the first of its wishes that is refused.
fn answer(game: &Kanal, state: &State, picked: &[Target], target: Target) -> Option<Message> {
    let seat = Seat::new(0);
    let info = game.information_state(state, Audience::Seat(seat));
    let wishes = game.wishes(&info, picked, &target);
    let refused = |action: &Action| game.check(state, seat, action).err();
    let refusal = wishes.iter().find_map(refused)?;
    Some(game.explain(&refusal))
}

fn key(game: &Kanal, lines: &[&str], picked: &[Target], target: Target) -> String {
    let found = answer(game, &position(game, lines), picked, target);
    found.expect("it is refused").key.to_string()
}

fn space(at: ActionSpace) -> Target {
    let half = Half::Upper;
    Target::Space { at, half }
}

fn plot(name: &str) -> Target {
    Target::Plot(Plot::from_name(name).expect("a plot"))
}

fn route(name: &str) -> Target {
    Target::Route(Space::from_name(name).expect("a space"))
}

fn card(name: &str) -> Target {
    Target::Card(CardId::from_name(name).expect("a card"))
}

#[test]
fn ka_act_2_a_building_touched_before_an_action_is_answered_with_the_ways_to_it() {
    let game = &table(&[]);
    let free = &["turn red", "display A01"];
    let message = answer(game, &position(game, free), &[], card("A01")).expect("refused");
    assert_eq!(message.key, "kanal-refuse-build-with");
    let way = |space| Message::new("kanal-way").with("space", crate::words::space_name(space));
    let ways = crate::words::either(vec![way(ActionSpace::T1), way(ActionSpace::T2)]);
    assert_eq!(
        message,
        Message::new("kanal-refuse-build-with").with("ways", ways.expect("two"))
    );
    let taken = &[
        "turn red",
        "display A01",
        "space t1 0 blue",
        "space t2 0 blue",
    ];
    assert_eq!(
        key(game, taken, &[], card("A01")),
        "kanal-refuse-build-nowhere"
    );
    // A plot means the same, and a route or a piece the actions that lay it.
    assert_eq!(key(game, free, &[], plot("b2")), "kanal-refuse-build-with");
    assert_eq!(key(game, free, &[], route("b2n")), "kanal-refuse-lay-with");
    let rail = Target::Piece(Piece::Rail);
    let message = answer(game, &position(game, free), &[], rail).expect("refused");
    let ways = Message::new("kanal-refuse-lay-with")
        .with("piece", crate::words::piece_name(Piece::Rail))
        .with("ways", way(ActionSpace::T4));
    assert_eq!(message, ways);
}

#[test]
fn ka_act_2_a_taken_space_names_who_took_it_and_a_second_action_is_refused() {
    let game = &table(&[]);
    let taken = &["turn red", "space t3 0 blue"];
    assert_eq!(
        key(game, taken, &[], space(ActionSpace::T3)),
        "kanal-refuse-taken-by"
    );
    let done = &["turn red b1", "parts gain 0", "display A01"];
    assert_eq!(
        key(game, done, &[], space(ActionSpace::T3)),
        "kanal-refuse-one-action"
    );
    assert_eq!(key(game, done, &[], plot("b2")), "kanal-refuse-action-used");
}

#[test]
fn ka_act_2_what_an_action_does_not_give_is_answered_with_what_it_gives() {
    let game = &table(&[]);
    let rail = Target::Piece(Piece::Rail);
    let message = answer(game, &position(game, &["turn red t1"]), &[], rail).expect("refused");
    let parts =
        crate::prompt::parts_text(Some(ActionSpace::T1), ActionSpace::T1.parts(Half::Upper));
    assert_eq!(
        message,
        Message::new("kanal-refuse-only-gives").with("parts", parts)
    );
    let wood = &["turn red b1", "display A01"];
    for target in [plot("b2"), card("A01"), rail, route("a1n")] {
        let message = answer(game, &position(game, wood), &[], target).expect("refused");
        let parts = crate::words::space_name(ActionSpace::B1);
        assert_eq!(
            message,
            Message::new("kanal-refuse-only-gives").with("parts", parts)
        );
    }
}

#[test]
fn ka_build_wrong_places_are_answered_with_the_place() {
    let game = &table(&[]);
    let full = &["turn red t1", "display A01", "building red b2 A05"];
    assert_eq!(
        key(game, full, &[card("A01")], plot("b2")),
        "kanal-refuse-plot"
    );
    let routes = &["turn red t4", "wheel red wood 3 steel 3"];
    let rail = Target::Piece(Piece::Rail);
    assert_eq!(
        key(game, routes, &[rail], route("c2n")),
        "kanal-refuse-touching"
    );
    let bridge = Target::Piece(Piece::Bridge);
    let bridges = &["turn red b2", "wheel red wood 3"];
    assert_eq!(
        key(game, bridges, &[bridge], route("b2n")),
        "kanal-refuse-bridge-building"
    );
}

#[test]
fn ka_board_2_first_routes_touch_the_border() {
    let game = &table(&[("side", "blank")]);
    let place = &["phase place red"];
    let path = Target::Piece(Piece::Path);
    let inner = Space::all().find(|space| space.bit() & crate::board::OUTER == 0);
    let inner = Target::Route(inner.expect("an inner space"));
    assert_eq!(key(game, place, &[path], inner), "kanal-refuse-outer");
    assert_eq!(key(game, place, &[], inner), "kanal-refuse-outer");
}

#[test]
fn ka_round_2_a_blocked_wheel_names_what_is_missing_and_what_helps() {
    let game = &table(&[]);
    let ends = &[
        "phase wheel red",
        "wheel red wood 2 clay 0 coal 2",
        "thalers red 5",
    ];
    let state = position(game, ends);
    let message = answer(game, &state, &[], Target::Wheel(WheelTurn::Free)).expect("refused");
    assert_eq!(message.key, "kanal-refuse-wheel");
    let first = crate::plan::plan(game, &state, &Action::Wheel);
    assert_eq!(first, Some(vec![Action::Buy(Thing::Clay)]));
}

/// Nobody is told of an effect by its number, nor of an action space by its place.
#[test]
fn choices_are_called_by_what_they_give() {
    let mut seen = 0;
    super::tests::walk(2, |_, _, _, moment| {
        for choice in &moment.choices {
            let numbered = [
                "kanal-do-use",
                "kanal-do-use-price",
                "kanal-do-use-amount",
                "kanal-do-use-bridge",
                "kanal-do-activate",
                "kanal-do-finish",
                "kanal-do-done",
            ];
            assert!(!numbered.contains(&&*choice.words.key), "{choice:?}");
            seen += u32::from(&*choice.words.key == "kanal-now-take");
        }
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_gain_says_how_much_of_it_fits() {
    let game = &table(&[]);
    let state = position(game, &["turn red b1", "wheel red wood 5"]);
    let info = game.information_state(&state, Audience::Seat(Seat::new(0)));
    let said = game.describe_now(&info, &Action::Gain(Thing::Wood));
    let wood = crate::words::amount(Thing::Wood, 4);
    let words = Message::new("kanal-now-gain")
        .with("gain", wood)
        .with("lost", 1)
        .with("fits", 3);
    assert_eq!(said, Some(words));
}
