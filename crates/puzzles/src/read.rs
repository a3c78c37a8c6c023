//! Reading files of puzzles.

use crate::{Lines, Proof, Puzzle, Until};
use towpath_scenario::{Fault, Kind, parse_position};

const WORDS: &str = "'theme', 'grade', 'rule', 'seat', 'until', 'best', 'margin', 'ends', 'tries', 'plain', 'solve' or 'title'";

pub(crate) fn malformed(file: &str, line: usize, message: impl Into<String>) -> Fault {
    Fault {
        file: file.to_owned(),
        line,
        kind: Kind::Malformed,
        message: message.into(),
        why: None,
    }
}

/// Reads every puzzle of a text without playing it; `file` is its name, for messages.
///
/// # Errors
/// The first line that is not well-formed.
pub fn read(file: &str, text: &str) -> Result<Vec<Puzzle>, Fault> {
    let lines: Vec<&str> = text.lines().collect();
    let begins = |line: &str| line.starts_with("puzzle ");
    let first = lines.iter().position(|line| begins(line));
    let before = &lines[..first.unwrap_or(lines.len())];
    if let Some(at) = before.iter().position(|line| !skipped(line)) {
        return Err(malformed(
            file,
            at + 1,
            "a puzzle begins with the line 'puzzle ID'",
        ));
    }
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut at = first.unwrap_or(lines.len());
    while at < lines.len() {
        let after = lines[at + 1..].iter().position(|line| begins(line));
        let end = after.map_or(lines.len(), |more| at + 1 + more);
        let puzzle = read_one(file, &lines, at, end)?;
        if puzzles.iter().any(|one| one.id == puzzle.id) {
            let message = format!("there is a puzzle '{}' already", puzzle.id);
            return Err(malformed(file, at + 1, message));
        }
        puzzles.push(puzzle);
        at = end;
    }
    Ok(puzzles)
}

fn skipped(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with('#')
}

fn read_one(file: &str, lines: &[&str], from: usize, end: usize) -> Result<Puzzle, Fault> {
    let id = lines[from].trim_start_matches("puzzle ").trim().to_owned();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(plain) {
        let message = "expected an id of small letters, digits and '-': 'puzzle ID'";
        return Err(malformed(file, from + 1, message));
    }
    let mut at = Lines {
        file: file.to_owned(),
        id: from + 1,
        ..Lines::default()
    };
    let (mut theme, mut rule, mut seat) = (String::new(), String::new(), String::new());
    let (mut grade, mut until, mut solve) = (0, None, Vec::new());
    let mut proof = Proof {
        best: 0,
        margin: 0,
        ends: 0,
        tries: 0,
        plain: false,
    };
    for (index, text) in lines.iter().enumerate().take(end).skip(from + 1) {
        if skipped(text) {
            continue;
        }
        let (line, text) = (index + 1, text.trim());
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        if word == "title" {
            at.title = line;
            break;
        }
        let wrong =
            |expected: &str| malformed(file, line, format!("expected {expected}, found '{rest}'"));
        let number = || rest.parse().map_err(|_| wrong("a number"));
        let count = || rest.parse().map_err(|_| wrong("a number"));
        match word {
            "theme" => (theme, at.theme) = (rest.to_owned(), line),
            "rule" => (rule, at.rule) = (rest.to_owned(), line),
            "seat" => (seat, at.seat) = (rest.to_owned(), line),
            "until" => {
                let found = Until::parse(rest);
                until = Some(found.ok_or_else(|| wrong("'turn', 'closing' or 'over'"))?);
            }
            "grade" => {
                let known = rest.parse().ok().filter(|grade| (1..=5).contains(grade));
                (grade, at.grade) = (known.ok_or_else(|| wrong("a grade from 1 to 5"))?, line);
            }
            "best" => (proof.best, at.best) = (number()?, line),
            "margin" => (proof.margin, at.margin) = (number()?, line),
            "ends" => (proof.ends, at.ends) = (count()?, line),
            "tries" => (proof.tries, at.tries) = (count()?, line),
            "plain" => proof.plain = true,
            "solve" => {
                solve.push(rest.to_owned());
                at.solve.push(line);
            }
            _ => {
                let message = format!("'{word}' is unknown: expected {WORDS}");
                return Err(malformed(file, line, message));
            }
        }
    }
    let missing = |what: &str| {
        malformed(
            file,
            from + 1,
            format!("in '{id}': the line '{what}' is missing"),
        )
    };
    if at.title == 0 {
        return Err(missing("title ..."));
    }
    for (line, what) in [
        (at.theme, "theme NAME"),
        (at.grade, "grade NUMBER"),
        (at.rule, "rule KEY"),
        (at.seat, "seat SEAT"),
        (at.best, "best POINTS"),
        (at.margin, "margin POINTS"),
        (at.ends, "ends NUMBER"),
        (at.tries, "tries NUMBER"),
    ] {
        if line == 0 {
            return Err(missing(what));
        }
    }
    if solve.is_empty() {
        return Err(missing("solve ACTION"));
    }
    let text = lines[at.title - 1..end].join("\n").trim_end().to_owned();
    // The scenario keeps the numbers of its lines in the file.
    let placed = format!("{}{text}", "\n".repeat(at.title - 1));
    let scenario = parse_position(file, &placed)?;
    let game = towpath_games::find(&scenario.game).ok_or_else(|| {
        let message = format!("there is no game '{}'", scenario.game);
        malformed(file, at.title, message)
    })?;
    Ok(Puzzle {
        game,
        theme,
        grade,
        rule,
        seat,
        until: until.ok_or_else(|| missing("until turn"))?,
        proof,
        solve,
        text,
        scenario,
        at,
        id,
    })
}
