//! The rules references of a game say the same in every language: the same clauses, tables, diagrams and numbers in the same
//! places, and nothing left in English.

use crate::rules::{definitions, keys, read, undefined};
use std::collections::BTreeSet;
use std::path::Path;
use towpath_reference::{Mark, Place, outline};

/// The word in bold that marks a ruling, by language.
const RULING: &[(&str, &str)] = &[
    ("en", "**Ruling"),
    ("fr", "**Décision"),
    ("it", "**Decisione"),
    ("de", "**Festlegung"),
];

/// A block with fewer words than this may be the same in two languages.
const SAYS_SOMETHING: usize = 4;

/// Compares the references of a game in all languages (`docs/rules/LANGUAGE/GAME.md` below `root`) with the English one, and
/// the diagrams they show with the scenarios there are. `languages` are the codes of those that are wanted.
///
/// # Errors
/// Every difference with file and line.
pub fn check_translations(
    prefix: &str,
    game: &str,
    root: &Path,
    languages: &[&str],
) -> Result<usize, Vec<String>> {
    let name = |language: &str| format!("docs/rules/{language}/{game}.md");
    let english = read(&root.join(name("en"))).map_err(|error| vec![error])?;
    let model = outline(&english);
    let mut faults = Vec::new();
    for language in languages {
        let name = name(language);
        let text = match read(&root.join(&name)) {
            Ok(text) => text,
            Err(_) => {
                faults.push(format!("{name}:1: the rules are not there in '{language}'"));
                continue;
            }
        };
        let (defined, wrong) = definitions(prefix, &name, &text);
        faults.extend(wrong);
        faults.extend(undefined(prefix, &name, &text, &defined));
        let places = outline(&text);
        match RULING.iter().find(|(code, _)| code == language) {
            Some((_, word)) => faults.extend(rulings(prefix, &name, &places, word)),
            None => faults.push(format!(
                "{name}:1: which word marks a ruling in '{language}'?"
            )),
        }
        if *language != "en" {
            faults.extend(compare(&name, &model, &places));
        }
    }
    faults.extend(diagrams(game, root, &name("en"), &model));
    match faults.is_empty() {
        true => Ok(languages.len()),
        false => Err(faults),
    }
}

/// What a translation lacks, has too much, or has kept in English.
fn compare(name: &str, model: &[Place], places: &[Place]) -> Vec<String> {
    let mut faults = Vec::new();
    let clauses = |places: &[Place]| -> BTreeSet<String> {
        let all = places.iter().filter_map(|place| match &place.mark {
            Mark::Clause(key) => Some(key.clone()),
            Mark::Heading(_)
            | Mark::Diagram(_)
            | Mark::Row(_)
            | Mark::Paragraph
            | Mark::Item
            | Mark::Aid(_) => None,
        });
        all.collect()
    };
    let (wanted, found) = (clauses(model), clauses(places));
    for key in wanted.difference(&found) {
        faults.push(format!("{name}:1: clause {key} is missing"));
    }
    for key in found.difference(&wanted) {
        faults.push(format!(
            "{name}:1: clause {key} is not in the English rules"
        ));
    }
    for (one, other) in model.iter().zip(places) {
        let line = other.line;
        if one.mark != other.mark {
            let (wanted, found) = (&one.mark, &other.mark);
            let number = one.line;
            faults.push(format!(
                "{name}:{line}: {found}, where the English rules (line {number}) have {wanted}"
            ));
            return faults;
        }
        let (wanted, found) = (one.numbers(), other.numbers());
        if wanted != found {
            let (wanted, found) = (wanted.join(" "), found.join(" "));
            let number = one.line;
            faults.push(format!(
                "{name}:{line}: the numbers are '{found}'; in the English rules (line {number}) '{wanted}'"
            ));
        }
        let words = one.text.split_whitespace();
        let words = words.filter(|word| word.chars().all(char::is_alphabetic));
        if one.text == other.text && words.count() >= SAYS_SOMETHING {
            faults.push(format!("{name}:{line}: not translated"));
        }
    }
    if model.len() != places.len() {
        let (wanted, found) = (model.len(), places.len());
        faults.push(format!(
            "{name}:1: {found} blocks; the English rules have {wanted}"
        ));
    }
    faults
}

/// Every clause with a ruling has a row of the table that says what was open and why it is settled so, and no other clause.
fn rulings(prefix: &str, name: &str, places: &[Place], word: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut clause = None;
    let (mut marked, mut explained) = (BTreeSet::new(), BTreeSet::new());
    for place in places {
        match &place.mark {
            Mark::Clause(key) => clause = Some(key.clone()),
            Mark::Heading(_) => clause = None,
            Mark::Row(_) => {
                let cell = place.text.split('|').nth(1).unwrap_or_default().trim();
                if keys(prefix, cell).contains(cell) && !explained.insert(cell.to_owned()) {
                    faults.push(format!("{name}:{}: {cell} again", place.line));
                }
            }
            Mark::Diagram(_) | Mark::Paragraph | Mark::Item | Mark::Aid(_) => {}
        }
        if let Some(key) = clause.as_ref().filter(|_| place.text.contains(word)) {
            marked.insert((key.clone(), place.line));
        }
    }
    for (key, line) in &marked {
        if !explained.contains(key) {
            faults.push(format!(
                "{name}:{line}: no row tells what was open in {key}"
            ));
        }
    }
    for key in explained {
        if !marked.iter().any(|(marked, _)| *marked == key) {
            faults.push(format!(
                "{name}:1: a row explains {key}, which has no ruling"
            ));
        }
    }
    faults
}

/// The diagrams that the rules show are those there are.
fn diagrams(game: &str, root: &Path, name: &str, model: &[Place]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut shown = BTreeSet::new();
    let folder = root.join(format!("fixtures/{game}/diagrams"));
    for place in model {
        if let Mark::Diagram(diagram) = &place.mark {
            if !folder.join(format!("{diagram}.scenario")).is_file() {
                faults.push(format!(
                    "{name}:{}: there is no diagram '{diagram}'",
                    place.line
                ));
            }
            if !shown.insert(format!("{diagram}.scenario")) {
                faults.push(format!("{name}:{}: '{diagram}' is shown twice", place.line));
            }
        }
    }
    let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    for file in entries.map(|entry| entry.file_name().to_string_lossy().into_owned()) {
        if !shown.contains(&file) {
            faults.push(format!(
                "fixtures/{game}/diagrams/{file}:1: no rules show it"
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Rules\n\n<a id=\"X-A-1\"></a>**X-A-1** A walk costs 2. **Ruling:** not 3.\n\n| X-A-1 | why |\n";

    fn faults(text: &str) -> Vec<String> {
        compare("fr.md", &outline(ENGLISH), &outline(text))
    }

    #[test]
    fn what_is_missing_or_differs_is_named_with_its_line() {
        let good = "# Règles\n\n<a id=\"X-A-1\"></a>**X-A-1** Marcher : 2. **Décision :** pas 3.\n\n| X-A-1 | oui |\n";
        assert!(faults(good).is_empty(), "{:?}", faults(good));
        let numbers = faults(&good.replace("2.", "4."));
        assert!(
            numbers[0].starts_with("fr.md:3: the numbers are '3 4'"),
            "{numbers:?}"
        );
        let missing = faults("# Règles\n\n| X-A-1 | oui |\n");
        assert!(
            missing[0].contains("clause X-A-1 is missing"),
            "{missing:?}"
        );
        assert!(
            missing[1].starts_with("fr.md:3: a row of 2 cells"),
            "{missing:?}"
        );
        let english = faults(ENGLISH);
        assert!(
            english.contains(&"fr.md:3: not translated".to_owned()),
            "{english:?}"
        );
    }

    #[test]
    fn a_ruling_has_its_row() {
        let places = outline(ENGLISH);
        assert!(rulings("X", "en.md", &places, "**Ruling").is_empty());
        let unexplained = rulings("X", "en.md", &places[..2], "**Ruling");
        assert_eq!(
            unexplained,
            ["en.md:3: no row tells what was open in X-A-1"]
        );
        let needless = rulings("X", "en.md", &places[2..], "**Ruling");
        assert_eq!(
            needless,
            ["en.md:1: a row explains X-A-1, which has no ruling"]
        );
    }
}
