//! The file of learned weights: a name and two numbers a line, with where they come from above them.

use crate::judge::{Feature, MAX_FEATURES};
use std::fmt::Write;

/// What was learned: how much each feature counts at the start and at the end of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// At the start.
    pub early: Vec<f32>,
    /// At the end.
    pub late: Vec<f32>,
    /// Points that make a win e times as likely.
    pub spread: f32,
}

impl Weights {
    /// Nothing counts yet.
    pub fn none(features: usize) -> Weights {
        Weights {
            early: vec![0.0; features],
            late: vec![0.0; features],
            spread: 6.0,
        }
    }

    /// The weights when the game is so far.
    #[inline]
    pub(crate) fn at(&self, progress: f32) -> [f32; MAX_FEATURES] {
        let mut now = [0.0; MAX_FEATURES];
        for ((now, early), late) in now.iter_mut().zip(&self.early).zip(&self.late) {
            *now = early + (late - early) * progress;
        }
        now
    }

    /// The text of a data file: `provenance` says where the weights come from, a line each.
    pub fn write(&self, features: &[Feature], provenance: &[String]) -> String {
        let mut text = String::new();
        for line in provenance {
            let _ = writeln!(text, "# {line}");
        }
        let _ = writeln!(text, "spread {}", self.spread);
        for ((feature, early), late) in features.iter().zip(&self.early).zip(&self.late) {
            let _ = writeln!(text, "{} {early} {late}", feature.name);
        }
        text
    }

    /// Reads a data file. Features that it does not name count nothing.
    ///
    /// # Errors
    /// The line that is wrong, and why.
    pub fn read(text: &str, features: &[Feature]) -> Result<Weights, String> {
        let mut weights = Weights::none(features.len());
        for (index, line) in text.lines().enumerate() {
            let wrong = |why: &str| format!("line {}: {why}: {line}", index + 1);
            let words: Vec<&str> = line.split_whitespace().collect();
            let number = |word: &str| {
                let number = word.parse::<f32>().ok().filter(|n| n.is_finite());
                number.ok_or_else(|| wrong("not a number"))
            };
            match words[..] {
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                ["spread", spread] => weights.spread = number(spread)?,
                [name, early, late] => {
                    let at = features.iter().position(|feature| feature.name == name);
                    let at = at.ok_or_else(|| wrong("no feature of this name"))?;
                    weights.early[at] = number(early)?;
                    weights.late[at] = number(late)?;
                }
                _ => return Err(wrong("a name and two numbers are expected")),
            }
        }
        if weights.spread <= 0.0 {
            return Err("the spread must be above 0".to_owned());
        }
        Ok(weights)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: &[Feature] = &[
        Feature {
            name: "points",
            theme: "points",
        },
        Feature {
            name: "cards",
            theme: "cards",
        },
    ];

    #[test]
    fn what_is_written_is_read_back() {
        let weights = Weights {
            early: vec![0.25, -1.5],
            late: vec![1.0, 0.125],
            spread: 7.5,
        };
        let text = weights.write(FEATURES, &["by hand".to_owned()]);
        assert_eq!(Weights::read(&text, FEATURES), Ok(weights));
    }

    #[test]
    fn a_bad_line_is_named() {
        let read = |text| Weights::read(text, FEATURES).unwrap_err();
        assert!(read("spread 6\npoints 1 two").starts_with("line 2: not a number"));
        assert!(read("barges 1 2").contains("no feature of this name"));
        assert!(read("points 1").contains("two numbers"));
        assert!(read("spread 0").contains("above 0"));
    }
}
