//! Component data: TOML files whose mistakes are named with file and line.

use serde::de::DeserializeOwned;
use std::ops::Range;

/// A mistake in a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}: {message}", line.map(|line| format!(":{line}")).unwrap_or_default())]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, counted from 1; `None` when the mistake is in no line (something is missing altogether).
    pub line: Option<usize>,
    /// What is wrong and what was expected.
    pub message: String,
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
    /// Reads the file as TOML into `T`. Give fields whose values are checked later the type
    /// `serde_spanned::Spanned`, so that [`DataFile::error`] can name their line.
    ///
    /// # Errors
    /// Where the text is not TOML or does not fit `T`.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|error| DataError {
            file: self.name.to_owned(),
            line: error.span().map(|span| self.line_of(span.start)),
            message: error.message().trim().replace('\n', "; "),
        })
    }

    /// An error at this place of the file.
    pub fn error(self, span: Range<usize>, message: impl Into<String>) -> DataError {
        DataError {
            file: self.name.to_owned(),
            line: Some(self.line_of(span.start)),
            message: message.into(),
        }
    }

    /// An error of the file as a whole.
    pub fn whole(self, message: impl Into<String>) -> DataError {
        DataError {
            file: self.name.to_owned(),
            line: None,
            message: message.into(),
        }
    }

    fn line_of(self, offset: usize) -> usize {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        before.iter().filter(|byte| **byte == b'\n').count() + 1
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
    }
}
