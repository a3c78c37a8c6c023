//! Scenarios in files, for tests and the command line.

use crate::{Fault, Kind, Report, parse, run};
use std::path::{Path, PathBuf};
use towpath_core::ScenarioSupport;

/// Plays every scenario of a file.
///
/// # Errors
/// When the file cannot be read or is malformed; then nothing is played.
pub fn run_file<G: ScenarioSupport>(path: &Path) -> Result<Vec<Report>, Fault> {
    let name = path.file_name().unwrap_or(path.as_os_str());
    let name = name.to_string_lossy();
    let text = std::fs::read_to_string(path).map_err(|error| Fault {
        file: path.display().to_string(),
        line: 0,
        kind: Kind::Malformed,
        message: error.to_string(),
        why: None,
    })?;
    Ok(parse(&name, &text)?.iter().map(run::<G>).collect())
}

/// Plays every `*.scenario` in a folder and gives the number of scenarios; for the tests of a game.
///
/// # Panics
/// With all faults, when a scenario does not hold, and when there is none at all.
pub fn check_folder<G: ScenarioSupport>(folder: &Path) -> usize {
    let mut faults = Vec::new();
    let mut count = 0;
    for path in scenario_files(folder) {
        match run_file::<G>(&path) {
            Ok(reports) => {
                count += reports.len();
                let failed = reports.into_iter().filter_map(|report| {
                    let fault = report.result.err()?;
                    Some(format!("{fault}\n    in '{}'", report.title))
                });
                faults.extend(failed);
            }
            Err(fault) => faults.push(fault.to_string()),
        }
    }
    let list = faults.join("\n");
    assert!(faults.is_empty(), "{} faults:\n{list}", faults.len());
    assert!(count > 0, "no scenario in {}", folder.display());
    count
}

fn scenario_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ext| ext == "scenario"))
        .collect();
    paths.sort();
    paths
}
