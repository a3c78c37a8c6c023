//! What players of Arriala look at.

mod features;

pub use features::ArrialaFeatures;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Entrant, Maker, Plan, compete};
    use crate::rehearse::Rehearse;
    use crate::search::Budget;
    use crate::{Greedy, Judge, Random};
    use towpath_arriala::Arriala;
    use towpath_core::{Game, TableSetup};

    /// The first player's share of the wins against a table of random players.
    fn share(first: Maker<Arriala>, players: u8, games: u32) -> f64 {
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
        let random = entrant("random", Box::new(|number| Box::new(Random::new(number))));
        let plan = Plan {
            games,
            seed: 3,
            threads: 1,
        };
        let results = compete(&game, &[entrant("first", first), random], plan, &|_| true);
        results.standings[0].win_share().share
    }

    #[test]
    fn a_greedy_player_beats_chance() {
        for players in 2..=4 {
            let make: Maker<Arriala> = Box::new(|number| {
                Box::new(Greedy::new(Judge::<ArrialaFeatures>::learned(), 1, number))
            });
            assert_eq!(share(make, players, 12), 1.0, "{players} players");
        }
    }

    #[test]
    fn a_rehearsing_player_beats_chance() {
        let make: Maker<Arriala> = Box::new(|number| {
            let judge = Judge::<ArrialaFeatures>::learned();
            Box::new(Rehearse::new(judge, Budget::Iterations(24), 2, number))
        });
        assert_eq!(share(make, 3, 3), 1.0);
    }
}
