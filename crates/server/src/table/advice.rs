//! Bots asked for their opinion: hints while the game runs, a look back when it is over.

use super::Table;
use crate::api::{
    AdviceInfo, ApiError, ChoiceRef, CurvePoint, ErrorCode, Hint, Hints, RegretInfo, Reply,
    ReviewInfo, Status, percent,
};
use std::sync::Arc;
use std::time::Duration;
use towpath_core::{Audience, Seat};
use towpath_games::{Advice, Advising, AnyMatch, Budget, Regret, Review, Reviewing, Thought};

/// How long a bot thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(600));
/// How many iterations it thinks about each decision of a finished game.
const REVIEW: u32 = 120;

/// A look back: thought out before, or still to be.
pub(crate) enum LookBack {
    /// From an earlier request.
    Ready(Arc<ReviewInfo>),
    /// To be done on a thread for bots.
    Think(Reviewing),
}

/// What is asked for: what a certain bot would do, or the best choices with their chances and reasons.
enum Asked {
    Bot(Thought),
    Best(Advising),
}

impl Table {
    /// What a bot would do: now, if the table allows it, or at a moment of a finished game.
    pub(super) async fn hint(
        &mut self,
        seat: Seat,
        version: Option<u32>,
        bot: Option<String>,
    ) -> Result<Reply, ApiError> {
        if let Some(bot) = &bot
            && !self.game.bots().contains(&bot.as_str())
        {
            return Err(ApiError::new(ErrorCode::Invalid, "there is no such bot"));
        }
        let over = self.status() == Status::Over && !self.deal_is_open();
        let now = self.status() == Status::Playing && self.doc.settings.hints == Hints::Always;
        let Some(play) = &self.play else {
            return Err(ApiError::new(
                ErrorCode::WrongState,
                "the game has not started",
            ));
        };
        let (seat, mut then, played) = match version {
            Some(version) if over => {
                let next = play.next_standing(version);
                let decided = next.and_then(|number| play.decided(number));
                let (seat, played) = decided.ok_or_else(|| {
                    ApiError::new(ErrorCode::NotFound, "nothing was decided then")
                })?;
                (seat, play.at(version), Some(played))
            }
            None if now => (seat, play.at(play.version()), None),
            _ => {
                let message = "this table allows hints only when the game is over";
                return Err(ApiError::new(ErrorCode::NotAllowed, message));
            }
        };
        let asked = match bot {
            Some(bot) => then.thought(seat, &bot).map(Asked::Bot),
            None => then.advice(seat, HINT).map(Asked::Best),
        };
        let (choice, advice) = match asked.ok_or_else(nothing_to_decide)? {
            Asked::Bot(thought) => {
                let decided = self.app.pool.think(thought).await.ok_or_else(no_idea)?;
                (named(&*then, seat, &decided.notation)?, Vec::new())
            }
            Asked::Best(advising) => {
                let best = self.app.pool.think(advising).await.ok_or_else(no_idea)?;
                let best = best.iter().map(|advice| advice_info(&*then, seat, advice));
                let best = best.collect::<Result<Vec<_>, _>>()?;
                (best.first().ok_or_else(no_idea)?.choice.clone(), best)
            }
        };
        let played = played.map(|notation| named(&*then, seat, &notation));
        Ok(Reply::Hint(Hint {
            seat: seat.index() as u8,
            choice,
            advice,
            played: played.transpose()?,
        }))
    }

    /// A look back at the finished game, for everybody who may see all of it.
    pub(crate) fn look_back(&self) -> Result<LookBack, ApiError> {
        if let Some(review) = &self.review {
            return Ok(LookBack::Ready(review.clone()));
        }
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
        let reviewing = self
            .playing()?
            .review(REVIEW)
            .ok_or_else(|| ApiError::new(ErrorCode::WrongState, "nothing was decided"))?;
        Ok(LookBack::Think(reviewing))
    }

    /// Names the choices of a look back and keeps it for whoever asks next.
    pub(crate) fn keep_review(&mut self, review: &Review) -> Result<Arc<ReviewInfo>, ApiError> {
        let play = self.playing()?;
        let point = |(version, chances): &(u32, Vec<f32>)| CurvePoint {
            version: *version,
            percents: chances.iter().map(|share| percent(*share)).collect(),
        };
        let regrets = review
            .regrets
            .iter()
            .map(|regret| regret_info(play, regret));
        let review = Arc::new(ReviewInfo {
            curve: review.curve.iter().map(point).collect(),
            regrets: regrets.collect::<Result<_, _>>()?,
        });
        self.review = Some(review.clone());
        Ok(review)
    }
}

/// A choice of a seat by its number and the things that are touched for it.
fn named(then: &dyn AnyMatch, seat: Seat, notation: &str) -> Result<ChoiceRef, ApiError> {
    let named = then.project(Audience::Seat(seat)).find(seat, notation);
    Ok(named.ok_or_else(no_idea)?.into())
}

fn advice_info(then: &dyn AnyMatch, seat: Seat, advice: &Advice) -> Result<AdviceInfo, ApiError> {
    Ok(AdviceInfo {
        choice: named(then, seat, &advice.notation)?,
        percent: percent(advice.chance),
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
    })
}

fn nothing_to_decide() -> ApiError {
    ApiError::new(ErrorCode::NotToAct, "there is nothing to decide")
}

fn no_idea() -> ApiError {
    ApiError::new(ErrorCode::Unavailable, "the bot has no idea")
}
