//! Coverage-guided fuzzing of every parser: cargo-fuzz with the targets in fuzz/.
//!
//! The targets are built with the stable compiler, which is told to allow what cargo-fuzz needs. Corpora grow below
//! target/siege/corpus; what reaches anything new is kept in fuzz/corpus, an archive for each target because it is thousands of
//! small files, so that later runs go on from there on any machine. Minutes are processor minutes, because others may use the
//! machine as well; they are added up in fuzz/counts.json.

use crate::run::step;
use crate::tools::tool;
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const VERSION: &str = "0.13.2";
/// The longest that one input may take, in seconds.
const SLOWEST: &str = "-timeout=10";
/// The longest that a target runs before its counts are written, in seconds.
const ROUND: u64 = 120;
const COUNTS: &str = "fuzz/counts.json";

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
        let mut left = seconds;
        step(
            &format!("cargo fuzz build {target}"),
            &mut cargo_fuzz(&tool, "build", target),
        )?;
        while left > 0 {
            let limit = format!("-max_total_time={}", left.min(ROUND));
            let done = libfuzzer(&tool, target, &corpora, &[&limit, SLOWEST])?;
            left = left.saturating_sub(done.max(1));
        }
        if keep {
            let [grown, kept] = corpora;
            let merged = [kept, grown];
            libfuzzer(&tool, target, &merged, &["-merge=1", SLOWEST])?;
            pack(target, &merged[0])?;
        }
    }
    Ok(())
}

/// A command of cargo-fuzz about a target.
fn cargo_fuzz(tool: &Path, what: &str, target: &str) -> Command {
    let mut command = Command::new(tool);
    command
        .env("RUSTC_BOOTSTRAP", "1")
        .args(["fuzz", what, target, "--fuzz-dir", "fuzz"])
        // There is no unsafe code to watch; without a sanitizer a target runs several times as often.
        .args(["--sanitizer", "none", "--debug-assertions"])
        .args(["--target-dir", "target/fuzz"]);
    command
}

/// Runs a target on some corpora: new inputs go to the first. Adds to the counts and gives the processor seconds it took.
fn libfuzzer(
    tool: &Path,
    target: &str,
    corpora: &[PathBuf; 2],
    words: &[&str],
) -> Result<u64, String> {
    let log = Path::new("target/siege").join(format!("fuzz-{target}.log"));
    let file = std::fs::File::create(&log).map_err(|error| error.to_string())?;
    let mut command = cargo_fuzz(tool, "run", target);
    command
        .args(corpora)
        .arg("--")
        .args(words)
        .arg("-print_final_stats=1")
        .stderr(Stdio::from(file));
    let before = processor_seconds()?;
    let name = format!("cargo fuzz run {target} {}", words.join(" "));
    step(&name, &mut command).map_err(|error| format!("{error}; see {}", log.display()))?;
    let seconds = processor_seconds()? - before;
    let said = std::fs::read(&log).map_err(|error| error.to_string())?;
    let inputs = executed(&String::from_utf8_lossy(&said));
    println!("{target}: {inputs} inputs in {seconds} processor seconds");
    count(target, seconds, inputs)?;
    Ok(seconds)
}

/// How many inputs a run has tried, as its last words say.
fn executed(said: &str) -> u64 {
    let line = |line: &str| {
        let number = line.strip_prefix("stat::number_of_executed_units:")?;
        number.trim().parse::<u64>().ok()
    };
    said.lines().filter_map(line).sum()
}

/// Adds a run to the counts.
fn count(target: &str, seconds: u64, inputs: u64) -> Result<(), String> {
    let text = std::fs::read_to_string(COUNTS).unwrap_or_else(|_| "{}".to_owned());
    let mut all: Map<String, Value> =
        serde_json::from_str(&text).map_err(|error| format!("{COUNTS}: {error}"))?;
    let own = all
        .entry(target)
        .or_insert_with(|| Value::Object(Map::new()));
    for (name, more) in [("processor seconds", seconds), ("inputs", inputs)] {
        let before = own[name].as_u64().unwrap_or(0);
        own[name] = Value::from(before + more);
    }
    let text = serde_json::to_string_pretty(&all).map_err(|error| error.to_string())?;
    std::fs::write(COUNTS, text + "\n").map_err(|error| error.to_string())
}

/// The processor time of all programs that this one has started and that have ended, in seconds.
fn processor_seconds() -> Result<u64, String> {
    let stat = std::fs::read_to_string("/proc/self/stat").map_err(|error| error.to_string())?;
    children_seconds(&stat).ok_or_else(|| "/proc/self/stat cannot be read".to_owned())
}

/// Fields 16 and 17 of a process's line in hundredths of a second: processor time of its children.
fn children_seconds(stat: &str) -> Option<u64> {
    // The second field is the program's name in brackets, which may hold anything.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(13);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some((user + system) / 100)
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

/// The corpus in the repository, unpacked.
fn kept(target: &str) -> Result<PathBuf, String> {
    let folder = Path::new("target/siege/kept").join(target);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let archive = archive(target);
    if archive.is_file() {
        let mut tar = Command::new("tar");
        tar.arg("-xzf").arg(&archive).arg("-C").arg(&folder);
        step(&format!("tar -x {}", archive.display()), &mut tar)?;
    }
    std::path::absolute(folder).map_err(|error| error.to_string())
}

/// Packs a corpus, the same files always into the same bytes.
fn pack(target: &str, folder: &Path) -> Result<(), String> {
    let archive = archive(target);
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--mtime=@0", "--owner=0", "--group=0"])
        .args([
            "--numeric-owner",
            "--mode=u=rwX,go=rX",
            "-I",
            "gzip -9n",
            "-cf",
        ])
        .arg(&archive)
        .args(["--transform", "s,^./,,", "-C"])
        .arg(folder)
        .arg(".");
    step(&format!("tar -c {}", archive.display()), &mut tar)
}

fn archive(target: &str) -> PathBuf {
    Path::new("fuzz/corpus").join(format!("{target}.tar.gz"))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_that_of_programs_that_have_ended() {
        let line = "7 (a) b) S 1 7 7 0 -1 4 1 2 3 4 100 200 1500 600 20 0 1 0 5 6";
        assert_eq!(children_seconds(line), Some(21));
        assert!(processor_seconds().is_ok());
    }

    #[test]
    fn inputs_are_counted_from_the_last_words() {
        let said =
            "#2 INITED\nstat::number_of_executed_units: 1234\nstat::average_exec_per_sec:     61\n";
        assert_eq!(executed(said), 1234);
        assert_eq!(executed("nothing"), 0);
    }
}
