//! What the conversation needs of the terminal: to show a position, to ask, to tell, to wait.

use crate::failure::Failure;
use towpath_core::sketch::Line;

/// A position with a question.
pub struct Scene<'a> {
    /// The board in so many columns and lines, moved by so many lines.
    pub board: &'a dyn Fn(usize, usize, i32) -> Vec<Line>,
    /// What happened lately, oldest first.
    pub news: &'a [String],
    /// How many of them the reader has not been told yet, the latest ones.
    pub fresh: usize,
    /// What is asked.
    pub question: &'a str,
    /// What more is said of what has been touched.
    pub about: &'a str,
    /// The answers, to be numbered from 1.
    pub answers: &'a [String],
    /// Everything that can be typed, for Tab.
    pub notations: &'a [String],
    /// What stands before what is typed.
    pub prompt: &'a str,
    /// Whether the position is another one than when it was asked last.
    pub moved: bool,
}

/// What somebody has typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line.
    Line(String),
    /// The key for a step back.
    Back,
    /// Ctrl-C.
    Interrupt,
    /// The end of the input.
    End,
}

/// A terminal, or whatever takes its place.
pub trait Face {
    /// Shows a scene and waits for an answer.
    fn ask(&mut self, scene: &Scene<'_>) -> Result<Typed, Failure>;
    /// Answers what was typed.
    fn tell(&mut self, text: String);
    /// Hides everything until Enter is pressed; `false` if it never is.
    fn hand_over(&mut self, text: &str) -> Result<bool, Failure>;
    /// Shows that somebody thinks, until `done` says so; `false` if the reader does not want to wait any longer.
    fn wait(
        &mut self,
        scene: &Scene<'_>,
        text: &str,
        done: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Failure>;
    /// Gives the terminal back and leaves a text there.
    fn part(&mut self, text: &str);
}
