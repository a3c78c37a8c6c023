//! What became of a move in a lesson.

use crate::play::actions;
use crate::{Lesson, Step, matches};
use towpath_games::AnyMatch;
use towpath_scenario::Fault;

/// What became of the moves of a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judged {
    /// The goal is reached.
    pub reached: bool,
    /// The id of the text that answers the last move, where it leads elsewhere.
    pub answer: Option<String>,
    /// The next move of the main line from here, in the game's notation.
    pub point: Option<String>,
    /// Once the goal is reached: whether the next step can go on from here.
    pub goes_on: bool,
}

/// The text that answers a move which no other text answers.
const OTHER: &str = "web-learn-other";

impl Lesson {
    /// Judges a line of play, of which the step began after `from` moves.
    ///
    /// # Errors
    /// When the line does not hold.
    pub fn judge(&self, step: usize, line: &[String], from: usize) -> Result<Judged, Fault> {
        let play = self.stage(step, line)?;
        let one = &self.steps[step];
        if one.reads() {
            let goes_on = self.goes_on(step, line);
            return Ok(Judged {
                reached: true,
                goes_on,
                ..Judged::default()
            });
        }
        if self.reached(&*play, one)? {
            let goes_on = self.goes_on(step, line);
            return Ok(Judged {
                reached: true,
                goes_on,
                ..Judged::default()
            });
        }
        let made = actions(line.get(from..).unwrap_or_default());
        let seat = self.seat(&*play)?;
        Ok(Judged {
            answer: made.last().and_then(|last| self.answer(one, last, &made)),
            point: self.next_solve(&*play, one, &made, seat),
            ..Judged::default()
        })
    }

    /// Whether the goal of a step is reached.
    pub(crate) fn reached(&self, play: &dyn AnyMatch, step: &Step) -> Result<bool, Fault> {
        for goal in &step.goals {
            let mut all = true;
            for (line, values) in goal {
                let mut any = false;
                for expect in values {
                    any |= play.holds(expect).map_err(|fault| Fault {
                        file: format!("{}/{}", self.id, crate::STEPS),
                        line: *line,
                        ..fault
                    })?;
                }
                all &= any;
            }
            if all {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The id of the text that answers a move which has not reached the goal; `None` if it is on the way.
    fn answer(&self, step: &Step, last: &str, made: &[String]) -> Option<String> {
        let wrong = step
            .wrongs
            .iter()
            .find(|wrong| matches(&wrong.pattern, last));
        if let Some(wrong) = wrong {
            return Some(self.text(step, &wrong.name));
        }
        let solves = step.solve.iter().flat_map(|(_, ways)| ways);
        let ways = step.ways.iter().map(|(_, way)| way);
        let on_the_way = solves.chain(ways).any(|way| matches(way, last));
        // A move of the main line that is made more often than it stands there leads nowhere.
        let often = made.len() > step.solve.len() && step.ways.is_empty();
        (!on_the_way || often).then(|| OTHER.to_owned())
    }

    /// The id of a text of a step.
    pub(crate) fn text(&self, step: &Step, name: &str) -> String {
        format!("{}-{}-{name}", self.id, step.name)
    }

    /// Whether the step after this one can be reached from here: what the others do is allowed, and so is its main line.
    fn goes_on(&self, step: usize, line: &[String]) -> bool {
        let Some(next) = self.steps.get(step + 1) else {
            return true;
        };
        if next.board != self.steps[step].board {
            return false;
        }
        let tried = || -> Result<bool, Fault> {
            let mut play = self.stage(step, line)?;
            self.open(&mut *play, next)?;
            if next.reads() {
                return Ok(true);
            }
            self.solve(&mut *play, next)?;
            self.reached(&*play, next)
        };
        tried().unwrap_or(false)
    }
}
