//! Studies: a position with a line of play that is kept nowhere here. Lessons and the analysis table are studies.

use super::frame::{ChoiceRef, Frame, Viewpoint};
use super::request::{Reply, Request};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What is studied, and what is asked of it. The same question gets the same answer: nothing is kept.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskStudy {
    /// Where it begins.
    pub start: StudyStart,
    /// The hash of the component data of a scenario; that of the game if left out. A lesson brings its own.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub edition: Option<String>,
    /// What has been done since, as lines of a scenario after `then`. If left out: what happens in the scenario, or the main line
    /// of the lesson up to the step.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub line: Option<Vec<String>>,
    /// After how many of them the step of the lesson began; nothing before it is taken back.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<u32>"))]
    pub from: u32,
    /// From where it is looked at; from the learner's seat, or from that of whoever has to decide, if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub look: Option<Viewpoint>,
    /// Whether the answer has the board, which never changes.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub board: bool,
    /// A seat: the answer has positions that it cannot tell from the true one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub guess: Option<u8>,
    /// What is done or asked in the position after the line: `act`, `plan`, `why_not`, `why_touch`, `about`, `what_if` or `hint`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub request: Option<Request>,
}

/// Where a study begins.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StudyStart {
    /// In the position of a scenario (docs/scenario.md).
    Scenario(String),
    /// In the position of a step of a lesson.
    Lesson {
        /// Which lesson.
        id: String,
        /// The number of the step, counted from 0.
        step: u32,
    },
    /// In the position of a puzzle.
    Puzzle {
        /// The id of the game.
        game: String,
        /// Which puzzle.
        id: String,
    },
}

/// A study as it stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Study {
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the component data.
    pub edition: String,
    /// Options that are not at their defaults.
    pub options: BTreeMap<String, String>,
    /// What each seat is called.
    pub seats: Vec<String>,
    /// What never changes, if it was asked for: `Board` in docs/schema/GAME.json.
    #[schema(value_type = Option<serde_json::Value>)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub board: Option<Box<RawValue>>,
    /// The position it begins in, as a scenario.
    pub start: String,
    /// The position it stands in, as the lines of a scenario after `given`.
    pub position: Vec<String>,
    /// What has been done since the beginning, with everything that chance gave.
    pub line: Vec<String>,
    /// What is seen.
    pub frame: Frame,
    /// The answer to the request.
    pub reply: Option<Reply>,
    /// How the step of the lesson stands.
    pub step: Option<StepState>,
    /// How the puzzle stands.
    pub puzzle: Option<PuzzleState>,
    /// Positions that the seat cannot tell from the true one, each as the lines of a scenario after `given`.
    pub guesses: Vec<Vec<String>>,
}

/// How a step of a lesson stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepState {
    /// What the others do before it begins, if it has not begun (`from` is 0 or the length of the line).
    pub script: Vec<String>,
    /// The goal is reached.
    pub reached: bool,
    /// The id of the text that answers the last move, where it leads elsewhere.
    pub answer: Option<String>,
    /// The next choice that leads to the goal.
    pub point: Option<ChoiceRef>,
    /// Once the goal is reached: the next step goes on from this line. Otherwise it begins with a line of its own.
    pub goes_on: bool,
}

/// A lesson on offer. Its texts are in its folder, by language.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonInfo {
    /// Its id, which begins the ids of its texts.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// Its steps.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonStep {
    /// Its name, which the ids of its texts go by.
    pub name: String,
    /// There is nothing to do, only to read.
    pub reads: bool,
    /// The clause of the rules it is about.
    pub rule: Option<String>,
}

/// Two lines that a table says once, where somebody first meets something. Its text is in the folder of the game's notes, by
/// language.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NoteInfo {
    /// The id of its text.
    pub id: String,
    /// The clause of the rules it is about.
    pub rule: String,
    /// What is met; one of them is enough.
    pub when: Vec<NoteWhen>,
    /// The ids of the lessons that teach it.
    pub taught: Vec<String>,
}

/// Something that is met at a table: the sentence of a choice on offer, or of a line of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NoteWhen {
    /// It stands in the log; otherwise it is on offer.
    pub told: bool,
    /// The id of the sentence.
    pub key: String,
    /// The name of a value of the sentence, and the id of the sentence that stands there.
    pub part: Option<[String; 2]>,
}

/// How a puzzle stands: what the line is worth, which is the seat's points less those of the best other player.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleState {
    /// The seat that decides.
    pub seat: u8,
    /// What the best line is worth.
    pub best: i32,
    /// By how much it is better than every other.
    pub margin: i32,
    /// The points are counted: the try has ended.
    pub over: bool,
    /// What the line is worth so far.
    pub value: i32,
    /// The try has ended and is worth as much as the best line.
    pub solved: bool,
    /// Where the points come from.
    pub gains: Vec<PuzzleGain>,
    /// The next choice of the solution, as long as the line follows it.
    pub point: Option<ChoiceRef>,
}

/// Points of one source.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleGain {
    /// Whose they are.
    pub seat: u8,
    /// The name of the source in the language files.
    pub key: String,
    /// How many.
    pub points: i32,
}

/// The puzzles on offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Puzzles {
    /// The number of the day, counted from 1 January 1970.
    pub day: u32,
    /// The puzzle of the day of each game, the same for everybody.
    pub today: Vec<PuzzleName>,
    /// All of them.
    pub puzzles: Vec<PuzzleInfo>,
}

/// Which puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleName {
    /// The id of the game.
    pub game: String,
    /// Its id among those of the game.
    pub id: String,
}

/// A puzzle on offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleInfo {
    /// The id of the game.
    pub game: String,
    /// Its id among those of the game.
    pub id: String,
    /// What it is an example of; its texts are called `web-puzzle-theme-GAME-THEME`.
    pub theme: String,
    /// From 1, the easiest, to 5.
    pub grade: u8,
    /// When its points are counted: `turn`, at the end of the turn; `closing`, when nothing but discards is left of it; `over`, at
    /// the end of the game.
    pub until: String,
    /// The clause of the rules it is about.
    pub rule: String,
}
