//! Times as milliseconds since 1970 UTC, and days as text.

use ::time::{Date, Month, UtcDateTime};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How many milliseconds a day has.
pub const DAY: i64 = 86_400_000;

/// The time now, in milliseconds since 1970 UTC; 0 if the clock is set before that.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// The time that a server's tables go by: the machine's, or ahead of it, so that days need not be waited for in tests.
/// Clones share it.
#[derive(Clone, Debug)]
pub struct Time {
    ahead: watch::Sender<i64>,
}

impl Default for Time {
    fn default() -> Time {
        Time {
            ahead: watch::channel(0).0,
        }
    }
}

impl Time {
    /// The time now, in milliseconds since 1970 UTC.
    pub fn now(&self) -> i64 {
        now() + *self.ahead.borrow()
    }

    /// Lets time pass at once.
    pub fn advance(&self, by: Duration) {
        self.ahead
            .send_modify(|ahead| *ahead += by.as_millis() as i64);
    }

    /// Ends when time passes at once.
    pub fn jump(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut ahead = self.ahead.subscribe();
        async move {
            // Time ends with its server, which tables hear of elsewhere.
            if ahead.changed().await.is_err() {
                std::future::pending().await
            }
        }
    }

    /// How long it is until then; nothing if it has passed.
    pub fn until(&self, at: i64) -> Duration {
        Duration::from_millis(at.saturating_sub(self.now()).max(0) as u64)
    }
}

/// The day of a time, such as `2026-05-17`.
pub fn day_of(at: i64) -> String {
    utc(at).date().to_string()
}

/// The start of a day written like that; `None` for any other text and for days that are in no calendar.
pub fn start_of(day: &str) -> Option<i64> {
    let mut parts = day.splitn(3, '-');
    let year = parts.next()?.parse().ok()?;
    let month: u8 = parts.next()?.parse().ok()?;
    let day_of_month = parts.next()?.parse().ok()?;
    let date = Date::from_calendar_date(year, Month::try_from(month).ok()?, day_of_month).ok()?;
    let start = date.midnight().as_utc().unix_timestamp() * 1000;
    // Numbers may be written in several ways, a day only in one.
    (day_of(start) == day).then_some(start)
}

/// The time in RFC 3339, for feeds.
pub fn rfc3339(at: i64) -> String {
    let (h, m, s) = utc(at).time().as_hms();
    format!("{}T{h:02}:{m:02}:{s:02}Z", day_of(at))
}

/// A clock that is set beyond the year 9999 shows its last second.
fn utc(at: i64) -> UtcDateTime {
    UtcDateTime::from_unix_timestamp(at.div_euclid(1000)).unwrap_or(UtcDateTime::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_go_there_and_back() {
        for day in [
            "1970-01-01",
            "2000-02-29",
            "2024-12-31",
            "2026-05-17",
            "2100-03-01",
        ] {
            assert_eq!(day_of(start_of(day).expect("a day")), day);
        }
        assert_eq!(start_of("1970-01-02"), Some(DAY));
        for wrong in [
            "2026-02-30",
            "2026-13-01",
            "today",
            "2026-1-1",
            "",
            "+2026-05-17",
            "2026-05-17x",
        ] {
            assert_eq!(start_of(wrong), None, "{wrong}");
        }
        assert_eq!(rfc3339(1000), "1970-01-01T00:00:01Z");
        assert_eq!(rfc3339(1_794_887_309_213), "2026-11-17T03:48:29Z");
        assert_eq!(day_of(i64::MAX), "9999-12-31");
    }
}
