//! What proves a game right. Everything here works for any [`towpath_core::ScenarioSupport`] game and knows none of them.
//!
//! Tests use this crate; the program does not.
//!
//! * [`scenario`]: small plays written as text (the crate `towpath-scenario`, which the program uses too).
//! * [`conform`]: the invariants of the game traits, tried out in thousands of random games.
//! * [`golden`]: whole games as text, compared with files.
//! * [`garble`]: texts with faults, for tests that read them.
//! * [`records`]: stored records replay, and whatever is changed in one is named at its line.
//! * [`rules`]: the rules reference and the source name the same rules.
//! * [`translations`]: the rules references say the same in every language.
//! * [`docs`]: documentation that is made from the games, and whose examples are run.
//! * [`schema`]: what clients are sent, as TypeScript and JSON schema, compared with files.

pub mod blessed;
pub mod conform;
pub mod docs;
pub mod garble;
pub mod golden;
mod place;
pub mod records;
pub mod rules;
pub mod schema;
pub mod translations;

pub use place::{repository, setup, setup_with};
pub use towpath_scenario as scenario;
