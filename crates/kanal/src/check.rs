//! Whether an action is allowed, and by which rule not.

use crate::action::Action;
use crate::board::{OUTER, Space};
use crate::build::{check_build, check_discard, check_price, check_site};
use crate::effect::Piece;
use crate::legal::missing;
use crate::refusal::Refusal;
use crate::space::{ActionSpace, Half};
use crate::state::{Disc, Phase, Player, State};
use crate::turn::{Step, step};
use crate::{Kanal, Mode, activation, wheel};

/// Whether the player who decides may do this.
pub(crate) fn check(game: &Kanal, state: &State, action: &Action) -> Result<(), Refusal> {
    let step = step(state);
    let not_now = Err(Refusal::NotNow { step });
    match (*action, step) {
        (_, Step::Over) => not_now,
        (Action::Lay { piece, space }, Step::Place) => check_place(state.me(), piece, space),
        (_, Step::Place) => not_now,
        (Action::Buy(thing), _) => wheel::check_buy(game, state, thing),
        (Action::Turn, _) => wheel::check_paid_turn(game, state),
        (Action::Go { space, half }, Step::Go) => check_go(game, state, space, half),
        (Action::Gain(thing), Step::Gain) => match state.work.gain.get(thing) {
            0 => Err(Refusal::NotGained { thing }),
            _ => Ok(()),
        },
        (Action::GainRest, Step::Gain) => match state.work.gain.kinds() {
            1 => Err(Refusal::OneKindLeft),
            _ => Ok(()),
        },
        (Action::Activate(plot), Step::Waiting) => match state.work.waiting() & plot.bit() {
            0 => Err(Refusal::NotWaiting { plot }),
            _ => Ok(()),
        },
        (_, Step::Effects) => check_effects(game, state, action),
        (_, Step::Parts) => check_part(game, state, action),
        (Action::Wheel, Step::Wheel) => {
            // KA-ROUND-2: the wheel turns once for nothing.
            if state.phase == Phase::Turned {
                return Err(Refusal::FreeTurnTaken);
            }
            wheel::check_turn(&game.rules, state.me().purse)
        }
        (Action::Done, Step::Wheel) => Ok(()),
        _ => not_now,
    }
}

fn check_place(player: &Player, piece: Piece, space: Space) -> Result<(), Refusal> {
    // KA-BOARD-2: the blank side starts with two paths, a rail and a canal on or touching the border.
    if !missing(player).contains(piece) {
        return Err(Refusal::NotAFirstRoute { piece });
    }
    if space.bit() & OUTER == 0 {
        return Err(Refusal::NotOuter { space });
    }
    match player.route_at(space) {
        Some(there) => Err(Refusal::PathNeedsEmpty { space, there }),
        None => Ok(()),
    }
}

fn check_go(game: &Kanal, state: &State, space: ActionSpace, half: Half) -> Result<(), Refusal> {
    // KA-ACT-2: a player takes a free space.
    match (state.discs[space as usize], game.mode) {
        (Disc::Free, _) => {}
        // KA-SOLO-1: the neutral disc blocks one space a round.
        (Disc::Grey, Mode::Solo | Mode::Campaign) => return Err(Refusal::SpaceBlocked { space }),
        _ => return Err(Refusal::SpaceTaken { space }),
    }
    match (half, space.cover()) {
        (Half::Upper, _) => Ok(()),
        (Half::Lower, None) => Err(Refusal::NoLower { space }),
        (Half::Lower, Some(period)) => match state.pile(period) {
            0 => Ok(()),
            left => Err(Refusal::LowerCovered {
                space,
                period,
                left,
            }),
        },
    }
}

fn check_effects(game: &Kanal, state: &State, action: &Action) -> Result<(), Refusal> {
    let not_now = Refusal::NotNow {
        step: Step::Effects,
    };
    let Some(active) = &state.work.active else {
        return Err(not_now);
    };
    match *action {
        Action::Lay { piece, space } => activation::check_lay(game, state, active, piece, space),
        Action::Use {
            effect,
            price,
            with,
        } => activation::check_use(game, state, active, effect, price, with),
        Action::Finish => Ok(()),
        _ => Err(not_now),
    }
}

fn check_part(game: &Kanal, state: &State, action: &Action) -> Result<(), Refusal> {
    let parts = state.work.parts;
    // KA-ACT-2: each part once.
    match *action {
        Action::Build { .. } | Action::Discard if parts.building == 0 => {
            Err(Refusal::NoBuildingPart)
        }
        Action::Build { card, plot, cost } => check_build(game, state, card, plot, cost),
        Action::Discard => check_discard(state),
        Action::Lay { piece, .. } if !parts.pieces().contains(piece) => {
            Err(Refusal::NotOffered { piece })
        }
        Action::Lay { piece, space } => {
            check_site(state.me(), piece, space)?;
            check_price(state.me(), game.rules.piece_cost(piece))
        }
        Action::Gain(thing) => {
            let offered = state.work.space.map_or(&[][..], |space| space.gain().0);
            if parts.gain == 0 || !offered.contains(&thing) {
                return Err(Refusal::NotGained { thing });
            }
            Ok(())
        }
        Action::End => Ok(()),
        _ => Err(Refusal::NotNow { step: Step::Parts }),
    }
}
