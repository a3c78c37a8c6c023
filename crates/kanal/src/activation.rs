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

pub(crate) use check::{check_lay, check_use};

use crate::Kanal;
use crate::action::{Action, With};
use crate::board::{ALL_SPACES, Plot, Space};
use crate::build::{lay_options, sites};
use crate::effect::{Amounts, Card, Effect, Fee, Gain, Measure, Piece, PieceSet, Place, Price};
use crate::event::Event;
use crate::measure::{amounts, holds, measure};
use crate::purse::{Purse, Thing};
use crate::rules::Rules;
use crate::state::{Active, Player, State, Way};
use crate::turn::Play;
use crate::wheel;
use towpath_core::{Chance, Events};

/// Whether anything can come of an effect now, its price aside.
fn fruitful(player: &Player, plot: Plot, effect: &Effect) -> bool {
    effect
        .when
        .iter()
        .flatten()
        .all(|cond| holds(player, plot, *cond))
        && match effect.gain {
            Gain::Flat(_) | Gain::Turn | Gain::Table(Measure::Paid, _) => true,
            Gain::Each(..) | Gain::Table(..) => amounts(player, plot, &effect.gain, 0).is_some(),
            Gain::Build { pieces, place, .. } => any_site(player, plot, pieces, place),
        }
}

fn any_site(player: &Player, plot: Plot, pieces: PieceSet, place: Place) -> bool {
    let within = within(plot, place);
    pieces
        .iter()
        .any(|piece| sites(player, piece) & within != 0)
}

/// The spaces that an effect reaches.
const fn within(plot: Plot, place: Place) -> u32 {
    match place {
        Place::Beside => plot.spaces(),
        Place::Anywhere => ALL_SPACES,
    }
}

/// The bridges that can be paid.
// KA-ACTV-5: a bridge that was laid aside cannot be paid a second time.
fn payable_bridges(player: &Player, plot: Plot, place: Place) -> u32 {
    player.with(Piece::Bridge) & !player.aside & within(plot, place)
}

impl Active {
    /// The effects that can be begun or gone on with.
    fn open(&self, card: &Card) -> u8 {
        // KA-ACTV-9: exchanges of one effect are not interleaved with another effect.
        let going_on = u8::from(self.left > 0) << self.effect;
        card.all_effects() & !self.used | going_on
    }

    /// The building effect that is under way.
    pub(crate) fn building(&self, card: &Card) -> Option<(Fee, PieceSet, Place)> {
        let effect = card.effects[usize::from(self.effect)].as_ref()?;
        match effect.gain {
            Gain::Build {
                fee, pieces, place, ..
            } if self.pieces > 0 => Some((fee, pieces, place)),
            Gain::Flat(_) | Gain::Each(..) | Gain::Table(..) | Gain::Build { .. } | Gain::Turn => {
                None
            }
        }
    }
}

/// Appends what can be done with the building that is active.
pub(crate) fn options(game: &Kanal, state: &State, active: &Active, actions: &mut Vec<Action>) {
    let player = state.me();
    let card = game.card_on(player, active.plot);
    if let Some((fee, pieces, place)) = active.building(card) {
        let within = within(active.plot, place);
        lay_options(&game.rules, player, pieces, fee, within, actions);
    }
    let open = active.open(card);
    for (number, effect) in (0..).zip(card.effects.iter().flatten()) {
        if open >> number & 1 == 0 || !fruitful(player, active.plot, effect) {
            continue;
        }
        // KA-ACTV-9: the number of exchanges is read when the effect starts.
        let goes_on = active.left > 0 && active.effect == number;
        if let Some(times) = effect.times
            && !goes_on
            && measure(player, active.plot, times) == 0
        {
            continue;
        }
        use_options(&game.rules, player, active.plot, number, effect, actions);
    }
    // KA-ACTV-2: each effect is optional.
    actions.push(Action::Finish);
}

/// Appends every way to pay for one effect.
fn use_options(
    rules: &Rules,
    player: &Player,
    plot: Plot,
    number: u8,
    effect: &Effect,
    actions: &mut Vec<Action>,
) {
    let mut push = |price: u8, with: With| {
        actions.push(Action::Use {
            effect: number,
            price,
            with,
        });
    };
    let turns = |purse: Purse| effect.gain != Gain::Turn || wheel::can_turn(rules, purse);
    if effect.prices[0].is_none() && turns(player.purse) {
        push(0, With::Nothing);
    }
    for (price, paid) in (0..).zip(effect.prices.iter().flatten()) {
        match *paid {
            Price::Things(things) => {
                if player.purse.can_pay(things) && turns(less(player.purse, things)) {
                    push(price, With::Nothing);
                }
            }
            Price::Choose { thing, from, to } => {
                let most = player.have(thing).min(u16::from(to)) as u8;
                (from..=most).for_each(|amount| push(price, With::Amount(amount)));
            }
            Price::Bridge(place) if turns(player.purse) => {
                let bridges = payable_bridges(player, plot, place);
                Space::of(bridges).for_each(|space| push(price, With::Bridge(space)));
            }
            Price::Bridge(_) => {}
        }
    }
}

fn less(mut purse: Purse, price: Purse) -> Purse {
    purse.pay(price);
    purse
}

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
        work.active = Some(Active {
            plot,
            way,
            used: 0,
            effect: 0,
            left: 0,
            pieces: 0,
        });
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

    /// Uses an effect of the active building, or goes on with its exchanges.
    pub(crate) fn use_effect(&mut self, mut active: Active, number: u8, price: u8, with: With) {
        let player = self.state.me();
        let plot = active.plot;
        let Some(effect) = self.game.card_on(player, plot).effects[usize::from(number)] else {
            return;
        };
        let paid = match with {
            With::Amount(amount) => u16::from(amount),
            With::Nothing | With::Bridge(_) => 0,
        };
        // The gain is read before the price is paid.
        let gain = amounts(player, plot, &effect.gain, paid);
        if active.left == 0 || active.effect != number {
            active.left = effect
                .times
                .map_or(1, |times| measure(player, plot, times).min(99) as u8);
            active.effect = number;
            // KA-ACTV-8: every effect once, and the other parts of a choice no more.
            active.used |= 1 << number | effect.excludes;
        }
        active.left -= 1;
        active.pieces = match effect.gain {
            Gain::Build { count, .. } => count,
            Gain::Flat(_) | Gain::Each(..) | Gain::Table(..) | Gain::Turn => 0,
        };
        self.state.work.active = Some(active);
        let seat = self.state.seat;
        if let Some(card) = self.state.me().card_at(plot) {
            self.events.tell(Event::Used {
                seat,
                card,
                effect: number,
            });
        }
        self.pay_price(effect.prices[usize::from(price)], with);
        if effect.gain == Gain::Turn {
            self.turn_wheel(0);
        }
        if let Some((amounts, times)) = gain {
            self.give(amounts, times);
        }
        self.finish_if_used_up();
    }

    fn pay_price(&mut self, price: Option<Price>, with: With) {
        let seat = self.state.seat;
        let player = self.state.me_mut();
        match (price, with) {
            (None, _) => {}
            (Some(Price::Things(things)), _) => player.purse.pay(things),
            (Some(Price::Choose { thing, .. }), With::Amount(amount)) => {
                player.purse.pay(Purse::of(thing, u16::from(amount)));
            }
            (Some(Price::Bridge(_)), With::Bridge(space)) => {
                // KA-ACTV-5: the bridge is laid aside and still counts until the turn is over.
                player.aside |= space.bit();
                self.events.tell(Event::LaidAside { seat, space });
            }
            // `check_use` refuses a price that is not paid in its own way.
            (Some(Price::Choose { .. }), With::Nothing | With::Bridge(_))
            | (Some(Price::Bridge(_)), With::Nothing | With::Amount(_)) => {}
        }
    }

    /// Gives prestige and thalers, and materials unless the player may want to act between them.
    ///
    /// Thalers come first because holding them earlier is never worse, and prestige cannot matter to a gain.
    fn give(&mut self, amounts: Amounts, times: u16) {
        let seat = self.state.seat;
        let prestige = u16::from(amounts.prestige) * times;
        if prestige > 0 {
            let player = self.state.me_mut();
            player.prestige = player.prestige.saturating_add(prestige);
            self.events.tell(Event::Prestige {
                seat,
                amount: prestige,
            });
        }
        let thalers = amounts.times(Thing::Thaler, times);
        if thalers > 0 {
            self.gain(Thing::Thaler, thalers);
        }
        // KA-ACTV-9: what an effect gives for each is one gain of a kind, which is taken in full.
        self.state.work.gain = amounts.purse(times).materials();
        let kinds = self.state.work.gain.kinds();
        let asked = kinds > 1 || kinds == 1 && thalers > 0;
        if !asked || self.state.me().have(Thing::Thaler) == 0 {
            self.take_rest();
        }
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
        let used_up = active.open(card) == 0 && active.pieces == 0;
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
