//! Lists the texts that are there: docs/rules/LANGUAGE/GAME.md and fixtures/GAME/diagrams/NAME.scenario. A language, a game or
//! a diagram is added by adding its file.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    // Asked for when it runs: the folder may have moved since this was compiled.
    let own = env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder");
    let root = Path::new(&own).join("../..");
    println!("cargo::rerun-if-changed=build.rs");
    let rules = root.join("docs/rules");
    println!("cargo::rerun-if-changed={}", rules.display());
    let mut list = String::from("&[\n");
    for language in files(&rules).iter().filter(|path| path.is_dir()) {
        for file in files(language).iter().filter(|path| has(path, "md")) {
            let (game, language) = (stem(file), stem(language));
            let _ = writeln!(
                list,
                "    Reference {{ game: {game:?}, language: {language:?}, text: include_str!({file:?}) }},"
            );
        }
    }
    assert!(
        list.contains("Reference"),
        "no rules in {}",
        rules.display()
    );
    fs::write(out.join("references.rs"), list + "]\n").expect("the folder can be written");

    let mut list = String::from("&[\n");
    for game in files(&root.join("fixtures")) {
        let folder = game.join("diagrams");
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in files(&folder).iter().filter(|path| has(path, "scenario")) {
            let (game, name) = (stem(&game), stem(file));
            let shown = format!("fixtures/{game}/diagrams/{name}.scenario");
            let _ = writeln!(
                list,
                "    Diagram {{ game: {game:?}, name: {name:?}, file: {shown:?}, scenario: include_str!({file:?}) }},"
            );
        }
    }
    fs::write(out.join("diagrams.rs"), list + "]\n").expect("the folder can be written");
}

/// What is in a folder, in order; nothing where there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    found.sort();
    found
}

fn has(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}

fn stem(path: &Path) -> String {
    let stem = path.file_stem().expect("a file has a name");
    stem.to_string_lossy().into_owned()
}
