//! `towpath replay`: a record, checked line by line.

use crate::failure::Failure;
use crate::files;
use crate::out::say;
use serde_json::json;
use std::path::{Path, PathBuf};
use towpath_core::record::{Problem, RawRecord};
use towpath_core::sketch::Room;
use towpath_core::{Audience, Message, RecordError, TableSetup};
use towpath_games::{AnyGame, Replayed};
use towpath_text::Words;

/// What to replay.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record; `-` is standard input.
    file: PathBuf,
    /// A folder with the component data the record was played with, if it is not ours.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Print the log and the final position too.
    #[arg(long, conflicts_with = "json")]
    show: bool,
    /// Print what was found as JSON.
    #[arg(long)]
    json: bool,
}

/// Replays and says whether everything holds, or where it goes wrong.
pub fn run(args: &Args, words: &Words) -> Result<(), Failure> {
    let name = args.file.display().to_string();
    let raw = read(&name, RawRecord::read(&files::read(&args.file)?))?;
    let (_, replayed) = replay(&name, &raw, args.edition.as_deref())?;
    let total = raw.entries.len();
    let good = replayed.good;
    let done = match replayed.result {
        Ok(done) => done,
        Err(error) if error.problem == Problem::Redacted && args.json => {
            say!(
                "{}",
                json!({ "file": name, "game": raw.header.game, "entries": total, "good": good, "seed": "redacted" })
            );
            return Ok(());
        }
        Err(error) if error.problem == Problem::Redacted => {
            say!("{name}: {good} of {total} entries checked; {error}");
            return Ok(());
        }
        Err(error) => {
            return Err(Failure::Wrong(format!(
                "{name}: {} ({good} of {total} entries are good)",
                words.record_error(&error)
            )));
        }
    };
    if args.show {
        for line in done.log(Audience::Everything, 0) {
            say!("{:4}  {}", line.entry, words.say(&line.words));
        }
        let say = |message: &Message| words.say(message);
        let names: Vec<String> = done.header().seats.iter().map(|s| s.name.clone()).collect();
        let room = Room {
            width: 80,
            height: usize::MAX,
            pan: 0,
            names: &names,
            words: &say,
        };
        say!("");
        for line in done.project(Audience::Everything).sketch(&[], &room) {
            say!("{}", line.text());
        }
    }
    if args.json {
        let outcome = done.outcome();
        let points = outcome.as_ref().map(|outcome| {
            let totals = outcome.scores.iter().map(|side| side.total);
            totals.collect::<Vec<_>>()
        });
        let seed = match raw.seed {
            Some(_) => "fits",
            None => "not given",
        };
        say!(
            "{}",
            json!({ "file": name, "game": raw.header.game, "players": raw.header.players, "entries": total, "good": good, "over": outcome.is_some(), "points": points, "seed": seed })
        );
        return Ok(());
    }
    let seed = match (&raw.seed, &raw.result) {
        (Some(_), _) => "the seed fits its hash and every random outcome",
        (None, Some(_)) => "no seed given, so random outcomes were only found possible",
        (None, None) => "the game is not over",
    };
    say!("{name}: {total} entries hold; {seed}");
    Ok(())
}

/// A record whose header can be read.
pub fn read(name: &str, raw: Result<RawRecord, RecordError>) -> Result<RawRecord, Failure> {
    raw.map_err(|error| Failure::Wrong(format!("{name}: {error}")))
}

/// Plays a record again with our component data, today's or the earlier one that it names, or with that of a folder.
pub fn replay(
    name: &str,
    raw: &RawRecord,
    edition: Option<&Path>,
) -> Result<(&'static dyn AnyGame, Replayed), Failure> {
    let header = &raw.header;
    let wrong = |what: String| Failure::Wrong(format!("{name}: {what}"));
    let game = towpath_games::find(&header.game)
        .ok_or_else(|| wrong(format!("line 2: unknown game '{}'", header.game)))?;
    let ours = match edition {
        None => game.own_edition(&header.edition),
        Some(_) => None,
    };
    let edition = match ours {
        Some(found) => found,
        None => files::edition(game, edition)?,
    };
    if edition.hash() != header.edition {
        return Err(Failure::Input(format!(
            "{name}: played with component data {}, not with {}; give its folder with --edition",
            header.edition,
            edition.hash()
        )));
    }
    let setup = TableSetup {
        players: header.players,
        options: header.options.iter().cloned().collect(),
        edition,
        rules: header.rules,
    };
    let replayed = game.replay(&setup, raw);
    Ok((game, replayed.map_err(|error| wrong(error.to_string()))?))
}
