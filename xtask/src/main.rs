//! Chores of the repository, as `cargo xtask CHORE`.

use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "\
cargo xtask CHORE

  test     everything that CI runs: format, lints, all test suites, scenarios, component data
  bless    rewrite golden transcripts and generated docs from what the program does now";

fn main() -> ExitCode {
    let chore = std::env::args().nth(1).unwrap_or_default();
    let done = match chore.as_str() {
        "test" => test(),
        "bless" => bless(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: failed: {what}");
            ExitCode::FAILURE
        }
    }
}

/// Every suite, cheapest first.
fn test() -> Result<(), String> {
    cargo("fmt --all --check")?;
    cargo("clippy --workspace --all-targets --quiet -- --deny warnings")?;
    cargo("test --workspace --no-fail-fast")?;
    let scenarios = scenario_files()?;
    let mut run = vec![
        "run",
        "--quiet",
        "--package",
        "towpath",
        "--",
        "scenario",
        "--quiet",
    ];
    run.extend(scenarios.iter().map(String::as_str));
    step("towpath scenario fixtures", &run)?;
    cargo("run --quiet --package towpath -- check")
}

fn bless() -> Result<(), String> {
    let mut command = Command::new("cargo");
    command
        .args(["test", "--workspace", "--no-fail-fast"])
        .env("TOWPATH_BLESS", "1");
    succeed("TOWPATH_BLESS=1 cargo test", &mut command)
}

/// All scenario files below fixtures/, in a fixed order.
fn scenario_files() -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    let mut folders = vec![std::path::PathBuf::from("fixtures")];
    while let Some(folder) = folders.pop() {
        let entries =
            std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|e| e.to_string())?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "scenario") {
                files.push(path.display().to_string());
            }
        }
    }
    files.sort();
    Ok(files)
}

fn cargo(words: &str) -> Result<(), String> {
    let args: Vec<&str> = words.split_whitespace().collect();
    step(&format!("cargo {words}"), &args)
}

fn step(name: &str, args: &[&str]) -> Result<(), String> {
    succeed(name, Command::new("cargo").args(args))
}

fn succeed(name: &str, command: &mut Command) -> Result<(), String> {
    println!("== {name}");
    let start = Instant::now();
    let status = command.status().map_err(|e| format!("{name}: {e}"))?;
    println!("== {name}: {:.0} s", start.elapsed().as_secs_f64());
    if status.success() {
        Ok(())
    } else {
        Err(name.to_owned())
    }
}
