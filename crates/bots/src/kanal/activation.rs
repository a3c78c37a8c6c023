//! The value of an activation of a building on a given board, estimated before it happens.
//!
//! Nothing here is exact: conditions that do not hold yet count in part, measures grow by what may still be built.

use super::heuristics::Prices;
use towpath_kanal::board::{Plot, Space};
use towpath_kanal::effect::{
    Amounts, Card, Cond, Effect, Fee, Gain, Kind, Measure, Piece, Place, Price,
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
    const fn of_goods(points: f32) -> ActivationValue {
        ActivationValue {
            points,
            prestige: 0.0,
        }
    }

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
        for (value, effect) in values.iter_mut().zip(card.effects.iter().flatten()) {
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
            let Some(effect) = card.effects.get(best.1).copied().flatten() else {
                return sum;
            };
            sum.points += best.0;
            sum.prestige += values[best.1].prestige;
            gone |= 1 << best.1 | effect.excludes;
        }
    }

    fn effect(&self, effect: &Effect, prices: &Prices) -> ActivationValue {
        let mut chance = 1.0;
        for cond in effect.when.iter().flatten() {
            chance *= self.chance(*cond);
        }
        if chance < 0.02 {
            return ActivationValue::default();
        }
        let times = effect.times.map_or(1.0, |times| self.measure(times));
        let gain = match &effect.gain {
            Gain::Flat(amounts) => prices.amounts(amounts),
            Gain::Each(measure, amounts) => prices.amounts(amounts).times(self.measure(*measure)),
            Gain::Table(Measure::Paid, table) => {
                return self.best_payment(effect, table, prices).times(chance);
            }
            Gain::Table(measure, table) => self.row(*measure, table, prices),
            Gain::Build {
                count,
                fee,
                pieces,
                place,
            } => {
                let best = pieces
                    .iter()
                    .map(|piece| self.piece(piece, *fee, *place, prices));
                ActivationValue::of_goods(f32::from(*count) * best.fold(0.0, f32::max))
            }
            Gain::Turn => ActivationValue::of_goods(prices.turn()),
        };
        let mut price = f32::INFINITY;
        for one in effect.prices.iter().flatten() {
            price = price.min(match one {
                Price::Things(purse) => self.cost(*purse, times, prices),
                Price::Choose { .. } => 0.0,
                Price::Bridge(place) => self.bridge_price(*place),
            });
        }
        if price == f32::INFINITY {
            price = 0.0;
        }
        gain.less(price).times(chance * times)
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

    fn best_payment(
        &self,
        effect: &Effect,
        table: &towpath_kanal::effect::Table,
        prices: &Prices,
    ) -> ActivationValue {
        let mut best = ActivationValue::default();
        for price in effect.prices.iter().flatten() {
            if let Price::Choose { thing, from, to } = price {
                for amount in *from..=*to {
                    let Some(row) = table.at(u16::from(amount)) else {
                        continue;
                    };
                    let purse = Purse::of(*thing, u16::from(amount));
                    let value = prices.amounts(&row).less(self.cost(purse, 1.0, prices));
                    if value.points > best.points {
                        best = value;
                    }
                }
            }
        }
        best
    }

    /// A table between its rows, so that getting nearer to the next row counts.
    fn row(
        &self,
        measure: Measure,
        table: &towpath_kanal::effect::Table,
        prices: &Prices,
    ) -> ActivationValue {
        let at = self.measure(measure);
        let mut last = (0.0, ActivationValue::default());
        for row in table.rows() {
            let (from, value) = (f32::from(row.from), prices.amounts(&row.amounts));
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
            Measure::Stock(thing) => f32::from(self.player.have(thing)).max(2.0),
            Measure::Count(kind, place) => self.count(kind, place) + self.growth(kind, place),
        }
    }

    /// How many of a kind there are now.
    fn count(&self, kind: Kind, place: Place) -> f32 {
        let player = self.player;
        let spaces = match place {
            Place::Beside => self.plot.spaces(),
            Place::Anywhere => towpath_kanal::board::ALL_SPACES,
        };
        let plots = match place {
            Place::Beside => self.plot.neighbours() & player.occupied,
            Place::Anywhere => player.occupied,
        };
        let on = |set: u32| (set & spaces).count_ones() as f32;
        let at = |set: u16| (set & plots).count_ones() as f32;
        let (one, two) = (
            player.by_routes ^ player.by_bridges,
            player.by_routes & player.by_bridges,
        );
        match kind {
            Kind::Route => on(player.routes()),
            Kind::Path => on(player.with(Piece::Path)),
            Kind::Road => on(player.with(Piece::Road)),
            Kind::Rail => on(player.with(Piece::Rail)),
            Kind::Canal => on(player.with(Piece::Canal)),
            Kind::Bridge => on(player.with(Piece::Bridge)),
            Kind::Building => at(player.occupied),
            Kind::Idle => at(!(player.by_routes | player.by_bridges)),
            Kind::Once => at(one),
            Kind::Twice => at(two),
            Kind::Kinds => Piece::ROUTES
                .into_iter()
                .filter(|piece| player.with(*piece) & spaces != 0)
                .count() as f32,
        }
    }

    /// How many more of a kind there will be when the activation comes.
    fn growth(&self, kind: Kind, place: Place) -> f32 {
        let soon = self.left.min(12.0);
        match (place, kind) {
            (Place::Beside, Kind::Route) => self.missing,
            (Place::Beside, Kind::Path | Kind::Road) => self.missing * 0.25,
            (Place::Beside, Kind::Rail | Kind::Canal) => self.missing * 0.2,
            (Place::Beside, Kind::Kinds) => self.missing * 0.4,
            (Place::Beside, Kind::Bridge) => {
                let spots = Space::of(self.plot.spaces())
                    .filter(|space| space.plots() & !self.plot.bit() & self.player.occupied != 0)
                    .count() as f32;
                (spots * 0.2 * (soon / 8.0)).min(1.0)
            }
            (Place::Beside, Kind::Building | Kind::Idle | Kind::Once) => 0.04 * soon,
            (Place::Anywhere, Kind::Route) => 0.9 * soon,
            (Place::Anywhere, Kind::Road) => 0.3 * soon,
            (Place::Anywhere, Kind::Rail | Kind::Canal | Kind::Building) => 0.2 * soon,
            (Place::Anywhere, Kind::Bridge | Kind::Once) => 0.15 * soon,
            (Place::Anywhere, Kind::Kinds | Kind::Twice) => 0.05 * soon,
            _ => 0.0,
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
            Measure::Stock(thing) => f32::from(self.player.have(thing)),
            Measure::Count(kind, place) => self.count(kind, place),
        }
    }

    fn growth_of(&self, measure: Measure) -> f32 {
        match measure {
            Measure::Stock(Thing::Thaler) => self.left.min(4.0),
            Measure::Stock(_) => self.left.min(3.0),
            Measure::Count(kind, place) => self.growth(kind, place),
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

    /// The value of a free turn of the wheel.
    fn turn(&self) -> f32 {
        (self.of(Thing::Stone) + self.of(Thing::Steel) - 3.0 * self.of(Thing::Wood)).max(0.3)
    }
}
