//! The wheel of materials and the two any-time actions.
//!
//! Any-time actions are offered at every decision of the player's own turn and of the step at the end of a round.
//! Decisions stand exactly where the rules allow such an action: between parts, between placing a piece and the
//! activation it causes, between effects and exchanges, and between the kinds of one gain. Paying and the gain of
//! one kind are never cut in two, so nothing can come between.

use crate::Kanal;
use crate::action::Action;
use crate::event::Event;
use crate::purse::{Purse, Thing};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Player, State};
use crate::turn::Play;
use towpath_core::{Chance, Events};

/// Why the wheel cannot turn, if it cannot.
// KA-WHEEL-2: wood, clay and coal must be there, and stone or steel must have room.
pub(crate) fn check_turn(rules: &Rules, purse: Purse) -> Result<(), Refusal> {
    for thing in Thing::BASE {
        if purse.get(thing) == 0 {
            return Err(Refusal::WheelBlocked { thing });
        }
    }
    if purse.can_pay(rules.full_wheel) {
        let limit = rules.limit(Thing::Stone);
        return Err(Refusal::WheelFull { limit });
    }
    Ok(())
}

/// Whether the wheel can turn.
#[inline]
pub(crate) fn can_turn(rules: &Rules, purse: Purse) -> bool {
    const BASE: Purse = Purse::of(Thing::Wood, 1)
        .plus(Purse::of(Thing::Clay, 1))
        .plus(Purse::of(Thing::Coal, 1));
    purse.can_pay(BASE) && !purse.can_pay(rules.full_wheel)
}

/// Turns a wheel that can turn.
pub(crate) fn turn(rules: &Rules, purse: &mut Purse) {
    // KA-WHEEL-2: one less of wood, clay and coal, one more of stone and steel, which stop at 6.
    for thing in Thing::BASE {
        purse.pay(Purse::of(thing, 1));
    }
    for thing in [Thing::Stone, Thing::Steel] {
        purse.gain(thing, 1, rules.limit(thing));
    }
}

/// What the next one of a base material costs: as many thalers as the level it reaches.
// KA-ANY-1: from 0 to 1 costs 1 thaler, from 1 to 2 costs 2, and so on.
#[inline]
pub(crate) const fn price(rules: &Rules, player: &Player, thing: Thing) -> u16 {
    rules.buy_price(player.have(thing) + 1)
}

/// What one more of a material costs, if it can be bought and there is room.
pub(crate) fn price_of(rules: &Rules, player: &Player, thing: Thing) -> Option<u16> {
    let for_sale = Thing::BASE.contains(&thing) && player.have(thing) < rules.limit(thing);
    for_sale.then(|| price(rules, player, thing))
}

/// Appends the any-time actions that are possible.
#[inline]
pub(crate) fn any_time(rules: &Rules, player: &Player, actions: &mut Vec<Action>) {
    let thalers = player.have(Thing::Thaler);
    if thalers == 0 {
        return;
    }
    for thing in Thing::BASE {
        if player.have(thing) < rules.limit(thing) && price(rules, player, thing) <= thalers {
            actions.push(Action::Buy(thing));
        }
    }
    // KA-ANY-2: the wheel turns for thalers as often as wished.
    if player.purse.can_pay(rules.turn_cost) && can_turn(rules, player.purse) {
        actions.push(Action::Turn);
    }
}

/// Whether the player may buy this now.
pub(crate) fn check_buy(game: &Kanal, state: &State, thing: Thing) -> Result<(), Refusal> {
    let (rules, player) = (&game.rules, state.me());
    if !Thing::BASE.contains(&thing) {
        return Err(Refusal::NotForSale { thing });
    }
    let limit = rules.limit(thing);
    if player.have(thing) >= limit {
        return Err(Refusal::NoRoom { thing, limit });
    }
    let (need, have) = (price(rules, player, thing), player.have(Thing::Thaler));
    if need > have {
        return Err(Refusal::BuyPrice { thing, need, have });
    }
    Ok(())
}

/// Whether the player may turn the wheel for thalers now.
pub(crate) fn check_paid_turn(game: &Kanal, state: &State) -> Result<(), Refusal> {
    let player = state.me();
    check_turn(&game.rules, player.purse)?;
    if !player.purse.can_pay(game.rules.turn_cost) {
        return Err(Refusal::TurnPrice {
            need: game.rules.turn_cost.get(Thing::Thaler),
            have: player.have(Thing::Thaler),
        });
    }
    Ok(())
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Buys one of a material.
    pub(crate) fn buy(&mut self, thing: Thing) {
        let rules = &self.game.rules;
        let thalers = price(rules, self.state.me(), thing);
        let purse = &mut self.state.me_mut().purse;
        purse.pay(Purse::of(Thing::Thaler, thalers));
        purse.gain(thing, 1, rules.limit(thing));
        let seat = self.state.seat;
        self.events.tell(Event::Bought {
            seat,
            thing,
            thalers,
        });
    }

    /// Turns the wheel for thalers.
    pub(crate) fn turn_for_thalers(&mut self) {
        let cost = self.game.rules.turn_cost;
        self.state.me_mut().purse.pay(cost);
        self.turn_wheel(cost.get(Thing::Thaler) as u8);
    }

    /// Turns the wheel; so many thalers have been paid for it.
    pub(crate) fn turn_wheel(&mut self, thalers: u8) {
        turn(&self.game.rules, &mut self.state.me_mut().purse);
        let seat = self.state.seat;
        self.events.tell(Event::Turned { seat, thalers });
    }
}
