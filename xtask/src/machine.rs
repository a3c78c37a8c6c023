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

/// A program of a Debian package.
pub fn need_tool(program: &str, package: &str) -> Result<(), String> {
    match has_tool(program) {
        true => Ok(()),
        false => install(package),
    }
}

/// Whether a program is installed.
pub fn has_tool(program: &str) -> bool {
    let folders = ["/usr/bin", "/usr/sbin", "/bin"];
    let there = |folder| Path::new(folder).join(program).exists();
    folders.into_iter().any(there)
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
