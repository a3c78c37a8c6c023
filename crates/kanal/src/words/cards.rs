//! The words on a card, made from its data, and what an effect would give now.

use super::{amount, either, list, thing_name};
use crate::Kanal;
use crate::board::Plot;
use crate::card::CardId;
use crate::effect::{
    Block, Build, Cond, Effect, Fee, Gain, Kind, KindSet, Measure, Open, Part, Pick, Place, Price,
    Reward, Table, ThingSet,
};
use crate::measure::{Outcome, measure, met, outcome};
use crate::purse::Purse;
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
        Block::Order(blocks) => ("kanal-block-order", "kanal-block-order-more", blocks),
    };
    let mut parts = blocks.iter().rev().map(|part| match part {
        Block::Effect(_) => block_text(game, card, part),
        Block::All(_) | Block::One(_) | Block::Order(_) => {
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
    match card.and_then(|card| card.effects.get(usize::from(number))) {
        Some(effect) => text(effect),
        None => Message::new("kanal-nothing"),
    }
}

fn text(effect: &Effect) -> Message {
    let mut message = gains_text(effect);
    let prices: Vec<Message> = effect.prices.iter().flatten().map(price_text).collect();
    if let Some(price) = either(prices) {
        message = Message::new("kanal-effect-pay")
            .with("price", price)
            .with("gain", message);
    }
    if let Some(times) = effect.times {
        let times = match times {
            Measure::Fixed(number) => Message::new("kanal-times-fixed").with("count", number),
            Measure::Count(..)
            | Measure::Different(..)
            | Measure::Stock(_)
            | Measure::DifferentStock(_)
            | Measure::Paid => {
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
    let conds = match effect.any {
        true => either(conds).unwrap_or_else(|| Message::new("kanal-nothing")),
        false => list(conds),
    };
    Message::new("kanal-effect-when")
        .with("when", conds)
        .with("rest", message)
}

pub(super) fn price_text(price: &Price) -> Message {
    let mut parts: Vec<Message> = price
        .things
        .iter()
        .map(|(thing, n)| amount(thing, n))
        .collect();
    match price.open {
        Open::Nothing | Open::Bridges { .. } => {}
        Open::Amount { thing, from, to } => parts.push(
            Message::new("kanal-price-choose")
                .with("from", from)
                .with("to", to)
                .with("thing", thing_name(thing)),
        ),
        Open::Pick(pick) => parts.push(pick_text(pick)),
    }
    if price.bridges > 0 {
        parts.push(bridges_text(price));
    }
    list(parts)
}

/// The bridges of a price.
fn bridges_text(price: &Price) -> Message {
    let key = |beside, anywhere| match price.place {
        Place::Beside => Message::new(beside),
        Place::Anywhere => Message::new(anywhere),
    };
    match (price.open, price.bridges) {
        (Open::Bridges { from, to }, _) => key(
            "kanal-price-bridges-choose-beside",
            "kanal-price-bridges-choose-anywhere",
        )
        .with("from", from)
        .with("to", to),
        (_, 1) => key("kanal-price-bridge-beside", "kanal-price-bridge-anywhere"),
        (_, count) => {
            key("kanal-price-bridges-beside", "kanal-price-bridges-anywhere").with("count", count)
        }
    }
}

/// Things that are picked: `3 wood or 3 clay`, `2 different materials`.
pub(crate) fn pick_text(pick: Pick) -> Message {
    let all = pick.from == ThingSet::MATERIALS;
    let count = u16::from(pick.each);
    match (pick.kinds, all) {
        (1, true) => Message::new("kanal-pick-material").with("count", count),
        (1, false) => {
            let things = pick.from.iter().map(|thing| amount(thing, count));
            either(things.collect()).unwrap_or_else(|| Message::new("kanal-nothing"))
        }
        (kinds, true) => Message::new("kanal-pick-materials")
            .with("kinds", kinds)
            .with("count", count),
        (kinds, false) => {
            let things = pick.from.iter().map(|thing| amount(thing, count));
            Message::new("kanal-pick-different")
                .with("kinds", kinds)
                .with("things", list(things.collect()))
        }
    }
}

/// What an effect gives: one gain or several to choose from.
pub(super) fn gains_text(effect: &Effect) -> Message {
    // Things alone are said to be gained once: `gain 1 stone or 2 thalers`.
    let plain = |gain: &Gain| match gain.only() {
        Some(Part::Flat(reward)) if reward.build.is_none() && !reward.turn => {
            Some(things_text(reward))
        }
        _ => None,
    };
    let things: Option<Vec<Message>> = effect.gains.iter().map(plain).collect();
    if let Some(gain) = things.and_then(either) {
        return Message::new("kanal-gain").with("gain", gain);
    }
    let gains = effect.gains.iter().map(gain_text).rev();
    gains
        .reduce(|rest, first| {
            Message::new("kanal-gain-or")
                .with("first", first)
                .with("rest", rest)
        })
        .unwrap_or_else(|| Message::new("kanal-nothing"))
}

/// What comes together.
fn together(parts: Vec<Message>) -> Message {
    let parts = parts.into_iter().rev();
    parts
        .reduce(|rest, first| {
            Message::new("kanal-gain-and")
                .with("first", first)
                .with("rest", rest)
        })
        .unwrap_or_else(|| Message::new("kanal-nothing"))
}

pub(super) fn gain_text(gain: &Gain) -> Message {
    together(gain.parts.iter().flat_map(part_text).collect())
}

fn part_text(part: &Part) -> Vec<Message> {
    match part {
        Part::Flat(reward) => reward_text(reward, true),
        Part::Each(of, reward) => vec![
            Message::new("kanal-gain-each")
                .with("gain", things_text(reward))
                .with("what", what(*of, Form::One)),
        ],
        Part::Table(of, table) => vec![
            Message::new("kanal-gain-table")
                .with("rows", rows_text(table))
                .with("what", what(*of, Form::Many)),
        ],
    }
}

/// Things, pieces and a turn of the wheel; `said` when the things are said to be gained.
fn reward_text(reward: &Reward, said: bool) -> Vec<Message> {
    let mut parts = Vec::new();
    if !reward.amounts.is_empty() || reward.pick.is_some() {
        let things = things_text(reward);
        parts.push(match said {
            true => Message::new("kanal-gain").with("gain", things),
            false => things,
        });
    }
    parts.extend(reward.build.map(build_text));
    if reward.turn {
        parts.push(Message::new("kanal-gain-turn"));
    }
    parts
}

/// The things and the prestige of a reward.
fn things_text(reward: &Reward) -> Message {
    let Reward { amounts, pick, .. } = reward;
    amounts_text(amounts.purse(1), u16::from(amounts.prestige), *pick)
}

pub(super) fn build_text(build: Build) -> Message {
    let key = match (build.fee, build.place) {
        (Fee::Free, Place::Beside) => "kanal-gain-build-free-beside",
        (Fee::Free, Place::Anywhere) => "kanal-gain-build-free-anywhere",
        (Fee::Paid, Place::Beside) => "kanal-gain-build-paid-beside",
        (Fee::Paid, Place::Anywhere) => "kanal-gain-build-paid-anywhere",
    };
    let named = |form| {
        let kinds = build.pieces.iter().map(|piece| Kind::ALL[piece as usize]);
        let names = kinds.map(|kind| kind_name(kind, form));
        either(names.collect()).unwrap_or_else(|| Message::new("kanal-nothing"))
    };
    Message::new(key)
        .with("count", build.count)
        .with("one", named(Form::One))
        .with("many", named(Form::Many))
}

fn rows_text(table: &Table) -> Message {
    let row = |row: &crate::effect::Row| {
        Message::new("kanal-row")
            .with("from", row.from)
            .with("gain", together(reward_text(&row.reward, false)))
    };
    let rows = table.rows().iter().map(row);
    rows.reduce(|first, rest| {
        Message::new("kanal-rows")
            .with("first", first)
            .with("rest", rest)
    })
    .unwrap_or_else(|| Message::new("kanal-nothing"))
}

/// What a gain comes to, as far as it is things and prestige.
pub(crate) fn outcome_text(outcome: &Outcome) -> Message {
    amounts_text(outcome.things, outcome.prestige, outcome.pick)
}

fn amounts_text(things: Purse, prestige: u16, pick: Option<Pick>) -> Message {
    let mut parts: Vec<Message> = things.iter().map(|(thing, n)| amount(thing, n)).collect();
    if prestige > 0 {
        parts.push(Message::new("kanal-amount-prestige").with("count", prestige));
    }
    parts.extend(pick.map(pick_text));
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
    let things = |set: ThingSet| {
        let names = set.iter().map(thing_name).collect();
        either(names).unwrap_or_else(|| Message::new("kanal-nothing"))
    };
    let (kind, place) = match measure {
        Measure::Fixed(number) => return Message::new("kanal-times-fixed").with("count", number),
        Measure::Stock(ThingSet::MATERIALS) => {
            return Message::new(match form {
                Form::One => "kanal-what-stock-material",
                Form::Many => "kanal-what-stock-materials",
            });
        }
        Measure::Stock(set) => {
            return Message::new("kanal-what-stock").with("thing", things(set));
        }
        Measure::DifferentStock(ThingSet::MATERIALS) => {
            return Message::new(match form {
                Form::One => "kanal-what-different-material",
                Form::Many => "kanal-what-different-materials",
            });
        }
        Measure::DifferentStock(set) => {
            return Message::new(match form {
                Form::One => "kanal-what-different-stock",
                Form::Many => "kanal-what-different-stocks",
            })
            .with("things", things(set));
        }
        Measure::Paid => return Message::new("kanal-what-paid"),
        Measure::Count(kinds, place) => (kinds_name(kinds, form), place),
        Measure::Different(KindSet::ROUTES, place) => (
            Message::new(match form {
                Form::One => "kanal-kind-kinds",
                Form::Many => "kanal-kinds-kinds",
            }),
            place,
        ),
        Measure::Different(kinds, place) => (
            Message::new(match form {
                Form::One => "kanal-kind-different",
                Form::Many => "kanal-kinds-different",
            })
            .with("kinds", kinds_name(kinds, Form::One)),
            place,
        ),
    };
    Message::new(match place {
        Place::Beside => "kanal-what-beside",
        Place::Anywhere => "kanal-what-anywhere",
    })
    .with("kind", kind)
}

/// Kinds as alternatives: `canal or rail`.
fn kinds_name(kinds: KindSet, form: Form) -> Message {
    let (mut names, mut rest) = (Vec::new(), kinds);
    for (whole, one, many) in [
        (KindSet::ROUTES, "kanal-kind-route", "kanal-kinds-route"),
        (
            KindSet::BUILDINGS,
            "kanal-kind-building",
            "kanal-kinds-building",
        ),
    ] {
        if kinds.and(whole) == whole {
            rest = rest.without(whole);
            names.push(Message::new(match form {
                Form::One => one,
                Form::Many => many,
            }));
        }
    }
    names.extend(rest.iter().map(|kind| kind_name(kind, form)));
    either(names).unwrap_or_else(|| Message::new("kanal-nothing"))
}

fn kind_name(kind: Kind, form: Form) -> Message {
    Message::new(match (kind, form) {
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
        (Kind::Idle, Form::One) => "kanal-kind-idle",
        (Kind::Idle, Form::Many) => "kanal-kinds-idle",
        (Kind::Once, Form::One) => "kanal-kind-once",
        (Kind::Once, Form::Many) => "kanal-kinds-once",
        (Kind::Twice, Form::One) => "kanal-kind-twice",
        (Kind::Twice, Form::Many) => "kanal-kinds-twice",
    })
}

/// What an effect of a card would do now if it stood, or stands, on this plot of this player.
pub fn effect_now(game: &Kanal, player: &Player, card: CardId, plot: Plot, number: u8) -> Message {
    let nothing = Message::new("kanal-now-nothing");
    let Some(effect) = game.card(card).effects.get(usize::from(number)) else {
        return nothing;
    };
    if !met(player, plot, effect) {
        return Message::new("kanal-now-condition");
    }
    if let Some(times) = effect.times {
        let times = measure(player, plot, times);
        return Message::new("kanal-now-times").with("count", times);
    }
    let gains: Vec<Outcome> = effect
        .gains
        .iter()
        .map(|gain| outcome(player, plot, gain, 0))
        .filter(|outcome| *outcome != Outcome::default())
        .collect();
    match gains[..] {
        _ if effect.by_paid() => Message::new("kanal-now-choice"),
        [] => nothing,
        _ if gains.iter().all(Outcome::is_plain) => {
            let gains = gains.iter().map(outcome_text).collect();
            let gains = either(gains).unwrap_or_else(|| Message::new("kanal-nothing"));
            Message::new("kanal-now-gives").with("gain", gains)
        }
        [only] if only.pick.is_some() && only.build.is_none() && !only.turn => {
            Message::new("kanal-now-gives").with("gain", outcome_text(&only))
        }
        _ => Message::new("kanal-now-choice"),
    }
}
