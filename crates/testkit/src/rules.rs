//! The rules reference and the program name the same rules.
//!
//! In the reference, a clause is a paragraph that begins `<a id="AR-MOVE-5"></a>**AR-MOVE-5** ...`. In the source, a key
//! stands in the comment at the line that enforces it, or in the refusal it gives.

use std::collections::BTreeSet;
use std::path::Path;

/// Compares the keys that a crate's source cites with those that its reference defines, both ways.
/// The prefix is that of the game, such as `AR`.
///
/// # Errors
/// Everything that is on one side only, in words.
pub fn check_citations(prefix: &str, src: &Path, reference: &Path) -> Result<usize, Vec<String>> {
    let mut cited = BTreeSet::new();
    gather(prefix, src, "rs", &mut cited);
    let text = read(reference).map_err(|error| vec![error])?;
    let (defined, mut faults) = definitions(prefix, &text);
    for key in cited.difference(&defined) {
        faults.push(format!(
            "{key} is cited in the source but not in the reference"
        ));
    }
    for key in defined.difference(&cited) {
        faults.push(format!(
            "{key} is in the reference but nothing in the source cites it"
        ));
    }
    for key in keys(prefix, &text).difference(&defined) {
        faults.push(format!(
            "the reference mentions {key}, which it does not define"
        ));
    }
    match faults.is_empty() {
        true => Ok(defined.len()),
        false => Err(faults),
    }
}

/// Every rule that a game was seen to refuse by has a scenario that shows it: a line `cannot ... : KEY`.
///
/// # Errors
/// The rules without one.
pub fn check_refusals<'a>(
    refused: impl IntoIterator<Item = &'a str>,
    folders: &[&Path],
) -> Result<(), Vec<String>> {
    let mut shown = BTreeSet::new();
    for folder in folders {
        visit(folder, "scenario", &mut |text| {
            let lines = text.lines().filter(|line| line.contains(" cannot "));
            let rules = lines
                .filter_map(|line| line.rsplit_once(" : "))
                .map(|(_, rule)| {
                    let rule = rule.split_whitespace().next();
                    rule.unwrap_or_default().to_owned()
                });
            shown.extend(rules);
        });
    }
    let bare = refused.into_iter().filter(|rule| !shown.contains(*rule));
    let bare: Vec<String> = bare
        .map(|rule| format!("no scenario shows {rule} refusing something"))
        .collect();
    match bare.is_empty() {
        true => Ok(()),
        false => Err(bare),
    }
}

/// The keys with this prefix in a text.
pub fn keys(prefix: &str, text: &str) -> BTreeSet<String> {
    let start = format!("{prefix}-");
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(&start) {
        let inside = text[..at].chars().next_back();
        if inside.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-') {
            continue;
        }
        let rest = &text[at + start.len()..];
        let topic = rest.find(|c: char| !c.is_ascii_uppercase()).unwrap_or(0);
        let Some(number) = rest[topic..].strip_prefix('-') else {
            continue;
        };
        let digits = number.find(|c: char| !c.is_ascii_digit());
        let digits = digits.unwrap_or(number.len());
        if topic > 0 && digits > 0 {
            // A clause that was put between two others has a letter after its number.
            let mut after = number[digits..].chars();
            let letter = after.next().is_some_and(|c| c.is_ascii_lowercase())
                && !after.next().is_some_and(|c| c.is_ascii_alphanumeric());
            let (topic, number) = (&rest[..topic], &number[..digits + usize::from(letter)]);
            found.insert(format!("{start}{topic}-{number}"));
        }
    }
    found
}

/// The clauses of a reference, and what is wrong with how they are written.
fn definitions(prefix: &str, text: &str) -> (BTreeSet<String>, Vec<String>) {
    let mut defined = BTreeSet::new();
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some(rest) = line.strip_prefix("<a id=\"") else {
            continue;
        };
        let key = rest.split('"').next().unwrap_or("");
        let number = index + 1;
        if !rest.starts_with(&format!("{key}\"></a>**{key}**")) {
            faults.push(format!(
                "line {number} of the reference: expected <a id=\"{key}\"></a>**{key}** and the rule"
            ));
        } else if !keys(prefix, key).contains(key) {
            faults.push(format!(
                "line {number} of the reference: '{key}' is no key of {prefix}"
            ));
        } else if !defined.insert(key.to_owned()) {
            faults.push(format!("line {number} of the reference: {key} again"));
        }
    }
    (defined, faults)
}

fn gather(prefix: &str, folder: &Path, extension: &str, found: &mut BTreeSet<String>) {
    visit(folder, extension, &mut |text| {
        found.extend(keys(prefix, text))
    });
}

/// Shows the text of every file with this extension in a folder and the folders within.
fn visit(folder: &Path, extension: &str, look: &mut dyn FnMut(&str)) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            visit(&path, extension, look);
        } else if path.extension().is_some_and(|found| found == extension)
            && let Ok(text) = std::fs::read_to_string(&path)
        {
            look(&text);
        }
    }
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_as_whole_words() {
        let text = "// AR-MOVE-5: (AR-LOCK-12) BAR-X-1 AR-move-1 AR-MOVE- AR-SEC-3, AR-END-2b. AR-";
        let found: Vec<String> = keys("AR", text).into_iter().collect();
        assert_eq!(found, ["AR-END-2b", "AR-LOCK-12", "AR-MOVE-5", "AR-SEC-3"]);
    }

    #[test]
    fn a_clause_is_written_in_one_way() {
        let text = "<a id=\"AR-A-1\"></a>**AR-A-1** Yes.\n<a id=\"AR-A-2\"></a> **AR-A-2** No.\n";
        let (defined, faults) = definitions("AR", text);
        assert_eq!(defined.len(), 1);
        assert!(faults[0].starts_with("line 2"), "{faults:?}");
    }
}
