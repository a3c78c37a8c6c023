//! Whether an action is allowed, and by which rule not.

use crate::action::Action;
use crate::board::{OUTER, Space};
use crate::build::{check_build, check_discard, check_price, check_site};
use crate::effect::Piece;
use crate::legal::missing;
use crate::purse::Thing;
use crate::refusal::Refusal;
use crate::space::{ActionSpace, Half};
use crate::state::{Active, Disc, Phase, Player, State};
use crate::turn::{Step, step};
use crate::{Kanal, Mode, activation, wheel};

/// Whether the player who decides may do this.
pub(crate) fn check(game: &Kanal, state: &State, action: &Action) -> Result<(), Refusal> {
    let now = step(state);
    match *action {
        Action::Buy(thing) => any_time(now).and_then(|()| wheel::check_buy(game, state, thing)),
        Action::Turn => any_time(now).and_then(|()| wheel::check_paid_turn(game, state)),
        Action::Go { space, half } => {
            during(Step::Go, now).and_then(|()| check_go(game, state, space, half))
        }
        Action::Lay { piece, space } => check_lay(game, state, now, piece, space),
        Action::Build { card, plot, cost } => {
            check_building_part(state, now)?;
            check_build(game, state, card, plot, cost)
        }
        Action::Discard => {
            check_building_part(state, now)?;
            check_discard(state)
        }
        Action::Gain(thing) => check_gain(state, now, thing),
        Action::GainRest => {
            during(Step::Gain, now)?;
            match state.work.gain.kinds() {
                0 | 1 => Err(Refusal::OneKindLeft),
                _ => Ok(()),
            }
        }
        Action::Activate(plot) => {
            during(Step::Waiting, now)?;
            match state.work.waiting() & plot.bit() {
                0 => Err(Refusal::NotWaiting { plot }),
                _ => Ok(()),
            }
        }
        Action::Use {
            effect,
            price,
            with,
        } => match using(state, now) {
            Ok(active) => activation::check_use(game, state, active, effect, price, with),
            Err(refusal) => Err(refusal),
        },
        Action::Finish => active(state, now).map(|_| ()),
        Action::End => during(Step::Parts, now),
        Action::Wheel => {
            during(Step::Wheel, now)?;
            // KA-ROUND-2: the wheel turns once for nothing.
            if state.phase == Phase::Turned {
                return Err(Refusal::FreeTurnTaken);
            }
            wheel::check_turn(&game.rules, state.me().purse)
        }
        Action::Done => during(Step::Wheel, now),
    }
}

/// Whether this is the step for something.
fn during(step: Step, now: Step) -> Result<(), Refusal> {
    match now == step {
        true => Ok(()),
        false => Err(Refusal::NotNow { step: now }),
    }
}

/// Any-time actions are open in every step of a round.
fn any_time(now: Step) -> Result<(), Refusal> {
    match now {
        Step::Go | Step::Parts | Step::Waiting | Step::Effects | Step::Gain | Step::Wheel => Ok(()),
        // KA-ANY-1: not while paying.
        Step::Place | Step::Pay | Step::Over => Err(Refusal::NotNow { step: now }),
    }
}

/// The building that is being activated.
fn active(state: &State, now: Step) -> Result<&Active, Refusal> {
    during(Step::Effects, now)?;
    let active = state.work.active.as_ref();
    active.ok_or(Refusal::NotNow { step: now })
}

/// The building whose effects are used or paid for.
fn using(state: &State, now: Step) -> Result<&Active, Refusal> {
    match now == Step::Pay {
        true => {
            let active = state.work.active.as_ref();
            active.ok_or(Refusal::NotNow { step: now })
        }
        false => active(state, now),
    }
}

/// A route or bridge is one of a blank board's first, built by an effect, or by a part of the action.
fn check_lay(
    game: &Kanal,
    state: &State,
    now: Step,
    piece: Piece,
    space: Space,
) -> Result<(), Refusal> {
    match now {
        Step::Place => check_place(state.me(), piece, space),
        Step::Effects => {
            let active = active(state, now)?;
            activation::check_lay(game, state, active, piece, space)
        }
        Step::Parts => {
            // KA-ACT-2: each part once.
            if !state.work.parts.pieces().contains(piece) {
                return Err(Refusal::NotOffered { piece });
            }
            check_site(state.me(), piece, space)?;
            check_price(state.me(), game.rules.piece_cost(piece))
        }
        Step::Go | Step::Waiting | Step::Pay | Step::Gain | Step::Wheel | Step::Over => {
            Err(Refusal::NotNow { step: now })
        }
    }
}

/// Whether a part of the action builds a building.
fn check_building_part(state: &State, now: Step) -> Result<(), Refusal> {
    during(Step::Parts, now)?;
    // KA-ACT-2: each part once.
    match state.work.parts.building {
        0 => Err(Refusal::NoBuildingPart),
        _ => Ok(()),
    }
}

/// A gain is one kind of an effect's, or that of the action space.
fn check_gain(state: &State, now: Step, thing: Thing) -> Result<(), Refusal> {
    let offered = match now {
        Step::Gain => {
            let picking = state.work.picking();
            state.work.gain.get(thing) > 0
                || picking.is_some_and(|picking| picking.from.contains(thing))
        }
        Step::Parts => {
            let gain = state.work.space.map_or(&[][..], |space| space.gain().0);
            state.work.parts.gain > 0 && gain.contains(&thing)
        }
        Step::Place
        | Step::Go
        | Step::Waiting
        | Step::Effects
        | Step::Pay
        | Step::Wheel
        | Step::Over => {
            return Err(Refusal::NotNow { step: now });
        }
    };
    match offered {
        true => Ok(()),
        false => Err(Refusal::NotGained { thing }),
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
        (Disc::Red | Disc::Blue | Disc::Grey, _) => return Err(Refusal::SpaceTaken { space }),
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
