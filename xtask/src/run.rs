//! Running programs one after another, saying what runs and how long it took.

use std::process::Command;
use std::time::Instant;

/// Runs `cargo` with these words.
pub fn cargo(words: &str) -> Result<(), String> {
    let name = format!("cargo {words}");
    step(&name, Command::new("cargo").args(words.split_whitespace()))
}

/// Runs `npm` with these words, in the page's folder.
pub fn npm(words: &str) -> Result<(), String> {
    let name = format!("npm {words}");
    let mut command = Command::new("npm");
    command.args(words.split_whitespace()).current_dir("web");
    step(&name, &mut command)
}

/// Runs a program to its end; an error if it does not succeed.
pub fn step(name: &str, command: &mut Command) -> Result<(), String> {
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
