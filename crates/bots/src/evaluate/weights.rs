//! Learned weights and their data file: a feature's name and its numbers a line, with their provenance above them.

use super::{DEFAULT_TEMPERATURE, Feature, MAX_FEATURES};
use std::fmt::Write;

/// The weights of a linear evaluator. How much a feature counts changes over the game: weights are given at evenly
/// spaced knots from its start to its end and interpolated between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// The weights at each knot, the start and the end of the game included: two or more.
    pub knots: Vec<Vec<f32>>,
    /// The softmax temperature in points (`spread` in the data file).
    pub temperature: f32,
}

impl Weights {
    /// Weights of zero, with knots at the start and at the end.
    pub fn zero(features: usize) -> Weights {
        Weights {
            knots: vec![vec![0.0; features]; 2],
            temperature: DEFAULT_TEMPERATURE,
        }
    }

    /// The same function of progress with so many knots, two or more.
    #[must_use]
    pub fn with_knots(&self, knots: usize) -> Weights {
        let features = self.knots[0].len();
        let at = |knot: usize| {
            let now = self.at(knot as f32 / (knots - 1) as f32);
            now[..features].to_vec()
        };
        Weights {
            knots: (0..knots).map(at).collect(),
            temperature: self.temperature,
        }
    }

    /// The same temperature with other parameters, knot after knot.
    #[must_use]
    pub(crate) fn with_parameters(&self, parameters: &[f32]) -> Weights {
        let knots = parameters.chunks_exact(self.knots[0].len());
        Weights {
            knots: knots.map(<[f32]>::to_vec).collect(),
            temperature: self.temperature,
        }
    }

    /// All weights, knot after knot.
    pub(crate) fn parameters(&self) -> impl Iterator<Item = f32> {
        self.knots.iter().flatten().copied()
    }

    /// The knot before this moment, and how much of the way to the next one is behind.
    #[inline]
    fn segment(&self, progress: f32) -> (usize, f32) {
        let way = progress * (self.knots.len() - 1) as f32;
        let before = (way as usize).min(self.knots.len() - 2);
        (before, way - before as f32)
    }

    /// The weights when the game is so far.
    #[inline]
    pub(crate) fn at(&self, progress: f32) -> [f32; MAX_FEATURES] {
        let (before, behind) = self.segment(progress);
        let (from, to) = (&self.knots[before], &self.knots[before + 1]);
        let mut now = [0.0; MAX_FEATURES];
        for ((now, from), to) in now.iter_mut().zip(from).zip(to) {
            *now = from + (to - from) * behind;
        }
        now
    }

    /// The row of the design matrix: how much each parameter adds to the weighted sum of these features at this moment, in
    /// the order of [`Weights::parameters`].
    pub(crate) fn design_row(&self, progress: f32, row: &[f32]) -> Vec<f64> {
        let (before, behind) = self.segment(progress);
        let behind = f64::from(behind);
        let mut inputs = vec![0.0; self.knots.len() * row.len()];
        let (from, to) = inputs[before * row.len()..].split_at_mut(row.len());
        for ((from, to), value) in from.iter_mut().zip(to).zip(row) {
            *from = f64::from(*value) * (1.0 - behind);
            *to = f64::from(*value) * behind;
        }
        inputs
    }

    /// The text of a data file: `provenance` says where the weights come from, a line each, and `edition` is the hash of the
    /// component data they were learned with.
    pub fn write(&self, features: &[Feature], provenance: &[String], edition: &str) -> String {
        let mut text = String::new();
        for line in provenance {
            let _ = writeln!(text, "# {line}");
        }
        let _ = writeln!(text, "edition {edition}");
        let _ = writeln!(text, "spread {}", self.temperature);
        for (index, feature) in features.iter().enumerate() {
            let _ = write!(text, "{}", feature.name);
            for knot in &self.knots {
                let _ = write!(text, " {}", knot[index]);
            }
            text.push('\n');
        }
        text
    }

    /// The hash of the component data that the weights of a data file were learned with; `None` if it names none, as rules of
    /// thumb do.
    pub fn edition_of(text: &str) -> Option<&str> {
        text.lines().find_map(|line| line.strip_prefix("edition "))
    }

    /// Reads a data file. Features that it does not name count nothing.
    ///
    /// # Errors
    /// The line that is wrong, and why.
    pub fn read(text: &str, features: &[Feature]) -> Result<Weights, String> {
        let mut weights = Weights::zero(features.len());
        let mut count = None;
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
                ["edition", _] => {}
                ["spread", spread] => weights.temperature = number(spread)?,
                [name, ref numbers @ ..] if numbers.len() >= 2 => {
                    let at = features.iter().position(|feature| feature.name == name);
                    let at = at.ok_or_else(|| wrong("no feature of this name"))?;
                    if *count.get_or_insert(numbers.len()) != numbers.len() {
                        return Err(wrong("as many numbers as on the lines above are expected"));
                    }
                    weights
                        .knots
                        .resize_with(numbers.len(), || vec![0.0; features.len()]);
                    for (knot, word) in weights.knots.iter_mut().zip(numbers) {
                        knot[at] = number(word)?;
                    }
                }
                _ => return Err(wrong("a name and two or more numbers are expected")),
            }
        }
        if weights.temperature <= 0.0 {
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
            knots: vec![vec![0.25, -1.5], vec![0.5, 2.0], vec![1.0, 0.125]],
            temperature: 7.5,
        };
        let text = weights.write(FEATURES, &["by hand".to_owned()], "12ab");
        assert_eq!(Weights::edition_of(&text), Some("12ab"));
        assert_eq!(Weights::edition_of("spread 6"), None);
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
    fn weights_are_interpolated_between_knots() {
        let weights = Weights {
            knots: vec![vec![0.0, 8.0], vec![2.0, 4.0], vec![4.0, 4.0]],
            temperature: 6.0,
        };
        for (progress, expected) in [
            (0.0, [0.0, 8.0]),
            (0.25, [1.0, 6.0]),
            (0.5, [2.0, 4.0]),
            (0.75, [3.0, 4.0]),
            (1.0, [4.0, 4.0]),
        ] {
            assert_eq!(weights.at(progress)[..2], expected);
            // The weighted sum is the same by the weights of the moment and by all parameters.
            let row = [3.0, -1.0];
            let inputs = weights.design_row(progress, &row);
            let all: f64 = inputs
                .iter()
                .zip(weights.parameters())
                .map(|(x, w)| x * f64::from(w))
                .sum();
            assert_eq!(all as f32, 3.0 * expected[0] - expected[1]);
        }
        assert_eq!(weights.with_knots(5).with_knots(3), weights);
    }
}
