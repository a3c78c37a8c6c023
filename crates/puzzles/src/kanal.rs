//! Puzzles of Kanal: activations and their order, bridges, plots, the last action.

use crate::Until;
use crate::puzzling::{Found, Puzzling, Theme, essence_of};
use towpath_core::{Seat, TableSetup};
use towpath_kanal::board::PLOTS;
use towpath_kanal::effect::Piece;
use towpath_kanal::space::Half;
use towpath_kanal::state::{Finale, Phase, State};
use towpath_kanal::{Action, Event, Kanal};

/// A bridge was built.
const BRIDGE: u32 = 1;
/// A bridge must bring so much more than anything without.
const BRIDGE_MARGIN: i32 = 4;
/// The actions of a round of a solo game.
const ACTIONS: u8 = 4;

impl Puzzling for Kanal {
    const THEMES: &'static [Theme] = &[
        Theme {
            name: "chain",
            rule: "KA-ACTV-3",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "order",
            rule: "KA-ACTV-3",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "enough",
            rule: "KA-ANY-1",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "bridge",
            rule: "KA-BUILD-4",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "plot",
            rule: "KA-BUILD-1",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "last",
            rule: "KA-SCORE-1",
            margin: 2,
            best: 3,
        },
    ];

    fn tables() -> Vec<TableSetup> {
        let solo = |deck: &str| TableSetup::of::<Kanal>(1).with_option("deck", deck);
        ["a", "b", "c"].map(solo).to_vec()
    }

    fn begins(&self, state: &State) -> Option<(Until, usize)> {
        let last = state.finale == Finale::LastRound && state.actions + 1 >= ACTIONS;
        match state.phase {
            Phase::Go if last => Some((Until::Over, 100_000)),
            Phase::Go => Some((Until::Turn, 40_000)),
            // The space has just been taken.
            Phase::Act if is_fresh(state) && state.actions < ACTIONS => Some((Until::Turn, 60_000)),
            Phase::Act if is_fresh(state) && state.finale == Finale::LastRound => {
                Some((Until::Over, 100_000))
            }
            Phase::Place | Phase::Act | Phase::Wheel | Phase::Turned | Phase::Over => None,
        }
    }

    /// The space that was taken, the buildings that were built and those that were activated.
    fn essence(&self, start: &State, end: &State, seat: Seat) -> u64 {
        let (before, now) = (&start.players[seat.index()], &end.players[seat.index()]);
        let cards = |plots: u16| {
            let standing = (0..PLOTS).filter(|plot| plots >> plot & 1 == 1);
            let cards = standing.filter_map(|plot| now.buildings[plot]);
            let mut cards: Vec<usize> = cards.map(|built| built.card().index()).collect();
            cards.sort_unstable();
            cards
        };
        essence_of((
            cards(now.occupied & !before.occupied),
            cards(now.by_routes & !before.by_routes),
            cards(now.by_bridges & !before.by_bridges),
            end.discs,
        ))
    }

    fn marks(&self, start: &State, end: &State, seat: Seat) -> u32 {
        let bridges = |state: &State| state.players[seat.index()].with(Piece::Bridge).count_ones();
        match bridges(end) > bridges(start) {
            true => BRIDGE,
            false => 0,
        }
    }

    fn theme(&self, found: &Found<'_, Kanal>) -> Option<&'static str> {
        let line = &found.searched.line;
        let woken = found
            .events
            .iter()
            .filter(|event| matches!(event, Event::Activated { .. }))
            .count();
        let together = found
            .states
            .iter()
            .any(|state| state.work.waiting().count_ones() > 1);
        let lays_bridge = line.iter().any(|action| {
            matches!(
                action,
                Action::Lay {
                    piece: Piece::Bridge,
                    ..
                }
            )
        });
        let without = found.searched.most(|end| end.marks & BRIDGE == 0);
        let needs_bridge = without.is_none_or(|most| found.searched.best - most >= BRIDGE_MARGIN);
        let builds = line
            .iter()
            .any(|action| matches!(action, Action::Build { .. }));
        let buys = line
            .iter()
            .any(|action| matches!(action, Action::Buy(_) | Action::Turn));
        if woken >= 3 {
            Some("chain")
        } else if woken == 2 && together {
            Some("order")
        } else if found.until == Until::Over {
            Some("last")
        } else if lays_bridge && needs_bridge {
            Some("bridge")
        } else if builds && buys {
            Some("enough")
        } else if builds {
            Some("plot")
        } else {
            None
        }
    }
}

/// Whether an action space has been taken and nothing done there yet.
fn is_fresh(state: &State) -> bool {
    let work = &state.work;
    let whole = |half| {
        work.space
            .is_some_and(|space| work.parts == space.parts(half))
    };
    let idle = work.waiting() == 0 && work.active.is_none() && work.gain.is_empty();
    idle && (whole(Half::Upper) || whole(Half::Lower))
}
