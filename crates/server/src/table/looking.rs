//! What is asked about a table without a connection to it.

use super::Table;
use crate::api::{ApiError, ErrorCode, Frame, Status, Viewpoint};
use crate::time;
use towpath_core::{Audience, Seat, Seats};

impl Table {
    /// Whether this is a deal of a day that has not closed yet.
    pub(super) fn deal_is_open(&self) -> bool {
        let day = self.doc.deal.as_deref().and_then(time::start_of);
        day.is_some_and(|start| time::now() < start + time::DAY)
    }

    /// What is asked about a table without a connection to it: from where, then what is seen there.
    pub(crate) fn see(
        &self,
        tokens: &[String],
        look: Option<Viewpoint>,
        since: Option<u32>,
        moment: Option<u32>,
    ) -> Result<Frame, ApiError> {
        let viewpoint = self.viewpoint(tokens, look)?;
        match moment {
            Some(version) => self.history(version, viewpoint),
            None => self.frame(viewpoint, since),
        }
    }

    /// From where somebody with these tokens looks.
    fn viewpoint(&self, tokens: &[String], look: Option<Viewpoint>) -> Result<Viewpoint, ApiError> {
        let seats = self.seats_of(tokens)?;
        let own = seats
            .first()
            .map(|seat| Viewpoint::Seat(seat.index() as u8));
        let viewpoint = look.or(own).unwrap_or(Viewpoint::Spectator);
        self.check_viewpoint(viewpoint, seats)?;
        Ok(viewpoint)
    }

    /// The record as somebody may have it.
    pub(crate) fn record(&self, tokens: &[String]) -> Result<String, ApiError> {
        let viewpoint = self.viewpoint(tokens, None)?;
        if self.deal_is_open() && self.status() == Status::Over {
            let message = "the deal of the day is still being played by others";
            return Err(ApiError::new(ErrorCode::NotAllowed, message));
        }
        // Also a game that was given up has no secrets any more: its seed is shown.
        let viewpoint = match self.status() {
            Status::Over => Viewpoint::Everything,
            Status::Waiting | Status::Playing => viewpoint,
        };
        let play = self.playing()?;
        Ok(play.export(viewpoint.into()))
    }

    /// A position as a scenario, as far as somebody knows it.
    pub(crate) fn position(
        &self,
        tokens: &[String],
        version: Option<u32>,
    ) -> Result<String, ApiError> {
        let viewpoint = self.viewpoint(tokens, None)?;
        let newest = self.version();
        let version = version.unwrap_or(newest);
        if version > newest {
            return Err(ApiError::new(ErrorCode::NotFound, "that has not happened yet").at(newest));
        }
        let play = self.playing()?.at(version);
        let mut text = format!(
            "title Table {} after entry {version}\ngame {}\nplayers {}\n",
            self.row.id,
            self.row.game,
            self.players()
        );
        for (name, value) in &self.doc.options {
            text.push_str(&format!("option {name} {value}\n"));
        }
        text.push_str("given\n");
        for line in play.project(Audience::from(viewpoint)).position() {
            text.push_str(&format!("  {line}\n"));
        }
        Ok(text)
    }

    /// Whether a seat has to do something, for its feed.
    pub(crate) fn turn_of(&self, seat: u8) -> Option<(u32, String)> {
        let turn = self.acting().contains(Seat::new(seat));
        turn.then(|| (self.version(), self.doc.name.clone()))
    }

    /// The seats these tokens stand for, for requests without a connection.
    pub(crate) fn held(&self, tokens: &[String]) -> Result<Seats, ApiError> {
        self.seats_of(tokens)
    }
}
