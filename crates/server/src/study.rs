//! Studies: a position with a line of play, worked out anew for every answer. Nothing is kept, so that nothing can be lost; whoever
//! studies keeps the line. Lessons, the analysis table and worked examples are studies.

mod puzzles;

pub use puzzles::puzzles;

use crate::api::{
    ApiError, AskStudy, Done, ErrorCode, Frame, LessonInfo, LessonStep, LogEntry, NoteInfo,
    NoteWhen, OutcomeInfo, Reply, Request, StepState, Study, StudyStart, Undoable, Viewpoint,
};
use crate::app::App;
use crate::client::Client;
use crate::table::{check_length, named, no_idea, read_plan, refusal, think_hint, tried};
use std::sync::Arc;
use towpath_core::{Audience, Edition, Seat, Seats, TableSetup};
use towpath_games::{AnyGame, AnyMatch, Pick, Touch};
use towpath_lessons::Lesson;
use towpath_puzzles::Puzzle;
use towpath_scenario::{Fault, Scenario, parse_position};

/// The name of what was sent, for messages.
const FILE: &str = "scenario";
/// How many positions a guess tells of.
const GUESSES: u32 = 5;
/// The longest scenario, in bytes, and the longest line of play.
const LONGEST: usize = 32 * 1024;
const MOVES: usize = 1000;

/// The lessons that come with the program.
pub fn lessons() -> Vec<LessonInfo> {
    let info = |lesson: &Lesson| LessonInfo {
        id: lesson.id.clone(),
        game: lesson.game.title().id.to_owned(),
        minutes: lesson.minutes,
        steps: lesson.steps.iter().map(step_info).collect(),
    };
    towpath_lessons::all().iter().map(info).collect()
}

/// The notes of a game.
pub fn notes(game: &str) -> Vec<NoteInfo> {
    let when = |when: &towpath_lessons::When| NoteWhen {
        told: when.told,
        key: when.key.clone(),
        part: when.part.clone().map(|(name, key)| [name, key]),
    };
    let info = |note: &towpath_lessons::Note| NoteInfo {
        id: note.text(game),
        rule: note.rule.clone(),
        when: note.when.iter().map(when).collect(),
        taught: note.taught.clone(),
    };
    let own = towpath_lessons::notes().iter();
    let own = own.filter(|notes| notes.game.title().id == game);
    own.flat_map(|notes| notes.notes.iter().map(info)).collect()
}

fn step_info(step: &towpath_lessons::Step) -> LessonStep {
    LessonStep {
        name: step.name.clone(),
        reads: step.reads(),
        rule: step.rules.first().map(|(_, key)| key.clone()),
    }
}

/// Answers a question about a study.
///
/// # Errors
/// What does not hold: a line of the scenario, of the line of play, or the request.
pub async fn ask(app: &Arc<App>, client: Client, asked: AskStudy) -> Result<Study, ApiError> {
    check_sizes(&asked)?;
    let subject = Subject::find(app, &asked).await?;
    // The turn goes with the work: who asks and leaves does not make room for another of theirs.
    let turn = Arc::clone(&app.studying).acquire_owned().await;
    let work = tokio::task::spawn_blocking(move || {
        let answered = answer(&subject, &asked);
        drop(turn);
        answered
    });
    let failed = || ApiError::new(ErrorCode::Internal, "this could not be worked out");
    let answered = work.await.map_err(|_| failed())?;
    let (mut study, hint) = answered?;
    if let Some(hint) = hint {
        let asks = format!("study {client}").into();
        let thinking = think_hint(
            &app.pool,
            asks,
            hint.play,
            hint.seat,
            hint.bot.as_deref(),
            None,
        )?;
        let hint = thinking.await.unwrap_or_else(|| Err(no_idea()))?;
        study.reply = Some(Reply::Hint(hint));
    }
    Ok(study)
}

fn check_sizes(asked: &AskStudy) -> Result<(), ApiError> {
    let line = asked.line.as_deref().unwrap_or_default();
    let long = match &asked.start {
        StudyStart::Scenario(text) => text.len(),
        StudyStart::Lesson { id, .. } | StudyStart::Puzzle { id, .. } => id.len(),
    };
    if long > LONGEST || line.len() > MOVES {
        let message = format!("at most {LONGEST} bytes and {MOVES} moves can be studied");
        return Err(ApiError::new(ErrorCode::TooLarge, message));
    }
    match line.iter().position(|text| text.contains(['\n', '\r'])) {
        None => Ok(()),
        Some(number) => {
            let message = format!("move {} is more than one line", number + 1);
            Err(ApiError::new(ErrorCode::Invalid, message))
        }
    }
}

/// What is studied.
enum Subject {
    Lesson {
        lesson: &'static Lesson,
        step: usize,
    },
    Puzzle(&'static Puzzle),
    Scenario {
        game: &'static dyn AnyGame,
        edition: Edition,
        scenario: Box<Scenario>,
        text: String,
    },
}

/// A hint that has still to be thought about.
struct Hinting {
    play: Box<dyn AnyMatch>,
    seat: Seat,
    bot: Option<String>,
}

impl Subject {
    async fn find(app: &App, asked: &AskStudy) -> Result<Subject, ApiError> {
        match &asked.start {
            StudyStart::Lesson { id, step } => {
                let lesson = towpath_lessons::all()
                    .iter()
                    .find(|lesson| lesson.id == *id);
                let step = *step as usize;
                lesson
                    .filter(|lesson| step < lesson.steps.len())
                    .map(|lesson| Subject::Lesson { lesson, step })
                    .ok_or_else(|| ApiError::new(ErrorCode::NotFound, "there is no such lesson"))
            }
            StudyStart::Puzzle { game, id } => towpath_puzzles::find(game, id)
                .map(Subject::Puzzle)
                .ok_or_else(|| ApiError::new(ErrorCode::NotFound, "there is no such puzzle")),
            StudyStart::Scenario(text) => {
                let text = match &asked.line {
                    None => text.clone(),
                    Some(line) => with_line(&head(text), line),
                };
                let scenario = parse_position(FILE, &text).map_err(wrong)?;
                let game = towpath_games::find(&scenario.game).ok_or_else(|| {
                    let message = format!(
                        "{FILE}:{}: there is no game '{}'",
                        scenario.line, scenario.game
                    );
                    ApiError::new(ErrorCode::Invalid, message)
                })?;
                let edition = match &asked.edition {
                    Some(hash) => app.edition(&scenario.game, hash).await?,
                    None => game.builtin_edition(),
                };
                Ok(Subject::Scenario {
                    game,
                    edition,
                    scenario: Box::new(scenario),
                    text,
                })
            }
        }
    }

    fn game(&self) -> &'static dyn AnyGame {
        match self {
            Subject::Lesson { lesson, .. } => lesson.game,
            Subject::Puzzle(puzzle) => puzzle.game,
            Subject::Scenario { game, .. } => *game,
        }
    }

    fn edition(&self) -> Edition {
        match self {
            Subject::Lesson { lesson, .. } => lesson.edition.clone(),
            Subject::Puzzle(puzzle) => puzzle.edition(),
            Subject::Scenario { edition, .. } => edition.clone(),
        }
    }

    /// The match after what has been done.
    fn stage(&self, line: Option<&[String]>) -> Result<Box<dyn AnyMatch>, ApiError> {
        match self {
            Subject::Lesson { lesson, step } => {
                let staged = match line {
                    Some(line) => lesson.stage(*step, line),
                    None => lesson
                        .opening(*step)
                        .and_then(|line| lesson.stage(*step, &line)),
                };
                staged.map_err(wrong)
            }
            Subject::Puzzle(puzzle) => puzzle.stage(line.unwrap_or_default()).map_err(wrong),
            Subject::Scenario {
                game,
                edition,
                scenario,
                text,
            } => {
                let staged = game.stage(scenario, edition.clone()).map_err(wrong)?;
                if staged.version() as usize == staged.line().len() {
                    return Ok(staged);
                }
                // What was taken back in the scenario is left out, so that moves are numbered without gaps.
                let text = with_line(&head(text), &staged.line());
                let scenario = parse_position(FILE, &text).map_err(wrong)?;
                game.stage(&scenario, edition.clone()).map_err(wrong)
            }
        }
    }

    /// The position it begins in, as a scenario.
    fn start(&self) -> String {
        match self {
            Subject::Lesson { lesson, step } => {
                let text = lesson.scenario(*step, &[]);
                let lines = text.lines().filter(|line| !line.is_empty());
                lines.collect::<Vec<_>>().join("\n")
            }
            Subject::Puzzle(puzzle) => puzzle.text.clone(),
            Subject::Scenario { text, .. } => head(text),
        }
    }
}

/// A scenario up to what happens in it.
fn head(text: &str) -> String {
    let happens = |line: &&str| line.split(" #").next().map(str::trim) == Some("then");
    let lines = text.lines().take_while(|line| !happens(line));
    lines.collect::<Vec<_>>().join("\n")
}

fn with_line(head: &str, line: &[String]) -> String {
    match line.is_empty() {
        true => head.to_owned(),
        false => format!("{head}\nthen\n{}", line.join("\n")),
    }
}

/// Works out a study. A hint is left to be thought about elsewhere.
fn answer(subject: &Subject, asked: &AskStudy) -> Result<(Study, Option<Hinting>), ApiError> {
    let mut play = subject.stage(asked.line.as_deref())?;
    let seats: Vec<Seat> = (0..play.header().players).map(Seat::new).collect();
    let looks = |play: &dyn AnyMatch| match (asked.look, subject) {
        (Some(Viewpoint::Seat(seat)), _) if usize::from(seat) >= seats.len() => {
            Err(ApiError::new(ErrorCode::Invalid, "there is no such seat"))
        }
        (Some(look), _) => Ok(look),
        (None, Subject::Lesson { lesson, .. }) => {
            let seat = lesson.seat(play).map_err(wrong)?;
            Ok(Viewpoint::Seat(seat.index() as u8))
        }
        (None, Subject::Puzzle(puzzle)) => {
            let seat = puzzle.seat(play).map_err(wrong)?;
            Ok(Viewpoint::Seat(seat.index() as u8))
        }
        (None, Subject::Scenario { .. }) => Ok(match play.to_act().first() {
            Some(seat) => Viewpoint::Seat(seat.index() as u8),
            None => Viewpoint::Everything,
        }),
    };
    let before = looks(&*play)?;
    let (reply, hint) = match asked.request.clone() {
        None => (None, None),
        Some(request) => respond(subject, asked, &mut *play, before, request)?,
    };
    let line = play.line();
    let header = play.header();
    let mut study = Study {
        game: subject.game().title().id.to_owned(),
        rules: header.rules,
        edition: header.edition.clone(),
        options: header.options.iter().cloned().collect(),
        seats: seats.iter().map(|seat| play.seat_name(*seat)).collect(),
        board: None,
        start: subject.start(),
        position: play.project(Audience::Everything).position(),
        frame: frame(&*play, looks(&*play)?, asked.from),
        reply,
        step: None,
        puzzle: None,
        guesses: Vec::new(),
        line,
    };
    if asked.board {
        let setup = TableSetup {
            players: header.players,
            options: header.options.iter().cloned().collect(),
            edition: subject.edition(),
            rules: header.rules,
        };
        let board = subject.game().board(&setup);
        let board = board.map_err(|error| ApiError::new(ErrorCode::Invalid, error.to_string()))?;
        study.board = Some(board);
    }
    if let Some(seat) = asked.guess {
        let seat = seats.iter().find(|one| one.index() == usize::from(seat));
        let unknown = || ApiError::new(ErrorCode::Invalid, "there is no such seat");
        study.guesses = play.guesses(*seat.ok_or_else(unknown)?, GUESSES);
    }
    if let Subject::Lesson { lesson, step } = subject {
        study.step = Some(judge(lesson, *step, asked, &study.line)?);
    }
    if let Subject::Puzzle(puzzle) = subject {
        let state = puzzles::judge(puzzle, &*play)?;
        if state.over {
            puzzles::close(&mut study.frame);
        }
        study.puzzle = Some(state);
    }
    let hint = hint.map(|(seat, bot)| Hinting { play, seat, bot });
    Ok((study, hint))
}

fn judge(
    lesson: &Lesson,
    step: usize,
    asked: &AskStudy,
    line: &[String],
) -> Result<StepState, ApiError> {
    let from = asked.from as usize;
    let begins = asked.request.is_none() && (asked.line.is_none() || from == 0);
    let script = match begins {
        true => lesson.script(step, line).map_err(wrong)?,
        false => Vec::new(),
    };
    // What the others still have to do is no goal of the learner's.
    if !script.is_empty() {
        return Ok(StepState {
            script,
            reached: false,
            answer: None,
            point: None,
            goes_on: false,
        });
    }
    let from = if begins { line.len() } else { from };
    let judged = lesson.judge(step, line, from).map_err(wrong)?;
    let point = match judged.point {
        None => None,
        Some(notation) => {
            let play = lesson.stage(step, line).map_err(wrong)?;
            let seat = lesson.seat(&*play).map_err(wrong)?;
            Some(named(&*play, seat, &notation)?)
        }
    };
    Ok(StepState {
        script,
        reached: judged.reached,
        answer: judged.answer,
        point,
        goes_on: judged.goes_on,
    })
}

type Responded = (Option<Reply>, Option<(Seat, Option<String>)>);

/// Does what is asked in the position.
fn respond(
    subject: &Subject,
    asked: &AskStudy,
    play: &mut dyn AnyMatch,
    look: Viewpoint,
    request: Request,
) -> Result<Responded, ApiError> {
    let now = play.version();
    let which = |seat: Option<u8>| match (seat, look) {
        (Some(seat), _) | (None, Viewpoint::Seat(seat))
            if u32::from(seat) < u32::from(play.header().players) =>
        {
            Ok(Seat::new(seat))
        }
        _ => Err(ApiError::new(ErrorCode::Invalid, "say which seat")),
    };
    let current = |version: Option<u32>| match version {
        Some(version) if version != now => {
            Err(ApiError::new(ErrorCode::Stale, "the line is another by now").at(now))
        }
        _ => Ok(()),
    };
    let reply = match request {
        Request::Act {
            version,
            seat,
            choice,
        } => {
            current(Some(version))?;
            let seat = which(seat)?;
            decide(subject, asked, play, seat, &[choice.into()])?
        }
        Request::Plan {
            version,
            seat,
            choices,
        } => {
            current(Some(version))?;
            let seat = which(seat)?;
            decide(subject, asked, play, seat, &read_plan(choices)?)?
        }
        // Nobody else is there to notice when it is made: the page carries it out with the next decision.
        Request::Hold { version, .. } => {
            current(Some(version))?;
            Reply::Done(Done {
                version,
                applied: 0,
                repeated: false,
            })
        }
        Request::WhyNot { seat, action } => {
            let verdict = play.why_not(which(seat)?, &action);
            Reply::Verdict(verdict.map_err(refusal)?.into())
        }
        Request::WhyTouch {
            seat,
            version,
            after,
            picked,
            target,
        } => {
            current(version)?;
            check_length(after.len() + picked.len())?;
            let touch = Touch {
                after: after.into_iter().map(Into::into).collect(),
                picked,
                target,
            };
            let verdict = play.why_touch(which(seat)?, &touch);
            Reply::Verdict(verdict.map_err(refusal)?.into())
        }
        Request::About { seat, target } => {
            let about = play.about(Audience::Seat(which(seat)?), &target);
            Reply::About(about.map_err(refusal)?.into())
        }
        Request::WhatIf {
            seat,
            version,
            choices,
        } => {
            current(version)?;
            let trial = play.what_if(which(seat)?, &read_plan(choices)?);
            tried(trial.map_err(refusal)?)
        }
        Request::Hint { seat, bot, .. } => {
            let unknown = |bot: &String| !subject.game().bots().contains(&bot.as_str());
            if bot.as_ref().is_some_and(unknown) {
                return Err(ApiError::new(ErrorCode::Invalid, "there is no such bot"));
            }
            return Ok((None, Some((which(seat)?, bot))));
        }
        Request::Undo { .. }
        | Request::EndTurn { .. }
        | Request::DayOff { .. }
        | Request::Chat { .. }
        | Request::Mute { .. }
        | Request::Report { .. }
        | Request::Concede { .. }
        | Request::VoteEnd { .. }
        | Request::TakeBack { .. } => {
            let message = "a study has no table; what is to be taken back is left out of its line";
            return Err(ApiError::new(ErrorCode::NotAllowed, message));
        }
    };
    Ok((Some(reply), None))
}

/// Carries out choices, with what chance gives in a step of a lesson.
fn decide(
    subject: &Subject,
    asked: &AskStudy,
    play: &mut dyn AnyMatch,
    seat: Seat,
    picks: &[Pick],
) -> Result<Reply, ApiError> {
    let mut applied = 0;
    for pick in picks {
        let wishes = match subject {
            Subject::Lesson { lesson, step } => {
                let line = play.line();
                let since = line.get(asked.from as usize..).unwrap_or_default();
                lesson.draws_left(&lesson.steps[*step], since)
            }
            Subject::Puzzle(_) | Subject::Scenario { .. } => Vec::new(),
        };
        match play.submit_wishing(seat, pick, &wishes) {
            Ok(()) => applied += 1,
            Err(refused) if applied == 0 => return Err(refusal(refused).at(play.version())),
            Err(_) => break,
        }
    }
    Ok(Reply::Done(Done {
        version: play.version(),
        applied,
        repeated: false,
    }))
}

/// What is seen of a study.
fn frame(play: &dyn AnyMatch, look: Viewpoint, from: u32) -> Frame {
    let projection = play.project(look.into());
    let asked = match look {
        Viewpoint::Seat(seat) => Some(Seat::new(seat)),
        Viewpoint::Spectator | Viewpoint::Everything => None,
    };
    let acting = play.to_act();
    let moment = projection.moment(asked.filter(|seat| acting.contains(*seat)));
    let log = play.log(look.into(), 0);
    let version = play.version();
    let turn = log.last().map(|line| line.turn);
    let began = log
        .iter()
        .find(|line| Some(line.turn) == turn && line.entry > from);
    Frame {
        version,
        look,
        to_act: numbers(acting),
        ending: None,
        question: projection.question(),
        view: projection.view(),
        choices: moment.choices,
        steps: moment.steps,
        held: None,
        undo: Undoable {
            steps: version.saturating_sub(from),
            turn: began.map_or(0, |line| version + 1 - line.entry),
            barred: false,
        },
        log_after: None,
        log: log.into_iter().map(LogEntry::from).collect(),
        scores: projection.scores(),
        outcome: play.outcome().map(OutcomeInfo::from),
        clock: None,
    }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}

/// What is wrong with a scenario or a line, with the reason of a rule.
fn wrong(fault: Fault) -> ApiError {
    ApiError {
        why: fault.why.clone(),
        ..ApiError::new(ErrorCode::Invalid, fault.to_string())
    }
}
