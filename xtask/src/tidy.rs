//! `cargo xtask tidy`: what the repository promises about itself and no compiler checks.
//!
//! Each check looks at a [`Tree`], so that its tests can show it a tree in which something is wrong.

mod adr;
mod leftovers;
mod lengths;
mod manifests;
mod page;
mod skeleton;
mod tree;

use tree::Tree;

/// A check: what it looks for, and how.
type Check = (&'static str, fn(&Tree) -> Vec<String>);

const CHECKS: [Check; 6] = [
    ("the games have the same files", skeleton::check),
    ("no file is too long", lengths::check),
    (
        "nothing is left over from somebody's machine",
        leftovers::check,
    ),
    ("the page takes no text apart", page::check),
    ("every decision has a date and a status", adr::check),
    (
        "every crate is described, and the program links no tests",
        manifests::check,
    ),
];

/// Runs every check on the files of the repository; all faults are told before it fails.
pub fn run() -> Result<(), String> {
    let tree = Tree::of_repository()?;
    let mut faults = 0;
    for (promise, check) in CHECKS {
        let found = check(&tree);
        println!(
            "tidy: {promise}: {}",
            if found.is_empty() { "yes" } else { "no" }
        );
        for fault in &found {
            println!("  {fault}");
        }
        faults += found.len();
    }
    for note in lengths::notes(&tree) {
        println!("tidy: note: {note}");
    }
    match faults {
        0 => Ok(()),
        count => Err(format!("tidy found {count} faults")),
    }
}
