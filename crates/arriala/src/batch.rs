//! Writing down many actions that differ in one place.
//!
//! How many places of a set there are is hard to foresee for a processor, so that a loop of that length costs more than
//! what is in it. A write_batch writes as many actions as there could be, those that count first, and the next one overwrites the rest.

use crate::action::Action;
use crate::packed::PackedAction;
use crate::place::{Place, Places};

/// The most actions that are written at a time.
const BATCH: usize = 8;

/// Writes an action for each place; it is given for the first place of the canal.
#[inline]
pub(crate) fn write_each(actions: &mut Vec<PackedAction>, places: Places, action: Action) {
    let mut first = PackedAction::pack(action);
    let mut bits = places.from(Place::FIRST);
    while bits != 0 {
        write_batch::<BATCH>(actions, bits, first);
        first = first.farther(BATCH as u32);
        bits >>= BATCH;
    }
}

/// Writes an action for each of the lowest `N` bits that is set, at most eight; `first` is the one for the lowest.
#[inline(always)]
pub(crate) fn write_batch<const N: usize>(
    actions: &mut Vec<PackedAction>,
    bits: u64,
    first: PackedAction,
) {
    let bits = bits as usize & ((1 << N) - 1);
    let end = actions.len() + bits.count_ones() as usize;
    let steps = &SET_BITS[bits];
    let written: [PackedAction; N] = std::array::from_fn(|index| first.farther(steps[index]));
    actions.extend_from_slice(&written);
    actions.truncate(end);
}

/// Which of eight bits are set, those first.
static SET_BITS: [[u32; BATCH]; 256] = {
    let mut table = [[0; BATCH]; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < BATCH as u32 {
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
        let mut actions = vec![PackedAction::DRAW];
        write_each(&mut actions, places, Action::Place { to: Place::FIRST });
        let expected = places
            .iter()
            .map(|to| PackedAction::pack(Action::Place { to }));
        assert_eq!(actions[0], PackedAction::DRAW);
        assert!(actions[1..].iter().copied().eq(expected), "{actions:?}");
    }

    #[test]
    fn a_batch_looks_at_no_more_bits_than_it_is_wide() {
        let mut actions = Vec::new();
        write_batch::<4>(
            &mut actions,
            0b1111_0101,
            PackedAction::pack(Action::Art { work: 0 }),
        );
        let works = [0, 2].map(|work| PackedAction::pack(Action::Art { work }));
        assert_eq!(actions, works);
    }
}
