//! What a seat asks of its table.

use super::play::refusal;
use super::tell::write;
use super::{Hinting, Table};
use crate::api::{
    self, ApiError, Done, ErrorCode, FirstChoice, LogEntry, Reply, Request, ServerMessage, Status,
    Verdict, WhatIf,
};
use towpath_core::{Audience, By, Message, Seat, Seats};
use towpath_games::{Pick, Refused, Stopped, Touch, Trial};

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
    /// A connection asks something.
    pub(crate) async fn asked(&mut self, id: u64, number: u32, request: Request) {
        let Some(conn) = self.conns.iter().find(|conn| conn.id == id) else {
            return;
        };
        let seats = self.held_by(conn);
        match self.request(seats, request).await {
            Ok(Replying::Now(reply)) => self.answer(id, number, Ok(reply)),
            Ok(Replying::Later(hinting)) => {
                let me = self.me.clone();
                tokio::spawn(async move {
                    let hinted = hinting.wait().await;
                    if let Some(table) = me.upgrade() {
                        let command: super::Command = Box::new(move |table| {
                            Box::pin(async move {
                                let reply = hinted.and_then(|hinted| table.hinted(hinted));
                                table.answer(id, number, reply.map(Box::new));
                            })
                        });
                        // A table that has left memory has no connections.
                        let _ = table.send(command).await;
                    }
                });
            }
            Err(error) => self.answer(id, number, Err(error)),
        }
    }

    /// Answers a request of a connection, if it is still there.
    fn answer(&mut self, id: u64, number: u32, reply: Result<Box<Reply>, ApiError>) {
        let message = match reply {
            Ok(reply) => ServerMessage::Reply { id: number, reply },
            Err(error) => {
                self.app.metrics.refused.inc();
                ServerMessage::Error {
                    id: Some(number),
                    error,
                }
            }
        };
        if let Some(index) = self.conns.iter().position(|conn| conn.id == id) {
            self.send(index, write(&message));
        }
    }

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
                self.check_plays(seat)?;
                let pick = [choice.into()];
                let done = self.decide(version, seat, self.by(seat), &pick).await?;
                Ok(Reply::Done(done))
            }
            Request::Plan {
                version,
                seat,
                choices,
            } => {
                let seat = which(held, seat)?;
                self.check_plays(seat)?;
                let picks = read_plan(choices)?;
                let done = self.decide(version, seat, self.by(seat), &picks).await?;
                Ok(Reply::Done(done))
            }
            Request::Hold {
                version,
                seat,
                choice,
            } => {
                let seat = which(held, seat)?;
                self.check_plays(seat)?;
                let done = self.hold(version, seat, choice).await?;
                Ok(Reply::Done(done))
            }
            Request::Undo {
                version,
                seat,
                back,
            } => {
                let seat = which(held, seat)?;
                self.check_plays(seat)?;
                let done = self.take_back(version, seat, back).await?;
                Ok(Reply::Done(done))
            }
            Request::EndTurn { version, seat } => {
                let seat = which(held, seat)?;
                let by = self.by(seat);
                let done = self.end_turn(version, seat, by).await?;
                Ok(Reply::Done(done))
            }
            Request::DayOff { seat, day, take } => {
                self.day_off(which(held, seat)?, &day, take).await
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
                if self.ending().is_some() {
                    return Ok(Replying::Now(Box::new(nobody_decides())));
                }
                let touch = Touch {
                    after: after.into_iter().map(Into::into).collect(),
                    picked,
                    target,
                };
                let verdict = self.playing()?.why_touch(seat, &touch);
                Ok(Reply::Verdict(verdict.map_err(refusal)?.into()))
            }
            Request::About { seat, target } => {
                let audience = match (seat, held.len()) {
                    (None, 0 | 2..) => Audience::Spectator,
                    (seat, _) => Audience::Seat(which(held, seat)?),
                };
                let about = self.playing()?.about(audience, &target);
                Ok(Reply::About(about.map_err(refusal)?.into()))
            }
            Request::WhatIf {
                seat,
                version,
                choices,
            } => {
                let seat = which(held, seat)?;
                version.map_or(Ok(()), |version| self.check_version(version))?;
                self.check_decides()?;
                self.what_if(seat, &read_plan(choices)?)
            }
            Request::Hint { seat, version, bot } => {
                self.check_decides()?;
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
        if self.ending().is_some() {
            return Ok(nobody_decides());
        }
        let verdict = self.playing()?.why_not(seat, action);
        Ok(Reply::Verdict(verdict.map_err(refusal)?.into()))
    }

    /// While a turn waits for its end nobody has anything to decide.
    fn check_decides(&self) -> Result<(), ApiError> {
        match self.ending() {
            None => Ok(()),
            Some(_) => {
                let message = "a turn waits for its end";
                Err(ApiError::new(ErrorCode::NotToAct, message).at(self.version()))
            }
        }
    }

    fn what_if(&self, seat: Seat, picks: &[Pick]) -> Result<Reply, ApiError> {
        let trial = self.playing()?.what_if(seat, picks).map_err(refusal)?;
        Ok(tried(trial))
    }

    /// Who decides in a seat, as the record says it.
    pub(super) fn by(&self, seat: Seat) -> By {
        self.doc.seats[seat.index()].by()
    }

    /// A player takes the seat back from the bot.
    async fn come_back(&mut self, seat: Seat) -> Result<Reply, ApiError> {
        let doc = &mut self.doc.seats[seat.index()];
        if !doc.away {
            return Ok(self.done());
        }
        if !self.clocks.welcome_back(seat) {
            let message = "the time of this turn is up: the bot finishes it";
            return Err(ApiError::new(ErrorCode::NotAllowed, message));
        }
        doc.away = false;
        doc.bot = None;
        self.changed_seats().await
    }

    pub(super) async fn changed_seats(&mut self) -> Result<Reply, ApiError> {
        self.save(Vec::new()).await?;
        self.tell_table();
        self.tell_frames();
        Ok(self.done())
    }

    /// It is done, and the version is still the same.
    pub(super) fn done(&self) -> Reply {
        Reply::Done(Done {
            version: self.version(),
            applied: 0,
            repeated: false,
        })
    }

    pub(super) fn check_running(&self) -> Result<(), ApiError> {
        match self.status() {
            Status::Playing => Ok(()),
            Status::Waiting | Status::Over => Err(ApiError::new(
                ErrorCode::WrongState,
                "the game does not run",
            )),
        }
    }
}

/// What choices would give, as it is sent.
pub(crate) fn tried(trial: Trial) -> Reply {
    let unknown = trial.stopped == Some(Stopped::Unknown);
    let refused = match trial.stopped {
        Some(Stopped::Refused(refused)) => Some(refused.into()),
        Some(Stopped::Unknown) | None => None,
    };
    Reply::WhatIf(WhatIf {
        tried: trial.tried,
        refused,
        unknown,
        view: trial.view,
        question: trial.question,
        choices: trial.moment.choices,
        steps: trial.moment.steps,
        log: trial.log.into_iter().map(LogEntry::from).collect(),
        scores: trial.scores,
    })
}

/// Nothing can be done as long as a turn waits for its end.
fn nobody_decides() -> Reply {
    Reply::Verdict(Verdict {
        allowed: false,
        rule: None,
        why: Some(Message::new("table-not-to-act")),
        first: Vec::new(),
    })
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
pub(crate) fn read_plan(choices: Vec<api::Pick>) -> Result<Vec<Pick>, ApiError> {
    match choices.is_empty() {
        true => Err(too_long()),
        false => check_length(choices.len()),
    }?;
    Ok(choices.into_iter().map(Into::into).collect())
}

pub(crate) fn check_length(length: usize) -> Result<(), ApiError> {
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
