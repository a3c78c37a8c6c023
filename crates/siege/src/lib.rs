//! Campaigns against the program as it is shipped: each starts servers of its own in temporary folders, attacks them for
//! some rounds and counts. A campaign fails by what it finds wrong, with enough to find it again.
//!
//! 1. [`server`]: the program as a process; [`seat`]: a table over HTTP, and what its connections hear.
//! 2. [`kills`], [`database`], [`disk`]: what was acknowledged is there, once.
//! 3. [`leaks`] with the independent [`oracle`]: nothing is told to those who may not know it.
//! 4. [`hostile`], [`protocol`], [`floods`]: no answer of 500, no panic, and others do not notice.
//! 5. [`counts`]: how much was done, over all runs.
//!
//! This crate knows the server by its API and its database alone, so the server's own tests can use it.

pub mod counts;
pub mod database;
pub mod disk;
pub mod floods;
pub mod hostile;
pub mod kills;
pub mod leaks;
pub mod mutate;
#[allow(
    missing_docs,
    reason = "it was written for tests and says what it does"
)]
pub mod oracle;
#[allow(missing_docs, reason = "it is the store's own test helper")]
#[path = "../../store/tests/common/mod.rs"]
pub mod postgres;
pub mod protocol;
pub mod seat;
pub mod server;

/// What a round of a campaign gives: how often what was done, or what is wrong.
pub type Round = Result<counts::Counts, String>;

/// An error with what was being done.
pub(crate) fn while_doing<E: std::fmt::Display>(what: &str) -> impl FnOnce(E) -> String {
    move |error| format!("{what}: {error}")
}
