//! The bots of each game, weakest first, and the levels people choose from.
//!
//! `search`, `tree` and `plain` take a budget a turn and a number of threads: `search:200ms`, `search:5000` (iterations, the
//! same on every machine), `tree:1s:2`.

use crate::Playable;
use crate::figures;
use std::time::Duration;
use towpath_arriala::Arriala;
use towpath_bots::kanal::lessons;
use towpath_bots::rehearse::{Rehearsal, Rehearse};
use towpath_bots::search::{Blind, Budget, Search};
use towpath_bots::{Bot, Eager, Features, Greedy, Noisy, Random, Score, Weights, tune};
use towpath_canal_mania::CanalMania;
use towpath_core::{BuildError, Game, TableSetup};
use towpath_kanal::Kanal;

/// What a search may think about a turn when nothing else is said.
const USUAL: Budget = Budget::Time(Duration::from_millis(200));
/// The same at level "hard".
const HARD: Budget = Budget::Time(Duration::from_millis(400));
/// The same at level "master".
const MASTER: Budget = Budget::Time(Duration::from_secs(2));
/// Of a hundred decisions level "easy" makes so many without much thought.
const EASY_NOISE: u32 = 35;

/// A bot's name with what it may spend.
struct Wish<'a> {
    name: &'a str,
    budget: Budget,
    threads: usize,
}

impl Wish<'_> {
    fn parse(text: &str) -> Option<Wish<'_>> {
        let mut words = text.split(':');
        let name = words.next()?;
        let (budget, threads) = (words.next(), words.next());
        let thinks = ["search", "tree", "plain"].contains(&name);
        if words.next().is_some() || budget.is_some() && !thinks {
            return None;
        }
        Some(Wish {
            name,
            budget: budget.map_or(Some(USUAL), Budget::parse)?,
            threads: match threads {
                Some(number) => number.parse().ok().filter(|n| (1..=64).contains(n))?,
                None => 1,
            },
        })
    }
}

/// All cores: for the one bot that may think as hard as it can.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The bots that every game has.
fn common<G: Playable>(name: &str, number: u64) -> Option<Box<dyn Bot<G>>> {
    let wish = Wish::parse(name)?;
    let (budget, threads) = (wish.budget, wish.threads);
    let greedy = || Greedy::new(G::judged().evaluate, 1, number);
    Some(match wish.name {
        "random" => Box::new(Random::new(number)),
        "eager" => Box::new(Eager::new(number)),
        "score" => Box::new(Greedy::new(Score, 1, number)),
        "plain" => Box::new(Search::<G, _>::new(Blind, budget, threads, number)),
        "greedy" | "medium" => Box::new(greedy()),
        "tree" => tree(budget, threads, number),
        "search" => G::search(budget, threads, number),
        "easy" => Box::new(Noisy::new(greedy(), EASY_NOISE, number)),
        "hard" => G::search(HARD, 1, number),
        "master" => G::search(MASTER, cores(), number),
        _ => return None,
    })
}

/// A tree search guided by the game's evaluator.
fn tree<G: Playable>(budget: Budget, threads: usize, number: u64) -> Box<dyn Bot<G>> {
    Box::new(Search::<G, _>::new(G::judged(), budget, threads, number))
}

impl Playable for Arriala {
    type Features = towpath_bots::arriala::ArrialaFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "plain", "greedy", "tree", "search", "easy", "medium", "hard",
        "master",
    ];

    /// Rehearses whole turns: five points can be spent in many orders, and a tree spends its time on these.
    fn search(budget: Budget, threads: usize, number: u64) -> Box<dyn Bot<Arriala>> {
        let evaluate = Self::judged().evaluate;
        let rehearsal = Rehearsal {
            beam: (16, 96),
            rounds: 1,
        };
        Box::new(Rehearse::new(evaluate, budget, threads, number).with(rehearsal))
    }

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Arriala>>> {
        common(name, number)
    }

    fn figures(&self, state: &towpath_arriala::State, tell: &mut dyn FnMut(String, f64)) {
        figures::arriala(self, state, tell);
    }
}

impl Playable for CanalMania {
    type Features = towpath_bots::canal_mania::CanalManiaFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "plain", "greedy", "tree", "search", "easy", "medium", "hard",
        "master",
    ];

    /// Rehearses whole turns; against greedy players it wins about as often as the tree does at the same time.
    fn search(budget: Budget, threads: usize, number: u64) -> Box<dyn Bot<CanalMania>> {
        let evaluate = Self::judged().evaluate;
        Box::new(Rehearse::new(evaluate, budget, threads, number))
    }

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<CanalMania>>> {
        common(name, number)
    }

    fn figures(
        &self,
        state: &towpath_canal_mania::state::State,
        tell: &mut dyn FnMut(String, f64),
    ) {
        figures::canal_mania(self, state, tell);
    }
}

impl Playable for Kanal {
    type Features = towpath_bots::kanal::KanalFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "plain", "greedy", "planner", "tree", "search", "easy",
        "medium", "hard", "master",
    ];

    /// Planning whole turns beats searching for the next decision at the same time.
    fn search(budget: Budget, threads: usize, number: u64) -> Box<dyn Bot<Kanal>> {
        use towpath_bots::kanal::plan::Thinking;
        let planner = towpath_bots::kanal::planner(Thinking::Budget(budget), number);
        Box::new(planner.on_threads(threads))
    }

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Kanal>>> {
        use towpath_bots::kanal::plan::{Effort, Thinking};
        match name {
            // The fixed effort that the decks were balanced with.
            "planner" => {
                let thinking = Thinking::Effort(Effort::QUICK);
                Some(Box::new(towpath_bots::kanal::planner(thinking, number)))
            }
            _ => common(name, number),
        }
    }

    /// Alone it learns what the ends of rounds are worth, from all decks unless one is chosen.
    fn tune(
        setup: &TableSetup,
        start: Option<Weights>,
        plan: tune::Plan,
        report: &mut dyn FnMut(&tune::Round, &Weights) -> bool,
    ) -> Result<(), BuildError> {
        if setup.players > 1 {
            tune::tune::<Kanal, Self::Features>(&Kanal::build(setup)?, start, plan, report);
            return Ok(());
        }
        let with = |deck: &str| {
            let mut setup = setup.clone();
            let option = setup.options.entry("deck".to_owned());
            option.or_insert_with(|| deck.to_owned());
            Kanal::build(&setup)
        };
        let decks = ["a", "b", "c", "d", "e", "f"].map(with);
        let decks = decks.into_iter().collect::<Result<Vec<_>, _>>()?;
        let nothing = || Weights::none(Self::Features::FEATURES.len());
        lessons::learn(&decks, &start.unwrap_or_else(nothing), plan, report);
        Ok(())
    }

    /// KA-WHEEL: buying and turning the wheel are open at any time, so whatever lacks only materials can be had by them.
    fn first(
        &self,
        state: &towpath_kanal::State,
        action: &towpath_kanal::Action,
    ) -> Option<Vec<towpath_kanal::Action>> {
        towpath_kanal::plan::plan(self, state, action)
    }

    fn figures(&self, state: &towpath_kanal::state::State, tell: &mut dyn FnMut(String, f64)) {
        figures::kanal(self, state, tell);
    }
}
