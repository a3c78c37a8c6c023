//! Race: a card game of eight rules, and the worked example of a new game.
//!
//! Each seat holds three of 24 cards (six each of 1 to 4) and a secret prize of 0 to 3 points. In a turn it plays up to
//! two cards on its track, none lower than the last, may look once at its left neighbour's prize, then draws a card,
//! rolls the die or passes. The game ends when all have passed in a row or a track has reached the goal; track and
//! prize are the score.
//!
//! The files have the names that they have in every game crate. Read them in this order:
//!
//! | file | what is in it | who reads it |
//! |---|---|---|
//! | `state`, `action`, `event`, `refusal` | the types of a position and of what is done, told and forbidden | everybody |
//! | `rules`, `edition`, `setup`, `turn`, `check`, `legal`, `candidates`, `scoring`, `game` | the rules ([`towpath_core::Game`]) | search |
//! | `information` | who knows what ([`towpath_core::Information`]) | bots, clients |
//! | `notation` | text of actions and draws ([`towpath_core::Notation`]) | records |
//! | `target`, `prompt`, `view`, `words`, `render`, `presentation` | what is shown ([`towpath_core::Presentation`]) | clients |
//! | `scenario` | positions as text ([`towpath_core::ScenarioSupport`]) | tests |
//! | `schema` | TypeScript and JSON schema of what clients are sent | a test |
//!
//! ```
//! use towpath_core::{Game, Sampled, Silent, TableSetup};
//! use towpath_race::Race;
//!
//! let game = Race::build(&TableSetup::of::<Race>(3))?;
//! let mut random = Sampled::new(1);
//! let mut state = game.setup(&mut random, &mut Silent);
//! let mut actions = Vec::new();
//! while let Some(seat) = game.to_act(&state).first() {
//!     actions.clear();
//!     game.legal(&state, seat, &mut actions);
//!     let action = actions[random.below(actions.len() as u32) as usize];
//!     game.apply(&mut state, seat, action, &mut random, &mut Silent);
//! }
//! assert!(game.outcome(&state).is_some());
//! # Ok::<(), towpath_core::BuildError>(())
//! ```

// A new variant of one of our enums is decided on wherever it matters.
#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod candidates;
mod check;
mod edition;
mod event;
mod game;
mod information;
mod legal;
mod notation;
mod presentation;
mod prompt;
mod refusal;
mod render;
mod rules;
mod scenario;
#[cfg(test)]
mod schema;
mod scoring;
mod setup;
mod state;
mod target;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use event::Event;
pub use game::{Goal, Race};
pub use information::InformationState;
pub use refusal::Refusal;
pub use rules::Rules;
pub use state::{CARDS, Card, Cards, DIE, FACES, PRIZE, SEATS, State, size};
pub use target::{Cost, Target};
pub use view::{Board, BoardCard, View};
