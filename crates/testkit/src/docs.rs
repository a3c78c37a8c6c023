//! docs/scenario.md: its keywords are made from the games, its examples are run.

use crate::{blessed, scenario};
use std::fmt::Write;
use std::path::Path;
use towpath_core::ScenarioSupport;

const END: &str = "<!-- end -->";

/// The keywords of a game as a table.
pub fn keywords<G: ScenarioSupport>() -> String {
    let mut text = String::from("| line | given | expect | meaning |\n|---|---|---|---|\n");
    for keyword in G::keywords() {
        let mark = |yes: bool| if yes { "yes" } else { "" };
        let _ = writeln!(
            text,
            "| `{}` | {} | {} | {} |",
            keyword.usage.replace('|', "\\|"),
            mark(keyword.place),
            mark(keyword.expect),
            keyword.meaning.replace('|', "\\|")
        );
    }
    text
}

/// Compares the table between `<!-- keywords: ID -->` and `<!-- end -->` of docs/scenario.md with the game's keywords,
/// or rewrites it ([`blessed::BLESS`]); for tests.
///
/// # Panics
/// With what differs.
pub fn check_keywords<G: ScenarioSupport>(file: &Path) {
    let checked = std::fs::read_to_string(file)
        .map_err(|error| format!("{}: {error}", file.display()))
        .and_then(|text| replace_section(&text, G::title().id, &keywords::<G>()))
        .and_then(|wanted| blessed::compare(file, &wanted));
    if let Err(message) = checked {
        panic!("{message}");
    }
}

/// Runs the scenarios in the block of text after `<!-- example: ID -->`; for tests.
///
/// # Panics
/// When the example does not hold.
pub fn check_example<G: ScenarioSupport>(file: &Path) {
    let id = G::title().id;
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let block = example(&text, id);
    let block = block.unwrap_or_else(|| panic!("{}: no example of {id}", file.display()));
    match scenario::parse(&format!("the example of {id}"), block) {
        Ok(scenarios) => {
            for scenario in &scenarios {
                if let Err(fault) = scenario::run::<G>(scenario).result {
                    panic!("{fault}");
                }
            }
        }
        Err(fault) => panic!("{fault}"),
    }
}

/// The block of text after the marker of this game.
fn example<'a>(text: &'a str, id: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("<!-- example: {id} -->\n```text\n"))?;
    Some(rest.split_once("```")?.0)
}

/// The text with another section between the markers of this game.
fn replace_section(text: &str, id: &str, section: &str) -> Result<String, String> {
    let marker = format!("<!-- keywords: {id} -->");
    let missing = || format!("the lines '{marker}' and '{END}' are missing");
    let (head, rest) = text.split_once(&marker).ok_or_else(missing)?;
    let (_, tail) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{head}{marker}\n{section}{END}{tail}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_replaced_between_its_markers() {
        let text = "a\n<!-- keywords: x -->\nold\n<!-- end -->\nb\n";
        let new = replace_section(text, "x", "new\n").unwrap();
        assert_eq!(new, "a\n<!-- keywords: x -->\nnew\n<!-- end -->\nb\n");
        assert!(replace_section(text, "y", "new\n").is_err());
    }

    #[test]
    fn an_example_is_the_block_after_its_marker() {
        let text = "a\n<!-- example: x -->\n```text\ntitle T\n```\nb\n";
        assert_eq!(example(text, "x"), Some("title T\n"));
        assert_eq!(example(text, "y"), None);
    }
}
