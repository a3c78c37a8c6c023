//! Playing a lesson: its positions, and its main line up to a step.

use crate::read::malformed;
use crate::{Lesson, STEPS, Step, matches};
use towpath_core::Seat;
use towpath_core::record::RawDraw;
use towpath_games::{AnyMatch, Pick, Refused};
use towpath_scenario::{Fault, Kind, Statement, parse_position, parse_statement};

impl Lesson {
    /// The position of a step as a scenario, with a line of play. Every line of the position has the number that it has in the
    /// file of the lesson, so that what is wrong with it is found there.
    pub fn scenario(&self, step: usize, line: &[String]) -> String {
        let board = &self.boards[self.steps[step].board];
        let last = board.given.last().map_or(board.line, |(number, _)| *number);
        let mut lines = vec![String::new(); last];
        // The first line is a comment or the first fact; facts keep their places.
        for (number, text) in &self.header {
            lines[number - 1].clone_from(text);
        }
        lines[0] = format!("title {}", self.id);
        lines[board.line - 1] = "given".to_owned();
        for (number, text) in &board.given {
            lines[number - 1].clone_from(text);
        }
        if !line.is_empty() {
            lines.push("then".to_owned());
            lines.extend(line.iter().cloned());
        }
        lines.join("\n")
    }

    /// The match at a step after a line of play.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn stage(&self, step: usize, line: &[String]) -> Result<Box<dyn AnyMatch>, Fault> {
        let file = format!("{}/{STEPS}", self.id);
        let scenario = parse_position(&file, &self.scenario(step, line))?;
        self.game.stage(&scenario, self.edition.clone())
    }

    /// The learner's seat.
    ///
    /// # Errors
    /// When nobody of that name sits at the table.
    pub fn seat(&self, play: &dyn AnyMatch) -> Result<Seat, Fault> {
        let learner = self.learner.as_str();
        self.seat_of(play, 1, learner)
    }

    fn seat_of(&self, play: &dyn AnyMatch, line: usize, name: &str) -> Result<Seat, Fault> {
        let mut seats = (0..self.players).map(Seat::new);
        let found = seats.find(|seat| play.seat_name(*seat) == name || seat.to_string() == name);
        found.ok_or_else(|| malformed(&self.id, line, format!("'{name}' does not sit here")))
    }

    /// The main line of the lesson up to the beginning of a step, from the position it is played in.
    ///
    /// # Errors
    /// The first move that is not allowed.
    pub fn opening(&self, step: usize) -> Result<Vec<String>, Fault> {
        let board = self.steps[step].board;
        let mut play = self.stage(step, &[])?;
        for before in self.steps[..step].iter().filter(|one| one.board == board) {
            self.open(&mut *play, before)?;
            self.solve(&mut *play, before)?;
        }
        Ok(play.line())
    }

    /// What the others do before a step begins, after a line of play.
    ///
    /// # Errors
    /// The first move that is not allowed.
    pub fn script(&self, step: usize, line: &[String]) -> Result<Vec<String>, Fault> {
        let mut play = self.stage(step, line)?;
        self.open(&mut *play, &self.steps[step])?;
        Ok(play.line().split_off(line.len()))
    }

    /// Lets the others do what they do before a step begins.
    pub(crate) fn open(&self, play: &mut dyn AnyMatch, step: &Step) -> Result<(), Fault> {
        let file = format!("{}/{STEPS}", self.id);
        for (line, text) in &step.first {
            let Statement::Does {
                seat,
                action,
                draws,
            } = parse_statement(&file, *line, text)?
            else {
                unreachable!("it was read as one");
            };
            let seat = self.seat_of(play, *line, &seat)?;
            let draws = draws.unwrap_or_default();
            self.act(play, *line, seat, &action, &draws)?;
            let told = play.line().pop().unwrap_or_default();
            let given = told.split_once("=>").map_or("", |(_, given)| given.trim());
            let wanted = text.split_once("=>").map_or("", |(_, given)| given.trim());
            if given != wanted {
                let message = format!("chance gives '{given}' here, not '{wanted}'");
                return Err(malformed(&self.id, *line, message));
            }
        }
        Ok(())
    }

    /// Plays the learner's moves of a step.
    pub(crate) fn solve(&self, play: &mut dyn AnyMatch, step: &Step) -> Result<(), Fault> {
        let seat = self.seat(play)?;
        let from = play.line().len();
        for (line, _) in &step.solve {
            let made = actions(&play.line()[from..]);
            let Some(action) = self.next_solve(play, step, &made, seat) else {
                // The move is refused with its reason.
                let action = self.wanted(step, &made).unwrap_or_default();
                return self.act(play, *line, seat, action, &[]);
            };
            let draws = self.draws_left(step, &play.line()[from..]);
            self.act(play, *line, seat, &action, &draws)?;
        }
        Ok(())
    }

    fn wanted<'a>(&self, step: &'a Step, made: &[String]) -> Option<&'a str> {
        let (_, ways) = step.solve.get(made.len())?;
        ways.first().map(String::as_str)
    }

    /// The next move of the main line that has not been made and is allowed now.
    pub(crate) fn next_solve(
        &self,
        play: &dyn AnyMatch,
        step: &Step,
        made: &[String],
        seat: Seat,
    ) -> Option<String> {
        let open = play.notations(seat);
        let mut made = made.to_vec();
        // A move that was made counts for the first line that asks for it.
        let mut left = Vec::new();
        for (_, ways) in &step.solve {
            let fits = |action: &String| ways.iter().any(|way| matches(way, action));
            match made.iter().position(fits) {
                Some(place) => {
                    made.remove(place);
                }
                None => left.push(ways),
            }
        }
        let allowed = |way: &String| open.iter().find(|action| matches(way, action)).cloned();
        left.first()?.iter().find_map(allowed)
    }

    /// What chance is to give next: the outcomes of the step without those that have come.
    pub fn draws_left(&self, step: &Step, line: &[String]) -> Vec<RawDraw> {
        let mut left = step.draws.clone();
        for text in line {
            if let Ok(Statement::Does { draws, .. }) = parse_statement("", 0, text) {
                for draw in draws.unwrap_or_default() {
                    if let Some(place) = left.iter().position(|one| one.stream == draw.stream) {
                        left.remove(place);
                    }
                }
            }
        }
        left
    }

    fn act(
        &self,
        play: &mut dyn AnyMatch,
        line: usize,
        seat: Seat,
        action: &str,
        draws: &[RawDraw],
    ) -> Result<(), Fault> {
        let pick = Pick::Notation(action.to_owned());
        let done = play.submit_wishing(seat, &pick, draws);
        done.map_err(|refused| self.refused(line, action, refused))
    }

    fn refused(&self, line: usize, action: &str, refused: Refused) -> Fault {
        let by = refused
            .rule
            .map_or(String::new(), |rule| format!(" by {rule}"));
        Fault {
            kind: Kind::Failed,
            why: Some(refused.why),
            ..malformed(&self.id, line, format!("'{action}' is refused{by}"))
        }
    }
}

/// The actions of a line of play, without who made them and what chance gave.
pub(crate) fn actions(line: &[String]) -> Vec<String> {
    let action = |text: &String| match parse_statement("", 0, text) {
        Ok(Statement::Does { action, .. }) => Some(action),
        Ok(_) | Err(_) => None,
    };
    line.iter().filter_map(action).collect()
}
