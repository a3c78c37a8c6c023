//! What a reference is made of, apart from its words: the same in every language.

use std::fmt;

/// Something that every language has in the same place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A heading of this level.
    Heading(usize),
    /// A clause by its key.
    Clause(String),
    /// A diagram by its name.
    Diagram(String),
    /// A row of a table with so many cells; the rule under its head counts as one.
    Row(usize),
    /// A paragraph of its own.
    Paragraph,
    /// An item of a list.
    Item,
    /// Begin or end of a part of the player aid.
    Aid(bool),
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Heading(level) => write!(f, "a heading of level {level}"),
            Mark::Clause(key) => write!(f, "clause {key}"),
            Mark::Diagram(name) => write!(f, "diagram {name}"),
            Mark::Row(cells) => write!(f, "a row of {cells} cells"),
            Mark::Paragraph => f.write_str("a paragraph"),
            Mark::Item => f.write_str("an item of a list"),
            Mark::Aid(true) => f.write_str("the beginning of an aid"),
            Mark::Aid(false) => f.write_str("the end of an aid"),
        }
    }
}

/// A mark with the line it stands in and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// What stands there.
    pub mark: Mark,
    /// Its text, lines joined.
    pub text: String,
}

impl Place {
    /// The numbers written in digits in its text, sorted; those of keys are left out.
    pub fn numbers(&self) -> Vec<String> {
        let mut numbers: Vec<String> = self
            .text
            .split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))
            .filter(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_digit()))
            .map(str::to_owned)
            .collect();
        numbers.sort();
        numbers
    }
}

/// The marks of a reference in their order.
pub fn outline(text: &str) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    let mut open = false;
    for (index, line) in text.lines().enumerate() {
        let body = line.trim_start();
        let mark = if body.is_empty() {
            open = false;
            continue;
        } else if line == "<!-- aid -->" || line == "<!-- end -->" {
            Mark::Aid(line == "<!-- aid -->")
        } else if line.starts_with('#') {
            Mark::Heading(line.len() - line.trim_start_matches('#').len())
        } else if line.starts_with('|') {
            Mark::Row(line.matches('|').count() - 1)
        } else if let Some(rest) = line.strip_prefix("<a id=\"") {
            Mark::Clause(rest.split('"').next().unwrap_or_default().to_owned())
        } else if line.starts_with("![") {
            Mark::Diagram(String::new())
        } else if body.starts_with("- ") {
            Mark::Item
        } else if open {
            if let Some(last) = places.last_mut() {
                last.text.push(' ');
                last.text.push_str(body);
            }
            continue;
        } else {
            Mark::Paragraph
        };
        open = !matches!(mark, Mark::Heading(_) | Mark::Row(_) | Mark::Aid(_));
        places.push(Place {
            line: index + 1,
            mark,
            text: line.to_owned(),
        });
    }
    // The name of a diagram stands after its description, which may take several lines.
    for place in &mut places {
        if matches!(place.mark, Mark::Diagram(_)) {
            let name = place.text.rsplit_once("](").map_or("", |(_, name)| name);
            place.mark = Mark::Diagram(name.trim_end_matches(')').to_owned());
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_in_their_order() {
        let text = "# T\n\nOne 2\nand 3 of X-A-1.\n\n<a id=\"X-A-1\"></a>**X-A-1** A.\n\n![Seen\nhere.](walk)\n\n| a | b |\n|---|---|\n- x\n";
        let marks: Vec<(usize, String)> = outline(text)
            .iter()
            .map(|place| (place.line, place.mark.to_string()))
            .collect();
        let expected = [
            (1, "a heading of level 1"),
            (3, "a paragraph"),
            (6, "clause X-A-1"),
            (8, "diagram walk"),
            (11, "a row of 2 cells"),
            (12, "a row of 2 cells"),
            (13, "an item of a list"),
        ];
        let expected: Vec<_> = expected
            .iter()
            .map(|(line, mark)| (*line, (*mark).to_owned()))
            .collect();
        assert_eq!(marks, expected);
        assert_eq!(outline(text)[1].numbers(), ["2", "3"]);
    }
}
