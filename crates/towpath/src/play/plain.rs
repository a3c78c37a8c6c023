//! The game as lines of text: for pipes, for terminals that can do no more, and for whoever prefers it.

use super::face::{Face, Scene, Typed};
use crate::failure::Failure;
use crate::out::say;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Editor, Helper};
use std::io::{IsTerminal, Write};
use std::time::Duration;
use towpath_core::sketch::Line;

/// How wide a board is drawn.
const WIDTH: usize = 80;
/// A board is drawn as a whole.
const HEIGHT: usize = 200;

/// Lines in and out.
pub struct Plain {
    editor: Editor<Notations, DefaultHistory>,
}

/// What Tab can complete to.
struct Notations(Vec<String>);

impl Plain {
    /// Opens standard input.
    pub fn open() -> Result<Plain, Failure> {
        let mut editor = Editor::new()
            .map_err(|error| Failure::Input(format!("no terminal to ask in: {error}")))?;
        editor.set_helper(Some(Notations(Vec::new())));
        Ok(Plain { editor })
    }

    fn line(&mut self, prompt: &str) -> Result<Typed, Failure> {
        match self.editor.readline(prompt) {
            Ok(line) => {
                // History is a comfort: a line that it cannot keep is still a line.
                let _ = self.editor.add_history_entry(&line);
                Ok(Typed::Line(line))
            }
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupt),
            Err(error) => Err(Failure::Input(format!("the terminal fails: {error}"))),
        }
    }
}

/// The board as lines of text.
pub fn board(scene: &Scene<'_>) -> String {
    let lines = (scene.board)(WIDTH, HEIGHT, 0);
    let texts: Vec<String> = lines.iter().map(Line::text).collect();
    texts.join("\n")
}

impl Face for Plain {
    fn ask(&mut self, scene: &Scene<'_>) -> Result<Typed, Failure> {
        if scene.moved {
            for line in &scene.news[scene.news.len() - scene.fresh..] {
                say!("  {line}");
            }
            say!("\n{}\n", board(scene));
            say!("{}", scene.question);
            if !scene.about.is_empty() {
                say!("{}", scene.about);
            }
        }
        if let Some(notations) = self.editor.helper_mut() {
            notations.0 = scene.notations.to_vec();
        }
        self.line(scene.prompt)
    }

    fn tell(&mut self, text: String) {
        say!("{text}");
    }

    fn hand_over(&mut self, text: &str) -> Result<bool, Failure> {
        // Scrolls what the other player saw out of sight.
        crate::out::text(format_args!("{}", "\n".repeat(60)));
        let typed = self.line(&format!("{text} "))?;
        Ok(matches!(typed, Typed::Line(_)))
    }

    fn wait(
        &mut self,
        _: &Scene<'_>,
        text: &str,
        done: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Failure> {
        let mut error = std::io::stderr();
        let seen = error.is_terminal();
        let mut waited = 0;
        while !done() {
            std::thread::sleep(Duration::from_millis(if waited < 20 { 2 } else { 50 }));
            waited += 1;
            if seen && waited == 20 {
                let _ = write!(error, "{text} …\r").and_then(|()| error.flush());
            }
        }
        if seen && waited >= 20 {
            let blank = " ".repeat(text.chars().count() + 2);
            let _ = write!(error, "{blank}\r").and_then(|()| error.flush());
        }
        Ok(true)
    }

    fn part(&mut self, text: &str) {
        say!("{text}");
    }
}

impl Completer for Notations {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        end: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let start = word_start(&line[..end]);
        Ok((start, next_words(&self.0, &line[..end])))
    }
}

impl Helper for Notations {}
impl Highlighter for Notations {}
impl Validator for Notations {}
impl Hinter for Notations {
    type Hint = String;
}

/// Where the last word of a line begins.
pub fn word_start(line: &str) -> usize {
    line.rfind(' ').map_or(0, |space| space + 1)
}

/// The words that can stand in place of the last one when the line so far is to become one of the notations.
pub fn next_words(notations: &[String], so_far: &str) -> Vec<String> {
    let start = word_start(so_far);
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
        assert_eq!(next_words(&notations, "w"), ["walk"]);
        assert_eq!(next_words(&notations, "walk "), ["green", "red"]);
        assert_eq!(next_words(&notations, "walk red 1 to "), ["2", "3"]);
        assert!(next_words(&notations, "dance ").is_empty());
    }
}
