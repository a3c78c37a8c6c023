//! An action as the player who can do it now reads it: with its price and its gain.

use super::cards::{build_text, effect_text, gain_text, gains_text, outcome_text, price_text};
use super::{amount, card_name, half_name, list, piece_name, purse, route_place};
use crate::Kanal;
use crate::action::{Action, With};
use crate::board::Plot;
use crate::card::CardId;
use crate::effect::{Build, Effect, Fee, Gain, Open, Place, Price};
use crate::measure::{Outcome, met, outcome};
use crate::prompt::building;
use crate::purse::Thing;
use crate::state::{Finale, Paying, State};
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
                    .with("space", route_place(space))
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
        Step::Gain => match state.work.picking() {
            Some(picking) if picking.from.contains(thing) => u16::from(picking.each),
            Some(_) | None => state.work.gain.get(thing),
        },
        Step::Parts if state.work.parts.gain > 0 => {
            let (things, count) = state.work.space.map_or((&[][..], 0), |space| space.gain());
            if things.contains(&thing) { count } else { 0 }
        }
        Step::Place
        | Step::Go
        | Step::Parts
        | Step::Waiting
        | Step::Effects
        | Step::Pay
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
        Step::Go
        | Step::Parts
        | Step::Waiting
        | Step::Pay
        | Step::Gain
        | Step::Wheel
        | Step::Over => false,
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
    let effect = game.card(card).effects.get(usize::from(number))?;
    let paying = state.work.paying();
    let amount = match with {
        With::Amount(amount) => amount,
        With::Nothing | With::Bridge(_) | With::Things(_) | With::Gain(_) => {
            paying.map_or(0, |paying| paying.amount)
        }
    };
    let chosen = match with {
        With::Gain(gain) => effect.gains.get(usize::from(gain)),
        With::Nothing | With::Amount(_) | With::Bridge(_) | With::Things(_) => {
            effect.gains.first().filter(|_| effect.gains.len() == 1)
        }
    };
    let now = |gain: &Gain| outcome(state.me(), plot, gain, u16::from(amount));
    let gain = match chosen {
        Some(gain) if now(gain).is_plain() => outcome_text(&now(gain)),
        Some(gain) => gain_text(gain),
        None => gains_text(effect),
    };
    let price = effect.prices.get(usize::from(price)).copied().flatten();
    // What is left to choose after paying is the gain alone.
    let price = price.filter(|_| !matches!((paying, with), (Some(_), With::Gain(_))));
    let Some(price) = price else {
        return Some(match chosen.map(|gain| (gain, now(gain))) {
            Some((_, outcome)) if outcome.is_plain() => {
                Message::new("kanal-now-take").with("gain", gain)
            }
            Some((_, outcome)) => doing(&outcome).unwrap_or(gain),
            None => gain,
        });
    };
    Some(
        Message::new("kanal-now-exchange")
            .with("price", paid_text(&price, paying, amount, with))
            .with("gain", gain),
    )
}

/// A price with what has been chosen of it.
fn paid_text(price: &Price, paying: Option<Paying>, amount: u8, with: With) -> Message {
    match (price.open, with) {
        (Open::Amount { .. }, With::Amount(_)) if price.bridges == 0 => {
            purse(price.purse(amount, Default::default()))
        }
        (Open::Bridges { .. }, With::Amount(_)) => price_text(&Price {
            open: Open::Nothing,
            bridges: amount,
            ..*price
        }),
        (Open::Pick(_), With::Things(things)) => price_text(&Price {
            things: price.purse(0, things),
            open: Open::Nothing,
            ..*price
        }),
        (_, With::Bridge(space)) => {
            let bridge = Message::new("kanal-now-bridge").with("space", route_place(space));
            let mut parts: Vec<Message> = Vec::new();
            if paying.is_none() {
                let things = price.things.iter();
                parts.extend(things.map(|(thing, n)| super::amount(thing, n)));
            }
            parts.push(bridge);
            list(parts)
        }
        _ => price_text(price),
    }
}

/// The turn or the pieces of an effect, as something to do.
fn doing(outcome: &Outcome) -> Option<Message> {
    let plain = Outcome {
        turn: false,
        build: None,
        ..*outcome
    };
    match (outcome.build, outcome.turn) {
        _ if plain != Outcome::default() => None,
        (Some((_, build)), false) => Some(built(build)),
        (None, true) => Some(Message::new("kanal-do-wheel")),
        (Some(_), true) | (None, false) => None,
    }
}

/// The pieces of an effect, as something to do.
fn built(build: Build) -> Message {
    let mut message = build_text(build);
    message.key = match (build.fee, build.place) {
        (Fee::Free, Place::Beside) => "kanal-now-build-free-beside",
        (Fee::Free, Place::Anywhere) => "kanal-now-build-free-anywhere",
        (Fee::Paid, Place::Beside) => "kanal-now-build-paid-beside",
        (Fee::Paid, Place::Anywhere) => "kanal-now-build-paid-anywhere",
    }
    .into();
    message
}

/// What the effects of a building would give now, those that give nothing left out.
fn building_gain(game: &Kanal, state: &State, plot: Plot, card: CardId) -> Message {
    let effects = (0..).zip(&game.card(card).effects);
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
    if !met(state.me(), plot, effect) {
        return None;
    }
    if let [gain] = &*effect.gains
        && effect.prices[0].is_none()
    {
        let outcome = outcome(state.me(), plot, gain, 0);
        if outcome == Outcome::default() {
            return None;
        }
        if outcome.is_plain() {
            return Some(outcome_text(&outcome));
        }
    }
    Some(effect_text(game, card, number))
}
