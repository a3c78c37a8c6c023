//! Players for Kanal, and what they judge positions by.
//!
//! * [`KanalFeatures`] is what the learned evaluator looks at; [`lessons`] is how it learns.
//! * [`greedy`] takes the best next decision, [`planner`] plans whole rounds (see [`plan`]).
//! * [`balance`] lets them play and tells what each card is worth.

pub mod balance;
mod features;
pub mod lessons;
pub mod plan;
mod thumb;
mod worth;

pub use features::KanalFeatures;

use crate::{Greedy, Judge};
use plan::{Planner, Thinking};
use towpath_kanal::{Action, Kanal};

/// What tells the worth of a position: learned weights of features.
pub type Evaluator = Judge<KanalFeatures>;

/// A player that takes the best next decision.
pub fn greedy(number: u64) -> Greedy<Evaluator, Action> {
    Greedy::new(Judge::learned(), 1, number)
}

/// A player that plans to the end of the round.
pub fn planner(thinking: Thinking, number: u64) -> Planner<Kanal, Evaluator> {
    Planner::new(Judge::learned(), thinking, number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use crate::arena::Maker;
    use crate::kanal::balance::{Plan, Report, measure};
    use crate::kanal::plan::Effort;
    use std::collections::BTreeMap;
    use towpath_core::{Game, TableSetup};

    fn table(players: u8) -> Kanal {
        let setup = TableSetup {
            players,
            options: BTreeMap::from([("deck".to_owned(), "c".to_owned())]),
            edition: Kanal::builtin_edition(),
            rules: Kanal::title().rules,
        };
        Kanal::build(&setup).expect("the built-in decks hold")
    }

    fn play(players: u8, maker: &Maker<Kanal>) -> Report {
        let plan = Plan {
            games: 6,
            seed: 3,
            threads: 2,
        };
        measure(&table(players), maker, plan)
    }

    fn aimless() -> Maker<Kanal> {
        Box::new(|number| Box::new(Random::new(number)))
    }

    fn hasty() -> Maker<Kanal> {
        Box::new(|number| Box::new(greedy(number)))
    }

    fn small() -> Maker<Kanal> {
        let effort = Effort {
            width: 3,
            inner: 3,
            futures: 2,
            worlds: 1,
        };
        Box::new(move |number| Box::new(planner(Thinking::Effort(effort), number)))
    }

    #[test]
    fn each_strength_is_better_than_the_one_below() {
        let random = play(1, &aimless()).scores.mean();
        let greedy = play(1, &hasty()).scores.mean();
        let planner = play(1, &small()).scores.mean();
        assert!(
            random < greedy && greedy < planner,
            "{random} {greedy} {planner}"
        );
    }

    #[test]
    fn the_same_number_gives_the_same_games() {
        assert_eq!(play(1, &small()), play(1, &small()));
    }

    #[test]
    fn a_duel_counts_both_players_and_every_card_shown() {
        let report = play(2, &hasty());
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
