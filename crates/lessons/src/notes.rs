//! Notes: two lines that are said once, where a player first meets something at a table. docs/lessons.md says how to write them.

use crate::check::check_texts;
use std::collections::BTreeMap;
use towpath_games::AnyGame;
use towpath_scenario::{Fault, Kind};
use towpath_text::{Language, Words};

/// The name of the file with the notes of a game.
pub const NOTES: &str = "first.notes";
/// The most characters of a note: two lines beside the board, three on a telephone.
const LONGEST: usize = 190;
const EXPECTED: &str = "'rule', 'offered', 'told', 'taught' or 'note'";

/// The notes of a game.
#[derive(Debug)]
pub struct Notes {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What is said, in the order in which it is looked for.
    pub notes: Vec<Note>,
    texts: Vec<(String, String)>,
}

/// One note.
#[derive(Clone, Debug)]
pub struct Note {
    /// Its name, which its text goes by.
    pub name: String,
    /// The clause it is about.
    pub rule: String,
    /// When it is said: the first of these that a player meets.
    pub when: Vec<When>,
    /// The lessons that teach it: who has finished one of them is not told.
    pub taught: Vec<String>,
    line: usize,
}

/// Something that is met: the sentence of a choice that is offered, or of something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct When {
    /// It has happened; otherwise it is offered.
    pub told: bool,
    /// The id of the sentence.
    pub key: String,
    /// A value of the sentence that it must have: its name, and the id of what stands there.
    pub part: Option<(String, String)>,
    line: usize,
}

impl Note {
    /// The id of its text.
    pub fn text(&self, game: &str) -> String {
        format!("note-{game}-{}", self.name)
    }
}

impl Notes {
    /// Reads the notes of a game: what stands in the file, and the texts of each language.
    ///
    /// # Errors
    /// The first line that is not well-formed.
    pub fn read(game: &str, text: &str, texts: Vec<(String, String)>) -> Result<Notes, Fault> {
        let wrong = |line: usize, message: String| fault(game, line, message);
        let found = towpath_games::find(game);
        let known = found.ok_or_else(|| wrong(1, format!("there is no game '{game}'")))?;
        let mut notes: Vec<Note> = Vec::new();
        for (index, raw) in text.lines().enumerate() {
            let line = index + 1;
            let text = raw.split('#').next().unwrap_or_default().trim();
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            let rest = rest.trim();
            if text.is_empty() {
                continue;
            }
            if rest.is_empty() {
                return Err(wrong(line, format!("something must follow '{word}'")));
            }
            if word == "note" {
                if notes.iter().any(|note| note.name == rest) {
                    return Err(wrong(line, format!("there is a note '{rest}' already")));
                }
                notes.push(Note {
                    name: rest.to_owned(),
                    rule: String::new(),
                    when: Vec::new(),
                    taught: Vec::new(),
                    line,
                });
                continue;
            }
            let Some(note) = notes.last_mut() else {
                return Err(wrong(line, "expected 'note NAME'".to_owned()));
            };
            match word {
                "rule" => rest.clone_into(&mut note.rule),
                "offered" | "told" => note.when.push(when(game, line, word == "told", rest)?),
                "taught" => note.taught.push(rest.to_owned()),
                _ => {
                    let message = format!("'{word}' is unknown: expected {EXPECTED}");
                    return Err(wrong(line, message));
                }
            }
        }
        Ok(Notes {
            game: known,
            notes,
            texts,
        })
    }

    /// Whether every clause, sentence and lesson that is named exists, and every text is there in every language.
    ///
    /// # Errors
    /// Everything that does not hold, each with its file and line.
    pub fn check(&self) -> Result<(), Vec<Fault>> {
        let game = self.game.title().id;
        let wrong = |line: usize, message: String| fault(game, line, message);
        let words = Words::of(Language::English);
        let reference = self.game.rules("en");
        let lessons = crate::all();
        let mut faults = Vec::new();
        for note in &self.notes {
            if !reference.contains(&format!("<a id=\"{}\"></a>", note.rule)) {
                let message = format!("'{}' is no clause of the rules", note.rule);
                faults.push(wrong(note.line, message));
            }
            if note.when.is_empty() {
                let message = format!("nothing says when '{}' is said", note.name);
                faults.push(wrong(note.line, message));
            }
            for when in &note.when {
                let part = when.part.as_ref().map(|(_, key)| key);
                let keys = std::iter::once(&when.key).chain(part);
                let unknown = keys.filter(|key| !words.has(key));
                faults
                    .extend(unknown.map(|key| wrong(when.line, format!("'{key}' is no sentence"))));
            }
            for id in &note.taught {
                if !lessons.iter().any(|lesson| lesson.id == *id) {
                    faults.push(wrong(note.line, format!("there is no lesson '{id}'")));
                }
            }
        }
        let ids = self.notes.iter().map(|note| (note.text(game), note.line));
        let needed: BTreeMap<String, usize> = ids.collect();
        let folder = format!("notes/{game}");
        faults.extend(check_texts(&folder, &needed, &self.texts, &wrong));
        faults.extend(self.too_long(game));
        match faults.is_empty() {
            true => Ok(()),
            false => Err(faults),
        }
    }

    fn too_long(&self, game: &str) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (code, text) in &self.texts {
            for (index, line) in text.lines().enumerate() {
                let said = line.split_once(" = ").map_or("", |(_, said)| said);
                let length = said.chars().count();
                if length > LONGEST {
                    let message = format!("{length} characters; {LONGEST} are the most");
                    let fault = fault(game, index + 1, message);
                    let file = format!("notes/{game}/{code}.ftl");
                    faults.push(Fault { file, ..fault });
                }
            }
        }
        faults
    }
}

/// `KEY`, or `KEY NAME=KEY`.
fn when(game: &str, line: usize, told: bool, rest: &str) -> Result<When, Fault> {
    let (key, part) = match rest.split_once(' ') {
        None => (rest, None),
        Some((key, part)) => {
            let split = part.split_once('=');
            let wrong = || fault(game, line, "expected 'KEY' or 'KEY NAME=KEY'".to_owned());
            let (name, value) = split.ok_or_else(wrong)?;
            (key, Some((name.trim().to_owned(), value.trim().to_owned())))
        }
    };
    Ok(When {
        told,
        key: key.to_owned(),
        part,
        line,
    })
}

fn fault(game: &str, line: usize, message: String) -> Fault {
    Fault {
        file: format!("notes/{game}/{NOTES}"),
        line,
        kind: Kind::Malformed,
        message,
        why: None,
    }
}
