//! Players that are programs. A bot is handed what its seat knows and nothing else, so it cannot cheat.

pub mod arena;
pub mod arriala;
pub mod canal_mania;
mod evaluate;
mod greedy;
pub mod judge;
pub mod kanal;
mod noisy;
mod numbered;
mod random;
pub mod rehearse;
pub mod search;
pub mod tune;
mod weights;

pub use evaluate::{Evaluate, Score};
pub use greedy::Greedy;
pub use judge::{Feature, Features, Judge};
pub use noisy::Noisy;
pub use numbered::numbered;
pub use random::{Eager, Random};
pub use weights::Weights;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use towpath_core::Information;
use towpath_core::Seat;

/// A player that is a program.
pub trait Bot<G: Information>: Send {
    /// Decides for a seat that has to, from what that seat knows.
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action;

    /// A flag that ends its thinking at once when it is set: it then does what looks best so far. Bots that never think for
    /// long have none.
    fn stop_flag(&self) -> Option<Arc<AtomicBool>> {
        None
    }
}
