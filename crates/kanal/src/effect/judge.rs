//! Whether an effect can ever be of use: what a deck's checker refuses although it is well written.

use super::{Cond, Effect, Gain, Kind, Measure, Place, Price};
use crate::purse::{Purse, Thing};
use crate::rules::LIMITS;

/// The smallest and largest value something can have.
type Range = (u16, u16);

/// Refuses an effect that can never be used, or part of which can never matter.
///
/// # Errors
/// Which part of it is of no use.
pub fn judge(effect: &Effect) -> Result<(), String> {
    judge_conditions(effect)?;
    judge_times(effect)?;
    for price in effect.prices.iter().flatten() {
        judge_price(effect, price)?;
    }
    judge_gain(effect)
}

/// The values a measure can have while a building is activated.
fn range(measure: Measure) -> Range {
    match measure {
        Measure::Fixed(number) => (u16::from(number), u16::from(number)),
        Measure::Stock(Thing::Thaler) | Measure::Paid => (0, 99),
        Measure::Stock(thing) => (0, LIMITS[thing as usize]),
        Measure::Count(kind, Place::Beside) => match kind {
            // Four routes or two bridges, which lie on routes, have made it active.
            Kind::Route => (2, 4),
            Kind::Kinds => (1, 4),
            Kind::Path | Kind::Road | Kind::Rail | Kind::Canal | Kind::Bridge => (0, 4),
            Kind::Building | Kind::Idle | Kind::Once | Kind::Twice => (0, 4),
        },
        Measure::Count(kind, Place::Anywhere) => match kind {
            Kind::Route => (4, 31),
            Kind::Path | Kind::Road => (0, 29),
            // The first rail and canal are there from the start and stay.
            Kind::Rail | Kind::Canal => (1, 30),
            Kind::Kinds => (2, 4),
            Kind::Bridge => (0, 17),
            // The building itself is one.
            Kind::Building => (1, 12),
            Kind::Idle | Kind::Once => (0, 12),
            Kind::Twice => (0, 11),
        },
    }
}

/// The values a measure can have when the conditions of its effect hold; empty when they contradict one another.
fn range_within(effect: &Effect, measure: Measure) -> Range {
    let mut range = range(measure);
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

fn judge_conditions(effect: &Effect) -> Result<(), String> {
    for cond in effect.when.iter().flatten() {
        let (measure, low, high) = match *cond {
            Cond::First | Cond::Second => continue,
            Cond::Exactly(measure, n) => (measure, u16::from(n), u16::from(n)),
            Cond::AtLeast(measure, n) => (measure, u16::from(n), u16::MAX),
            Cond::AtMost(measure, n) => (measure, 0, u16::from(n)),
        };
        if measure == Measure::Paid {
            return Err("'paid' has a meaning only in 'by paid (...)'".to_owned());
        }
        let (least, most) = range(measure);
        if high < least || low > most {
            return Err(format!(
                "no possible use: this count is always {least} to {most}, so the condition never holds"
            ));
        }
        if low <= least && high >= most {
            return Err(format!(
                "the condition always holds: this count is always {least} to {most}"
            ));
        }
        let (low, high) = range_within(effect, measure);
        if low > high {
            return Err("no possible use: the conditions contradict one another".to_owned());
        }
    }
    let conds = || effect.when.iter().flatten();
    if conds().any(|c| *c == Cond::First) && conds().any(|c| *c == Cond::Second) {
        return Err("no possible use: an activation is not the first and the second".to_owned());
    }
    let count = |kind| range_within(effect, Measure::Count(kind, Place::Beside));
    let kinds = [Kind::Path, Kind::Road, Kind::Rail, Kind::Canal];
    let least: u16 = kinds.iter().map(|kind| count(*kind).0).sum();
    if least > count(Kind::Route).1 {
        return Err(format!(
            "no possible use: the conditions want {least} routes beside the building"
        ));
    }
    Ok(())
}

fn judge_times(effect: &Effect) -> Result<(), String> {
    let Some(times) = effect.times else {
        return Ok(());
    };
    if times == Measure::Paid {
        return Err("'paid' has a meaning only in 'by paid (...)'".to_owned());
    }
    if range_within(effect, times).1 == 0 {
        return Err("no possible use: there is never anything to count".to_owned());
    }
    let plain = matches!(
        effect.gain,
        Gain::Flat(_) | Gain::Each(..) | Gain::Table(..)
    );
    if plain && effect.prices[0].is_none() {
        return Err(
            "'up to' needs a price, a 'build' or a 'turn'; for one gain write 'each'".to_owned(),
        );
    }
    if times == Measure::Stock(Thing::Thaler) && gives_thalers(effect) {
        return Err("thalers in stock are never the measure of a gain in thalers".to_owned());
    }
    Ok(())
}

fn gives_thalers(effect: &Effect) -> bool {
    match effect.gain {
        Gain::Flat(amounts) | Gain::Each(_, amounts) => amounts.things[Thing::Thaler as usize] > 0,
        Gain::Table(_, table) => table
            .rows()
            .iter()
            .any(|row| row.amounts.things[Thing::Thaler as usize] > 0),
        Gain::Build { .. } | Gain::Turn => false,
    }
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

fn judge_price(effect: &Effect, price: &Price) -> Result<(), String> {
    let by_paid = matches!(effect.gain, Gain::Table(Measure::Paid, _));
    match *price {
        Price::Things(purse) if !by_paid => judge_payable(purse),
        Price::Choose { thing, from, to } if by_paid => {
            judge_payable(Purse::of(thing, u16::from(to)))?;
            let Gain::Table(_, table) = effect.gain else {
                return Ok(());
            };
            match table.at(u16::from(from)) {
                Some(_) => Ok(()),
                None => Err(format!("no possible use: paying {from} gives nothing")),
            }
        }
        Price::Choose { .. } => {
            Err("a price that the player chooses needs a gain 'by paid (...)'".to_owned())
        }
        Price::Bridge(place) if !by_paid => {
            let bridges = range_within(effect, Measure::Count(Kind::Bridge, place));
            match bridges.1 {
                0 => Err("no possible use: there is no bridge to pay with".to_owned()),
                _ => Ok(()),
            }
        }
        Price::Things(_) | Price::Bridge(_) => {
            Err("'by paid (...)' needs prices such as '1..4 coal'".to_owned())
        }
    }
}

fn judge_gain(effect: &Effect) -> Result<(), String> {
    match effect.gain {
        Gain::Turn => Ok(()),
        Gain::Flat(amounts) => judge_kept(&amounts.purse(1)),
        Gain::Each(measure, amounts) => {
            if measure == Measure::Paid {
                return Err("'paid' has a meaning only in 'by paid (...)'".to_owned());
            }
            if measure == Measure::Stock(Thing::Thaler) && gives_thalers(effect) {
                return Err(
                    "thalers in stock are never the measure of a gain in thalers".to_owned(),
                );
            }
            if range_within(effect, measure).1 == 0 {
                return Err("no possible use: there is never anything to count".to_owned());
            }
            judge_kept(&amounts.purse(1))
        }
        Gain::Table(measure, table) => {
            let range = match measure {
                Measure::Paid => paid_range(effect)?,
                Measure::Fixed(_) | Measure::Count(..) | Measure::Stock(_) => {
                    range_within(effect, measure)
                }
            };
            for (n, row) in table.rows().iter().enumerate() {
                judge_kept(&row.amounts.purse(1))?;
                let next = table.rows().get(n + 1).map(|row| u16::from(row.from));
                if u16::from(row.from) > range.1 || next.is_some_and(|next| next <= range.0) {
                    return Err(format!("no possible use: row {} never applies", row.from));
                }
            }
            Ok(())
        }
        Gain::Build { count, place, .. } => {
            let most = match place {
                Place::Beside => 4,
                Place::Anywhere => 31,
            };
            if count > most {
                return Err(format!(
                    "no possible use: there are only {most} spaces to build {count} pieces on"
                ));
            }
            Ok(())
        }
    }
}

/// The amounts that can be paid for a table `by paid`.
fn paid_range(effect: &Effect) -> Result<Range, String> {
    let mut range: Option<Range> = None;
    for price in effect.prices.iter().flatten() {
        if let Price::Choose { from, to, .. } = *price {
            let (least, most) = range.unwrap_or((u16::from(from), u16::from(to)));
            range = Some((least.min(u16::from(from)), most.max(u16::from(to))));
        }
    }
    range.ok_or_else(|| "'by paid (...)' needs prices such as '1..4 coal'".to_owned())
}

/// Refuses a gain of more than can be held.
fn judge_kept(purse: &Purse) -> Result<(), String> {
    for (thing, amount) in purse.iter() {
        if amount > LIMITS[thing as usize] {
            return Err(format!(
                "{amount} {} can never be kept: the most is {}",
                thing.word(),
                LIMITS[thing as usize]
            ));
        }
    }
    Ok(())
}
