//! What is asked about a table without a connection to it.

use super::Table;
use super::people::own_viewpoint;
use crate::api::{ApiError, ErrorCode, Frame, Status, Viewpoint};
use crate::doc::Proof;
use crate::time;
use crate::tokens::For;
use towpath_core::{Audience, Seat, Seats};

/// What the feed of a seat is made of.
#[derive(Clone, Debug)]
pub(crate) struct Feed {
    /// The name of the table.
    pub(crate) name: String,
    /// When something last happened there.
    pub(crate) changed_at: i64,
    /// The version at which the seat has to decide.
    pub(crate) turn: Option<u32>,
}

impl Table {
    /// Whether this is a deal of a day that has not closed yet.
    pub(super) fn deal_is_open(&self) -> bool {
        let day = self.doc.deal.as_deref().and_then(time::start_of);
        day.is_some_and(|start| self.now() < start + time::DAY)
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
        let viewpoint = look.unwrap_or(own_viewpoint(seats));
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
        look: Option<Viewpoint>,
        version: Option<u32>,
    ) -> Result<String, ApiError> {
        let viewpoint = self.viewpoint(tokens, look)?;
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
        if self.doc.rules != self.game.title().rules {
            text.push_str(&format!("version {}\n", self.doc.rules));
        }
        for (name, value) in &self.doc.options {
            text.push_str(&format!("option {name} {value}\n"));
        }
        text.push_str("given\n");
        for line in play.project(Audience::from(viewpoint)).position() {
            text.push_str(&format!("  {line}\n"));
        }
        Ok(text)
    }

    /// What the feed of a seat says: since when it has to do something, if it has to.
    pub(crate) fn feed(&self, seat: u8, key: &str) -> Result<Feed, ApiError> {
        let doc = self.doc.seats.get(usize::from(seat));
        let generation = doc.map_or(0, |doc| doc.generation);
        let what = For::Feed {
            table: &self.row.id,
            seat,
            generation,
        };
        let proof = Proof { seat, generation };
        if !self.app.key.holds(what, key) || !self.doc.allows(proof) {
            let message = "this is not the address of a feed, or not any more";
            return Err(ApiError::new(ErrorCode::BadToken, message));
        }
        Ok(Feed {
            name: self.doc.name.clone(),
            changed_at: self.row.changed_at,
            turn: self
                .acting()
                .contains(Seat::new(seat))
                .then(|| self.version()),
        })
    }

    /// The seats these tokens stand for, for requests without a connection.
    pub(crate) fn held(&self, tokens: &[String]) -> Result<Seats, ApiError> {
        self.seats_of(tokens)
    }
}
