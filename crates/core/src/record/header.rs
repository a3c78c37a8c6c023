//! Reading a record's header: lines in a fixed order, each a name and what follows it.

use super::{By, Format, Header, RecordError, SeatInfo};
use crate::{MAX_SEATS, Seat, SeedHash};
use std::iter::Peekable;

/// The value of a header line, with the number of the line for errors.
struct Field<'a> {
    line: usize,
    value: &'a str,
}

impl Field<'_> {
    fn error<T>(&self, message: impl Into<String>) -> Result<T, RecordError> {
        Err(RecordError::new(self.line, message))
    }

    fn number(&self, what: &str) -> Result<u32, RecordError> {
        let found = self.value;
        found
            .parse()
            .or_else(|_| self.error(format!("expected {what}, found '{found}'")))
    }
}

/// The lines of a record that are not read yet, with their numbers.
struct Lines<'l, I: Iterator> {
    rest: &'l mut Peekable<I>,
    /// The number of the last line that was read: where something is missing when the text ends.
    last: usize,
    /// Why there are no more lines, if not because the text ends.
    fault: Option<&'l RecordError>,
}

impl<'a, I: Iterator<Item = (usize, &'a str)>> Lines<'_, I> {
    /// The next line, if it has this name.
    fn optional(&mut self, name: &str) -> Option<Field<'a>> {
        let value_of = |text: &'a str| {
            let value = text.strip_prefix(name)?;
            (value.is_empty() || value.starts_with(' ')).then(|| value.trim())
        };
        let (line, text) = self.rest.next_if(|(_, text)| value_of(text).is_some())?;
        self.last = line;
        Some(Field {
            line,
            value: value_of(text)?,
        })
    }

    /// The next line, which must have this name.
    fn required(&mut self, name: &str) -> Result<Field<'a>, RecordError> {
        self.optional(name).ok_or_else(|| {
            let line = match (self.rest.peek(), self.fault) {
                (None, Some(fault)) => return fault.clone(),
                (Some((line, _)), _) => *line,
                (None, None) => self.last,
            };
            RecordError::new(line, format!("expected '{name} ...'"))
        })
    }
}

/// Reads the header and leaves what follows it. `fault` is why the lines end, if not because the text does.
pub(super) fn read_header<'a>(
    lines: &mut Peekable<impl Iterator<Item = (usize, &'a str)>>,
    format: Format,
    fault: Option<&RecordError>,
) -> Result<Header, RecordError> {
    let mut lines = Lines {
        rest: lines,
        last: 1,
        fault,
    };
    // Whatever hides the first line, such as a mark of a comment, stands in line 1.
    let first = lines
        .required("towpath-record")
        .map_err(|error| RecordError { line: 1, ..error })?;
    check_format(&first, format)?;
    let game = lines.required("game")?.value.to_owned();
    let rules = lines.required("rules")?.number("a rules version")?;
    let edition = lines.required("edition")?.value.to_owned();
    let players = read_players(&lines.required("players")?)?;
    let mut options = Vec::new();
    while let Some(field) = lines.optional("option") {
        options.push(read_option(&field)?);
    }
    let mut seats = Vec::new();
    for seat in (0..players).map(Seat::new) {
        seats.push(read_seat(&lines.required("seat")?, seat)?);
    }
    let commit = lines.required("commit")?;
    let Some(commit) = SeedHash::from_hex(commit.value) else {
        return commit.error("expected the SHA-256 of the seed, 64 hexadecimal digits");
    };
    Ok(Header {
        format,
        game,
        rules,
        edition,
        players,
        options,
        seats,
        commit,
    })
}

fn check_format(field: &Field<'_>, format: Format) -> Result<(), RecordError> {
    let found = field.value;
    let known = match format {
        Format::One => found.parse() == Ok(format.number()),
        Format::Two => found == "2",
    };
    if known {
        return Ok(());
    }
    if field.line > 1 && found.split(' ').next() == Some("2") {
        let message = "nothing stands above the first line of a record of format 2";
        return Err(RecordError::new(1, message));
    }
    field.error(format!(
        "record format '{found}' is unknown; this program reads formats 1 and 2"
    ))
}

fn read_players(field: &Field<'_>) -> Result<u8, RecordError> {
    let players = field.number("the number of players")?;
    match u8::try_from(players) {
        Ok(few) if few > 0 && usize::from(few) <= MAX_SEATS => Ok(few),
        _ => field.error(format!("{players} players: a table has 1 to {MAX_SEATS}")),
    }
}

/// `option NAME VALUE`
fn read_option(field: &Field<'_>) -> Result<(String, String), RecordError> {
    match field.value.split_once(' ') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => field.error("expected 'option NAME VALUE'"),
    }
}

/// `seat pN WHO NAME`, where the name may be missing.
fn read_seat(field: &Field<'_>, expected: Seat) -> Result<SeatInfo, RecordError> {
    let mut words = field.value.splitn(3, ' ');
    if words.next() != Some(expected.to_string().as_str()) {
        return field.error(format!("expected 'seat {expected} ...'"));
    }
    let Some(by) = words.next().and_then(By::from_word) else {
        return field.error("expected human or bot");
    };
    Ok(SeatInfo {
        by,
        name: words.next().unwrap_or("").to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::RawRecord;

    const COMMIT: &str = "commit 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";

    /// A header of two seats in which one line is exchanged for others.
    fn header(exchanged: &str, others: &str) -> String {
        let lines = [
            "towpath-record 1",
            "game race",
            "rules 1",
            "edition 10",
            "players 2",
            "option goal 30",
            "seat p1 human Ada Lovelace",
            "seat p2 bot",
            COMMIT,
        ];
        let text = |line: &&str| match line.starts_with(exchanged) {
            true => others.to_owned(),
            false => format!("{line}\n"),
        };
        lines.iter().map(text).collect()
    }

    fn error(exchanged: &str, others: &str) -> String {
        let text = header(exchanged, others);
        RawRecord::read(&text).unwrap_err().to_string()
    }

    #[test]
    fn a_header_is_read() {
        let record = RawRecord::read(&header("-", "")).unwrap();
        let header = record.header;
        assert_eq!((header.game.as_str(), header.players), ("race", 2));
        assert_eq!(header.options, [("goal".to_owned(), "30".to_owned())]);
        assert_eq!(header.seats[0].name, "Ada Lovelace");
        assert_eq!(header.seats[1].name, "");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        assert_eq!(
            error("towpath", "towpath-record 3\n"),
            "line 1: record format '3' is unknown; this program reads formats 1 and 2"
        );
        assert_eq!(
            error("towpath", "\ntowpath-record 2 #f3420f9b\n"),
            "line 1: nothing stands above the first line of a record of format 2"
        );
        assert_eq!(
            error("towpath", "#towpath-record 1\n"),
            "line 1: expected 'towpath-record ...'"
        );
        assert_eq!(error("game", ""), "line 2: expected 'game ...'");
        assert_eq!(error("game", "gamer x\n"), "line 2: expected 'game ...'");
        assert_eq!(
            error("rules", "rules one\n"),
            "line 3: expected a rules version, found 'one'"
        );
        assert_eq!(
            error("players", "players 300\n"),
            "line 5: 300 players: a table has 1 to 5"
        );
        assert_eq!(
            error("option", "option goal\n"),
            "line 6: expected 'option NAME VALUE'"
        );
        assert_eq!(error("seat p2", ""), "line 8: expected 'seat ...'");
        assert_eq!(
            error("seat p2", "seat p3 bot\n"),
            "line 8: expected 'seat p2 ...'"
        );
        assert_eq!(
            error("seat p2", "seat p2 cat\n"),
            "line 8: expected human or bot"
        );
        // At the end of the text the last line that was read is named.
        assert_eq!(error("commit", ""), "line 8: expected 'commit ...'");
        assert_eq!(
            error("commit", "commit 12\n"),
            "line 9: expected the SHA-256 of the seed, 64 hexadecimal digits"
        );
    }
}
