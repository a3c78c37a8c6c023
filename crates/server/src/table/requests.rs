//! What a seat asks of its table.

use super::play::refusal;
use super::{Hinting, Table};
use crate::api::{
    self, ApiError, End, ErrorCode, FirstChoice, LogEntry, Reply, Request, Status, Verdict, WhatIf,
};
use towpath_core::{By, Seat, Seats};
use towpath_games::{Pick, Refused, Stopped, Touch};

/// The most choices of a plan or a what-if.
const PLAN: usize = 200;

/// What is answered.
pub(crate) enum Replying {
    /// At once.
    Now(Box<Reply>),
    /// When a bot has thought; the table goes on meanwhile.
    Later(Hinting),
}

impl Table {
    /// Answers a request of somebody who holds these seats.
    pub(crate) async fn request(
        &mut self,
        held: Seats,
        request: Request,
    ) -> Result<Replying, ApiError> {
        let reply: Result<Reply, ApiError> = match request {
            Request::Act {
                version,
                seat,
                choice,
            } => {
                let seat = which(held, seat)?;
                let pick = [choice.into()];
                let done = self.decide(version, seat, By::Human, &pick).await?;
                Ok(Reply::Done(done))
            }
            Request::Plan {
                version,
                seat,
                choices,
            } => {
                let seat = which(held, seat)?;
                let picks = read_plan(choices)?;
                let done = self.decide(version, seat, By::Human, &picks).await?;
                Ok(Reply::Done(done))
            }
            Request::Undo {
                version,
                seat,
                back,
            } => {
                let done = self.take_back(version, which(held, seat)?, back).await?;
                Ok(Reply::Done(done))
            }
            Request::EndTurn { version, seat } => {
                Ok(Reply::Done(self.end_turn(version, which(held, seat)?)?))
            }
            Request::WhyNot { seat, action } => self.why_not(which(held, seat)?, &action),
            Request::WhyTouch {
                seat,
                version,
                after,
                picked,
                target,
            } => {
                let seat = which(held, seat)?;
                version.map_or(Ok(()), |version| self.check_version(version))?;
                check_length(after.len() + picked.len())?;
                let touch = Touch {
                    after: after.into_iter().map(Into::into).collect(),
                    picked,
                    target,
                };
                let verdict = self.playing()?.why_touch(seat, &touch);
                Ok(Reply::Verdict(verdict.map_err(refusal)?.into()))
            }
            Request::WhatIf {
                seat,
                version,
                choices,
            } => {
                let seat = which(held, seat)?;
                version.map_or(Ok(()), |version| self.check_version(version))?;
                self.what_if(seat, &read_plan(choices)?)
            }
            Request::Hint { seat, version, bot } => {
                let hinting = self.hint(which(held, seat)?, version, bot)?;
                return Ok(Replying::Later(hinting));
            }
            Request::Chat { seat, text } => self.say(which(held, seat)?, &text).await,
            Request::Mute { seat, whom, mute } => self.mute(which(held, seat)?, whom, mute).await,
            Request::Report { seat, line, reason } => {
                self.report(which(held, seat)?, line, &reason).await
            }
            Request::Concede { seat } => self.concede(which(held, seat)?).await,
            Request::VoteEnd { seat, agree } => self.vote(which(held, seat)?, agree).await,
            Request::TakeBack { seat } => self.come_back(which(held, seat)?).await,
        };
        reply.map(|reply| Replying::Now(Box::new(reply)))
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<Reply, ApiError> {
        let verdict = self.playing()?.why_not(seat, action);
        Ok(Reply::Verdict(verdict.map_err(refusal)?.into()))
    }

    fn what_if(&self, seat: Seat, picks: &[Pick]) -> Result<Reply, ApiError> {
        let trial = self.playing()?.what_if(seat, picks).map_err(refusal)?;
        let unknown = trial.stopped == Some(Stopped::Unknown);
        let refused = match trial.stopped {
            Some(Stopped::Refused(refused)) => Some(refused.into()),
            Some(Stopped::Unknown) | None => None,
        };
        Ok(Reply::WhatIf(WhatIf {
            tried: trial.tried,
            refused,
            unknown,
            view: trial.view,
            question: trial.question,
            choices: trial.moment.choices,
            steps: trial.moment.steps,
            log: trial.log.into_iter().map(LogEntry::from).collect(),
            scores: trial.scores,
        }))
    }

    /// A player gives up.
    async fn concede(&mut self, seat: Seat) -> Result<Reply, ApiError> {
        self.check_running()?;
        match self.players() {
            1 => self.doc.end = Some(End::Abandoned),
            2 => {
                self.doc.end = Some(End::Conceded {
                    seat: seat.index() as u8,
                });
            }
            _ => {
                let stand_in = self.stand_in();
                let doc = &mut self.doc.seats[seat.index()];
                doc.bot = Some(stand_in);
                doc.kind = crate::api::SeatKind::Bot;
                if self.doc.seats.iter().all(|seat| !seat.is_person()) {
                    self.doc.end = Some(End::Abandoned);
                }
            }
        }
        self.changed_seats().await
    }

    /// A player wants to stop, or not any more.
    async fn vote(&mut self, seat: Seat, agree: bool) -> Result<Reply, ApiError> {
        self.check_running()?;
        let number = seat.index() as u8;
        self.doc.votes.retain(|vote| *vote != number);
        if agree {
            self.doc.votes.push(number);
        }
        let here = |(seat, _): &(u8, &crate::doc::SeatDoc)| self.doc.votes.contains(seat);
        let mut people = (0..)
            .zip(&self.doc.seats)
            .filter(|(_, s)| s.is_person() && !s.away);
        if people.all(|person| here(&person)) {
            self.doc.end = Some(End::Agreed);
        }
        self.changed_seats().await
    }

    /// A player takes the seat back from the bot.
    async fn come_back(&mut self, seat: Seat) -> Result<Reply, ApiError> {
        let doc = &mut self.doc.seats[seat.index()];
        if !doc.away {
            return Ok(self.done());
        }
        doc.away = false;
        doc.bot = None;
        self.clocks.welcome_back(seat);
        self.changed_seats().await
    }

    async fn changed_seats(&mut self) -> Result<Reply, ApiError> {
        self.save(Vec::new()).await?;
        self.tell_table();
        self.tell_frames();
        Ok(self.done())
    }

    fn check_running(&self) -> Result<(), ApiError> {
        match self.status() {
            Status::Playing => Ok(()),
            Status::Waiting | Status::Over => Err(ApiError::new(
                ErrorCode::WrongState,
                "the game does not run",
            )),
        }
    }
}

/// The seat meant: the one named, which must be held, or the only one held.
fn which(held: Seats, seat: Option<u8>) -> Result<Seat, ApiError> {
    match seat {
        Some(seat)
            if usize::from(seat) < towpath_core::MAX_SEATS && held.contains(Seat::new(seat)) =>
        {
            Ok(Seat::new(seat))
        }
        Some(_) => Err(ApiError::new(
            ErrorCode::Forbidden,
            "this seat is not yours",
        )),
        None => match (held.len(), held.first()) {
            (1, Some(seat)) => Ok(seat),
            (0, _) => Err(ApiError::new(
                ErrorCode::Forbidden,
                "spectators only look on",
            )),
            _ => Err(ApiError::new(ErrorCode::Invalid, "say which of your seats")),
        },
    }
}

/// The choices of a plan or a what-if.
fn read_plan(choices: Vec<api::Pick>) -> Result<Vec<Pick>, ApiError> {
    match choices.is_empty() {
        true => Err(too_long()),
        false => check_length(choices.len()),
    }?;
    Ok(choices.into_iter().map(Into::into).collect())
}

fn check_length(length: usize) -> Result<(), ApiError> {
    match length > PLAN {
        true => Err(too_long()),
        false => Ok(()),
    }
}

fn too_long() -> ApiError {
    let message = format!("expected 1 to {PLAN} choices");
    ApiError::new(ErrorCode::Invalid, message)
}

impl From<Refused> for Verdict {
    fn from(refused: Refused) -> Verdict {
        Verdict {
            allowed: false,
            rule: refused.rule.map(str::to_owned),
            why: Some(refused.why),
            first: Vec::new(),
        }
    }
}

impl From<towpath_games::Verdict> for Verdict {
    fn from(verdict: towpath_games::Verdict) -> Verdict {
        let first = verdict.first.into_iter().map(|first| FirstChoice {
            choice: first.number,
            words: first.words,
        });
        let (rule, why) = verdict.refused.map_or((None, None), |refused| {
            (refused.rule.map(str::to_owned), Some(refused.why))
        });
        Verdict {
            allowed: verdict.allowed,
            rule,
            why,
            first: first.collect(),
        }
    }
}
