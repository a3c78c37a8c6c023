//! Parts of a reference: clauses, blocks with a word, the player aid.

/// Begins what the player aid shows too.
const AID: &str = "<!-- aid -->";
/// Ends it.
const END: &str = "<!-- end -->";

/// The text without the marks of the player aid.
pub fn whole(text: &str) -> String {
    let kept = text.lines().filter(|line| *line != AID && *line != END);
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// What a table needs at hand, on one page: the title, and what is marked for it under the headings it stands under.
///
/// ```
/// let text = "# Rules\n\n## Turn\n\nLong.\n\n<!-- aid -->\n| 1 | walk |\n<!-- end -->\n\n## End\n\nLong.\n";
/// assert_eq!(towpath_reference::aid(text), "# Rules\n\n## Turn\n\n| 1 | walk |\n");
/// ```
pub fn aid(text: &str) -> String {
    let mut aid = String::new();
    let mut heading = None;
    let mut inside = false;
    for line in text.lines() {
        match line {
            AID => {
                if let Some(heading) = heading.take() {
                    aid += &format!("\n{heading}\n");
                }
                aid.push('\n');
                inside = true;
            }
            END => inside = false,
            _ if inside => {
                aid.push_str(line);
                aid.push('\n');
            }
            _ if line.starts_with("# ") => aid += &format!("{line}\n"),
            _ if line.starts_with("## ") => heading = Some(line),
            _ => {}
        }
    }
    aid
}

/// One clause: from its anchor to the next one, or to the next heading.
pub fn clause<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let anchor = format!("<a id=\"{key}\"></a>");
    let start = text.find(&anchor)?;
    let body = start + anchor.len();
    let ends = ["\n<a id=", "\n#"];
    let end = ends.iter().filter_map(|end| text[body..].find(end)).min();
    let end = end.map_or(text.len(), |length| body + length);
    Some(text[start..end].trim_end())
}

/// A block in which something was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<'a> {
    /// The heading it stands under, without its marks.
    pub heading: &'a str,
    /// The paragraph, list or table.
    pub block: &'a str,
}

/// The blocks that have every one of these words, or words that begin with them; case and accents do not matter.
///
/// ```
/// let text = "# Rules\n\n## Building\n\nEine Schleuse\nkostet 4.\n\nUn pont-canal coûte 2.\n";
/// let found = towpath_reference::search(text, "schleuse KOST");
/// assert_eq!((found[0].heading, found[0].block), ("Building", "Eine Schleuse\nkostet 4."));
/// assert_eq!(towpath_reference::search(text, "coute").len(), 1);
/// assert!(towpath_reference::search(text, "ont").is_empty());
/// ```
pub fn search<'a>(text: &'a str, words: &str) -> Vec<Found<'a>> {
    let wanted: Vec<String> = split(&plain(words)).map(str::to_owned).collect();
    let mut heading = "";
    let mut found = Vec::new();
    for block in text.split("\n\n").map(str::trim) {
        if block.starts_with('#') {
            heading = block.trim_start_matches(['#', ' ']);
            continue;
        }
        let body = plain(block);
        let has = |word: &String| split(&body).any(|one| one.starts_with(word.as_str()));
        if !wanted.is_empty() && wanted.iter().all(has) {
            found.push(Found { heading, block });
        }
    }
    found
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Small letters without accents, as far as our languages have them.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'â' | 'á' | 'ä' => out.push('a'),
            'é' | 'è' | 'ê' | 'ë' => out.push('e'),
            'î' | 'ï' | 'ì' | 'í' => out.push('i'),
            'ô' | 'ö' | 'ò' | 'ó' => out.push('o'),
            'ù' | 'û' | 'ü' | 'ú' => out.push('u'),
            'ç' => out.push('c'),
            'ß' => out.push_str("ss"),
            'œ' => out.push_str("oe"),
            'æ' => out.push_str("ae"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_goes_up_to_the_next() {
        let text = "# R\n\n<a id=\"X-A-1\"></a>**X-A-1** One\nmore.\n\nAnd more.\n\n<a id=\"X-A-2\"></a>**X-A-2** Two.\n";
        let one = "<a id=\"X-A-1\"></a>**X-A-1** One\nmore.\n\nAnd more.";
        assert_eq!(clause(text, "X-A-1"), Some(one));
        assert_eq!(clause(text, "X-A-3"), None);
    }

    #[test]
    fn a_text_without_marks_is_the_same_text() {
        assert_eq!(whole("a\n<!-- aid -->\nb\n<!-- end -->\nc\n"), "a\nb\nc\n");
    }
}
