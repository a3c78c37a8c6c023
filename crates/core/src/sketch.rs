//! The table drawn with letters: painted lines for a terminal of any size, in the reader's language.
//!
//! A paint never says anything that no letter or sign says too: a terminal may have no colours, and a reader may not tell
//! them apart.

use crate::{Message, Seat};

/// How a piece of text is painted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Paint {
    /// As the terminal writes.
    #[default]
    Plain,
    /// What matters less.
    Faint,
    /// What matters more.
    Strong,
    /// What can be chosen now.
    Lit,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Black.
    Black,
    /// White.
    White,
}

/// Text of one paint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text, without line ends.
    pub text: String,
    /// Its paint.
    pub paint: Paint,
}

/// A line of painted text.
///
/// ```
/// use towpath_core::sketch::{Line, Paint};
/// let line = Line::plain("lock ").with("#", Paint::Blue).padded(8).with("|", Paint::Faint);
/// assert_eq!(line.text(), "lock #  |");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Its pieces, from left to right.
    pub spans: Vec<Span>,
}

impl Line {
    /// An empty line.
    pub const fn new() -> Line {
        Line { spans: Vec::new() }
    }

    /// A line of plain text.
    pub fn plain(text: impl Into<String>) -> Line {
        Line::new().with(text, Paint::Plain)
    }

    /// The line with one more piece.
    #[must_use]
    pub fn with(mut self, text: impl Into<String>, paint: Paint) -> Line {
        self.put(text, paint);
        self
    }

    /// Adds a piece.
    pub fn put(&mut self, text: impl Into<String>, paint: Paint) {
        let text = text.into();
        if !text.is_empty() {
            self.spans.push(Span { text, paint });
        }
    }

    /// How many characters it has.
    pub fn width(&self) -> usize {
        let widths = self.spans.iter().map(|span| span.text.chars().count());
        widths.sum()
    }

    /// The line with blanks at its end up to this width.
    #[must_use]
    pub fn padded(mut self, width: usize) -> Line {
        let missing = width.saturating_sub(self.width());
        self.put(" ".repeat(missing), Paint::Plain);
        self
    }

    /// The line with another one to its right.
    #[must_use]
    pub fn followed_by(mut self, other: Line) -> Line {
        self.spans.extend(other.spans);
        self
    }

    /// Its text without paints and without blanks at its end.
    pub fn text(&self) -> String {
        let text: String = self.spans.iter().map(|span| span.text.as_str()).collect();
        text.trim_end().to_owned()
    }
}

/// Two columns as one: the second begins at this width.
pub fn beside(left: Vec<Line>, at: usize, right: Vec<Line>) -> Vec<Line> {
    let rows = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    (0..rows)
        .map(|_| {
            let line = left.next().unwrap_or_default();
            match right.next() {
                Some(other) => line.padded(at).followed_by(other),
                None => line,
            }
        })
        .collect()
}

/// Pieces one after the other, `between` between them, on as many lines as it takes.
pub fn flow(pieces: Vec<Line>, between: &str, width: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if line.width() + between.chars().count() + piece.width() <= width => {
                line.put(between, Paint::Faint);
                line.spans.extend(piece.spans);
            }
            _ => lines.push(piece),
        }
    }
    lines
}

/// A text on lines of at most this width, broken between words where that is possible.
///
/// ```
/// use towpath_core::sketch::wrap;
/// assert_eq!(wrap("one two three", 7), ["one two", "three"]);
/// assert_eq!(wrap("incomprehensible", 7), ["incompr", "ehensib", "le"]);
/// ```
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        let line = lines.last_mut().expect("there is a first line");
        if used > 0 && used + 1 + rest.len() <= width {
            line.push(' ');
            line.extend(rest.iter());
            used += 1 + rest.len();
            continue;
        }
        if used > 0 {
            lines.push(String::new());
        }
        while rest.len() > width {
            let later = rest.split_off(width);
            *lines.last_mut().expect("a line") = rest.into_iter().collect();
            lines.push(String::new());
            rest = later;
        }
        used = rest.len();
        *lines.last_mut().expect("a line") = rest.into_iter().collect();
    }
    lines
}

/// The room for a drawing, and who reads it.
#[derive(Copy, Clone)]
pub struct Room<'a> {
    /// How many characters fit in a line.
    pub width: usize,
    /// How many lines there are.
    pub height: usize,
    /// How far the reader has moved the picture, in lines.
    pub pan: i32,
    /// The name of whoever sits in each seat.
    pub names: &'a [String],
    /// Says a message in the reader's language.
    pub words: &'a dyn Fn(&Message) -> String,
}

impl Room<'_> {
    /// A message in the reader's language.
    pub fn say(&self, message: &Message) -> String {
        (self.words)(message)
    }

    /// A message without values in the reader's language.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// The name of whoever sits in a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Something that can be chosen now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lit<T> {
    /// What is touched for it.
    pub target: T,
    /// Its number in the list of the step, from 1.
    pub number: usize,
}

/// A text with at most so many characters, the last a sign that there was more.
pub fn shortened(text: &str, width: usize) -> String {
    match text.chars().count() > width {
        true => {
            let kept: String = text.chars().take(width.saturating_sub(1)).collect();
            format!("{kept}…")
        }
        false => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_beside_each_other_and_pieces_flow() {
        let left = vec![Line::plain("a"), Line::plain("bb")];
        let right = vec![Line::plain("1"), Line::plain("2"), Line::plain("3")];
        let lines = beside(left, 4, right);
        let texts: Vec<String> = lines.iter().map(Line::text).collect();
        assert_eq!(texts, ["a   1", "bb  2", "    3"]);

        let pieces = ["one", "two", "three"].map(Line::plain).to_vec();
        let texts: Vec<String> = flow(pieces, ", ", 8).iter().map(Line::text).collect();
        assert_eq!(texts, ["one, two", "three"]);
        assert_eq!(shortened("Manchester", 4), "Man…");
    }
}
