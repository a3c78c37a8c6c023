//! Whether a decision is allowed: first whether its step has come, then what its topic says.

use crate::CanalMania;
use crate::action::Action;
use crate::parts::{Card, Engineer};
use crate::refusal::{Demand, Refusal};
use crate::state::{State, Step};
use towpath_core::Seat;

/// Whether the seat that has to act may do this, and if not, why.
pub(crate) fn check(
    game: &CanalMania,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    check_step(game, state, seat, action)?;
    match action {
        Action::Colour(colour) => game.check_colour(state, *colour),
        Action::Take { contract, from } => game.check_take(state, seat, *contract, *from),
        Action::Swap(engineer) => game.check_swap(state, seat, *engineer),
        Action::Replace if state.face_up() == 0 => Err(Refusal::NoneFaceUp),
        Action::Draw => game.check_draw(state),
        // CM-ENG-5: only Rennie's player takes a face-up card in place of a blind draw.
        Action::Choose(_) if !state.employs(seat, Engineer::Rennie) => Err(Refusal::NotRennie),
        Action::Choose(face) | Action::Card(face) => game.check_card(state, *face),
        Action::Show => game.check_show(state),
        Action::Remove(town) => game.check_removal(state, *town),
        Action::Place(town) => game.check_place(state, *town),
        Action::Lay(laying) => game.check_lay(state, seat, laying),
        Action::Lift(contract) => game.check_lift(state, seat, *contract),
        Action::Haul(route) => game.check_haul(state, seat, route),
        Action::Discard(card) => check_discard(game, state, seat, *card),
        Action::Stop => match state.step {
            Step::Taking { taken } => game.check_enough(state, seat, taken),
            Step::Colour
            | Step::Phase
            | Step::Extra
            | Step::Declare { .. }
            | Step::Naming
            | Step::Removing
            | Step::Placing
            | Step::Building
            | Step::Crossing { .. }
            | Step::Closing
            | Step::LastGoods
            | Step::Over => Ok(()),
        },
        Action::End => check_end(game, state, seat),
        // CM-TURN-5: a phase may be passed.
        Action::Replace | Action::Keep | Action::Goods(_) | Action::Pass => Ok(()),
    }
}

/// Whether the step and the phase are those of the action.
fn check_step(
    game: &CanalMania,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    let step = state.step;
    let in_phase = |phase| step == Step::Phase && state.phase == phase;
    let fits = match action {
        Action::Colour(_) => step == Step::Colour,
        Action::Take { .. } => in_phase(1) || step == Step::Extra,
        Action::Swap(_) | Action::Replace => in_phase(1),
        Action::Card(_) => in_phase(2) || matches!(step, Step::Taking { .. }),
        Action::Lay(_) => in_phase(2) || step == Step::Building,
        // CM-END-3: who can move a cube at the end must.
        Action::Haul(_) => in_phase(3) || step == Step::LastGoods,
        Action::Draw | Action::Choose(_) | Action::Pass => step == Step::Phase,
        Action::Show | Action::Keep => matches!(step, Step::Declare { .. }),
        Action::Goods(_) => step == Step::Naming,
        Action::Remove(_) => step == Step::Removing,
        Action::Place(_) => step == Step::Placing,
        Action::Lift(_) => matches!(step, Step::Phase | Step::Building | Step::Closing),
        Action::Discard(_) => matches!(step, Step::Crossing { .. } | Step::Closing),
        Action::Stop => matches!(step, Step::Extra | Step::Taking { .. } | Step::Building),
        Action::End => step == Step::Closing,
    };
    // CM-CON-2: a player without a contract takes one before anything else, if there is one.
    let takes = matches!(action, Action::Take { .. });
    if in_phase(1) && !takes && game.must_take(state, seat) {
        return Err(Refusal::MustTakeContract);
    }
    if fits { Ok(()) } else { Err(awaited(state)) }
}

/// What has to be decided in this step, as the refusal of anything else.
fn awaited(state: &State) -> Refusal {
    Refusal::First(match state.step {
        Step::Phase => return Refusal::WrongPhase { phase: state.phase },
        Step::Colour => Demand::Colour,
        Step::Extra => Demand::Extra,
        Step::Taking { .. } => Demand::Taking,
        Step::Declare { .. } => Demand::Declare,
        Step::Naming => Demand::Naming,
        Step::Removing => Demand::Removing,
        Step::Placing => Demand::Placing,
        Step::Building => Demand::Building,
        Step::Crossing { .. } => Demand::Crossing,
        Step::Closing | Step::Over => Demand::Closing,
        Step::LastGoods => Demand::LastGoods,
    })
}

fn check_discard(game: &CanalMania, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    let hand = state.hand(seat);
    // CM-TURN-6: nothing is discarded at the end of a turn but what is too much.
    if state.step == Step::Closing && hand.len() <= game.rules.hand_limit {
        let (hand, limit) = (hand.len(), game.rules.hand_limit);
        return Err(Refusal::NeedNotDiscard { hand, limit });
    }
    if hand.of(card) == 0 {
        return Err(Refusal::NotInHand { card });
    }
    Ok(())
}

fn check_end(game: &CanalMania, state: &State, seat: Seat) -> Result<(), Refusal> {
    let (hand, limit) = (state.hand(seat).len(), game.rules.hand_limit);
    // CM-TURN-6: at the end of the turn no more than seven cards.
    if hand > limit {
        return Err(Refusal::HandTooLarge { hand, limit });
    }
    Ok(())
}
