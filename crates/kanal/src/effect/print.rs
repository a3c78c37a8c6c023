//! Writing effects in the effect language, in one form: reading it back gives the same effects.

use super::{
    Amounts, Block, Build, Cond, Effect, Fee, Gain, Kind, KindSet, Measure, Open, Part, Pick,
    Place, Price, Reward, ThingSet,
};
use crate::purse::Thing;

/// The text of a card's effects.
pub fn print_block(block: &Block, effects: &[Effect]) -> String {
    let (word, blocks) = match block {
        Block::Effect(number) => return effects.get(*number).map(effect).unwrap_or_default(),
        Block::All(blocks) => ("all", blocks),
        Block::One(blocks) => ("one", blocks),
        Block::Order(blocks) => ("order", blocks),
    };
    let parts = blocks.iter().map(|block| print_block(block, effects));
    format!("{word}({})", join(parts, "; "))
}

fn join(parts: impl IntoIterator<Item = String>, between: &str) -> String {
    parts.into_iter().collect::<Vec<_>>().join(between)
}

fn effect(effect: &Effect) -> String {
    let mut text = String::new();
    if effect.when[0].is_some() {
        let between = if effect.any { " or " } else { " and " };
        let conds = effect.when.iter().flatten().map(cond);
        text += &format!("when {}: ", join(conds, between));
    }
    if let Some(times) = effect.times {
        text += &format!("up to {}: ", measure(times));
    }
    if effect.prices[0].is_some() {
        let prices = effect.prices.iter().flatten().map(price);
        text += &format!("{} -> ", join(prices, " or "));
    }
    text + &join(effect.gains.iter().map(gain), " or ")
}

fn cond(cond: &Cond) -> String {
    match *cond {
        Cond::Exactly(of, number) => format!("{} = {number}", measure(of)),
        Cond::AtLeast(of, number) => format!("{} >= {number}", measure(of)),
        Cond::AtMost(of, number) => format!("{} <= {number}", measure(of)),
        Cond::First => "first".to_owned(),
        Cond::Second => "second".to_owned(),
    }
}

fn measure(measure: Measure) -> String {
    match measure {
        Measure::Fixed(number) => number.to_string(),
        Measure::Count(set, at) => format!("{} {}", kinds(set), place(at)),
        Measure::Different(KindSet::ROUTES, at) => format!("kinds {}", place(at)),
        Measure::Different(set, at) => format!("different {} {}", kinds(set), place(at)),
        Measure::Stock(set) => format!("stock {}", things(set)),
        Measure::DifferentStock(set) => format!("different stock {}", things(set)),
        Measure::Paid => "paid".to_owned(),
    }
}

const fn place(place: Place) -> &'static str {
    match place {
        Place::Beside => "beside",
        Place::Anywhere => "anywhere",
    }
}

fn kinds(set: KindSet) -> String {
    let (mut words, mut rest) = (Vec::new(), set);
    for (whole, word) in [(KindSet::ROUTES, "route"), (KindSet::BUILDINGS, "building")] {
        if set.and(whole) == whole {
            words.push(word.to_owned());
            rest = rest.without(whole);
        }
    }
    words.extend(rest.iter().map(|kind| {
        let word = match kind {
            Kind::Path => "path",
            Kind::Road => "road",
            Kind::Rail => "rail",
            Kind::Canal => "canal",
            Kind::Bridge => "bridge",
            Kind::Idle => "idle building",
            Kind::Once => "once building",
            Kind::Twice => "twice building",
        };
        word.to_owned()
    }));
    words.join("/")
}

fn things(set: ThingSet) -> String {
    match set {
        ThingSet::MATERIALS => "material".to_owned(),
        _ => join(set.iter().map(|thing| thing.word().to_owned()), "/"),
    }
}

fn price(price: &Price) -> String {
    let mut items: Vec<String> = Vec::new();
    if !price.things.is_empty() {
        items.push(price.things.to_string());
    }
    let mut bridges = match price.bridges {
        1 => String::new(),
        count => format!("{count} "),
    };
    match price.open {
        Open::Nothing => {}
        Open::Amount { thing, from, to } => items.push(format!("{from}..{to} {}", thing.word())),
        Open::Bridges { from, to } => bridges = format!("{from}..{to} "),
        Open::Pick(of) => items.push(pick(of)),
    }
    if price.bridges > 0 {
        items.push(format!("{bridges}bridge {}", place(price.place)));
    }
    items.join(" ")
}

fn pick(pick: Pick) -> String {
    match (pick.kinds, pick.each) {
        (1, each) if pick.from.len() > 1 => format!("{each} {}", things(pick.from)),
        (kinds, _) => format!("{kinds} different {}", things(pick.from)),
    }
}

fn gain(gain: &Gain) -> String {
    let parts = gain.parts.iter().map(|part| match part {
        Part::Flat(of) => reward(of),
        Part::Each(of, each) => format!("each {}: {}", measure(*of), reward(each)),
        Part::Table(of, table) => {
            let rows = table.rows().iter();
            let rows = rows.map(|row| format!("{}: {}", row.from, reward(&row.reward)));
            format!("by {} ({})", measure(*of), join(rows, ", "))
        }
    });
    join(parts, " and ")
}

fn reward(reward: &Reward) -> String {
    let mut items = amounts(reward.amounts);
    items.extend(reward.pick.map(pick));
    let mut parts = Vec::new();
    if !items.is_empty() {
        parts.push(items.join(" "));
    }
    parts.extend(reward.build.map(build));
    if reward.turn {
        parts.push("turn".to_owned());
    }
    parts.join(" and ")
}

fn amounts(amounts: Amounts) -> Vec<String> {
    let things = Thing::ALL.into_iter().zip(amounts.things);
    let words = things.map(|(thing, amount)| (amount, thing.word()));
    let words = words.chain([(amounts.prestige, "prestige")]);
    let words = words.filter(|(amount, _)| *amount > 0);
    words
        .map(|(amount, word)| format!("{amount} {word}"))
        .collect()
}

fn build(build: Build) -> String {
    let count = match build.count {
        1 => String::new(),
        count => format!("{count} "),
    };
    let fee = match build.fee {
        Fee::Free => "free",
        Fee::Paid => "paid",
    };
    let routes = super::PieceSet::ROUTES;
    let whole = routes.iter().all(|piece| build.pieces.contains(piece));
    let mut pieces = Vec::new();
    if whole {
        pieces.push("route");
    }
    let rest = build
        .pieces
        .iter()
        .filter(|piece| !whole || !routes.contains(*piece));
    pieces.extend(rest.map(|piece| piece.word()));
    format!(
        "build {count}{fee} {} {}",
        pieces.join("/"),
        place(build.place)
    )
}
