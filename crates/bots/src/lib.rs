//! Players that are programs. A bot is handed what its seat knows and nothing else, so it cannot cheat.

pub mod arena;
pub mod arriala;
pub mod canal_mania;
mod greedy;
pub mod kanal;
mod noisy;
mod random;
pub mod search;

pub use greedy::{Evaluate, Greedy};
pub use noisy::Noisy;
pub use random::{Eager, Random};

use table::{Game, Seat};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Decides for a seat that has to, from what that seat knows.
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat) -> G::Action;
}
