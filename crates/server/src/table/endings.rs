//! Ends without a last move: giving up, agreeing to stop, and seats that are taken away.

use super::Table;
use crate::api::{ApiError, End, ErrorCode, OutcomeInfo, Reply, Status, TableInfo};
use crate::doc::SeatDoc;
use crate::tokens::For;
use towpath_core::{Breakdown, Seat};

impl Table {
    /// A player gives up.
    pub(super) async fn concede(&mut self, seat: Seat) -> Result<Reply, ApiError> {
        self.check_running()?;
        match self.players() {
            1 => self.doc.end = Some(End::Abandoned),
            2 => {
                self.doc.end = Some(End::Conceded {
                    seat: seat.index() as u8,
                });
            }
            _ => self.hand_to_bot(seat),
        }
        self.changed_seats().await
    }

    /// A bot plays to the end in a seat; where nobody else is left, that is the end.
    pub(super) fn hand_to_bot(&mut self, seat: Seat) {
        let number = seat.index() as u8;
        let stand_in = self.stand_in();
        let doc = &mut self.doc.seats[seat.index()];
        doc.bot = Some(stand_in);
        doc.conceded = true;
        doc.away = false;
        self.doc.votes.retain(|vote| *vote != number);
        let plays = |doc: &SeatDoc| doc.is_person() && !doc.conceded;
        if !self.doc.seats.iter().any(plays) {
            self.doc.end = Some(End::Abandoned);
        }
    }

    /// Whoever runs the server takes a seat away from somebody: their token is worthless from now on.
    pub(crate) async fn ban(&mut self, operator: &str, seat: u8) -> Result<TableInfo, ApiError> {
        if !self.app.key.holds(For::Operator, operator) {
            let message = "this is not the operator's token";
            return Err(ApiError::new(ErrorCode::BadToken, message));
        }
        let place = self.doc.seats.get(usize::from(seat));
        if !place.is_some_and(SeatDoc::is_person) {
            let message = "there is no person's seat";
            return Err(ApiError::new(ErrorCode::Invalid, message));
        }
        tracing::warn!(table = self.row.id, seat, "a seat was taken away");
        match self.status() {
            Status::Waiting => self.vacate(seat),
            Status::Playing => {
                self.doc.seats[usize::from(seat)].generation += 1;
                self.hand_to_bot(Seat::new(seat));
            }
            Status::Over => self.doc.seats[usize::from(seat)].generation += 1,
        }
        self.changed_seats().await?;
        Ok(self.info())
    }

    /// A player wants to stop, or not any more; who never wanted to declines for everybody.
    pub(super) async fn vote(&mut self, seat: Seat, agree: bool) -> Result<Reply, ApiError> {
        self.check_running()?;
        let number = seat.index() as u8;
        let votes = &mut self.doc.votes;
        let declines = !agree && !votes.is_empty() && !votes.contains(&number);
        votes.retain(|vote| *vote != number && !declines);
        if agree {
            votes.push(number);
        }
        if agree || declines {
            self.doc.declined = declines.then_some(number);
        }
        self.changed_seats().await
    }

    /// Ends the game once everybody who has a say wants it. It is asked whenever something is kept, so that nobody's
    /// leaving keeps the others waiting for a vote.
    pub(super) fn end_if_agreed(&mut self) {
        let votes = &self.doc.votes;
        let mut people = (0..)
            .zip(&self.doc.seats)
            .filter(|(_, doc)| doc.has_a_say())
            .peekable();
        let anybody = people.peek().is_some();
        if self.status() == Status::Playing
            && anybody
            && people.all(|(seat, _)| votes.contains(&seat))
        {
            self.doc.end = Some(End::Agreed);
        }
    }

    /// Keeps who won with the table, for those who ask without opening its game.
    pub(super) fn note_winners(&mut self) {
        let (Some(end), Some(play)) = (self.doc.end, &self.play) else {
            return;
        };
        self.doc.winners = match play.outcome() {
            Some(outcome) => OutcomeInfo::from(outcome).winners,
            None => self.winners_of(end),
        };
    }

    /// Who won a game that was not played to its end.
    fn winners_of(&self, end: End) -> Vec<u8> {
        match end {
            End::Conceded { seat } => (0..self.players()).filter(|other| *other != seat).collect(),
            End::Played | End::Agreed | End::Abandoned => Vec::new(),
        }
    }

    /// The outcome of a game that has ended before its last move, with the points as they stood. Who gave up is last;
    /// without a winner nobody has a place.
    pub(super) fn early_outcome(&self, scores: &[Breakdown]) -> Option<OutcomeInfo> {
        let end = self.doc.end?;
        let winners = self.winners_of(end);
        let place = |seat| 1 + u8::from(!winners.contains(&seat)) * winners.len() as u8;
        let places = match winners.is_empty() {
            true => Vec::new(),
            false => (0..self.players()).map(place).collect(),
        };
        Some(OutcomeInfo {
            scores: scores.to_vec(),
            winners,
            places,
            grade: None,
        })
    }
}
