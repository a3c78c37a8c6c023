//! What the table draws of a position.

use towpath_arriala::{Arriala, Colour, View};
use towpath_core::{Audience, Game, Information, Presentation, ScenarioSupport};

/// What everybody sees of a position that is given as in scenarios.
fn shown(players: u8, given: &[&str]) -> View {
    let setup = towpath_testkit::setup::<Arriala>(players);
    let game = Arriala::build(&setup).expect("the built-in edition holds");
    let mut state = game.empty();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    game.view(&game.information_state(&state, Audience::Spectator))
}

/// AR-SEC-1, AR-SEC-2: a section is shown with what it pays, the cells that are still free and who would take it; it is
/// marked as counted when it is, and only then.
#[test]
fn sections_show_whether_they_are_counted() {
    let view = shown(
        3,
        &[
            "counted 16 17 18 19",
            "workers red 9 10",
            "workers yellow 11",
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
    assert_eq!(open, [8, 4, 4, 10]);
    assert_eq!(view.sections[1].taker, Some(Colour::Red));
    assert_eq!(view.sections[0].taker, None);
}
