//! What the machine must have besides Rust and Node, and how it gets it.

use crate::run::step;
use std::path::Path;
use std::process::Command;

/// PostgreSQL's own programs, for the store's tests.
pub fn need_postgresql() -> Result<(), String> {
    if Path::new("/usr/lib/postgresql").is_dir() {
        return Ok(());
    }
    install("postgresql")
}

/// A real browser, for the page's tests.
pub fn need_chromium() -> Result<(), String> {
    if Path::new("/usr/bin/chromium").exists() || std::env::var_os("CHROMIUM").is_some() {
        return Ok(());
    }
    install("chromium")
}

/// Installs a package with apt-get; only root can.
pub fn install(package: &str) -> Result<(), String> {
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        step(&format!("apt-get {}", words.join(" ")), &mut command)
    };
    apt(&["update", "--quiet"])?;
    apt(&[
        "install",
        "--yes",
        "--quiet",
        "--no-install-recommends",
        package,
    ])
}
