//! The actions worth a search's time: those that another action of the list does not make pointless.
//!
//! An action is left out only when another leads to the same board, leaves at least as many points, and leaves a hand
//! that is as good or better: with the same cards and more, or with a move card that reaches farther, or with a card
//! for anybody's worker instead of the one for own workers.

use crate::Arriala;
use crate::action::{Action, Means};
use crate::cards::{Card, Cards};
use crate::legal::legal;
use crate::packed::{PackedAction, Walk, extra_steps};
use crate::place::Colour;
use crate::state::State;

/// Appends the actions open to the player whose turn it is, without the pointless ones.
pub(crate) fn candidates(game: &Arriala, state: &State, actions: &mut Vec<PackedAction>) {
    let start = actions.len();
    legal(game, state, actions);
    let hand = state.hands[state.seat.index()];
    // Only cards can be played to no purpose.
    if hand.is_empty() {
        return;
    }
    let (own, card_cost) = (Colour::from(state.seat), game.rules.card_cost);
    let mut kept = start;
    for index in start..actions.len() {
        let action = actions[index];
        let pointless = match action.unpack() {
            Action::Walk(walk) => !walk.cards().is_empty() && wasteful(hand, walk, card_cost),
            // On foot it costs no more.
            Action::Anywhere { from, to } => from.distance(to) <= card_cost,
            Action::ToVineyard { means, .. } => {
                means == Means::AnyCard(own) && hand.has(Card::OwnToVineyard)
            }
            Action::ToCanal { means, .. } => {
                means == Means::AnyCard(own) && hand.has(Card::OwnToCanal)
            }
            // Both works of art are worth the same.
            Action::Art { work } => work > 0 && state.art[0].is_none(),
            Action::Place { .. }
            | Action::River { .. }
            | Action::Lock { .. }
            | Action::Draw
            | Action::End => false,
        };
        if !pointless {
            actions[kept] = action;
            kept += 1;
        }
    }
    actions.truncate(kept);
}

/// Whether the same walk costs no more with a card less or a weaker one.
fn wasteful(hand: Cards, walk: Walk, card_cost: u8) -> bool {
    let (distance, cards, extra) = (walk.distance(), walk.cards(), walk.extra_steps());
    (2..=5u32).any(|reach| {
        if cards.count(reach) == 0 {
            return false;
        }
        let fewer = cards.without(reach);
        // The points saved by not playing the card pay for as many steps.
        if extra_steps(distance, fewer) <= extra + card_cost {
            return true;
        }
        (2..reach).any(|weaker| {
            fewer.count(weaker) < hand.moves().count(weaker)
                && extra_steps(distance, fewer.with(weaker)) <= extra
        })
    })
}
