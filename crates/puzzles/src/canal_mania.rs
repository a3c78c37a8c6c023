//! Puzzles of Canal Mania: the haul, the finish, the engineer.

use crate::Until;
use crate::puzzling::{Found, Puzzling, Theme, essence_of};
use crate::search::probe;
use towpath_canal_mania::action::Route;
use towpath_canal_mania::parts::contracts;
use towpath_canal_mania::state::{State, Step};
use towpath_canal_mania::{Action, CanalMania};
use towpath_core::{Game, Seat, TableSetup};

/// A canal was finished.
const FINISHED: u32 = 1;
/// The engineer is another.
const SWAPPED: u32 = 2;
/// What else is marked is which canals were finished, and how.
const CANALS: u32 = !(FINISHED | SWAPPED);
/// Fewer hauls to choose from are no puzzle.
const HAULS: usize = 12;

impl Puzzling for CanalMania {
    const THEMES: &'static [Theme] = &[
        Theme {
            name: "haul",
            rule: "CM-MOVE-3",
            margin: 1,
            best: 1,
        },
        Theme {
            name: "hills",
            rule: "CM-BUILD-6",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "points",
            rule: "CM-BUILD-14",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "carry",
            rule: "CM-MOVE-1",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "engineer",
            rule: "CM-ENG-6",
            margin: 2,
            best: 3,
        },
    ];

    fn tables() -> Vec<TableSetup> {
        [3, 4, 5].map(TableSetup::of::<CanalMania>).to_vec()
    }

    fn begins(&self, state: &State) -> Option<(Until, usize)> {
        match (state.step, state.phase) {
            (Step::Phase, 1) => Some((Until::Closing, 25_000)),
            (Step::Phase, 2) => Some((Until::Closing, 25_000)),
            (Step::Phase, 3) => Some((Until::Closing, 60_000)),
            _ => None,
        }
    }

    /// Before the third phase every theme needs a canal that is finished.
    fn is_promising(&self, state: &State, seat: Seat, until: Until) -> bool {
        let done = |end: &State| end.done[seat.index()] != state.done[seat.index()];
        state.phase == 3 || probe(self, state, seat, until, done)
    }

    fn closing(&self, state: &State) -> bool {
        state.step == Step::Closing
    }

    /// Everybody's points; besides, which cube was carried, or which canals were finished.
    fn essence(&self, start: &State, end: &State, seat: Seat) -> u64 {
        let points = end.points.map(|sources| sources.iter().sum::<u16>());
        let cubes = if start.phase == 3 { end.cubes } else { 0 };
        let done = end.done[seat.index()] & !start.done[seat.index()];
        essence_of((points, cubes, done))
    }

    fn marks(&self, start: &State, end: &State, seat: Seat) -> u32 {
        let canals = finished(start, end, seat);
        let mut marks = match canals.is_empty() {
            true => 0,
            false => FINISHED | essence_of(canals) as u32 & CANALS,
        };
        if start.engineer(seat) != end.engineer(seat) {
            marks |= SWAPPED;
        }
        marks
    }

    fn theme(&self, found: &Found<'_, CanalMania>) -> Option<&'static str> {
        let Found {
            start, searched, ..
        } = found;
        let (best, line) = (searched.best, &searched.line);
        let swaps = line.iter().any(|action| matches!(action, Action::Swap(_)));
        let haul = line.iter().find_map(|action| match action {
            Action::Haul(route) => Some(*route),
            _ => None,
        });
        if start.phase == 3 {
            return self.best_haul(found, haul?);
        }
        let finishing = |end: &crate::search::End| end.marks & FINISHED != 0;
        let end = found.states.last()?;
        if finished(start, end, found.seat).is_empty() {
            return None;
        }
        if start.phase == 1 {
            // Nothing else that can be done first lets a canal be finished.
            let otherwise = searched.most(|end| finishing(end) && end.marks & SWAPPED == 0);
            return (swaps && otherwise.is_none()).then_some("engineer");
        }
        // The haul pays more than any would without the canal.
        let before = searched.most(|end| !finishing(end)).unwrap_or(0);
        let built = found.events.iter().find_map(|event| match event {
            towpath_canal_mania::Event::Finished { points, .. } => Some(i32::from(*points)),
            _ => None,
        });
        if haul.is_some() && best - built? > before.max(0) {
            return Some("carry");
        }
        let mut ways: Vec<u32> = searched
            .ends
            .keys()
            .filter(|end| finishing(end))
            .map(|end| end.marks)
            .collect();
        ways.sort_unstable();
        ways.dedup();
        match ways.len() {
            1 => Some("hills"),
            _ => Some("points"),
        }
    }
}

trait Hauls {
    fn best_haul(&self, found: &Found<'_, CanalMania>, route: Route) -> Option<&'static str>;
}

impl Hauls for CanalMania {
    /// The best haul is one of many, and not the longest.
    fn best_haul(&self, found: &Found<'_, CanalMania>, route: Route) -> Option<&'static str> {
        let mut open = Vec::new();
        self.legal(found.start, found.seat, &mut open);
        let hauls = || {
            open.iter().filter_map(|action| match action {
                Action::Haul(route) => Some(route.towns().count()),
                _ => None,
            })
        };
        let longest = hauls().max()?;
        (hauls().count() >= HAULS && route.towns().count() < longest).then_some("haul")
    }
}

/// The canals that a seat has finished between two positions: which, where and of what.
fn finished(start: &State, end: &State, seat: Seat) -> Vec<(u8, u32, u32)> {
    let new = end.done[seat.index()] & !start.done[seat.index()];
    contracts(new)
        .map(|contract| {
            let canal = end.canal(contract);
            (contract.0, canal.node, canal.kinds)
        })
        .collect()
}
