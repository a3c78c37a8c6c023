//! The words on a card, made from its data, and what an effect would give now.

use super::{amount, either, list, purse, thing_name};
use crate::Kanal;
use crate::board::Plot;
use crate::card::CardId;
use crate::effect::{
    Amounts, Block, Cond, Effect, Fee, Gain, Kind, Measure, Piece, Place, Price, Table,
};
use crate::measure::{amounts, holds, measure};
use crate::purse::Thing;
use crate::state::Player;
use towpath_core::Message;

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

/// All effects of a card, numbered and joined as they are written.
pub fn card_text(game: &Kanal, card: CardId) -> Message {
    match game
        .components
        .printing(card)
        .map(|printing| &printing.block)
    {
        Some(Block::Effect(number)) => effect_text(game, card, *number as u8),
        Some(block) => block_text(game, card, block),
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
            Measure::Count(..) | Measure::Stock(_) | Measure::Paid => {
                Message::new("kanal-times-each").with("what", what(times, Form::One))
            }
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

pub(super) fn price_text(price: &Price) -> Message {
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

pub(super) fn gain_text(gain: &Gain) -> Message {
    match gain {
        Gain::Flat(amounts) => Message::new("kanal-gain").with("gain", amounts_text(*amounts, 1)),
        Gain::Each(of, amounts) => Message::new("kanal-gain-each")
            .with("gain", amounts_text(*amounts, 1))
            .with("what", what(*of, Form::One)),
        Gain::Table(of, table) => Message::new("kanal-gain-table")
            .with("rows", rows_text(table))
            .with("what", what(*of, Form::Many)),
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
            let named = |form| {
                let names = pieces.iter().map(|piece| kind_name(kind_of(piece), form));
                either(names.collect()).unwrap_or_else(|| Message::new("kanal-nothing"))
            };
            Message::new(key)
                .with("count", *count)
                .with("one", named(Form::One))
                .with("many", named(Form::Many))
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
pub(crate) fn amounts_text(amounts: Amounts, times: u16) -> Message {
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
            .with("one", what(of, Form::One))
            .with("many", what(of, Form::Many))
    };
    match *cond {
        Cond::Exactly(of, number) => count("kanal-cond-exactly", of, number),
        Cond::AtLeast(of, number) => count("kanal-cond-at-least", of, number),
        Cond::AtMost(of, number) => count("kanal-cond-at-most", of, number),
        Cond::First => Message::new("kanal-cond-first"),
        Cond::Second => Message::new("kanal-cond-second"),
    }
}

/// Whether one or several are spoken of.
#[derive(Copy, Clone)]
enum Form {
    One,
    Many,
}

/// What a measure counts.
fn what(measure: Measure, form: Form) -> Message {
    let (kind, place) = match measure {
        Measure::Fixed(number) => return Message::new("kanal-times-fixed").with("count", number),
        Measure::Stock(thing) => {
            return Message::new("kanal-what-stock").with("thing", thing_name(thing));
        }
        Measure::Paid => return Message::new("kanal-what-paid"),
        Measure::Count(kind, place) => (kind, place),
    };
    Message::new(match place {
        Place::Beside => "kanal-what-beside",
        Place::Anywhere => "kanal-what-anywhere",
    })
    .with("kind", kind_name(kind, form))
}

const fn kind_of(piece: Piece) -> Kind {
    match piece {
        Piece::Path => Kind::Path,
        Piece::Road => Kind::Road,
        Piece::Rail => Kind::Rail,
        Piece::Canal => Kind::Canal,
        Piece::Bridge => Kind::Bridge,
    }
}

fn kind_name(kind: Kind, form: Form) -> Message {
    Message::new(match (kind, form) {
        (Kind::Route, Form::One) => "kanal-kind-route",
        (Kind::Route, Form::Many) => "kanal-kinds-route",
        (Kind::Path, Form::One) => "kanal-piece-path",
        (Kind::Path, Form::Many) => "kanal-kinds-path",
        (Kind::Road, Form::One) => "kanal-piece-road",
        (Kind::Road, Form::Many) => "kanal-kinds-road",
        (Kind::Rail, Form::One) => "kanal-piece-rail",
        (Kind::Rail, Form::Many) => "kanal-kinds-rail",
        (Kind::Canal, Form::One) => "kanal-piece-canal",
        (Kind::Canal, Form::Many) => "kanal-kinds-canal",
        (Kind::Bridge, Form::One) => "kanal-piece-bridge",
        (Kind::Bridge, Form::Many) => "kanal-kinds-bridge",
        (Kind::Building, Form::One) => "kanal-kind-building",
        (Kind::Building, Form::Many) => "kanal-kinds-building",
        (Kind::Idle, Form::One) => "kanal-kind-idle",
        (Kind::Idle, Form::Many) => "kanal-kinds-idle",
        (Kind::Once, Form::One) => "kanal-kind-once",
        (Kind::Once, Form::Many) => "kanal-kinds-once",
        (Kind::Twice, Form::One) => "kanal-kind-twice",
        (Kind::Twice, Form::Many) => "kanal-kinds-twice",
        (Kind::Kinds, Form::One) => "kanal-kind-kinds",
        (Kind::Kinds, Form::Many) => "kanal-kinds-kinds",
    })
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
