//! What bots for Arriala look at.

mod features;

pub use features::ArrialaFeatures;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{BotFactory, Entrant, Series, compete};
    use crate::beam::TurnBeam;
    use crate::{Budget, Greedy, LinearEvaluator, UniformRandom};
    use towpath_arriala::Arriala;
    use towpath_core::{Game, TableSetup};

    /// The first bot's share of the wins against a table of random ones.
    fn share(first: BotFactory<Arriala>, players: u8, games: u32) -> f64 {
        let setup = TableSetup {
            players,
            options: Default::default(),
            edition: Arriala::builtin_edition(),
            rules: 1,
        };
        let game = Arriala::build(&setup).expect("the built-in edition holds");
        let entrant = |name: &str, make| Entrant {
            name: name.to_owned(),
            make,
        };
        let random = entrant(
            "random",
            Box::new(|seed| Box::new(UniformRandom::new(seed))),
        );
        let series = Series {
            games,
            seed: 3,
            threads: 1,
        };
        let results = compete(&game, &[entrant("first", first), random], series, &|_| true);
        results.standings[0].win_share().share
    }

    #[test]
    fn greedy_beats_random() {
        for players in 2..=4 {
            let make: BotFactory<Arriala> = Box::new(|seed| {
                let evaluator = LinearEvaluator::<ArrialaFeatures>::learned();
                Box::new(Greedy::new(evaluator, 1, seed))
            });
            assert_eq!(share(make, players, 12), 1.0, "{players} players");
        }
    }

    #[test]
    fn a_turn_beam_beats_random() {
        let make: BotFactory<Arriala> = Box::new(|seed| {
            let evaluator = LinearEvaluator::<ArrialaFeatures>::learned();
            Box::new(TurnBeam::new(evaluator, Budget::Iterations(24), 2, seed))
        });
        assert_eq!(share(make, 3, 3), 1.0);
    }
}
