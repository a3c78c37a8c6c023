//! Lessons: a position, goals to reach in it, what is answered to other moves, and texts by language. docs/lessons.md says how
//! to write one.
//!
//! A lesson is data: a folder with `steps.lesson`, a file of texts for each language, and, where it is not played with the
//! component data that comes with the game, a folder `edition`. [`Lesson::read`] reads one, [`Lesson::check`] plays it, and
//! [`Lesson::judge`] says what became of a move. Positions and moves are those of scenarios, so that the engine of the game is the
//! only judge of them. [`Notes`] are what a table says once, where a player first meets something.

mod builtin;
mod check;
mod judge;
mod notes;
mod play;
mod read;

pub use builtin::{all, notes};
pub use judge::Judged;
pub use notes::{Note, Notes, When};

use towpath_core::Edition;
use towpath_core::record::RawDraw;
use towpath_games::AnyGame;
use towpath_scenario::Expect;

/// The name of the file with boards and steps.
pub const STEPS: &str = "steps.lesson";

/// The codes of the languages that a lesson has texts in.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

/// The files of a lesson.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name of its folder, which begins the ids of its texts.
    pub id: String,
    /// What stands in `steps.lesson`.
    pub steps: String,
    /// The texts of each language: its code and the file.
    pub texts: Vec<(String, String)>,
    /// The component data it is played with; that of the game if there is none.
    pub edition: Option<Edition>,
}

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The component data it is played with.
    pub edition: Edition,
    /// How many play.
    pub players: u8,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// The steps, one after the other.
    pub steps: Vec<Step>,
    /// The learner's seat, as the game calls it.
    pub learner: String,
    /// The line of each fact of the header.
    header: Vec<(usize, String)>,
    boards: Vec<Board>,
    texts: Vec<(String, String)>,
}

/// A position that steps are played in.
#[derive(Debug)]
struct Board {
    line: usize,
    given: Vec<(usize, String)>,
}

/// One step: a goal, or something to read.
#[derive(Debug)]
pub struct Step {
    /// Its name, which its texts go by.
    pub name: String,
    /// The rules it is about, each with its line.
    pub rules: Vec<(usize, String)>,
    line: usize,
    board: usize,
    /// What the others do before the step begins.
    first: Vec<(usize, String)>,
    /// What chance gives during the step.
    draws: Vec<RawDraw>,
    /// The goal is reached when all of one of these hold.
    goals: Vec<Vec<(usize, Vec<Expect>)>>,
    /// The learner's moves that reach it, each with what is done instead where it is not allowed.
    solve: Vec<(usize, Vec<String>)>,
    /// Moves that are on the way without being in `solve`.
    ways: Vec<(usize, String)>,
    wrongs: Vec<Wrong>,
}

/// A move that does not reach the goal and has an answer.
#[derive(Debug)]
struct Wrong {
    line: usize,
    pattern: String,
    name: String,
}

impl Step {
    /// There is nothing to do, only to read.
    pub fn reads(&self) -> bool {
        self.solve.is_empty()
    }

    /// What the others do before it begins.
    pub fn opens_with_others(&self) -> bool {
        !self.first.is_empty()
    }
}

/// Whether an action is one that a pattern describes: a `*` stands for one or more words.
fn matches(pattern: &str, action: &str) -> bool {
    fn fits(pattern: &[&str], words: &[&str]) -> bool {
        match (pattern, words) {
            ([], []) => true,
            (["*", rest @ ..], [_, left @ ..]) => fits(rest, left) || fits(pattern, left),
            ([first, rest @ ..], [word, left @ ..]) => first == word && fits(rest, left),
            ([], _) | (_, []) => false,
        }
    }
    let pattern: Vec<&str> = pattern.split_whitespace().collect();
    let words: Vec<&str> = action.split_whitespace().collect();
    fits(&pattern, &words)
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn a_star_stands_for_one_or_more_words() {
        assert!(matches("walk red * to 19", "walk red moissac to 19"));
        assert!(matches("walk *", "walk red moissac to 19"));
        assert!(matches("* 19", "walk red moissac to 19"));
        assert!(!matches("walk *", "walk"));
        assert!(!matches("walk red", "walk red moissac"));
        assert!(!matches("walk red * to 18", "walk red moissac to 19"));
    }
}
