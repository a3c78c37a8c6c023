//! Kanal: two industrialists, or one alone, lay out an industry board of twelve plots between roads, rails, canals and
//! bridges. A round is a few actions from seven shared spaces; each builds or brings materials. A building works when
//! its four sides have routes and again when it has two bridges, and what it does is data ([`effect`]). When the third
//! pile of buildings runs out, one more round is played.
//!
//! Read in this order:
//! 1. [`board`], [`purse`], [`card`]: plots and spaces, materials, cards by number.
//! 2. [`state`], [`space`] and [`action`]: the position, the action board, what can be decided and what can happen.
//! 3. `turn`: the steps of a turn; `legal` and `check`: what can be done in them; then by topic `wheel` (with the
//!    any-time actions), `build`, `activation`, `measure`.
//! 4. `round` and [`solo`]: the end of a round, the solo game and the campaign; `setup`, [`pile`].
//! 5. [`effect`] and [`edition`]: the effect language and the deck files.
//! 6. [`scoring`], [`plan`], [`refusal`], [`view`], `sketch`, `notation`, [`words`], `stage`.

pub mod action;
mod activation;
pub mod board;
mod build;
pub mod card;
mod check;
pub mod edition;
pub mod effect;
mod game;
mod legal;
mod measure;
mod notation;
mod offer;
pub mod pile;
pub mod plan;
pub mod purse;
pub mod refusal;
mod render;
mod round;
mod scenario;
pub mod scoring;
mod setup;
pub mod solo;
pub mod space;
pub mod state;
mod turn;
pub mod view;
mod wheel;
pub mod words;

use card::{CARDS, CardId, CardSet};
use edition::Components;
use effect::Card;
use std::sync::Arc;

pub use action::{Action, Event};
pub use refusal::Refusal;
pub use state::State;

/// The game at one table: who plays how, and with which cards.
#[derive(Clone, Debug)]
pub struct Kanal {
    /// The version of the rules.
    rules: u32,
    mode: Mode,
    face: Face,
    components: Arc<Components>,
    /// Of each period, the cards that this table plays with.
    fresh: [CardSet; 3],
}

/// Who plays how.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
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
pub enum Face {
    /// The front, with printed routes.
    Printed,
    /// The back.
    Blank,
}

/// Which cards are played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stock {
    /// One deck, by its index.
    Deck(u16),
    /// All decks of the edition, shuffled together period by period.
    Mixed,
}

impl Mode {
    /// How many play.
    pub const fn players(self) -> u8 {
        match self {
            Mode::Duel => 2,
            Mode::Solo | Mode::Campaign => 1,
        }
    }

    /// How many actions a round has.
    // KA-ACT-3: five for two players; KA-SOLO-1: four for one.
    pub const fn actions(self) -> u8 {
        match self {
            Mode::Duel => 5,
            Mode::Solo | Mode::Campaign => 4,
        }
    }

    /// The size of each pile.
    // KA-ACT-1: 9, 7 and 8 for two; 6, 5 and 7 for one.
    pub const fn piles(self) -> [u8; 3] {
        match self {
            Mode::Duel => [9, 7, 8],
            Mode::Solo | Mode::Campaign => [6, 5, 7],
        }
    }

    /// The points that win a solo game; two players win against each other.
    // KA-SOLO-4: 120 wins a game; KA-SOLO-5: 350 wins a campaign.
    pub const fn winning_points(self) -> i32 {
        match self {
            Mode::Duel => 0,
            Mode::Solo => 120,
            Mode::Campaign => 350,
        }
    }
}

impl Kanal {
    /// Who plays how.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Which side of the industry board is up.
    pub const fn face(&self) -> Face {
        self.face
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
