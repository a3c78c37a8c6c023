//! The actions worth a search's time: those that another action of the list does not make pointless.
//!
//! An action is left out only when another leads to the same board, leaves at least as many points, and leaves a hand
//! that is as good or better: with the same cards and more, or with a move card that reaches farther, or with a card
//! for anybody's worker instead of the one for own workers.

use crate::Arriala;
use crate::action::{Action, Walk, extra_steps};
use crate::cards::{Card, Cards};
use crate::deed::{Deed, Means};
use crate::place::Colour;
use crate::state::State;

impl Arriala {
    /// Appends the actions open to the player without the pointless ones.
    pub(crate) fn list_candidates(&self, state: &State, actions: &mut Vec<Action>) {
        let start = actions.len();
        self.list(state, actions);
        let hand = state.hands[state.seat.index()];
        // Only cards can be played to no purpose.
        if hand.is_empty() {
            return;
        }
        let own = Colour::from(state.seat);
        let mut kept = start;
        for index in start..actions.len() {
            let action = actions[index];
            let pointless = match action.deed() {
                Deed::Walk(walk) => !walk.cards().is_empty() && wasteful(hand, walk),
                // One step costs a point, as the card does.
                Deed::Anywhere { from, to } => from.distance(to) == 1,
                Deed::ToVineyard { means, .. } => {
                    means == Means::AnyCard(own) && hand.has(Card::OwnToVineyard)
                }
                Deed::ToCanal { means, .. } => {
                    means == Means::AnyCard(own) && hand.has(Card::OwnToCanal)
                }
                // Both works of art are worth the same.
                Deed::Art { work } => work > 0 && state.art[0].is_none(),
                Deed::Place { .. }
                | Deed::River { .. }
                | Deed::Lock { .. }
                | Deed::Draw
                | Deed::End => false,
            };
            if !pointless {
                actions[kept] = action;
                kept += 1;
            }
        }
        actions.truncate(kept);
    }
}

/// Whether the same walk costs no more with a card less or a weaker one.
fn wasteful(hand: Cards, walk: Walk) -> bool {
    let (distance, cards, extra) = (walk.distance(), walk.cards(), walk.extra_steps());
    (2..=5u32).any(|reach| {
        if cards.count(reach) == 0 {
            return false;
        }
        let fewer = cards.without(reach);
        // The point saved by not playing the card pays for one step.
        if extra_steps(distance, fewer) <= extra + 1 {
            return true;
        }
        (2..reach).any(|weaker| {
            fewer.count(weaker) < hand.moves().count(weaker)
                && extra_steps(distance, fewer.with(weaker)) <= extra
        })
    })
}
