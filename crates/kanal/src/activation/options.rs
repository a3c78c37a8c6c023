//! What can be done with the building that is active: which effects give something, and every way to pay for them.

use crate::Kanal;
use crate::action::{Action, With};
use crate::board::{ALL_SPACES, Plot, Space};
use crate::build::{lay_options, sites};
use crate::effect::{
    Build, Card, Effect, Fee, Gain, Open, Piece, PieceSet, Place, Price, Reward, ThingSet,
};
use crate::measure::{measure, met, reward};
use crate::purse::Purse;
use crate::rules::Rules;
use crate::state::{Active, Paying, Player, State};
use crate::wheel;

/// Whether anything comes of a gain now, with so much paid; `turns` says whether the wheel can turn then.
fn gives(player: &Player, plot: Plot, gain: &Gain, paid: u16, turns: impl Fn() -> bool) -> bool {
    let gives = |of: &Reward| {
        !of.amounts.is_empty()
            || of.pick.is_some()
            || of.turn && turns()
            || of
                .build
                .is_some_and(|build| any_site(player, plot, build.pieces, build.place))
    };
    gain.parts
        .iter()
        .filter_map(|part| reward(player, plot, part, paid))
        .any(|(of, ..)| gives(of))
}

/// Whether something could come of an effect now, if its price were paid and the wheel could turn.
pub(super) fn fruitful(player: &Player, plot: Plot, effect: &Effect) -> bool {
    let fruitful = |gain: &Gain| gain.by_paid() || gives(player, plot, gain, 0, || true);
    effect.gains.iter().any(fruitful)
}

/// One bit for each gain of an effect of which something comes when `after` is left after paying.
pub(super) fn open_gains(
    rules: &Rules,
    player: &Player,
    plot: Plot,
    effect: &Effect,
    after: Purse,
    paid: u16,
) -> u8 {
    let turns = || wheel::can_turn(rules, after);
    (0..).zip(&effect.gains).fold(0, |open, (number, gain)| {
        open | u8::from(gives(player, plot, gain, paid, turns)) << number
    })
}

fn any_site(player: &Player, plot: Plot, pieces: PieceSet, place: Place) -> bool {
    let within = within(plot, place);
    pieces
        .iter()
        .any(|piece| sites(player, piece) & within != 0)
}

/// The spaces that an effect reaches.
pub(super) const fn within(plot: Plot, place: Place) -> u32 {
    match place {
        Place::Beside => plot.spaces(),
        Place::Anywhere => ALL_SPACES,
    }
}

/// The bridges that can be paid.
// KA-ACTV-5: a bridge that was laid aside cannot be paid a second time.
pub(super) fn payable_bridges(player: &Player, plot: Plot, place: Place) -> u32 {
    player.with(Piece::Bridge) & !player.aside & within(plot, place)
}

impl Active {
    /// The effects that can be begun or gone on with.
    pub(super) fn open(&self, card: &Card) -> u8 {
        // KA-ACTV-9: exchanges of one effect are not interleaved with another effect.
        let going_on = u8::from(self.left > 0) << self.effect;
        card.all_effects() & !self.used | going_on
    }

    /// The building effect that is under way.
    pub(crate) fn building(&self, card: &Card) -> Option<(Fee, PieceSet, Place)> {
        if self.pieces == 0 {
            return None;
        }
        let Build {
            fee, pieces, place, ..
        } = self.build(card)?;
        Some((fee, pieces, place))
    }

    /// What the effect that is under way builds in all.
    pub(crate) fn build(&self, card: &Card) -> Option<Build> {
        let effect = card.effects.get(usize::from(self.effect))?;
        let gain = effect.gains.get(usize::from(self.build >> 4))?;
        gain.build(self.build & 0xf)
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
    for (number, effect) in (0..).zip(&card.effects) {
        if open >> number & 1 == 0 || !met(player, active.plot, effect) {
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

/// Appends every way to begin paying for one effect.
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
    let gains =
        |after: Purse, paid: u8| open_gains(rules, player, plot, effect, after, u16::from(paid));
    if effect.prices[0].is_none() {
        plain_options(effect, gains(player.purse, 0), |with| push(0, with));
    }
    for (number, price) in (0..).zip(effect.prices.iter().flatten()) {
        let bridges = payable_bridges(player, plot, price.place);
        let most = bridges.count_ones() as u8;
        let mut pay = |amount: u8, things: ThingSet, with: With| {
            let cost = price.purse(amount, things);
            if most >= price.bridges(amount)
                && player.purse.can_pay(cost)
                && gains(less(player.purse, cost), amount) != 0
            {
                push(number, with);
            }
        };
        match price.open {
            Open::Nothing if price.bridges > 0 => {
                Space::of(bridges).for_each(|space| pay(0, ThingSet::NONE, With::Bridge(space)));
            }
            Open::Nothing => {
                if player.purse.can_pay(price.things) {
                    let open = gains(less(player.purse, price.things), 0);
                    plain_options(effect, open, |with| push(number, with));
                }
            }
            Open::Amount { from, to, .. } | Open::Bridges { from, to } => {
                (from..=to).for_each(|amount| pay(amount, ThingSet::NONE, With::Amount(amount)));
            }
            Open::Pick(pick) => {
                let parts = pick.from.parts(pick.kinds);
                parts.for_each(|things| pay(0, things, With::Things(things)));
            }
        }
    }
}

/// The ways to use an effect whose price leaves nothing open: one for each gain.
fn plain_options(effect: &Effect, open: u8, mut push: impl FnMut(With)) {
    match effect.gains.len() {
        1 if open != 0 => push(With::Nothing),
        1 => {}
        several => (0..several as u8)
            .filter(|gain| open >> gain & 1 == 1)
            .for_each(|gain| push(With::Gain(gain))),
    }
}

/// Appends what can be chosen while a price is being paid.
pub(crate) fn choices(
    game: &Kanal,
    state: &State,
    active: &Active,
    paying: Paying,
    actions: &mut Vec<Action>,
) {
    let player = state.me();
    let card = game.card_on(player, active.plot);
    let (Some(effect), number) = (
        card.effects.get(usize::from(active.effect)),
        usize::from(paying.price),
    ) else {
        return;
    };
    let push = |with: With| {
        actions.push(Action::Use {
            effect: active.effect,
            price: paying.price,
            with,
        });
    };
    let Some(price) = effect.prices.get(number).copied().flatten() else {
        return;
    };
    if paying.owed > 0 {
        let bridges = payable_bridges(player, active.plot, price.place);
        return Space::of(bridges).map(With::Bridge).for_each(push);
    }
    let open = chosen_gains(&game.rules, player, active, effect, &price, paying);
    plain_options(effect, open, push);
}

/// The gains that can be chosen at the end of paying.
pub(super) fn chosen_gains(
    rules: &Rules,
    player: &Player,
    active: &Active,
    effect: &Effect,
    price: &Price,
    paying: Paying,
) -> u8 {
    let after = less(player.purse, price.purse(paying.amount, paying.things));
    let paid = u16::from(paying.amount);
    open_gains(rules, player, active.plot, effect, after, paid)
}

pub(super) fn less(mut purse: Purse, price: Purse) -> Purse {
    purse.pay(price);
    purse
}
