//! Ridge regression of the score on what was built.

use super::{PlayerGame, every_card};
use crate::learn::LeastSquares;
use towpath_kanal::card::{CARDS, CardId};

/// How strongly the shares are drawn towards the mean of all, in games.
const RIDGE: f64 = 6.0;
/// The two columns that are no cards are only kept solvable.
const MIN_RIDGE: f64 = 1e-6;

/// What each card adds to the score by least squares, drawn towards what an average building adds; 0 for cards that were
/// never displayed.
pub fn shares(sides: &[PlayerGame]) -> Vec<f64> {
    let cards: Vec<CardId> = every_card()
        .filter(|card| sides.iter().any(|side| side.displayed.contains(card)))
        .collect();
    let mut column = [usize::MAX; CARDS];
    for (n, card) in cards.iter().enumerate() {
        column[card.index()] = n;
    }
    // The last two columns: 1, and how many buildings there are.
    let width = cards.len() + 2;
    let mut equations = LeastSquares::new(width);
    for side in sides {
        let mut row = vec![0.0; width];
        for built in &side.built {
            row[column[built.card.index()]] = 1.0;
        }
        row[width - 2] = 1.0;
        row[width - 1] = side.built.len() as f64;
        equations.add(&row, f64::from(side.score));
    }
    let is_card = |column: usize| column < cards.len();
    let solution = equations.solve_ridges(|n| if is_card(n) { RIDGE } else { MIN_RIDGE });
    let mut shares = vec![0.0; CARDS];
    for (n, card) in cards.iter().enumerate() {
        shares[card.index()] = solution[n] + solution[width - 1];
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::super::{Built, Tally};
    use super::*;

    #[test]
    fn a_card_that_adds_more_than_others_has_a_larger_share() {
        let (strong, weak) = (CardId::from_index(0), CardId::from_index(1));
        let built = |card| Built {
            card,
            round: 1,
            activations: 2,
        };
        let side = |cards: &[CardId], score| PlayerGame {
            score,
            displayed: vec![strong, weak],
            built: cards.iter().copied().map(built).collect(),
            tally: Tally::default(),
        };
        let mut sides = Vec::new();
        for _ in 0..50 {
            sides.push(side(&[], 100));
            sides.push(side(&[strong], 110));
            sides.push(side(&[weak], 104));
            sides.push(side(&[strong, weak], 114));
        }
        let shares = shares(&sides);
        // With two hundred games a ridge of six draws them together a little.
        assert!((shares[0] - 10.0).abs() < 0.5, "{}", shares[0]);
        assert!((shares[1] - 4.0).abs() < 0.5, "{}", shares[1]);
        assert_eq!(shares[2], 0.0, "never displayed");
    }
}
