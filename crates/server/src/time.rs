//! Time of day, as numbers.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds of a day.
pub const DAY: i64 = 86_400_000;

/// Milliseconds since 1970 UTC.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// The day of a time, such as `2026-05-17`.
pub fn day_of(at: i64) -> String {
    let (year, month, day) = civil(at.div_euclid(DAY));
    format!("{year:04}-{month:02}-{day:02}")
}

/// The start of a day written like that.
pub fn start_of(day: &str) -> Option<i64> {
    let mut parts = day.splitn(3, '-');
    let mut number = |digits: usize| {
        let part = parts.next()?;
        (part.len() == digits && part.bytes().all(|b| b.is_ascii_digit()))
            .then(|| part.parse::<i64>().ok())?
    };
    let (year, month, day_of_month) = (number(4)?, number(2)?, number(2)?);
    if !(1..=12).contains(&month) || !(1..=31).contains(&day_of_month) {
        return None;
    }
    // Counted in years that begin in March, so that a leap day is the last.
    let shifted = if month <= 2 { year - 1 } else { year };
    let era = shifted.div_euclid(400);
    let in_era = shifted.rem_euclid(400);
    let in_year = (153 * ((month + 9) % 12) + 2) / 5 + day_of_month - 1;
    let days = era * 146_097 + in_era * 365 + in_era / 4 - in_era / 100 + in_year - 719_468;
    let start = days * DAY;
    (day_of(start) == day).then_some(start)
}

/// The time in RFC 3339, for feeds.
pub fn rfc3339(at: i64) -> String {
    let seconds = at.rem_euclid(DAY) / 1000;
    let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{}T{h:02}:{m:02}:{s:02}Z", day_of(at))
}

/// Year, month and day of a day counted from 1970-01-01.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year + era * 400 + i64::from(month <= 2);
    (year, month, day)
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
            "2026-05-17x",
        ] {
            assert_eq!(start_of(wrong), None, "{wrong}");
        }
        assert_eq!(rfc3339(1000), "1970-01-01T00:00:01Z");
    }
}
