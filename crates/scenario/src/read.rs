//! Reading scenarios, before any game looks at them.

use crate::hint::{known_words, nearest};
use crate::{Expect, Fault, GivenLine, HeaderLines, Kind, Scenario, Statement, ThenLine};
use towpath_core::MAX_SEATS;
use towpath_core::record::read_draws;

/// So many digits of a hash are enough to know component data by.
const DIGITS: usize = 16;

const HEADER: [&str; 11] = [
    "title", "rule", "rules", "game", "version", "edition", "players", "option", "seed", "given",
    "then",
];

/// Reads every scenario of a text. `file` is its name, for messages.
///
/// # Errors
/// The first line that is not well-formed; a text without any scenario is none.
pub fn parse(file: &str, text: &str) -> Result<Vec<Scenario>, Fault> {
    read(file, text, something_happens)
}

/// Reads one scenario in which nothing needs to happen: a position to play from.
///
/// # Errors
/// The first line that is not well-formed; a text without any scenario, or with several, is none.
pub fn parse_position(file: &str, text: &str) -> Result<Scenario, Fault> {
    let mut scenarios = read(file, text, |_| Ok(()))?.into_iter();
    match (scenarios.next(), scenarios.next()) {
        (Some(one), None) => Ok(one),
        (_, second) => {
            let line = second.map_or(1, |second| second.line);
            Err(Location { file, line }.malformed("expected one scenario; another begins here"))
        }
    }
}

/// Reads one line after `then`.
///
/// # Errors
/// What was expected instead.
pub fn parse_statement(file: &str, line: usize, text: &str) -> Result<Statement, Fault> {
    let at = Location { file, line };
    match without_comment(text).trim() {
        "" => Err(at.malformed("expected 'SEAT does ACTION'")),
        text => read_statement(at, text),
    }
}

fn something_happens(scenario: &Scenario) -> Result<(), Fault> {
    if !scenario.then.is_empty() {
        return Ok(());
    }
    let at = Location {
        file: &scenario.file,
        line: scenario.line,
    };
    let missing = "nothing happens: the line 'then' is missing, or nothing follows it";
    Err(at.malformed(format!("in '{}': {missing}", scenario.title)))
}

/// Reads every scenario of a text; each is checked as soon as it is read.
fn read(
    file: &str,
    text: &str,
    check: impl Fn(&Scenario) -> Result<(), Fault>,
) -> Result<Vec<Scenario>, Fault> {
    let mut scenarios = Vec::new();
    let finish = |draft: Draft| {
        let done = draft.finish()?;
        check(&done).map(|()| done)
    };
    let mut current: Option<Draft> = None;
    for (index, raw) in text.lines().enumerate() {
        let at = Location {
            file,
            line: index + 1,
        };
        let text = without_comment(raw);
        let Some(word) = text.split_whitespace().next() else {
            continue;
        };
        if word == "title" {
            if let Some(done) = current.take() {
                scenarios.push(finish(done)?);
            }
            current = Some(Draft::new(at, rest_of(text))?);
        } else if let Some(draft) = &mut current {
            draft.add(at, word, text.trim())?;
        } else {
            return Err(at.malformed("a scenario begins with the line 'title ...'"));
        }
    }
    let Some(last) = current else {
        let line = text.lines().count().max(1);
        return Err(Location { file, line }.malformed("there is no scenario in this file"));
    };
    scenarios.push(finish(last)?);
    Ok(scenarios)
}

/// The line without what follows a `#` that begins a word.
fn without_comment(line: &str) -> &str {
    let begins_word = |at: usize| {
        line[..at]
            .chars()
            .next_back()
            .is_none_or(char::is_whitespace)
    };
    match line.match_indices('#').find(|(at, _)| begins_word(*at)) {
        Some((at, _)) => &line[..at],
        None => line,
    }
}

/// What follows the first word.
fn rest_of(text: &str) -> &str {
    let text = text.trim();
    text.split_once(char::is_whitespace)
        .map_or("", |(_, rest)| rest.trim())
}

fn words_of(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn single_spaced(text: &str) -> String {
    words_of(text).join(" ")
}

#[derive(Copy, Clone)]
struct Location<'a> {
    file: &'a str,
    line: usize,
}

impl Location<'_> {
    fn malformed(self, message: impl Into<String>) -> Fault {
        Fault {
            file: self.file.to_owned(),
            line: self.line,
            kind: Kind::Malformed,
            message: message.into(),
            why: None,
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Section {
    Header,
    Given,
    Then,
}

/// A scenario while it is being read.
struct Draft {
    scenario: Scenario,
    section: Section,
}

impl Draft {
    fn new(at: Location<'_>, title: &str) -> Result<Draft, Fault> {
        if title.is_empty() {
            return Err(at.malformed("expected what the scenario shows: 'title ...'"));
        }
        Ok(Draft {
            scenario: Scenario {
                file: at.file.to_owned(),
                line: at.line,
                title: title.to_owned(),
                rules: Vec::new(),
                game: String::new(),
                version: None,
                edition: None,
                players: 0,
                options: Vec::new(),
                seed: 1,
                given: None,
                then: Vec::new(),
                at: HeaderLines::default(),
            },
            section: Section::Header,
        })
    }

    fn add(&mut self, at: Location<'_>, word: &str, text: &str) -> Result<(), Fault> {
        match (word, self.section) {
            ("given", Section::Header) if text == "given" => {
                self.section = Section::Given;
                self.scenario.at.given = at.line;
                self.scenario.given = Some(Vec::new());
            }
            ("then", Section::Header | Section::Given) if text == "then" => {
                self.section = Section::Then;
            }
            (_, Section::Header) => self.add_header(at, word, rest_of(text))?,
            (_, Section::Given) => self.scenario.given.get_or_insert_default().push(GivenLine {
                line: at.line,
                words: words_of(text),
            }),
            (_, Section::Then) => self.scenario.then.push(ThenLine {
                line: at.line,
                statement: read_statement(at, text)?,
            }),
        }
        Ok(())
    }

    fn add_header(&mut self, at: Location<'_>, word: &str, rest: &str) -> Result<(), Fault> {
        let scenario = &mut self.scenario;
        match word {
            "rule" | "rules" if rest.is_empty() => {
                return Err(at.malformed("expected one or more rules, such as 'rule AR-MOVE-5'"));
            }
            "rule" | "rules" => {
                let keys = words_of(rest).into_iter().map(|key| (at.line, key));
                scenario.rules.extend(keys);
            }
            "game" if rest.is_empty() || rest.contains(' ') => {
                return Err(at.malformed("expected the id of one game: 'game ID'"));
            }
            "game" => scenario.game = rest.to_owned(),
            "version" => {
                scenario.at.version = at.line;
                let version = rest.parse().map_err(|_| {
                    at.malformed(format!("expected a version of the rules, found '{rest}'"))
                })?;
                scenario.version = Some(version);
            }
            "edition" => {
                scenario.at.edition = at.line;
                let is_digit = |c: char| c.is_ascii_hexdigit() && !c.is_ascii_uppercase();
                if rest.len() < DIGITS || !rest.chars().all(is_digit) {
                    return Err(at.malformed(format!(
                        "expected {DIGITS} or more digits of the hash of component data, found '{rest}'"
                    )));
                }
                scenario.edition = Some(rest.to_owned());
            }
            "players" => {
                scenario.at.players = at.line;
                scenario.players = match rest.parse::<u8>() {
                    Ok(n @ 1..) if usize::from(n) <= MAX_SEATS => n,
                    _ => {
                        let expected = format!("expected 1 to {MAX_SEATS} players, found '{rest}'");
                        return Err(at.malformed(expected));
                    }
                };
            }
            "option" => {
                scenario.at.option = at.line;
                let Some((name, value)) = rest.split_once(char::is_whitespace) else {
                    return Err(at.malformed("expected 'option NAME VALUE'"));
                };
                scenario
                    .options
                    .push((name.to_owned(), value.trim().to_owned()));
            }
            "seed" => {
                scenario.seed = rest
                    .parse()
                    .map_err(|_| at.malformed(format!("expected a number, found '{rest}'")))?;
            }
            _ => {
                let hint = known_words(word, HEADER);
                return Err(at.malformed(format!("'{word}' is no word of a scenario: {hint}")));
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Scenario, Fault> {
        let scenario = self.scenario;
        let missing = if scenario.game.is_empty() {
            "the line 'game ID' is missing"
        } else if scenario.players == 0 {
            "the line 'players NUMBER' is missing"
        } else {
            return Ok(scenario);
        };
        let at = Location {
            file: &scenario.file,
            line: scenario.line,
        };
        Err(at.malformed(format!("in '{}': {missing}", scenario.title)))
    }
}

fn read_statement(at: Location<'_>, text: &str) -> Result<Statement, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["expect", ..] => read_expect(at, rest_of(text)).map(Statement::Expect),
        ["undo", seat] => Ok(Statement::Undo(seat.to_owned())),
        ["undo-turn", seat] => Ok(Statement::UndoTurn(seat.to_owned())),
        ["cannot", "undo", seat] => Ok(Statement::CannotUndo(seat.to_owned())),
        ["undo" | "undo-turn", ..] | ["cannot", "undo", ..] => {
            Err(at.malformed("expected 'undo SEAT', 'undo-turn SEAT' or 'cannot undo SEAT'"))
        }
        [seat, "does", ..] => read_does(at, seat, rest_of(rest_of(text))),
        [seat, "cannot", ..] => read_cannot(at, seat, rest_of(rest_of(text))),
        [first, ..] if let Some(near) = nearest(first, ["expect", "undo", "undo-turn"]) => {
            Err(at.malformed(format!("'{first}' is unknown: did you mean '{near}'?")))
        }
        [_, verb, ..] if words[0] != "cannot" => {
            let hint = known_words(verb, ["does", "cannot"]);
            Err(at.malformed(format!("'{verb}' is nothing a seat does here: {hint}")))
        }
        _ => Err(at.malformed(
            "expected 'SEAT does ACTION', 'SEAT cannot ACTION : RULE', 'expect ...' or 'undo SEAT'",
        )),
    }
}

fn read_does(at: Location<'_>, seat: &str, rest: &str) -> Result<Statement, Fault> {
    let (action, draws) = match rest.split_once("=>") {
        Some((action, draws)) => {
            let draws = read_draws(at.line, draws)
                .map_err(|error| at.malformed(error.problem.to_string()))?;
            (action, Some(draws))
        }
        None => (rest, None),
    };
    if action.trim().is_empty() {
        return Err(at.malformed("expected an action: 'SEAT does ACTION'"));
    }
    Ok(Statement::Does {
        seat: seat.to_owned(),
        action: single_spaced(action),
        draws,
    })
}

fn read_cannot(at: Location<'_>, seat: &str, rest: &str) -> Result<Statement, Fault> {
    match rest.rsplit_once(" : ") {
        Some((action, rule)) if !rule.trim().contains(' ') && !action.trim().is_empty() => {
            Ok(Statement::Cannot {
                seat: seat.to_owned(),
                action: single_spaced(action),
                rule: rule.trim().to_owned(),
            })
        }
        _ => Err(at.malformed(
            "expected the rule that forbids it: 'SEAT cannot ACTION : RULE' (or ': not-to-act', ': over')",
        )),
    }
}

fn read_expect(at: Location<'_>, rest: &str) -> Result<Expect, Fault> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    match words[..] {
        ["legal", _, ..] => return Ok(Expect::Legal(single_spaced(rest_of(rest)))),
        ["not", "legal", _, ..] => {
            return Ok(Expect::NotLegal(single_spaced(rest_of(rest_of(rest)))));
        }
        _ => {}
    }
    let Some(equals) = words.iter().position(|word| *word == "=") else {
        return Err(at.malformed(
            "expected 'expect WORDS = VALUE', 'expect legal ACTION' or 'expect not legal ACTION'",
        ));
    };
    let (asked, value) = (&words[..equals], &words[equals + 1..]);
    let names = || value.iter().map(|word| (*word).to_owned()).collect();
    Ok(match *asked {
        [] => return Err(at.malformed("expected what is asked before '='")),
        ["to-act"] => Expect::ToAct(names()),
        ["winners"] => Expect::Winners(names()),
        ["choices"] => Expect::Choices(value.concat().parse().map_err(|_| {
            at.malformed(format!("expected a number, found '{}'", value.join(" ")))
        })?),
        [_, "sees"] => return Err(at.malformed("expected what is seen before '='")),
        [viewer, "sees", ref asked @ ..] => Expect::Value {
            viewer: Some(viewer.to_owned()),
            words: asked.iter().map(|word| (*word).to_owned()).collect(),
            value: value.join(" "),
        },
        _ => Expect::Value {
            viewer: None,
            words: asked.iter().map(|word| (*word).to_owned()).collect(),
            value: value.join(" "),
        },
    })
}
