//! The wheel of materials and the two any-time actions.
//!
//! Any-time actions are offered at every decision of the player's own turn and of the step at the end of a round.
//! Decisions stand exactly where the rules allow such an action: between parts, between placing a piece and the
//! activation it causes, between effects and exchanges, and between the kinds of one gain. Paying and the gain of
//! one kind are never cut in two, so nothing can come between.

use crate::action::{Action, Event};
use crate::purse::{Purse, Thing};
use crate::refusal::Refusal;
use crate::state::{Player, State};
use crate::turn::Play;
use towpath_core::{Chance, Events};

/// What an any-time turn of the wheel costs.
// KA-ANY-2: the wheel turns for 2 thalers, as often as wished.
pub const TURN_COST: Purse = Purse::of(Thing::Thaler, 2);

/// Why the wheel cannot turn, if it cannot.
// KA-WHEEL-2: wood, clay and coal must be there, and stone or steel must have room.
pub(crate) fn check_turn(purse: Purse) -> Result<(), Refusal> {
    for thing in Thing::BASE {
        if purse.get(thing) == 0 {
            return Err(Refusal::WheelBlocked { thing });
        }
    }
    if purse.get(Thing::Stone) == Thing::Stone.limit()
        && purse.get(Thing::Steel) == Thing::Steel.limit()
    {
        return Err(Refusal::WheelFull);
    }
    Ok(())
}

/// Whether the wheel can turn.
#[inline]
pub(crate) fn can_turn(purse: Purse) -> bool {
    const BASE: Purse = Purse::of(Thing::Wood, 1)
        .plus(Purse::of(Thing::Clay, 1))
        .plus(Purse::of(Thing::Coal, 1));
    const FULL: Purse = Purse::of(Thing::Stone, 6).plus(Purse::of(Thing::Steel, 6));
    purse.can_pay(BASE) && !purse.can_pay(FULL)
}

/// Turns a wheel that can turn.
pub(crate) fn turn(purse: &mut Purse) {
    // KA-WHEEL-2: one less of wood, clay and coal, one more of stone and steel, which stop at 6.
    for thing in Thing::BASE {
        purse.pay(Purse::of(thing, 1));
    }
    purse.gain(Thing::Stone, 1);
    purse.gain(Thing::Steel, 1);
}

/// What the next one of a base material costs: as many thalers as the level it reaches.
// KA-ANY-1: from 0 to 1 costs 1 thaler, from 1 to 2 costs 2, and so on.
#[inline]
pub(crate) const fn price(player: &Player, thing: Thing) -> u16 {
    player.have(thing) + 1
}

/// Appends the any-time actions that are possible.
#[inline]
pub(crate) fn any_time(player: &Player, actions: &mut Vec<Action>) {
    let thalers = player.have(Thing::Thaler);
    if thalers == 0 {
        return;
    }
    for thing in Thing::BASE {
        if player.have(thing) < thing.limit() && price(player, thing) <= thalers {
            actions.push(Action::Buy(thing));
        }
    }
    if thalers >= 2 && can_turn(player.purse) {
        actions.push(Action::Turn);
    }
}

/// Whether the player may buy this now.
pub(crate) fn check_buy(state: &State, thing: Thing) -> Result<(), Refusal> {
    let player = state.me();
    if !Thing::BASE.contains(&thing) {
        return Err(Refusal::NotForSale { thing });
    }
    if player.have(thing) >= thing.limit() {
        return Err(Refusal::NoRoom {
            thing,
            limit: thing.limit(),
        });
    }
    let (need, have) = (price(player, thing), player.have(Thing::Thaler));
    if need > have {
        return Err(Refusal::BuyPrice { thing, need, have });
    }
    Ok(())
}

/// Whether the player may turn the wheel for thalers now.
pub(crate) fn check_paid_turn(state: &State) -> Result<(), Refusal> {
    let player = state.me();
    check_turn(player.purse)?;
    if !player.purse.can_pay(TURN_COST) {
        return Err(Refusal::TurnPrice {
            have: player.have(Thing::Thaler),
        });
    }
    Ok(())
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Buys one of a material.
    pub(crate) fn buy(&mut self, thing: Thing) {
        let thalers = price(self.state.me(), thing);
        let player = self.state.me_mut();
        player.purse.pay(Purse::of(Thing::Thaler, thalers));
        player.purse.gain(thing, 1);
        let seat = self.state.seat;
        self.events.tell(Event::Bought {
            seat,
            thing,
            thalers,
        });
    }

    /// Turns the wheel for thalers.
    pub(crate) fn turn_for_thalers(&mut self) {
        self.state.me_mut().purse.pay(TURN_COST);
        self.turn_wheel(TURN_COST.get(Thing::Thaler) as u8);
    }

    /// Turns the wheel; so many thalers have been paid for it.
    pub(crate) fn turn_wheel(&mut self, thalers: u8) {
        turn(&mut self.state.me_mut().purse);
        let seat = self.state.seat;
        self.events.tell(Event::Turned { seat, thalers });
    }
}
