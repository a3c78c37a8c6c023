//! Conformance: the invariants of the game traits, tried out in thousands of random games.
//!
//! ```text
//! #[test]
//! fn three_players_conform() {
//!     towpath_testkit::conform::prove::<Arriala>(&towpath_testkit::setup::<Arriala>(3), &Plan::default());
//! }
//! ```
//!
//! There are two kinds of games. Quick ones go through the search door in great number: they end, their lists are
//! sound, their components stay together. Searching ones go through a [`towpath_core::Match`] and try at every decision
//! whatever could go wrong:
//!
//! | module | what it proves |
//! |---|---|
//! | `names` | seats, piles and faces have names that can be told apart and read back |
//! | `lists` | `legal` lists exactly what `check` accepts, each once, and never nothing; notation is read back |
//! | `mutate` | … also for what no list ever contained |
//! | `doors` | the checked and the unchecked door lead to the same position, which depends on nothing else |
//! | `scores` | points add up, and the end is an end |
//! | `secrets` | what a seat is offered, refused and shown depends on what it knows and nothing else |
//! | `sampling` | determinized positions are as likely as dealt ones |
//! | `noninterference` | nobody learns what a draw showed to somebody else, in the position, in the log, or later |
//! | `undo` | taking back gives back exactly what was, and stops at a reveal |
//! | `records` | a record and every part of it replays; what is redacted stays hidden |
//! | `staging` | a position written as text is the same position when read |
//! | `presentation` | every choice can be reached by touching things, at every partial selection there is a question, and what is shown depends on nothing but the action and the information state |

mod doors;
mod lists;
mod mutate;
mod names;
mod noninterference;
mod presentation;
mod quick;
mod records;
mod report;
mod runner;
mod sampling;
mod scores;
mod searching;
mod secrets;
mod staging;
mod undo;

pub use report::{Failure, Lengths, Summary};

use runner::Runner;
use towpath_core::{ScenarioSupport, TableSetup};

/// How much is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games are played quickly.
    pub games: u32,
    /// How many games are searched for faults at every decision.
    pub searched: u32,
    /// No game may take more decisions than this, however aimlessly it is played.
    pub cap: u32,
    /// How many worlds are sampled for each audience at a decision.
    pub worlds: u32,
    /// How many actions from elsewhere are tried at a decision.
    pub strangers: u32,
    /// How many distorted actions are tried at a decision.
    pub mutations: u32,
    /// The first game's number; the others follow.
    pub first: u64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            games: 2000,
            searched: 16,
            cap: 20_000,
            worlds: 1,
            strangers: 24,
            mutations: 12,
            first: 1,
        }
    }
}

/// Tries whether the invariants hold for a game at such a table.
///
/// # Errors
/// The first invariant that does not hold, with everything needed to see it again.
pub fn conform<G: ScenarioSupport>(
    setup: &TableSetup,
    plan: &Plan,
) -> Result<Summary, Box<Failure>> {
    let mut runner = Runner::<G>::new(setup, plan)?;
    for number in 0..u64::from(plan.games) {
        runner.guard(plan.first + number, Runner::quick)?;
    }
    runner.guard(0, |runner| runner.census.check())?;
    for number in 0..u64::from(plan.searched) {
        runner.guard(plan.first + number, Runner::searching)?;
    }
    Ok(runner.summary)
}

/// Like [`conform`], for tests.
///
/// # Panics
/// With the failure, if there is one.
pub fn prove<G: ScenarioSupport>(setup: &TableSetup, plan: &Plan) -> Summary {
    match conform::<G>(setup, plan) {
        Ok(summary) => summary,
        Err(failure) => panic!("{failure}"),
    }
}
