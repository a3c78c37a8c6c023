//! The bots of each game, weakest first, and the levels people choose from.
//!
//! `search` takes a budget a turn: `search:200ms`, `search:5000` (iterations, the same on every machine).

use crate::Playable;
use crate::figures;
use arriala::Arriala;
use bots::rehearse::{Rehearsal, Rehearse};
use bots::search::{Budget, Search, Tuning};
use bots::{Bot, Eager, Evaluate, Greedy, Judge, Noisy, Random, Score};
use canal_mania::CanalMania;
use kanal::Kanal;
use std::time::Duration;

/// What a search may think about a turn when nothing else is said.
const USUAL: Budget = Budget::Time(Duration::from_millis(200));
/// The same at level "hard".
const HARD: Budget = Budget::Time(Duration::from_millis(400));
/// The same at level "master".
const MASTER: Budget = Budget::Time(Duration::from_secs(3));

/// The bots that every game has, made from its evaluator.
fn common<G: Playable, E: Evaluate<G> + 'static>(
    name: &str,
    number: u64,
    evaluate: E,
    tuning: Tuning,
) -> Option<Box<dyn Bot<G>>> {
    let (name, budget) = match name.split_once(':') {
        Some(("search", budget)) => ("search", Budget::parse(budget)?),
        Some(_) => return None,
        None => (name, USUAL),
    };
    Some(match name {
        "random" => Box::new(Random::new(number)),
        "eager" => Box::new(Eager::new(number)),
        "greedy" => Box::new(Greedy::new(evaluate, 1, number)),
        "score" => Box::new(Greedy::new(Score, 1, number)),
        "judge" => Box::new(Greedy::new(Judge::<G::Features>::learned(), 1, number)),
        "search" => Box::new(Search::<G, E>::new(evaluate, budget, tuning, number)),
        "easy" => Box::new(Noisy::new(Greedy::new(evaluate, 1, number), 35, number)),
        "medium" => Box::new(Greedy::new(evaluate, 1, number)),
        "hard" => Box::new(Search::<G, E>::new(evaluate, HARD, tuning, number)),
        "master" => Box::new(Search::<G, E>::new(evaluate, MASTER, tuning, number)),
        _ => return None,
    })
}

impl Playable for Arriala {
    type Features = bots::arriala::ArrialaFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "greedy", "judge", "simple", "search", "easy", "medium",
        "hard", "master",
    ];

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Arriala>>> {
        match name {
            "simple" => Some(Box::new(bots::arriala::Simple::new(number))),
            _ => {
                let evaluate = bots::arriala::Evaluator::default();
                common(name, number, evaluate, Tuning::default())
            }
        }
    }

    fn figures(&self, state: &arriala::State, tell: &mut dyn FnMut(String, f64)) {
        figures::arriala(self, state, tell);
    }
}

impl Playable for CanalMania {
    type Features = bots::canal_mania::CanalManiaFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "greedy", "judge", "tree", "search", "easy", "medium", "hard",
        "master",
    ];

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<CanalMania>>> {
        let judge = Judge::<Self::Features>::learned();
        let budget = match name.split_once(':') {
            Some(("search", budget)) => Budget::parse(budget)?,
            Some(("tree", budget)) => {
                let name = format!("search:{budget}");
                return common(&name, number, judge, Tuning::default());
            }
            _ => match name {
                "search" => USUAL,
                "hard" => HARD,
                "master" => MASTER,
                "tree" => return common("search", number, judge, Tuning::default()),
                _ => return common(name, number, judge, Tuning::default()),
            },
        };
        // Rehearsing whole turns beats searching for the next decision at the same time.
        let rehearsal = Rehearsal::default();
        Some(Box::new(Rehearse::new(judge, budget, rehearsal, number)))
    }

    fn figures(&self, state: &canal_mania::state::State, tell: &mut dyn FnMut(String, f64)) {
        figures::canal_mania(self, state, tell);
    }
}

impl Playable for Kanal {
    type Features = bots::kanal::KanalFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "greedy", "judge", "planner", "search", "easy", "medium",
        "hard", "master",
    ];

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Kanal>>> {
        use bots::kanal::plan::Effort;
        match name {
            // Planning whole rounds beats searching for the next decision at the same time.
            "planner" | "hard" => Some(Box::new(bots::kanal::planner(Effort::QUICK, number))),
            "master" => Some(Box::new(bots::kanal::planner(Effort::PATIENT, number))),
            _ => {
                let evaluate = bots::kanal::Evaluator::default();
                common(name, number, evaluate, Tuning::default())
            }
        }
    }

    /// KA-WHEEL: buying and turning the wheel are open at any time, so whatever lacks only materials can be had by them.
    fn first(&self, state: &kanal::State, action: &kanal::Action) -> Option<Vec<kanal::Action>> {
        kanal::plan::plan(self, state, action)
    }

    fn figures(&self, state: &kanal::state::State, tell: &mut dyn FnMut(String, f64)) {
        figures::kanal(self, state, tell);
    }
}
