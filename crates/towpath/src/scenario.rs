//! `towpath scenario`: positions, decisions and what must come of them.

use crate::failure::Failure;
use crate::files;
use crate::out::say;
use std::path::PathBuf;
use towpath_core::{BuildError, Edition};
use towpath_games::AnyGame;
use towpath_scenario::{Fault, Kind, Report, parse};
use towpath_text::Words;

/// What to run.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The scenario files; `-` is standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A folder with component data of your own in place of ours.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Print only scenarios that fail, and the count.
    #[arg(long)]
    quiet: bool,
}

/// Runs every scenario of every file; a fault in one does not keep the others from running.
pub fn run(args: &Args, words: &Words) -> Result<(), Failure> {
    let own = args
        .edition
        .as_deref()
        .map(files::own_edition)
        .transpose()?;
    if let Some((game, edition)) = &own {
        let checked = game.check_edition(edition);
        checked.map_err(BuildError::Edition)?;
    }
    let mut passed = 0;
    let mut failed = 0;
    let mut malformed = 0;
    for path in &args.files {
        let name = path.display().to_string();
        let reports = match parse(&name, &files::read(path)?) {
            Ok(scenarios) => scenarios
                .iter()
                .map(|one| run_one(one, own.as_ref()))
                .collect(),
            Err(fault) => vec![unread(&name, fault)],
        };
        for report in &reports {
            match &report.result {
                Ok(()) => {
                    passed += 1;
                    if !args.quiet {
                        say!("ok    {name}:{}  {}", report.line, report.title);
                    }
                }
                Err(fault) => {
                    say!("FAIL  {name}:{}  {}", report.line, report.title);
                    match &fault.why {
                        Some(why) => say!("      {fault} ({})", words.say(why)),
                        None => say!("      {fault}"),
                    }
                    match fault.kind {
                        Kind::Failed => failed += 1,
                        Kind::Malformed => malformed += 1,
                    }
                }
            }
        }
    }
    say!("{passed} passed, {} failed", failed + malformed);
    match (malformed, failed) {
        (0, 0) => Ok(()),
        (0, failed) => Err(Failure::Wrong(format!("{failed} scenarios do not hold"))),
        (malformed, _) => Err(Failure::Wrong(format!(
            "{malformed} cannot be read as scenarios"
        ))),
    }
}

/// An edition and its game.
type Own = (&'static dyn AnyGame, Edition);

/// Runs a scenario with the edition if it is for the same game, or else with ours.
fn run_one(scenario: &towpath_scenario::Scenario, own: Option<&Own>) -> Report {
    match towpath_games::find(&scenario.game) {
        Some(game) => {
            let fits = own.filter(|(of, _)| of.title().id == scenario.game);
            let edition = fits.map_or_else(|| game.builtin_edition(), |(_, own)| own.clone());
            game.run_scenario(scenario, edition)
        }
        None => {
            let known: Vec<&str> = towpath_games::all()
                .iter()
                .map(|game| game.title().id)
                .collect();
            let fault = Fault {
                file: scenario.file.clone(),
                line: scenario.line,
                kind: Kind::Malformed,
                message: format!(
                    "no game '{}'; there is: {}",
                    scenario.game,
                    known.join(", ")
                ),
                why: None,
            };
            Report {
                title: scenario.title.clone(),
                file: scenario.file.clone(),
                line: scenario.line,
                result: Err(fault),
            }
        }
    }
}

fn unread(name: &str, fault: Fault) -> Report {
    Report {
        title: "(cannot be read)".to_owned(),
        file: name.to_owned(),
        line: fault.line,
        result: Err(fault),
    }
}
