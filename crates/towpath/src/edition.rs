//! `towpath edition`: component data of one's own, from a template to a check.

use crate::failure::Failure;
use crate::files;
use crate::out::say;
use std::path::{Path, PathBuf};
use towpath_core::{BuildError, Checked, Edition};
use towpath_games::{AnyGame, folder};

/// What to do.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    /// Write a commented template into a new folder; it can be played as it is.
    New(NewArgs),
    /// Check the edition in a folder: every mistake and every warning with file, line and a guess.
    Check(CheckArgs),
}

#[derive(clap::Args, Debug)]
struct NewArgs {
    /// The game.
    game: String,
    /// The folder to make; it must be empty if it is there.
    dir: PathBuf,
    /// Copy what comes with the program in place of the small template.
    #[arg(long)]
    full: bool,
}

#[derive(clap::Args, Debug)]
struct CheckArgs {
    /// The folder.
    dir: PathBuf,
    /// Print what was found as JSON.
    #[arg(long)]
    json: bool,
}

/// Does it.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::New(new) => write_new(new),
        Command::Check(check) => {
            let (game, edition) = files::own_edition(&check.dir)?;
            report(game, &edition, Some(&check.dir), check.json)
        }
    }
}

/// Checks an edition and prints what holds and what is unusual.
pub fn report(
    game: &dyn AnyGame,
    edition: &Edition,
    dir: Option<&Path>,
    json: bool,
) -> Result<(), Failure> {
    let checked = game.check_edition(edition);
    if json {
        return report_json(game, edition, checked);
    }
    let Checked { holds, warnings } = checked.map_err(BuildError::Edition)?;
    let name = edition.about(None).ok().and_then(|about| about.name);
    let name = name.map_or_else(String::new, |name| format!(" \"{name}\""));
    let id = game.title().id;
    say!("{id}: edition{name} {}", &edition.hash()[..16]);
    for line in holds {
        say!("  {line}");
    }
    for warning in &warnings {
        say!("warning: {warning}");
    }
    if let Some(dir) = dir {
        say!(
            "It can be played: towpath play {id} --edition {}",
            dir.display()
        );
    }
    Ok(())
}

fn report_json(
    game: &dyn AnyGame,
    edition: &Edition,
    checked: Result<Checked, Vec<towpath_core::DataError>>,
) -> Result<(), Failure> {
    let list = |found: &[towpath_core::DataError]| {
        let note = |error: &towpath_core::DataError| {
            serde_json::json!({ "file": error.file, "line": error.line, "column": error.column,
                "message": error.message, "guess": error.guess })
        };
        found.iter().map(note).collect::<Vec<_>>()
    };
    let (hash, holds, errors, warnings) = match &checked {
        Ok(found) => (
            Some(edition.hash()),
            found.holds.clone(),
            Vec::new(),
            list(&found.warnings),
        ),
        Err(errors) => (None, Vec::new(), list(errors), Vec::new()),
    };
    say!(
        "{}",
        serde_json::json!({ "game": game.title().id, "edition": hash, "holds": holds, "errors": errors,
            "warnings": warnings })
    );
    checked
        .map(drop)
        .map_err(|errors| BuildError::Edition(errors).into())
}

fn write_new(args: &NewArgs) -> Result<(), Failure> {
    let game = files::game(&args.game)?;
    let dir = &args.dir;
    let refused =
        |path: &Path, error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
    let full = std::fs::read_dir(dir).is_ok_and(|mut entries| entries.next().is_some());
    if full {
        return Err(Failure::Input(format!(
            "{}: something is there already; name a new folder",
            dir.display()
        )));
    }
    std::fs::create_dir_all(dir).map_err(|error| refused(dir, error))?;
    let edition = match args.full {
        false => game.template_edition(),
        true => {
            let id = game.title().id;
            let named = game.builtin_edition().named(id, "My edition");
            folder::arrange(
                game,
                named.map_err(|error| BuildError::Edition(vec![error]))?,
            )
        }
    };
    for file in &edition.files {
        let path = dir.join(&file.name);
        std::fs::write(&path, file.text.as_bytes()).map_err(|error| refused(&path, error))?;
        say!("{}", path.display());
    }
    let shown = dir.display();
    say!("Change these files, then check and play them:");
    say!("  towpath edition check {shown}");
    say!("  towpath play {} --edition {shown}", game.title().id);
    Ok(())
}
