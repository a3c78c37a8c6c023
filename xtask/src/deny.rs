//! Licences, versions and sources of dependencies: cargo-deny with deny.toml.

use crate::run::{cargo, step};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where the tool is kept when it is not installed for everybody, so that it is built once.
const TOOLS: &str = "target/cargo-deny";
const VERSION: &str = "0.20.2";

/// Checks everything that does not change from day to day; known weaknesses are looked at before a release.
pub fn check() -> Result<(), String> {
    let tool = tool()?;
    let words = [
        "check",
        "--hide-inclusion-graph",
        "licenses",
        "bans",
        "sources",
    ];
    step("cargo deny check", Command::new(tool).args(words))
}

/// The program: the one that is installed, or one built here.
fn tool() -> Result<PathBuf, String> {
    let installed = Command::new("cargo-deny")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if installed.is_ok_and(|status| status.success()) {
        return Ok(PathBuf::from("cargo-deny"));
    }
    let built = Path::new(TOOLS).join("bin/cargo-deny");
    if !built.is_file() {
        // Without optimization it is built in a fraction of the time and is fast enough for one run.
        cargo(&format!(
            "install cargo-deny --locked --debug --version {VERSION} --root {TOOLS}"
        ))?;
    }
    std::path::absolute(built).map_err(|error| error.to_string())
}
