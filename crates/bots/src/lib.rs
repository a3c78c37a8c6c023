//! Players that are programs. A bot is handed what its seat knows and nothing else, so it cannot cheat.
//!
//! | module | what is in it |
//! |---|---|
//! | [`policy`] | bots that decide at once: random, heuristic random, greedy by one ply, epsilon noise |
//! | [`evaluate`] | what a position is worth: the [`Evaluator`] trait, linear evaluators over [`Features`] |
//! | [`ismcts`] | information-set Monte Carlo tree search with PUCT or UCB1 selection |
//! | [`beam`] | beam searches over whole turns, whose finalists are compared by rollouts |
//! | [`learn`] | weights by self-play: least squares, evolution strategy, fitted backward induction |
//! | [`arena`] | bots against bots, with intervals and ratings |
//! | [`mod@simulate`], [`mod@bench`] | many games counted; decisions a second |
//! | [`arriala`], [`canal_mania`], [`kanal`] | what each game's evaluator looks at |
//!
//! Everything that is random follows from a number handed in, and results do not depend on the number of threads
//! unless a budget is measured in time.

pub mod arena;
pub mod arriala;
pub mod beam;
pub mod bench;
mod budget;
pub mod canal_mania;
pub mod chance;
pub mod evaluate;
mod hearing;
pub mod ismcts;
pub mod kanal;
pub mod learn;
mod parallel;
pub mod policy;
pub mod simulate;

pub use budget::Budget;
pub use evaluate::{Evaluator, Feature, Features, LinearEvaluator, ScoreLead, Weights};
pub use parallel::map_in_order;
pub use policy::{EpsilonNoise, Greedy, HeuristicRandom, UniformRandom};

pub use hearing::{Faults, Heard, Shown};

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use towpath_core::{Information, Seat};

/// A player that is a program.
pub trait Bot<G: Information>: Send {
    /// Decides for a seat that has to, from what that seat knows.
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action;

    /// A flag that ends a search at once when it is set: the bot then plays the best action found so far. Bots that
    /// never search for long have none.
    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        None
    }

    /// Whether the next decision needs no search: the bot never searches, or it goes on with a plan.
    fn decides_at_once(&self, _game: &G, _info: &G::InformationState) -> bool {
        self.stop_flag().is_none()
    }

    /// Whether it wants to hear what happens at the table.
    fn listens(&self) -> bool {
        false
    }

    /// Hears what its seat may know of what has happened: the deal, every decision, the end.
    fn hear(&mut self, _game: &G, _seat: Seat, _heard: Heard<'_, G::Action>) {}

    /// What a player that is another program has done wrong in this game; the others have nothing to tell.
    fn faults(&self) -> Option<&Faults> {
        None
    }
}
