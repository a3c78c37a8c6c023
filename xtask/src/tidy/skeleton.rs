//! Who knows one game crate knows them all: the same files for the same things.

use super::tree::Tree;
use std::collections::BTreeSet;

/// The worked example of a game.
const EXAMPLE: &str = "examples/race";

/// What each has in `src`, as a file or as a file with a folder of the same name.
const SOURCES: [&str; 24] = [
    "lib",
    "rules",
    "game",
    "information",
    "notation",
    "presentation",
    "target",
    "prompt",
    "view",
    "render",
    "words",
    "action",
    "event",
    "refusal",
    "check",
    "legal",
    "candidates",
    "turn",
    "scoring",
    "setup",
    "state",
    "edition",
    "scenario",
    "schema",
];

/// What each has in `tests`.
const TESTS: [&str; 6] = [
    "conformance",
    "scenarios",
    "golden",
    "edition",
    "fuzz",
    "play",
];

/// What each has in `benches`.
const BENCHES: [&str; 1] = ["self_play"];

/// The lint that makes matches on enums exhaustive, as a warning or an error: the test command denies warnings.
const EXHAUSTIVE: &str = "(clippy::wildcard_enum_match_arm)]";

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for game in games(tree) {
        let lib = format!("{game}/src/lib.rs");
        if tree.has(&lib) && !tree.text(&lib).contains(EXHAUSTIVE) {
            faults.push(format!("{lib} does not say #![deny{EXHAUSTIVE}"));
        }
        for (folder, names) in [
            ("src", &SOURCES[..]),
            ("tests", &TESTS[..]),
            ("benches", &BENCHES[..]),
        ] {
            let wanted = names
                .iter()
                .map(|name| format!("{game}/{folder}/{name}.rs"));
            let missing = wanted.filter(|path| !tree.has(path));
            faults.extend(missing.map(|path| format!("{path} is missing")));
        }
    }
    faults
}

/// The folders of the games: every game has a folder in `fixtures` and a crate of the same name.
fn games(tree: &Tree) -> BTreeSet<String> {
    let fixtures = tree.below("fixtures/");
    let names = fixtures.filter_map(|(path, _)| path.split('/').nth(1));
    let crates = names.map(|name| format!("crates/{name}"));
    crates.chain([EXAMPLE.to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_is_named() {
        let mut files = vec!["fixtures/go/rules/ko.scenario".to_owned()];
        for game in ["crates/go", EXAMPLE] {
            files.extend(SOURCES.map(|name| format!("{game}/src/{name}.rs")));
            files.extend(TESTS.map(|name| format!("{game}/tests/{name}.rs")));
            files.extend(BENCHES.map(|name| format!("{game}/benches/{name}.rs")));
        }
        let tree = |files: &[String]| {
            let files: Vec<(&str, &str)> = files
                .iter()
                .map(|path| (path.as_str(), "#![deny(clippy::wildcard_enum_match_arm)]"))
                .collect();
            Tree::of(&files)
        };
        assert_eq!(check(&tree(&files)), [""; 0]);
        files.retain(|path| path != "crates/go/src/prompt.rs");
        assert_eq!(check(&tree(&files)), ["crates/go/src/prompt.rs is missing"]);
    }
    #[test]
    fn a_game_with_wildcards_is_named() {
        let tree = Tree::of(&[
            ("fixtures/go/a", ""),
            ("crates/go/src/lib.rs", "mod state;\n"),
        ]);
        let fault = format!("crates/go/src/lib.rs does not say #![deny{EXHAUSTIVE}");
        assert!(check(&tree).contains(&fault));
    }
}
