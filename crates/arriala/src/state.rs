//! The position: 224 bytes of plain data.

use crate::Arriala;
use crate::cards::Cards;
use crate::edition::{ARTS, RIVER_WORKS};
use crate::layout::Layout;
use crate::place::{Colour, Place, Places};
use crate::rules::{PlacedWorker, Rules};
use crate::section::Counted;
use crate::shift::{Moved, Shift, Shifts};
use towpath_core::Seat;

/// Workers of each colour.
// AR-COMP-1: five workers a player.
pub(crate) const WORKERS: u8 = 5;

/// A position of Arriala, with all secrets: plain data that is copied and compared as a whole.
///
/// ```
/// use towpath_arriala::{Arriala, Colour, PackedAction, State};
/// use towpath_core::{Game, Sampled, Silent};
/// # let setup = towpath_testkit::setup::<Arriala>(2);
/// let game = Arriala::build(&setup)?;
/// let mut chance = Sampled::new(1);
/// let before: State = game.setup(&mut chance, &mut Silent);
/// assert_eq!(before.hand(before.seat()).len(), 2);
/// assert_eq!(before.reserve(Colour::Red), 5);
///
/// let mut after = before;
/// game.apply(&mut after, before.seat(), PackedAction::END, &mut chance, &mut Silent);
/// assert_ne!(after.seat(), before.seat());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Where each colour has at least one worker: cells, towns and vineyards.
    pub(crate) here: [Places; 4],
    /// Where each colour has a worker that has not been moved this turn. It follows from the rest, but is asked for
    /// at every decision.
    pub(crate) idle: [Places; 4],
    /// How many workers each colour has in each town and vineyard, three bits each.
    pub(crate) crowd: [u32; 4],
    /// Cells with a lock.
    pub(crate) locks: Places,
    /// The sections that have been counted.
    pub(crate) counted: Counted,
    /// Cards to draw from.
    pub(crate) pile: Cards,
    /// Cards played.
    pub(crate) discards: Cards,
    /// Cards in each hand.
    pub(crate) hands: [Cards; 4],
    /// Renown on the track: all but the vineyards, which pay at the end.
    pub(crate) score: [u16; 4],
    /// Moves of this turn.
    pub(crate) moved: Shifts,
    /// Moves of the turn before that may not be taken back now.
    pub(crate) barred: Shifts,
    /// The number of the turn.
    pub(crate) turn: u32,
    /// How often the discards have become the pile.
    pub(crate) generation: u16,
    /// Cards drawn from the pile since then.
    pub(crate) drawn: u16,
    /// Workers not yet on the board.
    pub(crate) reserve: [u8; 4],
    /// Whose river works stand, in the order they were built.
    pub(crate) river: [Option<Colour>; RIVER_WORKS],
    /// Who built each work of art.
    pub(crate) art: [Option<Colour>; ARTS],
    /// How many locks each seat has built.
    pub(crate) built: [u8; 4],
    /// Turns since something was last counted, placed or built.
    pub(crate) quiet: u8,
    /// Turns in a row in which nothing was done at all.
    pub(crate) passes: u8,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Action points left.
    pub(crate) points: u8,
    /// Where a worker was placed from the reserve this turn, while it stands there unmoved.
    pub(crate) placed: Option<Place>,
    /// Whether something was counted, placed or built this turn.
    pub(crate) progress: Progress,
    /// Whether the game goes on.
    pub(crate) phase: Phase,
}

/// Whether a turn has brought the game nearer to its end.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Progress {
    /// Nothing was counted, placed or built.
    None,
    /// Something was.
    Some,
}

/// Whether the game goes on, or why it ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// It goes on.
    Running,
    /// It is over.
    Over(Ending),
}

/// Why a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Every section is counted.
    Built,
    /// For twelve rounds nothing was counted, placed or built.
    Stalled,
    /// For two rounds everyone passed.
    Passed,
}

impl Arriala {
    /// How many workers of a colour stand at a place.
    #[inline]
    pub fn workers_at(&self, state: &State, colour: Colour, at: Place) -> u8 {
        state.count(&self.layout, colour, at)
    }
}

impl State {
    /// Nothing on the board, nobody holds anything, the first seat begins.
    pub(crate) fn empty(layout: &Layout, rules: &Rules) -> State {
        State {
            here: [Places::NONE; 4],
            idle: [Places::NONE; 4],
            crowd: [0; 4],
            locks: Places::NONE,
            counted: Counted::NONE,
            pile: layout.deck,
            discards: Cards::NONE,
            hands: [Cards::NONE; 4],
            score: [0; 4],
            moved: Shifts::default(),
            barred: Shifts::default(),
            turn: 0,
            generation: 0,
            drawn: 0,
            reserve: [0; 4],
            river: [None; RIVER_WORKS],
            art: [None; ARTS],
            built: [0; 4],
            quiet: 0,
            passes: 0,
            seat: Seat::new(0),
            points: rules.action_points,
            placed: None,
            progress: Progress::None,
            phase: Phase::Running,
        }
    }

    /// Whose turn it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Action points left.
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// Workers of a colour that are not yet on the board.
    pub const fn reserve(&self, colour: Colour) -> u8 {
        self.reserve[colour.index()]
    }

    /// The cards of a seat.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Cells of counted sections.
    pub fn counted(&self) -> Places {
        self.counted.cells()
    }

    /// Works of art that can still be built.
    pub fn arts_left(&self) -> usize {
        self.art.iter().filter(|builder| builder.is_none()).count()
    }

    /// Where a colour has workers.
    #[inline]
    pub const fn workers(&self, colour: Colour) -> Places {
        self.here[colour.index()]
    }

    /// Cells with a lock.
    pub const fn locks(&self) -> Places {
        self.locks
    }

    /// Cards played.
    pub const fn discards(&self) -> Cards {
        self.discards
    }

    /// Where a worker was placed from the reserve this turn, while it stands there unmoved.
    pub const fn placed(&self) -> Option<Place> {
        self.placed
    }

    /// The moves of this turn, in order.
    pub fn moved(&self) -> impl Iterator<Item = Moved> {
        self.moved.as_slice().iter().map(|shift| shift.told())
    }

    /// The moves of the turn before that may not be taken back now.
    pub fn barred(&self) -> impl Iterator<Item = Moved> {
        self.barred.as_slice().iter().map(|shift| shift.told())
    }

    /// Whose river works stand, in the order they were built.
    pub fn river_works_built(&self) -> impl Iterator<Item = Colour> {
        self.river.iter().copied().flatten()
    }

    /// Who built each work of art.
    pub const fn arts(&self) -> [Option<Colour>; ARTS] {
        self.art
    }

    /// How many locks the seat of a colour has built.
    pub const fn locks_built(&self, colour: Colour) -> u8 {
        self.built[colour.index()]
    }

    /// Turns since something was last counted, placed or built.
    pub const fn quiet_turns(&self) -> u8 {
        self.quiet
    }

    /// Turns in a row in which nothing was done at all.
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// Whether something was counted, placed or built this turn.
    pub fn has_progress(&self) -> bool {
        self.progress == Progress::Some
    }

    /// How many workers of a colour stand at a place.
    #[inline]
    pub(crate) fn count(&self, layout: &Layout, colour: Colour, at: Place) -> u8 {
        if layout.shared.contains(at) {
            (self.crowd[colour.index()] >> layout.crowd_shift(at) & 7) as u8
        } else {
            u8::from(self.here[colour.index()].contains(at))
        }
    }

    /// How many workers of a colour stand at a place and have not been moved this turn.
    // AR-MOVE-3: each worker, whoever's, is moved at most once a turn.
    #[inline]
    pub(crate) fn unmoved(&self, layout: &Layout, colour: Colour, at: Place) -> u8 {
        self.count(layout, colour, at) - self.moved.arrivals(colour, at)
    }

    /// Whether a worker that may go from one place would go back where the player before took it from.
    #[inline]
    pub(crate) fn would_go_back(
        &self,
        layout: &Layout,
        colour: Colour,
        from: Place,
        to: Place,
    ) -> bool {
        self.barred.between(colour, to, from) > 0
            && self.is_held(layout, Shift::new(colour, to, from))
    }

    /// Whether all that may go from where a worker came, of its colour, would go back where it was.
    // AR-MOVE-5: a worker that the previous player moved may not be put back where it was.
    #[inline]
    pub(crate) fn is_held(&self, layout: &Layout, came: Shift) -> bool {
        let from = came.to();
        if !layout.shared.contains(from) {
            // Only one placed there since could be another worker.
            return self.placed != Some(from);
        }
        self.are_all_held(layout, came)
    }

    #[inline(never)]
    fn are_all_held(&self, layout: &Layout, came: Shift) -> bool {
        self.held_or_gone(came) >= self.movers(layout, came)
    }

    /// How many workers of a colour left this turn where a worker came to, or still may.
    fn movers(&self, layout: &Layout, came: Shift) -> u8 {
        let (colour, from) = (came.colour(), came.to());
        self.moved.departures(colour, from) + self.unmoved(layout, colour, from)
    }

    /// How many of them may not go where it came from, or have gone there this turn.
    fn held_or_gone(&self, came: Shift) -> u8 {
        let (colour, from, back) = (came.colour(), came.to(), came.from());
        self.moved.between(colour, from, back) + self.barred.between(colour, back, from)
    }

    /// Cells with a worker or a lock.
    #[inline]
    pub(crate) fn taken(&self, layout: &Layout) -> Places {
        let [red, yellow, green, purple] = self.here;
        (red | yellow | green | purple | self.locks) & layout.cells
    }

    /// The canal places where a worker may come to rest.
    // AR-CELL-1: towns and cells of counted sections are free places too.
    #[inline]
    pub(crate) fn free(&self, layout: &Layout) -> Places {
        layout.canal().without(self.taken(layout))
    }

    /// The colour of the worker on a cell.
    pub(crate) fn worker_on(&self, cell: Place) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| self.here[colour.index()].contains(cell))
    }

    /// How many workers a vineyard holds.
    #[inline]
    pub(crate) fn in_vineyard(&self, layout: &Layout, vineyard: Place) -> u8 {
        let shift = layout.crowd_shift(vineyard);
        self.crowd.iter().map(|c| (c >> shift & 7) as u8).sum()
    }

    /// The vineyards in play with a free place.
    #[inline]
    pub(crate) fn open_vineyards(&self, layout: &Layout) -> Places {
        let mut open = layout.vineyards;
        for vineyard in layout.vineyards {
            let places = layout.vineyard_places[vineyard.vineyard_index().unwrap_or(0)];
            if self.in_vineyard(layout, vineyard) >= places {
                open = open.without(Places::only(vineyard));
            }
        }
        open
    }

    /// A colour's workers on the canal: cells and towns, neither vineyards nor river works.
    pub(crate) fn on_canal(&self, layout: &Layout, colour: Colour) -> u32 {
        let here = self.here[colour.index()];
        let towns = layout.towns & here;
        let in_towns: u8 = towns.iter().map(|t| self.count(layout, colour, t)).sum();
        (here & layout.cells).len() + u32::from(in_towns)
    }

    /// River works that stand.
    pub(crate) fn river_works(&self) -> u8 {
        self.river.iter().flatten().count() as u8
    }

    /// Puts a worker from the reserve on a place.
    // AR-MOVE-3: placing is not a move, so that the new worker may still be moved.
    #[inline]
    pub(crate) fn place(&mut self, layout: &Layout, colour: Colour, at: Place) {
        self.put(layout, colour, at);
        self.idle[colour.index()] |= Places::only(at);
    }

    #[inline]
    fn put(&mut self, layout: &Layout, colour: Colour, at: Place) {
        self.here[colour.index()] |= Places::only(at);
        if layout.shared.contains(at) {
            self.crowd[colour.index()] += 1 << layout.crowd_shift(at);
        }
    }

    /// Takes a worker off a place.
    #[inline]
    pub(crate) fn take(&mut self, layout: &Layout, colour: Colour, at: Place) {
        let gone = Places::only(at);
        let (mut left, mut idle) = (false, false);
        if layout.shared.contains(at) {
            self.crowd[colour.index()] -= 1 << layout.crowd_shift(at);
            left = self.count(layout, colour, at) > 0;
            idle = left && self.unmoved(layout, colour, at) > 0;
        }
        if !left {
            let here = &mut self.here[colour.index()];
            *here = here.without(gone);
        }
        if !idle {
            let idle = &mut self.idle[colour.index()];
            *idle = idle.without(gone);
        }
    }

    /// Moves a worker and notes it.
    #[inline]
    pub(crate) fn shift(&mut self, game: &Arriala, colour: Colour, from: Place, to: Place) {
        let mut shift = Shift::new(colour, from, to);
        let beside_placed = self.placed == Some(from) && colour == Colour::from(self.seat);
        if beside_placed && self.is_placed_one(game, shift) {
            shift = shift.fresh();
            self.placed = None;
        }
        self.take(&game.layout, colour, from);
        self.put(&game.layout, colour, to);
        self.moved.push(shift);
    }

    /// Whether a move from where a worker was placed this turn is made by that worker.
    // AR-MOVE-3: those that stood there before are taken to go first.
    fn is_placed_one(&self, game: &Arriala, shift: Shift) -> bool {
        let (colour, from) = (shift.colour(), shift.from());
        let alone = self.unmoved(&game.layout, colour, from) == 1;
        match game.rules.placed_worker {
            PlacedWorker::AfterAll => alone,
            // AR-MOVE-5: unless they may not go there.
            PlacedWorker::AfterThoseThatMay => {
                let back = Shift::new(colour, shift.to(), from);
                let movers = self.movers(&game.layout, back) - 1;
                alone || self.held_or_gone(back) >= movers
            }
        }
    }

    /// Notes anew who has not been moved.
    pub(crate) fn find_idle(&mut self, layout: &Layout) {
        self.idle = Colour::ALL.map(|colour| self.idle_of(layout, colour));
    }

    /// Where a colour has more workers than have arrived this turn.
    pub(crate) fn idle_of(&self, layout: &Layout, colour: Colour) -> Places {
        let idle = |at: &Place| self.count(layout, colour, *at) > self.moved.arrivals(colour, *at);
        self.here[colour.index()].iter().filter(idle).collect()
    }

    /// Adds renown.
    #[inline]
    pub(crate) fn gain(&mut self, colour: Colour, points: u8) {
        self.score[colour.index()] += u16::from(points);
    }
}
