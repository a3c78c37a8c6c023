//! Games, editions and files named on the command line.

use crate::failure::Failure;
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::{Error, Read};
use std::path::{Path, PathBuf};
use towpath_core::{Edition, TableSetup};
use towpath_games::AnyGame;
use towpath_games::folder::{self, FolderError};

/// The game of this name.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    towpath_games::find(id).ok_or_else(|| {
        let known: Vec<&str> = towpath_games::all()
            .iter()
            .map(|game| game.title().id)
            .collect();
        Failure::Input(format!("no game '{id}'; there is: {}", known.join(", ")))
    })
}

/// The text of a file; `-` is standard input.
pub fn read(path: &Path) -> Result<String, Failure> {
    let bytes = match path.as_os_str() == "-" {
        true => {
            let mut bytes = Vec::new();
            let read = std::io::stdin().lock().read_to_end(&mut bytes);
            read.map(|_| bytes)
        }
        false => std::fs::read(path),
    };
    text(path, bytes.map_err(refused(path))?)
}

/// Finds out whether a file can be written, before the work whose result it is for. A file that is there stays as it is.
pub fn check_output(path: &Path) -> Result<(), Failure> {
    let there = path.exists();
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.map_err(refused(path))?;
    if !there {
        std::fs::remove_file(path).map_err(refused(path))?;
    }
    Ok(())
}

fn refused(path: &Path) -> impl Fn(Error) -> Failure {
    move |error| Failure::Input(format!("{}: {error}", path.display()))
}

/// The bytes of a file as text.
pub fn text(path: &Path, bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        Failure::Wrong(format!(
            "{}: line {line}: this is no UTF-8 text",
            path.display()
        ))
    })
}

/// Choices of a table that several commands share.
#[derive(clap::Args, Debug)]
pub struct TableArgs {
    /// How many play; the game's smallest number if left out.
    #[arg(long)]
    pub players: Option<u8>,
    /// A table option, such as art=tied-last; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A folder with component data of your own in place of ours.
    #[arg(long, value_name = "DIR")]
    pub edition: Option<PathBuf>,
}

impl TableArgs {
    /// What the table has chosen, checked against the game.
    pub fn setup(&self, game: &dyn AnyGame, players: u8) -> Result<TableSetup, Failure> {
        let mut options = BTreeMap::new();
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                return Err(Failure::Input(format!(
                    "'{option}' is no option: expected NAME=VALUE"
                )));
            };
            options.insert(name.to_owned(), value.to_owned());
        }
        let setup = TableSetup {
            players,
            options,
            edition: edition(game, self.edition.as_deref())?,
            rules: game.title().rules,
        };
        setup.check(&game.title())?;
        Ok(setup)
    }

    /// The number of players asked for, or the game's smallest.
    pub fn players_or_least(&self, game: &dyn AnyGame) -> u8 {
        self.players.unwrap_or(*game.title().players.start())
    }
}

/// The built-in edition, or the one in a folder.
pub fn edition(game: &dyn AnyGame, folder: Option<&Path>) -> Result<Edition, Failure> {
    let Some(place) = folder else {
        return Ok(game.builtin_edition());
    };
    folder::read_for(game, place).map_err(|error| unfit(place, error))
}

/// The edition in a folder, and the game it is for.
pub fn own_edition(place: &Path) -> Result<(&'static dyn AnyGame, Edition), Failure> {
    folder::read(place).map_err(|error| unfit(place, error))
}

fn unfit(place: &Path, error: FolderError) -> Failure {
    match error {
        FolderError::Unreadable(reason) => Failure::Input(reason),
        FolderError::Wrong(_) => Failure::Wrong(format!("{}:\n{error}", place.display())),
    }
}

/// Refuses bots that the game does not have.
pub fn check_bots(game: &dyn AnyGame, bots: &[String]) -> Result<(), Failure> {
    match bots.iter().find(|bot| !game.knows_bot(bot)) {
        None => Ok(()),
        Some(unknown) => Err(Failure::Input(format!(
            "no bot '{unknown}'; there is: {}",
            game.bots().join(", ")
        ))),
    }
}
