//! Writing puzzles.

use crate::Puzzle;
use std::fmt::Write;
use towpath_core::TableSetup;

impl Puzzle {
    /// The puzzle as it stands in its file.
    pub fn write(&self) -> String {
        let proof = &self.proof;
        let mut text = String::new();
        let mut line = |name: &str, value: &dyn std::fmt::Display| {
            writeln!(text, "{name} {value}").expect("a string has room");
        };
        line("puzzle", &self.id);
        line("theme", &self.theme);
        line("grade", &self.grade);
        line("rule", &self.rule);
        line("seat", &self.seat);
        line("until", &self.until.word());
        line("best", &proof.best);
        line("margin", &proof.margin);
        line("ends", &proof.ends);
        line("tries", &proof.tries);
        if proof.plain {
            line("plain", &"yes");
        }
        for action in &self.solve {
            line("solve", action);
        }
        text + &self.text + "\n"
    }
}

/// The text of a scenario that begins in a position.
pub(crate) fn scenario(game: &str, title: &str, setup: &TableSetup, given: &[String]) -> String {
    let hash = setup.edition.hash();
    let mut text = format!(
        "title {title}\ngame {game}\nversion {}\nedition {}\nplayers {}\n",
        setup.rules,
        &hash[..16],
        setup.players
    );
    for (name, value) in &setup.options {
        text += &format!("option {name} {value}\n");
    }
    text += "given\n";
    for line in given {
        text += &format!("  {line}\n");
    }
    text.trim_end().to_owned()
}
