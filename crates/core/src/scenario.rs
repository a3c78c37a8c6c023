//! What scenarios and the conformance kit need of a game besides [`Presentation`].

use crate::Presentation;

/// A game whose positions can be written down, set up and examined in words.
pub trait ScenarioSupport: Presentation {
    /// The words that [`ScenarioSupport::place`] and [`ScenarioSupport::observe`] understand, for docs and helpful errors.
    fn keywords() -> &'static [Keyword];

    /// An empty position: nothing on the board, nobody holds anything, the first seat begins.
    fn empty(&self) -> Self::State;

    /// Adds one line of a position. The line has at least one word.
    ///
    /// # Errors
    /// What was expected instead.
    fn place(&self, state: &mut Self::State, words: &[&str]) -> Result<(), String>;

    /// Completes a position after its last line: fills in what follows from the rest and refuses what cannot be.
    ///
    /// # Errors
    /// What is impossible about the position.
    fn settle(&self, state: &mut Self::State) -> Result<(), String>;

    /// The position as lines that [`ScenarioSupport::place`] reads. With all secrets known, placing them on
    /// [`ScenarioSupport::empty`] and settling gives back the same state.
    fn position(&self, info: &Self::InformationState) -> Vec<String>;

    /// The value of something, as far as it is known; for `expect` lines. A value that is hidden is written `?`.
    ///
    /// # Errors
    /// What can be asked instead.
    fn observe(&self, info: &Self::InformationState, words: &[&str]) -> Result<String, String>;

    /// Counts the components and recomputes whatever the state keeps for speed.
    ///
    /// # Errors
    /// What does not add up.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// How much an eager player, who wants the game to get on, likes this action; a plain random player likes
    /// all the same. At least 1 for some action of every legal list.
    fn heuristic_weight(&self, state: &Self::State, action: &Self::Action) -> u32;
}

/// A word of the scenario format.
#[derive(Copy, Clone, Debug)]
pub struct Keyword {
    /// The word.
    pub name: &'static str,
    /// How a line with it looks, such as `hand SEAT CARD...`.
    pub usage: &'static str,
    /// What it sets or tells.
    pub meaning: &'static str,
    /// Where it may stand.
    pub place: bool,
    /// Whether `expect` knows it.
    pub expect: bool,
}
