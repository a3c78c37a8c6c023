//! A table in play: what a screen is sent, what is asked, and the list for search.

use towpath_canal_mania::state::Step;
use towpath_canal_mania::view::BargeView;
use towpath_canal_mania::{Action, CanalMania, State};
use towpath_core::{
    Audience, Game, Information, Notation, Presentation, Sampled, ScenarioSupport, Seat, Silent,
};

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
    let contract = |id| game.map().contract_by_id(id).unwrap();
    let town = |id| game.map().town_by_id(id).unwrap();
    assert_eq!(view.step, Step::Phase);
    let canal = |id| {
        let of_contract = |c: &&towpath_canal_mania::view::CanalView| c.contract == contract(id);
        view.canals.iter().find(of_contract).unwrap()
    };
    let medway = canal("medway");
    assert!(medway.finished && medway.next.is_empty() && medway.barge.is_none());
    assert_eq!(medway.tiles.len(), 2);
    let wey = canal("wey-and-arun");
    assert_eq!(wey.barge, Some(BargeView::Town(town("guildford"))));
    assert!(wey.to_go == 2 && !wey.next.is_empty());
    assert_eq!(view.sections.len(), 2);
    assert_eq!((view.basin, view.cubes), (14, vec![town("london")]));
}

#[test]
fn the_owner_of_a_canal_is_shown_which_hexes_it_can_still_use() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(3)).unwrap();
    let state = position(&game, LINES);
    let wey = game.map().contract_by_id("wey-and-arun").unwrap();
    let canal = |seat| {
        let view = game.view(&game.information_state(&state, Audience::Seat(Seat::new(seat))));
        let found = view.canals.into_iter().find(|c| c.contract == wey);
        found.unwrap()
    };
    assert!(canal(0).course.is_empty());
    let own = canal(1);
    assert!(own.next.iter().all(|next| own.course.contains(&next.hex)));
    // Fewer than on the empty map, and none that was impossible there.
    let whole = &game.board().contracts[wey.index()].course;
    assert!(own.course.iter().all(|hex| whole.contains(hex)));
    assert!(own.course.len() < whole.len());
}

#[test]
fn the_board_is_told_apart_from_the_position() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(4)).unwrap();
    let board = game.board();
    assert_eq!((board.clear.len(), board.difficult.len()), (393, 139));
    assert_eq!((board.towns.len(), board.contracts.len()), (42, 30));
    assert_eq!(board.towns.iter().filter(|town| town.city).count(), 6);
    assert_eq!((board.goal, board.prizes), (50, &[10, 7, 4, 1][..]));
    let cards: u32 = board.faces.iter().map(|face| u32::from(face.count)).sum();
    assert_eq!(cards, 75);
    let towns: Vec<_> = board.towns.iter().map(|town| town.hex).collect();
    for contract in &board.contracts {
        assert!(contract.course.len() >= usize::from(contract.least));
        assert!(contract.course.iter().all(|hex| !towns.contains(hex)));
    }
}

#[test]
fn candidates_are_legal_and_never_fewer_than_one() {
    let mut random = Sampled::new(5);
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    let (mut listed, mut kept) = (0, 0);
    for players in 3..=5 {
        let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(players)).unwrap();
        let mut state = game.setup(&mut random, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            legal.clear();
            candidates.clear();
            game.legal(&state, seat, &mut legal);
            game.candidates(&state, seat, &mut candidates);
            assert!(!candidates.is_empty(), "nothing left of {legal:?}");
            assert!(candidates.iter().all(|action| legal.contains(action)));
            listed += legal.len();
            kept += candidates.len();
            let total: u32 = legal.iter().map(|a| game.heuristic_weight(&state, a)).sum();
            let mut left = random.below(total);
            let chosen = legal.iter().find(|action| {
                let weight = game.heuristic_weight(&state, action);
                let hit = left < weight;
                left = left.saturating_sub(weight);
                hit
            });
            let action = *chosen.expect("some action is worth something");
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }
    assert!(kept < listed, "{kept} of {listed}");
}

/// What is left out is dominated: every tile that can be laid can still be laid in some way.
#[test]
fn every_tile_stays_in_the_list_with_its_cheapest_payment() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(3)).unwrap();
    let lines = [
        "engineer red rennie",
        "canal huddersfield-narrow red manchester",
        "canal medway red tonbridge",
        "hand red aqueduct aqueduct lock surveyor surveyor",
        "turn red 2",
    ];
    let state = position(&game, &lines);
    let seat = game.to_act(&state).first().unwrap();
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    game.legal(&state, seat, &mut legal);
    game.candidates(&state, seat, &mut candidates);
    let spots = |actions: &[Action]| {
        let mut spots: Vec<_> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Lay(laying) => Some((laying.hex, laying.exit, laying.tile)),
                _ => None,
            })
            .collect();
        spots.sort();
        spots.dedup();
        spots
    };
    assert_eq!(spots(&legal), spots(&candidates));
    let wasteful = game
        .parse("lay huddersfield-narrow g7 ne aqueduct with aqueduct surveyor")
        .unwrap();
    assert!(legal.contains(&wasteful));
    assert!(!candidates.contains(&wasteful));
}
