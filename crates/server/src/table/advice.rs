//! Bots asked for their opinion: hints while the game runs, a look back when it is over. They think elsewhere; the table
//! goes on meanwhile.

use super::Table;
use crate::api::{
    AdviceInfo, ApiError, ChoiceRef, CurvePoint, ErrorCode, Hint, Hints, RegretInfo, Reply,
    ReviewInfo, Status, percent,
};
use crate::metrics::ThinkMetrics;
use crate::pool::flights::{Flight, Flights};
use crate::pool::{About, Busy, Lane, Pool, Purpose, Thinking};
use std::sync::Arc;
use std::time::Duration;
use towpath_core::{Audience, Seat};
use towpath_games::{Advice, AnyMatch, Budget, Regret, Review, Thought};

/// How long a bot thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(600));
/// How many iterations it thinks about each decision of a finished game.
const REVIEW: u32 = 120;
/// How many hints are kept, of some kilobytes each.
const HINTS: usize = 256;
/// How many looks back are kept, of some ten kilobytes each.
const REVIEWS: usize = 128;

/// What bots were asked about and have found, at all tables: it outlives a table's stay in memory.
#[derive(Debug)]
pub struct AdviceCache {
    hints: Arc<Flights<HintKey, Hint>>,
    /// By table and version.
    reviews: Arc<Flights<(Arc<str>, u32), ReviewInfo>>,
}

impl AdviceCache {
    /// Nothing was asked yet.
    pub fn new(metrics: &ThinkMetrics) -> AdviceCache {
        AdviceCache {
            hints: Flights::new(HINTS, metrics.reused.clone()),
            reviews: Flights::new(REVIEWS, metrics.reused.clone()),
        }
    }
}

/// Which hint. What it says follows from what this seat knew then, so nobody else may have it while the game runs.
#[derive(Clone, PartialEq, Eq, Hash)]
struct HintKey {
    table: Arc<str>,
    moment: Moment,
    seat: Seat,
    bot: Option<String>,
}

/// What a hint is about.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Moment {
    /// The position of a running game, in this version.
    Now(u32),
    /// A version of a finished game.
    Then(u32),
}

/// A hint that is being thought about.
pub(crate) struct Hinting {
    flight: Flight<Hint>,
    moment: Moment,
}

impl Hinting {
    /// Waits until it is there.
    pub(crate) async fn wait(self) -> Result<Hinted, ApiError> {
        let hint = self.flight.await?;
        let moment = self.moment;
        Ok(Hinted { hint, moment })
    }
}

/// A hint that was thought about.
pub(crate) struct Hinted {
    hint: Arc<Hint>,
    moment: Moment,
}

impl Table {
    /// What the threads of bots are told about a bot's move.
    pub(super) fn about_move(&self, thought: &Thought) -> About {
        let somebody = |seat: &crate::doc::SeatDoc| seat.bot.is_none();
        let waited_for = !self.conns.is_empty() || self.doc.seats.iter().any(somebody);
        let purpose = match waited_for {
            true => Purpose::Move,
            false => Purpose::Unwatched,
        };
        self.about_thought(purpose, thought)
    }

    fn about_thought(&self, purpose: Purpose, thought: &Thought) -> About {
        about_thought(self.row.id.as_str().into(), purpose, thought)
    }

    /// What takes long and cannot be stopped.
    fn about(&self, purpose: Purpose) -> About {
        About {
            table: self.row.id.as_str().into(),
            purpose,
            lane: Lane::Long,
            stop: None,
        }
    }

    /// What a bot would do: now, if the table allows it, or at a moment of a finished game.
    pub(super) fn hint(
        &mut self,
        seat: Seat,
        version: Option<u32>,
        bot: Option<String>,
    ) -> Result<Hinting, ApiError> {
        if let Some(bot) = &bot
            && !self.game.bots().contains(&bot.as_str())
        {
            return Err(ApiError::new(ErrorCode::Invalid, "there is no such bot"));
        }
        let over = self.status() == Status::Over && !self.deal_is_open();
        let now = self.status() == Status::Playing && self.doc.settings.hints == Hints::Always;
        let play = self.playing()?;
        let (seat, moment, played) = match version {
            Some(version) if over => {
                let next = play.next_standing(version);
                let decided = next.and_then(|number| play.decided(number));
                let (seat, played) = decided.ok_or_else(|| {
                    ApiError::new(ErrorCode::NotFound, "nothing was decided then")
                })?;
                (seat, Moment::Then(version), Some(played))
            }
            None if now => (seat, Moment::Now(play.version()), None),
            _ => {
                let message = "this table allows hints only when the game is over";
                return Err(ApiError::new(ErrorCode::NotAllowed, message));
            }
        };
        let key = HintKey {
            table: self.row.id.as_str().into(),
            moment,
            seat,
            bot,
        };
        let flight = self.app.advice.hints.join(&key, || {
            let (Moment::Now(version) | Moment::Then(version)) = moment;
            let asks = self.row.id.as_str().into();
            let bot = key.bot.as_deref();
            let thinking = think_hint(&self.app.pool, asks, play.at(version), seat, bot, played)?;
            Ok(async move { thinking.await.unwrap_or_else(|| Err(no_idea())) })
        });
        let flight = flight?;
        Ok(Hinting { flight, moment })
    }

    /// Tells a hint, or that the table has moved on since it was asked for.
    pub(crate) fn hinted(&self, hinted: Hinted) -> Result<Reply, ApiError> {
        match hinted.moment {
            Moment::Now(version) if version != self.version() => {
                let message = "the table has moved on while the bot was thinking";
                Err(ApiError::new(ErrorCode::Stale, message).at(self.version()))
            }
            Moment::Now(_) | Moment::Then(_) => Ok(Reply::Hint((*hinted.hint).clone())),
        }
    }

    /// A look back at the finished game, for everybody who may see all of it.
    pub(crate) fn look_back(&self) -> Result<Flight<ReviewInfo>, ApiError> {
        if self.deal_is_open() {
            let message = "the deal of the day is still being played by others";
            return Err(ApiError::new(ErrorCode::NotAllowed, message));
        }
        if self.status() != Status::Over {
            return Err(ApiError::new(
                ErrorCode::WrongState,
                "the game is not over yet",
            ));
        }
        let play = self.playing()?;
        let key = (self.row.id.as_str().into(), play.version());
        self.app.advice.reviews.join(&key, || {
            let mut reviewing = play
                .review(REVIEW)
                .ok_or_else(|| ApiError::new(ErrorCode::WrongState, "nothing was decided"))?;
            let about = self.about(Purpose::Review);
            let over = play.at(play.version());
            let thinking = self.app.pool.think_in_steps(about, move || {
                reviewing().map(|review| review_info(&*over, &review))
            });
            let thinking = thinking.map_err(too_busy)?;
            Ok(async move { thinking.await.unwrap_or_else(|| Err(no_idea())) })
        })
    }
}

/// Has a bot think about a hint; `asks` is whose share of the time it takes.
pub(crate) fn think_hint(
    pool: &Pool,
    asks: Arc<str>,
    mut then: Box<dyn AnyMatch>,
    seat: Seat,
    bot: Option<&str>,
    played: Option<String>,
) -> Result<Thinking<Result<Hint, ApiError>>, ApiError> {
    let hint = move |then: &dyn AnyMatch, choice, advice| {
        let played = played.map(|notation| named(then, seat, &notation));
        Ok(Hint {
            seat: seat.index() as u8,
            choice,
            advice,
            played: played.transpose()?,
        })
    };
    let thinking = match bot {
        Some(bot) => {
            let thought = then.thought(seat, bot).ok_or_else(nothing_to_decide)?;
            let about = about_thought(asks, Purpose::Hint, &thought);
            pool.think(about, move || {
                let decided = (thought.run)();
                let choice = named(&*then, seat, &decided.notation)?;
                hint(&*then, choice, Vec::new())
            })
        }
        None => {
            let advising = then.advice(seat, HINT).ok_or_else(nothing_to_decide)?;
            let about = About {
                table: asks,
                purpose: Purpose::Hint,
                lane: Lane::Long,
                stop: None,
            };
            pool.think(about, move || {
                let best = advising();
                let best = best.iter().map(|advice| advice_info(&*then, seat, advice));
                let best = best.collect::<Result<Vec<_>, _>>()?;
                let choice = best.first().ok_or_else(no_idea)?.choice.clone();
                hint(&*then, choice, best)
            })
        }
    };
    thinking.map_err(too_busy)
}

/// What the threads of bots are told about a thought.
fn about_thought(table: Arc<str>, purpose: Purpose, thought: &Thought) -> About {
    About {
        table,
        purpose,
        lane: match thought.quick {
            true => Lane::Quick,
            false => Lane::Long,
        },
        stop: thought.stop.clone(),
    }
}

/// Names the choices of a look back.
fn review_info(play: &dyn AnyMatch, review: &Review) -> Result<ReviewInfo, ApiError> {
    let point = |(version, chances): &(u32, Vec<f32>)| CurvePoint {
        version: *version,
        percents: chances.iter().map(|share| percent(*share)).collect(),
    };
    let regrets = review.regrets.iter();
    let regrets = regrets.map(|regret| regret_info(play, regret));
    Ok(ReviewInfo {
        curve: review.curve.iter().map(point).collect(),
        regrets: regrets.collect::<Result<_, _>>()?,
    })
}

/// A choice of a seat by its number and the things that are touched for it.
pub(crate) fn named(
    then: &dyn AnyMatch,
    seat: Seat,
    notation: &str,
) -> Result<ChoiceRef, ApiError> {
    let named = then.project(Audience::Seat(seat)).find(seat, notation);
    Ok(named.ok_or_else(no_idea)?.into())
}

fn advice_info(then: &dyn AnyMatch, seat: Seat, advice: &Advice) -> Result<AdviceInfo, ApiError> {
    Ok(AdviceInfo {
        choice: named(then, seat, &advice.notation)?,
        percent: percent(advice.chance),
        points: advice.points.round() as i32,
        why: advice.why.clone(),
    })
}

fn regret_info(play: &dyn AnyMatch, regret: &Regret) -> Result<RegretInfo, ApiError> {
    let then = play.at(regret.version);
    Ok(RegretInfo {
        version: regret.version,
        seat: regret.seat.index() as u8,
        played: named(&*then, regret.seat, &regret.played.notation)?,
        better: advice_info(&*then, regret.seat, &regret.better)?,
        cost: percent(regret.cost),
        points: regret.points.max(0.0).round() as u16,
    })
}

fn nothing_to_decide() -> ApiError {
    ApiError::new(ErrorCode::NotToAct, "there is nothing to decide")
}

pub(crate) fn no_idea() -> ApiError {
    ApiError::new(ErrorCode::Unavailable, "the bot has no idea")
}

fn too_busy(busy: Busy) -> ApiError {
    let message = "bots have too much to think about; ask again later";
    ApiError {
        retry_after: Some(busy.retry_after),
        ..ApiError::new(ErrorCode::TooMany, message)
    }
}
