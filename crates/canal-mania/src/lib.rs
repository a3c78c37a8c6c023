//! Canal Mania, a game of canal building in England for three to five players.
//!
//! Read in this order:
//! 1. [`parts`]: tiles, cards, colours, engineers, hexes. [`map`] and [`edition`]: the board from its data files.
//!    [`rules`]: prices, limits and prizes.
//! 2. [`tree`]: every canal that can be finished, found once a map.
//! 3. [`state`]: the position. [`action`]: what can be decided. [`event`]: what can happen.
//! 4. `setup`, then `legal`, `check` and `turn`: what each step of a turn offers, refuses and leads to. They lead to the
//!    topics of the rulebook: `contracts`, `display`, `goods`, `build` with `payment`, `haul`, `end`. `play` holds the few
//!    functions through which everything changes.
//! 5. [`information`]: who knows what. `secrecy`: what of it is told. `notation`: what is written down. [`target`], `prompt`, [`view`], `words`, `render`,
//!    [`refusal`]: what people are shown. `scenario`: positions as text.
//!
//! Rule keys such as `CM-BUILD-8` are those of docs/rules/en/canal-mania.md.

// A new variant of one of our enums is decided on wherever it matters.
#![deny(clippy::wildcard_enum_match_arm)]

mod about;
pub mod action;
mod build;
mod candidates;
pub mod cards;
mod check;
mod contracts;
mod display;
pub mod edition;
mod end;
pub mod event;
mod game;
mod goods;
mod haul;
pub mod information;
mod legal;
pub mod map;
mod notation;
pub mod parts;
mod payment;
mod play;
mod presentation;
mod prompt;
pub mod refusal;
mod render;
pub mod rules;
mod scenario;
#[cfg(test)]
mod schema;
mod scoring;
mod secrecy;
mod setup;
mod sketch;
pub mod state;
mod supply;
pub mod target;
pub mod tree;
mod turn;
pub mod view;
mod words;

pub use action::Action;
pub use event::Event;
pub use information::InformationState;
pub use refusal::Refusal;
pub use state::State;
pub use target::{Cost, Target};
pub use view::{Board, View};

use map::Map;
use rules::Rules;
use secrecy::Secrecy;
use std::sync::Arc;
use towpath_core::{BuildError, Memory, TableSetup, Title};

/// Canal Mania at one table: the map, the options and the rule set, never the position.
///
/// ```
/// use towpath_canal_mania::CanalMania;
/// use towpath_core::{Game, Sampled, Silent, TableSetup};
///
/// let setup = TableSetup {
///     players: 3,
///     options: Default::default(),
///     edition: CanalMania::builtin_edition(),
///     rules: 2,
/// };
/// let game = CanalMania::build(&setup)?;
/// let mut chance = Sampled::new(1);
/// let mut state = game.setup(&mut chance, &mut Silent);
/// let mut actions = Vec::new();
/// while let Some(seat) = game.to_act(&state).first() {
///     actions.clear();
///     game.legal(&state, seat, &mut actions);
///     let action = actions[chance.below(actions.len() as u32) as usize];
///     game.apply(&mut state, seat, action, &mut chance, &mut Silent);
/// }
/// assert_eq!(game.outcome(&state).unwrap().winners.len(), 1);
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CanalMania {
    pub(crate) map: Arc<Map>,
    pub(crate) players: u8,
    pub(crate) rules: &'static Rules,
    pub(crate) secrecy: Secrecy,
}

impl CanalMania {
    pub(crate) const TITLE: Title = Title {
        id: "canal-mania",
        name: "Canal Mania",
        players: 3..=5,
        rules: rules::NEWEST,
        options: &[Memory::SPEC],
        earlier: &[Secrecy::EARLIER],
    };

    fn new(setup: &TableSetup) -> Result<CanalMania, BuildError> {
        setup.check(&CanalMania::TITLE)?;
        let map = edition::read(&setup.edition).map_err(BuildError::Edition)?;
        Ok(CanalMania {
            map: Arc::new(map),
            players: setup.players,
            rules: Rules::of(setup.rules),
            secrecy: Secrecy::of(setup),
        })
    }

    /// The map and the contracts.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The rule set of the table.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }
}
