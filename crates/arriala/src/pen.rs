//! Writing down many actions that differ in one place.

use crate::action::Action;
use crate::deed::Deed;
use crate::place::{Place, Places};

/// Writes at the end of a list.
///
/// How many places of a set there are is hard to foresee for a processor, so that a loop of that length costs more than
/// what is in it. A pen writes eight actions at a time, those that count first, and the next ones overwrite the rest.
/// Until it is put down the list is longer than what is written.
#[derive(Debug)]
pub(crate) struct Pen<'a> {
    list: &'a mut Vec<Action>,
    written: usize,
}

/// How many actions are written at a time.
const STROKE: usize = 8;

impl<'a> Pen<'a> {
    /// Goes on at the end of a list, to which about so many actions will be added.
    #[inline]
    pub(crate) fn new(list: &'a mut Vec<Action>, about: usize) -> Pen<'a> {
        let written = list.len();
        list.resize(written + about, Action::END);
        Pen { list, written }
    }

    /// Cuts off what does not count.
    #[inline]
    pub(crate) fn put_down(self) {
        self.list.truncate(self.written);
    }

    /// Writes one action.
    #[inline]
    pub(crate) fn write(&mut self, action: Action) {
        self.stroke(1, action);
    }

    /// Writes a deed for each place; it is given for the first place of the canal.
    #[inline]
    pub(crate) fn write_each(&mut self, places: Places, deed: Deed) {
        let mut first = Action::of(deed);
        let mut bits = places.from(Place::FIRST);
        while bits != 0 {
            self.stroke(bits, first);
            first = first.farther(STROKE as u32);
            bits >>= STROKE;
        }
    }

    /// Writes an action for each of the lowest eight bits that is set; `first` is the one for the lowest.
    #[inline(always)]
    pub(crate) fn stroke(&mut self, bits: u64, first: Action) {
        if self.list.len() < self.written + STROKE {
            make_room(self.list, self.written);
        }
        let bits = (bits & 255) as usize;
        let Some(slots) = self.list[self.written..].first_chunk_mut::<STROKE>() else {
            return;
        };
        *slots = SET_BITS[bits].map(|bit| first.farther(bit));
        self.written += bits.count_ones() as usize;
    }
}

#[cold]
#[inline(never)]
fn make_room(list: &mut Vec<Action>, written: usize) {
    list.resize(written + 16 * STROKE, Action::END);
}

/// Which of eight bits are set, those first.
static SET_BITS: [[u32; STROKE]; 256] = {
    let mut table = [[0; STROKE]; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < STROKE as u32 {
            if bits >> bit & 1 == 1 {
                table[bits][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        bits += 1;
    }
    table
};
