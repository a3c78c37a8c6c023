//! A program that runs, and what is said to it.

use crate::VERSION;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// How long a program may take to say who it is.
const GREETING: Duration = Duration::from_secs(20);
/// How long a program may take to end.
const MOMENT: Duration = Duration::from_millis(200);
/// No line of a program is longer.
const LONGEST: u64 = 64 * 1024;
/// So much of a line is told where it caused a fault.
const TOLD: usize = 200;

/// A running program. It ends when this is dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
    greeting: Greeting,
    /// The number of the next question.
    next: u64,
}

/// What a program is told of a table.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component data.
    pub edition: String,
    /// How many play.
    pub players: u8,
    /// The options that were chosen.
    pub options: BTreeMap<String, String>,
    /// Where the program sits, such as `p1`.
    pub seat: String,
    /// What never changes during a game, if the program wants views.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Box<RawValue>>,
}

/// A question.
#[derive(Debug)]
pub struct Asked<'a> {
    /// How long the program may think.
    pub time: Duration,
    /// What it can decide, in notation.
    pub legal: &'a [String],
    /// What its seat sees, if the program wants that.
    pub view: Option<Box<RawValue>>,
}

/// What a program did wrong, with the line that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There was no answer in time.
    Late,
    /// It has ended, or cannot be started.
    Gone(String),
    /// The line is no answer.
    Nonsense(String),
    /// The decision is not legal.
    Illegal(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Late => f.write_str("no answer in time"),
            Failure::Gone(why) => write!(f, "the program is gone: {why}"),
            Failure::Nonsense(line) => write!(f, "not understood: {line}"),
            Failure::Illegal(line) => write!(f, "not legal: {line}"),
        }
    }
}

/// The first line of a program.
#[derive(Debug, Default, Deserialize)]
struct Greeting {
    name: String,
    #[serde(default)]
    games: Option<Vec<String>>,
    #[serde(default)]
    view: bool,
}

/// An answer: a decision in notation, or its place in the list.
#[derive(Deserialize)]
struct Answer {
    id: u64,
    #[serde(default)]
    play: Option<String>,
    #[serde(default)]
    choice: Option<usize>,
}

impl Program {
    /// Starts a program by a command of the shell and asks who it is.
    ///
    /// # Errors
    /// When it does not start, does not answer or does not speak the protocol.
    pub fn start(command: &str, errors: Stdio) -> Result<Program, Failure> {
        let gone = |error: std::io::Error| Failure::Gone(error.to_string());
        let mut child = Command::new("sh")
            // The program takes the place of the shell, so that ending one ends both.
            .args(["-c", &format!("exec {command}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .map_err(gone)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::Gone("it has no input or output".to_owned()));
        };
        let mut program = Program {
            child,
            to: writer(input),
            from: reader(output),
            greeting: Greeting::default(),
            next: 1,
        };
        program.tell(&serde_json::json!({ "towpath": VERSION }));
        let line = program.hear(Instant::now() + GREETING)?;
        match serde_json::from_str(&line) {
            Ok(greeting) => program.greeting = greeting,
            Err(_) => return Err(Failure::Nonsense(shortened(&line))),
        }
        Ok(program)
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.greeting.name
    }

    /// Whether it plays a game.
    pub fn plays(&self, game: &str) -> bool {
        let games = self.greeting.games.as_ref();
        games.is_none_or(|games| games.iter().any(|played| played == game))
    }

    /// Whether it wants to be sent what its seat sees as JSON.
    pub const fn wants_view(&self) -> bool {
        self.greeting.view
    }

    /// A game begins.
    pub fn begin(&self, table: &Table) {
        self.tell(&serde_json::json!({ "new": table }));
    }

    /// Something happened that its seat may know of.
    pub fn saw(&self, lines: &[String]) {
        if !lines.is_empty() {
            self.tell(&serde_json::json!({ "saw": lines }));
        }
    }

    /// Asks for a decision: its place in the list.
    ///
    /// # Errors
    /// What is wrong with the answer, or that there is none.
    pub fn ask(&mut self, asked: &Asked<'_>) -> Result<usize, Failure> {
        let until = Instant::now() + asked.time;
        let id = self.next;
        self.next += 1;
        let mut question = serde_json::json!({
            "id": id,
            "ms": asked.time.as_millis() as u64,
            "legal": asked.legal,
        });
        if let Some(view) = &asked.view {
            question["view"] = serde_json::to_value(view).unwrap_or_default();
        }
        self.tell(&serde_json::json!({ "go": question }));
        loop {
            let line = self.hear(until)?;
            let Ok(answer) = serde_json::from_str::<Answer>(&line) else {
                return Err(Failure::Nonsense(shortened(&line)));
            };
            // The answer to an earlier question comes too late.
            if answer.id < id {
                continue;
            }
            let place = match (answer.play, answer.choice) {
                (Some(play), _) => asked.legal.iter().position(|legal| *legal == play),
                (None, choice) => choice.filter(|choice| *choice < asked.legal.len()),
            };
            return match place {
                Some(place) if answer.id == id => Ok(place),
                _ => Err(Failure::Illegal(shortened(&line))),
            };
        }
    }

    /// The game is over.
    pub fn over(&self, shares: &[f32]) {
        self.tell(&serde_json::json!({ "over": { "shares": shares } }));
    }

    /// Sends a line. A program that does not read is found out when it does not answer.
    fn tell(&self, message: &serde_json::Value) {
        let _ = self.to.send(format!("{message}\n"));
    }

    /// How it has ended, if it does so within a moment.
    fn ended(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + MOMENT;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }

    fn hear(&mut self, until: Instant) -> Result<String, Failure> {
        let left = until.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(left) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Failure::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Failure::Gone(match self.ended() {
                Some(status) => status.to_string(),
                None => "it has closed its output".to_owned(),
            })),
        }
    }
}

impl Drop for Program {
    /// It is asked to go and has a moment to do so.
    fn drop(&mut self) {
        self.tell(&serde_json::json!({ "quit": 1 }));
        if self.ended().is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Writes lines from a thread of its own, because a program that does not read makes whoever writes wait.
fn writer(mut input: ChildStdin) -> Sender<String> {
    let (sender, lines) = channel::<String>();
    std::thread::spawn(move || {
        for line in lines {
            if input.write_all(line.as_bytes()).is_err() || input.flush().is_err() {
                return;
            }
        }
    });
    sender
}

/// Reads lines in a thread of its own, because nobody can wait for a line for so long and no longer.
fn reader(output: ChildStdout) -> Receiver<String> {
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = Vec::new();
            let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line);
            if read.map_or(true, |bytes| bytes == 0) {
                return;
            }
            let text = String::from_utf8_lossy(&line).trim_end().to_owned();
            if !text.is_empty() && sender.send(text).is_err() {
                return;
            }
        }
    });
    lines
}

fn shortened(line: &str) -> String {
    line.chars().take(TOLD).collect()
}
