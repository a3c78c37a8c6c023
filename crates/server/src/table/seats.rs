//! Sitting down, starting, leaving, playing again.

use super::{Table, numbers, open};
use crate::api::{ApiError, End, ErrorCode, Joined, SeatKind, SeatLink, Status, TableInfo};
use crate::app::unavailable;
use crate::doc::{SeatDoc, TableDoc};
use crate::time;
use crate::tokens::{self, For};
use towpath_core::{By, Seat, SeatInfo};
use towpath_store::{Op, StoreError};

/// The longest name, in characters.
const NAME: usize = 40;

/// A name of a person, cleaned.
pub(crate) fn check_name(name: &str) -> Result<String, ApiError> {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let clean = words.join(" ");
    if clean.is_empty() || clean.chars().count() > NAME {
        let message = format!("a name has 1 to {NAME} characters");
        return Err(ApiError::new(ErrorCode::Invalid, message));
    }
    Ok(clean)
}

impl Table {
    /// Keeps the table's row, with other changes in the same job.
    pub(super) async fn save(&mut self, mut ops: Vec<Op>) -> Result<(), ApiError> {
        self.row.status = match self.status() {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
        }
        .to_owned();
        self.row.revision += 1;
        self.row.changed_at = time::now();
        self.row.doc = serde_json::to_string(&self.doc).expect("it is plain data");
        ops.push(Op::UpdateTable(self.row.clone()));
        let kept = self.app.store.write(ops).await;
        kept.map_err(|error| self.failed(&error))
    }

    /// The store failed: nobody knows what is stored, so the table leaves memory and is read again.
    pub(super) fn failed(&mut self, error: &StoreError) -> ApiError {
        tracing::error!(table = self.row.id, %error, "could not keep a change");
        self.broken = true;
        unavailable(error)
    }

    fn check_owner(&self, token: &str) -> Result<(), ApiError> {
        let table = self.row.id.as_str();
        if self.app.key.holds(For::Owner { table }, token) {
            Ok(())
        } else {
            Err(ApiError::new(
                ErrorCode::BadToken,
                "this is not the owner's token",
            ))
        }
    }

    fn check_waiting(&self) -> Result<(), ApiError> {
        match self.status() {
            Status::Waiting => Ok(()),
            Status::Playing | Status::Over => {
                Err(ApiError::new(ErrorCode::WrongState, "the game has started"))
            }
        }
    }

    fn seat_token(&self, seat: u8) -> String {
        self.app.key.token(For::Seat {
            table: &self.row.id,
            seat,
            generation: self.doc.seats[usize::from(seat)].generation,
        })
    }

    /// Somebody sits down: with a token in its seat, without in an open one.
    pub(crate) async fn join(
        &mut self,
        token: Option<String>,
        name: &str,
        seat: Option<u8>,
    ) -> Result<Joined, ApiError> {
        let name = check_name(name)?;
        if self.status() == Status::Over && self.play.is_none() {
            let message = "this table was abandoned before the game";
            return Err(ApiError::new(ErrorCode::WrongState, message));
        }
        let place = match token {
            Some(token) => {
                let seats = self.seats_of(&[token])?;
                seats.first().map_or(0, Seat::index)
            }
            None => {
                self.check_waiting()?;
                let free = |(index, doc): &(usize, &SeatDoc)| {
                    doc.kind == SeatKind::Open
                        && !doc.taken
                        && seat.is_none_or(|wanted| usize::from(wanted) == *index)
                };
                let found = self.doc.seats.iter().enumerate().find(free);
                let Some((index, _)) = found else {
                    return Err(ApiError::new(
                        ErrorCode::WrongState,
                        "there is no open seat",
                    ));
                };
                index
            }
        };
        let doc = &mut self.doc.seats[place];
        let joined = (doc.taken, doc.name.as_str()) == (true, name.as_str());
        if !joined {
            doc.taken = true;
            doc.name = name;
            if self.status() == Status::Waiting && self.doc.seats.iter().all(|doc| doc.taken) {
                self.start().await?;
            } else {
                self.save(Vec::new()).await?;
            }
            self.tell_table();
            self.tell_frames();
        }
        Ok(Joined {
            table: self.row.id.clone(),
            seat: place as u8,
            token: self.seat_token(place as u8),
        })
    }

    /// Somebody leaves before the start.
    pub(crate) async fn leave(&mut self, token: String) -> Result<TableInfo, ApiError> {
        self.check_waiting()?;
        let seats = self.seats_of(&[token])?;
        for seat in numbers(seats) {
            self.vacate(seat);
        }
        self.save(Vec::new()).await?;
        self.tell_table();
        Ok(self.info())
    }

    /// The owner frees a seat before the start; its old link stops working.
    pub(crate) async fn free(&mut self, owner: String, seat: u8) -> Result<TableInfo, ApiError> {
        self.check_owner(&owner)?;
        self.check_waiting()?;
        let place = self.doc.seats.get(usize::from(seat));
        if !place.is_some_and(SeatDoc::is_person) {
            return Err(ApiError::new(
                ErrorCode::Invalid,
                "there is no person's seat",
            ));
        }
        self.vacate(seat);
        self.save(Vec::new()).await?;
        self.tell_table();
        Ok(self.info())
    }

    fn vacate(&mut self, seat: u8) {
        let doc = &mut self.doc.seats[usize::from(seat)];
        doc.taken = false;
        doc.name.clear();
        doc.generation += 1;
        if doc.kind == SeatKind::Here {
            doc.kind = SeatKind::Link;
        }
        self.lose_seat(Seat::new(seat));
    }

    /// The owner starts the table; bots take the empty seats.
    pub(crate) async fn start_now(
        &mut self,
        owner: String,
        bot: String,
    ) -> Result<TableInfo, ApiError> {
        self.check_owner(&owner)?;
        self.check_waiting()?;
        if !self.game.bots().contains(&bot.as_str()) {
            return Err(ApiError::new(ErrorCode::Invalid, "there is no such bot"));
        }
        for doc in self.doc.seats.iter_mut().filter(|doc| !doc.taken) {
            *doc = SeatDoc::bot(bot.clone());
        }
        self.start().await?;
        self.tell_table();
        self.tell_frames();
        Ok(self.info())
    }

    /// The owner gives up a table that still waits: nobody can sit down any more.
    pub(crate) async fn abandon(&mut self, owner: String) -> Result<TableInfo, ApiError> {
        self.check_owner(&owner)?;
        if self.doc.end == Some(End::Abandoned) {
            return Ok(self.info());
        }
        self.check_waiting()?;
        self.doc.end = Some(End::Abandoned);
        self.save(Vec::new()).await?;
        self.tell_table();
        Ok(self.info())
    }

    /// The links of the seats, for the owner. Who came from the lobby has the seat for themselves.
    pub(crate) fn links(&self, owner: &str) -> Result<Vec<SeatLink>, ApiError> {
        self.check_owner(owner)?;
        let linked = (0..)
            .zip(&self.doc.seats)
            .filter(|(_, doc)| matches!(doc.kind, SeatKind::Here | SeatKind::Link));
        let link = |(seat, _)| SeatLink {
            seat,
            token: self.seat_token(seat),
        };
        Ok(linked.map(link).collect())
    }

    /// Deals and begins.
    pub(super) async fn start(&mut self) -> Result<(), ApiError> {
        let seed = match &self.doc.deal {
            Some(day) => self.app.key.deal_seed(day, &self.row.game),
            None => tokens::fresh_seed(),
        };
        let seats = self.doc.seats.iter().map(|doc| SeatInfo {
            by: if doc.is_person() { By::Human } else { By::Bot },
            name: doc.name.clone(),
        });
        let play = self
            .game
            .start(&self.setup, seats.collect(), seed.clone())
            .map_err(|error| ApiError::new(ErrorCode::Invalid, error.to_string()))?;
        self.row.head = play.record();
        self.row.seed = seed.to_hex();
        self.play = Some(play);
        self.settle();
        self.save(Vec::new()).await?;
        self.note_change();
        Ok(())
    }

    /// Plays again with the same people, seats moved on by one. Whoever sat here gets the token of their new seat.
    pub(crate) async fn rematch(&mut self, token: String) -> Result<Joined, ApiError> {
        let seats = self.seats_of(&[token])?;
        let played = self.status() == Status::Over && self.play.is_some();
        if !played || self.doc.deal.is_some() {
            return Err(ApiError::new(
                ErrorCode::WrongState,
                "there is nothing to play again",
            ));
        }
        let players = self.players();
        let next = match &self.doc.rematch {
            Some(next) => next.clone(),
            None => {
                let id = tokens::table_id();
                let mut seats: Vec<SeatDoc> = self.doc.seats.iter().map(again).collect();
                seats.rotate_left(1);
                let doc = TableDoc {
                    seats,
                    end: None,
                    rematch: None,
                    votes: Vec::new(),
                    ..self.doc.clone()
                };
                let row = open::new_row(&id, &self.row.game, self.row.public, &doc);
                self.doc.rematch = Some(id.clone());
                self.save(vec![Op::Insert(towpath_store::Row::Table(row))])
                    .await?;
                self.tell_table();
                id
            }
        };
        let old = seats.first().map_or(0, Seat::index) as u8;
        let seat = (old + players - 1) % players;
        let what = For::Seat {
            table: &next,
            seat,
            generation: 0,
        };
        let token = self.app.key.token(what);
        Ok(Joined {
            table: next,
            seat,
            token,
        })
    }

    /// Starts if everybody sits already: a new table without anybody to wait for, a rematch.
    pub(crate) async fn start_if_full(&mut self) -> Result<TableInfo, ApiError> {
        if self.status() == Status::Waiting && self.doc.seats.iter().all(|doc| doc.taken) {
            self.start().await?;
        }
        Ok(self.info())
    }
}

/// A seat of the rematch: the same person or bot.
fn again(doc: &SeatDoc) -> SeatDoc {
    match (doc.is_person(), &doc.bot) {
        (false, Some(bot)) => SeatDoc::bot(bot.clone()),
        _ => SeatDoc::person(SeatKind::Open, doc.name.clone()),
    }
}
