//! What a screen is sent: everything public, one's own secrets, and nothing else.

use towpath_canal_mania::view::{BargeView, StepView};
use towpath_canal_mania::{CanalMania, State};
use towpath_core::Information;
use towpath_core::Presentation;
use towpath_core::{Audience, Game, ScenarioSupport, Seat};

fn position(game: &CanalMania, lines: &[&str]) -> State {
    let mut state = game.empty();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).unwrap();
    }
    game.settle(&mut state).unwrap();
    state
}

const LINES: &[&str] = &[
    "canal medway red tonbridge u25:lock v25:stretch",
    "canal wey-and-arun white weybridge p24:lock guildford",
    "hand red stretch lock-red",
    "shown red surveyor",
    "cubes london",
    "turn red 2",
];

#[test]
fn con_6_totals_of_finished_contracts_are_shown_only_where_the_table_wants_it() {
    for (value, finished) in [("remembered", None), ("shown", Some(1))] {
        let setup = towpath_testkit::setup_with::<CanalMania>(3, &[("finished", value)]);
        let game = CanalMania::build(&setup).unwrap();
        let state = position(&game, LINES);
        let view = game.view(&game.information_state(&state, Audience::Spectator));
        assert_eq!(view.players[0].finished, finished);
    }
}

#[test]
fn card_2_hidden_cards_are_for_their_owner_and_sizes_for_all() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(3)).unwrap();
    let state = position(&game, LINES);
    let seen_by = |audience| game.view(&game.information_state(&state, audience));
    let own = seen_by(Audience::Seat(Seat::new(0)));
    assert_eq!(own.players[0].hidden.as_ref().map(Vec::len), Some(2));
    for audience in [Audience::Seat(Seat::new(1)), Audience::Spectator] {
        let view = seen_by(audience);
        let red = &view.players[0];
        assert_eq!((red.hand_size, red.shown.len()), (3, 1));
        assert_eq!(red.hidden, None);
        assert_eq!(view.deck, own.deck);
    }
}

#[test]
fn canals_tell_their_tiles_barges_and_what_could_come_next() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(3)).unwrap();
    let state = position(&game, LINES);
    let view = game.view(&game.information_state(&state, Audience::Spectator));
    assert_eq!(view.step, StepView::Phase);
    let medway = view.canals.iter().find(|c| c.contract == "medway").unwrap();
    assert!(medway.finished && medway.next.is_empty() && medway.barge.is_none());
    assert_eq!(medway.tiles.len(), 2);
    let wey = &view
        .canals
        .iter()
        .find(|c| c.contract == "wey-and-arun")
        .unwrap();
    assert_eq!(wey.barge, Some(BargeView::Town("guildford".to_owned())));
    assert!(wey.to_go == 2 && !wey.next.is_empty());
    assert_eq!(view.sections.len(), 2);
    assert_eq!((view.basin, view.cubes), (14, vec!["london".to_owned()]));
}

#[test]
fn the_board_is_told_apart_from_the_position() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(4)).unwrap();
    let board = game.board();
    assert_eq!((board.hexes.len(), board.towns.len()), (532, 42));
    assert_eq!(board.contracts.len(), 30);
    assert_eq!(board.towns.iter().filter(|town| town.city).count(), 6);
    assert_eq!((board.goal, board.prizes), (50, vec![10, 7, 4, 1]));
}
