//! Chores of the repository, as `cargo xtask CHORE`.

mod deny;
mod machine;
mod pack;
mod python;
mod run;
mod siege;
mod tidy;
mod tools;

use run::{cargo, npm, step};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
cargo xtask CHORE

  serve    build the page and the server, and start it; further words go to `towpath serve`
  test     everything that CI runs: format, lints, tidy, docs, dependencies, all test suites, examples, scenarios,
           component data, the package for Python, the page
  tidy     what the repository promises about itself: file names, lengths, leftovers, what the page may do (a part of test)
  deny     licences, versions and sources of dependencies (a part of test)
  browser  the page's tests in a real browser, after building the page and the program
  siege    campaigns against the program: kills, stopped databases, full disks, floods, hostile input, leaks, fuzzing,
           mutants (docs/siege.md); --quick is a part of test
  python   build the package for Python and run its tests (a part of test)
  pack     the Debian package, and trying it in a fresh Debian; its files are checked as a part of test
  page     build the page into web/dist
  bless    rewrite golden transcripts and generated docs from what the program does now";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let chore = words.next().unwrap_or_default();
    let rest: Vec<String> = words.collect();
    let done = match chore.as_str() {
        "serve" => serve(&rest),
        "test" => test(),
        "tidy" => tidy::run(),
        "deny" => deny::check(),
        "browser" => page().and_then(|()| browser(&built()?)),
        "siege" => siege::run(&rest),
        "python" => python::test(),
        "pack" => pack::run(&rest),
        "page" => page(),
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

/// The main job: the page is built first, because the server carries it inside.
fn serve(rest: &[String]) -> Result<(), String> {
    page()?;
    let mut words = vec!["run", "--release", "--package", "towpath", "--", "serve"];
    words.extend(rest.iter().map(String::as_str));
    step("towpath serve", Command::new("cargo").args(words))
}

/// Every suite, cheapest first.
fn test() -> Result<(), String> {
    cargo("fmt --all --check")?;
    tidy::run()?;
    deny::check()?;
    machine::need_postgresql()?;
    // The program carries the page, so the page is there before anything is compiled.
    page()?;
    cargo("clippy --workspace --all-targets --quiet -- --deny warnings")?;
    docs()?;
    cargo("test --workspace --no-fail-fast")?;
    // The tests have built the program; building it by itself would build all dependencies anew with other features.
    let program = program()?;
    for (edition, files) in scenario_files()? {
        let mut run = Command::new(&program);
        run.args(["scenario", "--quiet"]).args(&files);
        if let Some(edition) = edition {
            run.arg("--edition").arg(edition);
        }
        step("towpath scenario fixtures", &mut run)?;
    }
    step("towpath check", Command::new(&program).arg("check"))?;
    pack::check()?;
    siege::quick(&program)?;
    python::test()?;
    npm("run format:check")?;
    npm("run lint")?;
    npm("run check")?;
    npm("test")?;
    npm("run budget")?;
    browser(&program)
}

/// The documentation of every crate, in which every link leads somewhere.
fn docs() -> Result<(), String> {
    let mut command = Command::new("cargo");
    command
        .args(["doc", "--workspace", "--no-deps", "--quiet"])
        .env("RUSTDOCFLAGS", "--deny warnings");
    step("cargo doc", &mut command)
}

/// The page in a real browser, against the real program with the page that was just built in it.
fn browser(program: &Path) -> Result<(), String> {
    machine::need_chromium()?;
    let mut command = Command::new("npm");
    command
        .args(["run", "e2e"])
        .current_dir("web")
        .env("TOWPATH_BIN", program);
    step("npm run e2e", &mut command)
}

/// The program, built now.
fn built() -> Result<PathBuf, String> {
    cargo("build --package towpath")?;
    program()
}

/// Where cargo has put the program: beside this one.
fn program() -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let binary = own.with_file_name("towpath");
    if binary.is_file() {
        Ok(binary)
    } else {
        Err(format!("{} is not there", binary.display()))
    }
}

/// Builds the page.
fn page() -> Result<(), String> {
    npm("ci --no-audit --no-fund")?;
    npm("run build")
}

fn bless() -> Result<(), String> {
    let mut command = Command::new("cargo");
    command
        .args(["test", "--workspace", "--no-fail-fast"])
        .env("TOWPATH_BLESS", "1");
    step("TOWPATH_BLESS=1 cargo test", &mut command)
}

/// The scenario files of every game, by the folder whose component data they are about; none is the data that is built in.
/// Those of templates (`edition`) are run by the tests of the program, which writes the templates.
fn scenario_files() -> Result<BTreeMap<Option<PathBuf>, Vec<PathBuf>>, String> {
    let mut found: BTreeMap<Option<PathBuf>, Vec<PathBuf>> = BTreeMap::new();
    let mut folders = vec![PathBuf::from("fixtures")];
    while let Some(folder) = folders.pop() {
        let read = |e: std::io::Error| format!("{}: {e}", folder.display());
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(&folder).map_err(read)? {
            paths.push(entry.map_err(read)?.path());
        }
        let ends = |path: &Path, with: &str| path.extension().is_some_and(|e| e == with);
        let edition = paths.iter().any(|path| ends(path, "toml"));
        for path in paths {
            if path.is_dir() && !path.ends_with("edition") {
                folders.push(path);
            } else if ends(&path, "scenario") {
                let about = edition.then(|| folder.clone());
                found.entry(about).or_default().push(path);
            }
        }
    }
    found.values_mut().for_each(|files| files.sort());
    Ok(found)
}
