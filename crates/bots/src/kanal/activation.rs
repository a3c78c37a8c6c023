//! The value of an activation of a building on a given board, estimated before it happens.
//!
//! Nothing here is exact: conditions that do not hold yet count in part, measures grow by what may still be built.

use super::heuristics::Prices;
use towpath_kanal::board::{Plot, Space};
use towpath_kanal::effect::{
    Amounts, Card, Cond, Effect, Fee, Gain, Kind, KindSet, Measure, Open, Part, Pick, Piece, Place,
    Price, Reward, Table, ThingSet,
};
use towpath_kanal::purse::{Purse, Thing};
use towpath_kanal::rules::PIECE_COSTS;
use towpath_kanal::state::Player;

/// A building that may be activated, and the board it stands on.
#[derive(Copy, Clone, Debug)]
pub struct Site<'a> {
    /// Whose board it is.
    pub player: &'a Player,
    /// Where the building stands.
    pub plot: Plot,
    /// How many of the four spaces around it are empty.
    pub missing: f32,
    /// How many more actions this player has.
    pub left: f32,
    /// How likely this activation is the first one of the building.
    pub first: f32,
    /// How likely it is the second one.
    pub second: f32,
}

/// The value of an activation.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct ActivationValue {
    /// In points, prestige included.
    pub points: f32,
    /// What of it is prestige.
    pub prestige: f32,
}

impl ActivationValue {
    fn times(self, times: f32) -> ActivationValue {
        ActivationValue {
            points: self.points * times,
            prestige: self.prestige * times,
        }
    }

    /// The same for a price; nothing if it is too dear.
    fn less(self, price: f32) -> ActivationValue {
        match self.points - price {
            points if points > 0.0 => ActivationValue { points, ..self },
            _ => ActivationValue::default(),
        }
    }

    /// So much of the way to another.
    fn towards(self, other: ActivationValue, part: f32) -> ActivationValue {
        ActivationValue {
            points: self.points + (other.points - self.points) * part,
            prestige: self.prestige + (other.prestige - self.prestige) * part,
        }
    }
}

impl Site<'_> {
    /// The value of an activation of this card.
    pub fn activation_value(&self, card: &Card, prices: &Prices) -> ActivationValue {
        let mut values = [ActivationValue::default(); towpath_kanal::effect::MAX_EFFECTS];
        for (value, effect) in values.iter_mut().zip(&card.effects) {
            *value = self.effect(effect, prices);
        }
        // Of parts that exclude one another only the best is used.
        let mut sum = ActivationValue::default();
        let mut gone = 0u8;
        loop {
            let mut best = (0.0, usize::MAX);
            for (index, value) in values.iter().enumerate() {
                if gone >> index & 1 == 0 && value.points > best.0 {
                    best = (value.points, index);
                }
            }
            let Some(effect) = card.effects.get(best.1) else {
                return sum;
            };
            sum.points += best.0;
            sum.prestige += values[best.1].prestige;
            // Of parts in a fixed order all can be used.
            let both_ways = |other: usize| {
                let excludes = card.effects.get(other).map_or(0, |effect| effect.excludes);
                excludes >> best.1 & 1 == 1
            };
            let rivals = (0..values.len()).filter(|other| effect.excludes >> other & 1 == 1);
            gone |= 1 << best.1;
            for other in rivals.filter(|other| both_ways(*other)) {
                gone |= 1 << other;
            }
        }
    }

    fn effect(&self, effect: &Effect, prices: &Prices) -> ActivationValue {
        let conds = effect.when.iter().flatten().map(|cond| self.chance(*cond));
        let chance = match effect.any {
            false => conds.product::<f32>(),
            true => conds.fold(0.0, f32::max),
        };
        if chance < 0.02 {
            return ActivationValue::default();
        }
        let times = effect.times.map_or(1.0, |times| self.measure(times));
        if effect.by_paid() {
            return self.best_payment(effect, prices).times(chance);
        }
        let gain = self.best_gain(effect, 0, prices);
        let price = effect.prices.iter().flatten();
        let price = price.map(|price| self.price(price, 0, times, prices));
        let price = price.reduce(f32::min).unwrap_or(0.0);
        gain.less(price).times(chance * times)
    }

    /// The best of the gains to choose from.
    fn best_gain(&self, effect: &Effect, paid: u8, prices: &Prices) -> ActivationValue {
        let gains = effect
            .gains
            .iter()
            .map(|gain| self.gain(gain, paid, prices));
        gains.fold(ActivationValue::default(), |best, gain| {
            if gain.points > best.points {
                gain
            } else {
                best
            }
        })
    }

    /// The value of a gain with so much paid.
    fn gain(&self, gain: &Gain, paid: u8, prices: &Prices) -> ActivationValue {
        let mut sum = ActivationValue::default();
        for part in &gain.parts {
            let value = match part {
                Part::Flat(reward) => self.reward(reward, prices),
                Part::Each(measure, reward) => {
                    self.reward(reward, prices).times(self.measure(*measure))
                }
                Part::Table(Measure::Paid, table) => match table.at(u16::from(paid)) {
                    Some((_, reward)) => self.reward(reward, prices),
                    None => ActivationValue::default(),
                },
                Part::Table(measure, table) => self.row(*measure, table, prices),
            };
            sum.points += value.points;
            sum.prestige += value.prestige;
        }
        sum
    }

    /// The value of things, pieces and a turn of the wheel.
    fn reward(&self, reward: &Reward, prices: &Prices) -> ActivationValue {
        let mut value = prices.amounts(&reward.amounts);
        if let Some(pick) = reward.pick {
            value.points += prices.pick(pick, f32::max);
        }
        if let Some(build) = reward.build {
            let best = build
                .pieces
                .iter()
                .map(|piece| self.piece(piece, build.fee, build.place, prices));
            value.points += f32::from(build.count) * best.fold(0.0, f32::max);
        }
        if reward.turn {
            value.points += prices.turn();
        }
        value
    }

    /// What a price means to the player when this amount is chosen.
    fn price(&self, price: &Price, amount: u8, times: f32, prices: &Prices) -> f32 {
        let things = price.purse(amount, ThingSet::NONE);
        let picked = match price.open {
            Open::Pick(pick) => prices.pick(pick, f32::min),
            Open::Nothing | Open::Amount { .. } | Open::Bridges { .. } => 0.0,
        };
        let bridges = f32::from(price.bridges(amount));
        let bridges = match bridges > 0.0 {
            true => bridges * self.bridge_price(price.place),
            false => 0.0,
        };
        self.cost(things, times, prices) + picked + bridges
    }

    /// What a price means to the player: dearer if it is not at hand.
    fn cost(&self, purse: Purse, times: f32, prices: &Prices) -> f32 {
        purse
            .iter()
            .map(|(thing, amount)| {
                let amount = f32::from(amount);
                let short = (amount * times - f32::from(self.player.have(thing))).max(0.0);
                prices.of(thing) * amount + 0.25 * short / times.max(1.0)
            })
            .sum()
    }

    fn bridge_price(&self, place: Place) -> f32 {
        let bridges = self.player.with(Piece::Bridge) & !self.player.aside;
        let spaces = match place {
            Place::Beside => bridges & self.plot.spaces(),
            Place::Anywhere => bridges,
        };
        if spaces == 0 { 2.0 } else { 0.8 }
    }

    /// The best amount to pay where that decides about the gain.
    fn best_payment(&self, effect: &Effect, prices: &Prices) -> ActivationValue {
        let mut best = ActivationValue::default();
        for price in effect.prices.iter().flatten() {
            let (Open::Amount { from, to, .. } | Open::Bridges { from, to }) = price.open else {
                continue;
            };
            for amount in from..=to {
                let gain = self.best_gain(effect, amount, prices);
                let value = gain.less(self.price(price, amount, 1.0, prices));
                if value.points > best.points {
                    best = value;
                }
            }
        }
        best
    }

    /// A table between its rows, so that getting nearer to the next row counts.
    fn row(&self, measure: Measure, table: &Table, prices: &Prices) -> ActivationValue {
        let at = self.measure(measure);
        let mut last = (0.0, ActivationValue::default());
        for row in table.rows() {
            let (from, value) = (f32::from(row.from), self.reward(&row.reward, prices));
            if at < from {
                let span = (from - last.0).max(1.0);
                return last.1.towards(value, 0.6 * (at - last.0) / span);
            }
            last = (from, value);
        }
        last.1
    }

    fn piece(&self, piece: Piece, fee: Fee, place: Place, prices: &Prices) -> f32 {
        let value = match piece {
            Piece::Path => 1.3,
            Piece::Road => 2.3,
            Piece::Rail => 2.7,
            Piece::Canal => 3.2,
            Piece::Bridge => 2.0,
        };
        let room = match (piece, place) {
            (Piece::Bridge, Place::Beside) => {
                let neighbours = self.plot.neighbours() & self.player.occupied;
                if neighbours == 0 { 0.3 } else { 1.0 }
            }
            // The activation by routes comes when all four spaces are full: only paths give way then.
            (Piece::Path, Place::Beside) => 0.3,
            (_, Place::Beside) => {
                let paths = self.player.with(Piece::Path) & self.plot.spaces();
                if paths == 0 { 0.4 } else { 0.8 }
            }
            (_, Place::Anywhere) => 1.0,
        };
        let cost = match fee {
            Fee::Free => 0.0,
            Fee::Paid => self.cost(PIECE_COSTS[piece as usize], 1.0, prices),
        };
        room * (value - cost).max(0.2)
    }

    /// What a measure will probably be.
    fn measure(&self, measure: Measure) -> f32 {
        match measure {
            Measure::Fixed(number) => f32::from(number),
            Measure::Paid => 0.0,
            Measure::Stock(things) => self.stock(things).max(2.0),
            Measure::DifferentStock(things) => self.held(things).max(2.0),
            Measure::Count(kinds, place) => self.count(kinds, place) + self.growth(kinds, place),
            Measure::Different(kinds, place) => {
                self.occurring(kinds, place) + self.more_kinds(place)
            }
        }
    }

    /// How much the player has of these things together.
    fn stock(&self, things: ThingSet) -> f32 {
        let held = things
            .iter()
            .map(|thing| f32::from(self.player.have(thing)));
        held.sum()
    }

    /// How many of these things the player has.
    fn held(&self, things: ThingSet) -> f32 {
        let held = things.iter().filter(|thing| self.player.have(*thing) > 0);
        held.count() as f32
    }

    /// How many there are of these kinds now.
    fn count(&self, kinds: KindSet, place: Place) -> f32 {
        let counts = kinds.iter().map(|kind| self.count_one(kind, place));
        counts.sum()
    }

    fn count_one(&self, kind: Kind, place: Place) -> f32 {
        let player = self.player;
        let spaces = match place {
            Place::Beside => self.plot.spaces(),
            Place::Anywhere => towpath_kanal::board::ALL_SPACES,
        };
        let plots = match place {
            Place::Beside => self.plot.neighbours() & player.occupied,
            Place::Anywhere => player.occupied,
        };
        let on = |piece: Piece| (player.with(piece) & spaces).count_ones() as f32;
        let at = |set: u16| (set & plots).count_ones() as f32;
        match kind {
            Kind::Path => on(Piece::Path),
            Kind::Road => on(Piece::Road),
            Kind::Rail => on(Piece::Rail),
            Kind::Canal => on(Piece::Canal),
            Kind::Bridge => on(Piece::Bridge),
            Kind::Idle => at(!(player.by_routes | player.by_bridges)),
            Kind::Once => at(player.by_routes ^ player.by_bridges),
            Kind::Twice => at(player.by_routes & player.by_bridges),
        }
    }

    /// How many of these kinds occur now.
    fn occurring(&self, kinds: KindSet, place: Place) -> f32 {
        let occurring = kinds
            .iter()
            .filter(|kind| self.count_one(*kind, place) > 0.0);
        occurring.count() as f32
    }

    /// How many more kinds of route there will be when the activation comes.
    fn more_kinds(&self, place: Place) -> f32 {
        match place {
            Place::Beside => self.missing * 0.4,
            Place::Anywhere => 0.05 * self.left.min(12.0),
        }
    }

    /// How many more of these kinds there will be when the activation comes.
    fn growth(&self, kinds: KindSet, place: Place) -> f32 {
        let soon = self.left.min(12.0);
        let mut sum = 0.0;
        let mut rest = kinds;
        for (whole, beside, anywhere) in [
            (KindSet::ROUTES, self.missing, 0.9 * soon),
            (KindSet::BUILDINGS, 0.04 * soon, 0.2 * soon),
        ] {
            if kinds.and(whole) == whole {
                rest = rest.without(whole);
                sum += match place {
                    Place::Beside => beside,
                    Place::Anywhere => anywhere,
                };
            }
        }
        let growth = rest.iter().map(|kind| self.growth_one(kind, place));
        sum + growth.sum::<f32>()
    }

    fn growth_one(&self, kind: Kind, place: Place) -> f32 {
        let soon = self.left.min(12.0);
        match (place, kind) {
            (Place::Beside, Kind::Path | Kind::Road) => self.missing * 0.25,
            (Place::Beside, Kind::Rail | Kind::Canal) => self.missing * 0.2,
            (Place::Beside, Kind::Bridge) => {
                let spots = Space::of(self.plot.spaces())
                    .filter(|space| space.plots() & !self.plot.bit() & self.player.occupied != 0)
                    .count() as f32;
                (spots * 0.2 * (soon / 8.0)).min(1.0)
            }
            (Place::Beside, Kind::Idle | Kind::Once) => 0.04 * soon,
            (Place::Anywhere, Kind::Road) => 0.3 * soon,
            (Place::Anywhere, Kind::Rail | Kind::Canal) => 0.2 * soon,
            (Place::Anywhere, Kind::Bridge | Kind::Once) => 0.15 * soon,
            (Place::Anywhere, Kind::Twice) => 0.05 * soon,
            (Place::Beside, Kind::Twice) | (Place::Anywhere, Kind::Path | Kind::Idle) => 0.0,
        }
    }

    /// How likely a condition will hold.
    fn chance(&self, cond: Cond) -> f32 {
        match cond {
            Cond::First => self.first,
            Cond::Second => self.second,
            Cond::AtLeast(measure, number) => {
                let lack = f32::from(number) - self.now(measure);
                if lack <= 0.0 {
                    1.0
                } else {
                    (self.growth_of(measure) / lack).min(1.0) * 0.7_f32.powi(lack as i32)
                }
            }
            Cond::Exactly(measure, number) => {
                let lack = f32::from(number) - self.now(measure);
                if lack == 0.0 {
                    0.85
                } else if lack < 0.0 {
                    0.0
                } else {
                    (self.growth_of(measure) / lack).min(1.0) * 0.6_f32.powi(lack as i32)
                }
            }
            Cond::AtMost(measure, number) => {
                if self.now(measure) <= f32::from(number) {
                    0.85
                } else {
                    0.15
                }
            }
        }
    }

    fn now(&self, measure: Measure) -> f32 {
        match measure {
            Measure::Fixed(number) => f32::from(number),
            Measure::Paid => 0.0,
            Measure::Stock(things) => self.stock(things),
            Measure::DifferentStock(things) => self.held(things),
            Measure::Count(kinds, place) => self.count(kinds, place),
            Measure::Different(kinds, place) => self.occurring(kinds, place),
        }
    }

    fn growth_of(&self, measure: Measure) -> f32 {
        match measure {
            Measure::Stock(things) if things.contains(Thing::Thaler) => self.left.min(4.0),
            Measure::Stock(_) => self.left.min(3.0),
            Measure::DifferentStock(_) => self.left.min(2.0),
            Measure::Count(kinds, place) => self.growth(kinds, place),
            Measure::Different(_, place) => self.more_kinds(place),
            Measure::Fixed(_) | Measure::Paid => 0.0,
        }
    }
}

impl Prices {
    /// The value of these things.
    fn amounts(&self, amounts: &Amounts) -> ActivationValue {
        let things = Thing::ALL
            .into_iter()
            .map(|thing| f32::from(amounts.things[thing as usize]) * self.of(thing));
        let prestige = f32::from(amounts.prestige);
        ActivationValue {
            points: things.sum::<f32>() + prestige,
            prestige,
        }
    }

    /// The value of things to pick, by the dearest or the cheapest of them.
    fn pick(&self, pick: Pick, best: fn(f32, f32) -> f32) -> f32 {
        let values = pick.from.iter().map(|thing| self.of(thing));
        let value = values.reduce(best).unwrap_or(0.0);
        value * f32::from(pick.kinds) * f32::from(pick.each)
    }

    /// The value of a free turn of the wheel.
    fn turn(&self) -> f32 {
        (self.of(Thing::Stone) + self.of(Thing::Steel) - 3.0 * self.of(Thing::Wood)).max(0.3)
    }
}
