//! The rules of a game: what a position is, what may be decided in it and what comes of that.
//!
//! A game is described to four readers, each with a trait that builds on the one before:
//! [`Game`] (rules), [`Information`](crate::Information) (who knows what),
//! [`Notation`](crate::Notation) (what is written down), [`Presentation`](crate::Presentation) (what people and
//! clients are shown). A search needs the first two, a record the third, a screen the fourth.

use crate::{
    BuildError, Chance, Checked, DataError, Edition, Events, Outcome, RuleKey, Seat, Seats,
    TableSetup, Title,
};
use serde::Serialize;
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of a board game at one table: a value that holds options and precomputed component data, never the position.
///
/// The position is a [`Game::State`]: plain data without heap, which every function takes beside `&self`.
/// Decisions are small (one tile, one card, one step of payment); a turn is many of them.
///
/// There are two doors. [`Match::submit`](crate::Match::submit) checks and records: it is for people and the network.
/// [`Game::legal`] and [`Game::apply`] with [`Silent`](crate::Silent) events are for search: they allocate
/// nothing and trust their caller.
///
/// # Invariants, proved for each game by the conformance kit
/// * `check` accepts exactly the actions that `legal` lists, for seats of `to_act`.
/// * `apply` is only called with such actions, and never fails.
/// * `legal` and `check` of a seat depend on nothing but that seat's
///   [information state](crate::Information::information_state).
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The position, with all secrets.
    type State: Copy + Eq + Debug + Send + Sync + 'static;
    /// One decision. Each decision has exactly one representation.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// One thing that happened, with the places and owners it concerns.
    type Event: Copy + Eq + Debug + Serialize + Send + Sync + 'static;
    /// Why an action is not allowed, with the numbers.
    type Refusal: Clone + Eq + Debug + Send + Sync + 'static;

    /// The game's description.
    fn title() -> Title;

    /// The component data that comes with the program.
    fn builtin_edition() -> Edition;

    /// Component data that came with the program before, the newest first. Tables and records that were begun with it name it
    /// by its hash and keep it.
    fn earlier_editions() -> Vec<Edition> {
        Vec::new()
    }

    /// A commented edition to start one's own from: small, and playable as it is.
    fn template_edition() -> Edition {
        Self::builtin_edition()
    }

    /// Checks component data; on success tells in a few lines what was found to hold, and what is unusual.
    ///
    /// # Errors
    /// Every mistake found, with file and line.
    fn check_edition(edition: &Edition) -> Result<Checked, Vec<DataError>>;

    /// The game as this table wants it.
    ///
    /// # Errors
    /// When the choices or the component data do not hold.
    fn build(setup: &TableSetup) -> Result<Self, BuildError>;

    /// How many play.
    fn players(&self) -> u8;

    /// A new position.
    fn setup<C: Chance, E: Events<Self::Event>>(
        &self,
        chance: &mut C,
        events: &mut E,
    ) -> Self::State;

    /// Who has to decide now; nobody once the game is over.
    fn to_act(&self, state: &Self::State) -> Seats;

    /// The number of the turn, which only grows: whole-turn undo goes back to where it last changed.
    fn turn(&self, state: &Self::State) -> u32;

    /// Whether the game has ended.
    fn is_over(&self, state: &Self::State) -> bool {
        self.to_act(state).is_empty()
    }

    /// Appends every action open to a seat of [`Game::to_act`], each once, in a fixed order. At least one.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Like [`Game::legal`] without choices that another in the list makes pointless; for search.
    fn candidates(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        self.legal(state, seat, actions);
    }

    /// Whether a seat of [`Game::to_act`] may do this. Reads only.
    ///
    /// # Errors
    /// Which rule forbids it, with the numbers a player needs.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Carries out an allowed action.
    fn apply<C: Chance, E: Events<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        events: &mut E,
    );

    /// Whether an action is the player's own word that the turn is over, so that nobody needs to ask for it again.
    fn ends_turn(&self, _action: &Self::Action) -> bool {
        false
    }

    /// The rule behind a refusal.
    fn rule(&self, refusal: &Self::Refusal) -> RuleKey;

    /// How the game ended; `None` while it runs.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// For search: a side's points as they stand. Allocates nothing.
    fn points(&self, state: &Self::State, seat: Seat) -> i32;

    /// For search: each seat's return in a finished game, which is its share of the win (1 alone, a half if two share,
    /// 0; a solo game gives 1 for its winning grade). Allocates nothing.
    fn returns(&self, state: &Self::State) -> [f32; crate::MAX_SEATS];
}
