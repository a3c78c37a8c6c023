//! What the results of an arena mean: intervals, a sequential test, ratings.
//!
//! * [`wilson`]: Wilson 1927, "Probable inference, the law of succession, and statistical inference".
//! * [`sequential_test`]: the sequential probability ratio test of Wald 1945, "Sequential tests of statistical hypotheses".
//! * [`bradley_terry`]: Bradley and Terry 1952, "Rank analysis of incomplete block designs", fitted by the minorization of
//!   Hunter 2004, "MM algorithms for generalized Bradley-Terry models".

use super::Results;

/// A share with the interval that holds the true one in 95 of 100 cases.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Interval {
    /// The share that was seen.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Wilson's interval for `wins` of `count`. Shared wins count by their shares, which makes it a little too wide.
///
/// ```
/// let even = towpath_bots::arena::wilson(50.0, 100);
/// assert!((even.low - 0.4038).abs() < 1e-3 && (even.high - 0.5962).abs() < 1e-3);
/// ```
pub fn wilson(wins: f64, count: u32) -> Interval {
    if count == 0 {
        return Interval {
            share: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    let n = f64::from(count);
    let share = wins / n;
    let z = 1.959_964;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    Interval {
        share,
        low: ((middle - half) / scale).max(0.0),
        high: ((middle + half) / scale).min(1.0),
    }
}

/// What a sequential test says so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The games tell that the wanted share is reached.
    Reached,
    /// The games tell that it is not.
    Missed,
    /// It takes more games to tell.
    Open,
}

/// Wald's sequential test whether a share is reached: it stops as soon as the games tell a share five points above from one
/// five points below, wrong in one case of twenty either way.
///
/// ```
/// use towpath_bots::arena::{Verdict, sequential_test};
/// assert_eq!(sequential_test(0.8, 58.0, 60), Verdict::Reached);
/// assert_eq!(sequential_test(0.8, 30.0, 60), Verdict::Missed);
/// assert_eq!(sequential_test(0.8, 16.0, 20), Verdict::Open);
/// ```
pub fn sequential_test(wanted: f64, wins: f64, count: u32) -> Verdict {
    let below = (wanted - 0.05).clamp(0.01, 0.98);
    let above = (wanted + 0.05).clamp(0.02, 0.99);
    let losses = f64::from(count) - wins;
    let evidence = wins * (above / below).ln() + losses * ((1.0 - above) / (1.0 - below)).ln();
    let enough = 19.0_f64.ln();
    if evidence >= enough {
        Verdict::Reached
    } else if evidence <= -enough {
        Verdict::Missed
    } else {
        Verdict::Open
    }
}

/// Bradley-Terry ratings in Elo points, mean 0: each pair of seats at a table counts as one comparison, in which the
/// larger share of the win is the better half. Each entrant is given half a win and half a loss against the mean, so that one who
/// won everything gets a finite rating.
pub fn bradley_terry(results: &Results) -> Vec<f64> {
    let count = results.standings.len();
    let mut beaten = vec![vec![0.0f64; count]; count];
    for game in &results.games {
        for (i, a) in game.lineup.iter().enumerate() {
            for (j, b) in game.lineup.iter().enumerate() {
                if a != b {
                    let (own, other) = (game.returns[i], game.returns[j]);
                    beaten[*a][*b] += if own > other {
                        1.0
                    } else if own == other {
                        0.5
                    } else {
                        0.0
                    };
                }
            }
        }
    }
    let mut strength = vec![1.0f64; count];
    for _ in 0..500 {
        let old = strength.clone();
        for a in 0..count {
            let mut won = 0.5;
            let mut weight = 1.0 / (old[a] + 1.0);
            for b in 0..count {
                let games = beaten[a][b] + beaten[b][a];
                if a != b && games > 0.0 {
                    won += beaten[a][b];
                    weight += games / (old[a] + old[b]);
                }
            }
            strength[a] = won / weight;
        }
    }
    let elo: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
    let mean = elo.iter().sum::<f64>() / count.max(1) as f64;
    elo.iter().map(|rating| rating - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{GameResult, Standing};

    fn results(wins: u32, of: u32) -> Results {
        let game = |n| GameResult {
            lineup: vec![0, 1],
            returns: if n < wins {
                vec![1.0, 0.0]
            } else {
                vec![0.0, 1.0]
            },
        };
        Results {
            standings: vec![Standing::new("a"), Standing::new("b")],
            games: (0..of).map(game).collect(),
        }
    }

    #[test]
    fn three_wins_of_four_are_about_190_points() {
        let elo = bradley_terry(&results(750, 1000));
        assert!((elo[0] - elo[1] - 190.8).abs() < 2.0, "{elo:?}");
    }

    #[test]
    fn who_wins_everything_has_a_finite_rating() {
        let elo = bradley_terry(&results(10, 10));
        assert!(elo[0].is_finite() && elo[0] > elo[1]);
    }
}
