//! A position written as text is the same position when read; as somebody knows it, it is one that can be.

use super::report::{Check, broken};
use super::runner::Runner;
use towpath_core::{Audience, ScenarioSupport};

impl<G: ScenarioSupport> Runner<'_, G> {
    pub(super) fn staging(&self, state: &G::State) -> Check {
        let known = self.game.information_state(state, Audience::Everything);
        let lines = self.game.position(&known);
        let placed = self.stage(&lines)?;
        if placed != *state {
            let text = lines.join("\n  ");
            return broken(
                "staging",
                format!("another position is read back\n  {text}\nwas {state:?}\nis  {placed:?}"),
            );
        }
        for audience in self.audiences() {
            let known = self.game.information_state(state, audience);
            let lines = self.game.position(&known);
            let placed = self.stage(&lines)?;
            if let Err(error) = self.game.audit(&placed) {
                let text = lines.join("\n  ");
                return broken(
                    "staging",
                    format!("{error} in what {audience:?} is told\n  {text}"),
                );
            }
        }
        Ok(())
    }

    /// The position of these lines; those with something that is not known come last.
    fn stage(&self, lines: &[String]) -> Check<G::State> {
        let mut placed = self.game.empty();
        let unknown = |line: &&String| line.split_whitespace().any(|word| word == "?");
        let known = lines.iter().filter(|line| !unknown(line));
        for line in known.chain(lines.iter().filter(unknown)) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let keyword = words.first().copied().unwrap_or("");
            if !G::keywords().iter().any(|k| k.place && k.name == keyword) {
                return broken("staging", format!("'{line}' does not begin with a keyword"));
            }
            if let Err(error) = self.game.place(&mut placed, &words) {
                return broken("staging", format!("'{line}' cannot be placed: {error}"));
            }
        }
        match self.game.settle(&mut placed) {
            Ok(()) => Ok(placed),
            Err(error) => broken(
                "staging",
                format!("a position of a game does not settle: {error}"),
            ),
        }
    }
}
