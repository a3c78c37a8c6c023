//! Reading the numbers that effects depend on off the board and the wheel.

use crate::board::{ALL_SPACES, Plot};
use crate::effect::{
    Build, Cond, Effect, Gain, Kind, KindSet, MOST, Measure, Part, Pick, Piece, Place, Reward,
};
use crate::purse::{Purse, Thing};
use crate::state::Player;

/// The value of a measure for the building on a plot.
pub(crate) fn measure(player: &Player, plot: Plot, measure: Measure) -> u16 {
    match measure {
        Measure::Fixed(number) => u16::from(number),
        Measure::Count(kinds, place) => count(player, plot, kinds, place),
        Measure::Different(kinds, place) => {
            let occurs = |kind| count(player, plot, KindSet::of(kind), place).min(1);
            kinds.iter().map(occurs).sum()
        }
        Measure::Stock(things) => things.iter().map(|thing| player.have(thing)).sum(),
        Measure::DifferentStock(things) => {
            let held = things.iter().filter(|thing| player.have(*thing) > 0);
            held.count() as u16
        }
        // What was paid is not on the board; see `outcome`.
        Measure::Paid => 0,
    }
}

/// How many there are of these kinds together.
fn count(player: &Player, plot: Plot, kinds: KindSet, place: Place) -> u16 {
    // KA-ACTV-10: what an effect names lies beside the building, or anywhere, the building itself included.
    let (spaces, plots) = match place {
        Place::Beside => (plot.spaces(), plot.neighbours()),
        Place::Anywhere => (ALL_SPACES, player.occupied),
    };
    let plots = plots & player.occupied;
    let (routes, bridges) = (player.by_routes, player.by_bridges);
    let found = kinds.iter().map(|kind| match kind {
        Kind::Path => (player.with(Piece::Path) & spaces).count_ones(),
        Kind::Road => (player.with(Piece::Road) & spaces).count_ones(),
        Kind::Rail => (player.with(Piece::Rail) & spaces).count_ones(),
        Kind::Canal => (player.with(Piece::Canal) & spaces).count_ones(),
        Kind::Bridge => (player.with(Piece::Bridge) & spaces).count_ones(),
        Kind::Idle => (plots & !routes & !bridges).count_ones(),
        Kind::Once => (plots & (routes ^ bridges)).count_ones(),
        Kind::Twice => (plots & routes & bridges).count_ones(),
    });
    found.sum::<u32>() as u16
}

/// Whether a condition holds now.
// KA-ACTV-7: conditions are read when the effect is used.
fn holds(player: &Player, plot: Plot, cond: Cond) -> bool {
    match cond {
        Cond::Exactly(of, n) => measure(player, plot, of) == u16::from(n),
        Cond::AtLeast(of, n) => measure(player, plot, of) >= u16::from(n),
        Cond::AtMost(of, n) => measure(player, plot, of) <= u16::from(n),
        // KA-ACTV-4: the token of this activation still lies on the building.
        Cond::First => player.tokens(plot) == 2,
        Cond::Second => player.tokens(plot) == 1,
    }
}

/// Whether the conditions of an effect hold now.
pub(crate) fn met(player: &Player, plot: Plot, effect: &Effect) -> bool {
    let mut conds = effect.when.iter().flatten();
    match effect.any {
        true => conds.any(|cond| holds(player, plot, *cond)),
        false => conds.all(|cond| holds(player, plot, *cond)),
    }
}

/// The value of the measure of a gain.
fn number(player: &Player, plot: Plot, of: Measure, paid: u16) -> u16 {
    match of {
        Measure::Paid => paid,
        Measure::Fixed(_)
        | Measure::Count(..)
        | Measure::Different(..)
        | Measure::Stock(_)
        | Measure::DifferentStock(_) => measure(player, plot, of),
    }
}

/// What a part of a gain gives now: the reward, how many times, and the row of its table.
pub(crate) fn reward<'a>(
    player: &Player,
    plot: Plot,
    part: &'a Part,
    paid: u16,
) -> Option<(&'a Reward, u16, u8)> {
    match part {
        Part::Flat(reward) => Some((reward, 1, 0)),
        Part::Each(of, reward) => {
            let times = measure(player, plot, *of);
            (times > 0).then_some((reward, times, 0))
        }
        Part::Table(of, table) => {
            let (row, reward) = table.at(number(player, plot, *of, paid))?;
            Some((reward, 1, row))
        }
    }
}

/// What a gain comes to.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Outcome {
    /// The things, thalers among them.
    pub things: Purse,
    /// The prestige.
    pub prestige: u16,
    /// The things that the player picks.
    pub pick: Option<Pick>,
    /// What is built, and the row of the table that says so.
    pub build: Option<(u8, Build)>,
    /// Whether the wheel turns.
    pub turn: bool,
}

impl Outcome {
    /// Whether it is things and prestige that are known already, and nothing else.
    pub fn is_plain(&self) -> bool {
        self.pick.is_none()
            && self.build.is_none()
            && !self.turn
            && !(self.things.is_empty() && self.prestige == 0)
    }
}

/// What a gain gives now.
pub(crate) fn outcome(player: &Player, plot: Plot, gain: &Gain, paid: u16) -> Outcome {
    let mut outcome = Outcome::default();
    for part in &gain.parts {
        let Some((reward, times, row)) = reward(player, plot, part, paid) else {
            continue;
        };
        for thing in Thing::ALL {
            let more = reward.amounts.times(thing, times);
            if more > 0 {
                let sum = outcome.things.get(thing) + more;
                let most = match thing {
                    Thing::Thaler => u16::MAX,
                    Thing::Wood | Thing::Clay | Thing::Coal | Thing::Stone | Thing::Steel => MOST,
                };
                outcome.things.set(thing, sum.min(most));
            }
        }
        outcome.prestige += u16::from(reward.amounts.prestige) * times;
        if let Some(pick) = reward.pick {
            let each = (u16::from(pick.each) * times).min(MOST) as u8;
            outcome.pick = Some(Pick { each, ..pick });
        }
        outcome.build = outcome.build.or(reward.build.map(|build| (row, build)));
        outcome.turn |= reward.turn;
    }
    outcome
}
