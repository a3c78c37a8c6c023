//! What a search may spend on a turn, and the meter that counts it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a search may spend on one turn.
///
/// ```
/// use std::time::Duration;
/// use towpath_bots::Budget;
///
/// assert_eq!(Budget::parse("5000"), Some(Budget::Iterations(5000)));
/// assert_eq!(Budget::parse("20ms"), Some(Budget::Time(Duration::from_millis(20))));
/// assert_eq!(Budget::parse("2s"), Some(Budget::Time(Duration::from_secs(2))));
/// assert_eq!(Budget::parse("soon"), None);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of iterations; the choice is the same on every machine.
    Iterations(u32),
    /// Wall-clock time.
    Time(Duration),
}

impl Budget {
    /// Reads `200ms`, `2s` or a plain number of iterations.
    pub fn parse(text: &str) -> Option<Budget> {
        if let Some(number) = text.strip_suffix("ms") {
            return Some(Budget::Time(Duration::from_millis(number.parse().ok()?)));
        }
        if let Some(number) = text.strip_suffix('s') {
            return Some(Budget::Time(Duration::from_secs(number.parse().ok()?)));
        }
        text.parse().ok().map(Budget::Iterations)
    }
}

/// Counts what is spent of a budget and tells when to stop.
#[derive(Clone, Debug)]
pub(crate) struct Meter {
    budget: Budget,
    start: Instant,
    /// Iterations spent so far, those before this part of the work included.
    iterations: u32,
    /// How many of them were spent before this part of the work.
    before: u32,
    /// The part of the budget up to which the present step may go.
    share: f32,
    stop: Arc<AtomicBool>,
}

impl Meter {
    /// A meter that begins now.
    pub fn new(budget: Budget, stop: Arc<AtomicBool>) -> Meter {
        Meter {
            budget,
            start: Instant::now(),
            iterations: 0,
            before: 0,
            share: 1.0,
            stop,
        }
    }

    /// Lets the steps that follow go on up to this part of the whole budget.
    pub fn allow(&mut self, share: f32) {
        self.share = share;
    }

    /// A meter for a part of the work, which may go as far as this one.
    pub fn part(&self) -> Meter {
        Meter {
            before: self.iterations,
            ..self.clone()
        }
    }

    /// Counts what was spent on a part.
    pub fn add(&mut self, part: &Meter) {
        self.iterations += part.iterations - part.before;
    }

    /// Counts an iteration.
    pub fn tick(&mut self) {
        self.iterations += 1;
    }

    /// The part of the budget that is spent.
    pub fn spent(&self) -> f32 {
        match self.budget {
            Budget::Iterations(all) => self.iterations as f32 / all.max(1) as f32,
            Budget::Time(all) => {
                let all = all.max(Duration::from_micros(1));
                self.start.elapsed().as_secs_f32() / all.as_secs_f32()
            }
        }
    }

    /// Whether the present step has to end.
    pub fn is_over(&self) -> bool {
        self.spent() >= self.share || self.stop.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_added_up_once() {
        let mut all = Meter::new(Budget::Iterations(8), Arc::default());
        all.tick();
        let (mut one, mut other) = (all.part(), all.part());
        one.tick();
        one.tick();
        other.tick();
        all.add(&one);
        all.add(&other);
        assert_eq!(all.spent(), 0.5);
    }

    #[test]
    fn a_step_ends_at_its_share_or_when_it_is_stopped() {
        let stop = Arc::new(AtomicBool::new(false));
        let mut meter = Meter::new(Budget::Iterations(4), Arc::clone(&stop));
        meter.allow(0.5);
        meter.tick();
        assert!(!meter.is_over());
        meter.tick();
        assert!(meter.is_over());
        meter.allow(1.0);
        assert!(!meter.is_over());
        stop.store(true, Ordering::Relaxed);
        assert!(meter.is_over());
    }
}
