//! Activations and effects.
//!
//! # Why no chain of effects is endless
//! * A building is activated once by its routes in the whole game: routes never leave the board, so their fourth is
//!   built once, and a mark keeps it.
//! * It is activated at most once a turn by its bridges: bridges paid by effects stay where they are until the turn
//!   ends, so the number beside a building only grows within a turn and passes two once.
//! * So a turn holds at most 24 activations. In each, an effect is begun at most once, and the number of its exchanges
//!   and pieces is read when it begins and only falls. Thalers are the one thing that has no limit, and thalers in
//!   stock never measure a gain in thalers (the deck checker refuses that).
//! * An any-time action costs at least one thaler, and nothing but an effect or an action space gives thalers.

mod check;
mod options;

pub(crate) use check::{check_lay, check_use};
pub(crate) use options::{choices, options};

use crate::action::With;
use crate::board::{Plot, Space};
use crate::effect::{Effect, Piece, Price, ThingSet};
use crate::event::Event;
use crate::measure::{Outcome, measure, outcome};
use crate::purse::Thing;
use crate::state::{Active, Choice, Paying, Picking, Way};
use crate::turn::Play;
use crate::wheel;
use towpath_core::{Chance, Events};

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Starts the activation of a waiting building.
    pub(crate) fn activate(&mut self, plot: Plot) {
        let work = &mut self.state.work;
        // KA-ACTV-3: the player picks which waiting building is next. One that waits for both ways is activated
        // twice; which way is counted first makes no difference.
        let way = if work.waiting_routes & plot.bit() != 0 {
            work.waiting_routes &= !plot.bit();
            Way::Routes
        } else {
            work.waiting_bridges &= !plot.bit();
            Way::Bridges
        };
        work.active = Some(Active::new(plot, way));
        let seat = self.state.seat;
        if let Some(card) = self.state.me().card_at(plot) {
            self.events.tell(Event::Activated {
                seat,
                card,
                plot,
                way,
            });
        }
    }

    /// Uses an effect of the active building, goes on with its exchanges, or with paying for one.
    pub(crate) fn use_effect(&mut self, mut active: Active, number: u8, price: u8, with: With) {
        let game = self.game;
        let card = game.card_on(self.state.me(), active.plot);
        let Some(effect) = card.effects.get(usize::from(number)) else {
            return;
        };
        let of = effect.prices.get(usize::from(price)).copied().flatten();
        let mut paying = match active.paying() {
            Some(paying) => paying,
            None => self.begin(&mut active, number, price, effect),
        };
        // With several gains the last choice is which.
        let mut gain = (effect.gains.len() == 1).then_some(0);
        match with {
            With::Nothing => {}
            With::Amount(amount) => {
                paying.amount = amount;
                paying.owed = of.map_or(0, |price| price.bridges(amount));
            }
            With::Things(things) => paying.things = things,
            With::Bridge(space) => {
                paying.owed -= 1;
                self.lay_aside(space);
            }
            With::Gain(chosen) => gain = Some(chosen),
        }
        match gain.filter(|_| paying.owed == 0) {
            Some(gain) => self.settle(active, effect, of, paying, gain),
            None => {
                active.choice = Choice::Paying(paying);
                self.state.work.active = Some(active);
            }
        }
    }

    /// Begins an effect or its next exchange.
    fn begin(&mut self, active: &mut Active, number: u8, price: u8, effect: &Effect) -> Paying {
        let (player, seat) = (self.state.me(), self.state.seat);
        if active.left == 0 || active.effect != number {
            active.left = effect
                .times
                .map_or(1, |times| measure(player, active.plot, times).min(99) as u8);
            active.effect = number;
            // KA-ACTV-8: every effect once, and the other parts of a choice no more.
            active.used |= 1 << number | effect.excludes;
        }
        active.left -= 1;
        (active.pieces, active.build) = (0, 0);
        if let Some(card) = player.card_at(active.plot) {
            self.events.tell(Event::Used {
                seat,
                card,
                effect: number,
            });
        }
        let of = effect.prices.get(usize::from(price)).copied().flatten();
        Paying {
            price,
            owed: of.map_or(0, |price| price.bridges),
            amount: 0,
            things: ThingSet::NONE,
        }
    }

    /// Lays a bridge aside.
    fn lay_aside(&mut self, space: Space) {
        let seat = self.state.seat;
        // KA-ACTV-5: the bridge is laid aside and still counts until the turn is over.
        self.state.me_mut().aside |= space.bit();
        self.events.tell(Event::LaidAside { seat, space });
    }

    /// Pays the things of a price and gives what was chosen.
    fn settle(
        &mut self,
        mut active: Active,
        effect: &Effect,
        price: Option<Price>,
        paying: Paying,
        gain: u8,
    ) {
        let Some(chosen) = effect.gains.get(usize::from(gain)) else {
            return;
        };
        // The gain is read before the price is paid.
        let paid = u16::from(paying.amount);
        let outcome = outcome(self.state.me(), active.plot, chosen, paid);
        active.choice = Choice::None;
        if let Some((row, build)) = outcome.build {
            active.pieces = build.count;
            active.build = gain << 4 | row;
        }
        if let Some(pick) = outcome.pick {
            active.choice = Choice::Picking(Picking {
                kinds: pick.kinds,
                each: pick.each,
                from: pick.from,
            });
        }
        self.state.work.active = Some(active);
        if let Some(price) = price {
            let cost = price.purse(paying.amount, paying.things);
            self.state.me_mut().purse.pay(cost);
        }
        if outcome.turn && wheel::can_turn(&self.game.rules, self.state.me().purse) {
            self.turn_wheel(0);
        }
        self.give(&outcome);
        self.finish_if_used_up();
    }

    /// Gives prestige and thalers, and materials unless the player may want to act between them.
    ///
    /// Thalers come first because holding them earlier is never worse, and prestige cannot matter to a gain.
    fn give(&mut self, outcome: &Outcome) {
        let seat = self.state.seat;
        if outcome.prestige > 0 {
            let player = self.state.me_mut();
            player.prestige = player.prestige.saturating_add(outcome.prestige);
            self.events.tell(Event::Prestige {
                seat,
                amount: outcome.prestige,
            });
        }
        let thalers = outcome.things.get(Thing::Thaler);
        if thalers > 0 {
            self.gain(Thing::Thaler, thalers);
        }
        // KA-ACTV-9: what an effect gives for each is one gain of a kind, which is taken in full.
        self.state.work.gain = outcome.things.materials();
        let kinds = self.state.work.gain.kinds();
        let more = thalers > 0 || outcome.pick.is_some();
        let asked = kinds > 1 || kinds == 1 && more;
        if !asked || self.state.me().have(Thing::Thaler) == 0 {
            self.take_rest();
        }
    }

    /// Takes something that the player picked.
    pub(crate) fn take_picked(&mut self, thing: Thing, picking: Picking) {
        let Some(active) = &mut self.state.work.active else {
            return;
        };
        let kinds = picking.kinds - 1;
        active.choice = match kinds {
            0 => Choice::None,
            _ => Choice::Picking(Picking {
                kinds,
                from: picking.from.without(thing),
                ..picking
            }),
        };
        self.gain(thing, u16::from(picking.each));
    }

    /// Takes one kind of a gain; the rest as well when nothing can come between any more.
    pub(crate) fn take(&mut self, thing: Thing) {
        let amount = self.state.work.gain.get(thing);
        self.state.work.gain.set(thing, 0);
        self.gain(thing, amount);
        if self.state.me().have(Thing::Thaler) == 0 {
            self.take_rest();
        }
    }

    /// Takes what is left of a gain.
    pub(crate) fn take_rest(&mut self) {
        let gain = std::mem::take(&mut self.state.work.gain);
        for (thing, amount) in gain.iter() {
            self.gain(thing, amount);
        }
    }

    /// Ends the activation when nothing of it can be used any more.
    pub(crate) fn finish_if_used_up(&mut self) {
        let Some(active) = self.state.work.active else {
            return;
        };
        let card = self.game.card_on(self.state.me(), active.plot);
        let used_up = active.open(card) == 0 && active.pieces == 0 && active.choice == Choice::None;
        if used_up && self.state.work.gain.is_empty() {
            self.finish(active);
        }
    }

    /// Ends an activation: its token goes.
    pub(crate) fn finish(&mut self, active: Active) {
        // KA-ACTV-4: the token goes after the activation.
        let player = self.state.me_mut();
        match active.way {
            Way::Routes => player.by_routes |= active.plot.bit(),
            Way::Bridges => player.by_bridges |= active.plot.bit(),
        }
        self.state.work.active = None;
    }

    /// At the end of a turn: bridges laid aside leave the board, and buildings that lost theirs get a token back.
    pub(crate) fn clear_bridges(&mut self) {
        let seat = self.state.seat;
        let player = self.state.me_mut();
        let gone = std::mem::take(&mut player.aside);
        if gone == 0 {
            return;
        }
        player.pieces[Piece::Bridge as usize] &= !gone;
        let bridges = player.with(Piece::Bridge);
        // KA-ACTV-5: all go together; a building that was activated by bridges and has fewer than two can be again.
        let back = Plot::of(player.by_bridges)
            .filter(|plot| (plot.spaces() & bridges).count_ones() < 2)
            .fold(0, |set, plot| set | plot.bit());
        player.by_bridges &= !back;
        for space in Space::of(gone) {
            self.events.tell(Event::BridgeGone { seat, space });
        }
        for plot in Plot::of(back) {
            if let Some(card) = self.state.me().card_at(plot) {
                self.events.tell(Event::TokenBack { seat, card, plot });
            }
        }
    }
}
