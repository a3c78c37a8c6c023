//! Whether an effect can ever be of use: what a deck's checker refuses although it is well written.

use super::{Cond, Effect, Gain, Kind, KindSet, Measure, Open, Part, Place, Price, Reward, Table};
use crate::purse::{Purse, Thing};
use crate::rules::LIMITS;

/// The smallest and largest value something can have.
type Range = (u16, u16);

/// What is wrong with an effect that is well written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Some of it can never be used: probably a slip of the pen.
    Useless(String),
    /// It can be played, and is unlike every card of ours: a true copy may hold it.
    Unusual(String),
}

impl From<String> for Fault {
    fn from(words: String) -> Fault {
        Fault::Useless(words)
    }
}

impl From<&str> for Fault {
    fn from(words: &str) -> Fault {
        Fault::Useless(words.to_owned())
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Fault::Useless(words) | Fault::Unusual(words)) = self;
        f.write_str(words)
    }
}

/// Finds what is wrong with an effect: that it can never be used, that part of it can never matter.
///
/// # Errors
/// Which part of it is of no use, or unusual.
pub fn judge(effect: &Effect) -> Result<(), Fault> {
    judge_conditions(effect)?;
    judge_times(effect)?;
    for price in effect.prices.iter().flatten() {
        judge_price(effect, price)?;
    }
    for gain in &effect.gains {
        judge_gain(effect, gain)?;
    }
    let repeated = |gain: &Gain| effect.gains.iter().filter(|other| *other == gain).count() > 1;
    if effect.gains.iter().any(repeated) {
        return Err("two of the gains to choose from are the same".into());
    }
    // Last, so that what is only unusual hides nothing that is wrong.
    judge_usual(effect)
}

/// The values a measure can have while a building is activated.
fn range(measure: Measure) -> Range {
    let add = |a: Range, b: Range| (a.0 + b.0, a.1 + b.1);
    match measure {
        Measure::Fixed(number) => (u16::from(number), u16::from(number)),
        Measure::Paid => (0, 99),
        Measure::Stock(things) => things.iter().fold((0, 0), |sum, thing| match thing {
            Thing::Thaler => add(sum, (0, 99)),
            Thing::Wood | Thing::Clay | Thing::Coal | Thing::Stone | Thing::Steel => {
                add(sum, (0, LIMITS[thing as usize]))
            }
        }),
        Measure::DifferentStock(things) => (0, things.len() as u16),
        Measure::Different(kinds, place) => {
            let most = kinds.len() as u16;
            match (kinds.and(KindSet::ROUTES) == KindSet::ROUTES, place) {
                (true, Place::Beside) => (1, most),
                (true, Place::Anywhere) => (2, most),
                (false, _) => (0, most),
            }
        }
        Measure::Count(kinds, place) => {
            let routes = routes_range(kinds.and(KindSet::ROUTES), place);
            let bridges = match (kinds.contains(Kind::Bridge), place) {
                (false, _) => (0, 0),
                (true, Place::Beside) => (0, 4),
                (true, Place::Anywhere) => (0, 17),
            };
            let buildings = buildings_range(kinds.and(KindSet::BUILDINGS), place);
            add(add(routes, bridges), buildings)
        }
    }
}

/// How many routes of these kinds there can be.
fn routes_range(kinds: KindSet, place: Place) -> Range {
    if kinds.is_empty() {
        return (0, 0);
    }
    match (kinds == KindSet::ROUTES, place) {
        // Four routes or two bridges, which lie on routes, have made it active.
        (true, Place::Beside) => (2, 4),
        (false, Place::Beside) => (0, 4),
        (true, Place::Anywhere) => (4, 31),
        (false, Place::Anywhere) => {
            // The first rail and canal are there from the start and stay.
            let firm = [Kind::Rail, Kind::Canal];
            let there = firm.iter().filter(|kind| kinds.contains(**kind)).count() as u16;
            (there, 29 + there)
        }
    }
}

/// How many buildings of these kinds there can be.
fn buildings_range(kinds: KindSet, place: Place) -> Range {
    match (place, kinds == KindSet::BUILDINGS) {
        _ if kinds.is_empty() => (0, 0),
        (Place::Beside, _) => (0, 4),
        // The building itself is one.
        (Place::Anywhere, true) => (1, 12),
        // It is not activated twice yet.
        (Place::Anywhere, false) if kinds == KindSet::of(Kind::Twice) => (0, 11),
        (Place::Anywhere, false) => (0, 12),
    }
}

/// The values a measure can have when the conditions of its effect hold; empty when they contradict one another.
fn range_within(effect: &Effect, measure: Measure) -> Range {
    let mut range = range(measure);
    if effect.any {
        return range;
    }
    for cond in effect.when.iter().flatten() {
        let allowed = match *cond {
            Cond::Exactly(of, n) if of == measure => (u16::from(n), u16::from(n)),
            Cond::AtLeast(of, n) if of == measure => (u16::from(n), u16::MAX),
            Cond::AtMost(of, n) if of == measure => (0, u16::from(n)),
            Cond::Exactly(..) | Cond::AtLeast(..) | Cond::AtMost(..) => continue,
            Cond::First | Cond::Second => continue,
        };
        range = (range.0.max(allowed.0), range.1.min(allowed.1));
    }
    range
}

/// What a condition counts, and the values with which it holds.
fn wanted(cond: &Cond) -> Option<(Measure, u16, u16)> {
    match *cond {
        Cond::First | Cond::Second => None,
        Cond::Exactly(measure, n) => Some((measure, u16::from(n), u16::from(n))),
        Cond::AtLeast(measure, n) => Some((measure, u16::from(n), u16::MAX)),
        Cond::AtMost(measure, n) => Some((measure, 0, u16::from(n))),
    }
}

fn judge_conditions(effect: &Effect) -> Result<(), Fault> {
    for cond in effect.when.iter().flatten() {
        let Some((measure, low, high)) = wanted(cond) else {
            continue;
        };
        if measure == Measure::Paid {
            return Err("'paid' has a meaning only in 'by paid (...)'".into());
        }
        let (least, most) = range(measure);
        if high < least || low > most {
            return Err(format!(
                "no possible use: this count is always {least} to {most}, so the condition never holds"
            ).into());
        }
        if effect.any {
            continue;
        }
        let (low, high) = range_within(effect, measure);
        if low > high {
            return Err("no possible use: the conditions contradict one another".into());
        }
    }
    let conds = || effect.when.iter().flatten();
    if effect.any {
        return Ok(());
    }
    if conds().any(|c| *c == Cond::First) && conds().any(|c| *c == Cond::Second) {
        return Err("no possible use: an activation is not the first and the second".into());
    }
    let count = |kinds| range_within(effect, Measure::Count(kinds, Place::Beside));
    let kinds = KindSet::ROUTES.iter();
    let least: u16 = kinds.map(|kind| count(KindSet::of(kind)).0).sum();
    if least > count(KindSet::ROUTES).1 {
        return Err(format!(
            "no possible use: the conditions want {least} routes beside the building"
        )
        .into());
    }
    Ok(())
}

fn judge_times(effect: &Effect) -> Result<(), Fault> {
    let Some(times) = effect.times else {
        return Ok(());
    };
    if times == Measure::Paid {
        return Err("'paid' has a meaning only in 'by paid (...)'".into());
    }
    if range_within(effect, times).1 == 0 {
        return Err("no possible use: there is never anything to count".into());
    }
    let does = |reward: &Reward| reward.build.is_some() || reward.turn;
    let plain = |gain: &Gain| !gain.rewards().any(does);
    if effect.gains.iter().any(plain) && effect.prices[0].is_none() {
        return Err(
            "'up to' needs a price, a 'build' or a 'turn'; for one gain write 'each'".into(),
        );
    }
    if counts_thalers(times) && effect.gains.iter().any(gives_thalers) {
        return Err("thalers in stock are never the measure of a gain in thalers".into());
    }
    Ok(())
}

/// Whether thalers in stock are in a measure.
fn counts_thalers(measure: Measure) -> bool {
    matches!(measure, Measure::Stock(things) if things.contains(Thing::Thaler))
}

fn gives_thalers(gain: &Gain) -> bool {
    gain.rewards()
        .any(|reward| reward.amounts.things[Thing::Thaler as usize] > 0)
}

/// The most thalers that a cost or price may ask for.
const MOST_THALERS: u16 = 30;

/// Refuses a cost or price that nobody can ever pay.
pub(crate) fn judge_payable(purse: Purse) -> Result<(), String> {
    for (thing, amount) in purse.iter() {
        let limit = LIMITS[thing as usize].min(MOST_THALERS);
        if amount > limit {
            return Err(format!(
                "no possible use: {amount} {} can never be paid, the most is {limit}",
                thing.word()
            ));
        }
    }
    Ok(())
}

fn judge_price(effect: &Effect, price: &Price) -> Result<(), Fault> {
    let by_paid = effect.by_paid();
    let chosen = match price.open {
        Open::Amount { thing, from, to } => {
            judge_payable(Purse::of(thing, u16::from(to)))?;
            Some(from)
        }
        Open::Bridges { from, .. } => Some(from),
        Open::Nothing | Open::Pick(_) => None,
    };
    match (chosen, by_paid) {
        (Some(_), false) => {
            return Err("a price that the player chooses needs a gain 'by paid (...)'".into());
        }
        (None, true) => {
            return Err("'by paid (...)' needs prices such as '1..4 coal'".into());
        }
        (Some(from), true) => {
            let gives = |part: &Part| match part {
                Part::Table(Measure::Paid, table) => table.at(u16::from(from)).is_some(),
                Part::Flat(_) | Part::Each(..) | Part::Table(..) => true,
            };
            if !effect.gains.iter().flat_map(|gain| &gain.parts).any(gives) {
                return Err(format!("no possible use: paying {from} gives nothing").into());
            }
        }
        (None, false) => {}
    }
    judge_payable(price.things)?;
    if let Open::Pick(pick) = price.open {
        for thing in pick.from.iter() {
            judge_payable(price.things.plus(Purse::of(thing, u16::from(pick.each))))?;
        }
    }
    let most = match price.open {
        Open::Bridges { to, .. } => to,
        Open::Nothing | Open::Amount { .. } | Open::Pick(_) => price.bridges,
    };
    let bridges = range_within(effect, Measure::Count(KindSet::BRIDGES, price.place)).1;
    match (most, bridges) {
        (0, _) => Ok(()),
        (_, 0) => Err("no possible use: there is no bridge to pay with".into()),
        (most, bridges) if u16::from(most) > bridges => Err(format!(
            "no possible use: {most} bridges can never be paid, the most is {bridges}"
        )
        .into()),
        _ => Ok(()),
    }
}

fn judge_gain(effect: &Effect, gain: &Gain) -> Result<(), Fault> {
    for part in &gain.parts {
        match part {
            Part::Flat(reward) => judge_reward(reward)?,
            Part::Each(measure, reward) => {
                if *measure == Measure::Paid {
                    return Err("'paid' has a meaning only in 'by paid (...)'".into());
                }
                if counts_thalers(*measure) && gives_thalers(gain) {
                    return Err(
                        "thalers in stock are never the measure of a gain in thalers".into(),
                    );
                }
                if range_within(effect, *measure).1 == 0 {
                    return Err("no possible use: there is never anything to count".into());
                }
                judge_reward(reward)?;
            }
            Part::Table(measure, table) => judge_table(effect, *measure, table)?,
        }
    }
    Ok(())
}

fn judge_table(effect: &Effect, measure: Measure, table: &Table) -> Result<(), Fault> {
    let range = match measure {
        Measure::Paid => paid_range(effect)?,
        Measure::Fixed(_)
        | Measure::Count(..)
        | Measure::Different(..)
        | Measure::Stock(_)
        | Measure::DifferentStock(_) => range_within(effect, measure),
    };
    for (n, row) in table.rows().iter().enumerate() {
        judge_reward(&row.reward)?;
        let next = table.rows().get(n + 1).map(|row| u16::from(row.from));
        if u16::from(row.from) > range.1 || next.is_some_and(|next| next <= range.0) {
            return Err(format!("no possible use: row {} never applies", row.from).into());
        }
    }
    Ok(())
}

fn judge_reward(reward: &Reward) -> Result<(), Fault> {
    if let Some(build) = reward.build {
        let most = match build.place {
            Place::Beside => 4,
            Place::Anywhere => 31,
        };
        if build.count > most {
            return Err(format!(
                "no possible use: there are only {most} spaces to build {} pieces on",
                build.count
            )
            .into());
        }
    }
    Ok(())
}

/// The amounts that can be paid for a table `by paid`.
fn paid_range(effect: &Effect) -> Result<Range, String> {
    let mut range: Option<Range> = None;
    for price in effect.prices.iter().flatten() {
        if let Open::Amount { from, to, .. } | Open::Bridges { from, to } = price.open {
            let (least, most) = range.unwrap_or((u16::from(from), u16::from(to)));
            range = Some((least.min(u16::from(from)), most.max(u16::from(to))));
        }
    }
    range.ok_or_else(|| "'by paid (...)' needs prices such as '1..4 coal'".to_owned())
}

/// Finds what can be played and is unlike every card of ours: conditions that always hold, gains of more than can be held.
fn judge_usual(effect: &Effect) -> Result<(), Fault> {
    for cond in effect.when.iter().flatten() {
        let Some((measure, low, high)) = wanted(cond) else {
            continue;
        };
        let (least, most) = range(measure);
        if low <= least && high >= most {
            return Err(Fault::Unusual(format!(
                "the condition always holds: this count is always {least} to {most}"
            )));
        }
    }
    let has = |wish| effect.when.iter().flatten().any(|cond| *cond == wish);
    if effect.any && has(Cond::First) && has(Cond::Second) {
        let words = "the condition always holds: it is the first or the second";
        return Err(Fault::Unusual(words.to_owned()));
    }
    for part in effect.gains.iter().flat_map(|gain| &gain.parts) {
        match part {
            Part::Flat(reward) | Part::Each(_, reward) => judge_kept(reward)?,
            Part::Table(_, table) => {
                for row in table.rows() {
                    judge_kept(&row.reward)?;
                }
            }
        }
    }
    Ok(())
}

/// Finds a gain of more than can be held.
fn judge_kept(reward: &Reward) -> Result<(), Fault> {
    let picked = reward.pick.map(|pick| pick.purse(pick.from));
    for purse in [Some(reward.amounts.purse(1)), picked].iter().flatten() {
        for (thing, amount) in purse.iter() {
            if amount > LIMITS[thing as usize] {
                return Err(Fault::Unusual(format!(
                    "{amount} {} can never be kept: the most is {}",
                    thing.word(),
                    LIMITS[thing as usize]
                )));
            }
        }
    }
    Ok(())
}
