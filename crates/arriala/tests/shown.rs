//! What the table draws of a position.

use towpath_arriala::{Arriala, Colour, State, Target, View};
use towpath_core::sketch::{Lit, Paint, Room};
use towpath_core::{Audience, Game, Information, Message, Presentation, ScenarioSupport, Seat};

/// A position that is given as in scenarios.
fn position(players: u8, given: &[&str]) -> (Arriala, State) {
    let setup = towpath_testkit::setup::<Arriala>(players);
    let game = Arriala::build(&setup).expect("the built-in edition holds");
    let mut state = game.empty();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    (game, state)
}

/// What everybody sees of it.
fn shown(players: u8, given: &[&str]) -> View {
    let (game, state) = position(players, given);
    game.view(&game.information_state(&state, Audience::Spectator))
}

/// What is drawn of it for a terminal.
fn drawn(players: u8, given: &[&str]) -> String {
    let (game, state) = position(players, given);
    let words = |message: &Message| message.key.to_string();
    let room = Room {
        width: 400,
        height: 60,
        pan: 0,
        names: &[],
        words: &words,
    };
    let info = game.information_state(&state, Audience::Spectator);
    let lines = game.sketch(&info, &[], &room);
    let lines: Vec<String> = lines.iter().map(|line| line.text()).collect();
    lines.join("\n")
}

/// AR-SEC-1, AR-SEC-2: a section is shown with what it pays, the cells that are still free and who would take it; it is
/// marked as counted when it is, and only then.
#[test]
fn sections_show_whether_they_are_counted() {
    let view = shown(
        3,
        &[
            "counted 12 13 14 15",
            "workers red 7 8",
            "workers yellow 9",
            "turn red points 5",
        ],
    );
    let counted: Vec<bool> = view
        .sections
        .iter()
        .map(|section| section.counted)
        .collect();
    assert_eq!(counted, [false, false, true, false]);
    let open: Vec<u8> = view.sections.iter().map(|section| section.open).collect();
    assert_eq!(open, [6, 2, 4, 5]);
    assert_eq!(view.sections[1].taker, Some(Colour::Red));
    assert_eq!(view.sections[0].taker, None);
}

/// AR-SEC-1: a terminal lists the sections that can still be counted, with the workers there and the cells they have.
#[test]
fn a_terminal_lists_open_sections_alone() {
    let text = drawn(
        3,
        &[
            "counted 12 13 14 15",
            "workers red 7 8",
            "workers yellow 9",
            "turn red points 5",
        ],
    );
    for open in ["1–6 0/6 +", "7–11 3/5 +", "16–20 0/5 +"] {
        assert!(text.contains(open), "{open} in\n{text}");
    }
    assert!(!text.contains("12–15"), "{text}");
}

/// AR-MOVE-3: in a town a small letter stands for each worker that was moved this turn, a capital for the others.
#[test]
fn a_terminal_tells_moved_workers_from_others() {
    let rest = drawn(3, &["workers red montech montech", "turn red points 5"]);
    assert!(rest.contains(" RR "), "{rest}");
    let moved = drawn(
        3,
        &[
            "workers red montech montech",
            "turn red points 3",
            "moved red 6 to montech",
        ],
    );
    assert!(moved.contains(" rR "), "{moved}");
}

/// AR-CARD-1: everybody sees how many cards the others hold, and nobody but their owner which.
#[test]
fn a_hand_is_shown_to_its_owner_alone() {
    let given = [
        "hand red art lock",
        "hand yellow move-2",
        "turn red points 5",
    ];
    let (game, state) = position(2, &given);
    let hands = |reader: Audience| {
        let view = game.view(&game.information_state(&state, reader));
        let sides = view.sides.iter();
        let hands = sides.map(|side| (side.hand_size, side.hand.as_ref().map(Vec::len)));
        hands.collect::<Vec<_>>()
    };
    // The third side is the virtual player, who has no hand.
    let seat = |index: u8| hands(Audience::Seat(Seat::new(index)));
    assert_eq!(seat(0), [(2, Some(2)), (1, None), (0, None)]);
    assert_eq!(seat(1), [(2, None), (1, Some(1)), (0, None)]);
    let spectator = hands(Audience::Spectator);
    assert_eq!(spectator, [(2, None), (1, None), (0, None)]);
}

/// What can be touched is drawn lit, with the number it has in the list; nothing else is.
#[test]
fn a_terminal_lights_what_can_be_touched() {
    let (game, state) = position(3, &["turn red points 5"]);
    let words = |message: &Message| message.key.to_string();
    let room = Room {
        width: 400,
        height: 60,
        pan: 0,
        names: &[],
        words: &words,
    };
    let info = game.information_state(&state, Audience::Spectator);
    let lit = |target: &str| {
        let target: Target = serde_json::from_str(target).expect(target);
        let lit = [Lit { target, number: 9 }];
        let lines = game.sketch(&info, &lit, &room);
        let spans = lines.iter().flat_map(|line| &line.spans);
        let lit = spans.filter(|span| span.paint == Paint::Lit);
        let texts = lit.map(|span| span.text.trim().to_owned());
        texts.collect::<Vec<String>>()
    };
    assert_eq!(lit(r#"{"stop":3}"#), ["9"]);
    assert_eq!(lit(r#"{"stop":0}"#), ["Grisolles"]);
    assert_eq!(lit(r#""draw""#), [""; 0]);
}

/// What a program reads of a position is what stands on the board, lies in hands and is left of the turn.
#[test]
fn programs_read_what_stands_on_the_board() {
    let given = [
        "workers red 3 montech montech chasselas",
        "workers yellow 5",
        "hand yellow move-2 lock",
        "discards art",
        "turn red points 3",
    ];
    let (game, state) = position(3, &given);
    let on_board = [Colour::Red, Colour::Yellow, Colour::Green].map(|colour| {
        let places = state.workers(colour).iter().map(|place| place.index());
        let canal = game.on_canal(&state, colour);
        (places.collect::<Vec<_>>(), canal, state.reserve(colour))
    });
    // Places are counted from the first town, so that Montech is 7; Chasselas is 61.
    assert_eq!(on_board[0], (vec![3, 7, 61], 3, 1));
    assert_eq!(on_board[1], (vec![5], 1, 4));
    assert_eq!(on_board[2], (vec![], 0, 5));
    let hands = [0, 1].map(|seat| state.hand(Seat::new(seat)).len());
    assert_eq!((hands, state.discards().len()), ([0, 2], 1));
    assert_eq!((state.seat(), state.points()), (Seat::new(0), 3));
}

/// AR-ART-1: whoever may build a work of art is shown as last on the track; the virtual player is left out of account.
#[test]
fn who_is_last_on_the_track_is_shown() {
    let last = |given: &[&str]| {
        let view = shown(2, given);
        let sides = view.sides.iter().map(|side| side.last);
        sides.collect::<Vec<bool>>()
    };
    let ahead = ["score red 6", "score yellow 3", "turn red points 5"];
    assert_eq!(last(&ahead), [false, true, false]);
    let behind = ["score red 3", "score yellow 6", "turn red points 5"];
    assert_eq!(last(&behind), [true, false, false]);
}
