//! What is written down: actions, seats and drawn faces as text, for records, scenarios and typing.

use crate::{Information, Seat};

/// A game whose actions and random outcomes have a text form.
pub trait Notation: Information {
    /// The action in the game's notation: one line, words separated by single spaces.
    fn write(&self, action: &Self::Action) -> String;

    /// Reads the game's notation; what [`Notation::write`] writes is read back as the same action.
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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
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
