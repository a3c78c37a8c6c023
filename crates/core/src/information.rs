//! Who knows what: information states and the positions that agree with them.

use crate::{Audience, Game, Sampled, Seat};
use std::fmt::Debug;

/// A game of which each audience knows only a part.
///
/// # Invariants, proved for each game by the conformance kit
/// * `information_state(determinize(i)) == i`.
/// * Whatever a seat is offered, refused or shown is the same in all positions with the same information state.
pub trait Information: Game {
    /// What an audience knows of a position, built up field by field from what that audience may see.
    type InformationState: Copy + Eq + Debug + Send + Sync + 'static;

    /// What an audience knows of this position. The only function that reads secrets on behalf of others.
    fn information_state(&self, state: &Self::State, audience: Audience) -> Self::InformationState;

    /// A position that agrees with an information state, each as likely as the rules make it (determinization:
    /// Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search").
    fn determinize(&self, info: &Self::InformationState, random: &mut Sampled) -> Self::State;

    /// An event as this audience may see it; `None` when it must not know of it at all.
    fn event_for(&self, event: &Self::Event, audience: Audience) -> Option<Self::Event>;

    /// Whether everybody knows that a seat of [`Game::to_act`] has one choice and no other, so that a table may make it by
    /// itself and give nothing away. `public` is what a spectator knows: what is made from it cannot depend on a
    /// secret. Who is not sure says no, which is the default: then the seat is asked.
    fn forced(&self, _public: &Self::InformationState, _seat: Seat) -> bool {
        false
    }

    /// Whether carrying out this action shows its actor something it did not know, other than by a random draw
    /// (draws count by themselves, and so does the end of the game). Nothing does so by default.
    fn reveals(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }
}
