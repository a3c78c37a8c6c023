//! The file of learned weights: a name and its numbers a line, with where they come from above them.

use crate::judge::{Feature, MAX_FEATURES};
use std::fmt::Write;

/// What was learned: how much each feature counts at each stage of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// At the start, at the end, and at stages evenly between them: two or more. Weights pass from each to the next.
    pub stages: Vec<Vec<f32>>,
    /// Points that make a win e times as likely.
    pub spread: f32,
}

impl Weights {
    /// Nothing counts yet, at the start and at the end.
    pub fn none(features: usize) -> Weights {
        Weights {
            stages: vec![vec![0.0; features]; 2],
            spread: 6.0,
        }
    }

    /// The same at so many stages, two or more.
    #[must_use]
    pub fn with_stages(&self, stages: usize) -> Weights {
        let features = self.stages[0].len();
        let at = |stage: usize| {
            let now = self.at(stage as f32 / (stages - 1) as f32);
            now[..features].to_vec()
        };
        Weights {
            stages: (0..stages).map(at).collect(),
            spread: self.spread,
        }
    }

    /// The same with other numbers, stage after stage.
    #[must_use]
    pub(crate) fn with_numbers(&self, numbers: &[f32]) -> Weights {
        let stages = numbers.chunks_exact(self.stages[0].len());
        Weights {
            stages: stages.map(<[f32]>::to_vec).collect(),
            spread: self.spread,
        }
    }

    /// All numbers, stage after stage.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f32> {
        self.stages.iter().flatten().copied()
    }

    /// The stage before this moment, and how much of the way to the next one is behind.
    #[inline]
    fn between(&self, progress: f32) -> (usize, f32) {
        let way = progress * (self.stages.len() - 1) as f32;
        let before = (way as usize).min(self.stages.len() - 2);
        (before, way - before as f32)
    }

    /// The weights when the game is so far.
    #[inline]
    pub(crate) fn at(&self, progress: f32) -> [f32; MAX_FEATURES] {
        let (before, behind) = self.between(progress);
        let (from, to) = (&self.stages[before], &self.stages[before + 1]);
        let mut now = [0.0; MAX_FEATURES];
        for ((now, from), to) in now.iter_mut().zip(from).zip(to) {
            *now = from + (to - from) * behind;
        }
        now
    }

    /// What these features at this moment mean to each number, in the order of [`Weights::numbers`].
    pub(crate) fn spread_out(&self, progress: f32, row: &[f32]) -> Vec<f64> {
        let (before, behind) = self.between(progress);
        let behind = f64::from(behind);
        let mut inputs = vec![0.0; self.stages.len() * row.len()];
        let (from, to) = inputs[before * row.len()..].split_at_mut(row.len());
        for ((from, to), value) in from.iter_mut().zip(to).zip(row) {
            *from = f64::from(*value) * (1.0 - behind);
            *to = f64::from(*value) * behind;
        }
        inputs
    }

    /// The text of a data file: `provenance` says where the weights come from, a line each.
    pub fn write(&self, features: &[Feature], provenance: &[String]) -> String {
        let mut text = String::new();
        for line in provenance {
            let _ = writeln!(text, "# {line}");
        }
        let _ = writeln!(text, "spread {}", self.spread);
        for (index, feature) in features.iter().enumerate() {
            let _ = write!(text, "{}", feature.name);
            for stage in &self.stages {
                let _ = write!(text, " {}", stage[index]);
            }
            text.push('\n');
        }
        text
    }

    /// Reads a data file. Features that it does not name count nothing.
    ///
    /// # Errors
    /// The line that is wrong, and why.
    pub fn read(text: &str, features: &[Feature]) -> Result<Weights, String> {
        let mut weights = Weights::none(features.len());
        let mut stages = None;
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
                [name, ref numbers @ ..] if numbers.len() >= 2 => {
                    let at = features.iter().position(|feature| feature.name == name);
                    let at = at.ok_or_else(|| wrong("no feature of this name"))?;
                    if *stages.get_or_insert(numbers.len()) != numbers.len() {
                        return Err(wrong("as many numbers as on the lines above are expected"));
                    }
                    weights
                        .stages
                        .resize_with(numbers.len(), || vec![0.0; features.len()]);
                    for (stage, word) in weights.stages.iter_mut().zip(numbers) {
                        stage[at] = number(word)?;
                    }
                }
                _ => return Err(wrong("a name and two or more numbers are expected")),
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
            stages: vec![vec![0.25, -1.5], vec![0.5, 2.0], vec![1.0, 0.125]],
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
        assert!(read("points 1").contains("two or more numbers"));
        assert!(read("points 1 2\ncards 1 2 3").starts_with("line 2: as many numbers"));
        assert!(read("spread 0").contains("above 0"));
    }

    #[test]
    fn weights_pass_from_stage_to_stage() {
        let weights = Weights {
            stages: vec![vec![0.0, 8.0], vec![2.0, 4.0], vec![4.0, 4.0]],
            spread: 6.0,
        };
        for (progress, expected) in [
            (0.0, [0.0, 8.0]),
            (0.25, [1.0, 6.0]),
            (0.5, [2.0, 4.0]),
            (0.75, [3.0, 4.0]),
            (1.0, [4.0, 4.0]),
        ] {
            assert_eq!(weights.at(progress)[..2], expected);
            // What a row is worth is the same by the weights of the moment and by all numbers.
            let row = [3.0, -1.0];
            let inputs = weights.spread_out(progress, &row);
            let all: f64 = inputs
                .iter()
                .zip(weights.numbers())
                .map(|(x, w)| x * f64::from(w))
                .sum();
            assert_eq!(all as f32, 3.0 * expected[0] - expected[1]);
        }
        assert_eq!(weights.with_stages(5).with_stages(3), weights);
    }
}
