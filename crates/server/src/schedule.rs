//! Playing hours and days off: when a clock of a slow game runs.

use crate::api::{ApiError, Schedule, Weekday};
use crate::making::invalid;
use crate::time::DAY;

const MINUTE: i64 = 60_000;

/// The most single days a player can take off.
const SINGLE_DAYS: u8 = 60;

/// When a clock runs: always, or by a schedule and the single days that its player has taken off.
#[derive(Copy, Clone, Debug)]
pub struct Calendar<'a> {
    /// The table's schedule.
    pub schedule: Option<&'a Schedule>,
    /// Days counted from 1970 in the table's own time.
    pub off: &'a [i64],
}

impl Calendar<'_> {
    /// Whether the clock runs at a time, if its player has to decide.
    pub fn runs_at(&self, at: i64) -> bool {
        let Some(schedule) = self.schedule else {
            return true;
        };
        let (day, minute) = (schedule.day_of(at), schedule.minute_of(at));
        let weekday = schedule
            .days_off
            .iter()
            .any(|off| *off as i64 == weekday(day));
        let open = schedule.hours.is_none_or(|hours| {
            let (from, to) = (i64::from(hours.from), i64::from(hours.to));
            match from < to {
                true => (from..to).contains(&minute),
                false => minute >= from || minute < to,
            }
        });
        open && !weekday && !self.off.contains(&day)
    }

    /// The first moment after a time at which it can be otherwise; never without a schedule.
    fn next_edge(&self, at: i64) -> i64 {
        let Some(schedule) = self.schedule else {
            return i64::MAX;
        };
        let midnight = at - (at + schedule.ahead()).rem_euclid(DAY);
        let hours = schedule
            .hours
            .map_or([0, 0], |hours| [hours.from, hours.to]);
        let today = hours.map(|minute| midnight + i64::from(minute) * MINUTE);
        let edges = today.into_iter().chain([midnight + DAY]);
        edges.filter(|edge| *edge > at).min().unwrap_or(i64::MAX)
    }

    /// How many milliseconds the clock runs between two times.
    pub fn running_time(&self, from: i64, to: i64) -> u64 {
        let (mut at, mut sum) = (from, 0);
        while at < to {
            let next = self.next_edge(at).min(to);
            if self.runs_at(at) {
                sum += (next - at) as u64;
            }
            at = next;
        }
        sum
    }

    /// When the clock will have run for so many milliseconds.
    pub fn after(&self, from: i64, running: u64) -> i64 {
        let (mut at, mut left) = (from, running as i64);
        loop {
            let next = self.next_edge(at);
            if self.runs_at(at) {
                if left <= next.saturating_sub(at) {
                    return at + left;
                }
                left -= next - at;
            }
            at = next;
        }
    }

    /// The first moment from a time on at which the clock runs.
    pub fn resumes(&self, at: i64) -> i64 {
        let mut at = at;
        while !self.runs_at(at) {
            at = self.next_edge(at);
        }
        at
    }

    /// The next moment at which the clock begins or stops to run; none if it always runs.
    pub fn next_change(&self, at: i64) -> Option<i64> {
        self.schedule?;
        let runs = self.runs_at(at);
        let mut next = self.next_edge(at);
        // A schedule without days off and hours never changes: a year is enough.
        while self.runs_at(next) == runs {
            if next > at + 366 * DAY {
                return None;
            }
            next = self.next_edge(next);
        }
        Some(next)
    }
}

impl Schedule {
    fn ahead(&self) -> i64 {
        i64::from(self.utc_offset) * MINUTE
    }

    /// The day of a time in the table's own time, counted from 1970.
    pub fn day_of(&self, at: i64) -> i64 {
        (at + self.ahead()).div_euclid(DAY)
    }

    fn minute_of(&self, at: i64) -> i64 {
        (at + self.ahead()).rem_euclid(DAY) / MINUTE
    }

    /// Whether the clocks would ever run.
    ///
    /// # Errors
    /// What about it cannot be.
    pub fn check(&self) -> Result<(), ApiError> {
        if !(-720..=840).contains(&self.utc_offset) {
            return Err(invalid("utc_offset is -720 to 840 minutes"));
        }
        if (0..7).all(|day| self.days_off.iter().any(|off| *off as i64 == day)) {
            return Err(invalid("some day of the week must be left to play on"));
        }
        if self.days_off.len() > 6 {
            return Err(invalid("each day of the week is named once"));
        }
        let fits = |hours: crate::api::Hours| {
            hours.from < 1440 && (1..=1440).contains(&hours.to) && hours.from != hours.to
        };
        if !self.hours.is_none_or(fits) {
            return Err(invalid("playing hours are two different times of a day"));
        }
        if self.single_days > SINGLE_DAYS {
            return Err(invalid(format!("single_days is at most {SINGLE_DAYS}")));
        }
        Ok(())
    }
}

/// The day of the week of a day counted from 1970, Monday 0, as [`Weekday`] counts: the first day was a Thursday.
fn weekday(day: i64) -> i64 {
    (day + Weekday::Thursday as i64).rem_euclid(7)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Hours;
    use crate::time::start_of;

    const HOUR: i64 = 60 * MINUTE;

    fn at(day: &str, hour: i64) -> i64 {
        start_of(day).expect("a day") + hour * HOUR
    }

    /// Weekends off, 9 to 21 o'clock, one hour ahead of UTC.
    fn schedule() -> Schedule {
        Schedule {
            utc_offset: 60,
            days_off: vec![Weekday::Saturday, Weekday::Sunday],
            hours: Some(Hours {
                from: 9 * 60,
                to: 21 * 60,
            }),
            single_days: 2,
        }
    }

    #[test]
    fn a_clock_runs_in_playing_hours_of_the_tables_own_time() {
        let schedule = schedule();
        let calendar = Calendar {
            schedule: Some(&schedule),
            off: &[],
        };
        // 2026-11-20 is a Friday. 9 o'clock at the table is 8 UTC.
        assert!(!calendar.runs_at(at("2026-11-20", 8) - 1));
        assert!(calendar.runs_at(at("2026-11-20", 8)));
        assert!(!calendar.runs_at(at("2026-11-20", 20)));
        assert!(!calendar.runs_at(at("2026-11-21", 12)), "a Saturday");
        // Four hours on Friday evening, nothing at the weekend, four on Monday morning.
        let (friday, monday) = (at("2026-11-20", 16), at("2026-11-23", 12));
        assert_eq!(calendar.running_time(friday, monday), (8 * HOUR) as u64);
        assert_eq!(calendar.after(friday, (8 * HOUR) as u64), monday);
        assert_eq!(
            calendar.after(friday, (4 * HOUR) as u64),
            at("2026-11-20", 20)
        );
        assert_eq!(calendar.resumes(at("2026-11-21", 12)), at("2026-11-23", 8));
        assert_eq!(calendar.next_change(friday), Some(at("2026-11-20", 20)));
    }

    #[test]
    fn a_single_day_off_stops_one_clock() {
        let schedule = schedule();
        let off = [schedule.day_of(at("2026-11-23", 12))];
        let calendar = Calendar {
            schedule: Some(&schedule),
            off: &off,
        };
        let friday = at("2026-11-20", 16);
        assert_eq!(
            calendar.after(friday, (8 * HOUR) as u64),
            at("2026-11-24", 12)
        );
    }

    #[test]
    fn hours_can_go_over_midnight_and_without_a_schedule_clocks_always_run() {
        let schedule = Schedule {
            hours: Some(Hours {
                from: 22 * 60,
                to: 2 * 60,
            }),
            ..Schedule::default()
        };
        let calendar = Calendar {
            schedule: Some(&schedule),
            off: &[],
        };
        assert!(calendar.runs_at(at("2026-11-20", 23)));
        assert!(calendar.runs_at(at("2026-11-20", 1)));
        assert!(!calendar.runs_at(at("2026-11-20", 12)));
        let day = (at("2026-11-20", 0), at("2026-11-21", 0));
        assert_eq!(calendar.running_time(day.0, day.1), (4 * HOUR) as u64);
        let always = Calendar {
            schedule: None,
            off: &[],
        };
        assert_eq!(always.running_time(day.0, day.1), DAY as u64);
        assert_eq!(always.after(day.0, DAY as u64), day.1);
        assert_eq!(always.next_change(day.0), None);
    }

    #[test]
    fn a_schedule_must_leave_time_to_play() {
        let all = [
            Weekday::Monday,
            Weekday::Tuesday,
            Weekday::Wednesday,
            Weekday::Thursday,
            Weekday::Friday,
            Weekday::Saturday,
            Weekday::Sunday,
        ];
        let wrong = [
            Schedule {
                days_off: all.to_vec(),
                ..schedule()
            },
            Schedule {
                hours: Some(Hours { from: 60, to: 60 }),
                ..schedule()
            },
            Schedule {
                utc_offset: 841,
                ..schedule()
            },
            Schedule {
                single_days: 61,
                ..schedule()
            },
        ];
        assert!(wrong.iter().all(|schedule| schedule.check().is_err()));
        assert!(schedule().check().is_ok());
        assert!(Schedule::default().check().is_ok());
    }
}
