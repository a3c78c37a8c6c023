//! Least squares by normal equations, with a ridge that pulls towards given weights.

/// The normal equations of all observations: the products of the inputs with each other and with the outcome.
#[derive(Clone, Debug)]
pub(crate) struct LeastSquares {
    width: usize,
    /// The lower triangle, row by row.
    inputs: Vec<f64>,
    outcome: Vec<f64>,
}

/// The absolute ridge that keeps the equations solvable: a weight that was never observed keeps its prior.
const MIN_RIDGE: f64 = 1e-6;

impl LeastSquares {
    pub fn new(width: usize) -> LeastSquares {
        LeastSquares {
            width,
            inputs: vec![0.0; width * (width + 1) / 2],
            outcome: vec![0.0; width],
        }
    }

    /// Multiplies the weight of all observations so far.
    pub fn decay(&mut self, factor: f64) {
        for product in self.inputs.iter_mut().chain(&mut self.outcome) {
            *product *= factor;
        }
    }

    /// Adds an observation.
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

    /// The weights that fit best, each drawn towards its prior by `ridge` times its own diagonal element.
    pub fn solve(&self, prior: &[f64], ridge: f64) -> Vec<f64> {
        self.solve_with(prior, |_, diagonal| ridge * diagonal + MIN_RIDGE)
    }

    /// The weights that fit best, each drawn towards zero by its own ridge.
    pub fn solve_ridges(&self, ridge: impl Fn(usize) -> f64) -> Vec<f64> {
        self.solve_with(&vec![0.0; self.width], |index, _| ridge(index))
    }

    /// Solves the equations with a ridge for each weight, given its index and diagonal element.
    fn solve_with(&self, prior: &[f64], ridge: impl Fn(usize, f64) -> f64) -> Vec<f64> {
        let width = self.width;
        let mut lower = self.inputs.clone();
        let mut right = self.outcome.clone();
        for index in 0..width {
            let diagonal = &mut lower[at(index, index)];
            let ridge = ridge(index, *diagonal);
            *diagonal += ridge;
            right[index] += ridge * prior[index];
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
        let mut equations = LeastSquares::new(2);
        for x in 0..20 {
            let x = f64::from(x);
            equations.add(&[x, 1.0], 3.0 * x - 2.0);
        }
        let found = equations.solve(&[0.0, 0.0], 0.0);
        assert!((found[0] - 3.0).abs() < 1e-4, "{found:?}");
        assert!((found[1] + 2.0).abs() < 1e-3, "{found:?}");
    }

    #[test]
    fn a_weight_that_was_never_observed_keeps_its_prior() {
        let mut equations = LeastSquares::new(2);
        equations.add(&[1.0, 0.0], 5.0);
        let found = equations.solve(&[0.0, 7.0], 0.0);
        assert!((found[1] - 7.0).abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn a_ridge_draws_towards_the_prior() {
        let mut equations = LeastSquares::new(1);
        equations.add(&[1.0], 10.0);
        let found = equations.solve(&[0.0], 1.0);
        assert!((found[0] - 5.0).abs() < 1e-3, "{found:?}");
    }

    #[test]
    fn a_known_system_is_solved() {
        // Observations of 2 a - b + 3 c in which no two inputs are alike.
        let mut equations = LeastSquares::new(3);
        for input in [
            [1.0, 0.0, 2.0],
            [0.0, 1.0, -1.0],
            [3.0, 1.0, 0.0],
            [1.0, 1.0, 1.0],
        ] {
            let outcome = 2.0 * input[0] - input[1] + 3.0 * input[2];
            equations.add(&input, outcome);
        }
        let found = equations.solve_ridges(|_| 0.0);
        for (weight, expected) in found.iter().zip([2.0, -1.0, 3.0]) {
            assert!((weight - expected).abs() < 1e-9, "{found:?}");
        }
    }

    #[test]
    fn a_larger_ridge_shrinks_more_and_each_weight_by_its_own() {
        let mut equations = LeastSquares::new(2);
        equations.add(&[1.0, 0.0], 8.0);
        equations.add(&[0.0, 1.0], 8.0);
        for (ridge, shrunk) in [(0.0, 8.0), (1.0, 4.0), (3.0, 2.0)] {
            let found = equations.solve_ridges(|index| ridge * index as f64);
            assert!((found[0] - 8.0).abs() < 1e-9, "{found:?}");
            assert!((found[1] - shrunk).abs() < 1e-9, "{found:?}");
        }
    }

    #[test]
    fn older_observations_decay() {
        let mut equations = LeastSquares::new(1);
        equations.add(&[1.0], 0.0);
        equations.decay(0.5);
        equations.add(&[1.0], 3.0);
        let found = equations.solve_ridges(|_| 0.0);
        assert!((found[0] - 2.0).abs() < 1e-9, "{found:?}");
    }
}
