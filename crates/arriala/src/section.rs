//! Sections: their bounds, when they are complete, who scores them; and the locks that divide them.

use crate::Arriala;
use crate::edition::LOCKS;
use crate::event::Event;
use crate::place::{Colour, Place, Places};
use crate::scoring::majority;
use crate::state::{Ending, Phase, Progress, State};
use towpath_core::Events;

/// A section: the cells between two neighbouring towns or locks.
// AR-SEC-1: from town or lock to town or lock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The town or lock before it.
    pub from: Place,
    /// The town or lock after it.
    pub to: Place,
    /// Its cells; never none.
    pub cells: Places,
}

/// The sections that have been counted, and who took each. For every cell it keeps a number of three bits: 0 while its
/// section is not counted, then the taker's colour counted from 1, or [`Counted::NOBODY`] for a tie.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Counted([Places; 3]);

impl Counted {
    pub(crate) const NONE: Counted = Counted([Places::NONE; 3]);
    const NOBODY: usize = 5;

    /// The cells of all counted sections.
    #[inline]
    pub(crate) fn cells(self) -> Places {
        let [low, middle, high] = self.0;
        low | middle | high
    }

    /// The cells of the sections that this colour took, or nobody.
    pub(crate) fn of(self, taker: Option<Colour>) -> Places {
        let number = Counted::number(taker);
        let bit = |place: usize| match (number >> place) & 1 {
            0 => self.cells().without(self.0[place]),
            _ => self.0[place],
        };
        bit(0) & bit(1) & bit(2)
    }

    /// Counts the section with these cells. What was said of them before is forgotten.
    #[inline]
    pub(crate) fn add(&mut self, cells: Places, taker: Option<Colour>) {
        let number = Counted::number(taker);
        for (place, plane) in self.0.iter_mut().enumerate() {
            *plane = match (number >> place) & 1 {
                0 => plane.without(cells),
                _ => *plane | cells,
            };
        }
    }

    fn number(taker: Option<Colour>) -> usize {
        taker.map_or(Counted::NOBODY, |colour| colour.index() + 1)
    }
}

impl Arriala {
    /// The section a cell without a lock belongs to.
    #[inline]
    pub(crate) fn section_at(&self, state: &State, cell: Place) -> Option<Section> {
        let bounds = self.layout.towns | state.locks;
        if bounds.contains(cell) {
            return None;
        }
        let (from, to) = (bounds.last_before(cell)?, bounds.first_after(cell)?);
        Some(Section {
            from,
            to,
            cells: Places::between(from, to),
        })
    }

    /// Every section in play, upstream first. Allocates nothing.
    pub fn sections(&self, state: &State) -> impl Iterator<Item = Section> {
        let mut left = self.layout.cells.without(state.locks);
        std::iter::from_fn(move || {
            let section = self.section_at(state, left.first()?)?;
            left = left.without(section.cells);
            Some(section)
        })
    }

    /// How many workers each colour has on some cells.
    #[inline]
    pub fn workers_on(state: &State, cells: Places) -> [u8; 4] {
        state.here.map(|here| (here & cells).len() as u8)
    }

    /// What a section of so many workers is worth.
    // AR-SEC-2: by the number of workers; more than eight pay like eight.
    #[inline]
    pub fn section_points(&self, workers: u32) -> u8 {
        let table = &self.layout.section_points;
        match workers as usize {
            0 => 0,
            n => table[n.min(table.len()) - 1],
        }
    }

    /// Counts the section of a cell if that is complete now.
    #[inline]
    pub(crate) fn count_if_complete<E: Events<Event>>(
        &self,
        state: &mut State,
        cell: Place,
        events: &mut E,
    ) {
        // AR-SEC-4: a section is counted once for ever.
        if state.counted.cells().contains(cell) || !self.layout.cells.contains(cell) {
            return;
        }
        let Some(section) = self.section_at(state, cell) else {
            return;
        };
        // AR-SEC-1: complete when every cell holds a worker.
        if !section.cells.without(state.taken(&self.layout)).is_empty() {
            return;
        }
        let workers = Arriala::workers_on(state, section.cells);
        let points = self.section_points(section.cells.len());
        let winner = majority(workers);
        if let Some(colour) = winner {
            state.gain(colour, points);
        }
        state.counted.add(section.cells, winner);
        state.progress = Progress::Some;
        events.tell(Event::Counted {
            from: section.from,
            to: section.to,
            workers,
            winner,
            points,
        });
    }

    /// Ends the game when nothing is left to build.
    // AR-END-1: at once, in mid-turn, when no uncounted section with a cell is left.
    #[inline]
    pub(crate) fn end_if_built<E: Events<Event>>(&self, state: &mut State, events: &mut E) {
        let open = self
            .layout
            .cells
            .without(state.counted.cells() | state.locks);
        if open.is_empty() {
            self.finish(state, Ending::Built, events);
        }
    }

    /// Ends the game and tells what the vineyards bring.
    pub(crate) fn finish<E: Events<Event>>(
        &self,
        state: &mut State,
        ending: Ending,
        events: &mut E,
    ) {
        state.phase = Phase::Over(ending);
        events.tell(Event::Ended { ending });
        for vineyard in self.layout.vineyards {
            let (workers, winner, points) = self.vineyard_result(state, vineyard);
            events.tell(Event::VineyardCounted {
                vineyard,
                workers,
                winner,
                points,
            });
        }
    }

    /// The cells where a lock may be built.
    // AR-LOCK-1: free cells of uncounted sections, on stretches that have not all their locks.
    #[inline]
    pub(crate) fn lockable(&self, state: &State) -> Places {
        // AR-COMP-1: there are eight lock pieces, whatever the stretches could hold.
        if state.locks.len() >= LOCKS {
            return Places::NONE;
        }
        let mut cells = self
            .layout
            .cells
            .without(state.taken(&self.layout) | state.counted.cells());
        for stretch in self.layout.stretches() {
            if (state.locks & stretch.cells).len() >= u32::from(stretch.max_locks) {
                cells = cells.without(stretch.cells);
            }
        }
        cells
    }

    /// Puts a lock on a cell and counts what it completes.
    // AR-LOCK-2: the lock's renown first, then every section now complete, then the end.
    pub(crate) fn build_lock<E: Events<Event>>(
        &self,
        state: &mut State,
        builder: Colour,
        at: Place,
        events: &mut E,
    ) {
        let before = self.section_at(state, at);
        state.gain(builder, self.rules.lock_renown);
        state.built[builder.index()] += 1;
        state.progress = Progress::Some;
        state.locks |= Places::only(at);
        // AR-LOCK-1: a lock on a one-cell section removes it uncounted.
        if before.is_some_and(|section| section.cells == Places::only(at)) {
            events.tell(Event::SectionVanished { at });
        }
        let canal = self.layout.canal();
        let sides = [canal.last_before(at), canal.first_after(at)];
        for side in sides.into_iter().flatten() {
            self.count_if_complete(state, side, events);
        }
        self.end_if_built(state, events);
    }
}
