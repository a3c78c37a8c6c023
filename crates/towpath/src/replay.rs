//! `towpath replay`: a record, checked line by line.

use crate::failure::Failure;
use crate::files;
use crate::out::say;
use std::path::PathBuf;
use towpath_core::record::{Problem, RawRecord};
use towpath_core::{Audience, Edition, TableSetup};
use towpath_text::Words;

/// What to replay.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record.
    file: PathBuf,
    /// A folder with the component data the record was played with, if it is not ours.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Print the log and the final position too.
    #[arg(long)]
    show: bool,
}

/// Replays and says whether everything holds, or where it goes wrong.
pub fn run(args: &Args, words: &Words) -> Result<(), Failure> {
    let name = args.file.display().to_string();
    let text = files::read(&args.file)?;
    let raw = RawRecord::read(&text).map_err(|e| Failure::Input(format!("{name}: {e}")))?;
    let game = files::game(&raw.header.game)
        .map_err(|_| Failure::Input(format!("{name}: unknown game '{}'", raw.header.game)))?;
    let edition = files::edition(game, args.edition.as_deref())?;
    let setup = setup_of(&name, &raw, edition)?;
    let replayed = game.replay(&setup, &raw)?;
    let total = raw.entries.len();
    let good = replayed.good;
    let done = match replayed.result {
        Ok(done) => done,
        Err(error) if error.problem == Problem::Redacted => {
            say!("{name}: {} of {total} entries checked; {error}", good);
            return Ok(());
        }
        Err(error) => {
            return Err(Failure::Input(format!(
                "{name}: {error} ({good} of {total} entries are good)"
            )));
        }
    };
    if args.show {
        for line in done.log(Audience::Everything, 0) {
            say!("{:4}  {}", line.entry, words.say(&line.words));
        }
        say!("\n{}", done.project(Audience::Everything).render_text());
    }
    let seed = match (&raw.seed, &raw.result) {
        (Some(_), _) => "the seed fits its hash and every random outcome",
        (None, Some(_)) => "no seed given, so random outcomes were only found possible",
        (None, None) => "the game is not over",
    };
    say!("{name}: {total} entries hold; {seed}");
    Ok(())
}

/// The table a record was played at.
pub fn setup_of(name: &str, raw: &RawRecord, edition: Edition) -> Result<TableSetup, Failure> {
    let header = &raw.header;
    if edition.hash() != header.edition {
        return Err(Failure::Input(format!(
            "{name}: played with component data {}, not with {}; give its folder with --edition",
            header.edition,
            edition.hash()
        )));
    }
    Ok(TableSetup {
        players: header.players,
        options: header.options.iter().cloned().collect(),
        edition,
        rules: header.rules,
    })
}
