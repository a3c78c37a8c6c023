//! Reading a record's lines, before any game looks at them.

use super::header::read_header;
use super::{By, END_TURN, Header, RecordError};
use crate::{Seat, Seed};

/// A record as text: well-formed lines whose meaning nobody has checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawRecord {
    /// What stands above the first decision.
    pub header: Header,
    /// The line of the initial chance and what it says.
    pub deal: Option<(usize, Vec<RawDraw>)>,
    /// The entries with their lines.
    pub entries: Vec<(usize, RawEntry)>,
    /// The final scores with their line.
    pub result: Option<(usize, RawResult)>,
    /// The seed with its line.
    pub seed: Option<(usize, Seed)>,
}

/// A random outcome in words; the face is `None` where it is redacted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawDraw {
    /// The name of the pile, die or lot ([`crate::Notation::stream_name`]).
    pub stream: String,
    /// The name of what it gave.
    pub face: Option<String>,
}

/// An entry in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RawEntry {
    /// A decision.
    Decision(RawDecision),
    /// The last decisions were taken back.
    Undo {
        /// Whose they were.
        seat: Seat,
        /// Who took them back.
        by: By,
        /// How many.
        back: u32,
    },
    /// A turn is over for good.
    EndTurn {
        /// Whose turn it was.
        seat: Seat,
        /// Who ended it.
        by: By,
    },
}

/// A decision in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawDecision {
    /// Whose it was.
    pub seat: Seat,
    /// Who made it.
    pub by: By,
    /// The action in the game's notation.
    pub notation: String,
    /// What chance gave.
    pub draws: Vec<RawDraw>,
}

/// The final scores in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawResult {
    /// The whole line, which must be the one the game gives.
    pub line: String,
}

impl RawRecord {
    /// Reads a record. Any number of whole lines after the header is a record.
    ///
    /// # Errors
    /// The first line that is not well-formed.
    pub fn read(text: &str) -> Result<RawRecord, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| (n + 1, line.trim_end()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        let header = read_header(&mut lines)?;
        let mut record = RawRecord {
            header,
            deal: None,
            entries: Vec::new(),
            result: None,
            seed: None,
        };
        for (n, line) in lines {
            record.add(n, line)?;
        }
        Ok(record)
    }

    fn add(&mut self, n: usize, line: &str) -> Result<(), RecordError> {
        let err = |message: String| Err(RecordError::new(n, message));
        if self.seed.is_some() {
            return err("nothing may follow the seed".to_owned());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "deal" if self.deal.is_none() && self.entries.is_empty() => {
                self.deal = Some((n, read_draws(n, rest)?));
            }
            "deal" => return err("the deal stands once, above the first decision".to_owned()),
            "result" if self.result.is_none() => {
                let line = line.to_owned();
                self.result = Some((n, RawResult { line }));
            }
            "seed" => match Seed::from_hex(rest) {
                Some(seed) => self.seed = Some((n, seed)),
                None => return err("a seed is 64 hexadecimal digits".to_owned()),
            },
            _ if self.result.is_some() => {
                return err("only the seed may follow the result".to_owned());
            }
            _ if self.deal.is_none() => {
                return err("expected the line 'deal ...' before the first decision".to_owned());
            }
            number => {
                let expected = self.entries.len() + 1;
                if number.parse() != Ok(expected) {
                    return err(format!(
                        "expected entry number {expected}, 'result' or 'seed', found '{number}'"
                    ));
                }
                self.entries.push((n, read_entry(n, rest)?));
            }
        }
        Ok(())
    }
}

fn read_entry(n: usize, rest: &str) -> Result<RawEntry, RecordError> {
    let err = |message: &str| RecordError::new(n, message);
    let mut words = rest.splitn(3, ' ');
    let seat: Seat = words
        .next()
        .unwrap_or("")
        .parse()
        .map_err(|e: String| RecordError::new(n, e))?;
    let by = words
        .next()
        .and_then(By::from_word)
        .ok_or_else(|| err("expected who decided: human, bot or timeout"))?;
    let what = words
        .next()
        .ok_or_else(|| err("expected what was decided"))?;
    if let Some(count) = what.strip_prefix("undo ") {
        return match count.parse() {
            Ok(back @ 1..) => Ok(RawEntry::Undo { seat, by, back }),
            _ => Err(err("expected how many decisions are undone, at least 1")),
        };
    }
    if what == END_TURN {
        return Ok(RawEntry::EndTurn { seat, by });
    }
    let (notation, draws) = match what.split_once(" => ") {
        Some((notation, draws)) => (notation, read_draws(n, draws)?),
        None => (what, Vec::new()),
    };
    Ok(RawEntry::Decision(RawDecision {
        seat,
        by,
        notation: notation.to_owned(),
        draws,
    }))
}

/// Reads `stream=face stream=?`; also what stands behind `=>` in a scenario.
///
/// # Errors
/// The first word that is no outcome.
pub fn read_draws(n: usize, text: &str) -> Result<Vec<RawDraw>, RecordError> {
    text.split_whitespace()
        .map(|word| match word.split_once('=') {
            Some((stream, face)) if !stream.is_empty() && !face.is_empty() => Ok(RawDraw {
                stream: stream.to_owned(),
                face: (face != "?").then(|| face.to_owned()),
            }),
            _ => Err(RecordError::new(
                n,
                format!("'{word}' is no random outcome: expected STREAM=FACE"),
            )),
        })
        .collect()
}
