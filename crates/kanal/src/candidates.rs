//! The legal actions that are worth searching.

use crate::Kanal;
use crate::action::Action;
use crate::effect::PieceSet;
use crate::legal::{go_options, legal, missing, place_pieces};
use crate::state::State;
use crate::turn::{Step, step};

/// Like [`legal`], without what another action in the list makes pointless.
pub(crate) fn candidates(game: &Kanal, state: &State, actions: &mut Vec<Action>) {
    match step(state) {
        // The space brings nothing but thalers before its first part, so buying can wait until it is taken.
        Step::Go => go_options(state, actions),
        // The four first routes can be placed in any order, so they are placed in one.
        Step::Place => {
            let missing = missing(state.me()).iter().next();
            let pieces = missing.map_or(PieceSet::NONE, |piece| PieceSet::NONE.with(piece));
            place_pieces(state.me(), pieces, actions);
        }
        // Whoever turns the wheel twice can do so for nothing first.
        Step::Wheel => {
            let from = actions.len();
            legal(game, state, actions);
            if actions[from..].contains(&Action::Wheel) {
                let paid = actions[from..].iter().position(|a| *a == Action::Turn);
                paid.map(|at| actions.remove(from + at));
            }
        }
        Step::Parts | Step::Waiting | Step::Effects | Step::Pay | Step::Gain | Step::Over => {
            legal(game, state, actions);
        }
    }
}
