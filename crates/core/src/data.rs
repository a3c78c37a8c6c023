//! Component data: TOML files whose mistakes are named with file and line.

mod about;
mod guess;
mod plain;

pub use about::{ABOUT, About};
pub use guess::nearest;

use serde::de::DeserializeOwned;
use std::ops::Range;

/// A mistake in a data file, or something in it that is unusual.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}: {message}{}", line.map(|line| format!(":{line}")).unwrap_or_default(), guess::question(guess.as_deref()))]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, counted from 1; `None` when the mistake is in no line (something is missing altogether).
    pub line: Option<usize>,
    /// The character of the line, counted from 1.
    pub column: Option<usize>,
    /// What is wrong and what was expected.
    pub message: String,
    /// What was probably meant.
    pub guess: Option<String>,
}

impl DataError {
    /// A mistake of a file as a whole.
    pub fn of_file(file: impl Into<String>, message: impl Into<String>) -> DataError {
        DataError {
            file: file.into(),
            line: None,
            column: None,
            message: message.into(),
            guess: None,
        }
    }

    /// The same mistake with what was probably meant: the known word that is nearest to the one that stands there.
    #[must_use]
    pub fn guessing<'a>(
        mut self,
        word: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> DataError {
        self.guess = nearest(word, known).map(str::to_owned);
        self
    }
}

/// What a check of component data has found when it can be played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// What holds, in a few lines.
    pub holds: Vec<String>,
    /// What is unusual and may be a slip.
    pub warnings: Vec<DataError>,
}

/// One data file while it is being read: turns places in it into errors with a line.
#[derive(Copy, Clone, Debug)]
pub struct DataFile<'a> {
    /// Its name, for errors.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl DataFile<'_> {
    /// The most bytes of one file; a map ten times as large as the largest of ours has a tenth of it.
    pub const LONGEST: usize = 1 << 20;

    /// Reads the file as TOML into `T`. Give fields whose values are checked later the type
    /// `serde_spanned::Spanned`, so that [`DataFile::error`] can name their line.
    ///
    /// # Errors
    /// Where the text is not TOML or does not fit `T`.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, DataError> {
        if self.text.len() > Self::LONGEST {
            return Err(self.whole(format!(
                "the file has {} bytes; at most {} can be read",
                self.text.len(),
                Self::LONGEST
            )));
        }
        toml::from_str(self.text).map_err(|error| {
            let (message, guess) = plain::in_words(error.message());
            let at = error.span().map(|span| self.place_of(span.start));
            DataError {
                file: self.name.to_owned(),
                line: at.map(|(line, _)| line),
                column: at.map(|(_, column)| column),
                message,
                guess,
            }
        })
    }

    /// An error at this place of the file.
    pub fn error(self, span: Range<usize>, message: impl Into<String>) -> DataError {
        let (line, column) = self.place_of(span.start);
        DataError {
            line: Some(line),
            column: Some(column),
            ..self.whole(message)
        }
    }

    /// An error of the file as a whole.
    pub fn whole(self, message: impl Into<String>) -> DataError {
        DataError::of_file(self.name, message)
    }

    /// Line and character of a place, both counted from 1.
    fn place_of(self, offset: usize) -> (usize, usize) {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let start = before.iter().rposition(|byte| *byte == b'\n');
        let own = &before[start.map_or(0, |at| at + 1)..];
        // A character begins with any byte but a continuation of one.
        let column = own.iter().filter(|byte| **byte & 0xc0 != 0x80).count() + 1;
        (line, column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_spanned::Spanned;

    #[derive(Deserialize, Debug)]
    struct Board {
        cells: Spanned<u8>,
    }

    #[test]
    fn errors_name_file_and_line() {
        let file = DataFile {
            name: "board.toml",
            text: "# a board\n\ncells = 'many'\n",
        };
        let error = file.read::<Board>().unwrap_err();
        assert_eq!((error.line, error.file.as_str()), (Some(3), "board.toml"));
        assert_eq!(error.column, Some(9));

        let good = DataFile {
            name: "board.toml",
            text: "# a board\ncells = 0\n",
        };
        let board: Board = good.read().unwrap();
        let error = good.error(board.cells.span(), "a stretch has at least 1 cell");
        assert_eq!(
            error.to_string(),
            "board.toml:2: a stretch has at least 1 cell"
        );
        let error = error.guessing("wokers", ["workers", "hand"]);
        assert_eq!(
            error.to_string(),
            "board.toml:2: a stretch has at least 1 cell; did you mean 'workers'?"
        );
    }

    #[test]
    fn a_file_that_is_too_long_is_not_read() {
        let text = " ".repeat(DataFile::LONGEST + 1);
        let file = DataFile {
            name: "board.toml",
            text: &text,
        };
        let error = file.read::<Board>().unwrap_err();
        assert!(error.message.contains("at most 1048576"), "{error}");
    }
}
