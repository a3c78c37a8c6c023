//! Files of about 300 lines: past 450 one is mentioned, past 600 it has to become two.

use super::tree::{Tree, extension};

const LONG: usize = 450;
const TOO_LONG: usize = 600;

/// The languages that are written by hand here. Data, fixtures and words grow with the games.
const SOURCES: [&str; 6] = ["rs", "ts", "svelte", "css", "mjs", "py"];

/// What the first line of a generated file says.
const GENERATED: &str = "// Made from ";

/// Files that are too long.
pub fn check(tree: &Tree) -> Vec<String> {
    let too_long = longer_than(tree, TOO_LONG);
    let say = |(path, lines)| format!("{path} has {lines} lines; {TOO_LONG} is the most");
    too_long.into_iter().map(say).collect()
}

/// Files that are long.
pub fn notes(tree: &Tree) -> Vec<String> {
    let long = longer_than(tree, LONG);
    let say = |(path, lines)| format!("{path} has {lines} lines; can it be two?");
    long.into_iter().map(say).collect()
}

fn longer_than(tree: &Tree, most: usize) -> Vec<(&str, usize)> {
    let written = tree
        .files()
        .filter(|(path, text)| SOURCES.contains(&extension(path)) && !text.starts_with(GENERATED));
    let counted = written.map(|(path, text)| (path, text.lines().count()));
    counted.filter(|(_, lines)| *lines > most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_noted_and_a_longer_one_is_a_fault() {
        let lines = |count: usize| "x\n".repeat(count);
        let generated = format!("{GENERATED}the Rust types.\n{}", lines(900));
        let tree = Tree::of(&[
            ("a.rs", &lines(450)),
            ("b.rs", &lines(451)),
            ("c.svelte", &lines(601)),
            ("d.txt", &lines(5000)),
            ("e.ts", &generated),
        ]);
        assert_eq!(check(&tree), ["c.svelte has 601 lines; 600 is the most"]);
        assert_eq!(
            notes(&tree),
            [
                "b.rs has 451 lines; can it be two?",
                "c.svelte has 601 lines; can it be two?"
            ]
        );
    }
}
