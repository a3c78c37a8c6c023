//! Replaying a record: every line is checked as if it were played now.

use super::{Match, Rejected, check};
use crate::record::{
    Entry, Format, LineHash, Problem, RawDecision, RawDraw, RawEntry, RawRecord, RecordError,
    header_lines, result_line, without_hash,
};
use crate::{
    Audience, Drawn, Notation, Presentation, Recording, ScriptError, Scripted, Seed, Seeded,
    TableSetup,
};
use std::sync::Arc;

impl<G: Presentation> Match<G> {
    /// Plays a record again. The game and its set-up come from the record's header, which the caller has resolved
    /// (the edition by its hash). With a seed line, every random outcome is checked against the seed.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn replay(game: G, setup: &TableSetup, raw: &RawRecord) -> Result<Match<G>, RecordError> {
        Match::replay_prefix(Arc::new(game), setup, raw).1
    }

    /// Like [`Match::replay`], and tells how many entries were found good, also when a later one is not.
    pub fn replay_prefix(
        game: Arc<G>,
        setup: &TableSetup,
        raw: &RawRecord,
    ) -> (usize, Result<Match<G>, RecordError>) {
        // A hidden outcome is no fault of the record, so that it does not stand before one.
        let wrong = |error: RecordError| match (&error.problem, &raw.fault) {
            (Problem::Redacted, Some(fault)) => fault.clone(),
            _ => error,
        };
        let mut replayed = match Match::replay_deal(game, setup, raw) {
            Ok(replayed) => replayed,
            Err(error) => return (0, Err(wrong(error))),
        };
        for (good, (line, entry)) in raw.entries.iter().enumerate() {
            let followed = replayed.replay_entry(*line, entry);
            if let Err(error) = followed.and_then(|()| replayed.check_spelling(*line, raw)) {
                return (good, Err(wrong(error)));
            }
        }
        let ended = replayed.replay_end(raw);
        (raw.entries.len(), ended.map(|()| replayed))
    }

    /// Gives a match that was replayed without its seed the seed back, so that it can go on.
    ///
    /// # Errors
    /// When this is not the seed that was committed to, or the outcomes so far do not follow from it.
    pub fn resume(&mut self, seed: Seed) -> Result<(), String> {
        if seed.hash() != self.header.commit {
            return Err("the seed's hash is not the one published at the start".to_owned());
        }
        self.verify(&seed)?;
        self.seed = Some(seed);
        Ok(())
    }

    /// Checks that every random outcome follows from the seed, by playing it all once more.
    fn verify(&self, seed: &Seed) -> Result<(), String> {
        let mut chance = Recording::new(Seeded::new(seed.clone()));
        let mut state = self.game.setup(&mut chance, &mut crate::Silent);
        if chance.drawn != self.dealt {
            return Err("the deal does not follow from the seed".to_owned());
        }
        for (index, entry) in self.decisions().into_iter().enumerate() {
            let Entry::Decision {
                seat,
                action,
                drawn,
                ..
            } = entry
            else {
                continue;
            };
            chance.drawn.clear();
            self.game
                .apply(&mut state, *seat, *action, &mut chance, &mut crate::Silent);
            if chance.drawn != *drawn {
                let number = index + 1;
                return Err(format!(
                    "the random outcome of decision {number} does not follow from the seed"
                ));
            }
        }
        Ok(())
    }

    fn replay_deal(
        game: Arc<G>,
        setup: &TableSetup,
        raw: &RawRecord,
    ) -> Result<Match<G>, RecordError> {
        let header = raw.header.clone();
        debug_assert_eq!(header.edition, setup.edition.hash());
        let Some((line, draws)) = &raw.deal else {
            return Err(raw
                .fault
                .clone()
                .unwrap_or_else(|| cut_off(raw, "the line 'deal ...' is missing")));
        };
        let script = script(&*game, *line, draws)?;
        let mut chance = Recording::new(script);
        let mut events = Vec::new();
        let state = game.setup(&mut chance, &mut events);
        let dealt = finish(&*game, *line, chance)?;
        let begun = Match::begin(game, header, state, dealt, events);
        begun.check_head(*line, raw)?;
        Ok(begun)
    }

    /// The header must be written as this program writes it, so that a match has one record.
    fn check_head(&self, deal: usize, raw: &RawRecord) -> Result<(), RecordError> {
        if self.hash_of(0) == raw.hashes.get(deal - 1).copied() {
            return Ok(());
        }
        let mut before = None;
        for (index, text) in header_lines(&self.header).into_iter().enumerate() {
            before = Some(LineHash::of(before, &text));
            if before != raw.hashes.get(index).copied() {
                return Err(misspelled(index + 1, &text));
            }
        }
        let head = self.write_head().text;
        let written = head.lines().last().map_or("", without_hash);
        Err(misspelled(deal, written))
    }

    /// So must the line of the last entry.
    fn check_spelling(&self, line: usize, raw: &RawRecord) -> Result<(), RecordError> {
        let number = self.version();
        if self.hash_of(number) == raw.hashes.get(line - 1).copied() {
            return Ok(());
        }
        let written = self.entries.last().map_or(String::new(), |entry| {
            self.write_entry(number, entry, Audience::Everything)
        });
        Err(misspelled(line, &written))
    }

    fn replay_entry(&mut self, line: usize, entry: &RawEntry) -> Result<(), RecordError> {
        match entry {
            RawEntry::Decision(decision) => self.follow(line, decision),
            RawEntry::Undo { seat, by, back } => self
                .undo(self.version(), *seat, *by, *back)
                .map_err(|error| RecordError::new(line, error.to_string())),
            RawEntry::EndTurn { seat, by } => self
                .end_turn(self.version(), *seat, *by)
                .map_err(|error| RecordError::new(line, error.to_string())),
        }
    }

    /// Carries out a decision whose random outcomes are written down, as a line of a record or a scenario does.
    ///
    /// # Errors
    /// Why the line cannot be; nothing has changed then.
    pub fn follow(&mut self, line: usize, raw: &RawDecision) -> Result<(), RecordError> {
        let action = self
            .game
            .parse(&raw.notation)
            .map_err(|error| RecordError::new(line, error.to_string()))?;
        check(self.game(), &self.state, raw.seat, &action).map_err(|rejected| RecordError {
            line,
            problem: rejection(self.game(), &rejected),
        })?;
        let mut chance = Recording::new(script(self.game(), line, &raw.draws)?);
        let mut events = Vec::new();
        let before = self.state;
        let mut after = self.state;
        self.game
            .apply(&mut after, raw.seat, action, &mut chance, &mut events);
        let drawn = finish(self.game(), line, chance)?;
        self.state = after;
        self.keep(before, raw.seat, action, raw.by, drawn, events);
        Ok(())
    }

    fn replay_end(&mut self, raw: &RawRecord) -> Result<(), RecordError> {
        if let Some((line, result)) = &raw.result {
            let Some(outcome) = self.game.outcome(&self.state) else {
                return Err(RecordError::new(
                    *line,
                    "a result stands here, but the game is not over",
                ));
            };
            let expected = result_line(&outcome);
            if result.line != expected {
                return Err(RecordError::new(
                    *line,
                    format!("the result is '{expected}', not '{}'", result.line),
                ));
            }
        }
        if let Some((line, seed)) = &raw.seed {
            if !self.game.is_over(&self.state) {
                return Err(RecordError::new(
                    *line,
                    "the seed stands here, but the game is not over",
                ));
            }
            self.resume(seed.clone())
                .map_err(|message| RecordError::new(*line, message))?;
        }
        match &raw.fault {
            Some(fault) => Err(fault.clone()),
            None => self.check_end(raw),
        }
    }

    /// The record of a finished match has its last lines, so that a part of it is not taken for the whole.
    fn check_end(&self, raw: &RawRecord) -> Result<(), RecordError> {
        match raw.header.format {
            Format::Two if raw.whole && self.game.is_over(&self.state) => {}
            Format::One | Format::Two => return Ok(()),
        }
        if raw.result.is_none() {
            return Err(cut_off(
                raw,
                "the game is over, but the line 'result ...' is missing",
            ));
        }
        match raw.closed {
            true => Ok(()),
            false => Err(cut_off(raw, "the line 'seed ...' is missing")),
        }
    }
}

fn cut_off(raw: &RawRecord, missing: &str) -> RecordError {
    RecordError {
        line: raw.last_line,
        problem: Problem::CutOff(missing.to_owned()),
    }
}

fn misspelled(line: usize, written: &str) -> RecordError {
    RecordError::new(line, format!("a record has this written as '{written}'"))
}

/// What is wrong with a line whose action is rejected.
pub fn rejection<G: Presentation>(game: &G, rejected: &Rejected<G::Refusal>) -> Problem {
    Problem::Wrong(match rejected {
        Rejected::Stale { version } => format!("the match is at version {version} by now"),
        Rejected::Over => "the game is over".to_owned(),
        Rejected::NotToAct => "it is not this seat's decision".to_owned(),
        Rejected::ReadOnly => "the record's seed is not known".to_owned(),
        Rejected::Refused(refusal) => {
            return Problem::Refused {
                rule: game.rule(refusal),
                why: game.explain(refusal),
            };
        }
    })
}

/// Turns outcomes in words into a script.
///
/// # Errors
/// When a word is unknown to the game, or hidden.
pub fn script<G: Notation>(
    game: &G,
    line: usize,
    draws: &[RawDraw],
) -> Result<Scripted, RecordError> {
    outcomes(game, line, draws).map(Scripted::new)
}

/// Turns outcomes in words into (stream, face).
///
/// # Errors
/// When a word is unknown to the game, or hidden.
pub fn outcomes<G: Notation>(
    game: &G,
    line: usize,
    draws: &[RawDraw],
) -> Result<Vec<(u8, u16)>, RecordError> {
    let mut script = Vec::with_capacity(draws.len());
    for draw in draws {
        let streams = 0..game.streams();
        let Some(stream) = streams
            .clone()
            .find(|s| game.stream_name(*s) == draw.stream)
        else {
            let known: Vec<&str> = streams.map(|s| game.stream_name(s)).collect();
            return Err(RecordError::new(
                line,
                format!(
                    "nothing called '{}' is drawn in this game; there is: {}",
                    draw.stream,
                    known.join(", ")
                ),
            ));
        };
        let Some(name) = &draw.face else {
            return Err(RecordError {
                line,
                problem: Problem::Redacted,
            });
        };
        let face = (0..game.faces(stream)).find(|face| game.face_name(stream, *face) == *name);
        let Some(face) = face else {
            return Err(RecordError::new(
                line,
                format!("'{name}' is nothing that '{}' can give", draw.stream),
            ));
        };
        script.push((stream, face));
    }
    Ok(script)
}

/// What was drawn, if the script fitted.
///
/// # Errors
/// How it did not.
pub fn finish<G: Notation>(
    game: &G,
    line: usize,
    chance: Recording<Scripted>,
) -> Result<Vec<Drawn>, RecordError> {
    let message = match chance.inner.finish() {
        Ok(()) => return Ok(chance.drawn),
        Err(ScriptError::Missing { source }) => {
            format!(
                "a random outcome '{}=...' is missing",
                game.stream_name(source.stream)
            )
        }
        Err(ScriptError::WrongStream { scripted, source }) => format!(
            "'{}' is drawn here, not '{}'",
            game.stream_name(source.stream),
            game.stream_name(scripted)
        ),
        Err(ScriptError::NoneLeft { source, face }) => format!(
            "'{}' cannot give '{}': none is left",
            game.stream_name(source.stream),
            game.face_name(source.stream, face)
        ),
        Err(ScriptError::TooMany { left }) => {
            format!("{left} random outcome(s) more than are drawn here")
        }
    };
    Err(RecordError::new(line, message))
}
