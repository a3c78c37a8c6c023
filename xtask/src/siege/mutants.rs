//! Mutation testing of the rules: cargo-mutants names the mutants, a random sample of each rules crate is judged by the
//! crate's own tests, which run its scenarios as well.
//!
//! cargo-mutants builds the crate and its tests anew for each mutant, which takes longer than the tests. Here the sample is
//! built once with a switch (see [`weave`]): every mutated function holds its mutants as copies of its body, and a variable
//! of the environment says which one runs. What cannot be switched (constant functions, types without a name) is built
//! alone. Verdicts are written down one by one, so an interrupted run goes on; those that were missed are tried again.

mod build;
mod trial;
mod verdicts;
mod weave;

use crate::tools::tool;
use build::Tree;
use std::path::Path;
use std::process::Command;
use trial::Tests;
use verdicts::{Verdict, Verdicts};
use weave::Mutant;

const VERSION: &str = "26.2.0";
const CRATES: [&str; 3] = ["arriala", "canal-mania", "kanal"];

/// Tries so many mutants of each rules crate, or of one, and tells how many were caught.
pub fn run(only: Option<&str>, count: u64, seed: u64) -> Result<(), String> {
    let tool = tool("cargo-mutants", VERSION)?;
    for name in CRATES
        .iter()
        .filter(|name| only.is_none_or(|only| only == **name))
    {
        let all = list(&tool, name)?;
        let chosen = sample(&all, count as usize, seed);
        println!("mutants: {} of {} of {name}", chosen.len(), all.len());
        let mut verdicts = Verdicts::open(name)?;
        siege(name, &chosen, &mut verdicts)?;
        report(name, &chosen, &verdicts)?;
    }
    Ok(())
}

/// Tries those that have no verdict yet and those that were missed.
fn siege(name: &str, chosen: &[&Mutant], verdicts: &mut Verdicts) -> Result<(), String> {
    let left = |wanted: Option<Verdict>| {
        let of = |mutant: &&Mutant| verdicts.of(&mutant.name) == wanted;
        chosen.iter().copied().filter(of).collect::<Vec<_>>()
    };
    // New ones come first, in the order of the sample.
    let left = [left(None), left(Some(Verdict::Missed))].concat();
    if left.is_empty() {
        return Ok(());
    }
    let tree = Tree::copy(name)?;
    let (switched, alone) = tree.weave(&left)?;
    let tests = Tests::of(&tree)?;
    for (number, mutant) in &switched {
        let (verdict, how) = tests.judge(*number)?;
        verdicts.add(&mutant.name, verdict, &how)?;
    }
    for mutant in alone {
        let (verdict, how) = match tree.build_alone(mutant)? {
            true => tests.again(&tree)?.judge(0)?,
            false => (Verdict::Unviable, "it does not compile".to_owned()),
        };
        verdicts.add(&mutant.name, verdict, &how)?;
    }
    Ok(())
}

/// All mutants of a crate. The tool writes a difference for each, which takes minutes, so that the list is kept until the
/// crate's source changes.
fn list(tool: &Path, name: &str) -> Result<Vec<Mutant>, String> {
    let kept = Path::new("target/siege/mutants").join(format!("{name}.json"));
    if !is_newer(&kept, Path::new(&format!("crates/{name}/src"))) {
        let words = ["mutants", "--list", "--json", "--package"];
        let mut command = Command::new(tool);
        command.args(words).arg(format!("towpath-{name}"));
        let output = command.output();
        let output = output.map_err(|error| format!("cargo mutants: {error}"))?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        std::fs::create_dir_all("target/siege/mutants")
            .and_then(|()| std::fs::write(&kept, &output.stdout))
            .map_err(|error| error.to_string())?;
    }
    let text = std::fs::read(&kept).map_err(|error| error.to_string())?;
    let all: serde_json::Value =
        serde_json::from_slice(&text).map_err(|error| error.to_string())?;
    let all = all.as_array().into_iter().flatten();
    all.map(Mutant::read).collect()
}

/// Whether a file was written after everything in a folder.
fn is_newer(file: &Path, folder: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    let Some(written) = time(file) else {
        return false;
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    time(folder).is_some_and(|folder| folder < written)
        && entries.map(|entry| entry.path()).all(|path| {
            if path.is_dir() {
                is_newer(file, &path)
            } else {
                time(&path).is_some_and(|own| own < written)
            }
        })
}

/// Some of them, the same for the same seed: those whose hash with the seed is smallest.
fn sample(all: &[Mutant], count: usize, seed: u64) -> Vec<&Mutant> {
    let mut by_hash: Vec<(u64, &Mutant)> =
        all.iter().map(|one| (hash(&one.name, seed), one)).collect();
    by_hash.sort_by_key(|(hash, one)| (*hash, &one.name));
    let chosen = by_hash.into_iter().take(count);
    chosen.map(|(_, one)| one).collect()
}

/// FNV-1a, begun with the seed, and mixed once more, because the last letters of names differ least.
fn hash(text: &str, seed: u64) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let begin = 0xcbf2_9ce4_8422_2325 ^ seed.wrapping_mul(PRIME);
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
    let hash = text.bytes().fold(begin, step);
    (hash ^ (hash >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Prints how many were caught, and those that were not.
fn report(name: &str, chosen: &[&Mutant], verdicts: &Verdicts) -> Result<(), String> {
    let count = |wanted: Verdict| {
        let of = |mutant: &&&Mutant| verdicts.of(&mutant.name) == Some(wanted);
        chosen.iter().filter(of).count()
    };
    let (caught, missed) = (count(Verdict::Caught), count(Verdict::Missed));
    let (slow, unviable) = (count(Verdict::TimedOut), count(Verdict::Unviable));
    println!(
        "| {name} | {caught} caught | {missed} missed | {slow} timed out | {unviable} do not compile |"
    );
    for mutant in chosen {
        if verdicts.of(&mutant.name) == Some(Verdict::Missed) {
            println!("missed: {}", mutant.name);
        }
    }
    match caught + missed + slow {
        0 => Err(format!("no mutant of {name} was tried")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_the_same_for_the_same_seed_and_another_for_another() {
        let all: Vec<Mutant> = (0..500)
            .map(|n| Mutant::named(&format!("src/a.rs:{n}:1: replace + with -")))
            .collect();
        let names = |chosen: Vec<&Mutant>| {
            chosen
                .iter()
                .map(|one| one.name.clone())
                .collect::<Vec<_>>()
        };
        let one = names(sample(&all, 100, 1));
        assert_eq!(one, names(sample(&all, 100, 1)));
        assert_ne!(one, names(sample(&all, 100, 2)));
        assert_eq!(one.len(), 100);
        // Not just the first of them.
        let late = all[250..].iter().filter(|late| one.contains(&late.name));
        assert!((30..70).contains(&late.count()));
    }
}
