//! What scenarios and the conformance kit need of a game besides [`Presentation`].

use crate::{Presentation, Sampled};

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

    /// The weight of this action for [`RandomPolicy::Heuristic`]: the more it gets the game on, the heavier. At least 1
    /// for some action of every legal list.
    fn heuristic_weight(&self, state: &Self::State, action: &Self::Action) -> u32;
}

/// How a random player chooses from a legal list.
///
/// Games between uniform players wander; heuristic ones reach the middle and the end of a game as people do. Tests and
/// measurements use both.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RandomPolicy {
    /// Every legal action with the same probability.
    Uniform,
    /// Every legal action with a probability in proportion to [`ScenarioSupport::heuristic_weight`].
    Heuristic,
}

impl RandomPolicy {
    /// One of the listed actions; `None` when the list is empty or all of it weighs nothing. Allocates nothing.
    pub fn choose<G: ScenarioSupport>(
        self,
        game: &G,
        state: &G::State,
        listed: &[G::Action],
        random: &mut Sampled,
    ) -> Option<G::Action> {
        let weight = |action: &G::Action| game.heuristic_weight(state, action);
        match self {
            RandomPolicy::Uniform => match listed.len() as u32 {
                0 => None,
                count => listed.get(random.below(count) as usize).copied(),
            },
            RandomPolicy::Heuristic => {
                let total: u32 = listed.iter().map(weight).sum();
                if total == 0 {
                    return None;
                }
                let mut left = random.below(total);
                for action in listed {
                    let weight = weight(action);
                    if left < weight {
                        return Some(*action);
                    }
                    left -= weight;
                }
                None
            }
        }
    }
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
    /// Whether a line of a position may begin with it.
    pub place: bool,
    /// Whether `expect` knows it.
    pub expect: bool,
    /// Whether what `expect` compares is a set: the order of the words says nothing.
    pub set: bool,
}

impl Keyword {
    /// The same of a set, whose words `expect` compares in any order.
    pub const fn in_any_order(self) -> Keyword {
        Keyword { set: true, ..self }
    }
}
