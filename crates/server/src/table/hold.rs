//! Choices whose moment would tell others something: kept in the store at once and carried out with the next decision.

use super::Table;
use super::play::refusal;
use crate::api::{ApiError, Done, ErrorCode};
use crate::doc::Held;
use towpath_core::Seat;

impl Table {
    /// Keeps a choice for the seat's next decision, or lets it go. Nobody is told and the table does not count as changed,
    /// because when somebody has made up their mind is what others must not learn.
    pub(super) async fn hold(
        &mut self,
        version: u32,
        seat: Seat,
        choice: Option<u32>,
    ) -> Result<Done, ApiError> {
        self.check_version(version)?;
        self.check_acting(seat)?;
        if let Some(number) = choice
            && !self.playing()?.defers(seat, number).map_err(refusal)?
        {
            let message = "only a choice with `defer` can be held";
            return Err(ApiError::new(ErrorCode::Invalid, message).at(version));
        }
        let held = choice.map(|choice| Held {
            version,
            seat: seat.index() as u8,
            choice,
        });
        if self.doc.held != held {
            self.doc.held = held;
            self.keep_row(Vec::new()).await?;
        }
        Ok(Done {
            version,
            applied: 0,
            repeated: false,
        })
    }

    /// What a seat has decided at this moment and nobody else has been told.
    pub(super) fn held_choice(&self, seat: Seat) -> Option<u32> {
        let held = self.doc.held?;
        let now = held.version == self.version() && usize::from(held.seat) == seat.index();
        now.then_some(held.choice)
    }
}
