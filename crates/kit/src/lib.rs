//! What proves a game right. Everything here works for any [`table::Staged`] game and knows none of them.
//!
//! * [`scenario`]: small plays written as text, run as tests; players report rule questions this way.
//! * [`conform`]: the promises of [`table::Game`], tried out in thousands of random games.

pub mod conform;
mod hint;
mod place;
pub mod scenario;

pub use place::{repository, setup, setup_with};
