//! Kanal: two industrialists, or one alone, lay out an industry board of twelve plots between roads, rails, canals and
//! bridges. A round is a few actions from seven shared spaces; each builds or brings materials. A building works when
//! its four sides have routes and again when it has two bridges, and what it does is data ([`effect`]). When the third
//! pile of buildings runs out, one more round is played.
//!
//! Read in this order:
//! 1. [`board`], [`purse`], [`card`]: plots and spaces, materials, cards by number.
//! 2. [`rules`], [`state`], [`space`], [`action`], [`event`]: the numbers of the rules, the position, the action board,
//!    what can be decided and what can happen.
//! 3. [`turn`]: the steps of a turn; `legal`, `check` and `candidates`: what can be done in them; then by topic `wheel`
//!    (with the any-time actions), `build`, `activation`, `measure`.
//! 4. `round` and [`solo`]: the end of a round, the solo game and the campaign; `setup`, [`pile`], [`scoring`].
//! 5. [`effect`] and [`edition`]: the effect language and the deck files.
//! 6. For readers other than the rules: `game`, [`information`], `notation`, `presentation` (the traits), then
//!    [`target`], `prompt`, [`view`], [`words`], `render`, [`refusal`], [`plan`], `scenario`.

// A new variant of one of our enums is decided on wherever it matters.
#![warn(clippy::wildcard_enum_match_arm)]

mod about;
pub mod action;
mod activation;
pub mod board;
mod build;
mod candidates;
pub mod card;
mod check;
pub mod edition;
pub mod effect;
pub mod event;
mod game;
pub mod information;
mod legal;
mod measure;
mod notation;
mod offer;
pub mod pile;
pub mod plan;
mod presentation;
mod prompt;
pub mod purse;
pub mod refusal;
mod render;
mod round;
pub mod rules;
mod scenario;
#[cfg(test)]
mod schema;
pub mod scoring;
mod setup;
mod sketch;
pub mod solo;
pub mod space;
pub mod state;
pub mod target;
pub mod turn;
pub mod view;
mod wheel;
pub mod words;

use card::{CARDS, CardId, CardSet};
use edition::Components;
use effect::Card;
use rules::Rules;
use serde::Serialize;
use std::sync::Arc;

pub use action::Action;
pub use event::Event;
pub use information::InformationState;
pub use refusal::Refusal;
pub use state::State;
pub use target::{Cost, Target};
pub use view::{Board, View};

/// The game at one table: who plays how, and with which cards. It holds no position; that is a [`State`].
///
/// ```
/// use towpath_core::{Game, Sampled, Silent, TableSetup};
/// use towpath_kanal::Kanal;
///
/// let game = Kanal::build(&TableSetup {
///     players: 2,
///     options: [("deck".to_owned(), "b".to_owned())].into(),
///     edition: Kanal::builtin_edition(),
///     rules: Kanal::title().rules,
/// })?;
/// let mut chance = Sampled::new(7);
/// let mut state = game.setup(&mut chance, &mut Silent);
/// let mut actions = Vec::new();
/// while let Some(seat) = game.to_act(&state).first() {
///     actions.clear();
///     game.legal(&state, seat, &mut actions);
///     let action = actions[chance.below(actions.len() as u32) as usize];
///     game.apply(&mut state, seat, action, &mut chance, &mut Silent);
/// }
/// assert!(game.outcome(&state).is_some());
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Kanal {
    rules: Rules,
    mode: Mode,
    side: BoardSide,
    components: Arc<Components>,
    /// Of each period, the cards that this table plays with.
    fresh: [CardSet; 3],
}

/// Who plays how.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Two players.
    Duel,
    /// One player, one game.
    Solo,
    /// One player, three games.
    Campaign,
}

/// Which side of the industry board is up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardSide {
    /// The front, with printed routes.
    Printed,
    /// The back, on which the players place their first routes.
    Blank,
}

/// Which cards are played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Decks {
    /// One deck, by its index.
    One(u16),
    /// All decks of the edition, shuffled together period by period.
    Mixed,
}

impl Kanal {
    /// The numbers of the rules at this table.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who plays how.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The component data.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// A card of this table's decks.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        const { assert!(CARDS == 324) };
        self.components.cards[card.index()]
            .as_ref()
            .expect("cards in play come from decks of the edition")
    }

    /// The card of a building that stands on a plot.
    #[inline]
    fn card_on(&self, player: &state::Player, plot: board::Plot) -> &Card {
        let card = player.card_at(plot);
        self.card(card.expect("an active building stands on its plot"))
    }

    /// Whether this table plays with a card.
    fn plays(&self, card: CardId) -> bool {
        self.fresh[card.period() as usize].contains(card.face())
    }
}
