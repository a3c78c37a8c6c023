//! Puzzles of Arriala: what five points can do.

use crate::Until;
use crate::puzzling::{Found, Puzzling, Theme, essence_of};
use towpath_arriala::{Arriala, Colour, Event, Moved, State};
use towpath_core::{Game, Seat, TableSetup};

/// The seat has built a lock.
const LOCK: u32 = 1;
/// A worker of somebody else was moved.
const OTHERS: u32 = 2;
/// A lock must bring so much more than anything without.
const LOCK_MARGIN: i32 = 3;
/// The same of a move of somebody else's worker.
const OTHERS_MARGIN: i32 = 2;

impl Puzzling for Arriala {
    const THEMES: &'static [Theme] = &[
        Theme {
            name: "five",
            rule: "AR-TURN-1",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "heist",
            rule: "AR-MOVE-1",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "tie",
            rule: "AR-SEC-3",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "lock",
            rule: "AR-LOCK-2",
            margin: 2,
            best: 3,
        },
        Theme {
            name: "win",
            rule: "AR-END-1",
            margin: 2,
            best: 3,
        },
    ];

    fn tables() -> Vec<TableSetup> {
        [2, 3, 4].map(TableSetup::of::<Arriala>).to_vec()
    }

    fn begins(&self, _state: &State) -> Option<(Until, usize)> {
        Some((Until::Turn, 60_000))
    }

    fn essence(&self, _start: &State, end: &State, _seat: Seat) -> u64 {
        let renown = Colour::ALL.map(|colour| self.renown(end, colour));
        essence_of((renown, end.counted(), end.locks()))
    }

    fn marks(&self, start: &State, end: &State, seat: Seat) -> u32 {
        let own = Colour::from(seat);
        let mut marks = 0;
        if end.locks_built(own) > start.locks_built(own) {
            marks |= LOCK;
        }
        // Once the turn is over its moves are those that the next player may not take back.
        let over = end.seat() != seat;
        let others = |moved: &Moved| moved.colour != own;
        let before = start.moved().filter(others).count();
        let since = match over {
            true => end.barred().filter(others).count(),
            false => end.moved().filter(others).count(),
        };
        if since > before {
            marks |= OTHERS;
        }
        marks
    }

    fn theme(&self, found: &Found<'_, Arriala>) -> Option<&'static str> {
        let (searched, own) = (found.searched, Colour::from(found.seat));
        let without = |mark: u32| searched.most(|end| end.marks & mark == 0);
        let lead = |mark| without(mark).map_or(i32::MAX, |most| searched.best.saturating_sub(most));
        let end = found.states.last()?;
        let won = self
            .outcome(end)
            .is_some_and(|outcome| outcome.winners.contains(found.seat));
        // Somebody who has fewer workers than those who are tied takes the section.
        let ties = found.events.iter().any(|event| match event {
            Event::Counted {
                workers, winner, ..
            } => {
                let most = workers.iter().max().copied().unwrap_or(0);
                *winner == Some(own) && workers[own.index()] < most
            }
            _ => false,
        });
        let counts = found
            .events
            .iter()
            .any(|event| matches!(event, Event::Counted { winner, .. } if *winner == Some(own)));
        if won {
            Some("win")
        } else if ties {
            Some("tie")
        } else if lead(LOCK) >= LOCK_MARGIN {
            Some("lock")
        } else if counts && lead(OTHERS) >= OTHERS_MARGIN {
            Some("heist")
        } else if counts {
            Some("five")
        } else {
            None
        }
    }
}
