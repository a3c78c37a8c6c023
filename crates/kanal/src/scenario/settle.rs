//! Completing a position after its last line.

use super::place::Placed;
use crate::space::ActionSpace;
use crate::state::{Disc, Phase, State};
use crate::{Kanal, Mode, solo};

/// Completes a position: actions and start player follow from the discs, and a solo game has its blocking disc.
pub(super) fn settle(game: &Kanal, state: &mut State) -> Placed {
    if game.mode != Mode::Duel {
        if !state.discs.contains(&Disc::Grey) {
            let order = solo::blocking(state.campaign.game);
            let round = usize::from(state.round.max(1) - 1).min(order.len() - 1);
            // The first space of the disc's way that is free: a scenario may want to act on any.
            let free = order[round..]
                .iter()
                .chain(&order)
                .find(|space| state.discs[**space as usize] == Disc::Free);
            if let Some(space) = free {
                state.discs[*space as usize] = Disc::Grey;
            }
        }
        let own = state.discs.iter().filter(|disc| is_own(**disc));
        state.actions = own.count() as u8;
        state.start = towpath_core::Seat::new(0);
    } else {
        let discs = state.discs.iter().filter(|disc| **disc != Disc::Free);
        state.actions = discs.count() as u8;
        let begun = match state.phase {
            Phase::Go => Some(state.actions),
            Phase::Act => state.actions.checked_sub(1),
            Phase::Place | Phase::Wheel | Phase::Turned | Phase::Over => None,
        };
        if let Some(begun) = begun {
            state.start = match begun.is_multiple_of(2) {
                true => state.seat,
                false => state.seat.next(2),
            };
        }
    }
    check(game, state)
}

const fn is_own(disc: Disc) -> bool {
    matches!(disc, Disc::Red | Disc::Blue)
}

/// What no game can come to.
fn check(game: &Kanal, state: &State) -> Placed {
    if state.actions > game.rules.actions {
        return Err(format!("a round has {} actions", game.rules.actions));
    }
    if state.phase == Phase::Go && state.actions == game.rules.actions {
        return Err("all actions of the round are taken".to_owned());
    }
    if state.phase == Phase::Go
        && ActionSpace::ALL
            .iter()
            .all(|s| state.discs[*s as usize] != Disc::Free)
    {
        return Err("no action space is free".to_owned());
    }
    if (state.phase == Phase::Act) != state.work.space.is_some() {
        return Err("parts, gains and activations belong to a turn on an action space".to_owned());
    }
    Ok(())
}
