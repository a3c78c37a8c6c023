//! Weights of linear evaluators, learned by self-play.
//!
//! * [`tune()`] fits the outcomes of games by ridge regression (Hoerl and Kennard 1970, "Ridge regression"), which is
//!   temporal-difference learning with lambda = 1 solved in closed form (least-squares TD: Bradtke and Barto 1996), and
//!   goes on with an evolution strategy that plays mirrored pairs (Brockhoff et al. 2010, "Mirrored sampling and
//!   sequential selection for evolution strategies").
//! * [`fit_backward()`] is fitted backward induction, the finite-horizon form of fitted value iteration (Gordon 1995,
//!   "Stable function approximation in dynamic programming"): the end of a round is worth what the best end of the next
//!   round comes to.
//!
//! New weights have to win their share against the old ones before they are kept. Everything follows from the seed:
//! games are added up in the order of their numbers, whichever thread played them.

mod backward;
mod evolve;
mod least_squares;
mod samples;
mod tune;

pub use backward::fit_backward;
pub(crate) use least_squares::LeastSquares;
pub use tune::{Iteration, Method, TuneSettings, tune};
