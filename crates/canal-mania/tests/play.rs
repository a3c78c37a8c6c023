//! A table in play: what a screen is sent, what is asked, and the list for search.

use towpath_canal_mania::state::Step;
use towpath_canal_mania::view::BargeView;
use towpath_canal_mania::{Action, CanalMania, State, View};
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

/// A table of a version of the rules with one option, and the position above as somebody sees it.
fn seen(rules: u32, option: (&str, &str), audience: Audience) -> (CanalMania, View) {
    let mut setup = towpath_testkit::setup_with::<CanalMania>(3, &[option]);
    setup.rules = rules;
    let game = CanalMania::build(&setup).unwrap();
    let state = position(&game, LINES);
    let view = game.view(&game.information_state(&state, audience));
    (game, view)
}

#[test]
fn con_6_finished_contracts_are_told_only_where_the_table_remembers() {
    let (game, view) = seen(2, ("memory", "players"), Audience::Spectator);
    let open = game.map().contract_by_id("wey-and-arun").unwrap();
    assert_eq!(view.players[0].finished, None);
    assert_eq!(view.players[0].finished_value, None);
    let told: Vec<_> = view.canals.iter().map(|canal| canal.contract).collect();
    assert_eq!(told, [open]);
    let told: Vec<_> = view.sections.iter().map(|s| s.contract).collect();
    assert!(told.contains(&Some(open)) && told.contains(&None));
    // The tiles lie on the map for everybody.
    let [medway] = view.covered.as_slice() else {
        panic!("one section");
    };
    assert_eq!((medway.owner, medway.tiles.len()), (Seat::new(0), 2));
    assert_eq!(medway.from, game.map().town_by_id("tonbridge").unwrap());
    assert!(medway.tiles[1].town.is_some());

    let (_, view) = seen(2, ("memory", "table"), Audience::Spectator);
    assert_eq!(view.players[0].finished, Some(1));
    assert_eq!((view.canals.len(), view.covered.len()), (2, 0));
    assert!(view.sections.iter().all(|s| s.contract.is_some()));
}

#[test]
fn card_2_cards_taken_face_up_are_told_only_where_the_table_remembers() {
    let (own, other) = (Audience::Seat(Seat::new(0)), Audience::Seat(Seat::new(1)));
    for (value, hidden, shown) in [("players", 3, 0), ("table", 2, 1)] {
        let (_, view) = seen(2, ("memory", value), own);
        let red = &view.players[0];
        assert_eq!(red.hidden.as_ref().map(Vec::len), Some(hidden), "{value}");
        assert_eq!((red.hand_size, red.shown.len()), (3, shown), "{value}");
        let deck = view.deck;
        for audience in [other, Audience::Spectator] {
            let (game, view) = seen(2, ("memory", value), audience);
            let red = &view.players[0];
            assert_eq!((red.hand_size, red.shown.len()), (3, shown), "{value}");
            assert_eq!((&red.hidden, view.deck), (&None, deck));
            let info = game.information_state(&position(&game, LINES), audience);
            let told = game.render_text(&info).contains("surveyor and");
            assert_eq!(told, shown == 1, "{value}");
            let lines = game.position(&info);
            assert_eq!(lines.contains(&"hand p1 ? ? ?".to_owned()), shown == 0);
            // Bots may use what was seen.
            assert_eq!(info.table.hand(Seat::new(0)).len(), 1);
        }
    }
}

#[test]
fn a_table_of_version_1_tells_what_it_told() {
    for (value, finished) in [("remembered", None), ("shown", Some(1))] {
        let (_, view) = seen(1, ("finished", value), Audience::Spectator);
        let red = &view.players[0];
        assert_eq!((red.finished, red.shown.len()), (finished, 1));
        assert_eq!((view.canals.len(), view.covered.len()), (2, 0));
    }
    // Neither version has the other's option.
    let mut setup = towpath_testkit::setup_with::<CanalMania>(3, &[("finished", "shown")]);
    let error = CanalMania::build(&setup).unwrap_err().to_string();
    assert_eq!(error, "no option 'finished'; there is: memory");
    setup.rules = 1;
    setup.options = [("memory".to_owned(), "table".to_owned())].into();
    let error = CanalMania::build(&setup).unwrap_err().to_string();
    assert_eq!(error, "no option 'memory'; there is: finished");
}

#[test]
fn canals_tell_their_tiles_barges_and_what_could_come_next() {
    let (game, view) = seen(2, ("memory", "table"), Audience::Spectator);
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

/// CM-ENG-4: a search looks at the payment with cards of the kind however many more of them there are, and at that with a
/// surveyor only where he can do more: for Smeaton's player.
#[test]
fn a_surveyor_is_kept_in_the_list_for_smeaton_alone() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(3)).unwrap();
    for (engineer, with_surveyor) in [("telford", false), ("smeaton", true)] {
        let lines = [
            &format!("engineer red {engineer}"),
            "canal medway red tonbridge",
            "hand red lock lock surveyor",
            "turn red 2",
        ];
        let state = position(&game, &lines);
        let seat = game.to_act(&state).first().unwrap();
        let (mut legal, mut candidates) = (Vec::new(), Vec::new());
        game.legal(&state, seat, &mut legal);
        game.candidates(&state, seat, &mut candidates);
        let lay = |pay: &str| {
            let text = format!("lay medway u25 se lock with {pay}");
            game.parse(&text).unwrap()
        };
        for pay in ["lock", "surveyor"] {
            assert!(legal.contains(&lay(pay)), "{engineer} {pay}");
        }
        assert!(candidates.contains(&lay("lock")), "{engineer}");
        assert_eq!(candidates.contains(&lay("surveyor")), with_surveyor);
    }
}
