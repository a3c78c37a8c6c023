//! The list of what is allowed.

use crate::{Action, Card, Race, State, check};
use towpath_core::Seat;

/// Appends every allowed action. There are only eight, so each is asked for.
pub(crate) fn legal(game: &Race, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let others = [Action::Peek, Action::Draw, Action::Roll, Action::Pass];
    let all = Card::ALL.into_iter().map(Action::Play).chain(others);
    actions.extend(all.filter(|action| check::check(game, state, seat, action).is_ok()));
}
