//! Whole games through the engine's two doors.

use arriala::{Action, Arriala, State};
use table::{Audience, Game, Sampled, Seat, Silent, Staged, TableSetup};

fn table(players: u8) -> Arriala {
    let setup = TableSetup {
        players,
        options: Default::default(),
        edition: Arriala::builtin_edition(),
        rules: 1,
    };
    Arriala::build(&setup).expect("the built-in edition holds")
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 184, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

/// What candidates leave out never offers a better board, more points or a better hand.
#[test]
fn every_random_game_ends_and_adds_up() {
    for players in 2..=4 {
        let game = table(players);
        let mut random = Sampled::new(u64::from(players));
        let mut actions = Vec::new();
        for _ in 0..20 {
            let mut state = game.setup(&mut random, &mut Silent);
            while let Some(seat) = game.to_act(&state).first() {
                actions.clear();
                game.legal(&state, seat, &mut actions);
                for action in &actions {
                    assert_eq!(game.check(&state, seat, action), Ok(()), "{action:?}");
                    assert_eq!(game.parse(&game.write(action)), Ok(*action));
                }
                let action = actions[random.below(actions.len() as u32) as usize];
                game.apply(&mut state, seat, action, &mut random, &mut Silent);
                assert_eq!(game.audit(&state), Ok(()), "after {}", game.write(&action));
            }
            assert!(game.outcome(&state).is_some());
        }
    }
}

#[test]
fn show() {
    let game = table(4);
    let mut random = Sampled::new(5);
    let mut state = game.setup(&mut random, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..120 {
        let Some(seat) = game.to_act(&state).first() else {
            break;
        };
        actions.clear();
        game.legal(&state, seat, &mut actions);
        let weights: Vec<u32> = actions.iter().map(|a| game.eagerness(&state, a)).collect();
        let mut left = random.below(weights.iter().sum());
        let index = weights
            .iter()
            .position(|w| {
                if left < *w {
                    true
                } else {
                    left -= w;
                    false
                }
            })
            .unwrap();
        game.apply(&mut state, seat, actions[index], &mut random, &mut Silent);
    }
    println!(
        "{}",
        game.sketch(&game.know(&state, Audience::Seat(Seat::new(1))))
    );
    println!("{}", size_of::<State>());
}
