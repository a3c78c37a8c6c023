//! The line of actions that a bot is following.

use towpath_core::{Audience, Information, Sampled, Seat, Silent};

/// What is left of a line, each action with what the seat will know when it is due.
#[derive(Clone, Debug)]
pub(super) struct CommittedLine<G: Information> {
    /// The last action first.
    rest: Vec<(G::InformationState, G::Action)>,
}

impl<G: Information> CommittedLine<G> {
    pub const fn new() -> CommittedLine<G> {
        CommittedLine { rest: Vec::new() }
    }

    pub fn clear(&mut self) {
        self.rest.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Whether an action is left and the seat knows what was foreseen for it.
    pub fn is_expected(&self, info: &G::InformationState) -> bool {
        self.rest.last().is_some_and(|(at, _)| at == info)
    }

    /// The next action.
    pub fn next(&mut self) -> Option<G::Action> {
        self.rest.pop().map(|(_, action)| action)
    }

    /// Follows these actions from now on.
    pub fn commit(
        &mut self,
        game: &G,
        start: &G::State,
        seat: Seat,
        actions: &[G::Action],
        random: &mut Sampled,
    ) {
        self.rest.clear();
        let mut state = *start;
        for action in actions {
            let info = game.information_state(&state, Audience::Seat(seat));
            self.rest.push((info, *action));
            game.apply(&mut state, seat, *action, random, &mut Silent);
        }
        self.rest.reverse();
    }
}
