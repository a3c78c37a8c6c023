//! The numbers of the rules: one value for each mode, with what a version of the rules changes.
//!
//! ```
//! use towpath_kanal::purse::{Purse, Thing};
//! use towpath_kanal::rules::{Rules, Version};
//! use towpath_kanal::{Mode, effect::Piece};
//!
//! let rules = Rules::of(Version::LastRound, Mode::Solo);
//! assert_eq!(rules.actions, 4);
//! assert_eq!(rules.piece_cost(Piece::Path), Purse::of(Thing::Clay, 1));
//! ```

use crate::Mode;
use crate::effect::Piece;
use crate::purse::{Purse, Thing};

/// A version of the rules. Records name theirs and are replayed by it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Version {
    /// The first: the round that was announced as the last one was left out.
    NoLastRound,
    /// The second: it is played.
    LastRound,
    /// The third: a table chooses what the second player begins with.
    Compensation,
}

impl Version {
    /// The newest version's number.
    pub const NEWEST: u32 = 3;

    /// The version with this number, which is at most [`Version::NEWEST`].
    pub const fn from_number(number: u32) -> Version {
        match number {
            1 => Version::NoLastRound,
            2 => Version::LastRound,
            _ => Version::Compensation,
        }
    }
}

/// What is counted, paid and reached in a game, as its version and mode have it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Which version this is.
    pub version: Version,
    /// How many play.
    pub players: u8,
    /// How many games a match has.
    pub games: u8,
    /// How many rounds a game has; two players go on until the piles are empty.
    pub rounds: Option<u8>,
    /// How many actions a round has.
    pub actions: u8,
    /// The size of each pile.
    pub piles: [u8; 3],
    /// How many cards are displayed at the start.
    pub first_cards: u8,
    /// After how many rounds in a row without a building a card is discarded.
    pub quiet_rounds: u8,
    /// For one player: how many cards leave the display in a round, built or discarded.
    pub turnover: u8,
    /// How many blue cards of a campaign's last game have been seen before.
    pub old_cards: u8,
    /// How much of each thing a player can hold, in the order of [`Thing::ALL`].
    pub limits: [u16; 6],
    /// What each seat has at the start.
    pub first_stock: [Purse; 2],
    /// What each piece costs, in the order of [`Piece::ALL`].
    pub piece_costs: [Purse; 5],
    /// How much clay a new canal brings.
    pub canal_clay: u16,
    /// What an any-time turn of the wheel costs.
    pub turn_cost: Purse,
    /// The wheel with which another turn would give nothing.
    pub full_wheel: Purse,
    /// Where the grades of a solo score begin; two players have none.
    pub grades: &'static [Grade],
}

/// A grade of a solo score.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// The points it begins at.
    pub from: i32,
    /// Its words in the language files.
    pub key: &'static str,
    /// Whether it wins.
    pub result: GradeResult,
}

/// Whether a grade wins.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GradeResult {
    /// It wins.
    Win,
    /// It does not.
    Loss,
}

/// How much of each thing a player can hold.
// KA-WHEEL-1: base materials are kept up to 8, materials of value up to 6.
// KA-SUPPLY-1: thalers never run out; the lane of a purse ends somewhere.
pub const LIMITS: [u16; 6] = [8, 8, 8, 6, 6, 30_000];

/// What each piece costs.
// KA-BUILD-2: a path is 1 clay, a road 1 stone, a rail 1 steel and 1 wood, a canal 3 thalers.
// KA-BUILD-4: a bridge is 1 wood.
pub const PIECE_COSTS: [Purse; 5] = [
    Purse::of(Thing::Clay, 1),
    Purse::of(Thing::Stone, 1),
    Purse::of(Thing::Steel, 1).plus(Purse::of(Thing::Wood, 1)),
    Purse::of(Thing::Thaler, 3),
    Purse::of(Thing::Wood, 1),
];

/// What a player starts with besides thalers.
// KA-WHEEL-1: clay 2, coal 1, stone 1.
const FIRST_MATERIALS: Purse = Purse::of(Thing::Clay, 2)
    .plus(Purse::of(Thing::Coal, 1))
    .plus(Purse::of(Thing::Stone, 1));

/// What the second player begins with for beginning second.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Compensation {
    /// The 2 thalers of the printed rules.
    Printed,
    /// More of them, as many as made the seats equal when it was measured (docs/balance/kanal.md).
    Thalers,
}

impl Compensation {
    /// So many thalers.
    // KA-WHEEL-1: the second player has 2 thalers; KA-WHEEL-3: or 5.
    const fn thalers(self) -> u16 {
        match self {
            Compensation::Printed => 2,
            Compensation::Thalers => 5,
        }
    }
}

/// What each seat has at the start.
const fn first_stock(compensation: Compensation) -> [Purse; 2] {
    let thalers = Purse::of(Thing::Thaler, compensation.thalers());
    [FIRST_MATERIALS, FIRST_MATERIALS.plus(thalers)]
}

/// Two players, by the newest version.
const DUEL: Rules = Rules {
    version: Version::Compensation,
    players: 2,
    games: 1,
    rounds: None,
    // KA-ACT-3: five actions a round.
    actions: 5,
    // KA-ACT-1: 9 green, 7 brown and 8 blue cards; 4 are displayed.
    piles: [9, 7, 8],
    first_cards: 4,
    // KA-ROUND-5: from the second round in a row without a building on, a card goes.
    quiet_rounds: 2,
    turnover: 0,
    old_cards: 0,
    limits: LIMITS,
    first_stock: first_stock(Compensation::Printed),
    piece_costs: PIECE_COSTS,
    // KA-BUILD-2: a canal brings 2 clay.
    canal_clay: 2,
    // KA-ANY-2: the wheel turns for 2 thalers.
    turn_cost: Purse::of(Thing::Thaler, 2),
    // KA-WHEEL-2: stone and steel are both at their limit.
    full_wheel: Purse::of(Thing::Stone, LIMITS[Thing::Stone as usize])
        .plus(Purse::of(Thing::Steel, LIMITS[Thing::Steel as usize])),
    grades: &[],
};

/// One player, one game.
const SOLO: Rules = Rules {
    players: 1,
    // KA-SOLO-1: seven rounds of four actions.
    rounds: Some(crate::solo::ROUNDS),
    actions: 4,
    // KA-ACT-1: 6, 5 and 7 cards for one.
    piles: [6, 5, 7],
    // KA-SOLO-2: two cards leave the display in a round.
    turnover: 2,
    grades: SOLO_GRADES,
    ..DUEL
};

/// One player, three games.
const CAMPAIGN: Rules = Rules {
    // KA-SOLO-5: three games; three cards of the last blue pile have been seen before.
    games: 3,
    old_cards: 3,
    grades: CAMPAIGN_GRADES,
    ..SOLO
};

const fn loss(from: i32, key: &'static str) -> Grade {
    let result = GradeResult::Loss;
    Grade { from, key, result }
}

const fn win(from: i32, key: &'static str) -> Grade {
    let result = GradeResult::Win;
    Grade { from, key, result }
}

// KA-SOLO-4: grades begin at 80, 100, 120 (which wins), 130, 140 and 150.
const SOLO_GRADES: &[Grade] = &[
    loss(i32::MIN, "kanal-grade-under-80"),
    loss(80, "kanal-grade-80"),
    loss(100, "kanal-grade-100"),
    win(120, "kanal-grade-120"),
    win(130, "kanal-grade-130"),
    win(140, "kanal-grade-140"),
    win(150, "kanal-grade-150"),
];

// KA-SOLO-5: 350 wins a campaign, 370 is more.
const CAMPAIGN_GRADES: &[Grade] = &[
    loss(i32::MIN, "kanal-grade-under-350"),
    win(350, "kanal-grade-350"),
    win(370, "kanal-grade-370"),
];

impl Rules {
    /// The rules of a mode in a version.
    pub const fn of(version: Version, mode: Mode) -> Rules {
        let newest = match mode {
            Mode::Duel => DUEL,
            Mode::Solo => SOLO,
            Mode::Campaign => CAMPAIGN,
        };
        Rules { version, ..newest }
    }

    /// The same rules with this compensation for beginning second.
    #[must_use]
    pub const fn with_compensation(self, compensation: Compensation) -> Rules {
        Rules {
            first_stock: first_stock(compensation),
            ..self
        }
    }

    /// How much of a thing a player can hold.
    #[inline]
    pub const fn limit(&self, thing: Thing) -> u16 {
        self.limits[thing as usize]
    }

    /// What a piece costs.
    #[inline]
    pub const fn piece_cost(&self, piece: Piece) -> Purse {
        self.piece_costs[piece as usize]
    }

    /// How many thalers the step of a base material to this level costs.
    // KA-ANY-1: from 0 to 1 costs 1 thaler, from 1 to 2 costs 2, and so on.
    #[inline]
    pub const fn buy_price(&self, level: u16) -> u16 {
        level
    }

    /// The grade of a solo score.
    pub fn grade(&self, points: i32) -> Option<&'static Grade> {
        self.grades.iter().rev().find(|grade| grade.from <= points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ka_solo_4_grades_begin_where_the_rules_say() {
        let rules = Rules::of(Version::LastRound, Mode::Solo);
        let key = |points| rules.grade(points).map(|grade| grade.key);
        assert_eq!(key(-5), Some("kanal-grade-under-80"));
        assert_eq!(key(79), Some("kanal-grade-under-80"));
        assert_eq!(key(80), Some("kanal-grade-80"));
        assert_eq!(key(119), Some("kanal-grade-100"));
        assert_eq!(key(120), Some("kanal-grade-120"));
        assert_eq!(key(200), Some("kanal-grade-150"));
        let duel = Rules::of(Version::LastRound, Mode::Duel);
        assert_eq!(duel.grade(200), None);
    }

    #[test]
    fn a_version_changes_nothing_but_the_last_round() {
        for mode in [Mode::Duel, Mode::Solo, Mode::Campaign] {
            let first = Rules::of(Version::from_number(1), mode);
            let second = Rules::of(Version::from_number(Version::NEWEST), mode);
            assert_ne!(first, second);
            let version = second.version;
            assert_eq!(Rules { version, ..first }, second);
        }
    }
}
