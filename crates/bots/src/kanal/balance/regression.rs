//! Ridge regression of the score on what was built.

use super::{Played, every_card};
use towpath_kanal::card::{CARDS, CardId};

/// How strongly the shares are drawn towards the mean of all, in games.
const RIDGE: f64 = 6.0;

/// What each card adds to the score by least squares, drawn towards what an average building adds; 0 for cards that were
/// never displayed.
pub fn shares(sides: &[Played]) -> Vec<f64> {
    let cards: Vec<CardId> = every_card()
        .filter(|card| sides.iter().any(|side| side.displayed.contains(card)))
        .collect();
    let mut column = [usize::MAX; CARDS];
    for (n, card) in cards.iter().enumerate() {
        column[card.index()] = n;
    }
    // The last two columns: 1, and how many buildings there are.
    let size = cards.len() + 2;
    let mut matrix = vec![vec![0.0; size + 1]; size];
    for side in sides {
        let mut row: Vec<(usize, f64)> = side
            .built
            .iter()
            .map(|built| (column[built.card.index()], 1.0))
            .collect();
        row.push((size - 2, 1.0));
        row.push((size - 1, side.built.len() as f64));
        for (i, x) in &row {
            for (j, y) in &row {
                matrix[*i][*j] += x * y;
            }
            matrix[*i][size] += x * f64::from(side.score);
        }
    }
    for (n, row) in matrix.iter_mut().enumerate() {
        row[n] += if n < size - 2 { RIDGE } else { 1e-6 };
    }
    let solution = solve(matrix);
    let mut shares = vec![0.0; CARDS];
    for (n, card) in cards.iter().enumerate() {
        shares[card.index()] = solution[n] + solution[size - 1];
    }
    shares
}

/// Solves a system of linear equations by elimination; the right-hand side is the last column.
fn solve(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let size = matrix.len();
    for pivot in 0..size {
        let best = (pivot..size)
            .max_by(|one, other| {
                let (one, other) = (matrix[*one][pivot].abs(), matrix[*other][pivot].abs());
                one.total_cmp(&other)
            })
            .unwrap_or(pivot);
        matrix.swap(pivot, best);
        let row = matrix[pivot].clone();
        for (n, other) in matrix.iter_mut().enumerate() {
            if n != pivot {
                let factor = other[pivot] / row[pivot];
                for (x, y) in other[pivot..].iter_mut().zip(&row[pivot..]) {
                    *x -= factor * y;
                }
            }
        }
    }
    (0..size).map(|n| matrix[n][size] / matrix[n][n]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elimination_solves_a_system_that_needs_a_swap() {
        let solution = solve(vec![vec![0.0, 2.0, 4.0], vec![3.0, 1.0, 5.0]]);
        assert!((solution[0] - 1.0).abs() < 1e-9 && (solution[1] - 2.0).abs() < 1e-9);
    }
}
