//! Puzzles as studies.

use super::wrong;
use crate::api::{ApiError, Frame, PuzzleGain, PuzzleInfo, PuzzleName, PuzzleState, Puzzles};
use crate::table::named;
use serde_json::value::to_raw_value;
use std::time::{SystemTime, UNIX_EPOCH};
use towpath_games::AnyMatch;
use towpath_puzzles::{Gain, Puzzle};

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// The puzzles that come with the program, and those of the day.
pub fn puzzles() -> Puzzles {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let day = since.map_or(0, |time| time.as_secs() / DAY);
    let games = towpath_games::all().iter().map(|game| game.title().id);
    let today = games.filter_map(|game| towpath_puzzles::on_day(game, day));
    Puzzles {
        day: day as u32,
        today: today
            .map(|puzzle| PuzzleName {
                game: puzzle.game.title().id.to_owned(),
                id: puzzle.id.clone(),
            })
            .collect(),
        puzzles: towpath_puzzles::all().iter().map(info).collect(),
    }
}

fn info(puzzle: &Puzzle) -> PuzzleInfo {
    PuzzleInfo {
        game: puzzle.game.title().id.to_owned(),
        id: puzzle.id.clone(),
        theme: puzzle.theme.clone(),
        grade: puzzle.grade,
        until: puzzle.until.word().to_owned(),
        rule: puzzle.rule.clone(),
    }
}

/// Nothing more can be done in a try that has ended.
pub(super) fn close(frame: &mut Frame) {
    let nothing = || to_raw_value(&[(); 0]).expect("an empty list is JSON");
    frame.to_act.clear();
    frame.choices = nothing();
    frame.steps = nothing();
}

/// How a puzzle stands after a line of play.
pub(super) fn judge(puzzle: &Puzzle, play: &dyn AnyMatch) -> Result<PuzzleState, ApiError> {
    let judged = puzzle.judge(&play.line()).map_err(wrong)?;
    let seat = puzzle.seat(play).map_err(wrong)?;
    let point = match &judged.point {
        None => None,
        Some(notation) => Some(named(play, seat, notation)?),
    };
    let gain = |gain: &Gain| PuzzleGain {
        seat: gain.seat.index() as u8,
        key: gain.key.to_owned(),
        points: gain.points,
    };
    Ok(PuzzleState {
        seat: seat.index() as u8,
        best: puzzle.proof.best,
        margin: puzzle.proof.margin,
        over: judged.over,
        value: judged.value,
        solved: judged.solved,
        gains: judged.gains.iter().map(gain).collect(),
        point,
    })
}
