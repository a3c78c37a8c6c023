//! Every message that the program emits has words in every language, and no words are left over.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use towpath_text::Language;

/// How message ids begin: with the name of the file they are in.
fn prefixes() -> Vec<String> {
    let files = Language::English.files().iter();
    files.map(|(file, _)| file.replace(".ftl", "-")).collect()
}

/// The ids that a language file defines: `name =` at the start of a line.
fn defined(language: Language) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (file, text) in language.files() {
        for id in defined_in(text) {
            let new = ids.insert(id.to_owned());
            assert!(new, "{}/{file} defines {id} twice", language.code());
        }
    }
    ids
}

fn defined_in(text: &str) -> impl Iterator<Item = &str> {
    let ids = text.lines().filter_map(|line| line.split_once('='));
    ids.map(|(id, _)| id.trim_end()).filter(|id| {
        let named = id.starts_with(|c: char| c.is_ascii_lowercase());
        named && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    })
}

/// The ids of lessons, which bring texts of their own; `towpath check` compares those between languages.
fn lessons() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lessons/data");
    let mut ids = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(path.join("en.ftl")).unwrap();
        ids.extend(
            defined_in(&text)
                .filter(|own| *own == id)
                .map(str::to_owned),
        );
    }
    ids
}

/// Every string in the sources that looks like a message id.
fn emitted() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut ids = BTreeSet::new();
    let mut folders: Vec<PathBuf> = std::fs::read_dir(crates)
        .unwrap()
        .map(|entry| entry.unwrap().path().join("src"))
        .filter(|folder| folder.is_dir())
        .collect();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                ids.extend(ids_in(&std::fs::read_to_string(path).unwrap()));
            }
        }
    }
    ids
}

fn ids_in(source: &str) -> Vec<String> {
    let prefixes = prefixes();
    let code: Vec<&str> = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    code.join("\n")
        .split('"')
        .filter(|text| {
            prefixes
                .iter()
                .any(|p| text.len() > p.len() && text.starts_with(p))
                && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_emitted_message_has_english_words() {
    let defined = defined(Language::English);
    let missing = emitted()
        .difference(&defined)
        .cloned()
        .collect::<BTreeSet<_>>();
    let missing: Vec<&String> = missing
        .iter()
        .filter(|id| !lessons().contains(*id))
        .collect();
    assert!(missing.is_empty(), "no words for: {missing:#?}");
}

#[test]
fn no_english_words_are_left_over() {
    let emitted = emitted();
    // Ids of options are made from a game's description; crates/games/tests/words.rs compares them.
    let unused: Vec<String> = defined(Language::English)
        .difference(&emitted)
        .filter(|id| !id.contains("-option-"))
        .cloned()
        .collect();
    assert!(unused.is_empty(), "nothing says: {unused:#?}");
}

#[test]
fn all_languages_have_the_same_messages() {
    let english = defined(Language::English);
    for language in Language::ALL.iter().copied() {
        let own = defined(language);
        let missing: Vec<&String> = english.difference(&own).collect();
        let extra: Vec<&String> = own.difference(&english).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{}: missing {missing:#?}, extra {extra:#?}",
            language.code()
        );
    }
}
