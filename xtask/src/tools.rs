//! Programs of cargo that chores need: those that are installed, or built once below target/.

use crate::run::cargo;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The program `cargo-NAME`: the one that is installed, or one of this version built here.
pub fn tool(name: &str, version: &str) -> Result<PathBuf, String> {
    let installed = Command::new(name)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if installed.is_ok_and(|status| status.success()) {
        return Ok(PathBuf::from(name));
    }
    let root = Path::new("target").join(name);
    let built = root.join("bin").join(name);
    if !built.is_file() {
        // Without optimization it is built in a fraction of the time and is fast enough.
        let root = root.display();
        cargo(&format!(
            "install {name} --locked --debug --version {version} --root {root}"
        ))?;
    }
    std::path::absolute(built).map_err(|error| error.to_string())
}
