//! Reading the numbers that effects depend on off the board and the wheel.

use crate::board::{ALL_SPACES, Plot};
use crate::effect::{Amounts, Cond, Gain, Kind, Measure, Piece, Place};
use crate::state::Player;

/// The value of a measure for the building on a plot.
pub(crate) fn measure(player: &Player, plot: Plot, measure: Measure) -> u16 {
    let (kind, place) = match measure {
        Measure::Fixed(number) => return u16::from(number),
        Measure::Stock(thing) => return player.have(thing),
        // What was paid is not on the board; see `amounts`.
        Measure::Paid => return 0,
        Measure::Count(kind, place) => (kind, place),
    };
    // KA-ACTV-10: what an effect names lies beside the building, or anywhere, the building itself included.
    let (spaces, plots) = match place {
        Place::Beside => (plot.spaces(), plot.neighbours()),
        Place::Anywhere => (ALL_SPACES, player.occupied),
    };
    let plots = plots & player.occupied;
    let (routes, bridges) = (player.by_routes, player.by_bridges);
    let found = match kind {
        Kind::Route => (player.routes() & spaces).count_ones(),
        Kind::Path => (player.with(Piece::Path) & spaces).count_ones(),
        Kind::Road => (player.with(Piece::Road) & spaces).count_ones(),
        Kind::Rail => (player.with(Piece::Rail) & spaces).count_ones(),
        Kind::Canal => (player.with(Piece::Canal) & spaces).count_ones(),
        Kind::Bridge => (player.with(Piece::Bridge) & spaces).count_ones(),
        Kind::Building => plots.count_ones(),
        Kind::Idle => (plots & !routes & !bridges).count_ones(),
        Kind::Once => (plots & (routes ^ bridges)).count_ones(),
        Kind::Twice => (plots & routes & bridges).count_ones(),
        Kind::Kinds => Piece::ROUTES
            .into_iter()
            .map(|piece| u32::from(player.with(piece) & spaces != 0))
            .sum(),
    };
    found as u16
}

/// Whether a condition holds now.
// KA-ACTV-7: conditions are read when the effect is used.
pub(crate) fn holds(player: &Player, plot: Plot, cond: Cond) -> bool {
    match cond {
        Cond::Exactly(of, n) => measure(player, plot, of) == u16::from(n),
        Cond::AtLeast(of, n) => measure(player, plot, of) >= u16::from(n),
        Cond::AtMost(of, n) => measure(player, plot, of) <= u16::from(n),
        // KA-ACTV-4: the token of this activation still lies on the building.
        Cond::First => player.tokens(plot) == 2,
        Cond::Second => player.tokens(plot) == 1,
    }
}

/// What a gain of things gives now, and how many times; `None` when it gives nothing.
pub(crate) fn amounts(
    player: &Player,
    plot: Plot,
    gain: &Gain,
    paid: u16,
) -> Option<(Amounts, u16)> {
    match gain {
        Gain::Flat(amounts) => Some((*amounts, 1)),
        Gain::Each(of, amounts) => {
            let times = measure(player, plot, *of);
            (times > 0).then_some((*amounts, times))
        }
        Gain::Table(of, table) => {
            let number = match of {
                Measure::Paid => paid,
                Measure::Fixed(_) | Measure::Count(..) | Measure::Stock(_) => {
                    measure(player, plot, *of)
                }
            };
            table.at(number).map(|amounts| (amounts, 1))
        }
        Gain::Build { .. } | Gain::Turn => None,
    }
}
