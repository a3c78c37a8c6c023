//! What a line of play is worth, by the engine alone.

use crate::read::malformed;
use crate::{Puzzle, Until};
use towpath_core::{Audience, Breakdown, Seat};
use towpath_games::{AnyMatch, Refused};
use towpath_scenario::{Expect, Fault, parse_position};

/// Points of one source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Whose they are.
    pub seat: Seat,
    /// The name of the source in the language files.
    pub key: &'static str,
    /// How many.
    pub points: i32,
}

/// What has become of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The points are counted: nothing more can be done for them.
    pub over: bool,
    /// What the line is worth so far.
    pub value: i32,
    /// Whether it is worth as much as the best, once it is over.
    pub solved: bool,
    /// Where the points come from.
    pub gains: Vec<Gain>,
    /// The next move of the solution, if the line follows it.
    pub point: Option<String>,
}

impl Puzzle {
    /// The match after a line of play, whose statements are those of a scenario after `then`.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn stage(&self, line: &[String]) -> Result<Box<dyn AnyMatch>, Fault> {
        if line.is_empty() {
            return self.game.stage(&self.scenario, self.edition());
        }
        let pad = "\n".repeat(self.at.title.saturating_sub(1));
        let text = format!("{pad}{}\nthen\n{}", self.text, line.join("\n"));
        let scenario = parse_position(&self.at.file, &text)?;
        self.game.stage(&scenario, self.edition())
    }

    /// The seat that decides.
    ///
    /// # Errors
    /// When nobody is called so.
    pub fn seat(&self, play: &dyn AnyMatch) -> Result<Seat, Fault> {
        let mut seats = (0..play.header().players).map(Seat::new);
        let found = seats.find(|seat| play.seat_name(*seat) == self.seat);
        found.ok_or_else(|| {
            let message = format!("nobody is called '{}' at this table", self.seat);
            malformed(&self.at.file, self.at.seat, message)
        })
    }

    /// Judges a line of play.
    ///
    /// # Errors
    /// When the line does not hold.
    pub fn judge(&self, line: &[String]) -> Result<Judged, Fault> {
        let start = self.stage(&[])?;
        let seat = self.seat(&*start)?;
        let mut now = self.stage(line)?;
        let over = self.is_over(&*start, &*now)?;
        if over {
            // What is done after the end does not count.
            let (mut open, mut ended) = (0, line.len());
            while open + 1 < ended {
                let middle = (open + ended) / 2;
                let then = self.stage(&line[..middle])?;
                match self.is_over(&*start, &*then)? {
                    true => (ended, now) = (middle, then),
                    false => open = middle,
                }
            }
        }
        let scores = |play: &dyn AnyMatch| play.project(Audience::Seat(seat)).scores();
        let players = start.header().players;
        let gains = gains(&scores(&*start), &scores(&*now), players);
        let sum = |of: Seat| -> i32 {
            let own = gains.iter().filter(|gain| gain.seat == of);
            own.map(|gain| gain.points).sum()
        };
        let others = (0..players).map(Seat::new);
        let rival = others.filter(|other| *other != seat).map(sum).max();
        let value = sum(seat) - rival.unwrap_or(0);
        let made: Vec<String> = (0..now.version())
            .filter_map(|entry| now.decided(entry + 1))
            .map(|(_, notation)| notation)
            .collect();
        let follows = made.len() < self.solve.len() && self.solve.starts_with(&made);
        Ok(Judged {
            over,
            value,
            solved: over && value >= self.proof.best,
            gains,
            point: (follows && !over).then(|| self.solve[made.len()].clone()),
        })
    }

    fn is_over(&self, start: &dyn AnyMatch, now: &dyn AnyMatch) -> Result<bool, Fault> {
        if now.outcome().is_some() {
            return Ok(true);
        }
        let turned = now.turn() != start.turn();
        match self.until {
            Until::Turn => Ok(turned),
            Until::Over => Ok(false),
            Until::Closing if turned => Ok(true),
            Until::Closing => now.holds(&Expect::Value {
                viewer: None,
                words: vec!["step".to_owned()],
                value: "closing".to_owned(),
            }),
        }
    }

    /// Plays the solution from the start, and gives the line with everything that chance gave.
    ///
    /// # Errors
    /// The first move that is refused, with its line.
    pub fn solution(&self) -> Result<Vec<String>, Fault> {
        let mut play = self.stage(&[])?;
        let seat = self.seat(&*play)?;
        for (action, line) in self.solve.iter().zip(&self.at.solve) {
            let pick = towpath_games::Pick::Notation(action.clone());
            play.submit_wishing(seat, &pick, &[])
                .map_err(|refused| self.refused(*line, action, refused))?;
        }
        Ok(play.line())
    }

    fn refused(&self, line: usize, action: &str, refused: Refused) -> Fault {
        let by = refused
            .rule
            .map_or(String::new(), |rule| format!(" by {rule}"));
        Fault {
            kind: towpath_scenario::Kind::Failed,
            why: Some(refused.why),
            ..malformed(&self.at.file, line, format!("'{action}' is refused{by}"))
        }
    }
}

/// What each seat has gained between two positions, by source.
fn gains(before: &[Breakdown], after: &[Breakdown], players: u8) -> Vec<Gain> {
    let mut gains = Vec::new();
    for (number, now) in after.iter().enumerate() {
        let Some(seat) = now.side.seat(players) else {
            continue;
        };
        for part in &now.parts {
            let old = before
                .get(number)
                .and_then(|one| one.parts.iter().find(|old| old.key == part.key));
            let points = part.points - old.map_or(0, |old| old.points);
            if points != 0 {
                gains.push(Gain {
                    seat,
                    key: part.key,
                    points,
                });
            }
        }
    }
    gains
}
