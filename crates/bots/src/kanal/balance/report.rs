//! Outliers, and the tables people read.

use super::{BalanceReport, CardFigures, Outlier, Scores, tally};
use std::fmt::Write;
use towpath_kanal::Kanal;
use towpath_kanal::card::Period;

/// How far from the mean of its period a card's share may lie, in points.
const TOLERANCE: f64 = 4.0;
/// Below this share of displays a card is shunned.
const SHUNNED: f64 = 0.08;
/// Above this share it is no choice.
const OBVIOUS: f64 = 0.92;
/// With fewer displays nothing can be said.
const FEW: u32 = 20;

/// Marks the cards that stand out in their period.
pub(super) fn mark_outliers(cards: &mut [CardFigures]) {
    for period in Period::ALL {
        let own: Vec<f64> = cards
            .iter()
            .filter(|figures| figures.card.period() == period && figures.built > 0)
            .map(|figures| figures.adds)
            .collect();
        let mean = own.iter().sum::<f64>() / own.len().max(1) as f64;
        for figures in cards.iter_mut().filter(|f| f.card.period() == period) {
            let rate = figures.rate();
            // Few games with a card make its share uncertain: the tolerance widens.
            let unsure = 8.0 / f64::from(figures.built.max(1)).sqrt();
            let above = figures.adds - mean;
            figures.outlier = match figures.displayed {
                ..FEW => None,
                _ if rate < SHUNNED => Some(Outlier::Shunned),
                _ if above > TOLERANCE + unsure => Some(Outlier::Strong),
                _ if above < -TOLERANCE - unsure => Some(Outlier::Weak),
                _ if rate > OBVIOUS => Some(Outlier::Obvious),
                _ => None,
            };
        }
    }
}

impl CardFigures {
    /// The share of the games in which it was displayed that it was built in.
    pub fn rate(&self) -> f64 {
        f64::from(self.built) / f64::from(self.displayed.max(1))
    }
}

impl Outlier {
    /// The word in the table.
    pub const fn word(self) -> &'static str {
        match self {
            Outlier::Strong => "strong",
            Outlier::Weak => "weak",
            Outlier::Shunned => "shunned",
            Outlier::Obvious => "obvious",
        }
    }
}

impl Scores {
    /// The mean of all scores; 0 without any.
    pub fn mean(&self) -> f64 {
        self.each.iter().map(|score| f64::from(*score)).sum::<f64>() / self.each.len().max(1) as f64
    }

    /// Their standard deviation, of the scores as the whole population.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares = self
            .each
            .iter()
            .map(|score| (f64::from(*score) - mean).powi(2));
        (squares.sum::<f64>() / self.each.len().max(1) as f64).sqrt()
    }

    /// The highest score; 0 without any.
    pub fn best(&self) -> i32 {
        self.each.iter().copied().max().unwrap_or(0)
    }

    /// The lowest score; 0 without any.
    pub fn worst(&self) -> i32 {
        self.each.iter().copied().min().unwrap_or(0)
    }

    /// The share that reached so many points.
    pub fn reached(&self, points: i32) -> f64 {
        let count = self.each.iter().filter(|score| **score >= points).count();
        count as f64 / self.each.len().max(1) as f64
    }

    /// One row of a Markdown table: name, games, mean, deviation, worst, best, shares from 100, 120 and 150 on.
    pub fn score_row(&self, name: &str) -> String {
        format!(
            "| {name} | {} | {:.1} | {:.1} | {} | {} | {:.0} % | {:.0} % | {:.1} % |",
            self.each.len(),
            self.mean(),
            self.deviation(),
            self.worst(),
            self.best(),
            100.0 * self.reached(100),
            100.0 * self.reached(120),
            100.0 * self.reached(150),
        )
    }

    /// The heading of [`Scores::score_row`].
    pub const SCORE_HEAD: &'static str = "| player | games | mean | deviation | worst | best | 100+ | 120+ | 150+ |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|";
}

impl BalanceReport {
    /// What a side did on average, as a Markdown table.
    pub fn tally_table(&self, name: &str) -> String {
        tally::tally_table(&self.tallies, name)
    }

    /// The cards as a Markdown table.
    pub fn card_table(&self, game: &Kanal) -> String {
        let mut text = String::from(
            "| card | name | displayed | built | round | activations | difference | adds | |\n|---|---|--:|--:|--:|--:|--:|--:|---|\n",
        );
        for figures in &self.cards {
            let deck = &game.components().decks[usize::from(figures.card.deck())];
            let name = deck.as_ref().map_or("", |deck| {
                &deck.cards[usize::from(figures.card.number() - 1)].name.en
            });
            let _ = writeln!(
                text,
                "| {} | {name} | {} | {:.0} % | {:.1} | {:.1} | {:+.1} | {:+.1} | {} |",
                figures.card,
                figures.displayed,
                100.0 * figures.rate(),
                figures.round,
                figures.activations,
                figures.difference,
                figures.adds,
                figures.outlier.map_or("", Outlier::word),
            );
        }
        text
    }
}
