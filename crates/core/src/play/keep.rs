//! Keeping the record, taking back, writing down.

use super::history::standing_numbers;
use super::{EndTurnError, Kept, Logged, Match, UndoError};
use crate::record::{
    END_TURN, Entry, Format, LineHash, LineWriter, header_lines, result_line, seed_line, with_hash,
};
use crate::{Audience, By, Drawn, Notation, Seat};
use std::fmt::Write;

impl<G: Notation> Match<G> {
    /// Writes a carried-out decision into the record and notes whether it may be taken back.
    pub(super) fn keep(
        &mut self,
        before: G::State,
        seat: Seat,
        action: G::Action,
        by: By,
        drawn: Vec<Drawn>,
        events: Vec<G::Event>,
    ) {
        if self.kept.last().is_some_and(|kept| kept.seat != seat) {
            self.kept.clear();
        }
        // The end is a reveal: from then on everybody may see every secret and the seed.
        let revealed = !drawn.is_empty()
            || self.game.is_over(&self.state)
            || self.game.reveals(&before, seat, &action);
        if !revealed {
            self.kept.push(Kept {
                state: before,
                seat,
                by,
                turn: self.game.turn(&before),
                log: self.log.len(),
            });
        } else {
            self.kept.clear();
        }
        self.entries.push(Entry::Decision {
            seat,
            by,
            action,
            drawn,
        });
        self.hash_entries();
        let (entry, turn) = (self.version(), self.game.turn(&before));
        self.log.extend(events.into_iter().map(|event| Logged {
            entry,
            seat: Some(seat),
            turn,
            event,
        }));
    }

    /// How many decisions this seat can take back one by one. What the table decided because the time was up stands.
    pub fn undoable(&self, seat: Seat) -> u32 {
        let own = |kept: &&Kept<G::State>| kept.seat == seat && kept.by != By::Timeout;
        self.kept.iter().rev().take_while(own).count() as u32
    }

    /// How many decisions the undo of a whole turn would take back.
    pub fn undoable_turn(&self, seat: Seat) -> u32 {
        let Some(last) = self.kept.last() else {
            return 0;
        };
        let same = self.kept.iter().rev().take_while(|k| k.turn == last.turn);
        (same.count() as u32).min(self.undoable(seat))
    }

    /// Takes back the last decision, if it was this seat's and nothing has been revealed by or since it.
    ///
    /// # Errors
    /// When there is nothing to take back; nothing has changed then.
    pub fn undo_step(&mut self, version: u32, seat: Seat, by: By) -> Result<(), UndoError> {
        let back = self.undoable(seat).min(1);
        self.undo(version, seat, by, back)
    }

    /// Takes back this seat's decisions to the start of the turn, or to the last reveal.
    ///
    /// # Errors
    /// When there is nothing to take back; nothing has changed then.
    pub fn undo_turn(&mut self, version: u32, seat: Seat, by: By) -> Result<(), UndoError> {
        let back = self.undoable_turn(seat);
        self.undo(version, seat, by, back)
    }

    pub(super) fn undo(
        &mut self,
        version: u32,
        seat: Seat,
        by: By,
        back: u32,
    ) -> Result<(), UndoError> {
        if version != self.version() {
            return Err(UndoError::Stale {
                version: self.version(),
            });
        }
        // Records of before may take back what was decided because the time was up.
        let own = self.kept.iter().rev().take_while(|kept| kept.seat == seat);
        if back == 0 || back as usize > own.count() {
            return Err(UndoError::Nothing);
        }
        let kept = self.kept[self.kept.len() - back as usize];
        self.state = kept.state;
        self.log.truncate(kept.log);
        self.kept.truncate(self.kept.len() - back as usize);
        self.entries.push(Entry::Undo { seat, by, back });
        self.hash_entries();
        Ok(())
    }

    /// Ends a turn for good: what was decided in it cannot be taken back from now on.
    ///
    /// # Errors
    /// When there is no turn of this seat that is over and could still be taken back; nothing has changed then.
    pub fn end_turn(&mut self, version: u32, seat: Seat, by: By) -> Result<(), EndTurnError> {
        if version != self.version() {
            return Err(EndTurnError::Stale {
                version: self.version(),
            });
        }
        let last = self.kept.last().filter(|kept| kept.seat == seat);
        let goes_on = |kept: &Kept<G::State>| {
            kept.turn == self.game.turn(&self.state) && self.game.to_act(&self.state).contains(seat)
        };
        if last.is_none_or(goes_on) {
            return Err(EndTurnError::Nothing);
        }
        self.kept.clear();
        self.entries.push(Entry::EndTurn { seat, by });
        self.hash_entries();
        Ok(())
    }

    /// The entries that stand: what was not taken back, without the undos.
    fn standing_entries(&self) -> Vec<&Entry<G::Action>> {
        let numbers = standing_numbers(&self.entries).into_iter();
        numbers
            .map(|number| &self.entries[number as usize - 1])
            .collect()
    }

    /// The decisions that were not taken back.
    pub fn decisions(&self) -> Vec<&Entry<G::Action>> {
        let mut entries = self.standing_entries();
        entries.retain(|entry| matches!(entry, Entry::Decision { .. }));
        entries
    }

    /// The decisions that were not taken back, as statements of a scenario with everything that chance gave.
    pub fn statements(&self) -> Vec<String> {
        let decisions = self.decisions().into_iter();
        let statement = |entry: &Entry<G::Action>| match entry {
            Entry::Decision {
                seat,
                action,
                drawn,
                ..
            } => {
                let mut line = format!("{seat} does {}", self.game.write(action));
                if !drawn.is_empty() {
                    let _ = write!(line, " =>{}", self.write_draws(drawn, Audience::Everything));
                }
                Some(line)
            }
            Entry::Undo { .. } | Entry::EndTurn { .. } => None,
        };
        decisions.filter_map(statement).collect()
    }

    /// The whole record as it is stored, undone lines included.
    pub fn record(&self) -> String {
        let entries: Vec<&Entry<G::Action>> = self.entries.iter().collect();
        self.write_record(&entries, Audience::Everything)
    }

    /// The record for an audience: without undone lines, and with what that audience may not know as `?` while
    /// the game runs. When it is over everybody may see everything.
    pub fn export(&self, audience: Audience) -> String {
        let audience = if self.game.is_over(&self.state) {
            Audience::Everything
        } else {
            audience
        };
        self.write_record(&self.standing_entries(), audience)
    }

    /// One entry as a line of the stored record, without the line's end.
    pub fn entry_line(&self, number: u32) -> Option<String> {
        let entry = self.entries.get(number.checked_sub(1)? as usize)?;
        let text = self.write_entry(number, entry, Audience::Everything);
        Some(with_hash(text, self.hash_of(number)))
    }

    /// The hash that an entry's line carries in the stored record, 0 for the deal; `None` where lines carry none.
    pub(super) fn hash_of(&self, number: u32) -> Option<LineHash> {
        let known = self.hashes.len().checked_sub(1)?.min(number as usize);
        let rest = self.entries.get(known..number as usize)?;
        let from = Some(self.hashes[known]);
        (known as u32 + 1..).zip(rest).fold(from, |hash, entry| {
            let text = self.write_entry(entry.0, entry.1, Audience::Everything);
            self.header.format.hash(hash, &text)
        })
    }

    /// Works the hashes of new entries out, so that no line is hashed twice.
    fn hash_entries(&mut self) {
        while let Some(hash) = self.hash_of(self.hashes.len() as u32) {
            self.hashes.push(hash);
        }
    }

    /// Header and deal as they are stored.
    pub(super) fn write_head(&self) -> LineWriter {
        self.write_head_for(Audience::Everything)
    }

    fn write_head_for(&self, audience: Audience) -> LineWriter {
        let mut lines = LineWriter::new(self.header.format);
        for line in header_lines(&self.header) {
            lines.line(line);
        }
        lines.line(format!("deal{}", self.write_draws(&self.dealt, audience)));
        lines
    }

    fn write_record(&self, entries: &[&Entry<G::Action>], audience: Audience) -> String {
        let mut lines = self.write_head_for(audience);
        for (index, entry) in entries.iter().enumerate() {
            lines.line(self.write_entry(index as u32 + 1, entry, audience));
        }
        if let Some(outcome) = self.game.outcome(&self.state) {
            lines.line(result_line(&outcome));
            match (self.header.format, &self.seed) {
                (Format::One, None) => {}
                (Format::One | Format::Two, seed) => lines.line(seed_line(seed.as_ref())),
            }
        }
        lines.text
    }

    pub(super) fn write_entry(
        &self,
        number: u32,
        entry: &Entry<G::Action>,
        audience: Audience,
    ) -> String {
        match entry {
            Entry::Decision {
                seat,
                by,
                action,
                drawn,
            } => {
                let notation = self.game.write(action);
                let mut line = format!("{number} {seat} {} {notation}", by.word());
                if !drawn.is_empty() {
                    let _ = write!(line, " =>{}", self.write_draws(drawn, audience));
                }
                line
            }
            Entry::Undo { seat, by, back } => {
                format!("{number} {seat} {} undo {back}", by.word())
            }
            Entry::EndTurn { seat, by } => format!("{number} {seat} {} {END_TURN}", by.word()),
        }
    }

    fn write_draws(&self, drawn: &[Drawn], audience: Audience) -> String {
        let mut text = String::new();
        for draw in drawn {
            let stream = self.game.stream_name(draw.source.stream);
            let face = if draw.source.seen.shows_to(audience) {
                self.game.face_name(draw.source.stream, draw.face)
            } else {
                "?".to_owned()
            };
            let _ = write!(text, " {stream}={face}");
        }
        text
    }
}
