//! What a Canal Mania player wants: canals that can be finished with the cards at hand, and goods to move on them.
//!
//! `works` plans each open canal against the hand, `roads` finds what cubes would bring on the canals as they lie,
//! `features` puts both into the rows of a [`Judge`](crate::Judge).

mod features;
mod roads;
mod works;

pub use features::CanalManiaFeatures;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::MAX_FEATURES;
    use crate::rehearse::Rehearse;
    use crate::search::Budget;
    use crate::{Bot, Features, Greedy, Judge, Random, Weights};
    use towpath_canal_mania::{Action, CanalMania};
    use towpath_core::Information;
    use towpath_core::{
        Audience, Game, MAX_SEATS, Sampled, Seat, Seed, Seeded, Silent, TableSetup,
    };

    fn game(players: u8) -> CanalMania {
        let setup = TableSetup {
            players,
            options: Default::default(),
            edition: CanalMania::builtin_edition(),
            rules: 1,
        };
        CanalMania::build(&setup).unwrap()
    }

    /// Plays a game of one bot against players without a plan; gives the bot's share and points.
    fn against_random(bot: &mut dyn Bot<CanalMania>, players: u8, number: u8) -> (f32, u16) {
        let game = game(players);
        let own = Seat::new(number % players);
        let mut aimless: Random<Action> = Random::new(number.into());
        let mut chance = Seeded::new(Seed::from_number(number.into()));
        let mut state = game.setup(&mut chance, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            let known = game.information_state(&state, Audience::Seat(seat));
            let action = if seat == own {
                bot.choose(&game, &known, seat)
            } else {
                aimless.choose(&game, &known, seat)
            };
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
        (game.returns(&state)[own.index()], state.score(own))
    }

    #[test]
    fn the_learned_weights_are_read() {
        for players in 3..=5 {
            let text = CanalManiaFeatures::learned(players).expect("weights for every table");
            let weights = Weights::read(text, CanalManiaFeatures::FEATURES).unwrap();
            assert!(weights.stages[1][0] > 0.5, "points count at the end");
        }
    }

    #[test]
    fn a_seat_looks_the_same_alone_and_among_all() {
        let game = game(4);
        let mut greedy: Greedy<_, Action> =
            Greedy::new(Judge::<CanalManiaFeatures>::learned(), 1, 5);
        let mut chance = Seeded::new(Seed::from_number(5));
        let mut state = game.setup(&mut chance, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
            CanalManiaFeatures::fill_all(&game, &state, &mut rows);
            let mut row = [0.0; MAX_FEATURES];
            let width = CanalManiaFeatures::FEATURES.len();
            CanalManiaFeatures::fill(&game, &state, seat, &mut row[..width]);
            assert_eq!(rows[seat.index()], row);
            let progress = CanalManiaFeatures::progress(&game, &state);
            assert!((0.0..=1.0).contains(&progress), "{progress}");
            let known = game.information_state(&state, Audience::Seat(seat));
            let action = greedy.choose(&game, &known, seat);
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
    }

    #[test]
    fn what_a_rehearsing_player_cannot_know_does_not_change_its_choice() {
        let game = game(3);
        let bot = || -> Rehearse<CanalMania, _> {
            let judge = Judge::<CanalManiaFeatures>::learned();
            Rehearse::new(judge, Budget::Iterations(40), 2, 11)
        };
        let mut own = bot();
        let mut greedy: Greedy<_, Action> =
            Greedy::new(Judge::<CanalManiaFeatures>::learned(), 1, 5);
        let mut chance = Seeded::new(Seed::from_number(8));
        let mut random = Sampled::new(8);
        let mut state = game.setup(&mut chance, &mut Silent);
        for number in 0..120 {
            let Some(seat) = game.to_act(&state).first() else {
                break;
            };
            let known = game.information_state(&state, Audience::Seat(seat));
            let action = greedy.choose(&game, &known, seat);
            if number % 12 == 0 {
                let other = game.determinize(&known, &mut random);
                let (mut one, mut two) = (own.clone(), own.clone());
                let same = game.information_state(&other, Audience::Seat(seat));
                let choice = one.choose(&game, &known, seat);
                assert_eq!(two.choose(&game, &same, seat), choice);
                own = bot();
            }
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
    }

    #[test]
    fn a_greedy_player_beats_players_without_a_plan() {
        for players in 3..=5 {
            let judge = Judge::<CanalManiaFeatures>::learned();
            let mut greedy: Greedy<_, Action> = Greedy::new(judge, 1, 7);
            let (share, points) = against_random(&mut greedy, players, players);
            assert_eq!(share, 1.0, "{players} players, {points} points");
            assert!(points >= 40, "{players} players, {points} points");
        }
    }

    #[test]
    fn a_rehearsing_player_beats_players_without_a_plan() {
        let judge = Judge::<CanalManiaFeatures>::learned();
        let budget = Budget::Iterations(24);
        let mut bot: Rehearse<CanalMania, _> = Rehearse::new(judge, budget, 2, 7);
        assert_eq!(against_random(&mut bot, 4, 1).0, 1.0);
    }
}
