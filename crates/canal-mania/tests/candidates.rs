//! The list for search is a part of the complete list, and never empty.

use towpath_canal_mania::{Action, CanalMania};
use towpath_core::Notation;
use towpath_core::{Game, Sampled, ScenarioSupport, Silent};

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
    let mut state = game.empty();
    for line in [
        "engineer red rennie",
        "canal huddersfield-narrow red manchester",
        "canal medway red tonbridge",
        "hand red aqueduct aqueduct lock surveyor surveyor",
        "turn red 2",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).unwrap();
    }
    game.settle(&mut state).unwrap();
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
