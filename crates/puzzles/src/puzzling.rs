//! What a game says about its puzzles.

use crate::Until;
use crate::search::Searched;
use std::hash::{DefaultHasher, Hash, Hasher};
use towpath_core::{Sampled, Seat, TableSetup};
use towpath_games::Playable;

/// A theme that puzzles are sorted by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Its name, which the ids of its texts go by.
    pub name: &'static str,
    /// The clause of the rules it is about.
    pub rule: &'static str,
    /// By how much the best line must be better than every other.
    pub margin: i32,
    /// The best line must be worth so much.
    pub best: i32,
}

/// A game of which puzzles can be made.
pub(crate) trait Puzzling: Playable {
    /// The themes.
    const THEMES: &'static [Theme];

    /// The tables whose games are searched for puzzles, in turn.
    fn tables() -> Vec<TableSetup>;

    /// Until when a puzzle that begins here counts; `None` where none begins. With it the most positions that are worth
    /// searching.
    fn begins(&self, state: &Self::State) -> Option<(Until, usize)>;

    /// Whether it is worth searching for a puzzle here; it costs less than the search.
    fn is_promising(&self, _state: &Self::State, _seat: Seat, _until: Until) -> bool {
        true
    }

    /// Whether nothing is left of the turn but discards.
    fn closing(&self, _state: &Self::State) -> bool {
        false
    }

    /// What was scored and by what: lines that differ in nothing else are one way to play.
    fn essence(&self, start: &Self::State, end: &Self::State, seat: Seat) -> u64;

    /// What its themes ask for.
    fn marks(&self, start: &Self::State, end: &Self::State, seat: Seat) -> u32;

    /// What a best line is an example of.
    fn theme(&self, found: &Found<'_, Self>) -> Option<&'static str>;
}

/// A position with its best line.
pub(crate) struct Found<'a, G: Puzzling> {
    pub start: &'a G::State,
    pub seat: Seat,
    pub until: Until,
    pub searched: &'a Searched<G::Action>,
    /// The position after each move of the best line.
    pub states: Vec<G::State>,
    /// What happened on it.
    pub events: Vec<G::Event>,
}

impl<'a, G: Puzzling> Found<'a, G> {
    pub(crate) fn new(
        game: &G,
        start: &'a G::State,
        seat: Seat,
        until: Until,
        searched: &'a Searched<G::Action>,
    ) -> Found<'a, G> {
        let mut state = *start;
        let (mut states, mut events) = (Vec::new(), Vec::new());
        for action in &searched.line {
            game.apply(&mut state, seat, *action, &mut Sampled::new(1), &mut events);
            states.push(state);
        }
        Found {
            start,
            seat,
            until,
            searched,
            states,
            events,
        }
    }

    /// The theme and whether its margin is kept.
    pub(crate) fn theme(&self, game: &G) -> Option<&'static Theme> {
        let name = game.theme(self)?;
        let theme = G::THEMES.iter().find(|theme| theme.name == name)?;
        let margin = self.searched.margin()?;
        (margin >= theme.margin).then_some(theme)
    }
}

/// A number that stands for a value.
pub(crate) fn essence_of(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
