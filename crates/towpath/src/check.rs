//! `towpath check`: component data.

use crate::edition::report;
use crate::failure::Failure;
use crate::files;
use std::path::PathBuf;

/// What to check.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game; all of them if left out, or the one that the edition is for.
    game: Option<String>,
    /// A folder with component data of your own in place of ours.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Print what holds as JSON, an object a line.
    #[arg(long)]
    json: bool,
}

/// Checks and prints what holds.
pub fn run(args: &Args) -> Result<(), Failure> {
    let dir = args.edition.as_deref();
    if let (None, Some(dir)) = (&args.game, dir) {
        let (game, edition) = files::own_edition(dir)?;
        return report(game, &edition, Some(dir), args.json);
    }
    let games = match &args.game {
        Some(id) => vec![files::game(id)?],
        None => towpath_games::all().to_vec(),
    };
    for game in games {
        report(game, &files::edition(game, dir)?, dir, args.json)?;
    }
    Ok(())
}
