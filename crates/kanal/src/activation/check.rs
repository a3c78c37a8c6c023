//! Whether effects may be used so.

use super::{fruitful, less, within};
use crate::Kanal;
use crate::action::With;
use crate::board::{Plot, Space};
use crate::build::{check_price, check_site};
use crate::effect::{Effect, Fee, Gain, Piece, Place, Price};
use crate::measure::{holds, measure};
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::{Active, Player, State};
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
    let Some(effect) = card.effects.get(usize::from(number)).copied().flatten() else {
        return Err(Refusal::NoSuchEffect {
            effect: number + 1,
            last: card.len() as u8,
        });
    };
    if active.open(card) >> number & 1 == 0 {
        return Err(Refusal::EffectUsed { effect: number + 1 });
    }
    for cond in effect.when.iter().flatten() {
        if !holds(player, plot, *cond) {
            return Err(Refusal::Condition { effect: number + 1 });
        }
    }
    let goes_on = active.left > 0 && active.effect == number;
    let empty = effect
        .times
        .is_some_and(|times| !goes_on && measure(player, plot, times) == 0);
    // KA-ACTV-9: an effect for each of something gives nothing when there is none.
    if empty || !fruitful(player, plot, &effect) {
        return Err(Refusal::Fruitless { effect: number + 1 });
    }
    let after = check_effect_price(player, plot, &effect, price, with)?;
    match effect.gain {
        Gain::Turn => wheel::check_turn(&game.rules, after),
        Gain::Flat(_) | Gain::Each(..) | Gain::Table(..) | Gain::Build { .. } => Ok(()),
    }
}

/// Whether the price of an effect can be paid so; what the player then has.
fn check_effect_price(
    player: &Player,
    plot: Plot,
    effect: &Effect,
    number: u8,
    with: With,
) -> Result<Purse, Refusal> {
    let Some(price) = effect.prices.get(usize::from(number)).copied().flatten() else {
        return match (number, with) {
            (0, With::Nothing) if effect.prices[0].is_none() => Ok(player.purse),
            _ => Err(Refusal::NoSuchPrice { price: number + 1 }),
        };
    };
    let things = match (price, with) {
        (Price::Things(things), With::Nothing) => things,
        (Price::Choose { thing, from, to }, With::Amount(amount)) => {
            if !(from..=to).contains(&amount) {
                return Err(Refusal::Amount { from, to });
            }
            Purse::of(thing, u16::from(amount))
        }
        (Price::Bridge(place), With::Bridge(space)) => {
            return check_paid_bridge(player, plot, place, space).map(|()| player.purse);
        }
        (Price::Choose { from, to, .. }, _) => return Err(Refusal::Amount { from, to }),
        (Price::Bridge(_), _) => return Err(Refusal::WhichBridge),
        (Price::Things(_), _) => return Err(Refusal::NoSuchPrice { price: number + 1 }),
    };
    check_price(player, things)?;
    Ok(less(player.purse, things))
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
