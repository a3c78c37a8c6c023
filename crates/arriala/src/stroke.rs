//! Writing down many actions that differ in one place.
//!
//! How many places of a set there are is hard to foresee for a processor, so that a loop of that length costs more than
//! what is in it. A stroke writes as many actions as there could be, those that count first, and the next one overwrites the rest.

use crate::action::Action;
use crate::deed::Deed;
use crate::place::{Place, Places};

/// The most actions that are written at a time.
const STROKE: usize = 8;

/// Writes a deed for each place; it is given for the first place of the canal.
#[inline]
pub(crate) fn write_each(actions: &mut Vec<Action>, places: Places, deed: Deed) {
    let mut first = Action::of(deed);
    let mut bits = places.from(Place::FIRST);
    while bits != 0 {
        stroke::<STROKE>(actions, bits, first);
        first = first.farther(STROKE as u32);
        bits >>= STROKE;
    }
}

/// Writes an action for each of the lowest `N` bits that is set, at most eight; `first` is the one for the lowest.
#[inline(always)]
pub(crate) fn stroke<const N: usize>(actions: &mut Vec<Action>, bits: u64, first: Action) {
    let bits = bits as usize & ((1 << N) - 1);
    let end = actions.len() + bits.count_ones() as usize;
    let steps = &SET_BITS[bits];
    let written: [Action; N] = std::array::from_fn(|index| first.farther(steps[index]));
    actions.extend_from_slice(&written);
    actions.truncate(end);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_of_a_set_is_written_once_and_in_order() {
        let places: Places = [0, 3, 7, 8, 9, 15, 16, 31, 57]
            .into_iter()
            .map(Place::canal)
            .collect();
        let mut actions = vec![Action::DRAW];
        write_each(&mut actions, places, Deed::Place { to: Place::FIRST });
        let expected = places.iter().map(|to| Action::of(Deed::Place { to }));
        assert_eq!(actions[0], Action::DRAW);
        assert!(actions[1..].iter().copied().eq(expected), "{actions:?}");
    }

    #[test]
    fn a_stroke_looks_at_no_more_bits_than_it_is_wide() {
        let mut actions = Vec::new();
        stroke::<4>(&mut actions, 0b1111_0101, Action::of(Deed::Art { work: 0 }));
        let works = [0, 2].map(|work| Action::of(Deed::Art { work }));
        assert_eq!(actions, works);
    }
}
