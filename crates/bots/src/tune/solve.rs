//! Least squares by normal equations, held near a starting point.

/// What all observations together say: the products of the inputs with each other and with the outcome.
#[derive(Clone, Debug)]
pub(crate) struct Squares {
    width: usize,
    /// The lower triangle, row by row.
    inputs: Vec<f64>,
    outcome: Vec<f64>,
}

impl Squares {
    pub fn new(width: usize) -> Squares {
        Squares {
            width,
            inputs: vec![0.0; width * (width + 1) / 2],
            outcome: vec![0.0; width],
        }
    }

    /// What was said so far counts less from now on.
    pub fn fade(&mut self, memory: f64) {
        for product in self.inputs.iter_mut().chain(&mut self.outcome) {
            *product *= memory;
        }
    }

    /// Takes in an observation.
    pub fn add(&mut self, input: &[f64], outcome: f64) {
        let mut at = 0;
        for (index, one) in input.iter().enumerate() {
            let row = &mut self.inputs[at..=at + index];
            at += index + 1;
            if *one == 0.0 {
                continue;
            }
            for (product, other) in row.iter_mut().zip(input) {
                *product += one * other;
            }
            self.outcome[index] += one * outcome;
        }
    }

    /// The weights that fit best, each held where it was by `hold` times what the observations say about it alone.
    pub fn solve(&self, before: &[f64], hold: f64) -> Vec<f64> {
        let width = self.width;
        let mut lower = self.inputs.clone();
        let mut right = self.outcome.clone();
        for index in 0..width {
            let diagonal = &mut lower[at(index, index)];
            // What was never seen keeps its weight.
            let held = hold * *diagonal + 1e-6;
            *diagonal += held;
            right[index] += held * before[index];
        }
        // Cholesky: the matrix becomes its own lower root.
        for row in 0..width {
            for column in 0..=row {
                let mut sum = lower[at(row, column)];
                for inner in 0..column {
                    sum -= lower[at(row, inner)] * lower[at(column, inner)];
                }
                lower[at(row, column)] = if row == column {
                    sum.max(1e-12).sqrt()
                } else {
                    sum / lower[at(column, column)]
                };
            }
        }
        for row in 0..width {
            for inner in 0..row {
                right[row] -= lower[at(row, inner)] * right[inner];
            }
            right[row] /= lower[at(row, row)];
        }
        for row in (0..width).rev() {
            for inner in row + 1..width {
                right[row] -= lower[at(inner, row)] * right[inner];
            }
            right[row] /= lower[at(row, row)];
        }
        right
    }
}

const fn at(row: usize, column: usize) -> usize {
    row * (row + 1) / 2 + column
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_line_is_found() {
        let mut squares = Squares::new(2);
        for x in 0..20 {
            let x = f64::from(x);
            squares.add(&[x, 1.0], 3.0 * x - 2.0);
        }
        let found = squares.solve(&[0.0, 0.0], 0.0);
        assert!((found[0] - 3.0).abs() < 1e-4, "{found:?}");
        assert!((found[1] + 2.0).abs() < 1e-3, "{found:?}");
    }

    #[test]
    fn what_was_never_seen_keeps_its_weight() {
        let mut squares = Squares::new(2);
        squares.add(&[1.0, 0.0], 5.0);
        let found = squares.solve(&[0.0, 7.0], 0.0);
        assert!((found[1] - 7.0).abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn holding_keeps_near_the_start() {
        let mut squares = Squares::new(1);
        squares.add(&[1.0], 10.0);
        let found = squares.solve(&[0.0], 1.0);
        assert!((found[0] - 5.0).abs() < 1e-3, "{found:?}");
    }
}
