//! What bots for Kanal look at, and what its cards are worth.
//!
//! * [`KanalFeatures`] are the features of the learned evaluator; `heuristics` are the rules of thumb among them.
//! * [`greedy`] takes the best next action, [`planner`] plans whole rounds.
//! * [`balance`] lets bots play and tells what each card is worth.

mod activation;
pub mod balance;
mod features;
mod heuristics;

pub use features::KanalFeatures;

use crate::beam::{Planner, PlannerLimit};
use crate::{Greedy, LinearEvaluator};
use towpath_kanal::{Action, Kanal};

/// The rounds of a solo game.
pub const ROUNDS: usize = 7;

/// The evaluator of Kanal.
pub type KanalEvaluator = LinearEvaluator<KanalFeatures>;

/// A bot that takes the best next action.
pub fn greedy(seed: u64) -> Greedy<KanalEvaluator, Action> {
    Greedy::new(LinearEvaluator::learned(), 1, seed)
}

/// A bot that plans to the end of the round.
pub fn planner(limit: PlannerLimit, seed: u64) -> Planner<Kanal, KanalEvaluator> {
    Planner::new(LinearEvaluator::learned(), limit, seed)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::UniformRandom;
    use crate::arena::{BotFactory, Series};
    use crate::beam::Effort;
    use crate::kanal::balance::{BalanceReport, measure};
    use std::collections::BTreeMap;
    use towpath_core::{Game, TableSetup};

    /// A table with one deck.
    pub fn table(players: u8, deck: &str) -> Kanal {
        let setup = TableSetup {
            players,
            options: BTreeMap::from([("deck".to_owned(), deck.to_owned())]),
            edition: Kanal::builtin_edition(),
            rules: Kanal::title().rules,
        };
        Kanal::build(&setup).expect("the built-in decks hold")
    }

    fn play(players: u8, factory: &BotFactory<Kanal>) -> BalanceReport {
        let series = Series {
            games: 6,
            seed: 3,
            threads: 2,
        };
        measure(&table(players, "c"), factory, series)
    }

    fn random_bots() -> BotFactory<Kanal> {
        Box::new(|seed| Box::new(UniformRandom::new(seed)))
    }

    fn greedy_bots() -> BotFactory<Kanal> {
        Box::new(|seed| Box::new(greedy(seed)))
    }

    fn small_planners() -> BotFactory<Kanal> {
        let effort = Effort {
            width: 3,
            inner_width: 3,
            finalists: 2,
            worlds: 1,
        };
        Box::new(move |seed| Box::new(planner(PlannerLimit::Effort(effort), seed)))
    }

    #[test]
    fn each_bot_is_better_than_the_one_below() {
        let random = play(1, &random_bots()).scores.mean();
        let greedy = play(1, &greedy_bots()).scores.mean();
        let planner = play(1, &small_planners()).scores.mean();
        assert!(
            random < greedy && greedy < planner,
            "{random} {greedy} {planner}"
        );
    }

    #[test]
    fn the_same_seed_gives_the_same_games() {
        assert_eq!(play(1, &small_planners()), play(1, &small_planners()));
    }

    #[test]
    fn a_duel_counts_both_players_and_every_card_shown() {
        let report = play(2, &greedy_bots());
        assert_eq!(report.scores.each.len(), 12);
        let built: u32 = report.cards.iter().map(|figures| figures.built).sum();
        assert!(built > 0);
        assert!(
            report
                .cards
                .iter()
                .all(|figures| figures.built <= figures.displayed)
        );
    }
}
