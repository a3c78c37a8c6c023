//! How far long work has come, on standard error: a bar on a terminal, a line now and then elsewhere.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How often a line is written where there is no terminal.
const EVERY: Duration = Duration::from_secs(10);

/// Work of a known length.
pub struct Progress {
    length: u64,
    bar: Option<ProgressBar>,
    told: Mutex<Instant>,
}

impl Progress {
    /// Nothing is done yet.
    pub fn of(length: u64) -> Progress {
        let bar = std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(length);
            if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
                bar.set_style(style);
            }
            bar
        });
        Progress {
            length,
            bar,
            told: Mutex::new(Instant::now()),
        }
    }

    /// So much is done.
    pub fn set(&self, done: u64) {
        if let Some(bar) = &self.bar {
            bar.set_position(done);
            return;
        }
        let mut told = self.told.lock().unwrap_or_else(|e| e.into_inner());
        if told.elapsed() >= EVERY {
            *told = Instant::now();
            eprintln!("{done} of {} done", self.length);
        }
    }

    /// All is done, or no more will be.
    pub fn end(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}
