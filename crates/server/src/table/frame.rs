//! What is seen from each viewpoint. Everything that leaves a table about its game is made here, for an audience.

use super::{Table, numbers};
use crate::api::{
    ApiError, ErrorCode, Frame, LogEntry, OutcomeInfo, SeatInfo, Spectators, Status, TableInfo,
    Undoable, Viewpoint,
};
use serde::Serialize;
use towpath_core::{Breakdown, Message, Seat, Seats};
use towpath_games::{AnyMatch, Projection};

/// The match as it is seen from one viewpoint: as it stands, or as it stood.
pub(super) struct Snapshot<'a> {
    /// The match as it stood at an earlier moment.
    past: Option<Box<dyn AnyMatch>>,
    now: &'a dyn AnyMatch,
    pub(super) viewpoint: Viewpoint,
    pub(super) version: u32,
    /// The seat that looks and has to decide.
    pub(super) asked: Option<Seat>,
}

impl Snapshot<'_> {
    fn play(&self) -> &dyn AnyMatch {
        self.past.as_deref().unwrap_or(self.now)
    }

    /// What is known there, made once for everything that is sent about it.
    pub(super) fn project(&self) -> Box<dyn Projection + '_> {
        self.play().project(self.viewpoint.into())
    }

    /// Up to where the log of somebody who has seen a version still holds.
    pub(super) fn log_after(&self, since: Option<u32>) -> Option<u32> {
        let since = since.filter(|since| *since <= self.version)?;
        Some(self.now.standing(since).min(self.version))
    }
}

/// The small parts of a frame.
#[derive(Serialize)]
pub(super) struct Head {
    to_act: Vec<u8>,
    ending: Option<u8>,
    question: Message,
    held: Option<u32>,
    undo: Undoable,
    scores: Vec<Breakdown>,
    outcome: Option<OutcomeInfo>,
}

impl Table {
    /// Whether somebody who holds these seats may look from there.
    pub(super) fn check_viewpoint(
        &self,
        viewpoint: Viewpoint,
        held: Seats,
    ) -> Result<(), ApiError> {
        let over = self.status() == Status::Over;
        // Everybody plays the same deal of the day, so its secrets are kept until the day has closed.
        let shown = over && !self.deal_is_open();
        let allowed = match viewpoint {
            Viewpoint::Seat(seat) if seat >= self.players() => {
                return Err(ApiError::new(ErrorCode::Invalid, "there is no such seat"));
            }
            Viewpoint::Seat(seat) => shown || held.contains(Seat::new(seat)),
            Viewpoint::Everything => shown,
            // Who watched somebody's try would know what comes in their own.
            Viewpoint::Spectator if self.deal_is_open() => !held.is_empty(),
            Viewpoint::Spectator => {
                over || !held.is_empty() || self.doc.settings.spectators == Spectators::Welcome
            }
        };
        if allowed {
            Ok(())
        } else {
            let message = "this is not yours to look at";
            Err(ApiError::new(ErrorCode::Forbidden, message))
        }
    }

    /// What is seen now. The caller has checked the viewpoint.
    pub(super) fn frame(
        &self,
        viewpoint: Viewpoint,
        since: Option<u32>,
    ) -> Result<Frame, ApiError> {
        let snapshot = self.snapshot(viewpoint)?;
        let projection = snapshot.project();
        Ok(self.frame_of(&snapshot, &*projection, since))
    }

    /// A snapshot as a frame, for somebody who has seen a version.
    pub(super) fn frame_of(
        &self,
        snapshot: &Snapshot<'_>,
        projection: &dyn Projection,
        since: Option<u32>,
    ) -> Frame {
        let log_after = snapshot.log_after(since);
        let from = log_after.map_or(0, |entry| entry + 1);
        let log = snapshot.play().log(snapshot.viewpoint.into(), from);
        let moment = projection.moment(snapshot.asked);
        let Head {
            to_act,
            ending,
            question,
            held,
            undo,
            scores,
            outcome,
        } = self.head(snapshot, projection);
        Frame {
            version: snapshot.version,
            look: snapshot.viewpoint,
            to_act,
            ending,
            question,
            view: projection.view(),
            choices: moment.choices,
            steps: moment.steps,
            held,
            undo,
            log_after,
            log: log.into_iter().map(LogEntry::from).collect(),
            scores,
            outcome,
            clock: self.clocks.state(self.now()),
        }
    }

    /// The match as it may be seen from there.
    pub(super) fn snapshot(&self, viewpoint: Viewpoint) -> Result<Snapshot<'_>, ApiError> {
        let now = self.playing()?;
        let asked = match viewpoint {
            Viewpoint::Seat(seat) if self.ending().is_none() => Some(Seat::new(seat)),
            Viewpoint::Seat(_) | Viewpoint::Spectator | Viewpoint::Everything => None,
        };
        Ok(Snapshot {
            past: None,
            now,
            viewpoint,
            version: now.version(),
            asked: asked.filter(|seat| self.acting().contains(*seat)),
        })
    }

    /// The small parts of a frame.
    pub(super) fn head(&self, snapshot: &Snapshot<'_>, projection: &dyn Projection) -> Head {
        let play = snapshot.play();
        let mut head = Head {
            to_act: numbers(play.to_act()),
            ending: None,
            question: projection.question(),
            held: None,
            undo: Undoable::default(),
            scores: projection.scores(),
            outcome: play.outcome().map(OutcomeInfo::from),
        };
        if snapshot.past.is_some() {
            return head;
        }
        if head.outcome.is_none()
            && let Some(outcome) = self.early_outcome(&head.scores)
        {
            head.outcome = Some(outcome);
            head.question = Message::new("table-over");
            head.to_act = Vec::new();
            return head;
        }
        head.to_act = numbers(self.acting());
        if let Some(ending) = self.ending() {
            head.ending = Some(ending.index() as u8);
            head.question = self.question_of_end(ending, snapshot.viewpoint);
        }
        if let (Viewpoint::Seat(seat), Status::Playing) = (snapshot.viewpoint, self.status()) {
            let seat = Seat::new(seat);
            head.held = self.held_choice(seat);
            let (steps, turn) = play.undoable(seat);
            let barred = play.undo_barred(seat);
            head.undo = Undoable {
                steps,
                turn,
                barred,
            };
        }
        head
    }

    /// What is asked while a turn waits for its end: of its player to end it, of everybody else to wait.
    fn question_of_end(&self, ending: Seat, viewpoint: Viewpoint) -> Message {
        if viewpoint == Viewpoint::Seat(ending.index() as u8) {
            return Message::new("table-turn-done");
        }
        let name = self.doc.seats[ending.index()].name.clone();
        Message::new("table-turn-waits").with("seat", name)
    }

    /// An earlier moment. The caller has checked the viewpoint.
    pub(super) fn history(&self, version: u32, viewpoint: Viewpoint) -> Result<Frame, ApiError> {
        let newest = self.version();
        if version > newest {
            return Err(ApiError::new(ErrorCode::NotFound, "that has not happened yet").at(newest));
        }
        let now = self.playing()?;
        let snapshot = Snapshot {
            past: Some(now.at(version)),
            now,
            viewpoint,
            version,
            asked: None,
        };
        let projection = snapshot.project();
        Ok(self.frame_of(&snapshot, &*projection, None))
    }

    /// The table as everybody may know it.
    pub(super) fn info(&self) -> TableInfo {
        let over = self.status() == Status::Over;
        let doc = &self.doc;
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
            settings: doc.settings.clone(),
            status: self.status(),
            end: doc.end,
            seats: (0..self.players())
                .map(|seat| self.seat_info(seat))
                .collect(),
            version: self.version(),
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
            from: doc.from.clone(),
            votes: doc.votes.clone(),
            declined: doc.declined,
            spectators: self
                .conns
                .iter()
                .filter(|conn| self.held_by(conn).is_empty())
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
            here: self
                .conns
                .iter()
                .any(|conn| self.held_by(conn).contains(place)),
            away: doc.away,
            conceded: doc.conceded,
        }
    }
}
