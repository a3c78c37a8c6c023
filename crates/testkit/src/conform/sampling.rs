//! Sampled worlds are as likely as the rules make them.
//!
//! Tried at the set-up, where nothing has been done yet that would make one hand likelier than another: over many games,
//! whatever a position says must be said as often of worlds that are sampled as of those that are dealt.

use super::report::{Check, broken};
use super::runner::Runner;
use std::collections::{BTreeMap, BTreeSet};
use towpath_core::{Audience, ScenarioSupport};

/// How often something was said of dealt and of sampled positions.
#[derive(Default)]
pub(super) struct Census {
    said: BTreeMap<String, [u64; 2]>,
}

impl Census {
    /// Each line counts by its first two words (a zone and whose it is) with each different further word.
    fn count(&mut self, lines: &[String], column: usize) {
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let (zone, rest) = words.split_at(words.len().min(2));
            let rest: BTreeSet<&str> = rest.iter().copied().chain([""]).collect();
            for word in rest {
                let key = format!("{} {word}", zone.join(" "));
                self.said.entry(key).or_default()[column] += 1;
            }
        }
    }

    /// No count is further from the other than chance makes plausible.
    pub(super) fn check(&self) -> Check {
        for (said, [dealt, sampled]) in &self.said {
            let (dealt, sampled) = (*dealt as f64, *sampled as f64);
            // Six standard deviations, and more where something is common.
            if (dealt - sampled).abs() > 6.0 * (dealt + sampled).sqrt() {
                let message = format!(
                    "at the start '{said}' is said of {dealt} dealt positions and of {sampled} sampled ones"
                );
                return broken("sampling", message);
            }
        }
        Ok(())
    }
}

impl<G: ScenarioSupport> Runner<'_, G> {
    /// Counts what is said of a new position and of what spectators may take it for.
    pub(super) fn census(&mut self, state: &G::State) {
        let all = self.game.information_state(state, Audience::Everything);
        self.census.count(&self.game.position(&all), 0);
        let public = self.game.information_state(state, Audience::Spectator);
        let world = self.game.determinize(&public, &mut self.random);
        let all = self.game.information_state(&world, Audience::Everything);
        self.census.count(&self.game.position(&all), 1);
    }
}
