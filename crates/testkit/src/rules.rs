//! The rules reference and the program name the same rules.
//!
//! In the reference, a clause is a paragraph that begins `<a id="AR-MOVE-5"></a>**AR-MOVE-5** ...`. In the source, a key
//! stands in the comment at the line that enforces it, or in the refusal it gives.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Compares the keys that a crate's source cites with those that its reference defines, both ways.
/// The prefix is that of the game, such as `AR`.
///
/// # Errors
/// Everything that is on one side only, in words, with file and line.
pub fn check_citations(prefix: &str, src: &Path, reference: &Path) -> Result<usize, Vec<String>> {
    let mut cited = BTreeMap::new();
    visit(src, "rs", &mut |file, text| {
        for (index, line) in text.lines().enumerate() {
            for key in keys(prefix, line) {
                let place = format!("{}:{}", file.display(), index + 1);
                cited.entry(key).or_insert(place);
            }
        }
    });
    let text = read(reference).map_err(|error| vec![error])?;
    let name = reference.display();
    let (defined, mut faults) = definitions(prefix, &name.to_string(), &text);
    for (key, place) in &cited {
        if !defined.contains_key(key) {
            faults.push(format!("{place}: {key} is no clause of {name}"));
        }
    }
    for (key, line) in &defined {
        if !cited.contains_key(key) {
            faults.push(format!("{name}:{line}: nothing in the source cites {key}"));
        }
    }
    faults.extend(undefined(prefix, &name.to_string(), &text, &defined));
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
        visit(folder, "scenario", &mut |_, text| {
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

/// The clauses of a reference with their lines, and what is wrong with how they are written.
pub(crate) fn definitions(
    prefix: &str,
    name: &str,
    text: &str,
) -> (BTreeMap<String, usize>, Vec<String>) {
    let mut defined = BTreeMap::new();
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some(rest) = line.strip_prefix("<a id=\"") else {
            continue;
        };
        let key = rest.split('"').next().unwrap_or("");
        let number = index + 1;
        if !rest.starts_with(&format!("{key}\"></a>**{key}**")) {
            faults.push(format!(
                "{name}:{number}: expected <a id=\"{key}\"></a>**{key}** and the rule"
            ));
        } else if !keys(prefix, key).contains(key) {
            faults.push(format!("{name}:{number}: '{key}' is no key of {prefix}"));
        } else if defined.insert(key.to_owned(), number).is_some() {
            faults.push(format!("{name}:{number}: {key} again"));
        }
    }
    (defined, faults)
}

/// The keys that a reference mentions and does not define.
pub(crate) fn undefined(
    prefix: &str,
    name: &str,
    text: &str,
    defined: &BTreeMap<String, usize>,
) -> Vec<String> {
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(index, line)| keys(prefix, line).into_iter().map(move |key| (index, key)))
        .filter(|(_, key)| !defined.contains_key(key))
        .map(|(index, key)| format!("{name}:{}: there is no clause {key}", index + 1))
        .collect()
}

/// Shows the text of every file with this extension in a folder and the folders within.
fn visit(folder: &Path, extension: &str, look: &mut dyn FnMut(&Path, &str)) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            visit(&path, extension, look);
        } else if path.extension().is_some_and(|found| found == extension)
            && let Ok(text) = std::fs::read_to_string(&path)
        {
            look(&path, &text);
        }
    }
}

pub(crate) fn read(path: &Path) -> Result<String, String> {
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
        let (defined, faults) = definitions("AR", "r.md", text);
        assert_eq!(defined.len(), 1);
        assert!(faults[0].starts_with("r.md:2: "), "{faults:?}");
        let faults = undefined("AR", "r.md", "See\nAR-A-1 and AR-B-2.", &defined);
        assert_eq!(faults, ["r.md:2: there is no clause AR-B-2"]);
    }
}
