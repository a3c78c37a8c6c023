//! `cargo xtask pack`: what a server is installed from, and whether it can be.

mod deb;
mod files;
mod image;

use crate::machine;
use crate::run::{cargo, step};
use std::path::{Path, PathBuf};
use std::process::Command;

const USAGE: &str = "\
cargo xtask pack deb [PROGRAM]     the Debian package, below target/pack; without a program it is built (release)
cargo xtask pack try [PROGRAM]     install, serve, upgrade, remove and purge it in a fresh Debian, then a table behind TLS
cargo xtask pack image [PROGRAM]   the OCI image, below target/pack, and run it read-only as nobody
cargo xtask pack check             the unit, the settings, the proxies' and the alerts' files (a part of test)";

/// Where everything goes.
const TARGET: &str = "target/pack";

/// Runs what the command line says.
pub fn run(words: &[String]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["deb", rest @ ..] => deb::build(&program(rest)?, &version()?).map(|made| {
            println!("{}", made.display());
        }),
        ["try", rest @ ..] => try_debian(&program(rest)?),
        ["image", rest @ ..] => image::build(&program(rest)?).and_then(|made| image::try_it(&made)),
        ["check"] => files::check(),
        _ => Err(USAGE.to_owned()),
    }
}

/// What is installed in files, as a part of `cargo xtask test`.
pub fn check() -> Result<(), String> {
    files::check()
}

/// The program to pack: the one that is named, or the one a release has.
fn program(words: &[&str]) -> Result<PathBuf, String> {
    match words {
        [] => {
            crate::page()?;
            cargo("build --release --locked --package towpath")?;
            Ok(PathBuf::from("target/release/towpath"))
        }
        [program] => Ok(PathBuf::from(program)),
        _ => Err(USAGE.to_owned()),
    }
}

/// The version of the workspace.
fn version() -> Result<String, String> {
    let manifest = std::fs::read_to_string("Cargo.toml").map_err(|e| e.to_string())?;
    let lines = manifest
        .lines()
        .skip_while(|line| *line != "[workspace.package]");
    let version = lines
        .filter_map(|line| line.strip_prefix("version = "))
        .next();
    let version = version.ok_or("Cargo.toml has no version")?;
    Ok(version.trim_matches('"').to_owned())
}

/// Two versions of the package in a fresh Debian, which is made once.
fn try_debian(program: &Path) -> Result<(), String> {
    for (tool, package) in [("mmdebstrap", "mmdebstrap"), ("curl", "curl")] {
        machine::need_tool(tool, package)?;
    }
    let base = Path::new(TARGET).join("debian.tar");
    if !base.is_file() {
        let mut make = Command::new("mmdebstrap");
        make.args([
            "--variant=minbase",
            "--aptopt=Acquire::Check-Valid-Until \"false\"",
            "bookworm",
        ]);
        step("mmdebstrap", make.arg(&base))?;
    }
    let version = version()?;
    let older = deb::build(program, &format!("{version}~older"))?;
    let newer = deb::build(program, &version)?;
    let mut script = Command::new("bash");
    script
        .arg("deploy/try-debian.sh")
        .args([&base, &older, &newer]);
    step("deploy/try-debian.sh", &mut script)
}
