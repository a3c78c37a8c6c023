//! Episodes as text: records of finished and unfinished games, and everything else by what was done.

use super::{Deed, Episode, EpisodeError, Turn};
use crate::Encoded;
use std::fmt::Write;
use std::sync::Arc;
use towpath_core::record::{Entry, RawRecord};
use towpath_core::{By, Drawn, Match, Seat, SeatInfo, Seed, TableSetup};

const HEAD: &str = "towpath-episode 1";

fn wrong(message: impl ToString) -> EpisodeError {
    EpisodeError::Text(message.to_string())
}

impl<G: Encoded> Episode<G> {
    /// The record of the game so far, as `towpath replay` reads it. Without a seed the record does not say one.
    ///
    /// # Errors
    /// When the world was resampled: what happened in it was not dealt so. While an outcome has to be given.
    pub fn record(&self, names: &[String]) -> Result<String, EpisodeError> {
        if self.pending.is_some() {
            return Err(EpisodeError::Chance);
        }
        let seats = (0..usize::from(self.game.players()))
            .map(|index| SeatInfo {
                by: By::Bot,
                name: names.get(index).cloned().unwrap_or_default(),
            })
            .collect();
        let dealt = &self.drawn[..self.dealt];
        let mut table = Match::start_dealt(
            self.game.clone(),
            &self.setup,
            seats,
            self.seed.clone(),
            dealt,
        );
        let mut from = self.dealt;
        for deed in &self.deeds {
            let Deed::Decided {
                seat,
                action,
                drawn,
                ..
            } = deed
            else {
                return Err(wrong("a resampled world has no record"));
            };
            table.follow_drawn(*seat, By::Bot, *action, &self.drawn[from..*drawn]);
            from = *drawn;
        }
        Ok(table.record())
    }

    /// The game of a record, up to its last line. What was taken back is left out.
    ///
    /// # Errors
    /// The line that does not hold.
    pub fn from_record(
        game: Arc<G>,
        setup: Arc<TableSetup>,
        raw: &RawRecord,
    ) -> Result<Episode<G>, EpisodeError> {
        let (_, replayed) = Match::replay_prefix(game.clone(), &setup, raw);
        let replayed = replayed.map_err(wrong)?;
        let faces = |drawn: &[Drawn]| drawn.iter().map(|draw| draw.face).collect();
        let mut episode = Episode::deal(game, setup, faces(replayed.dealt()));
        for entry in replayed.decisions() {
            if let Entry::Decision {
                seat,
                action,
                drawn,
                ..
            } = entry
            {
                episode.try_out(*seat, *action, faces(drawn));
            }
        }
        episode.seed = raw.seed.as_ref().map(|(_, seed)| seed.clone());
        Ok(episode)
    }

    /// Everything that was done, as text from which [`Episode::load`] makes the same episode.
    pub fn save(&self) -> String {
        let mut text = format!("{HEAD}\n");
        match &self.seed {
            Some(seed) => {
                let _ = writeln!(text, "seed {}", seed.to_hex());
            }
            None => text.push_str("explicit\n"),
        }
        let faces = |drawn: &[Drawn]| list(drawn.iter().map(|draw| draw.face));
        let _ = writeln!(text, "deal{}", faces(&self.drawn[..self.dealt]));
        let mut from = self.dealt;
        for deed in &self.deeds {
            match deed {
                Deed::Decided {
                    seat,
                    action,
                    drawn,
                    ..
                } => {
                    let notation = self.game.write(action);
                    let draws = faces(&self.drawn[from..*drawn]);
                    from = *drawn;
                    let _ = writeln!(text, "{seat} {notation} =>{draws}");
                }
                Deed::Resampled { seat, number, .. } => {
                    let _ = writeln!(text, "resample {seat} {number}");
                }
            }
        }
        if let Some(pending) = &self.pending {
            let given = list(pending.given.iter().copied());
            let _ = match pending.decided {
                None => writeln!(text, "waiting deal =>{given}"),
                Some((seat, action)) => {
                    let notation = self.game.write(&action);
                    writeln!(text, "waiting {seat} {notation} =>{given}")
                }
            };
        }
        let chosen = self.decision.chosen();
        if self.pending.is_none() && !chosen.is_empty() {
            let _ = writeln!(text, "chosen{}", list(chosen.as_slice().iter().copied()));
        }
        text
    }

    /// Makes an episode from what [`Episode::save`] wrote.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn load(
        game: Arc<G>,
        setup: Arc<TableSetup>,
        text: &str,
    ) -> Result<Episode<G>, EpisodeError> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Err(wrong(format!("an episode begins with '{HEAD}'")));
        }
        let seed = match lines.next() {
            Some("explicit") => None,
            line => {
                let hex = line.and_then(|line| line.strip_prefix("seed "));
                let seed = hex.and_then(Seed::from_hex);
                Some(seed.ok_or_else(|| wrong("line 2: expected a seed or 'explicit'"))?)
            }
        };
        let deal = lines.next().and_then(|line| line.strip_prefix("deal"));
        let deal = deal.and_then(numbers);
        let deal = deal.ok_or_else(|| wrong("line 3: expected the deal"))?;
        let mut episode = Episode::new(game, setup, None);
        for outcome in deal {
            episode.give(outcome)?;
        }
        let mut drawn_by_seed = seed;
        for (number, line) in (4..).zip(lines) {
            let at = |error: EpisodeError| wrong(format!("line {number}: {error}"));
            episode.load_line(line, &mut drawn_by_seed).map_err(at)?;
        }
        if episode.pending.is_some() && drawn_by_seed.is_some() {
            return Err(wrong("an outcome is missing"));
        }
        episode.seed = drawn_by_seed;
        Ok(episode)
    }

    fn load_line(&mut self, line: &str, seed: &mut Option<Seed>) -> Result<(), EpisodeError> {
        let bad = || wrong(format!("'{line}' is not understood"));
        if let Some(rest) = line.strip_prefix("resample ") {
            let (seat, number) = rest.split_once(' ').ok_or_else(bad)?;
            let seat: Seat = seat.parse().map_err(wrong)?;
            let number = number.parse().map_err(wrong)?;
            *self = self.resample(seat, number)?;
            *seed = seed.as_ref().map(|_| Seed::from_number(number));
            return Ok(());
        }
        if let Some(rest) = line.strip_prefix("chosen") {
            for (place, id) in numbers(rest).ok_or_else(bad)?.into_iter().enumerate() {
                // Ids that are not asked for have been chosen already.
                if self.decision.chosen().len() <= place {
                    self.choose(id)?;
                }
            }
            return Ok(());
        }
        let (waiting, rest) = match line.strip_prefix("waiting ") {
            Some(rest) => (true, rest),
            None => (false, line),
        };
        let (deed, given) = rest.split_once(" =>").ok_or_else(bad)?;
        let given = numbers(given).ok_or_else(bad)?;
        if deed != "deal" {
            let (seat, notation) = deed.split_once(' ').ok_or_else(bad)?;
            let seat: Seat = seat.parse().map_err(wrong)?;
            let action = self.game.parse(notation).map_err(wrong)?;
            if self.turn() != Turn::Seat(seat) || !self.decision.actions().contains(&action) {
                return Err(wrong(format!("'{deed}' cannot be decided here")));
            }
            self.try_out(seat, action, Vec::new());
        }
        for outcome in given {
            self.give(outcome)?;
        }
        match self.pending.is_some() == waiting {
            true => Ok(()),
            false => Err(wrong("the outcomes do not fit")),
        }
    }
}

fn list(numbers: impl Iterator<Item = u16>) -> String {
    numbers.fold(String::new(), |mut text, number| {
        let _ = write!(text, " {number}");
        text
    })
}

fn numbers(text: &str) -> Option<Vec<u16>> {
    text.split_ascii_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}
