//! What each pair of eyes sees. Everything that leaves a table about its game is made here, from an audience.

use super::{Table, numbers};
use crate::api::{
    ApiError, ChoiceInfo, ErrorCode, Frame, LogEntry, Look, OutcomeInfo, SeatInfo, Spectators,
    Status, TableInfo, Undoable, Unfinished,
};
use games::{AnyMatch, Choice, LogLine};
use serde_json::value::RawValue;
use table::{Audience, Seat, Seats};

impl Table {
    /// Whether somebody who holds these seats may look through these eyes.
    pub(super) fn check_look(&self, look: Look, held: Seats) -> Result<(), ApiError> {
        let over = self.status() == Status::Over;
        // Everybody plays the same deal of the day, so its secrets are kept until the day has closed.
        let shown = over && !self.deal_is_open();
        let allowed = match look {
            Look::Seat(seat) if seat >= self.players() => {
                return Err(ApiError::new(ErrorCode::Invalid, "there is no such seat"));
            }
            Look::Seat(seat) => shown || held.contains(Seat::new(seat)),
            Look::Everything => shown,
            Look::Spectator => {
                over || !held.is_empty() || self.doc.settings.spectators == Spectators::Welcome
            }
        };
        if allowed {
            Ok(())
        } else {
            let message = "these eyes are not yours to look through";
            Err(ApiError::new(ErrorCode::Forbidden, message))
        }
    }

    /// The picture now. The caller has checked the eyes.
    pub(super) fn frame(&self, look: Look, since: Option<u32>) -> Result<Frame, ApiError> {
        let play = self.playing()?;
        if let Some(moment) = self.held_back(look) {
            let since = since.filter(|since| *since <= moment);
            let log_after = since.map(|since| play.standing(since).min(moment));
            return Ok(self.picture(play.at(moment).as_ref(), moment, look, log_after));
        }
        let since = since.filter(|since| *since <= play.version());
        let log_after = since.map(|since| play.standing(since));
        let mut frame = self.picture(play, play.version(), look, log_after);
        frame.to_act = numbers(self.acting());
        frame.ending = self.ending().map(|seat| seat.index() as u8);
        if let Look::Seat(seat) = look {
            let seat = Seat::new(seat);
            if self.status() == Status::Playing {
                let (steps, turn) = play.undoable(seat);
                frame.undo = Undoable { steps, turn };
            }
            if frame.ending.is_none() && self.acting().contains(seat) {
                frame.choices = play.choices(seat).into_iter().map(choice).collect();
            }
        }
        Ok(frame)
    }

    /// An earlier moment. The caller has checked the eyes.
    pub(super) fn history(&self, version: u32, look: Look) -> Result<Frame, ApiError> {
        let newest = match self.held_back(look) {
            Some(moment) => moment,
            None => self.version(),
        };
        if version > newest {
            return Err(ApiError::new(ErrorCode::NotFound, "that has not happened yet").at(newest));
        }
        let past = self.playing()?.at(version);
        Ok(self.picture(past.as_ref(), version, look, None))
    }

    /// Where the table is as far as these eyes may know: an unfinished turn can be hidden from the others.
    pub(super) fn held_back(&self, look: Look) -> Option<u32> {
        if self.doc.settings.unfinished == Unfinished::Shown || self.status() != Status::Playing {
            return None;
        }
        let (settled, acting) = self.settled;
        let seat = self.undoing()?;
        // Where several decide at once nobody could act on an old picture.
        let hide = settled < self.version()
            && acting == Seats::only(seat)
            && look != Look::Seat(seat.index() as u8);
        hide.then_some(settled)
    }

    fn picture(
        &self,
        play: &dyn AnyMatch,
        version: u32,
        look: Look,
        log_after: Option<u32>,
    ) -> Frame {
        let audience = Audience::from(look);
        let log = play.log(audience, log_after.map_or(0, |entry| entry + 1));
        let view = RawValue::from_string(play.view_json(audience));
        Frame {
            version,
            look,
            to_act: numbers(play.to_act()),
            ending: None,
            question: play.question(audience),
            view: view.expect("a view is written as JSON"),
            choices: Vec::new(),
            undo: Undoable::default(),
            log_after,
            log: log.into_iter().map(log_entry).collect(),
            scores: play.breakdown(audience),
            outcome: play.outcome().map(OutcomeInfo::from),
            clock: self.clocks.state(),
        }
    }

    /// The table as everybody may know it.
    pub(super) fn info(&self) -> TableInfo {
        let over = self.status() == Status::Over;
        let doc = &self.doc;
        let public_version = self.held_back(Look::Spectator).unwrap_or(self.version());
        TableInfo {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            rules: doc.rules,
            edition: doc.edition.clone(),
            name: doc.name.clone(),
            public: self.row.public,
            options: doc.options.clone(),
            pace: doc.pace,
            clock: doc.clock,
            settings: doc.settings,
            status: self.status(),
            end: doc.end,
            seats: (0..self.players())
                .map(|seat| self.seat_info(seat))
                .collect(),
            version: public_version,
            to_act: numbers(self.acting()),
            created_at: self.row.created_at,
            changed_at: self.row.changed_at,
            commit: self
                .play
                .as_ref()
                .map(|play| play.header().commit.to_string()),
            seed: (over && !self.deal_is_open() && !self.row.seed.is_empty())
                .then(|| self.row.seed.clone()),
            deal: doc.deal.clone(),
            rematch: doc.rematch.clone(),
            votes: doc.votes.clone(),
            spectators: self
                .conns
                .iter()
                .filter(|conn| conn.seats.is_empty())
                .count() as u32,
        }
    }

    fn seat_info(&self, seat: u8) -> SeatInfo {
        let doc = &self.doc.seats[usize::from(seat)];
        let place = Seat::new(seat);
        SeatInfo {
            seat,
            colour: self.play.as_ref().map(|play| play.seat_name(place)),
            name: doc.name.clone(),
            kind: doc.kind,
            bot: doc.bot.clone(),
            taken: doc.taken,
            here: self.conns.iter().any(|conn| conn.seats.contains(place)),
            away: doc.away,
        }
    }
}

pub(super) fn choice(choice: Choice) -> ChoiceInfo {
    ChoiceInfo {
        action: choice.notation,
        words: choice.words,
    }
}

pub(super) fn log_entry(line: LogLine) -> LogEntry {
    LogEntry {
        entry: line.entry,
        words: line.words,
    }
}
