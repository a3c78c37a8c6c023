//! Mutation testing of the rules: cargo-mutants on a random sample of each rules crate, judged by the crate's own tests,
//! which run its scenarios as well.

use crate::run::step;
use crate::tools::tool;
use std::path::{Path, PathBuf};
use std::process::Command;

const VERSION: &str = "26.2.0";
const CRATES: [&str; 3] = ["arriala", "canal-mania", "kanal"];

/// Tries so many mutants of each rules crate, or of one, and tells how many were caught.
pub fn run(only: Option<&str>, count: u64, seed: u64) -> Result<(), String> {
    let tool = tool("cargo-mutants", VERSION)?;
    for name in CRATES
        .iter()
        .filter(|name| only.is_none_or(|only| only == **name))
    {
        let package = format!("towpath-{name}");
        let all = list(&tool, &package)?;
        let chosen = sample(&all, count as usize, seed);
        println!("mutants: {} of {} of {package}", chosen.len(), all.len());
        let output = Path::new("target/siege/mutants").join(name);
        std::fs::create_dir_all(&output).map_err(|error| error.to_string())?;
        let mut command = Command::new(&tool);
        command
            .args(["mutants", "--package", &package, "--test-package", &package])
            .args([
                "--colors",
                "never",
                "--no-times",
                "--minimum-test-timeout",
                "120",
            ])
            .arg("--output")
            .arg(&output);
        for mutant in &chosen {
            command.args(["--re", &format!("^{}$", escape(mutant))]);
        }
        // It fails when a mutant was missed; that is a result.
        let _ = step(&format!("cargo mutants {package}"), &mut command);
        report(name, &output)?;
    }
    Ok(())
}

/// The names of all mutants of a crate.
fn list(tool: &Path, package: &str) -> Result<Vec<String>, String> {
    let words = [
        "mutants",
        "--list",
        "--colors",
        "never",
        "--package",
        package,
    ];
    let output = Command::new(tool).args(words).output();
    let output = output.map_err(|error| format!("cargo mutants: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().map(str::to_owned).collect())
}

/// Some of them, the same for the same seed: those whose hash with the seed is smallest.
fn sample(all: &[String], count: usize, seed: u64) -> Vec<String> {
    let mut by_hash: Vec<(u64, &String)> = all.iter().map(|one| (hash(one, seed), one)).collect();
    by_hash.sort();
    let chosen = by_hash.into_iter().take(count);
    chosen.map(|(_, one)| one.clone()).collect()
}

/// FNV-1a, begun with the seed, and mixed once more, because the last letters of names differ least.
fn hash(text: &str, seed: u64) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let begin = 0xcbf2_9ce4_8422_2325 ^ seed.wrapping_mul(PRIME);
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
    let hash = text.bytes().fold(begin, step);
    (hash ^ (hash >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A regular expression that is this text and nothing else.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if !letter.is_alphanumeric() && !" _:,/'\"<>=%!@#`~;".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// Prints how many were caught, and those that were not.
fn report(name: &str, output: &Path) -> Result<(), String> {
    let folder: PathBuf = output.join("mutants.out");
    let lines = |file: &str| {
        let text = std::fs::read_to_string(folder.join(file)).unwrap_or_default();
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let (caught, missed) = (lines("caught.txt"), lines("missed.txt"));
    let (timeout, unviable) = (lines("timeout.txt"), lines("unviable.txt"));
    println!(
        "| {name} | {} caught | {} missed | {} timed out | {} do not compile |",
        caught.len(),
        missed.len(),
        timeout.len(),
        unviable.len()
    );
    for mutant in &missed {
        println!("missed: {mutant}");
    }
    match caught.len() + missed.len() + timeout.len() {
        0 => Err(format!("no mutant of {name} was tried")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_the_same_for_the_same_seed_and_another_for_another() {
        let all: Vec<String> = (0..500)
            .map(|n| format!("src/a.rs:{n}:1: replace + with -"))
            .collect();
        let (one, again, other) = (
            sample(&all, 100, 1),
            sample(&all, 100, 1),
            sample(&all, 100, 2),
        );
        assert_eq!(one, again);
        assert_ne!(one, other);
        assert_eq!(one.len(), 100);
        // Not just the first of them.
        let late = one.iter().filter(|name| all[250..].contains(name));
        assert!((30..70).contains(&late.count()));
    }

    #[test]
    fn names_are_found_by_their_letters_alone() {
        let name = "src/check.rs:12:5: replace check -> Result<(), Refusal> with Ok(())";
        assert_eq!(
            escape(name),
            "src/check\\.rs:12:5: replace check \\-> Result<\\(\\), Refusal> with Ok\\(\\(\\)\\)"
        );
    }
}
