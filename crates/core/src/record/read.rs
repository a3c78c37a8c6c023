//! Reading a record's lines, before any game looks at them.

use super::hash::check_hash;
use super::header::read_header;
use super::{By, END_TURN, Format, Header, LineHash, Problem, RecordError};
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
    /// The first line that is not well-formed. What stands above it has been read, so that a replay names an earlier line
    /// that does not hold.
    pub fault: Option<RecordError>,
    /// How many lines there are, without what is skipped between them.
    pub lines: usize,
    /// The number of the last line that was read.
    pub(crate) last_line: usize,
    /// The hash of every line that was read; format 2 only, where nothing stands between lines.
    pub(crate) hashes: Vec<LineHash>,
    /// Whether the last line of a finished record was read: `seed`, also with `?`.
    pub(crate) closed: bool,
    /// Whether a finished match must have its result here.
    pub(crate) whole: bool,
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
    /// Reads a record. Any number of whole lines after the header is a record of a running match; in format 2 the record
    /// of a finished one has its last lines.
    ///
    /// # Errors
    /// What is wrong with the header. A later line that is not well-formed is kept in [`RawRecord::fault`].
    pub fn read(text: &str) -> Result<RawRecord, RecordError> {
        let lines = Lines::of(text);
        let mut rest = lines.good.iter().copied().peekable();
        let header = read_header(&mut rest, lines.format, lines.fault.as_ref())?;
        let mut record = RawRecord {
            header,
            deal: None,
            entries: Vec::new(),
            result: None,
            seed: None,
            fault: None,
            lines: lines.good.len(),
            last_line: lines.good.last().map_or(1, |(n, _)| *n),
            hashes: lines.hashes,
            closed: false,
            whole: true,
        };
        for (n, line) in rest {
            if let Err(fault) = record.add(n, line) {
                record.fault = Some(fault);
                return Ok(record);
            }
        }
        record.fault = lines.fault;
        Ok(record)
    }

    /// Reads what a store keeps of a record: header, deal and entries, also those of a finished match.
    ///
    /// # Errors
    /// As [`RawRecord::read`].
    pub fn read_part(text: &str) -> Result<RawRecord, RecordError> {
        let whole = false;
        Ok(RawRecord {
            whole,
            ..RawRecord::read(text)?
        })
    }

    /// The record, if every line is well-formed: for who does not replay it.
    ///
    /// # Errors
    /// The first line that is not.
    pub fn well_formed(self) -> Result<RawRecord, RecordError> {
        match self.fault {
            None => Ok(self),
            Some(fault) => Err(fault),
        }
    }

    fn add(&mut self, n: usize, line: &str) -> Result<(), RecordError> {
        let err = |message: String| Err(RecordError::new(n, message));
        if self.closed {
            return err("nothing may follow the seed".to_owned());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let format = self.header.format;
        match word {
            "deal" if self.deal.is_none() && self.entries.is_empty() => {
                self.deal = Some((n, read_draws(n, rest)?));
            }
            "deal" => return err("the deal stands once, above the first decision".to_owned()),
            "result" if self.result.is_none() => {
                let line = line.to_owned();
                self.result = Some((n, RawResult { line }));
            }
            "seed" => {
                match (Seed::from_hex(rest), format) {
                    (None, Format::Two) if rest == "?" => {}
                    (Some(seed), Format::Two) if seed.to_hex() != rest => {
                        return err("a seed is written with the digits 0-9 and a-f".to_owned());
                    }
                    (Some(seed), _) => self.seed = Some((n, seed)),
                    (None, _) => return err("a seed is 64 hexadecimal digits".to_owned()),
                }
                self.closed = true;
            }
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

/// The lines of a text that mean something, as far as they are well-formed by themselves.
struct Lines<'a> {
    format: Format,
    /// The lines with their numbers, without line ends and hashes.
    good: Vec<(usize, &'a str)>,
    hashes: Vec<LineHash>,
    /// The first line that is not well-formed, after the good ones.
    fault: Option<RecordError>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Lines<'a> {
        let mut first = text.lines().next().unwrap_or("").split_whitespace();
        match (first.next(), first.next()) {
            (Some("towpath-record"), Some("2")) => Lines::with_hashes(text),
            _ => Lines::plain(text),
        }
    }

    /// Format 1: blank lines and comments are skipped, line ends may be of either kind.
    fn plain(text: &'a str) -> Lines<'a> {
        let lines = text.lines().map(str::trim_end);
        let good = (1..)
            .zip(lines)
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        Lines {
            format: Format::One,
            good: good.collect(),
            hashes: Vec::new(),
            fault: None,
        }
    }

    /// Format 2: every line is followed by a line feed and carries a hash that fits.
    fn with_hashes(text: &'a str) -> Lines<'a> {
        let mut lines = Lines {
            format: Format::Two,
            good: Vec::new(),
            hashes: Vec::new(),
            fault: None,
        };
        for (n, line) in (1..).zip(text.split_inclusive('\n')) {
            let Some(line) = line.strip_suffix('\n') else {
                let problem = Problem::HalfWritten;
                lines.fault = Some(RecordError { line: n, problem });
                break;
            };
            match check_hash(lines.hashes.last().copied(), line) {
                Ok((text, hash)) => {
                    lines.good.push((n, text));
                    lines.hashes.push(hash);
                }
                Err(message) => {
                    lines.fault = Some(RecordError::new(n, message));
                    break;
                }
            }
        }
        lines
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
