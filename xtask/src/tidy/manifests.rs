//! Every crate says what it is for, and the program does not link what only tests use.

use super::tree::Tree;

/// Crates that only tests may depend on.
const FOR_TESTS: [&str; 2] = ["towpath-testkit", "towpath-race"];

pub fn check(tree: &Tree) -> Vec<String> {
    let architecture = tree.text("ARCHITECTURE.md");
    let mut faults = Vec::new();
    for (path, text) in tree.files() {
        let Some(folder) = path.strip_suffix("/Cargo.toml") else {
            continue;
        };
        if !section(text, "package").any(|line| line.starts_with("description = \"")) {
            faults.push(format!("{path}: no description"));
        }
        if !mentions(architecture, folder) {
            faults.push(format!("ARCHITECTURE.md does not mention {folder}"));
        }
        let linked = section(text, "dependencies").filter_map(|line| line.split('=').next());
        for name in linked.map(|name| name.trim().trim_end_matches(".workspace")) {
            if FOR_TESTS.contains(&name) {
                faults.push(format!("{path}: {name} is for [dev-dependencies]"));
            }
        }
    }
    faults
}

/// Whether the text has this path as a whole word.
fn mentions(text: &str, folder: &str) -> bool {
    text.match_indices(folder).any(|(at, _)| {
        let after = text[at + folder.len()..].chars().next();
        !after.is_some_and(|c| c.is_alphanumeric() || c == '-')
    })
}

/// The lines of a section of a manifest.
fn section<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let heading = format!("[{name}]");
    let after = text.lines().skip_while(move |line| line.trim() != heading);
    after.skip(1).take_while(|line| !line.starts_with('['))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str =
        "[package]\nname = \"a\"\ndescription = \"A.\"\n[dev-dependencies]\ntowpath-testkit = {}\n";

    #[test]
    fn a_crate_is_described_in_its_manifest_and_in_the_overview() {
        let tree = Tree::of(&[
            ("crates/a/Cargo.toml", GOOD),
            ("ARCHITECTURE.md", "crates/a  first\n"),
        ]);
        assert_eq!(check(&tree), [""; 0]);
        let tree = Tree::of(&[
            ("crates/a/Cargo.toml", "[package]\nname = \"a\"\n"),
            ("ARCHITECTURE.md", "crates/ab  second\n"),
        ]);
        assert_eq!(
            check(&tree),
            [
                "crates/a/Cargo.toml: no description",
                "ARCHITECTURE.md does not mention crates/a"
            ]
        );
    }

    #[test]
    fn the_program_links_no_test_kit() {
        let manifest = "[package]\ndescription = \"A.\"\n[dependencies]\ntowpath-testkit = { workspace = true }\n";
        let tree = Tree::of(&[
            ("crates/a/Cargo.toml", manifest),
            ("ARCHITECTURE.md", "crates/a\n"),
        ]);
        assert_eq!(
            check(&tree),
            ["crates/a/Cargo.toml: towpath-testkit is for [dev-dependencies]"]
        );
    }
}
