//! The bots of each game, weakest first, and the levels people choose from.
//!
//! `search`, `tree` and `plain` take a budget a turn and a number of threads: `search:200ms`, `search:5000` (iterations, the
//! same on every machine), `tree:1s:2`.

use crate::Playable;
use crate::figures;
use std::time::Duration;
use towpath_arriala::{Arriala, Ending};
use towpath_bots::beam::{Effort, PlannerLimit, TurnBeam, TurnBeamSettings};
use towpath_bots::ismcts::{IsMcts, UniformRollout};
use towpath_bots::learn::{self, Iteration, TuneSettings};
use towpath_bots::{
    Bot, Budget, EpsilonNoise, Features, Greedy, HeuristicRandom, ScoreLead, UniformRandom,
    Weights, kanal,
};
use towpath_canal_mania::CanalMania;
use towpath_canal_mania::state::Trigger;
use towpath_core::{BuildError, Game, Notation, Seat, TableSetup};
use towpath_kanal::Kanal;

/// The budget of a search when none is given.
const DEFAULT: Budget = Budget::Time(Duration::from_millis(200));
/// The budget of level "master".
const MASTER: Budget = Budget::Time(Duration::from_secs(2));

/// How a level below "master" plays. Placed by measurement: docs/bots.md.
#[derive(Copy, Clone, Debug)]
pub enum Level {
    /// One ply, with so many of a hundred decisions made at random.
    Greedy { epsilon: u32 },
    /// A search with this budget a turn.
    Search(Budget),
}

/// The levels of a game below "master".
#[derive(Copy, Clone, Debug)]
pub struct Levels {
    pub easy: Level,
    pub medium: Level,
    pub hard: Level,
}

impl Level {
    fn bot<G: Playable>(self, seed: u64) -> Box<dyn Bot<G>> {
        let greedy = || Greedy::new(G::search_prior().evaluator, 1, seed);
        match self {
            Level::Greedy { epsilon: 0 } => Box::new(greedy()),
            Level::Greedy { epsilon } => Box::new(EpsilonNoise::new(greedy(), epsilon, seed)),
            Level::Search(budget) => G::search(budget, 1, seed),
        }
    }
}

/// A bot's name with its budget and threads.
struct BotName<'a> {
    name: &'a str,
    budget: Budget,
    threads: usize,
}

impl BotName<'_> {
    fn parse(text: &str) -> Option<BotName<'_>> {
        let mut words = text.split(':');
        let name = words.next()?;
        let (budget, threads) = (words.next(), words.next());
        let searches = ["search", "tree", "plain"].contains(&name);
        if words.next().is_some() || budget.is_some() && !searches {
            return None;
        }
        Some(BotName {
            name,
            budget: budget.map_or(Some(DEFAULT), Budget::parse)?,
            threads: match threads {
                Some(number) => number.parse().ok().filter(|n| (1..=64).contains(n))?,
                None => 1,
            },
        })
    }
}

/// All cores: for the one bot that may search as hard as it can.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The bots that every game has.
fn common<G: Playable>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let asked = BotName::parse(name)?;
    let (budget, threads) = (asked.budget, asked.threads);
    Some(match asked.name {
        "random" => Box::new(UniformRandom::new(seed)),
        "eager" => Box::new(HeuristicRandom::new(seed)),
        "score" => Box::new(Greedy::new(ScoreLead, 1, seed)),
        "plain" => Box::new(IsMcts::<G, _>::new(UniformRollout, budget, threads, seed)),
        "greedy" => Box::new(Greedy::new(G::search_prior().evaluator, 1, seed)),
        "tree" => tree(budget, threads, seed),
        "search" => G::search(budget, threads, seed),
        "easy" => G::LEVELS.easy.bot(seed),
        "medium" => G::LEVELS.medium.bot(seed),
        "hard" => G::LEVELS.hard.bot(seed),
        "master" => G::search(MASTER, cores(), seed),
        _ => return None,
    })
}

/// An information-set tree search with priors and values of the game's evaluator.
fn tree<G: Playable>(budget: Budget, threads: usize, seed: u64) -> Box<dyn Bot<G>> {
    Box::new(IsMcts::<G, _>::new(
        G::search_prior(),
        budget,
        threads,
        seed,
    ))
}

impl Playable for Arriala {
    type Features = towpath_bots::arriala::ArrialaFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "plain", "greedy", "tree", "search", "easy", "medium", "hard",
        "master",
    ];

    const LEVELS: Levels = Levels {
        easy: Level::Greedy { epsilon: 35 },
        medium: Level::Greedy { epsilon: 0 },
        hard: Level::Search(Budget::Time(Duration::from_millis(400))),
    };

    /// A beam over whole turns: five points can be spent in many orders, and a tree spends its time on these.
    fn search(budget: Budget, threads: usize, seed: u64) -> Box<dyn Bot<Arriala>> {
        let evaluator = Self::search_prior().evaluator;
        let settings = TurnBeamSettings {
            width: (16, 96),
            rollout_rounds: 1,
        };
        Box::new(TurnBeam::new(evaluator, budget, threads, seed).with_settings(settings))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Arriala>>> {
        common(name, seed)
    }

    fn figures(&self, state: &towpath_arriala::State, tell: &mut dyn FnMut(String, f64)) {
        figures::arriala(self, state, tell);
    }

    fn ending(&self, state: &towpath_arriala::State) -> &'static str {
        match Arriala::ending(self, state) {
            Some(Ending::Stalled) => "standing still",
            Some(Ending::Passed) => "passing",
            Some(Ending::Built) | None => "the last section",
        }
    }

    fn uses(&self, action: &towpath_arriala::PackedAction, tell: &mut dyn FnMut(&str)) {
        let action = action.unpack();
        let card = match action {
            towpath_arriala::Action::Walk(walk) => {
                for card in walk.cards().cards().iter() {
                    tell(&format!("card {}", card.word()));
                }
                None
            }
            other => other.card(),
        };
        match card {
            Some(card) => tell(&format!("card {}", card.word())),
            None => {
                let notation = self.write(&action.pack());
                tell(notation.split(' ').next().unwrap_or_default());
            }
        }
    }
}

impl Playable for CanalMania {
    type Features = towpath_bots::canal_mania::CanalManiaFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "plain", "greedy", "tree", "search", "easy", "medium", "hard",
        "master",
    ];

    const LEVELS: Levels = Levels {
        easy: Level::Greedy { epsilon: 35 },
        medium: Level::Greedy { epsilon: 0 },
        hard: Level::Search(Budget::Time(Duration::from_millis(400))),
    };

    /// A beam over whole turns; against greedy bots it wins about as often as the tree does at the same time.
    fn search(budget: Budget, threads: usize, seed: u64) -> Box<dyn Bot<CanalMania>> {
        let evaluator = Self::search_prior().evaluator;
        Box::new(TurnBeam::new(evaluator, budget, threads, seed))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<CanalMania>>> {
        common(name, seed)
    }

    fn figures(
        &self,
        state: &towpath_canal_mania::state::State,
        tell: &mut dyn FnMut(String, f64),
    ) {
        figures::canal_mania(self, state, tell);
    }

    /// The lowest engineer number begins; before the first turn the others choose colours.
    fn starter(&self, first: &towpath_canal_mania::state::State) -> Seat {
        first.start
    }

    fn ending(&self, state: &towpath_canal_mania::state::State) -> &'static str {
        match state.end {
            Some((Trigger::Score, _)) => "a score",
            Some((Trigger::Contracts, _)) => "the last contracts",
            Some((Trigger::Quiet, _)) | None => "standing still",
        }
    }

    fn uses(&self, action: &towpath_canal_mania::Action, tell: &mut dyn FnMut(&str)) {
        let notation = self.write(action);
        let mut words = notation.split(' ');
        let verb = words.next().unwrap_or_default();
        tell(verb);
        if let towpath_canal_mania::Action::Take { .. } | towpath_canal_mania::Action::Swap(_) =
            action
        {
            tell(&format!("{verb} {}", words.next().unwrap_or_default()));
        }
    }
}

impl Playable for Kanal {
    type Features = towpath_bots::kanal::KanalFeatures;

    const BOTS: &'static [&'static str] = &[
        "random", "eager", "score", "plain", "greedy", "planner", "tree", "search", "easy",
        "medium", "hard", "master",
    ];

    const LEVELS: Levels = Levels {
        easy: Level::Greedy { epsilon: 0 },
        medium: Level::Search(Budget::Iterations(500)),
        hard: Level::Search(Budget::Iterations(15_000)),
    };

    /// Planning several turns beats a tree search for the next decision at the same time.
    fn search(budget: Budget, threads: usize, seed: u64) -> Box<dyn Bot<Kanal>> {
        let planner = kanal::planner(PlannerLimit::Budget(budget), seed);
        Box::new(planner.on_threads(threads))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Kanal>>> {
        match name {
            // The fixed effort that the decks were balanced with.
            "planner" => {
                let limit = PlannerLimit::Effort(Effort::QUICK);
                Some(Box::new(kanal::planner(limit, seed)))
            }
            _ => common(name, seed),
        }
    }

    /// The solo game is learned by fitted backward induction over its rounds, from all decks unless one is chosen.
    fn tune(
        setup: &TableSetup,
        start: Option<Weights>,
        settings: TuneSettings,
        report: &mut dyn FnMut(&Iteration, &Weights) -> bool,
    ) -> Result<(), BuildError> {
        if setup.players > 1 {
            let game = Kanal::build(setup)?;
            learn::tune::<Kanal, Self::Features>(&game, start, settings, report);
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
        let start = start.unwrap_or_else(|| Weights::zero(Self::Features::FEATURES.len()));
        learn::fit_backward::<Kanal, Self::Features>(
            &decks,
            kanal::ROUNDS,
            &start,
            settings,
            report,
        );
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

    fn ending(&self, _: &towpath_kanal::state::State) -> &'static str {
        "the last round"
    }
}
