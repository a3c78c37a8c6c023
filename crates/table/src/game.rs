//! What a game has to say for itself.

use crate::{
    Audience, Breakdown, BuildError, Chance, DataError, Edition, Events, Message, Outcome, RuleKey,
    Sampled, Seat, Seats, TableSetup, Title,
};
use serde::Serialize;
use std::fmt::Debug;
use std::hash::Hash;

/// A board game at one table: a value that holds options and precomputed component data, never the position.
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
/// * `legal`, `check`, `question` and `view` of a seat depend on nothing but what `know` tells that seat.
/// * `know(sample(k)) == k`.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The position, with all secrets.
    type State: Copy + Eq + Debug + Send + Sync + 'static;
    /// One decision. Each decision has exactly one representation.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// One thing that happened.
    type Event: Copy + Eq + Debug + Send + Sync + 'static;
    /// Why an action is not allowed, with the numbers.
    type Refusal: Clone + Eq + Debug + Send + Sync + 'static;
    /// What an audience knows of a position: the same shape with hidden zones reduced to what that audience knows.
    type Known: Copy + Eq + Debug + Send + Sync + 'static;
    /// What is sent to that audience's screen; made from [`Game::Known`] alone.
    type View<'a>: Serialize + PartialEq + Debug;

    /// The game's description.
    fn title() -> Title;

    /// The component data that comes with the program.
    fn builtin_edition() -> Edition;

    /// Checks component data; on success tells in a few lines what was found to hold.
    ///
    /// # Errors
    /// Every mistake found, with file and line.
    fn check_edition(edition: &Edition) -> Result<Vec<String>, Vec<DataError>>;

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

    /// Whether carrying out this action shows its actor something it did not know, other than by a random draw
    /// (draws count by themselves, and so does the end of the game). Nothing does so by default.
    fn reveals(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// What an audience knows of this position. The only function that reads secrets on behalf of others.
    fn know(&self, state: &Self::State, audience: Audience) -> Self::Known;

    /// A position that agrees with what is known, each as likely as the rules make it.
    fn sample(&self, known: &Self::Known, random: &mut Sampled) -> Self::State;

    /// What is sent to the screen of the audience that knows this.
    fn view(&self, known: &Self::Known) -> Self::View<'_>;

    /// The position as plain text: for the terminal, golden transcripts and screen readers.
    fn sketch(&self, known: &Self::Known) -> String;

    /// What is being asked, and of whom, in one sentence.
    fn question(&self, known: &Self::Known) -> Message;

    /// An event as this audience may see it; `None` when it must not know of it at all.
    fn event_for(&self, event: &Self::Event, audience: Audience) -> Option<Self::Event>;

    /// An event in a sentence.
    fn narrate(&self, event: &Self::Event) -> Message;

    /// An action in a sentence.
    fn describe(&self, action: &Self::Action) -> Message;

    /// The rule behind a refusal.
    fn rule(&self, refusal: &Self::Refusal) -> RuleKey;

    /// A refusal in a sentence, with its numbers.
    fn explain(&self, refusal: &Self::Refusal) -> Message;

    /// Every side's points as they stand, with their parts. At the end it is the final score.
    fn breakdown(&self, known: &Self::Known) -> Vec<Breakdown>;

    /// How the game ended; `None` while it runs.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// For search: a side's points as they stand. Allocates nothing.
    fn points(&self, state: &Self::State, seat: Seat) -> i32;

    /// For search: each seat's share of the win in a finished game (1 alone, a half if two share, 0; a solo game
    /// gives 1 for its winning grade). Allocates nothing.
    fn shares(&self, state: &Self::State) -> [f32; crate::MAX_SEATS];

    /// The action in the game's notation: one line, words separated by single spaces.
    fn write(&self, action: &Self::Action) -> String;

    /// Reads the game's notation; what [`Game::write`] writes is read back as the same action.
    ///
    /// # Errors
    /// What was expected instead.
    fn parse(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// What a seat is called at this table (a colour), for scenarios and sentences. `p1` always works besides.
    fn seat_name(&self, state: &Self::State, seat: Seat) -> String;

    /// The name of a stream of [`crate::Source`]; one word.
    fn stream_name(&self, stream: u8) -> &'static str;

    /// How many streams there are.
    fn streams(&self) -> u8;

    /// The name of a face of a stream; one word without `=`, `?` or commas.
    fn face_name(&self, stream: u8, face: u16) -> String;

    /// How many faces a stream has.
    fn faces(&self, stream: u8) -> u16;
}

/// Text that is not the notation of any action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What is wrong and what was expected.
    pub message: String,
}

impl NotationError {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> NotationError {
        NotationError {
            message: message.into(),
        }
    }
}

impl std::fmt::Display for NotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotationError {}
