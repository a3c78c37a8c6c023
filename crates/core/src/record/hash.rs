//! The hash at the end of each line of format 2. It covers the line and, through the hash of the line before, everything
//! above it: the first line that was changed, lost or moved is the first whose hash does not fit.

use super::Format;
use sha2::{Digest, Sha256};
use std::fmt;

/// How many hexadecimal digits a hash has.
const DIGITS: usize = 8;
/// What stands between the text of a line and its hash.
const MARK: &str = " #";

/// The hash of a line: the first 8 hexadecimal digits of the SHA-256 of the digits of the line before and this line's text.
///
/// ```
/// use towpath_core::record::LineHash;
/// let first = LineHash::of(None, "towpath-record 2");
/// let second = LineHash::of(Some(first), "game race");
/// assert_eq!((first.to_string(), second.to_string()), ("f3420f9b".to_owned(), "49a80902".to_owned()));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LineHash([u8; DIGITS]);

impl LineHash {
    /// The hash of a line without its line end; `before` is the hash of the line above, if there is one.
    pub fn of(before: Option<LineHash>, text: &str) -> LineHash {
        let mut hasher = Sha256::new();
        if let Some(LineHash(digits)) = before {
            hasher.update(digits);
        }
        hasher.update(text);
        let mut digits = [0; DIGITS];
        for (pair, byte) in digits.chunks_mut(2).zip(hasher.finalize()) {
            pair[0] = digit(byte >> 4);
            pair[1] = digit(byte & 15);
        }
        LineHash(digits)
    }
}

impl fmt::Display for LineHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|digit| write!(f, "{}", char::from(*digit)))
    }
}

const fn digit(value: u8) -> u8 {
    match value {
        0..=9 => b'0' + value,
        _ => b'a' + value - 10,
    }
}

/// A line as it stands in a file, without its line end.
pub(crate) fn with_hash(mut text: String, hash: Option<LineHash>) -> String {
    if let Some(hash) = hash {
        text.push_str(MARK);
        text.extend(hash.0.iter().map(|digit| char::from(*digit)));
    }
    text
}

/// The text of a line and the hash it carries; `None` if it carries none.
fn split_hash(line: &str) -> Option<(&str, LineHash)> {
    let (rest, digits) = line.split_at_checked(line.len().checked_sub(DIGITS)?)?;
    let text = rest.strip_suffix(MARK)?;
    let hash = LineHash(digits.as_bytes().try_into().ok()?);
    let good = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    hash.0.iter().all(good).then_some((text, hash))
}

/// The text of a line of either format, without the hash it may carry.
pub fn without_hash(line: &str) -> &str {
    split_hash(line).map_or(line, |(text, _)| text)
}

/// Takes the hash off a line of format 2.
///
/// # Errors
/// Why this is no such line, or not the one that belongs here.
pub(super) fn check_hash(
    before: Option<LineHash>,
    line: &str,
) -> Result<(&str, LineHash), &'static str> {
    if line.is_empty() {
        return Err("an empty line, which format 2 does not have");
    }
    if line.ends_with('\r') {
        return Err(
            "the line ends in a carriage return; lines of format 2 end in a line feed alone",
        );
    }
    let Some((text, hash)) = split_hash(line) else {
        return Err(match line.starts_with('#') {
            true => "a comment, which format 2 does not have",
            false => {
                "the line does not end in its hash: ' #' and 8 hexadecimal digits, 0-9 and a-f"
            }
        });
    };
    if LineHash::of(before, text) != hash {
        return Err(
            "the line does not fit its hash: it was changed, or another line stood here or above it",
        );
    }
    // Two spellings of a line would be two records of one match.
    if text.split(' ').any(str::is_empty) || text.contains(char::is_control) {
        return Err(
            "words are separated by single spaces, and nothing stands before or after them",
        );
    }
    Ok((text, hash))
}

/// Writes lines one below the other, each with its hash where the format has hashes.
pub(crate) struct LineWriter {
    format: Format,
    /// The hash of the last line.
    pub(crate) last: Option<LineHash>,
    pub(crate) text: String,
}

impl LineWriter {
    pub(crate) const fn new(format: Format) -> LineWriter {
        LineWriter {
            format,
            last: None,
            text: String::new(),
        }
    }

    /// Adds a line.
    pub(crate) fn line(&mut self, text: String) {
        self.last = self.format.hash(self.last, &text);
        self.text.push_str(&with_hash(text, self.last));
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_taken_apart_as_it_was_put_together() {
        let hash = LineHash::of(None, "seat p1 human Ada #12345678");
        let line = with_hash("seat p1 human Ada #12345678".to_owned(), Some(hash));
        let (text, found) = check_hash(None, &line).unwrap();
        assert_eq!((text, found), ("seat p1 human Ada #12345678", hash));
        assert_eq!(without_hash(&line), text);
    }

    #[test]
    fn whatever_else_is_refused() {
        let line = |text: &str| with_hash(text.to_owned(), Some(LineHash::of(None, text)));
        let good = line("game é");
        assert!(check_hash(None, &good).is_ok());
        let bad = [
            String::new(),
            "# a comment".to_owned(),
            "é".repeat(5),
            format!("{good}\r"),
            format!("{good} "),
            good.to_uppercase(),
            good.replace('#', " "),
            good.replace("game", "gamf"),
            line("game  x"),
            line(" game x"),
            line("game x "),
            line("game\tx"),
            line(""),
        ];
        for line in bad {
            assert!(check_hash(None, &line).is_err(), "{line}");
        }
        let after = Some(LineHash::of(None, "another line"));
        assert!(check_hash(after, &good).is_err());
    }
}
