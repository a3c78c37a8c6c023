//! `cargo xtask siege`: campaigns against the program (crates/siege), arbitrary requests to its API, coverage-guided
//! fuzzing of its parsers and mutation testing of its rules.

mod api;
mod fuzz;
mod mutants;

use crate::run::{cargo, step};
use std::path::{Path, PathBuf};
use std::process::Command;

const USAGE: &str = "\
cargo xtask siege --quick                   every campaign for some seconds, as a part of test; no fuzzing, no mutants
cargo xtask siege --long [--kills 1000] [--frames 1000000] [--fuzz-minutes 240]
                                            all of it; goes on where the last run has ended
cargo xtask siege PART [--count N] [--database sqlite|postgres] [--seed N]
                                            kills, database, disk, floods, hostile, leaks, protocol; report: counts so far
cargo xtask siege api                       arbitrary requests to every address of the API
cargo xtask siege fuzz [--minutes N] [--target NAME] [--keep yes]
                                            coverage-guided fuzzing of each parser; --keep: the corpora go to fuzz/corpus
cargo xtask siege mutants [--crate NAME] [--count 100] [--seed 1]
                                            mutation testing of the rules";

/// What a quick siege does: the part and further words.
const QUICK: [(&str, &str); 7] = [
    ("kills", "--count 4"),
    ("kills", "--count 3 --database postgres"),
    ("database", "--count 1"),
    ("disk", "--count 1"),
    ("hostile", "--count 150"),
    ("leaks", "--count 3000"),
    ("protocol", "--count 600"),
];

/// Words of the command line as `--name value`.
struct Options(Vec<(String, String)>);

impl Options {
    fn read(words: &[String]) -> Result<Options, String> {
        let mut options = Vec::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let name = word.strip_prefix("--").ok_or(USAGE)?;
            let value = words.next().ok_or(USAGE)?;
            options.push((name.to_owned(), value.clone()));
        }
        Ok(Options(options))
    }

    fn text(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(own, _)| own == name);
        found.map(|(_, value)| value.as_str())
    }

    fn number(&self, name: &str, usual: u64) -> Result<u64, String> {
        let text = self.text(name).map(str::parse);
        let number = text.unwrap_or(Ok(usual));
        number.map_err(|_| format!("--{name} takes a number\n{USAGE}"))
    }
}

/// Runs what the command line says.
pub fn run(words: &[String]) -> Result<(), String> {
    let Some((first, rest)) = words.split_first() else {
        return Err(USAGE.to_owned());
    };
    match first.as_str() {
        "--quick" => {
            cargo("build --package towpath --package towpath-siege")?;
            quick(&beside("towpath")?)
        }
        "--long" => long(&Options::read(rest)?),
        "api" => {
            cargo("build --package towpath")?;
            api::requests(&beside("towpath")?)
        }
        "fuzz" => {
            let options = Options::read(rest)?;
            let keep = options.text("keep") == Some("yes");
            fuzz::run(options.number("minutes", 5)?, options.text("target"), keep)
        }
        "mutants" => {
            let options = Options::read(rest)?;
            let (count, seed) = (options.number("count", 100)?, options.number("seed", 1)?);
            mutants::run(options.text("crate"), count, seed)
        }
        part => {
            let programs = release()?;
            campaign(&programs, part, rest, None)
        }
    }
}

/// Every campaign for a short time against a program that is built already, beside this one.
pub fn quick(program: &Path) -> Result<(), String> {
    let programs = (program.to_owned(), beside("towpath-siege")?);
    let ledger = Path::new("target/siege/quick.json");
    let _ = std::fs::remove_file(ledger);
    for (part, words) in QUICK {
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        campaign(&programs, part, &words, Some(ledger))?;
    }
    api::requests(program)
}

/// Everything, with counts.
fn long(options: &Options) -> Result<(), String> {
    let kills = options.number("kills", 1000)?.to_string();
    let frames = options.number("frames", 1_000_000)?.to_string();
    let programs = release()?;
    let parts: [(&str, &[&str]); 8] = [
        ("kills", &["--count", &kills]),
        ("kills", &["--database", "postgres", "--count", &kills]),
        ("database", &["--count", "100"]),
        ("disk", &["--count", "50"]),
        ("floods", &["--count", "10"]),
        ("hostile", &["--count", "20000"]),
        ("leaks", &["--count", &frames]),
        ("protocol", &["--count", "100000"]),
    ];
    for (part, words) in parts {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        campaign(&programs, part, &words, None)?;
    }
    api::requests(&programs.0)?;
    fuzz::run(options.number("fuzz-minutes", 240)?, None, false)?;
    mutants::run(None, 100, 1)?;
    campaign(&programs, "report", &[], None)
}

/// Runs one campaign.
fn campaign(
    (program, siege): &(PathBuf, PathBuf),
    part: &str,
    words: &[String],
    ledger: Option<&Path>,
) -> Result<(), String> {
    let mut command = Command::new(siege);
    command.arg(part).arg("--program").arg(program).args(words);
    if let Some(ledger) = ledger {
        command.arg("--ledger").arg(ledger);
    }
    step(&format!("siege {part} {}", words.join(" ")), &mut command)
}

/// The program and its besieger as they are shipped.
fn release() -> Result<(PathBuf, PathBuf), String> {
    cargo("build --release --package towpath --package towpath-siege")?;
    let folder = Path::new("target/release");
    Ok((folder.join("towpath"), folder.join("towpath-siege")))
}

/// A program that cargo has put beside this one.
fn beside(name: &str) -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let program = own.with_file_name(name);
    match program.is_file() {
        true => Ok(program),
        false => Err(format!("{} is not there", program.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_names_with_values() {
        let words = ["--count", "7", "--database", "postgres"].map(str::to_owned);
        let options = Options::read(&words).expect("two options");
        assert_eq!(options.number("count", 1), Ok(7));
        assert_eq!(options.number("seed", 1), Ok(1));
        assert_eq!(options.text("database"), Some("postgres"));
        assert!(options.number("database", 1).is_err());
        assert!(Options::read(&words[..1]).is_err(), "a value is missing");
    }
}
