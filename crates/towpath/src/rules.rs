//! `towpath rules`: the rules reference in the terminal.

use crate::failure::Failure;
use crate::files;
use crate::out::say;

/// Which rules to show.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    /// One clause, such as AR-MOVE-5; all of them if left out.
    clause: Option<String>,
}

/// Prints the rules.
pub fn run(args: &Args) -> Result<(), Failure> {
    let rules = files::game(&args.game)?.rules();
    match &args.clause {
        None => say!("{}", plain(rules)),
        Some(key) => {
            let key = key.to_ascii_uppercase();
            let clause = clause(rules, &key)
                .ok_or_else(|| Failure::Input(format!("{} has no clause {key}", args.game)))?;
            say!("{}", plain(clause));
        }
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

/// Markdown without its anchors and stars.
pub fn plain(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some(start) = rest.find("<a id=\"") {
        text.push_str(&rest[..start]);
        rest = rest[start..]
            .split_once("</a>")
            .map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    text.replace("**", "").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n\n<a id=\"X-A-1\"></a>**X-A-1** One\nmore.\n\nAnd more.\n\n<a id=\"X-A-2\"></a>**X-A-2** Two.\n";

    #[test]
    fn a_clause_goes_up_to_the_next_without_marks() {
        assert_eq!(
            plain(clause(RULES, "X-A-1").unwrap()),
            "X-A-1 One\nmore.\n\nAnd more."
        );
        assert_eq!(plain(clause(RULES, "X-A-2").unwrap()), "X-A-2 Two.");
        assert_eq!(clause(RULES, "X-A-3"), None);
    }
}
