//! A game kept on disk while it is played: the record, and beside it the seed that the record must not show yet.
//!
//! The file only grows, by whole lines that are on disk before play goes on. What a crash or a full disk leaves of a last
//! line is dropped when the game is resumed.

use super::Started;
use crate::failure::Failure;
use crate::files;
use crate::out::say;
use crate::replay;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Error, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use towpath_core::Seed;
use towpath_core::record::{Format, Problem, RawRecord};
use towpath_games::AnyMatch;
use towpath_text::Words;

/// An open record file.
#[derive(Debug)]
pub struct Save {
    path: PathBuf,
    file: File,
    /// How many lines of the record are in the file. Other lines can stand between them in format 1.
    lines: usize,
}

impl Save {
    /// Begins a new record; never over an existing file.
    pub fn create(path: &Path, playing: &dyn AnyMatch, seed: &Seed) -> Result<Save, Failure> {
        let mut options = OpenOptions::new();
        let mut save = Save::open(path, options.append(true).create_new(true))?;
        write_seed(&seed_path(path), seed)?;
        save.keep(playing)?;
        Ok(save)
    }

    fn open(path: &Path, options: &OpenOptions) -> Result<Save, Failure> {
        let file = options.open(path).map_err(refuse(path))?;
        // Two programs that append to one record would spoil it.
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let message = format!("{}: another program plays this game now", path.display());
                return Err(Failure::Input(message));
            }
            // Some file systems have no locks.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(refuse(path)(error)),
        }
        Ok(Save {
            path: path.to_owned(),
            file,
            lines: 0,
        })
    }

    /// Appends whatever the match's record has grown by.
    pub fn keep(&mut self, playing: &dyn AnyMatch) -> Result<(), Failure> {
        let record = playing.record();
        let mut new = String::new();
        for line in record.lines().skip(self.lines) {
            new.push_str(line);
            new.push('\n');
            self.lines += 1;
        }
        self.append(&new)
    }

    fn append(&mut self, text: &str) -> Result<(), Failure> {
        self.file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.sync_data())
            .map_err(refuse(&self.path))
    }

    /// Where it is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

fn refuse(path: &Path) -> impl Fn(Error) -> Failure {
    move |error| Failure::Input(format!("{}: {error}", path.display()))
}

fn seed_path(record: &Path) -> PathBuf {
    let mut name = record.as_os_str().to_owned();
    name.push(".seed");
    PathBuf::from(name)
}

/// A game without its seed cannot go on, so the seed is on disk first.
fn write_seed(path: &Path, seed: &Seed) -> Result<(), Failure> {
    let write = || {
        let mut file = File::create(path)?;
        file.write_all(seed.to_hex().as_bytes())?;
        file.sync_all()?;
        sync_folder(path)
    };
    write().map_err(refuse(path))
}

/// A new file is found after a crash once its folder is on disk too.
fn sync_folder(path: &Path) -> Result<(), Error> {
    if cfg!(unix) {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

/// The text of a record file, taken apart.
struct Kept<'a> {
    /// Whole lines.
    whole: &'a str,
    /// What a crash has left of one more line.
    half: &'a str,
    raw: RawRecord,
}

impl<'a> Kept<'a> {
    fn read(name: &str, text: &'a str) -> Result<Kept<'a>, Failure> {
        let end = text.rfind('\n').map_or(0, |last| last + 1);
        let (whole, half) = text.split_at(end);
        if let Ok(raw) = RawRecord::read_part(&format!("{text}\n"))
            && only_its_end_is_missing(half, &raw)
        {
            let (whole, half) = (text, "");
            return Ok(Kept { whole, half, raw });
        }
        let raw = replay::read(name, RawRecord::read_part(whole))?;
        Ok(Kept { whole, half, raw })
    }
}

/// Whether a last line without a line end says all that it was to say, `raw` being read as if the line end were there.
fn only_its_end_is_missing(half: &str, raw: &RawRecord) -> bool {
    match raw.header.format {
        Format::Two => raw.fault.is_none(),
        // A decision could be the beginning of another one. A seed has its length, and a comment says nothing.
        Format::One => {
            let seed = half
                .strip_prefix("seed ")
                .and_then(|hex| Seed::from_hex(hex.trim_end()));
            half.trim().is_empty() || half.starts_with('#') || seed.is_some()
        }
    }
}

/// Opens a kept game again. The file is changed only once everything in it has been found good.
pub fn resume(path: &Path, edition: Option<&Path>, words: &Words) -> Result<Started, Failure> {
    let name = path.display().to_string();
    let mut save = Save::open(path, OpenOptions::new().read(true).append(true))?;
    let mut bytes = Vec::new();
    save.file.read_to_end(&mut bytes).map_err(refuse(path))?;
    let text = files::text(path, bytes)?;
    let kept = Kept::read(&name, &text)?;
    let (game, replayed) = replay::replay(&name, &kept.raw, edition)?;
    let mut playing = replayed.result.map_err(|error| match error.problem {
        Problem::Redacted => Failure::Input(format!("{name}: {error}, and the game cannot go on")),
        Problem::Wrong(_) | Problem::Refused { .. } | Problem::HalfWritten | Problem::CutOff(_) => {
            Failure::Wrong(format!("{name}: {}", words.record_error(&error)))
        }
    })?;
    give_seed(path, &kept.raw, playing.as_mut())?;
    if !kept.half.is_empty() {
        say!(
            "{name}: line {} was only half written and is dropped: {}",
            kept.whole.lines().count() + 1,
            kept.half
        );
        let size = kept.whole.len() as u64;
        let cut = save.file.set_len(size).and_then(|()| save.file.sync_all());
        cut.map_err(refuse(path))?;
    } else if !kept.whole.ends_with('\n') {
        save.append("\n")?;
    }
    save.lines = kept.raw.lines;
    // A crash may have kept the last decision of a game and not its result.
    save.keep(playing.as_ref())?;
    Ok((game, playing, Some(save)))
}

/// A running game needs its seed to go on; a finished record that does not tell it only misses a check.
fn give_seed(path: &Path, raw: &RawRecord, playing: &mut dyn AnyMatch) -> Result<(), Failure> {
    let secret = seed_path(path);
    if raw.seed.is_some() || playing.outcome().is_some() && !secret.exists() {
        return Ok(());
    }
    let wrong = |what: String| Failure::Wrong(format!("{}: {what}", secret.display()));
    let hex = files::read(&secret)?;
    let seed = Seed::from_hex(hex.trim())
        .ok_or_else(|| wrong("a seed is 64 hexadecimal digits".to_owned()))?;
    playing.resume(seed).map_err(wrong)
}
