//! A position written as text is the same position when read.

use super::report::{Check, broken};
use super::runner::Runner;
use towpath_core::{Audience, ScenarioSupport};

impl<G: ScenarioSupport> Runner<'_, G> {
    pub(super) fn staging(&self, state: &G::State) -> Check {
        let known = self.game.information_state(state, Audience::Everything);
        let lines = self.game.position(&known);
        let mut placed = self.game.empty();
        for line in &lines {
            let words: Vec<&str> = line.split_whitespace().collect();
            let keyword = words.first().copied().unwrap_or("");
            if !G::keywords().iter().any(|k| k.place && k.name == keyword) {
                return broken("staging", format!("'{line}' does not begin with a keyword"));
            }
            if let Err(error) = self.game.place(&mut placed, &words) {
                return broken("staging", format!("'{line}' cannot be placed: {error}"));
            }
        }
        if let Err(error) = self.game.settle(&mut placed) {
            return broken(
                "staging",
                format!("a position of a game does not settle: {error}"),
            );
        }
        if placed != *state {
            let text = lines.join("\n  ");
            return broken(
                "staging",
                format!("another position is read back\n  {text}\nwas {state:?}\nis  {placed:?}"),
            );
        }
        Ok(())
    }
}
