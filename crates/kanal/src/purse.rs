//! Things that are held, paid and gained.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A material, or the thaler.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Thing {
    /// A base material.
    Wood,
    /// A base material.
    Clay,
    /// A base material.
    Coal,
    /// A material of value.
    Stone,
    /// A material of value.
    Steel,
    /// Money.
    Thaler,
}

impl Thing {
    /// All six, in the order of the wheel, thalers last.
    pub const ALL: [Thing; 6] = [
        Thing::Wood,
        Thing::Clay,
        Thing::Coal,
        Thing::Stone,
        Thing::Steel,
        Thing::Thaler,
    ];
    /// The five on the wheel.
    pub const MATERIALS: [Thing; 5] = [
        Thing::Wood,
        Thing::Clay,
        Thing::Coal,
        Thing::Stone,
        Thing::Steel,
    ];
    /// Those that a turn of the wheel uses up and that can be bought.
    pub const BASE: [Thing; 3] = [Thing::Wood, Thing::Clay, Thing::Coal];

    /// The word for it in notation and deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Thing::Wood => "wood",
            Thing::Clay => "clay",
            Thing::Coal => "coal",
            Thing::Stone => "stone",
            Thing::Steel => "steel",
            Thing::Thaler => "thaler",
        }
    }

    /// Reads that word.
    pub fn from_word(word: &str) -> Option<Thing> {
        Thing::ALL.into_iter().find(|thing| thing.word() == word)
    }

    /// The first bit of its lane.
    const fn shift(self) -> u32 {
        self as u32 * 8
    }

    const fn mask(self) -> u64 {
        match self {
            Thing::Thaler => 0x7f_ffff,
            Thing::Wood | Thing::Clay | Thing::Coal | Thing::Stone | Thing::Steel => 0x7f,
        }
    }
}

/// An amount of each thing, in one word: a lane of eight bits for each material and the rest for thalers.
///
/// The highest bit of a lane stays 0, so that a single subtraction tells whether every lane is large enough.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Purse(u64);

/// The highest bit of each lane.
const GUARD: u64 = 0x8000_0080_8080_8080;

impl Purse {
    /// Nothing.
    pub const EMPTY: Purse = Purse(0);

    /// So much of one thing.
    pub const fn of(thing: Thing, amount: u16) -> Purse {
        Purse((amount as u64) << thing.shift())
    }

    /// Both together; no limits apply.
    #[must_use]
    pub const fn plus(self, other: Purse) -> Purse {
        Purse(self.0 + other.0)
    }

    /// How much of a thing.
    #[inline]
    pub const fn get(self, thing: Thing) -> u16 {
        (self.0 >> thing.shift() & thing.mask()) as u16
    }

    /// Replaces the amount of a thing.
    pub const fn set(&mut self, thing: Thing, amount: u16) {
        self.0 = self.0 & !(thing.mask() << thing.shift()) | (amount as u64) << thing.shift();
    }

    /// Whether all of a price is there.
    #[inline]
    pub const fn can_pay(self, price: Purse) -> bool {
        ((self.0 | GUARD) - price.0) & GUARD == GUARD
    }

    /// Takes a price out, which must be there.
    #[inline]
    pub const fn pay(&mut self, price: Purse) {
        debug_assert!(self.can_pay(price));
        self.0 -= price.0;
    }

    /// Puts so much of a thing in, up to this limit; tells how much was kept.
    #[inline]
    pub fn gain(&mut self, thing: Thing, amount: u16, limit: u16) -> u16 {
        let have = self.get(thing);
        // KA-WHEEL-1: what is gained above the limit is lost.
        let kept = amount.min(limit.saturating_sub(have));
        self.0 += u64::from(kept) << thing.shift();
        kept
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many different things are in it.
    pub fn kinds(self) -> usize {
        Thing::ALL
            .iter()
            .filter(|thing| self.get(**thing) > 0)
            .count()
    }

    /// Each thing with its amount, those of which there is nothing left out.
    pub fn iter(self) -> impl Iterator<Item = (Thing, u16)> {
        Thing::ALL
            .into_iter()
            .map(move |thing| (thing, self.get(thing)))
            .filter(|(_, amount)| *amount > 0)
    }

    /// Without its thalers.
    pub const fn materials(self) -> Purse {
        Purse(self.0 & 0xff_ffff_ffff)
    }

    /// The first thing of which there is too little, with how much is needed.
    pub fn short_of(self, price: Purse) -> Option<(Thing, u16)> {
        price
            .iter()
            .find(|(thing, amount)| self.get(*thing) < *amount)
    }
}

impl fmt::Debug for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (n, (thing, amount)) in self.iter().enumerate() {
            let gap = if n > 0 { " " } else { "" };
            write!(f, "{gap}{amount} {}", thing.word())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_is_paid_whole_or_not_at_all() {
        let mut purse = Purse::of(Thing::Wood, 2).plus(Purse::of(Thing::Thaler, 300));
        assert!(!purse.can_pay(Purse::of(Thing::Wood, 1).plus(Purse::of(Thing::Steel, 1))));
        assert!(!purse.can_pay(Purse::of(Thing::Thaler, 301)));
        assert!(!purse.can_pay(Purse::of(Thing::Wood, 3)));
        let price = Purse::of(Thing::Wood, 2).plus(Purse::of(Thing::Thaler, 299));
        assert!(purse.can_pay(price));
        purse.pay(price);
        assert_eq!(purse, Purse::of(Thing::Thaler, 1));
        assert_eq!(
            purse.short_of(Purse::of(Thing::Coal, 2)),
            Some((Thing::Coal, 2))
        );
    }

    #[test]
    fn ka_wheel_1_gains_stop_at_the_limit() {
        let mut purse = Purse::EMPTY;
        assert_eq!(purse.gain(Thing::Coal, 9, 8), 8);
        assert_eq!(purse.gain(Thing::Stone, 4, 6), 4);
        assert_eq!(purse.gain(Thing::Stone, 4, 6), 2);
        assert_eq!(purse.to_string(), "8 coal 6 stone");
    }
}
