//! Clocks: per move, or a bank with increment and cap.

use super::Table;
use crate::api::{Clock, ClockState, Status};
use std::time::{Duration, Instant};
use towpath_core::{Seat, Seats};

/// The time each seat has left.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    /// Milliseconds, as of `since`.
    left: Vec<u64>,
    running: Seats,
    since: Instant,
}

impl Clocks {
    pub(super) fn new(clock: Clock, players: u8) -> Clocks {
        let seconds = match clock {
            Clock::Off => 0,
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => seconds,
        };
        Clocks {
            clock,
            left: vec![u64::from(seconds) * 1000; usize::from(players)],
            running: Seats::NONE,
            since: Instant::now(),
        }
    }

    /// What a stored entry says; time during which the server was down is nobody's.
    pub(super) fn read(&mut self, text: &str) {
        for (left, word) in self.left.iter_mut().zip(text.split(' ')) {
            if let Ok(stored) = word.parse() {
                *left = stored;
            }
        }
    }

    pub(super) fn write(&self) -> String {
        if self.clock == Clock::Off {
            return String::new();
        }
        let words: Vec<String> = self.left.iter().map(u64::to_string).collect();
        words.join(" ")
    }

    /// Takes the time that has passed off the running clocks.
    fn charge(&mut self) {
        let now = Instant::now();
        let passed = now.duration_since(self.since).as_millis() as u64;
        for seat in self.running.iter() {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(passed);
        }
        self.since = now;
    }

    /// Stops the clocks of seats that have decided, starts those of seats that have to.
    fn hand_over(&mut self, acting: Seats) {
        if self.clock == Clock::Off {
            return;
        }
        self.charge();
        for index in 0..self.left.len() {
            let seat = Seat::new(index as u8);
            let (was, is) = (self.running.contains(seat), acting.contains(seat));
            match self.clock {
                Clock::PerMove { seconds } if is && !was => {
                    self.left[index] = u64::from(seconds) * 1000;
                }
                Clock::Bank { increment, cap, .. } if was && !is => {
                    let filled = self.left[index] + u64::from(increment) * 1000;
                    self.left[index] = filled.min(u64::from(cap) * 1000).max(self.left[index]);
                }
                Clock::Off | Clock::PerMove { .. } | Clock::Bank { .. } => {}
            }
        }
        self.running = acting;
    }

    /// When the next clock runs out.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let left = self.running.iter().map(|seat| self.left[seat.index()]);
        Some(self.since + Duration::from_millis(left.min()?))
    }

    fn expired(&mut self) -> Seats {
        self.charge();
        let out = |seat: &Seat| self.left[seat.index()] == 0;
        self.running.iter().filter(out).collect()
    }

    /// A player who comes back gets at least a minute, or the time of a move.
    pub(super) fn welcome_back(&mut self, seat: Seat) {
        let least = match self.clock {
            Clock::Off => return,
            Clock::PerMove { seconds } => seconds,
            Clock::Bank { increment, .. } => increment.max(60),
        };
        let left = &mut self.left[seat.index()];
        *left = (*left).max(u64::from(least) * 1000);
    }

    pub(super) fn state(&self) -> Option<ClockState> {
        if self.clock == Clock::Off {
            return None;
        }
        let mut now = self.clone();
        now.charge();
        Some(ClockState {
            left: now.left,
            running: super::numbers(self.running),
        })
    }
}

impl Table {
    /// Lets the clocks of people who have to decide run, and no others.
    pub(super) fn run_clocks(&mut self) {
        let people = self
            .acting()
            .iter()
            .filter(|seat| self.bot_of(*seat).is_none());
        let people = people.collect();
        self.clocks.hand_over(people);
    }

    /// The clocks as they will stand after an entry, in the store's words.
    pub(super) fn clocks_after(&mut self) -> String {
        self.run_clocks();
        self.clocks.write()
    }

    /// A seat whose time is up is taken over by a bot until its player comes back.
    pub(super) async fn time_passes(&mut self) {
        if self.status() != Status::Playing {
            return;
        }
        let expired = self.clocks.expired();
        if expired.is_empty() {
            return;
        }
        for seat in expired.iter() {
            let stand_in = self.stand_in();
            let doc = &mut self.doc.seats[seat.index()];
            doc.away = true;
            doc.bot = Some(stand_in);
            if self.ending() == Some(seat) {
                self.confirmed = Some(self.version());
            }
        }
        if self.save(Vec::new()).await.is_ok() {
            self.tell_table();
            self.tell_frames();
        }
    }
}
