//! What comes of it.

use std::collections::BTreeMap;
use std::fmt;

/// An invariant that does not hold.
#[derive(Debug)]
pub(super) struct Broken {
    pub check: &'static str,
    pub message: String,
}

pub(super) type Check<T = ()> = Result<T, Broken>;

/// A check that found something.
pub(super) fn broken<T>(check: &'static str, message: impl Into<String>) -> Check<T> {
    Err(Broken {
        check,
        message: message.into(),
    })
}

/// An invariant that does not hold, and how to see it again.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Id of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The number of the match: its seed is `Seed::from_number` of it.
    pub number: u64,
    /// How many entries the record had.
    pub decision: usize,
    /// Who was about to do what, if anybody was.
    pub action: Option<String>,
    /// The invariant, in a word or two.
    pub check: &'static str,
    /// What was found.
    pub message: String,
    /// The record so far, which replays up to where it went wrong.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks '{}': {}", self.game, self.check, self.message)?;
        write!(
            f,
            "{} players, match number {}, after {} entries",
            self.players, self.number, self.decision
        )?;
        match &self.action {
            Some(action) => writeln!(f, ", at: {action}")?,
            None => writeln!(f)?,
        }
        write!(f, "{}", self.record)
    }
}

impl std::error::Error for Failure {}

/// What was tried, when everything held.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// How long games between uniform random players took.
    pub uniform: Lengths,
    /// How long games between random players with heuristic weights took.
    pub heuristic: Lengths,
    /// How many lists were compared and how many actions they had.
    pub lists: u64,
    /// How many actions those lists had.
    pub listed: u64,
    /// How many actions that no list had were tried.
    pub strangers: u64,
    /// How many worlds were sampled.
    pub worlds: u64,
    /// How many times something was taken back.
    pub undone: u64,
    /// How often each rule refused something.
    pub refused: BTreeMap<&'static str, u64>,
}

/// Lengths of games in decisions.
#[derive(Copy, Clone, Debug, Default)]
pub struct Lengths {
    /// How many games.
    pub games: u64,
    /// The shortest.
    pub least: u32,
    /// The longest.
    pub most: u32,
    /// All of them together.
    pub sum: u64,
}

impl Lengths {
    pub(crate) fn add(&mut self, length: u32) {
        self.least = match self.games {
            0 => length,
            _ => self.least.min(length),
        };
        self.most = self.most.max(length);
        self.sum += u64::from(length);
        self.games += 1;
    }

    /// The mean, 0 if there was no game.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.games.max(1) as f64
    }
}

impl fmt::Display for Lengths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, mean) = (self.games, self.mean());
        let (least, most) = (self.least, self.most);
        write!(
            f,
            "{games} games of {least} to {most} decisions, mean {mean:.1}"
        )
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "uniform random: {}", self.uniform)?;
        writeln!(f, "heuristic random: {}", self.heuristic)?;
        let mean = self.listed as f64 / self.lists.max(1) as f64;
        writeln!(
            f,
            "{} legal lists of {mean:.1} actions on average, {} strangers tried, {} worlds sampled, {} undos",
            self.lists, self.strangers, self.worlds, self.undone
        )?;
        for (rule, times) in &self.refused {
            writeln!(f, "{rule} refused {times} times")?;
        }
        Ok(())
    }
}
