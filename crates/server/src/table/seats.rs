//! Sitting down, starting, leaving.

use super::{Table, numbers};
use crate::api::{
    ApiError, End, ErrorCode, Join, Joined, Player, SeatKind, SeatLink, Status, TableInfo,
};
use crate::app::unavailable;
use crate::doc::SeatDoc;
use crate::names;
use crate::time;
use crate::tokens::{self, For};
use std::ops::RangeInclusive;
use towpath_core::{Seat, SeatInfo};
use towpath_store::{Op, StoreError};

/// How long the secret of somebody who sits down is, in bytes.
const CLAIM: RangeInclusive<usize> = 16..=64;

impl Table {
    /// Keeps the table's row, with other changes in the same job.
    pub(super) async fn save(&mut self, ops: Vec<Op>) -> Result<(), ApiError> {
        self.end_if_agreed();
        self.note_winners();
        self.row.status = match self.status() {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
        }
        .to_owned();
        self.row.changed_at = time::now();
        self.note_clocks();
        self.keep_row(ops).await
    }

    /// Keeps the row as it is, with other changes in the same job.
    pub(super) async fn keep_row(&mut self, mut ops: Vec<Op>) -> Result<(), ApiError> {
        self.row.revision += 1;
        self.row.doc = serde_json::to_string(&self.doc).expect("it is plain data");
        ops.push(Op::UpdateTable(self.row.clone()));
        self.write(ops).await
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
        join: Join,
    ) -> Result<Joined, ApiError> {
        let claim = self.read_claim(join.claim.as_deref())?;
        if let Some(place) = self.claimed(token.as_deref(), claim.as_deref()) {
            return Ok(self.joined(place));
        }
        let name = names::person(&join.name)?;
        if self.status() == Status::Over && self.play.is_none() {
            let message = "this table was abandoned before the game";
            return Err(ApiError::new(ErrorCode::WrongState, message));
        }
        let place = match token {
            Some(token) => {
                let seats = self.seats_of(&[token])?;
                seats.first().map_or(0, Seat::index)
            }
            None => self.find_open(join.seat)?,
        };
        let doc = &self.doc.seats[place];
        let same = doc.taken && doc.name == name && doc.player == join.player;
        if same || self.status() != Status::Waiting {
            // Who sits there already keeps the name with which the game has begun.
            return Ok(self.joined(place));
        }
        self.check_name(&name, place)?;
        let doc = &mut self.doc.seats[place];
        if !doc.taken {
            // The token of a link has been in other hands. From now on the seat has another, which only its guest knows.
            if doc.kind == SeatKind::Link {
                doc.generation += 1;
            }
            doc.taken = true;
            doc.claim = claim;
        }
        doc.name = name;
        doc.player = join.player;
        self.save_and_start().await?;
        Ok(self.joined(place))
    }

    /// Keeps what has changed about the seats, starts if everybody sits, and tells everybody.
    pub(super) async fn save_and_start(&mut self) -> Result<(), ApiError> {
        match self.doc.seats.iter().all(|doc| doc.taken) {
            true => self.start().await?,
            false => self.save(Vec::new()).await?,
        }
        self.tell_table();
        self.tell_frames();
        Ok(())
    }

    fn joined(&self, place: usize) -> Joined {
        Joined {
            table: self.row.id.clone(),
            seat: place as u8,
            token: self.seat_token(place as u8),
        }
    }

    /// An open seat that nobody has taken: the one that is wanted, or the first.
    fn find_open(&self, wanted: Option<u8>) -> Result<usize, ApiError> {
        self.check_waiting()?;
        let mut seats = self.doc.seats.iter().enumerate();
        let free = seats.find(|(index, doc)| {
            doc.kind == SeatKind::Open
                && !doc.taken
                && wanted.is_none_or(|wanted| usize::from(wanted) == *index)
        });
        free.map(|(index, _)| index)
            .ok_or_else(|| ApiError::new(ErrorCode::WrongState, "there is no open seat"))
    }

    /// What is kept of the secret of somebody who sits down.
    fn read_claim(&self, claim: Option<&str>) -> Result<Option<String>, ApiError> {
        match claim {
            Some(claim) if !CLAIM.contains(&claim.len()) => Err(ApiError::new(
                ErrorCode::Invalid,
                "a claim has 16 to 64 characters",
            )),
            claim => Ok(claim.map(|claim| self.app.key.claim(&self.row.id, claim))),
        }
    }

    /// The seat in which somebody sat down with this secret, with the token that was the link's then (or with none from
    /// the lobby): they did not hear the answer.
    fn claimed(&self, token: Option<&str>, claim: Option<&str>) -> Option<usize> {
        let claim = claim?;
        (0..self.doc.seats.len()).find(|place| {
            let doc = &self.doc.seats[*place];
            let asked_so_before = match (token, doc.kind) {
                (Some(token), SeatKind::Link) => doc.generation.checked_sub(1).is_some_and(|g| {
                    let what = For::Seat {
                        table: &self.row.id,
                        seat: *place as u8,
                        generation: g,
                    };
                    self.app.key.holds(what, token)
                }),
                (None, SeatKind::Open) => true,
                (Some(_) | None, _) => false,
            };
            asked_so_before && doc.taken && doc.claim.as_deref() == Some(claim)
        })
    }

    /// Whether somebody in this seat can have this name.
    fn check_name(&self, name: &str, place: usize) -> Result<(), ApiError> {
        names::check_no_bot(name, self.game.bots())?;
        let others = self.doc.seats.iter().enumerate();
        let others = others.filter(|(index, _)| *index != place);
        names::check_free(name, others.map(|(_, doc)| doc.name.as_str()))
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

    pub(super) fn vacate(&mut self, seat: u8) {
        let doc = &mut self.doc.seats[usize::from(seat)];
        doc.taken = false;
        doc.name.clear();
        doc.generation += 1;
        doc.claim = None;
        doc.player = Player::Human;
        doc.muted.clear();
        if doc.kind == SeatKind::Here {
            doc.kind = SeatKind::Link;
        }
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
        self.doc.name_bots(&self.row.game);
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

    /// The links of seats in which nobody sits yet, for the owner. Whoever sits has a token that nobody else gets.
    pub(crate) fn links(&self, owner: &str) -> Result<Vec<SeatLink>, ApiError> {
        self.check_owner(owner)?;
        Ok(self.tokens_of(|doc| doc.kind == SeatKind::Link && !doc.taken))
    }

    /// The tokens of a table for whoever has just made it: of their own seats, and the links.
    pub(crate) fn makers_links(&self) -> Vec<SeatLink> {
        let links = |doc: &SeatDoc| match doc.kind {
            SeatKind::Here => true,
            SeatKind::Link => !doc.taken,
            SeatKind::Open | SeatKind::Bot => false,
        };
        self.tokens_of(links)
    }

    fn tokens_of(&self, wanted: impl Fn(&SeatDoc) -> bool) -> Vec<SeatLink> {
        let seats = (0..).zip(&self.doc.seats);
        let link = |(seat, _)| SeatLink {
            seat,
            token: self.seat_token(seat),
        };
        seats.filter(|(_, doc)| wanted(doc)).map(link).collect()
    }

    /// Deals and begins.
    pub(super) async fn start(&mut self) -> Result<(), ApiError> {
        let seed = match &self.doc.deal {
            Some(day) => self.app.key.deal_seed(day, &self.row.game),
            None => tokens::fresh_seed(),
        };
        let seats = self.doc.seats.iter().map(|doc| SeatInfo {
            by: doc.by(),
            name: doc.recorded_name().to_owned(),
        });
        let play = self
            .game
            .start(&self.setup, seats.collect(), seed.clone())
            .map_err(|error| ApiError::new(ErrorCode::Invalid, error.to_string()))?;
        self.row.head = play.record();
        self.row.seed = seed.to_hex();
        self.play = Some(play);
        self.begin_clocks();
        self.save(Vec::new()).await?;
        self.note_change();
        Ok(())
    }

    /// Starts if everybody sits already: a new table without anybody to wait for, a rematch.
    pub(crate) async fn start_if_full(&mut self) -> Result<TableInfo, ApiError> {
        if self.status() == Status::Waiting && self.doc.seats.iter().all(|doc| doc.taken) {
            self.start().await?;
        }
        Ok(self.info())
    }
}
