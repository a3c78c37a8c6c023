//! A record and every part of it replays; what is redacted stays hidden.

use super::report::{Check, broken};
use super::runner::Runner;
use super::undo::Memory;
use towpath_core::play::Logged;
use towpath_core::record::{Entry, RawDraw, RawEntry, RawRecord};
use towpath_core::{Audience, Drawn, Match, RecordError, ScenarioSupport};

/// How many parts of a long record are tried.
const CUTS: u32 = 12;

impl<G: ScenarioSupport> Runner<'_, G> {
    /// The record as it stands.
    pub(super) fn records(
        &mut self,
        table: &Match<G>,
        memory: &Memory<G>,
        dealt: &[Drawn],
    ) -> Check {
        let stored = table.record();
        let again = self.replay(&stored)?;
        if again.state() != table.state()
            || again.log_for(Audience::Everything, 0) != memory.log
            || again.version() != table.version()
        {
            return broken("records", "the record replays to something else");
        }
        if again.record() != stored {
            return broken("records", "the replayed match writes another record");
        }
        let export = table.export(Audience::Everything);
        let again = self.replay(&export)?;
        let events = |log: Vec<Logged<G::Event>>| log.into_iter().map(|l| l.event).collect();
        let (told, meant): (Vec<_>, Vec<_>) = (
            events(again.log_for(Audience::Everything, 0)),
            events(memory.log.clone()),
        );
        if again.state() != table.state() || told != meant {
            return broken("records", "the export replays to something else");
        }
        self.redacted(table, dealt)
    }

    fn replay(&self, text: &str) -> Check<Match<G>> {
        self.replay_lines(RawRecord::read(text))
    }

    fn replay_lines(&self, raw: Result<RawRecord, RecordError>) -> Check<Match<G>> {
        let replayed = raw.and_then(|raw| Match::replay(self.game.clone(), self.setup, &raw));
        replayed.or_else(|error| broken("records", format!("the record does not replay: {error}")))
    }

    /// Any number of whole lines, from the deal on, is a record of the position after them.
    pub(super) fn prefixes(&mut self, table: &Match<G>, memory: &Memory<G>) -> Check {
        let stored = table.record();
        let ends: Vec<usize> = stored.match_indices('\n').map(|(at, _)| at + 1).collect();
        let deal = stored
            .lines()
            .take_while(|line| !line.starts_with("deal"))
            .count();
        let cuts = (ends.len() - deal) as u32;
        let every = self.number == self.plan.first && cuts <= 400;
        for cut in 0..if every { cuts } else { CUTS.min(cuts) } {
            let lines = if every { cut } else { self.random.below(cuts) } as usize;
            let part = RawRecord::read_part(&stored[..ends[deal + lines]]);
            let part = self.replay_lines(part)?;
            let version = lines.min(memory.states.len() - 1);
            if *part.state() != memory.states[version] {
                let message = format!("the first {lines} decisions replay to something else");
                return broken("records", message);
            }
        }
        Ok(())
    }

    /// While the game runs nobody's export shows a draw that somebody else saw alone.
    fn redacted(&self, table: &Match<G>, dealt: &[Drawn]) -> Check {
        if self.game.is_over(table.state()) {
            return Ok(());
        }
        for audience in self.audiences() {
            let text = table.export(audience);
            let raw = RawRecord::read(&text).and_then(RawRecord::well_formed);
            let Ok(raw) = raw else {
                return broken("records", "a redacted export is no record");
            };
            let dealt_words = raw.deal.map_or(Vec::new(), |(_, draws)| draws);
            self.hides(audience, dealt, &dealt_words)?;
            let decisions = table.decisions();
            if decisions.len() != raw.entries.len() || raw.seed.is_some() {
                return broken("records", "an export does not match its match");
            }
            for (entry, (_, words)) in decisions.iter().zip(&raw.entries) {
                if let (Entry::Decision { drawn, .. }, RawEntry::Decision(raw)) = (entry, words) {
                    self.hides(audience, drawn, &raw.draws)?;
                }
            }
        }
        Ok(())
    }

    fn hides(&self, audience: Audience, drawn: &[Drawn], words: &[RawDraw]) -> Check {
        if drawn.len() != words.len() {
            return broken("records", "an export leaves draws out");
        }
        for (drawn, words) in drawn.iter().zip(words) {
            let face = self.game.face_name(drawn.source.stream, drawn.face);
            let shown = drawn.source.seen.shows_to(audience);
            if words.face != shown.then_some(face) {
                return broken(
                    "records",
                    format!("the export for {audience:?} is not redacted"),
                );
            }
        }
        Ok(())
    }
}
