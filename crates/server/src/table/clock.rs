//! Clocks: per move, or a bank with increment and cap. What is here knows no table: times come in, and who has to decide.
//!
//! A *turn to decide* begins when a seat has to decide and somebody else had to before, or when its game's turn is another
//! and nothing of the last one can be taken back. It goes on when the seat takes back, with the time that is left:
//! 1. Taking back gives no time back. What passed since the seat handed over counts as its own thinking, and the others
//!    get back what their clocks lost meanwhile.
//! 2. A bank gets its increment when the turn cannot be taken back any more, once.
//! 3. Who comes back in a turn whose time was up gets a short grace, once a turn.

use crate::api::{Clock, ClockState, Schedule};
use crate::schedule::Calendar;
use crate::time;
use serde::{Deserialize, Serialize};
use towpath_core::{Seat, Seats};

/// The time that somebody has who comes back after their time was up, in milliseconds; at most that of the clock.
const GRACE: u64 = 30_000;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    schedule: Option<Schedule>,
    seats: Vec<SeatClock>,
    /// Who has to do something, bots included.
    acting: Seats,
    /// The people among them: their time runs, unless the schedule stops it.
    running: Seats,
    /// Up to when the time has been taken off.
    at: i64,
}

/// The clock of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct SeatClock {
    /// Milliseconds.
    left: u64,
    /// What was left when the turn to decide began.
    began: u64,
    /// The game's turn when it began.
    turn: u32,
    /// When the seat handed over, as long as it can take that back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    handed: Option<i64>,
    /// The grace of this turn has been given.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    graced: bool,
    /// Single days off, counted from 1970.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    off: Vec<i64>,
}

/// The clocks as they are stored with an entry, and with the table where they change without one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredClocks {
    /// How many entries the record had.
    version: u32,
    at: i64,
    acting: Vec<u8>,
    running: Vec<u8>,
    seats: Vec<SeatClock>,
}

impl StoredClocks {
    /// The single days that a seat has taken off.
    pub fn off(&self, seat: u8) -> &[i64] {
        let clock = self.seats.get(usize::from(seat));
        clock.map_or(&[], |clock| &clock.off)
    }
}

/// Where the game stands, as far as clocks need to know.
#[derive(Copy, Clone, Debug)]
pub(super) struct Standing {
    /// Who has to do something.
    pub(super) acting: Seats,
    /// The people among them.
    pub(super) people: Seats,
    /// The number of the game's turn.
    pub(super) turn: u32,
    /// The seat that can take something back.
    pub(super) undoing: Option<Seat>,
    /// The seat that has just taken something back.
    pub(super) undone: Option<Seat>,
}

impl Clocks {
    /// The clocks of a game that begins.
    pub(super) fn new(clock: Clock, schedule: Option<&Schedule>, players: u8, now: i64) -> Clocks {
        let seconds = match clock {
            Clock::Off => 0,
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => seconds,
        };
        let seat = SeatClock {
            left: u64::from(seconds) * 1000,
            ..SeatClock::default()
        };
        Clocks {
            clock,
            schedule: schedule.cloned(),
            seats: vec![seat; usize::from(players)],
            acting: Seats::NONE,
            running: Seats::NONE,
            at: now,
        }
    }

    /// The clocks of a game that goes on: as they are stored, with what has passed since then but for the times when no
    /// server was running. `stored` is what stands beside the last entry.
    pub(super) fn restore(
        &mut self,
        doc: Option<&StoredClocks>,
        stored: &str,
        version: u32,
        down: &[(i64, i64)],
    ) {
        let beside: Option<StoredClocks> = serde_json::from_str(stored).ok();
        let newest = doc.filter(|doc| doc.version == version).or(beside.as_ref());
        let Some(kept) = newest.filter(|kept| kept.seats.len() == self.seats.len()) else {
            return self.restore_words(stored);
        };
        let seats = |numbers: &[u8]| numbers.iter().map(|seat| Seat::new(*seat)).collect();
        self.seats.clone_from(&kept.seats);
        self.acting = seats(&kept.acting);
        self.running = seats(&kept.running);
        let now = std::mem::replace(&mut self.at, kept.at);
        for (from, to) in down.iter().filter(|(from, to)| from < to) {
            self.charge((*from).min(now));
            self.at = self.at.max((*to).min(now));
            // What was handed over before stands as long as the time that somebody could see it.
            for handed in self
                .seats
                .iter_mut()
                .filter_map(|seat| seat.handed.as_mut())
            {
                *handed += (to - (*from).max(*handed)).max(0);
            }
        }
        self.charge(now);
    }

    /// Entries of before have the time that is left in words, and not who had to decide.
    fn restore_words(&mut self, text: &str) {
        for (seat, word) in self.seats.iter_mut().zip(text.split(' ')) {
            if let Ok(left) = word.parse() {
                (seat.left, seat.began) = (left, left);
            }
        }
    }

    /// What is stored; nothing where there is no clock.
    pub(super) fn store(&self, version: u32) -> Option<StoredClocks> {
        (self.clock != Clock::Off).then(|| StoredClocks {
            version,
            at: self.at,
            acting: super::numbers(self.acting),
            running: super::numbers(self.running),
            seats: self.seats.clone(),
        })
    }

    fn calendar(&self, seat: usize) -> Calendar<'_> {
        Calendar {
            schedule: self.schedule.as_ref(),
            off: &self.seats[seat].off,
        }
    }

    /// Takes the time that has passed off the running clocks.
    fn charge(&mut self, now: i64) {
        for seat in self.running.iter().map(Seat::index) {
            let passed = self.calendar(seat).running_time(self.at, now);
            let left = &mut self.seats[seat].left;
            *left = left.saturating_sub(passed);
        }
        self.at = self.at.max(now);
    }

    /// Stops the clocks of seats that have decided, starts those of seats that have to.
    pub(super) fn hand_over(&mut self, now: i64, standing: &Standing) {
        if self.clock == Clock::Off {
            return;
        }
        self.charge(now);
        for index in 0..self.seats.len() {
            let seat = Seat::new(index as u8);
            let (was, is) = (self.acting.contains(seat), standing.acting.contains(seat));
            let stands = standing.undoing != Some(seat);
            let undone_by_other = standing.undone.is_some_and(|by| by != seat);
            if was && !is && undone_by_other {
                // It has never been this seat's turn.
                self.seats[index].left = self.seats[index].began;
            } else if was && !is && self.running.contains(seat) && self.seats[index].left > 0 {
                self.seats[index].handed = Some(now);
            } else if is && !was && standing.undone == Some(seat) {
                let cost = self.cost_of_undo(seat, now);
                let clock = &mut self.seats[index];
                clock.left = clock.left.saturating_sub(cost);
                clock.handed = None;
            }
            if stands && self.seats[index].handed.take().is_some() {
                self.fill_up(index);
            }
            let next_turn = was && stands && self.seats[index].turn != standing.turn;
            if is && (next_turn || !was && standing.undone != Some(seat)) {
                if next_turn && self.running.contains(seat) {
                    self.fill_up(index);
                }
                self.begin(index, standing.turn);
            }
        }
        self.acting = standing.acting;
        self.running = standing.people;
    }

    /// The time that taking back would cost a seat: what has passed since it handed over.
    fn cost_of_undo(&self, seat: Seat, now: i64) -> u64 {
        let handed = self.seats[seat.index()].handed;
        handed.map_or(0, |handed| {
            self.calendar(seat.index()).running_time(handed, now)
        })
    }

    /// Whether a seat would have time left after taking back.
    pub(super) fn can_undo(&self, seat: Seat, now: i64) -> bool {
        let mut then = self.clone();
        then.charge(now);
        self.clock == Clock::Off || then.seats[seat.index()].left > self.cost_of_undo(seat, now)
    }

    /// A turn to decide begins.
    fn begin(&mut self, index: usize, turn: u32) {
        let grace = self.grace();
        let seat = &mut self.seats[index];
        if let Clock::PerMove { seconds } = self.clock {
            seat.left = u64::from(seconds) * 1000;
        }
        // A bank that was emptied in an earlier turn leaves its player the grace of this one.
        seat.graced = seat.left == 0;
        if seat.graced {
            seat.left = grace;
        }
        (seat.began, seat.turn, seat.handed) = (seat.left, turn, None);
    }

    /// A turn stands: the bank gets its increment.
    fn fill_up(&mut self, index: usize) {
        if let Clock::Bank { increment, cap, .. } = self.clock {
            let left = &mut self.seats[index].left;
            let filled = *left + u64::from(increment) * 1000;
            *left = filled.min(u64::from(cap) * 1000).max(*left);
        }
    }

    fn grace(&self) -> u64 {
        match self.clock {
            Clock::Off => 0,
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => {
                GRACE.min(u64::from(seconds) * 1000)
            }
        }
    }

    /// Whether a clock runs, be it that the schedule stops it for a while.
    pub(super) fn ticks(&self) -> bool {
        self.clock != Clock::Off && !self.running.is_empty()
    }

    /// When the next clock runs out.
    pub(super) fn deadline(&self) -> Option<i64> {
        if !self.ticks() {
            return None;
        }
        let running = self.running.iter().map(Seat::index);
        let ends = running.map(|seat| self.calendar(seat).after(self.at, self.seats[seat].left));
        ends.min()
    }

    /// When a clock begins or stops to run by the schedule.
    pub(super) fn next_change(&self, now: i64) -> Option<i64> {
        if !self.ticks() {
            return None;
        }
        let running = self.running.iter().map(Seat::index);
        running
            .filter_map(|seat| self.calendar(seat).next_change(now))
            .min()
    }

    /// The seats whose time is up.
    pub(super) fn expired(&mut self, now: i64) -> Seats {
        if !self.ticks() {
            return Seats::NONE;
        }
        self.charge(now);
        let out = |seat: &Seat| self.seats[seat.index()].left == 0;
        self.running.iter().filter(out).collect()
    }

    /// A player comes back. In a turn whose time was up there is a short grace, once; `false` if it is used up, so that
    /// the bot has to finish this turn.
    pub(super) fn welcome_back(&mut self, seat: Seat) -> bool {
        let (grace, acting) = (self.grace(), self.acting.contains(seat));
        let clock = &mut self.seats[seat.index()];
        if self.clock == Clock::Off || !acting || clock.left > 0 {
            return true;
        }
        if clock.graced {
            return false;
        }
        (clock.left, clock.graced) = (grace, true);
        true
    }

    /// The single days that a seat has taken off.
    pub(super) fn days_off(&mut self, seat: Seat, now: i64) -> &mut Vec<i64> {
        // What has passed has passed, whatever the day is from now on.
        self.charge(now);
        &mut self.seats[seat.index()].off
    }

    pub(super) fn state(&self, now: i64) -> Option<ClockState> {
        if self.clock == Clock::Off {
            return None;
        }
        let mut then = self.clone();
        then.charge(now);
        let runs = |seat: &Seat| self.calendar(seat.index()).runs_at(now);
        let running: Seats = self.running.iter().filter(runs).collect();
        let rests = self.running.iter().filter(|seat| !runs(seat));
        let day = |day: &i64| time::day_of(day * time::DAY);
        let days = |seat: &SeatClock| seat.off.iter().map(day).collect();
        Some(ClockState {
            left: then.seats.iter().map(|seat| seat.left).collect(),
            running: super::numbers(running),
            resumes_at: rests
                .map(|seat| self.calendar(seat.index()).resumes(now))
                .min(),
            days_off: match self.schedule {
                Some(_) => self.seats.iter().map(days).collect(),
                None => Vec::new(),
            },
        })
    }
}

#[cfg(test)]
mod tests;
