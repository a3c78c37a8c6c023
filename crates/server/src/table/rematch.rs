//! Playing again with the same people.

use super::{Table, numbers, open};
use crate::api::{ApiError, ErrorCode, Rematched, SeatKind, SeatLink, Status};
use crate::doc::{SeatDoc, TableDoc};
use crate::tokens::{self, For};
use towpath_store::{Op, Row};

impl Table {
    /// The table of the rematch and the new seats of who holds these tokens, if somebody has made it. Everybody has
    /// moved on by one.
    pub(crate) fn rematch_of(&self, tokens: &[String]) -> Result<Option<Rematched>, ApiError> {
        if tokens.is_empty() || tokens.len() > self.doc.seats.len() {
            let message = "expected the tokens of one's seats";
            return Err(ApiError::new(ErrorCode::Invalid, message));
        }
        let mut seats = Vec::new();
        for token in tokens {
            seats.extend(numbers(self.seats_of(std::slice::from_ref(token))?));
        }
        let played = self.status() == Status::Over && self.play.is_some();
        if !played || self.doc.deal.is_some() {
            let message = "there is nothing to play again";
            return Err(ApiError::new(ErrorCode::WrongState, message));
        }
        let Some(table) = self.doc.rematch.clone() else {
            return Ok(None);
        };
        let players = self.players();
        let link = |old: u8| {
            let seat = (old + players - 1) % players;
            let what = For::Seat {
                table: &table,
                seat,
                generation: 0,
            };
            let token = self.app.key.token(what);
            SeatLink { seat, token }
        };
        let seats = seats.into_iter().map(link).collect();
        Ok(Some(Rematched { table, seats }))
    }

    /// Makes the table of the rematch, unless there is one other than this that has gone. Its people sit down when they
    /// ask for it themselves; until then the table waits, and if they never do it goes the way of all tables that wait.
    pub(crate) async fn rematch(
        &mut self,
        tokens: &[String],
        gone: Option<&str>,
    ) -> Result<Rematched, ApiError> {
        if let Some(made) = self.rematch_of(tokens)?
            && gone != Some(&made.table)
        {
            return Ok(made);
        }
        let id = tokens::table_id();
        let mut seats: Vec<SeatDoc> = self.doc.seats.iter().map(again).collect();
        seats.rotate_left(1);
        let doc = TableDoc {
            seats,
            end: None,
            rematch: None,
            from: None,
            votes: Vec::new(),
            declined: None,
            winners: Vec::new(),
            resting: None,
            held: None,
            ..self.doc.clone()
        };
        let row = open::new_row(&id, &self.row.game, self.row.public, &doc);
        self.doc.rematch = Some(id);
        let row = Row::Table(row);
        self.save(vec![Op::Insert(row)]).await?;
        self.tell_table();
        self.tell_frames();
        self.rematch_of(tokens)?
            .ok_or_else(|| ApiError::new(ErrorCode::Internal, "there is no rematch"))
    }

    /// People who asked for the rematch sit down at its table.
    ///
    /// # Errors
    /// `not_found` when the table was given up before the game.
    pub(crate) async fn sit_again(&mut self, tokens: &[String]) -> Result<(), ApiError> {
        match (self.status(), &self.play) {
            (Status::Waiting, _) => {}
            (Status::Playing, _) | (Status::Over, Some(_)) => return Ok(()),
            (Status::Over, None) => {
                let message = "this table was given up before the game";
                return Err(ApiError::new(ErrorCode::NotFound, message));
            }
        }
        let mut news = false;
        for seat in numbers(self.seats_of(tokens)?) {
            let doc = &mut self.doc.seats[usize::from(seat)];
            news |= !std::mem::replace(&mut doc.taken, true);
        }
        match news {
            true => self.save_and_start().await,
            false => Ok(()),
        }
    }
}

/// A seat of the rematch: the same bot, or a place that is kept for the same person.
fn again(doc: &SeatDoc) -> SeatDoc {
    match (doc.is_person(), &doc.bot) {
        (false, Some(bot)) => SeatDoc {
            name: doc.name.clone(),
            ..SeatDoc::bot(bot.clone())
        },
        _ => SeatDoc {
            taken: false,
            player: doc.player,
            ..SeatDoc::person(SeatKind::Link, doc.name.clone())
        },
    }
}
