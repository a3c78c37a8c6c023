//! Lines from the terminal, with Tab completing what can be done.

use crate::failure::Failure;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Editor, Helper};

/// Where lines come from: a terminal, or whatever standard input is.
pub struct Input {
    editor: Editor<Words, DefaultHistory>,
}

/// What Tab can complete to.
struct Words {
    notations: Vec<String>,
}

impl Input {
    /// Opens standard input.
    pub fn open() -> Result<Input, Failure> {
        let mut editor = Editor::new()
            .map_err(|error| Failure::Input(format!("no terminal to ask in: {error}")))?;
        editor.set_helper(Some(Words {
            notations: Vec::new(),
        }));
        Ok(Input { editor })
    }

    /// From now on Tab completes to these.
    pub fn offer(&mut self, notations: Vec<String>) {
        if let Some(words) = self.editor.helper_mut() {
            words.notations = notations;
        }
    }

    /// A line; `None` at the end of the input or on Ctrl-C.
    pub fn line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        match self.editor.readline(prompt) {
            Ok(line) => {
                // History is a comfort: a line that it cannot keep is still a line.
                let _ = self.editor.add_history_entry(&line);
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(Failure::Input(format!("the terminal fails: {error}"))),
        }
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        end: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let start = line[..end].rfind(' ').map_or(0, |space| space + 1);
        Ok((start, next_words(&self.notations, &line[..end], start)))
    }
}

impl Helper for Words {}
impl Highlighter for Words {}
impl Validator for Words {}
impl Hinter for Words {
    type Hint = String;
}

/// The words that can stand at `start` when the line so far is to become one of the notations.
fn next_words(notations: &[String], so_far: &str, start: usize) -> Vec<String> {
    let mut words: Vec<String> = notations
        .iter()
        .filter(|notation| notation.starts_with(so_far))
        .filter_map(|notation| notation[start..].split(' ').next())
        .map(str::to_owned)
        .collect();
    words.sort();
    words.dedup();
    words
}

#[cfg(test)]
mod tests {
    use super::next_words;

    #[test]
    fn tab_offers_the_next_word() {
        let notations: Vec<String> = [
            "walk red 1 to 2",
            "walk red 1 to 3",
            "lock 4",
            "walk green 3 to 4",
        ]
        .map(str::to_owned)
        .to_vec();
        assert_eq!(next_words(&notations, "w", 0), ["walk"]);
        assert_eq!(next_words(&notations, "walk ", 5), ["green", "red"]);
        assert_eq!(next_words(&notations, "walk red 1 to ", 14), ["2", "3"]);
        assert!(next_words(&notations, "dance ", 6).is_empty());
    }
}
