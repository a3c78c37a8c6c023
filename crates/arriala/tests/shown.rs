//! What the table draws of a position.

use towpath_arriala::{Arriala, Colour, State, View};
use towpath_core::sketch::Room;
use towpath_core::{Audience, Game, Information, Message, Presentation, ScenarioSupport};

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
