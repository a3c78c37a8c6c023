//! Counting moves, times and bytes.

use std::fmt;

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// Moves a second.
    pub moves_per_second: f64,
    /// Games finished.
    pub games: u64,
    /// Milliseconds until every seat knew of a move: the median.
    pub p50: f64,
    /// The same for the 99th percentile.
    pub p99: f64,
    /// The same for the slowest move.
    pub max: f64,
    /// Mean size of the message that tells a seat about a move, in bytes.
    pub message: usize,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.0} moves/s, {} games, p50 {:.2} ms, p99 {:.2} ms, max {:.1} ms, {} bytes a message",
            self.moves_per_second, self.games, self.p50, self.p99, self.max, self.message
        )
    }
}

/// What the players of one table have seen.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Milliseconds of each move.
    pub times: Vec<f32>,
    /// Games finished.
    pub games: u64,
    /// Bytes of all messages about moves.
    pub bytes: u64,
    /// How many such messages there were.
    pub messages: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Tally) {
        self.times.extend(other.times);
        self.games += other.games;
        self.bytes += other.bytes;
        self.messages += other.messages;
    }

    pub(crate) fn measured(mut self, seconds: f64) -> Measured {
        self.times.sort_by(f32::total_cmp);
        let at = |share: f64| {
            let index = (share * self.times.len().saturating_sub(1) as f64) as usize;
            self.times.get(index).map_or(0.0, |t| f64::from(*t))
        };
        Measured {
            moves_per_second: self.times.len() as f64 / seconds,
            games: self.games,
            p50: at(0.5),
            p99: at(0.99),
            max: at(1.0),
            message: (self.bytes / self.messages.max(1)) as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_all_tables_together() {
        let mut all = Tally {
            times: (1..=50).map(|t| t as f32).collect(),
            games: 1,
            bytes: 300,
            messages: 2,
        };
        all.add(Tally {
            times: (51..=100).map(|t| t as f32).collect(),
            games: 2,
            bytes: 300,
            messages: 4,
        });
        let measured = all.measured(4.0);
        assert_eq!(
            (measured.p50, measured.p99, measured.max),
            (50.0, 99.0, 100.0)
        );
        assert_eq!((measured.moves_per_second, measured.games), (25.0, 3));
        assert_eq!(measured.message, 100);
        assert_eq!(Tally::default().measured(1.0).max, 0.0);
    }
}
