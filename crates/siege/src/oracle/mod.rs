//! An independent judge of secrets: it keeps, from the text of the stored record and from the rulebook alone, which card is
//! where and who has seen it, and compares everything that was sent with that. It asks the engine nothing.

mod arriala;
mod canal_mania;

use serde_json::Value;
use std::collections::BTreeMap;

/// So many cards of each name.
pub type Cards = BTreeMap<String, u32>;

/// Who looks: a seat, or nobody in particular.
pub type Looker = Option<usize>;

/// One line of a stored record.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Its number; 0 for the deal.
    pub entry: u32,
    /// Who decided; nobody for the deal.
    pub seat: Option<usize>,
    /// What was decided, word by word.
    pub words: Vec<String>,
    /// What was drawn, as stream and face.
    pub drawn: Vec<(String, String)>,
}

/// Where the cards of one position are.
pub trait Position: Clone {
    /// Before the deal. The record's header says what the table chose.
    fn new(players: usize, record: &str) -> Self;
    /// Carries out a line of the record.
    fn follow(&mut self, line: &Line);
    /// Whether a view tells this looker nothing but the truth and nothing but what it has seen.
    fn check_view(&self, view: &Value, board: &Value, looker: Looker) -> Result<(), String>;
    /// Whether what is said of a line (an event and its words) tells this looker only what it has seen there.
    fn check_log(line: &Line, said: &Value, looker: Looker, players: usize) -> Result<(), String>;
    /// Whether anything of what is offered or asked names a card that this looker has not seen.
    fn check_offer(&self, offer: &Value, looker: Looker) -> Result<(), String>;
    /// How many cards somebody else than this looker has hidden from it.
    fn hidden(&self, looker: Looker) -> u32;
}

/// A game without hidden cards: what is drawn lies open at once.
#[derive(Clone, Debug)]
pub struct Open;

impl Position for Open {
    fn new(_: usize, _: &str) -> Open {
        Open
    }

    fn follow(&mut self, _: &Line) {}

    fn check_view(&self, _: &Value, _: &Value, _: Looker) -> Result<(), String> {
        Ok(())
    }

    fn check_log(_: &Line, _: &Value, _: Looker, _: usize) -> Result<(), String> {
        Ok(())
    }

    fn check_offer(&self, _: &Value, _: Looker) -> Result<(), String> {
        Ok(())
    }

    fn hidden(&self, _: Looker) -> u32 {
        0
    }
}

pub use arriala::Arriala;
pub use canal_mania::CanalMania;

/// The lines of a stored record and the position after each.
pub struct Oracle<P> {
    players: usize,
    lines: Vec<Line>,
    positions: Vec<P>,
    /// The lines that were not taken back, the deal first.
    standing: Vec<Line>,
}

impl<P: Position> Oracle<P> {
    pub fn read(record: &str, players: usize) -> Oracle<P> {
        let mut oracle = Oracle {
            players,
            lines: Vec::new(),
            positions: Vec::new(),
            standing: Vec::new(),
        };
        // The positions after the decisions that stand, the newest last.
        let mut standing = vec![P::new(players, record)];
        for line in record.lines().filter_map(read_line) {
            match (line.words.first().map(String::as_str), line.words.get(1)) {
                (Some("undo"), Some(back)) => {
                    let back: usize = back.parse().expect("a number");
                    standing.truncate(standing.len() - back);
                    let left = oracle.standing.len() - back;
                    oracle.standing.truncate(left);
                }
                _ => {
                    let mut next = standing.last().expect("a position").clone();
                    next.follow(&line);
                    standing.push(next);
                    oracle.standing.push(line.clone());
                }
            }
            assert_eq!(oracle.lines.len(), line.entry as usize, "{line:?}");
            oracle.lines.push(line);
            oracle
                .positions
                .push(standing.last().expect("a position").clone());
        }
        oracle
    }

    /// How much was hidden from this looker at some time.
    pub fn most_hidden(&self, looker: Looker) -> u32 {
        let hidden = self
            .positions
            .iter()
            .map(|position| position.hidden(looker));
        hidden.max().unwrap_or(0)
    }

    /// Whether a frame tells this looker only what it may know.
    pub fn check_frame(&self, frame: &Value, board: &Value, looker: Looker) -> Result<(), String> {
        let version = frame["version"].as_u64().ok_or("no version")? as usize;
        let position = self
            .positions
            .get(version)
            .ok_or("a version of the future")?;
        position.check_view(&frame["view"], board, looker)?;
        for name in ["question", "choices", "steps", "scores"] {
            position.check_offer(&frame[name], looker)?;
        }
        let acts = looker.is_some_and(|seat| {
            let acting = frame["to_act"].as_array().into_iter().flatten();
            acting
                .into_iter()
                .any(|who| who.as_u64() == Some(seat as u64))
        });
        for name in ["choices", "steps"] {
            if !acts && frame[name] != Value::Array(Vec::new()) {
                return Err(format!("{name} of another"));
            }
        }
        for said in frame["log"].as_array().ok_or("no log")? {
            let entry = said["entry"].as_u64().ok_or("no entry")? as usize;
            let line = self.lines.get(entry).ok_or("an entry of the future")?;
            P::check_log(line, said, looker, self.players)
                .map_err(|error| format!("{error} in the log of {line:?}: {said}"))?;
        }
        Ok(())
    }

    /// Whether a view in a reply, made from a version, tells only what is known there.
    pub fn check_reply(
        &self,
        version: usize,
        reply: &Value,
        board: &Value,
        looker: Looker,
    ) -> Result<(), String> {
        let position = self
            .positions
            .get(version)
            .ok_or("a version of the future")?;
        position.check_view(&reply["view"], board, looker)
    }

    /// Whether a record as somebody may have it keeps from this looker what was drawn in secret.
    pub fn check_record(&self, record: &str, looker: Looker) -> Result<(), String> {
        let shown: Vec<Line> = record.lines().filter_map(read_line).collect();
        if shown.len() != self.standing.len() {
            return Err(format!("{} lines of a record", shown.len()));
        }
        for (shown, line) in shown.iter().zip(&self.standing) {
            for ((_, shown), (_, face)) in shown.drawn.iter().zip(&line.drawn) {
                if shown != "?" && shown != face {
                    return Err(format!("{shown} is not what was drawn: {line:?}"));
                }
            }
            let faces = shown
                .drawn
                .iter()
                .map(|(_, face)| Value::from(face.clone()));
            P::check_log(line, &faces.collect(), looker, self.players)
                .map_err(|error| format!("{error} in the record: {line:?}"))?;
        }
        Ok(())
    }
}

/// `17 p2 human draw => card=lock`, or the deal.
fn read_line(text: &str) -> Option<Line> {
    // Behind ` #` stands the hash of the line.
    let text = text.rsplit_once(" #").map_or(text, |(text, _)| text);
    let (action, drawn) = text.split_once(" =>").unwrap_or((text, ""));
    let draws = |text: &str| {
        let draws = text.split_whitespace();
        let draws = draws.filter_map(|draw| draw.split_once('='));
        draws.map(|(a, b)| (a.to_owned(), b.to_owned())).collect()
    };
    if let Some(deal) = text.strip_prefix("deal") {
        return Some(Line {
            drawn: draws(deal),
            ..Line::default()
        });
    }
    let mut words = action.split(' ');
    let entry = words.next()?.parse().ok()?;
    let seat: usize = words.next()?.strip_prefix('p')?.parse().ok()?;
    let _by = words.next()?;
    Some(Line {
        entry,
        seat: Some(seat - 1),
        words: words.map(str::to_owned).collect(),
        drawn: draws(drawn),
    })
}

/// Every text in a value.
pub fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![plain(text)],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

/// The same name whether it is written with `-` or `_`.
pub fn plain(name: &str) -> String {
    name.replace('-', "_")
}

/// What stands in the fields of this name, anywhere.
pub fn fields<'v>(value: &'v Value, name: &str) -> Vec<&'v Value> {
    match value {
        Value::Array(items) => items.iter().flat_map(|item| fields(item, name)).collect(),
        Value::Object(all) => {
            let within = all.values().flat_map(|field| fields(field, name));
            within.chain(all.get(name)).collect()
        }
        _ => Vec::new(),
    }
}

pub fn add(cards: &mut Cards, name: &str, count: u32) {
    *cards.entry(name.to_owned()).or_default() += count;
}

/// Takes one card of this name; whether there was one.
pub fn take(cards: &mut Cards, name: &str) -> bool {
    let Some(count) = cards.get_mut(name) else {
        return false;
    };
    *count -= 1;
    if *count == 0 {
        cards.remove(name);
    }
    true
}
