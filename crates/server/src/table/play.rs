//! Decisions and their undoing: checked by the engine, kept by the store, then told.

use super::Table;
use crate::api::{ApiError, Back, Done, End, ErrorCode, Status, TurnEnd};
use std::time::Instant;
use towpath_core::{By, Seat};
use towpath_games::{EntryKind, Pick, Reason, Refused};
use towpath_store::{EntryRow, Op, Row};

/// Whose choice a decision is.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Choice {
    /// Its player's, who may say with it that the turn is over.
    Own,
    /// The table's, because there is no other: it says nothing for its player.
    Forced,
}

impl Table {
    /// Carries out decisions of a seat one after the other, as far as they are allowed, and keeps them.
    pub(super) async fn decide(
        &mut self,
        version: u32,
        seat: Seat,
        by: By,
        picks: &[Pick],
    ) -> Result<Done, ApiError> {
        self.carry_out(version, seat, by, picks, Choice::Own).await
    }

    /// Makes the only choice of a seat.
    pub(super) async fn decide_forced(&mut self, seat: Seat, only: Pick) -> Result<Done, ApiError> {
        let (version, by) = (self.version(), self.by(seat));
        self.carry_out(version, seat, by, &[only], Choice::Forced)
            .await
    }

    async fn carry_out(
        &mut self,
        version: u32,
        seat: Seat,
        by: By,
        picks: &[Pick],
        choice: Choice,
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
        let ended = match choice {
            Choice::Own => self.end_declared(seat, by),
            Choice::Forced => 0,
        };
        self.keep(applied + ended).await?;
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
        let now = self.now();
        let enough = self.clocks.can_undo(seat, now);
        let Some(play) = &mut self.play else {
            return Err(ApiError::new(
                ErrorCode::WrongState,
                "the game has not started",
            ));
        };
        if play.undoable(seat).0 > 0 && !enough {
            let message = "there is no time left to decide anew";
            return Err(ApiError::new(ErrorCode::NotAllowed, message).at(version));
        }
        let undone = match back {
            Back::Step => play.undo_step(version, seat),
            Back::Turn => play.undo_turn(version, seat),
        };
        undone.map_err(|refused| refusal(refused).at(version))?;
        // Who takes something back knows whose turn it is.
        self.turns = self.turns.with(seat);
        self.keep(1).await?;
        self.tell_frames();
        Ok(Done {
            version: self.version(),
            applied: 1,
            repeated: false,
        })
    }

    /// Ends a turn for good, because its player says so.
    pub(super) async fn end_turn(
        &mut self,
        version: u32,
        seat: Seat,
        by: By,
    ) -> Result<Done, ApiError> {
        let ended = self.play.as_ref().and_then(|play| play.entry(version + 1));
        if ended == Some((seat, EntryKind::EndTurn)) {
            return Ok(Done {
                version: self.version(),
                applied: 0,
                repeated: true,
            });
        }
        self.check_version(version)?;
        let ending = self.ending() == Some(seat);
        match &mut self.play {
            Some(play) if ending => play.end_turn(version, seat, by).map_err(refusal)?,
            _ => {
                let error = ApiError::new(ErrorCode::WrongState, "there is no turn to end");
                return Err(error.at(version));
            }
        }
        self.keep(1).await?;
        self.tell_frames();
        Ok(Done {
            version: self.version(),
            applied: 1,
            repeated: false,
        })
    }

    /// The seat that has decided everything in its turn and has not yet said that it is over.
    pub(super) fn ending(&self) -> Option<Seat> {
        if self.doc.settings.turn_end == TurnEnd::Automatic || self.status() != Status::Playing {
            return None;
        }
        let to_act = self.play.as_ref()?.to_act();
        let seat = self.undoing()?;
        let ended = !to_act.is_empty() && !to_act.contains(seat) && self.bot_of(seat).is_none();
        ended.then_some(seat)
    }

    /// Where the turn's last decision itself says that it is over, nobody is asked to say so again: how many entries
    /// that makes.
    fn end_declared(&mut self, seat: Seat, by: By) -> u32 {
        let version = self.version();
        match &mut self.play {
            Some(play)
                if self.doc.settings.turn_end == TurnEnd::Explicit && play.turn_declared_over() =>
            {
                u32::from(play.end_turn(version, seat, by).is_ok())
            }
            _ => 0,
        }
    }

    pub(super) fn check_version(&self, version: u32) -> Result<(), ApiError> {
        let now = self.version();
        if version == now {
            return Ok(());
        }
        let message = format!("the table is at version {now}, not {version}");
        Err(ApiError::new(ErrorCode::Stale, message).at(now))
    }

    pub(super) fn check_acting(&self, seat: Seat) -> Result<(), ApiError> {
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
        let ops = self.entry_ops(entries);
        let over = self
            .play
            .as_ref()
            .is_some_and(|play| play.outcome().is_some());
        if over {
            self.doc.end = Some(End::Played);
            let result = self.deal_result();
            self.save(ops.into_iter().chain(result).collect()).await?;
            self.tell_table();
            Ok(())
        } else {
            self.write(ops).await
        }
    }

    /// What the store has to keep of the last so many entries.
    pub(super) fn entry_ops(&mut self, entries: u32) -> Vec<Op> {
        let clocks = self.clocks_after();
        let (version, at) = (self.version(), self.now());
        let numbers = version - entries + 1..=version;
        let play = self.play.as_deref();
        let lines = numbers.filter_map(|number| Some((number, play?.entry_line(number)?)));
        let row = |(number, line)| {
            Op::Insert(Row::Entry(EntryRow {
                table: self.row.id.clone(),
                number,
                line,
                at,
                clocks: clocks.clone(),
            }))
        };
        lines.map(row).collect()
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
            ended_at: self.now(),
        })
    }
}

/// A refusal of the engine as an error of the API.
pub(crate) fn refusal(refused: Refused) -> ApiError {
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
        Reason::NoTurnToEnd => (ErrorCode::WrongState, "there is no turn to end".to_owned()),
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
