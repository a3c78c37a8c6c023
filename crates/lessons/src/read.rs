//! Reading the file of a lesson.

use crate::{Board, Lesson, STEPS, Source, Step, Wrong};
use towpath_core::Edition;
use towpath_core::record::read_draws;
use towpath_scenario::{Expect, Fault, Kind, Statement, parse_statement};

const HEADER: &str = "'game ID', 'edition LESSON', 'players NUMBER', 'learner SEAT', 'minutes NUMBER', 'option NAME VALUE', 'seed NUMBER' or 'position'";
const STEP: &str =
    "'rule', 'first', 'draw', 'goal', 'or', 'solve', 'way', 'wrong', 'step' or 'position'";

/// What lines belong to.
enum Section {
    Header,
    Board,
    Step,
}

/// A mistake in the file of a lesson.
pub(crate) fn malformed(id: &str, line: usize, message: impl Into<String>) -> Fault {
    Fault {
        file: format!("{id}/{STEPS}"),
        line,
        kind: Kind::Malformed,
        message: message.into(),
        why: None,
    }
}

impl Lesson {
    /// Reads a lesson without playing it.
    ///
    /// # Errors
    /// The first line that is not well-formed.
    pub fn read(source: Source) -> Result<Lesson, Fault> {
        let id = source.id.clone();
        let mut draft = Draft {
            id: source.id,
            section: Section::Header,
            game: None,
            edition: None,
            players: 0,
            learner: String::new(),
            minutes: 0,
            header: Vec::new(),
            boards: Vec::new(),
            steps: Vec::new(),
        };
        for (index, raw) in source.steps.lines().enumerate() {
            let text = raw.split(" #").next().unwrap_or_default().trim();
            if !text.is_empty() && !text.starts_with('#') {
                draft.line(index + 1, text)?;
            }
        }
        let wrong = |message: &str| malformed(&id, 1, message);
        let game = draft
            .game
            .ok_or_else(|| wrong("the line 'game ID' is missing"))?;
        if draft.players == 0 {
            return Err(wrong("the line 'players NUMBER' is missing"));
        }
        if draft.learner.is_empty() {
            return Err(wrong("the line 'learner SEAT' is missing"));
        }
        if draft.minutes == 0 {
            return Err(wrong("the line 'minutes NUMBER' is missing"));
        }
        if draft.steps.is_empty() {
            return Err(wrong("there is no step"));
        }
        Ok(Lesson {
            id: draft.id,
            edition: source
                .edition
                .or(draft.edition)
                .unwrap_or_else(|| game.builtin_edition()),
            game,
            players: draft.players,
            minutes: draft.minutes,
            steps: draft.steps,
            learner: draft.learner,
            header: draft.header,
            boards: draft.boards,
            texts: source.texts,
        })
    }
}

/// A lesson while it is being read.
struct Draft {
    id: String,
    section: Section,
    game: Option<&'static dyn towpath_games::AnyGame>,
    edition: Option<Edition>,
    players: u8,
    learner: String,
    minutes: u8,
    header: Vec<(usize, String)>,
    boards: Vec<Board>,
    steps: Vec<Step>,
}

impl Draft {
    fn wrong(&self, line: usize, message: impl Into<String>) -> Fault {
        malformed(&self.id, line, message)
    }

    fn line(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match (word, &self.section) {
            ("position", _) => {
                self.section = Section::Board;
                let given = Vec::new();
                self.boards.push(Board { line, given });
            }
            ("step", Section::Header) => {
                return Err(self.wrong(line, "a step needs a 'position' before it"));
            }
            ("step", Section::Board | Section::Step) => self.step(line, rest)?,
            (_, Section::Header) => self.fact(line, word, rest)?,
            (_, Section::Board) => {
                let text = text.to_owned();
                if let Some(board) = self.boards.last_mut() {
                    board.given.push((line, text));
                }
            }
            (_, Section::Step) => self.detail(line, word, rest)?,
        }
        Ok(())
    }

    fn fact(&mut self, line: usize, word: &str, rest: &str) -> Result<(), Fault> {
        if line == 1 {
            let message = "the first line is a comment that says what the lesson is about: '# ...'";
            return Err(self.wrong(line, message));
        }
        let number = || rest.parse().ok().filter(|number| *number > 0);
        let number = || {
            number().ok_or_else(|| self.wrong(line, format!("expected a number, found '{rest}'")))
        };
        match word {
            "game" => {
                let game = towpath_games::find(rest);
                let unknown = || self.wrong(line, format!("there is no game '{rest}'"));
                self.game = Some(game.ok_or_else(unknown)?);
                self.header.push((line, format!("game {rest}")));
            }
            "edition" => {
                let found = crate::builtin::edition_of(rest);
                let unknown = || {
                    let message = format!("no lesson '{rest}' brings component data with it");
                    self.wrong(line, message)
                };
                self.edition = Some(found.ok_or_else(unknown)?);
            }
            "players" => {
                self.players = number()?;
                self.header.push((line, format!("players {rest}")));
            }
            "seed" => self.header.push((line, format!("seed {rest}"))),
            "option" => self.header.push((line, format!("option {rest}"))),
            "learner" => self.learner = rest.to_owned(),
            "minutes" => self.minutes = number()?,
            _ => return Err(self.wrong(line, format!("'{word}' is unknown: expected {HEADER}"))),
        }
        Ok(())
    }

    fn step(&mut self, line: usize, name: &str) -> Result<(), Fault> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        if name.is_empty() || !name.chars().all(plain) {
            return Err(self.wrong(line, "expected a name of small letters: 'step NAME'"));
        }
        if self.steps.iter().any(|step| step.name == name) {
            return Err(self.wrong(line, format!("there is a step '{name}' already")));
        }
        self.section = Section::Step;
        self.steps.push(Step {
            name: name.to_owned(),
            rules: Vec::new(),
            line,
            board: self.boards.len() - 1,
            first: Vec::new(),
            draws: Vec::new(),
            goals: Vec::new(),
            solve: Vec::new(),
            ways: Vec::new(),
            wrongs: Vec::new(),
        });
        Ok(())
    }

    fn detail(&mut self, line: usize, word: &str, rest: &str) -> Result<(), Fault> {
        let wrong = |message: String| Err(malformed(&self.id, line, message));
        let file = format!("{}/{STEPS}", self.id);
        let Some(step) = self.steps.last_mut() else {
            return wrong(format!("expected {STEP}"));
        };
        if rest.is_empty() && word != "or" {
            return wrong(format!("something must follow '{word}'"));
        }
        match word {
            "rule" => {
                let keys = rest.split_whitespace().map(|key| (line, key.to_owned()));
                step.rules.extend(keys);
            }
            "first" => {
                match parse_statement(&file, line, rest)? {
                    Statement::Does { .. } => {}
                    _ => return wrong("expected 'first SEAT does ACTION'".to_owned()),
                }
                step.first.push((line, rest.to_owned()));
            }
            "draw" => match read_draws(line, rest) {
                Ok(draws) => step.draws.extend(draws),
                Err(error) => return wrong(error.problem.to_string()),
            },
            "or" => step.goals.push(Vec::new()),
            "goal" => {
                let expects = read_goal(&file, line, rest)?;
                if step.goals.is_empty() {
                    step.goals.push(Vec::new());
                }
                if let Some(goal) = step.goals.last_mut() {
                    goal.push((line, expects));
                }
            }
            "solve" => {
                let ways = rest.split('|').map(|way| way.trim().to_owned());
                step.solve.push((line, ways.collect()));
            }
            "way" => step.ways.push((line, rest.to_owned())),
            "wrong" => match rest.rsplit_once(" : ") {
                Some((pattern, name)) => step.wrongs.push(Wrong {
                    line,
                    pattern: pattern.trim().to_owned(),
                    name: name.trim().to_owned(),
                }),
                None => return wrong("expected 'wrong ACTION : NAME'".to_owned()),
            },
            _ => return wrong(format!("'{word}' is unknown: expected {STEP}")),
        }
        Ok(())
    }
}

/// A goal: `WORDS = VALUE`, or several values with `|` between them, one of which must come.
fn read_goal(file: &str, line: usize, rest: &str) -> Result<Vec<Expect>, Fault> {
    let (asked, values) = rest.split_once('=').unwrap_or((rest, ""));
    let one = |value: &str| {
        let text = match rest.contains('=') {
            true => format!("expect {} = {}", asked.trim(), value.trim()),
            false => format!("expect {rest}"),
        };
        match parse_statement(file, line, &text)? {
            Statement::Expect(expect) => Ok(expect),
            _ => unreachable!("a line that begins with 'expect' is read as one"),
        }
    };
    values.split('|').map(one).collect()
}
