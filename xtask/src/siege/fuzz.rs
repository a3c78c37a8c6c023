//! Coverage-guided fuzzing of every parser: cargo-fuzz with the targets in fuzz/.
//!
//! The targets are built with the stable compiler, which is told to allow what cargo-fuzz needs. Corpora grow below
//! target/siege/corpus, so that later runs go on from there; what is committed in fuzz/corpus is their minimum.

use crate::run::step;
use crate::tools::tool;
use std::path::{Path, PathBuf};
use std::process::Command;

const VERSION: &str = "0.13.2";
/// The longest that one input may take, in seconds.
const SLOWEST: &str = "-timeout=10";

/// Fuzzes every target, or one, sharing the minutes out among them.
pub fn run(minutes: u64, target: Option<&str>, keep: bool) -> Result<(), String> {
    let tool = tool("cargo-fuzz", VERSION)?;
    let targets = match target {
        Some(target) => vec![target.to_owned()],
        None => targets()?,
    };
    let seconds = (minutes * 60 / targets.len().max(1) as u64).max(10);
    for target in &targets {
        let corpora = [grown(target)?, kept(target)?];
        let limit = format!("-max_total_time={seconds}");
        libfuzzer(&tool, target, &corpora, &[&limit, SLOWEST])?;
        if keep {
            let [grown, kept] = corpora;
            libfuzzer(&tool, target, &[kept, grown], &["-merge=1", SLOWEST])?;
        }
    }
    Ok(())
}

/// Runs a target on some corpora: new inputs go to the first.
fn libfuzzer(
    tool: &Path,
    target: &str,
    corpora: &[PathBuf; 2],
    words: &[&str],
) -> Result<(), String> {
    let mut command = Command::new(tool);
    command
        .env("RUSTC_BOOTSTRAP", "1")
        .args(["fuzz", "run", target, "--fuzz-dir", "fuzz"])
        // There is no unsafe code to watch; without a sanitizer a target runs several times as often.
        .args(["--sanitizer", "none", "--debug-assertions"])
        .args(["--target-dir", "target/fuzz"])
        .args(corpora)
        .arg("--")
        .args(words)
        .arg("-print_final_stats=1");
    step(
        &format!("cargo fuzz run {target} {}", words.join(" ")),
        &mut command,
    )
}

/// The names of the targets, as their files say.
fn targets() -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir("fuzz/fuzz_targets").map_err(|error| error.to_string())?;
    let mut names = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        names.extend(
            path.file_stem()
                .map(|stem| stem.to_string_lossy().into_owned()),
        );
    }
    names.sort();
    Ok(names)
}

/// The corpus that has grown on this machine, begun with the repository's own files of that kind.
fn grown(target: &str) -> Result<PathBuf, String> {
    let folder = Path::new("target/siege/corpus").join(target);
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let seeds: Vec<PathBuf> = match target {
        "scenario" => files("fixtures", "scenario")?,
        "edition_arriala" => files("crates/arriala/data", "toml")?,
        "edition_canal_mania" => files("crates/canal-mania/data", "toml")?,
        "edition_kanal" => files("crates/kanal/data", "toml")?,
        _ => Vec::new(),
    };
    for (number, seed) in seeds.iter().enumerate() {
        let copy = folder.join(format!("seed-{number}"));
        if !copy.exists() {
            std::fs::copy(seed, copy).map_err(|error| format!("{}: {error}", seed.display()))?;
        }
    }
    std::path::absolute(folder).map_err(|error| error.to_string())
}

/// The corpus in the repository.
fn kept(target: &str) -> Result<PathBuf, String> {
    let folder = Path::new("fuzz/corpus").join(target);
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    std::path::absolute(folder).map_err(|error| error.to_string())
}

/// Files below a folder with this ending.
fn files(folder: &str, ending: &str) -> Result<Vec<PathBuf>, String> {
    let (mut found, mut folders) = (Vec::new(), vec![PathBuf::from(folder)]);
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| error.to_string())?;
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
