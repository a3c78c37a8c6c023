//! Documentation that is made from the games: the keywords in docs/scenario.md.

use crate::blessed;
use std::fmt::Write;
use std::path::Path;
use table::Staged;

const END: &str = "<!-- end -->";

/// The keywords of a game as a table.
pub fn keywords<G: Staged>() -> String {
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
pub fn check_keywords<G: Staged>(file: &Path) {
    let checked = std::fs::read_to_string(file)
        .map_err(|error| format!("{}: {error}", file.display()))
        .and_then(|text| replace_section(&text, G::title().id, &keywords::<G>()))
        .and_then(|wanted| blessed::compare(file, &wanted));
    if let Err(message) = checked {
        panic!("{message}");
    }
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
}
