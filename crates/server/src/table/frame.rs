//! What each pair of eyes sees. Everything that leaves a table about its game is made here, from an audience.

use super::{Table, numbers};
use crate::api::{
    ApiError, ChoiceInfo, ErrorCode, Frame, LogEntry, Look, OutcomeInfo, SeatInfo, Spectators,
    Status, TableInfo, Undoable, Unfinished,
};
use serde::Serialize;
use towpath_core::{Audience, Breakdown, Message, Seat, Seats};
use towpath_games::{AnyMatch, Choice, LogLine};

/// What a pair of eyes looks at.
pub(super) struct Sight<'a> {
    /// The match before a hidden turn.
    past: Option<Box<dyn AnyMatch>>,
    now: &'a dyn AnyMatch,
    pub(super) version: u32,
    /// The seat that looks and has to decide.
    pub(super) asked: Option<Seat>,
}

impl Sight<'_> {
    pub(super) fn play(&self) -> &dyn AnyMatch {
        self.past.as_deref().unwrap_or(self.now)
    }

    /// The log since a version that somebody has seen, and up to where theirs still holds.
    pub(super) fn log(&self, look: Look, since: Option<u32>) -> (Option<u32>, Vec<LogEntry>) {
        let since = since.filter(|since| *since <= self.version);
        let log_after = since.map(|since| self.now.standing(since).min(self.version));
        let from = log_after.map_or(0, |entry| entry + 1);
        let lines = self.play().log(look.into(), from);
        (log_after, lines.into_iter().map(log_entry).collect())
    }
}

/// The small parts of a frame.
#[derive(Serialize)]
pub(super) struct Still {
    to_act: Vec<u8>,
    ending: Option<u8>,
    question: Message,
    undo: Undoable,
    scores: Vec<Breakdown>,
    outcome: Option<OutcomeInfo>,
}

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
        let sight = self.sight(look)?;
        let (log_after, log) = sight.log(look, since);
        let choices = match sight.asked {
            Some(seat) => sight.play().choices(seat),
            None => Vec::new(),
        };
        let Still {
            to_act,
            ending,
            question,
            undo,
            scores,
            outcome,
        } = self.still(&sight, look);
        Ok(Frame {
            version: sight.version,
            look,
            to_act,
            ending,
            question,
            view: sight.play().view_json(look.into()),
            choices: choices.into_iter().map(choice).collect(),
            undo,
            log_after,
            log,
            scores,
            outcome,
            clock: self.clocks.state(),
        })
    }

    /// What these eyes look at: the match as it stands, or as it stood before a turn that is hidden from them.
    pub(super) fn sight(&self, look: Look) -> Result<Sight<'_>, ApiError> {
        let play = self.playing()?;
        if let Some(moment) = self.held_back(look) {
            return Ok(Sight {
                past: Some(play.at(moment)),
                now: play,
                version: moment,
                asked: None,
            });
        }
        let asked = match look {
            Look::Seat(seat) if self.ending().is_none() => Some(Seat::new(seat)),
            Look::Seat(_) | Look::Spectator | Look::Everything => None,
        };
        Ok(Sight {
            past: None,
            now: play,
            version: play.version(),
            asked: asked.filter(|seat| self.acting().contains(*seat)),
        })
    }

    /// The small parts of the picture.
    pub(super) fn still(&self, sight: &Sight<'_>, look: Look) -> Still {
        let play = sight.play();
        let audience = Audience::from(look);
        let mut still = Still {
            to_act: numbers(play.to_act()),
            ending: None,
            question: play.question(audience),
            undo: Undoable::default(),
            scores: play.breakdown(audience),
            outcome: play.outcome().map(OutcomeInfo::from),
        };
        if sight.past.is_some() {
            return still;
        }
        still.to_act = numbers(self.acting());
        still.ending = self.ending().map(|seat| seat.index() as u8);
        if let (Look::Seat(seat), Status::Playing) = (look, self.status()) {
            let (steps, turn) = play.undoable(Seat::new(seat));
            still.undo = Undoable { steps, turn };
        }
        still
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
        let audience = Audience::from(look);
        let log = past.log(audience, 0);
        Ok(Frame {
            version,
            look,
            to_act: numbers(past.to_act()),
            ending: None,
            question: past.question(audience),
            view: past.view_json(audience),
            choices: Vec::new(),
            undo: Undoable::default(),
            log_after: None,
            log: log.into_iter().map(log_entry).collect(),
            scores: past.breakdown(audience),
            outcome: past.outcome().map(OutcomeInfo::from),
            clock: self.clocks.state(),
        })
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
