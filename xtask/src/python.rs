//! The package for Python: built, installed into an environment of its own, and tested from Python.

use crate::machine;
use crate::run::step;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const CRATE: &str = "crates/python";
const FOLDER: &str = "target/python";

/// Builds the wheel and runs the tests of the package.
pub fn test() -> Result<(), String> {
    let python = environment()?;
    let wheels = Path::new(FOLDER).join("wheels");
    if wheels.is_dir() {
        std::fs::remove_dir_all(&wheels).map_err(|error| error.to_string())?;
    }
    // Without optimization: what is tested is what it does.
    let mut build = Command::new(&python);
    build.args(["-m", "maturin", "build", "--quiet", "--manifest-path"]);
    build
        .arg(format!("{CRATE}/Cargo.toml"))
        .arg("--out")
        .arg(&wheels);
    step("maturin build", &mut build)?;
    let mut wheel = std::fs::read_dir(&wheels).map_err(|error| error.to_string())?;
    let wheel = wheel.next().ok_or("maturin has built no wheel")?;
    let wheel = wheel.map_err(|error| error.to_string())?.path();
    let mut install = pip(&python);
    install.args(["--force-reinstall", "--no-deps"]).arg(wheel);
    step("pip install towpath", &mut install)?;
    let mut types = Command::new(&python);
    // PettingZoo and OpenSpiel have no types.
    types.args(["-m", "mypy", "--strict", "--ignore-missing-imports"]);
    types.arg("--allow-subclassing-any");
    types.arg(format!("{CRATE}/python/towpath"));
    step("mypy", &mut types)?;
    let mut tests = Command::new(&python);
    // The package is the one that was installed, not the folder beside the tests.
    tests.args(["-P", "-m", "pytest", "-q", "-p", "no:cacheprovider"]);
    tests.arg(format!("{CRATE}/tests"));
    step("pytest", &mut tests)
}

/// The Python of an environment below target/ that has what the tests need.
fn environment() -> Result<PathBuf, String> {
    let folder = Path::new(FOLDER).join("venv");
    let python = folder.join("bin/python");
    let python = std::path::absolute(python).map_err(|error| error.to_string())?;
    let works = |python: &Path| {
        let mut pip = Command::new(python);
        pip.args(["-m", "pip", "--version"]);
        let quiet = pip.stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    };
    if !works(&python) {
        let make = || {
            let mut venv = Command::new("python3");
            venv.args(["-m", "venv", "--clear"]).arg(&folder);
            step("python3 -m venv", &mut venv)
        };
        // Debian has Python without what makes environments.
        if make().is_err() {
            machine::install("python3-venv")?;
            make()?;
        }
    }
    let mut install = pip(&python);
    install
        .arg("--requirement")
        .arg(format!("{CRATE}/tests/requirements.txt"));
    step("pip install", &mut install)?;
    Ok(python)
}

fn pip(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ]);
    pip
}
