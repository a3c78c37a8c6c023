//! `towpath check`: component data.

use crate::failure::Failure;
use crate::files;
use crate::out::say;
use serde_json::json;
use std::path::PathBuf;

/// What to check.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game; all of them if left out.
    game: Option<String>,
    /// A folder with component data of your own in place of ours.
    #[arg(long, value_name = "DIR", requires = "game")]
    edition: Option<PathBuf>,
    /// Print what holds as JSON, an object a line.
    #[arg(long)]
    json: bool,
}

/// Checks and prints what holds.
pub fn run(args: &Args) -> Result<(), Failure> {
    let games = match &args.game {
        Some(id) => vec![files::game(id)?],
        None => towpath_games::all().to_vec(),
    };
    for game in games {
        let edition = files::edition(game, args.edition.as_deref())?;
        match game.check_edition(&edition) {
            Ok(findings) if args.json => {
                let id = game.title().id;
                say!(
                    "{}",
                    json!({ "game": id, "edition": edition.hash(), "holds": findings.holds })
                );
            }
            Ok(findings) => {
                say!("{}: edition {}", game.title().id, &edition.hash()[..16]);
                for line in findings.holds {
                    say!("  {line}");
                }
            }
            Err(errors) => return Err(towpath_core::BuildError::Edition(errors).into()),
        }
    }
    Ok(())
}
