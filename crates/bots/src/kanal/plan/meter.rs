//! What is spent on a turn.

use crate::search::Budget;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Counts what is spent on a turn and tells when to stop.
#[derive(Clone, Debug)]
pub(super) struct Meter {
    budget: Budget,
    begun: Instant,
    looked: u32,
    /// How much of that was spent before this part of the work.
    before: u32,
    /// Up to this part of the budget the present step may go.
    share: f32,
    stop: Arc<AtomicBool>,
}

impl Meter {
    /// A meter that begins now.
    pub fn new(budget: Budget, stop: Arc<AtomicBool>) -> Meter {
        Meter {
            budget,
            begun: Instant::now(),
            looked: 0,
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
            before: self.looked,
            ..self.clone()
        }
    }

    /// Counts what was spent on a part.
    pub fn add(&mut self, part: &Meter) {
        self.looked += part.looked - part.before;
    }

    /// Counts a position that was looked at.
    pub fn tick(&mut self) {
        self.looked += 1;
    }

    /// The part of the budget that is spent.
    pub fn spent(&self) -> f32 {
        match self.budget {
            Budget::Iterations(all) => self.looked as f32 / all.max(1) as f32,
            Budget::Time(all) => {
                let all = all.max(Duration::from_micros(1));
                self.begun.elapsed().as_secs_f32() / all.as_secs_f32()
            }
        }
    }

    /// Whether the present step has to end.
    pub fn is_over(&self) -> bool {
        self.spent() >= self.share || self.stop.load(Ordering::Relaxed)
    }
}
