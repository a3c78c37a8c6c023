//! Sequential halving (Karnin, Koren and Somekh 2013, "Almost optimal exploration in multi-armed bandits"): the best of
//! several arms for a fixed budget. Each round spends an even part of the budget on the arms that are left, then the
//! worse half of them is dropped.

/// An alternative, and what its pulls gave.
#[derive(Clone, Debug)]
pub(super) struct Arm<T> {
    pub item: T,
    sum: f32,
    pulls: u32,
}

impl<T> Arm<T> {
    pub const fn new(item: T) -> Arm<T> {
        Arm {
            item,
            sum: 0.0,
            pulls: 0,
        }
    }

    /// The mean reward; 0 before the first pull.
    pub fn mean(&self) -> f32 {
        self.sum / self.pulls.max(1) as f32
    }
}

/// What pulling all remaining arms equally often gave.
#[derive(Clone, Debug)]
pub(super) struct Pulls {
    /// For each arm the sum of its rewards.
    pub sums: Vec<f32>,
    /// How often each was pulled.
    pub count: u32,
}

/// One of the rounds, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Round {
    number: u32,
    of: u32,
}

impl Round {
    /// The part of the whole budget that may be spent when this round ends, where `before` was spent before the first.
    pub fn share(self, before: f64) -> f64 {
        before + (1.0 - before) * f64::from(self.number) / f64::from(self.of)
    }
}

/// Sorts two or more arms, the best first. `pull` is shown each round and the arms left in it; it may give the pulls of
/// several threads, which are added up in their order.
pub(super) fn sequential_halving<T>(
    arms: &mut [Arm<T>],
    mut pull: impl FnMut(Round, &[Arm<T>]) -> Vec<Pulls>,
) {
    let mut left = arms.len();
    let of = usize::BITS - (left - 1).leading_zeros();
    for number in 1..=of {
        for pulls in pull(Round { number, of }, &arms[..left]) {
            for (arm, sum) in arms.iter_mut().zip(&pulls.sums) {
                arm.sum += sum;
                arm.pulls += pulls.count;
            }
        }
        arms[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        left = left.div_ceil(2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Arms whose rewards are their items.
    fn arms(rewards: &[f32]) -> Vec<Arm<f32>> {
        rewards.iter().copied().map(Arm::new).collect()
    }

    #[test]
    fn every_round_spends_an_even_part_on_the_better_half() {
        const BUDGET: u32 = 96;
        let mut arms = arms(&[0.1, 0.8, 0.3, 0.4, 0.2, 0.9, 0.6, 0.7]);
        let mut spent = 0;
        let mut rounds = Vec::new();
        sequential_halving(&mut arms, |round, left| {
            let before = spent;
            let mut pulls = Pulls {
                sums: vec![0.0; left.len()],
                count: 0,
            };
            while f64::from(spent) < round.share(0.0) * f64::from(BUDGET) {
                for (sum, arm) in pulls.sums.iter_mut().zip(left) {
                    *sum += arm.item;
                }
                pulls.count += 1;
                spent += left.len() as u32;
            }
            rounds.push((left.len(), spent - before));
            vec![pulls]
        });
        assert_eq!(rounds, [(8, 32), (4, 32), (2, 32)]);
        assert_eq!(spent, BUDGET);
        let ranked: Vec<(f32, u32)> = arms.iter().map(|arm| (arm.item, arm.pulls)).collect();
        assert_eq!(ranked[..4], [(0.9, 28), (0.8, 28), (0.7, 12), (0.6, 12)]);
        assert!(ranked[4..].iter().all(|(_, pulls)| *pulls == 4));
    }

    #[test]
    fn the_pulls_of_several_threads_are_added_up() {
        let mut arms = arms(&[1.0, 2.0]);
        sequential_halving(&mut arms, |round, left| {
            assert_eq!((round.share(0.0), left.len()), (1.0, 2));
            let pulls = |noise: f32| Pulls {
                sums: left.iter().map(|arm| 3.0 * arm.item + noise).collect(),
                count: 3,
            };
            vec![pulls(0.5), pulls(-0.5)]
        });
        assert_eq!((arms[0].item, arms[0].pulls, arms[0].mean()), (2.0, 6, 2.0));
    }

    #[test]
    fn what_was_spent_before_leaves_the_rest_for_all_rounds_alike() {
        let share = |number| Round { number, of: 2 }.share(0.5);
        assert_eq!([share(1), share(2)], [0.75, 1.0]);
    }
}
