//! The words on a card, made from its data, and what an effect would give now.

use super::{amount, list, piece_name, purse, thing_name};
use crate::Kanal;
use crate::activation::{amounts, holds, measure};
use crate::board::Plot;
use crate::card::{CardId, Period};
use crate::effect::{Amounts, Block, Cond, Effect, Fee, Gain, Kind, Measure, Place, Price, Table};
use crate::purse::Thing;
use crate::state::Player;
use table::Message;

/// A card's name: every language file shows its own.
pub fn card_name(game: &Kanal, card: CardId) -> Message {
    let message = Message::new("kanal-card").with("id", card.to_string());
    match game.components.printing(card) {
        Some(printing) => message
            .with("en", printing.name.en.as_str())
            .with("fr", printing.name.fr.as_str())
            .with("it", printing.name.it.as_str())
            .with("de", printing.name.de.as_str()),
        None => Message::new("kanal-card-unknown").with("id", card.to_string()),
    }
}

pub(super) fn period_name(period: Period) -> Message {
    Message::new(match period {
        Period::Green => "kanal-period-green",
        Period::Brown => "kanal-period-brown",
        Period::Blue => "kanal-period-blue",
    })
}

/// All effects of a card, numbered and joined as they are written.
pub fn card_text(game: &Kanal, card: CardId) -> Message {
    match game.components.printing(card) {
        Some(printing) => block_text(game, card, &printing.block),
        None => Message::new("kanal-nothing"),
    }
}

fn block_text(game: &Kanal, card: CardId, block: &Block) -> Message {
    let (key, more, blocks) = match block {
        Block::Effect(number) => {
            return Message::new("kanal-block-effect")
                .with("number", *number as u8 + 1)
                .with("text", effect_text(game, card, *number as u8));
        }
        Block::All(blocks) => ("kanal-block-all", "kanal-block-all", blocks),
        Block::One(blocks) => ("kanal-block-one", "kanal-block-one-more", blocks),
    };
    let mut parts = blocks.iter().rev().map(|part| match part {
        Block::Effect(_) => block_text(game, card, part),
        Block::All(_) | Block::One(_) => {
            Message::new("kanal-block-group").with("text", block_text(game, card, part))
        }
    });
    let last = parts
        .next()
        .unwrap_or_else(|| Message::new("kanal-nothing"));
    let count = blocks.len();
    (2..).zip(parts).fold(last, |rest, (place, first)| {
        let key = if place == count { key } else { more };
        Message::new(key).with("first", first).with("rest", rest)
    })
}

/// One effect of a card, by its number from 0.
pub fn effect_text(game: &Kanal, card: CardId, number: u8) -> Message {
    let card = game.components.cards[card.index()].as_ref();
    let effect = card.and_then(|card| card.effects.get(usize::from(number)).copied().flatten());
    match effect {
        Some(effect) => text(&effect),
        None => Message::new("kanal-nothing"),
    }
}

fn text(effect: &Effect) -> Message {
    let mut message = gain_text(&effect.gain);
    let prices: Vec<Message> = effect.prices.iter().flatten().map(price_text).collect();
    if let Some(price) = either(prices) {
        message = Message::new("kanal-effect-pay")
            .with("price", price)
            .with("gain", message);
    }
    if let Some(times) = effect.times {
        let times = match times {
            Measure::Fixed(number) => Message::new("kanal-times-fixed").with("count", number),
            _ => Message::new("kanal-times-each").with("what", what(times)),
        };
        message = Message::new("kanal-effect-times")
            .with("times", times)
            .with("rest", message);
    }
    let conds: Vec<Message> = effect.when.iter().flatten().map(cond_text).collect();
    if conds.is_empty() {
        return message;
    }
    Message::new("kanal-effect-when")
        .with("when", list(conds))
        .with("rest", message)
}

/// Alternatives in a row: `a or b or c`.
fn either(parts: Vec<Message>) -> Option<Message> {
    parts.into_iter().reduce(|first, rest| {
        Message::new("kanal-or")
            .with("first", first)
            .with("rest", rest)
    })
}

fn price_text(price: &Price) -> Message {
    match *price {
        Price::Things(things) => purse(things),
        Price::Choose { thing, from, to } => Message::new("kanal-price-choose")
            .with("from", from)
            .with("to", to)
            .with("thing", thing_name(thing)),
        Price::Bridge(Place::Beside) => Message::new("kanal-price-bridge-beside"),
        Price::Bridge(Place::Anywhere) => Message::new("kanal-price-bridge-anywhere"),
    }
}

fn gain_text(gain: &Gain) -> Message {
    match gain {
        Gain::Flat(amounts) => Message::new("kanal-gain").with("gain", amounts_text(*amounts, 1)),
        Gain::Each(of, amounts) => Message::new("kanal-gain-each")
            .with("gain", amounts_text(*amounts, 1))
            .with("what", what(*of)),
        Gain::Table(of, table) => Message::new("kanal-gain-table")
            .with("rows", rows_text(table))
            .with("what", what(*of)),
        Gain::Build {
            count,
            fee,
            pieces,
            place,
        } => {
            let key = match (fee, place) {
                (Fee::Free, Place::Beside) => "kanal-gain-build-free-beside",
                (Fee::Free, Place::Anywhere) => "kanal-gain-build-free-anywhere",
                (Fee::Paid, Place::Beside) => "kanal-gain-build-paid-beside",
                (Fee::Paid, Place::Anywhere) => "kanal-gain-build-paid-anywhere",
            };
            let pieces = either(pieces.iter().map(piece_name).collect());
            Message::new(key).with("count", *count).with(
                "pieces",
                pieces.unwrap_or_else(|| Message::new("kanal-nothing")),
            )
        }
        Gain::Turn => Message::new("kanal-gain-turn"),
    }
}

fn rows_text(table: &Table) -> Message {
    let row = |row: &crate::effect::Row| {
        Message::new("kanal-row")
            .with("from", row.from)
            .with("gain", amounts_text(row.amounts, 1))
    };
    let rows = table.rows().iter().map(row);
    rows.reduce(|first, rest| {
        Message::new("kanal-rows")
            .with("first", first)
            .with("rest", rest)
    })
    .unwrap_or_else(|| Message::new("kanal-nothing"))
}

/// Things and prestige, so many times.
fn amounts_text(amounts: Amounts, times: u16) -> Message {
    let mut parts: Vec<Message> = Thing::ALL
        .into_iter()
        .filter(|thing| amounts.things[*thing as usize] > 0)
        .map(|thing| amount(thing, amounts.times(thing, times)))
        .collect();
    if amounts.prestige > 0 {
        let prestige = u16::from(amounts.prestige) * times;
        parts.push(Message::new("kanal-amount-prestige").with("count", prestige));
    }
    list(parts)
}

fn cond_text(cond: &Cond) -> Message {
    let count = |key: &'static str, of: Measure, number: u8| {
        Message::new(key)
            .with("count", number)
            .with("what", what(of))
    };
    match *cond {
        Cond::Exactly(of, number) => count("kanal-cond-exactly", of, number),
        Cond::AtLeast(of, number) => count("kanal-cond-at-least", of, number),
        Cond::AtMost(of, number) => count("kanal-cond-at-most", of, number),
        Cond::First => Message::new("kanal-cond-first"),
        Cond::Second => Message::new("kanal-cond-second"),
    }
}

/// What a measure counts.
fn what(measure: Measure) -> Message {
    let (kind, place) = match measure {
        Measure::Fixed(number) => return Message::new("kanal-times-fixed").with("count", number),
        Measure::Stock(thing) => {
            return Message::new("kanal-what-stock").with("thing", thing_name(thing));
        }
        Measure::Paid => return Message::new("kanal-what-paid"),
        Measure::Count(kind, place) => (kind, place),
    };
    let kind = Message::new(match kind {
        Kind::Route => "kanal-kind-route",
        Kind::Path => "kanal-piece-path",
        Kind::Road => "kanal-piece-road",
        Kind::Rail => "kanal-piece-rail",
        Kind::Canal => "kanal-piece-canal",
        Kind::Bridge => "kanal-piece-bridge",
        Kind::Building => "kanal-kind-building",
        Kind::Idle => "kanal-kind-idle",
        Kind::Once => "kanal-kind-once",
        Kind::Twice => "kanal-kind-twice",
        Kind::Kinds => "kanal-kind-kinds",
    });
    Message::new(match place {
        Place::Beside => "kanal-what-beside",
        Place::Anywhere => "kanal-what-anywhere",
    })
    .with("kind", kind)
}

/// What an effect of a card would do now if it stood, or stands, on this plot of this player.
pub fn effect_now(game: &Kanal, player: &Player, card: CardId, plot: Plot, number: u8) -> Message {
    let effect = game.card(card).effects[usize::from(number)];
    let nothing = Message::new("kanal-now-nothing");
    let Some(effect) = effect else {
        return nothing;
    };
    if !effect
        .when
        .iter()
        .flatten()
        .all(|cond| holds(player, plot, *cond))
    {
        return Message::new("kanal-now-condition");
    }
    if let Some(times) = effect.times {
        let times = measure(player, plot, times);
        return Message::new("kanal-now-times").with("count", times);
    }
    match effect.gain {
        Gain::Table(Measure::Paid, _) | Gain::Build { .. } | Gain::Turn => {
            Message::new("kanal-now-choice")
        }
        Gain::Flat(_) | Gain::Each(..) | Gain::Table(..) => {
            match amounts(player, plot, &effect.gain, 0) {
                Some((amounts, times)) => {
                    Message::new("kanal-now-gives").with("gain", amounts_text(amounts, times))
                }
                None => nothing,
            }
        }
    }
}
