//! Games kept in the user's data folder without being asked for.

use super::save::Save;
use crate::failure::Failure;
use crate::out::say;
use std::fs::DirEntry;
use std::io::{IsTerminal, stdin};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use towpath_core::record::RawRecord;
use towpath_core::{Message, Seed};
use towpath_games::AnyMatch;
use towpath_text::Words;

/// So many games are offered at once.
const OFFERED: usize = 9;

/// The folder: `towpath/games` in what the system calls the user's data folder.
pub fn folder() -> Option<PathBuf> {
    let path = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty())?;
        Some(PathBuf::from(value))
    };
    let data = path("XDG_DATA_HOME").or_else(|| match () {
        () if cfg!(windows) => path("APPDATA"),
        () if cfg!(target_os = "macos") => Some(path("HOME")?.join("Library/Application Support")),
        () => Some(path("HOME")?.join(".local/share")),
    })?;
    Some(data.join("towpath").join("games"))
}

/// Begins to keep a game in a file of its own: the first free number.
pub fn keep(game: &str, playing: &dyn AnyMatch, seed: &Seed) -> Result<Save, Failure> {
    let folder = folder().ok_or_else(|| Failure::Input("there is no home folder".to_owned()))?;
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::Input(format!("{}: {error}", folder.display())))?;
    let free = |number: &u32| !file(&folder, game, *number).exists();
    let number = (1..).find(free).unwrap_or(u32::MAX);
    Save::create(&file(&folder, game, number), playing, seed)
}

fn file(folder: &Path, game: &str, number: u32) -> PathBuf {
    folder.join(format!("{game}-{number}.towpath"))
}

/// A game that is not over.
struct Kept {
    path: PathBuf,
    changed: SystemTime,
    game: String,
    players: u8,
    entries: usize,
}

impl Kept {
    /// `None` for whatever is no game that can go on.
    fn read(entry: &DirEntry) -> Option<Kept> {
        let path = entry.path();
        if path.extension()? != "towpath" {
            return None;
        }
        let changed = entry.metadata().ok()?.modified().ok()?;
        let raw = RawRecord::read_part(&std::fs::read_to_string(&path).ok()?).ok()?;
        raw.result.is_none().then(|| Kept {
            path,
            changed,
            game: raw.header.game.clone(),
            players: raw.header.players,
            entries: raw.entries.len(),
        })
    }
}

/// The game to go on with; `None` if the player wants none. Without a terminal it is the latest.
pub fn choose(words: &Words) -> Result<Option<PathBuf>, Failure> {
    let folder = folder().ok_or_else(|| Failure::Input("there is no home folder".to_owned()))?;
    let entries = std::fs::read_dir(&folder).into_iter().flatten();
    let mut games: Vec<Kept> = entries
        .flatten()
        .filter_map(|entry| Kept::read(&entry))
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.changed));
    games.truncate(OFFERED);
    let Some(latest) = games.first() else {
        let none = Message::new("terminal-resume-none");
        let none = none.with("folder", folder.display().to_string());
        return Err(Failure::Input(words.say(&none)));
    };
    if games.len() == 1 || !stdin().is_terminal() {
        return Ok(Some(latest.path.clone()));
    }
    for (number, game) in (1..).zip(&games) {
        let message = Message::new("terminal-resume-game")
            .with("game", game.game.as_str())
            .with("players", game.players)
            .with("entries", game.entries as i64);
        say!(
            "  {number}  {}  {}",
            words.say(&message),
            game.path.display()
        );
    }
    loop {
        say!("{}", words.word("terminal-resume-which"));
        let mut line = String::new();
        let read = stdin().read_line(&mut line);
        match (read, line.trim()) {
            (Ok(0) | Err(_), _) | (_, "q") => return Ok(None),
            (_, "") => return Ok(Some(latest.path.clone())),
            (_, number) => {
                let place = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
                if let Some(game) = place.and_then(|place| games.get(place)) {
                    return Ok(Some(game.path.clone()));
                }
            }
        }
    }
}
