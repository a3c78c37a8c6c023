//! Decisions and their undoing: checked by the engine, kept by the store, then told.

use super::Table;
use crate::api::{ApiError, Back, Done, End, ErrorCode, Status, TurnEnd};
use crate::time;
use std::time::Instant;
use towpath_core::{By, Seat};
use towpath_games::{Pick, Reason, Refused};
use towpath_store::{EntryRow, Op, Row};

impl Table {
    /// Carries out decisions of a seat one after the other, as far as they are allowed, and keeps them.
    pub(super) async fn decide(
        &mut self,
        version: u32,
        seat: Seat,
        by: By,
        picks: &[Pick],
    ) -> Result<Done, ApiError> {
        let arrived = Instant::now();
        let now = self.version();
        let play = self.play.as_deref();
        if play.is_some_and(|play| play.repeats(version, seat, picks)) {
            return Ok(Done {
                version: now,
                applied: 0,
                repeated: true,
            });
        }
        self.check_version(version)?;
        self.check_acting(seat)?;
        let Some(play) = &mut self.play else {
            return Err(ApiError::new(
                ErrorCode::WrongState,
                "the game has not started",
            ));
        };
        let mut applied = 0;
        for pick in picks {
            match play.submit(now + applied, seat, by, pick) {
                Ok(()) => applied += 1,
                Err(refused) if applied == 0 => return Err(refusal(refused).at(now)),
                Err(_) => break,
            }
        }
        self.undone = false;
        self.keep(applied).await?;
        self.app.metrics.kept(arrived.elapsed());
        self.tell_frames();
        Ok(Done {
            version: self.version(),
            applied,
            repeated: false,
        })
    }

    /// Takes back the last decision or the turn.
    pub(super) async fn take_back(
        &mut self,
        version: u32,
        seat: Seat,
        back: Back,
    ) -> Result<Done, ApiError> {
        self.check_version(version)?;
        if self.status() != Status::Playing {
            return Err(ApiError::new(
                ErrorCode::WrongState,
                "the game does not run",
            ));
        }
        let Some(play) = &mut self.play else {
            return Err(ApiError::new(
                ErrorCode::WrongState,
                "the game has not started",
            ));
        };
        let undone = match back {
            Back::Step => play.undo_step(version, seat),
            Back::Turn => play.undo_turn(version, seat),
        };
        undone.map_err(|refused| refusal(refused).at(version))?;
        self.undone = true;
        self.keep(1).await?;
        self.tell_frames();
        Ok(Done {
            version: self.version(),
            applied: 1,
            repeated: false,
        })
    }

    /// Declares a turn finished.
    pub(super) fn end_turn(&mut self, version: u32, seat: Seat) -> Result<Done, ApiError> {
        self.check_version(version)?;
        let done = |repeated| Done {
            version,
            applied: 0,
            repeated,
        };
        if self.confirmed == Some(version) {
            return Ok(done(true));
        }
        if self.ending() != Some(seat) {
            return Err(
                ApiError::new(ErrorCode::WrongState, "there is no turn to end").at(version),
            );
        }
        self.confirmed = Some(version);
        self.settle();
        self.tell_frames();
        Ok(done(false))
    }

    /// The seat that has decided everything in its turn and has not yet said that it is over.
    pub(super) fn ending(&self) -> Option<Seat> {
        if self.doc.settings.turn_end == TurnEnd::Automatic
            || self.confirmed == Some(self.version())
        {
            return None;
        }
        let to_act = self.play.as_ref()?.to_act();
        let seat = self.undoing()?;
        let ended = !to_act.is_empty() && !to_act.contains(seat) && self.bot_of(seat).is_none();
        ended.then_some(seat)
    }

    pub(super) fn check_version(&self, version: u32) -> Result<(), ApiError> {
        let now = self.version();
        if version == now {
            return Ok(());
        }
        let message = format!("the table is at version {now}, not {version}");
        Err(ApiError::new(ErrorCode::Stale, message).at(now))
    }

    fn check_acting(&self, seat: Seat) -> Result<(), ApiError> {
        match self.status() {
            Status::Waiting => Err(ApiError::new(
                ErrorCode::WrongState,
                "the game has not started",
            )),
            Status::Over => Err(ApiError::new(ErrorCode::WrongState, "the game is over")),
            Status::Playing if !self.acting().contains(seat) || self.ending().is_some() => {
                let error = ApiError::new(ErrorCode::NotToAct, "it is not this seat's decision");
                Err(error.at(self.version()))
            }
            Status::Playing => Ok(()),
        }
    }

    /// Keeps the last so many entries. If that fails, what is in memory is worth nothing any more.
    async fn keep(&mut self, entries: u32) -> Result<(), ApiError> {
        self.settle();
        let clocks = self.clocks_after();
        let Some(play) = &self.play else {
            return Ok(());
        };
        let version = play.version();
        let mut ops = Vec::with_capacity(entries as usize + 2);
        for number in version - entries + 1..=version {
            let line = play.entry_line(number);
            ops.push(Op::Insert(Row::Entry(EntryRow {
                table: self.row.id.clone(),
                number,
                line: line.expect("the match has just made this entry"),
                at: time::now(),
                clocks: clocks.clone(),
            })));
        }
        if play.outcome().is_some() {
            self.doc.end = Some(End::Played);
            ops.extend(self.deal_result());
            self.save(ops).await?;
            self.tell_table();
        } else if let Err(error) = self.app.store.write(ops).await {
            return Err(self.failed(&error));
        }
        Ok(())
    }

    /// Notes up to where nothing can be taken back.
    pub(super) fn settle(&mut self) {
        let version = self.version();
        if self.undoing().is_none() || self.confirmed == Some(version) {
            self.settled = (version, self.acting());
        }
    }

    /// The result of a deal of the day, for its list: only of games that end before the day has closed, because then the
    /// seed is known to everybody.
    fn deal_result(&self) -> Option<Op> {
        if !self.deal_is_open() {
            return None;
        }
        let day = self.doc.deal.clone()?;
        let outcome = self.play.as_ref()?.outcome()?;
        Some(Op::SetScore {
            day,
            game: self.row.game.clone(),
            table: self.row.id.clone(),
            points: outcome.scores.first().map_or(0, |score| score.total),
            won: outcome.winners.contains(Seat::new(0)),
        })
    }
}

/// A refusal of the engine as an error of the API.
pub(super) fn refusal(refused: Refused) -> ApiError {
    let (code, message) = match refused.reason {
        Reason::Stale => (ErrorCode::Stale, "the table has moved on".to_owned()),
        Reason::Over => (ErrorCode::WrongState, "the game is over".to_owned()),
        Reason::NotToAct => (
            ErrorCode::NotToAct,
            "it is not this seat's decision".to_owned(),
        ),
        Reason::ReadOnly => (
            ErrorCode::WrongState,
            "the game can only be looked at".to_owned(),
        ),
        Reason::NothingToUndo => (
            ErrorCode::NothingToUndo,
            "there is nothing to take back".to_owned(),
        ),
        Reason::NotUnderstood => (
            ErrorCode::NotUnderstood,
            "this is no action of the game".to_owned(),
        ),
        Reason::NoSuchChoice => (
            ErrorCode::Invalid,
            "there is no choice with this number".to_owned(),
        ),
        Reason::NoSuchTarget => (
            ErrorCode::Invalid,
            "there is no such thing to touch".to_owned(),
        ),
        Reason::Rule => {
            let rule = refused.rule.unwrap_or("a rule");
            (ErrorCode::Refused, format!("refused by {rule}"))
        }
    };
    ApiError {
        rule: refused.rule.map(str::to_owned),
        why: Some(refused.why),
        ..ApiError::new(code, message)
    }
}
