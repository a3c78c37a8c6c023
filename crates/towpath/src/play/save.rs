//! A game kept on disk while it is played: the record, and beside it the seed that the record must not show yet.

use super::Started;
use crate::failure::Failure;
use crate::files;
use crate::replay::setup_of;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use towpath_core::Seed;
use towpath_core::record::RawRecord;
use towpath_games::AnyMatch;

/// An open record file.
#[derive(Debug)]
pub struct Save {
    path: PathBuf,
    file: File,
    written: usize,
}

impl Save {
    /// Begins a new record; never over an existing file.
    pub fn create(path: &Path, playing: &dyn AnyMatch, seed: &Seed) -> Result<Save, Failure> {
        let refuse = |error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
        let file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .map_err(refuse)?;
        std::fs::write(seed_path(path), seed.to_hex()).map_err(refuse)?;
        let mut save = Save {
            path: path.to_owned(),
            file,
            written: 0,
        };
        save.keep(playing)?;
        Ok(save)
    }

    /// Appends whatever the match's record has grown by.
    pub fn keep(&mut self, playing: &dyn AnyMatch) -> Result<(), Failure> {
        let record = playing.record();
        let new = &record.as_bytes()[self.written..];
        self.file
            .write_all(new)
            .and_then(|()| self.file.sync_data())
            .map_err(|error| Failure::Input(format!("{}: {error}", self.path.display())))?;
        self.written = record.len();
        Ok(())
    }

    /// Where it is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

fn seed_path(record: &Path) -> PathBuf {
    let mut name = record.as_os_str().to_owned();
    name.push(".seed");
    PathBuf::from(name)
}

/// Opens a kept game again.
pub fn resume(path: &Path, edition: Option<&Path>) -> Result<Started, Failure> {
    let name = path.display().to_string();
    let wrong = |what: String| Failure::Input(format!("{name}: {what}"));
    let text = files::read(path)?;
    let raw = RawRecord::read(&text).map_err(|error| wrong(error.to_string()))?;
    let game = files::game(&raw.header.game)?;
    let setup = setup_of(&name, &raw, files::edition(game, edition)?)?;
    let replayed = game.replay(&setup, &raw)?;
    let mut playing = replayed.result.map_err(|error| wrong(error.to_string()))?;
    if raw.seed.is_none() {
        let hex = files::read(&seed_path(path))?;
        let seed = Seed::from_hex(hex.trim())
            .ok_or_else(|| wrong("its .seed file is not 64 hexadecimal digits".to_owned()))?;
        playing.resume(seed).map_err(wrong)?;
    }
    let file = OpenOptions::new()
        .append(true)
        .open(path)
        .map_err(|error| wrong(error.to_string()))?;
    let save = Save {
        path: path.to_owned(),
        file,
        written: text.len(),
    };
    Ok((game, playing, Some(save)))
}
