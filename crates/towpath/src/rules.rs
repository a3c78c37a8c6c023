//! `towpath rules`: the rules reference in the terminal.

mod table;

use crate::failure::Failure;
use crate::files;
use crate::out::{self, say};
use std::path::PathBuf;
use towpath_core::sketch::wrap;
use towpath_core::{BuildError, Message};
use towpath_text::Words;

/// The widest line of text that reads well.
const WIDEST: usize = 100;

/// Which rules to show.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    /// One clause, such as AR-MOVE-5, or words to look for; all rules if left out.
    what: Vec<String>,
    /// The player aid: what a table needs at hand.
    #[arg(long, conflicts_with = "what")]
    aid: bool,
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
    let rules = game.rules(words.language().code());
    let asked = args.what.join(" ");
    let shown = match asked.as_str() {
        "" if args.aid => towpath_reference::aid(rules),
        "" => towpath_reference::whole(rules),
        asked => find(rules, asked).ok_or_else(|| {
            let message = Message::new("terminal-no-clause").with("clause", asked);
            Failure::Input(words.say(&message))
        })?,
    };
    let mut text = plain(&shown, out::width().min(WIDEST));
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

/// A clause by its key, or else every block with these words under its heading; `None` if there is neither.
pub fn find(rules: &str, asked: &str) -> Option<String> {
    if let Some(clause) = towpath_reference::clause(rules, &key(asked)) {
        return Some(towpath_reference::whole(clause));
    }
    let mut parts = asked.split('-');
    let number = parts
        .nth(2)
        .is_some_and(|last| last.starts_with(|c: char| c.is_ascii_digit()));
    if number && parts.next().is_none() {
        // A key that is no clause is not looked for as words.
        return None;
    }
    let rules = towpath_reference::whole(rules);
    let mut shown = String::new();
    let mut heading = "";
    for found in towpath_reference::search(&rules, asked) {
        if found.heading != heading {
            shown += &format!("## {}\n\n", found.heading);
        }
        shown += &format!("{}\n\n", found.block);
        heading = found.heading;
    }
    (!shown.is_empty()).then_some(shown)
}

/// A key as it is written, whatever its letters: `ka-solo-2B` is `KA-SOLO-2b`.
fn key(asked: &str) -> String {
    let (word, number) = asked.rsplit_once('-').unwrap_or((asked, ""));
    format!(
        "{}-{}",
        word.to_ascii_uppercase(),
        number.to_ascii_lowercase()
    )
}

/// Markdown without its anchors and stars, on lines of at most this width.
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
    let text = pictures(&text.replace('*', ""));
    let mut lines = Vec::new();
    let mut paragraph = String::new();
    let mut rows: Vec<&str> = Vec::new();
    for line in text.lines().chain([""]) {
        if line.starts_with('|') {
            rows.push(line);
            continue;
        }
        lines.extend(table::table(&std::mem::take(&mut rows), width));
        let alone = line.is_empty() || line.starts_with('#');
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

/// The descriptions of diagrams in place of the diagrams.
fn pictures(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("![") {
        let Some((description, end)) = after.split_once("](") else {
            break;
        };
        out.push_str(before);
        out.push_str("> ");
        out.push_str(description);
        rest = end.split_once(')').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

/// How far the text of a list's item is set in; `None` for a line that begins no item.
fn item(line: &str) -> Option<usize> {
    let body = line.trim_start();
    let blanks = line.len() - body.len();
    let digits = body.chars().take_while(char::is_ascii_digit).count();
    match body {
        _ if ["- ", "* ", "> "].iter().any(|mark| body.starts_with(mark)) => Some(blanks + 2),
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

    const RULES: &str = "# Rules\n\n## One\n\n<a id=\"X-A-1\"></a>**X-A-1** One\nmore.\n\n![A picture\nof it.](walk)\n\n<!-- aid -->\n## Two\n\n<a id=\"X-A-2b\"></a>**X-A-2b** Two.\n";

    #[test]
    fn a_clause_is_found_by_its_key_and_blocks_by_their_words() {
        let found = |asked| find(RULES, asked).map(|found| plain(&found, 80));
        let one = "X-A-1 One more.\n\n> A picture of it.";
        assert_eq!(found("x-a-1").as_deref(), Some(one));
        assert_eq!(found("X-A-2B").as_deref(), Some("X-A-2b Two."));
        assert_eq!(found("TWO").as_deref(), Some("## Two\n\nX-A-2b Two."));
        let more = "## One\n\nX-A-1 One more.";
        assert_eq!(found("more").as_deref(), Some(more));
        assert_eq!(found("X-A-3"), None);
    }

    #[test]
    fn lines_are_broken_at_the_width_and_items_are_set_in() {
        let text =
            "One two\nthree four.\n- five six seven\n  eight\n\n| a | b |\n|---|---|\n| c | d |\n";
        assert_eq!(
            plain(text, 11),
            "One two\nthree four.\n- five six\n  seven\n  eight\n\na  b\n-  -\nc  d"
        );
    }
}
