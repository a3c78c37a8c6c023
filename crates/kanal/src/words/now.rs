//! An action as the player who can do it now reads it: with its price and its gain.

use super::cards::{amounts_text, effect_text, gain_text, price_text};
use super::{amount, card_name, half_name, list, piece_name, purse};
use crate::Kanal;
use crate::action::{Action, With};
use crate::board::Plot;
use crate::card::CardId;
use crate::effect::{Effect, Fee, Gain, Measure, Place, Price};
use crate::measure::{amounts, holds};
use crate::prompt::building;
use crate::purse::{Purse, Thing};
use crate::state::{Finale, State};
use crate::turn::{Step, step};
use crate::wheel;
use towpath_core::Message;

/// An action in a sentence, where more than the action tells what it does.
pub(crate) fn describe_now(game: &Kanal, state: &State, action: &Action) -> Option<Message> {
    let player = state.me();
    match *action {
        Action::Go { space, half } => Some(
            Message::new("kanal-now-go")
                .with("space", half_name(space, half))
                .with("thalers", state.purses[space as usize]),
        ),
        Action::Buy(thing) => {
            let thalers = wheel::price(&game.rules, player, thing);
            Some(
                Message::new("kanal-now-buy")
                    .with("gain", amount(thing, 1))
                    .with("cost", amount(Thing::Thaler, thalers)),
            )
        }
        Action::Lay { piece, space } => {
            let message = Message::new(match lays_free(game, state) {
                true => "kanal-now-lay-free",
                false => "kanal-now-lay",
            });
            Some(
                message
                    .with("piece", piece_name(piece))
                    .with("space", space.name())
                    .with("cost", purse(game.rules.piece_cost(piece))),
            )
        }
        Action::Gain(thing) => {
            let gained = to_gain(state, thing);
            let room = game.rules.limit(thing).saturating_sub(player.have(thing));
            Some(
                Message::new("kanal-now-gain")
                    .with("gain", amount(thing, gained))
                    .with("lost", gained.saturating_sub(room))
                    .with("fits", room.min(gained)),
            )
        }
        Action::GainRest => {
            Some(Message::new("kanal-now-gain-all").with("gain", purse(state.work.gain)))
        }
        Action::Activate(plot) => {
            let card = player.card_at(plot)?;
            let name = card_name(game, card);
            Some(
                Message::new("kanal-now-activate")
                    .with("card", name)
                    .with("gain", building_gain(game, state, plot, card)),
            )
        }
        Action::Use {
            effect,
            price,
            with,
        } => describe_use(game, state, effect, price, with),
        Action::Finish => {
            let card = player.card_at(state.work.active?.plot)?;
            Some(Message::new("kanal-now-finish").with("card", card_name(game, card)))
        }
        Action::Done => Some(Message::new(done_key(game, state))),
        Action::Turn | Action::Build { .. } | Action::Discard | Action::End | Action::Wheel => None,
    }
}

/// How much of a material can be taken now.
pub(crate) fn to_gain(state: &State, thing: Thing) -> u16 {
    match step(state) {
        Step::Gain => state.work.gain.get(thing),
        Step::Parts if state.work.parts.gain > 0 => {
            let (things, count) = state.work.space.map_or((&[][..], 0), |space| space.gain());
            if things.contains(&thing) { count } else { 0 }
        }
        Step::Place
        | Step::Go
        | Step::Parts
        | Step::Waiting
        | Step::Effects
        | Step::Wheel
        | Step::Over => 0,
    }
}

/// Whether what is laid now costs nothing.
// KA-BOARD-2, KA-ACTV-10: the first routes and the pieces of some effects.
pub(crate) fn lays_free(game: &Kanal, state: &State) -> bool {
    match step(state) {
        Step::Place => true,
        Step::Effects => building(game, state).is_some_and(|(fee, _)| fee == Fee::Free),
        Step::Go | Step::Parts | Step::Waiting | Step::Gain | Step::Wheel | Step::Over => false,
    }
}

/// Leaving the free turn, the next round, or the end.
fn done_key(game: &Kanal, state: &State) -> &'static str {
    let free = crate::check::check(game, state, &Action::Wheel).is_ok();
    match (free, state.finale) {
        (true, _) => "kanal-now-leave-wheel",
        (false, Finale::LastRound) => "kanal-now-last",
        (false, Finale::Open | Finale::NextRound) => "kanal-now-next-round",
    }
}

fn describe_use(game: &Kanal, state: &State, number: u8, price: u8, with: With) -> Option<Message> {
    let plot = state.work.active?.plot;
    let card = state.me().card_at(plot)?;
    let effect = game
        .card(card)
        .effects
        .get(usize::from(number))
        .copied()??;
    let paid = match with {
        With::Amount(amount) => u16::from(amount),
        With::Nothing | With::Bridge(_) => 0,
    };
    let things = amounts(state.me(), plot, &effect.gain, paid);
    let gain = match things {
        Some((amounts, times)) => amounts_text(amounts, times),
        None => gain_text(&effect.gain),
    };
    let price = effect.prices.get(usize::from(price)).copied().flatten();
    let paid = match (price, with) {
        (None, _) => {
            return Some(match (things, effect.gain) {
                (Some(_), _) => Message::new("kanal-now-take").with("gain", gain),
                (None, Gain::Build { .. }) => built(&effect.gain)?,
                (None, Gain::Turn) => Message::new("kanal-do-wheel"),
                (None, Gain::Flat(_) | Gain::Each(..) | Gain::Table(..)) => gain,
            });
        }
        (Some(Price::Choose { thing, .. }), With::Amount(amount)) => {
            purse(Purse::of(thing, u16::from(amount)))
        }
        (Some(Price::Bridge(_)), With::Bridge(space)) => {
            Message::new("kanal-now-bridge").with("space", space.name())
        }
        (Some(price), _) => price_text(&price),
    };
    Some(
        Message::new("kanal-now-exchange")
            .with("price", paid)
            .with("gain", gain),
    )
}

/// The pieces of an effect, as something to do.
fn built(gain: &Gain) -> Option<Message> {
    let Gain::Build { fee, place, .. } = gain else {
        return None;
    };
    let mut message = gain_text(gain);
    message.key = match (fee, place) {
        (Fee::Free, Place::Beside) => "kanal-now-build-free-beside",
        (Fee::Free, Place::Anywhere) => "kanal-now-build-free-anywhere",
        (Fee::Paid, Place::Beside) => "kanal-now-build-paid-beside",
        (Fee::Paid, Place::Anywhere) => "kanal-now-build-paid-anywhere",
    }
    .into();
    Some(message)
}

/// What the effects of a building would give now, those that give nothing left out.
fn building_gain(game: &Kanal, state: &State, plot: Plot, card: CardId) -> Message {
    let effects = (0..).zip(game.card(card).effects.iter().flatten());
    let gains =
        effects.filter_map(|(number, effect)| effect_gain(game, state, plot, card, number, effect));
    list(gains.collect())
}

fn effect_gain(
    game: &Kanal,
    state: &State,
    plot: Plot,
    card: CardId,
    number: u8,
    effect: &Effect,
) -> Option<Message> {
    let met = effect.when.iter().flatten();
    if !met.copied().all(|cond| holds(state.me(), plot, cond)) {
        return None;
    }
    match effect.gain {
        Gain::Flat(_) | Gain::Each(..) | Gain::Table(..) if effect.prices[0].is_none() => {
            let (amounts, times) = amounts(state.me(), plot, &effect.gain, 0)?;
            Some(amounts_text(amounts, times))
        }
        Gain::Table(Measure::Paid, _)
        | Gain::Flat(_)
        | Gain::Each(..)
        | Gain::Table(..)
        | Gain::Build { .. }
        | Gain::Turn => Some(effect_text(game, card, number)),
    }
}
