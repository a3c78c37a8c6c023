//! What bots for Canal Mania look at: canals that can be finished with the cards at hand, and goods to move on them.
//!
//! `works` plans each open canal against the hand, `roads` finds what cubes would bring on the canals as they lie,
//! `features` puts both into the rows of a [`LinearEvaluator`](crate::LinearEvaluator).

mod features;
mod roads;
mod works;

pub use features::CanalManiaFeatures;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beam::TurnBeam;
    use crate::evaluate::MAX_FEATURES;
    use crate::{Bot, Budget, Features, Greedy, LinearEvaluator, UniformRandom, Weights};
    use towpath_canal_mania::{Action, CanalMania};
    use towpath_core::{
        Audience, Game, Information, MAX_SEATS, Sampled, Seat, Seed, Seeded, Silent, TableSetup,
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

    /// Plays a game of one bot against random players; gives the bot's share and points.
    fn against_random(bot: &mut dyn Bot<CanalMania>, players: u8, number: u8) -> (f32, u16) {
        let game = game(players);
        let own = Seat::new(number % players);
        let mut random: UniformRandom<Action> = UniformRandom::new(number.into());
        let mut chance = Seeded::new(Seed::from_number(number.into()));
        let mut state = game.setup(&mut chance, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            let info = game.information_state(&state, Audience::Seat(seat));
            let action = if seat == own {
                bot.choose(&game, &info, seat)
            } else {
                random.choose(&game, &info, seat)
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
            assert!(weights.knots[1][0] > 0.5, "points count at the end");
        }
    }

    #[test]
    fn a_seat_has_the_same_features_alone_and_among_all() {
        let game = game(4);
        let mut greedy: Greedy<_, Action> =
            Greedy::new(LinearEvaluator::<CanalManiaFeatures>::learned(), 1, 5);
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
            let info = game.information_state(&state, Audience::Seat(seat));
            let action = greedy.choose(&game, &info, seat);
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
    }

    #[test]
    fn what_a_turn_beam_cannot_know_does_not_change_its_choice() {
        let game = game(3);
        let bot = || -> TurnBeam<CanalMania, _> {
            let evaluator = LinearEvaluator::<CanalManiaFeatures>::learned();
            TurnBeam::new(evaluator, Budget::Iterations(40), 2, 11)
        };
        let mut own = bot();
        let mut greedy: Greedy<_, Action> =
            Greedy::new(LinearEvaluator::<CanalManiaFeatures>::learned(), 1, 5);
        let mut chance = Seeded::new(Seed::from_number(8));
        let mut random = Sampled::new(8);
        let mut state = game.setup(&mut chance, &mut Silent);
        for number in 0..120 {
            let Some(seat) = game.to_act(&state).first() else {
                break;
            };
            let info = game.information_state(&state, Audience::Seat(seat));
            let action = greedy.choose(&game, &info, seat);
            if number % 12 == 0 {
                let other = game.determinize(&info, &mut random);
                let (mut one, mut two) = (own.clone(), own.clone());
                let same = game.information_state(&other, Audience::Seat(seat));
                let choice = one.choose(&game, &info, seat);
                assert_eq!(two.choose(&game, &same, seat), choice);
                own = bot();
            }
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
    }

    #[test]
    fn greedy_beats_random() {
        for players in 3..=5 {
            let evaluator = LinearEvaluator::<CanalManiaFeatures>::learned();
            let mut greedy: Greedy<_, Action> = Greedy::new(evaluator, 1, 7);
            let (share, points) = against_random(&mut greedy, players, players);
            assert_eq!(share, 1.0, "{players} players, {points} points");
            assert!(points >= 40, "{players} players, {points} points");
        }
    }

    #[test]
    fn a_turn_beam_beats_random() {
        let evaluator = LinearEvaluator::<CanalManiaFeatures>::learned();
        let budget = Budget::Iterations(24);
        let mut bot: TurnBeam<CanalMania, _> = TurnBeam::new(evaluator, budget, 2, 7);
        assert_eq!(against_random(&mut bot, 4, 1).0, 1.0);
    }
}
