//! The list for search: what another choice makes pointless is left out.

use crate::CanalMania;
use crate::action::{Action, Laying};
use crate::legal::legal;
use crate::parts::{Card, Engineer};
use crate::state::{State, Step};
use towpath_core::Seat;

/// Like the complete list without dominated choices.
pub(crate) fn candidates(game: &CanalMania, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let start = actions.len();
    legal(game, state, seat, actions);
    if state.step == Step::Colour {
        // The colour of one's tiles changes nothing.
        actions.truncate(start + 1);
        return;
    }
    let engineer = state.engineer(seat);
    let kinds = state.hand(seat).kinds();
    let may_rebuild = state.phase == 2 && matches!(state.step, Step::Phase | Step::Building);
    let mut kept = start;
    for index in start..actions.len() {
        let action = actions[index];
        let keep = match &action {
            Action::Lay(laying) => worth_paying(laying, engineer, &kinds),
            // Tiles are taken back only where others can be laid instead.
            Action::Lift(_) => may_rebuild,
            // A route that gives everybody the same as one before it from the same town adds nothing.
            Action::Haul(route) => !actions[start..kept].iter().any(|before| {
                matches!(before, Action::Haul(other)
                    if other.first() == route.first() && other.points() == route.points())
            }),
            Action::Colour(_)
            | Action::Take { .. }
            | Action::Swap(_)
            | Action::Replace
            | Action::Draw
            | Action::Choose(_)
            | Action::Card(_)
            | Action::Show
            | Action::Keep
            | Action::Goods(_)
            | Action::Remove(_)
            | Action::Place(_)
            | Action::Discard(_)
            | Action::Pass
            | Action::Stop
            | Action::End => true,
        };
        if keep {
            actions[kept] = action;
            kept += 1;
        }
    }
    actions.truncate(kept);
}

/// A surveyor can do all that another card can, so that it is not spent where the other card would do. Smeaton's can
/// do more, and may be worth it.
fn worth_paying(laying: &Laying, engineer: Engineer, kinds: &[u8; 5]) -> bool {
    let pay = &laying.pay;
    engineer == Engineer::Smeaton
        || pay.surveyors == 0
        || pay.cards == kinds[laying.tile.card().index()]
            && (engineer != Engineer::Brindley || pay.card != Card::Lock || kinds[0] == 0)
}
