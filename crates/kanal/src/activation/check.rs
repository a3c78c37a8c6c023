//! Whether effects may be used so.

use super::options::{chosen_gains, fruitful, less, open_gains, payable_bridges, within};
use crate::Kanal;
use crate::action::With;
use crate::board::{Plot, Space};
use crate::build::{check_price, check_site};
use crate::effect::{Effect, Fee, Open, Piece, Place, Price, ThingSet};
use crate::measure::{measure, met};
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::{Active, Paying, Player, State};
use crate::turn::Step;
use crate::wheel;

/// Whether the active building lets the player build this piece here.
pub(crate) fn check_lay(
    game: &Kanal,
    state: &State,
    active: &Active,
    piece: Piece,
    space: Space,
) -> Result<(), Refusal> {
    let player = state.me();
    let card = game.card_on(player, active.plot);
    let Some((fee, pieces, place)) = active.building(card) else {
        return Err(Refusal::NotOffered { piece });
    };
    if !pieces.contains(piece) {
        return Err(Refusal::NotOffered { piece });
    }
    // KA-ACTV-10: without the word anywhere, it lies beside the building.
    if within(active.plot, place) & space.bit() == 0 {
        return Err(Refusal::NotBeside {
            space,
            plot: active.plot,
        });
    }
    // KA-BUILD-5: what is free ignores costs, not the rules of placement.
    check_site(player, piece, space)?;
    match fee {
        Fee::Free => Ok(()),
        Fee::Paid => check_price(player, game.rules.piece_cost(piece)),
    }
}

/// Whether the player may use an effect of the active building so.
pub(crate) fn check_use(
    game: &Kanal,
    state: &State,
    active: &Active,
    number: u8,
    price: u8,
    with: With,
) -> Result<(), Refusal> {
    let player = state.me();
    let plot = active.plot;
    let card = game.card_on(player, plot);
    let Some(effect) = card.effects.get(usize::from(number)) else {
        return Err(Refusal::NoSuchEffect {
            effect: number + 1,
            last: card.len() as u8,
        });
    };
    if let Some(paying) = active.paying() {
        return check_paying(game, player, active, effect, paying, (number, price), with);
    }
    if active.open(card) >> number & 1 == 0 {
        return Err(Refusal::EffectUsed { effect: number + 1 });
    }
    if !met(player, plot, effect) {
        return Err(Refusal::Condition { effect: number + 1 });
    }
    let goes_on = active.left > 0 && active.effect == number;
    let empty = effect
        .times
        .is_some_and(|times| !goes_on && measure(player, plot, times) == 0);
    // KA-ACTV-9: an effect for each of something gives nothing when there is none.
    if empty || !fruitful(player, plot, effect) {
        return Err(Refusal::Fruitless { effect: number + 1 });
    }
    let (after, paid) = check_effect_price(player, plot, effect, price, with)?;
    let open = open_gains(&game.rules, player, plot, effect, after, paid);
    let plain = matches!(with, With::Nothing | With::Gain(_));
    match plain {
        true => check_chosen(game, effect, number, open, after, with),
        false => check_any(game, effect, number, open, after),
    }
}

/// Whether a price that is being paid may be paid on so.
fn check_paying(
    game: &Kanal,
    player: &Player,
    active: &Active,
    effect: &Effect,
    paying: Paying,
    (number, price): (u8, u8),
    with: With,
) -> Result<(), Refusal> {
    // KA-ANY-1: not while paying; a price is paid whole before anything else.
    let of = effect.prices.get(usize::from(price)).copied().flatten();
    let Some(of) = of.filter(|_| number == active.effect && price == paying.price) else {
        return Err(Refusal::NotNow { step: Step::Pay });
    };
    match (paying.owed, with) {
        (1.., With::Bridge(space)) => check_paid_bridge(player, active.plot, of.place, space),
        (1.., _) => Err(Refusal::WhichBridge),
        (0, _) => {
            let open = chosen_gains(&game.rules, player, active, effect, &of, paying);
            let after = less(player.purse, of.purse(paying.amount, paying.things));
            check_chosen(game, effect, number, open, after, with)
        }
    }
}

/// Whether something comes of one of the gains.
fn check_any(
    game: &Kanal,
    effect: &Effect,
    number: u8,
    open: u8,
    after: Purse,
) -> Result<(), Refusal> {
    if open != 0 {
        return Ok(());
    }
    let mut gains = effect.gains.iter();
    if gains.any(|gain| gain.rewards().any(|reward| reward.turn)) {
        wheel::check_turn(&game.rules, after)?;
    }
    Err(Refusal::Fruitless { effect: number + 1 })
}

/// Whether the gain that is chosen is one, and something comes of it.
fn check_chosen(
    game: &Kanal,
    effect: &Effect,
    number: u8,
    open: u8,
    after: Purse,
    with: With,
) -> Result<(), Refusal> {
    let last = effect.gains.len() as u8;
    match (with, last) {
        (With::Nothing, 1) => check_any(game, effect, number, open, after),
        (With::Gain(gain), 2..) if gain < last => match open >> gain & 1 {
            1 => Ok(()),
            _ => check_any(game, effect, number, 0, after),
        },
        // KA-ACTV-8: one or the other.
        _ => Err(Refusal::WhichGain { last }),
    }
}

/// Whether the price of an effect can be paid so; what the player then has, and the amount that was chosen.
fn check_effect_price(
    player: &Player,
    plot: Plot,
    effect: &Effect,
    number: u8,
    with: With,
) -> Result<(Purse, u16), Refusal> {
    let Some(price) = effect.prices.get(usize::from(number)).copied().flatten() else {
        return match (number, with) {
            (0, With::Nothing | With::Gain(_)) if effect.prices[0].is_none() => {
                Ok((player.purse, 0))
            }
            _ => Err(Refusal::NoSuchPrice { price: number + 1 }),
        };
    };
    let (amount, things) = match (price.open, with) {
        (Open::Nothing, With::Bridge(space)) if price.bridges > 0 => {
            check_paid_bridge(player, plot, price.place, space)?;
            (0, ThingSet::NONE)
        }
        (Open::Nothing, With::Nothing | With::Gain(_)) if price.bridges == 0 => (0, ThingSet::NONE),
        (Open::Amount { from, to, .. } | Open::Bridges { from, to }, _) => match with {
            With::Amount(amount) if (from..=to).contains(&amount) => (amount, ThingSet::NONE),
            With::Nothing | With::Amount(_) | With::Bridge(_) | With::Things(_) | With::Gain(_) => {
                return Err(Refusal::Amount { from, to });
            }
        },
        (Open::Pick(pick), With::Things(things))
            if pick.from.includes(things) && things.len() == u32::from(pick.kinds) =>
        {
            (0, things)
        }
        (Open::Pick(pick), _) => return Err(Refusal::WhichThings { kinds: pick.kinds }),
        (Open::Nothing, _) if price.bridges > 0 => return Err(Refusal::WhichBridge),
        (Open::Nothing, _) => return Err(Refusal::NoSuchPrice { price: number + 1 }),
    };
    check_bridges(player, plot, &price, amount)?;
    let cost = price.purse(amount, things);
    check_price(player, cost)?;
    Ok((less(player.purse, cost), u16::from(amount)))
}

/// Whether there are enough bridges for a price.
fn check_bridges(player: &Player, plot: Plot, price: &Price, amount: u8) -> Result<(), Refusal> {
    let need = price.bridges(amount);
    let have = payable_bridges(player, plot, price.place).count_ones() as u8;
    // KA-ACTV-5: each bridge is paid once.
    match have >= need {
        true => Ok(()),
        false => Err(Refusal::TooFewBridges { need, have }),
    }
}

fn check_paid_bridge(
    player: &Player,
    plot: Plot,
    place: Place,
    space: Space,
) -> Result<(), Refusal> {
    if player.with(Piece::Bridge) & space.bit() == 0 {
        return Err(Refusal::NoBridge { space });
    }
    // KA-ACTV-5: a bridge that was laid aside cannot be paid a second time.
    if player.aside & space.bit() != 0 {
        return Err(Refusal::BridgeAside { space });
    }
    if within(plot, place) & space.bit() == 0 {
        return Err(Refusal::NotBeside { space, plot });
    }
    Ok(())
}
