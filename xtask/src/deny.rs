//! Licences, versions and sources of dependencies: cargo-deny with deny.toml.

use crate::run::step;
use crate::tools::tool;
use std::process::Command;

const VERSION: &str = "0.20.2";

/// Checks everything that does not change from day to day; known weaknesses are looked at before a release.
pub fn check() -> Result<(), String> {
    let tool = tool("cargo-deny", VERSION)?;
    let words = [
        "check",
        "--hide-inclusion-graph",
        "licenses",
        "bans",
        "sources",
    ];
    step("cargo deny check", Command::new(tool).args(words))
}
