//! What proves a game right. Everything here works for any [`table::Staged`] game and knows none of them.
//!
//! * [`scenario`]: small plays written as text, run as tests; players report rule questions this way.

mod hint;
mod place;
pub mod scenario;

pub use place::{repository, setup, setup_with};
