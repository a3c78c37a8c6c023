//! `towpath rules`: the rules reference in the terminal.

use crate::failure::Failure;
use crate::files;
use crate::out::{self, say};
use std::path::PathBuf;
use towpath_core::BuildError;
use towpath_core::sketch::wrap;
use towpath_text::Words;

/// The widest line of text that reads well.
const WIDEST: usize = 100;

/// Which rules to show.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    /// One clause, such as AR-MOVE-5; all of them if left out.
    clause: Option<String>,
    /// A folder with component data of your own: what it holds is shown after the rules.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Print to the end at once, without a pager.
    #[arg(long)]
    no_pager: bool,
}

/// Prints the rules.
pub fn run(args: &Args, words: &Words) -> Result<(), Failure> {
    let game = files::game(&args.game)?;
    let rules = game.rules();
    let shown = match &args.clause {
        None => rules,
        Some(key) => {
            let key = key.to_ascii_uppercase();
            clause(rules, &key)
                .ok_or_else(|| Failure::Input(format!("{} has no clause {key}", args.game)))?
        }
    };
    let english = words.word("terminal-rules-english");
    let text = plain(shown, out::width().min(WIDEST));
    let mut text = format!("{english}\n\n{text}");
    if let Some(dir) = &args.edition {
        let edition = files::edition(game, Some(dir))?;
        let checked = game.check_edition(&edition).map_err(BuildError::Edition)?;
        text += &format!("\n\n# {}\n\n", dir.display());
        let warnings = checked.warnings.iter().map(ToString::to_string);
        for line in checked.holds.into_iter().chain(warnings) {
            text += &format!("- {line}\n");
        }
    }
    let text = text.trim_start();
    match args.no_pager {
        true => say!("{text}"),
        false => out::paged(text),
    }
    Ok(())
}

/// One clause: from its anchor to the next one, or to the next heading.
pub fn clause<'a>(rules: &'a str, key: &str) -> Option<&'a str> {
    let anchor = format!("<a id=\"{key}\"></a>");
    let start = rules.find(&anchor)?;
    let body = start + anchor.len();
    let ends = ["\n<a id=", "\n#"];
    let end = ends.iter().filter_map(|end| rules[body..].find(end)).min();
    let end = end.map_or(rules.len(), |length| body + length);
    Some(&rules[start..end])
}

/// Markdown without its anchors and stars, on lines of at most this width; tables stay as they are.
pub fn plain(markdown: &str, width: usize) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some(start) = rest.find("<a id=\"") {
        text.push_str(&rest[..start]);
        rest = rest[start..]
            .split_once("</a>")
            .map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    let text = text.replace("**", "");
    let mut lines = Vec::new();
    let mut paragraph = String::new();
    for line in text.lines().chain([""]) {
        let alone = line.is_empty() || line.starts_with('|') || line.starts_with('#');
        if alone || item(line).is_some() {
            lines.extend(paragraph_lines(&std::mem::take(&mut paragraph), width));
        }
        match alone {
            true => lines.push(line.to_owned()),
            false if paragraph.is_empty() => paragraph = line.to_owned(),
            false => {
                paragraph.push(' ');
                paragraph.push_str(line.trim_start());
            }
        }
    }
    lines.join("\n").trim_end().to_owned()
}

/// How far the text of a list's item is set in; `None` for a line that begins no item.
fn item(line: &str) -> Option<usize> {
    let body = line.trim_start();
    let blanks = line.len() - body.len();
    let digits = body.chars().take_while(char::is_ascii_digit).count();
    match body {
        _ if body.starts_with("- ") || body.starts_with("* ") => Some(blanks + 2),
        _ if digits > 0 && body[digits..].starts_with(". ") => Some(blanks + digits + 2),
        _ => None,
    }
}

fn paragraph_lines(paragraph: &str, width: usize) -> Vec<String> {
    if paragraph.is_empty() {
        return Vec::new();
    }
    let set_in = item(paragraph).unwrap_or(0).min(width / 2);
    let first = &paragraph[..set_in];
    let lines = wrap(&paragraph[set_in..], width - set_in);
    (0..)
        .zip(lines)
        .map(|(place, line)| match place {
            0 => format!("{first}{line}"),
            _ => format!("{}{line}", " ".repeat(set_in)),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n\n<a id=\"X-A-1\"></a>**X-A-1** One\nmore.\n\nAnd more.\n\n<a id=\"X-A-2\"></a>**X-A-2** Two.\n";

    #[test]
    fn a_clause_goes_up_to_the_next_without_marks() {
        let clause = |key| super::clause(RULES, key).map(|clause| plain(clause, 80));
        assert_eq!(
            clause("X-A-1").as_deref(),
            Some("X-A-1 One more.\n\nAnd more.")
        );
        assert_eq!(clause("X-A-2").as_deref(), Some("X-A-2 Two."));
        assert_eq!(clause("X-A-3"), None);
    }

    #[test]
    fn lines_are_broken_at_the_width_and_items_are_set_in() {
        let text = "One two\nthree four.\n- five six seven\n  eight\n\n| a table | stays |\n";
        assert_eq!(
            plain(text, 11),
            "One two\nthree four.\n- five six\n  seven\n  eight\n\n| a table | stays |"
        );
    }
}
