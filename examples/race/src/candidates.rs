//! What a search need not try.

use crate::{Action, Race, State, legal};
use towpath_core::Seat;

/// The legal actions without the look at a prize: it moves no track, and a search that plays on a determinized
/// position learns nothing from it.
pub(crate) fn candidates(game: &Race, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let first = actions.len();
    legal::legal(game, state, seat, actions);
    let mut kept = first;
    for index in first..actions.len() {
        if actions[index] != Action::Peek {
            actions[kept] = actions[index];
            kept += 1;
        }
    }
    actions.truncate(kept);
}
