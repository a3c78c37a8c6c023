//! The best few positions, each of them once.

/// Something a beam may keep.
pub(super) trait Candidate: Copy {
    /// Its value by the evaluator.
    fn value(&self) -> f32;

    /// Whether it is the same position as another of equal value, however each was reached.
    fn is_same(&self, other: &Self) -> bool;
}

/// The best candidates, best first, each position once; of equals those that come first in the list.
pub(super) fn best_distinct<C: Candidate>(candidates: &[C], most: usize) -> Vec<C> {
    // Positions are large: their places are sorted in place of them.
    let mut order: Vec<u32> = (0..candidates.len() as u32).collect();
    order.sort_by(|a, b| {
        let value = |index: &u32| candidates[*index as usize].value();
        value(b).total_cmp(&value(a))
    });
    let mut kept = Vec::with_capacity(most.min(candidates.len()));
    for index in order {
        if add_distinct(&mut kept, candidates[index as usize], most) {
            break;
        }
    }
    kept
}

/// Adds a candidate unless its position is kept already, and tells whether there are enough. Candidates have to come in
/// descending order of value: only those of equal value at the end are compared.
pub(super) fn add_distinct<C: Candidate>(kept: &mut Vec<C>, candidate: C, most: usize) -> bool {
    let mut rivals = kept
        .iter()
        .rev()
        .take_while(|other| other.value() == candidate.value());
    if rivals.any(|other| other.is_same(&candidate)) {
        return false;
    }
    kept.push(candidate);
    kept.len() == most
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position of this value, and how it was reached.
    #[derive(Copy, Clone, PartialEq, Debug)]
    struct Reached(f32, char, u8);

    impl Candidate for Reached {
        fn value(&self) -> f32 {
            self.0
        }

        fn is_same(&self, other: &Reached) -> bool {
            self.1 == other.1
        }
    }

    #[test]
    fn the_best_are_kept_best_first() {
        let found = [4.0, 1.0, 5.0, 3.0, 2.0].map(|value| Reached(value, value as u8 as char, 0));
        let kept: Vec<f32> = best_distinct(&found, 3).iter().map(|c| c.0).collect();
        assert_eq!(kept, [5.0, 4.0, 3.0]);
        assert_eq!(best_distinct(&found, 9).len(), 5);
    }

    #[test]
    fn a_position_is_kept_once_by_the_way_that_was_found_first() {
        let found = [
            Reached(2.0, 'a', 0),
            Reached(3.0, 'b', 1),
            Reached(3.0, 'c', 2),
            Reached(3.0, 'b', 3),
            Reached(1.0, 'd', 4),
        ];
        let kept: Vec<u8> = best_distinct(&found, 3).iter().map(|c| c.2).collect();
        assert_eq!(kept, [1, 2, 0]);
    }
}
