//! What each step of a turn offers. The lists of each topic are beside its rules.

use crate::CanalMania;
use crate::action::Action;
use crate::parts::Card;
use crate::state::{State, Step};
use towpath_core::Seat;

/// Appends every decision open to the seat that has to act.
pub(crate) fn legal(game: &CanalMania, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.step {
        Step::Colour => game.legal_colours(state, actions),
        Step::Phase => legal_phase(game, state, seat, actions),
        Step::Extra => {
            game.legal_contracts(state, actions);
            actions.push(Action::Stop);
        }
        Step::Taking { taken } => {
            game.legal_cards(state, actions);
            if game.check_enough(state, seat, taken).is_ok() {
                actions.push(Action::Stop);
            }
        }
        Step::Declare { face } => game.legal_declare(face, actions),
        Step::Naming => game.legal_naming(actions),
        Step::Removing => game.legal_removals(state, actions),
        Step::Placing => game.legal_places(state, actions),
        Step::Building => {
            game.legal_tiles(state, seat, actions);
            game.legal_lifts(state, seat, actions);
            actions.push(Action::Stop);
        }
        Step::Crossing { .. } => legal_discards(state, seat, actions),
        Step::Closing => {
            // CM-TURN-6: at the end of the turn no more than seven cards.
            if state.hand(seat).len() > game.rules.hand_limit {
                legal_discards(state, seat, actions);
            } else {
                actions.push(Action::End);
            }
            game.legal_lifts(state, seat, actions);
        }
        Step::LastGoods => game.legal_hauls(state, seat, actions),
        Step::Over => {}
    }
}

fn legal_phase(game: &CanalMania, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.phase {
        // CM-TURN-1: a contract, another engineer, or new face-up cards.
        1 => {
            if state.open_count(seat) < game.rules.open_contracts {
                game.legal_contracts(state, actions);
            }
            if game.must_take(state, seat) {
                return;
            }
            game.legal_swaps(state, seat, actions);
            if state.face_up() > 0 {
                actions.push(Action::Replace);
            }
        }
        // CM-TURN-2: face-up cards, or tiles.
        2 => {
            game.legal_cards(state, actions);
            game.legal_tiles(state, seat, actions);
        }
        // CM-TURN-3: one goods cube.
        _ => game.legal_hauls(state, seat, actions),
    }
    // CM-TURN-4: in any phase a blind draw instead.
    game.legal_draws(state, seat, actions);
    game.legal_lifts(state, seat, actions);
    // CM-TURN-5: a phase may be passed.
    actions.push(Action::Pass);
}

fn legal_discards(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let hand = state.hand(seat);
    let held = Card::ALL.into_iter().filter(|card| hand.of(*card) > 0);
    actions.extend(held.map(Action::Discard));
}
