//! The files of a store: nobody else reads them, and one server at a time has them.

use crate::{StoreError, limits};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Makes a folder for a store, for its owner alone, with whatever leads to it.
///
/// # Errors
/// When it cannot be made.
pub fn create_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)
}

/// Makes sure that only the owner can read a store: its file, what SQLite keeps beside it, and its folder if nothing but
/// stores is in it. Whatever was open to others is closed to them, with a line in the log.
pub(crate) fn keep_private(file: &Path) {
    for file in [file, &beside(file, "-wal"), &beside(file, "-shm")] {
        tighten(file, 0o600);
    }
    let folder = folder_of(file);
    if is_only_ours(folder, file) {
        tighten(folder, 0o700);
    }
}

/// Opens a file for its owner alone, making it when it is missing.
pub(crate) fn open_private(file: &Path, new: OnlyNew) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    match new {
        OnlyNew::Yes => options.create_new(true),
        OnlyNew::No => options.create(true),
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(file)
}

/// Whether a file that exists already is an error.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum OnlyNew {
    Yes,
    No,
}

/// The name of a file that belongs to another one, such as `towpath.sqlite-wal`.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The folder a file is in.
pub(crate) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Whether a folder holds this store and its configuration, and nothing of somebody else's.
fn is_only_ours(folder: &Path, file: &Path) -> bool {
    let Some(stem) = file.file_stem().and_then(|stem| stem.to_str()) else {
        return false;
    };
    let Ok(mut entries) = std::fs::read_dir(folder) else {
        return false;
    };
    entries.all(|entry| {
        let name = entry.map(|entry| entry.file_name());
        name.is_ok_and(|name| name.to_string_lossy().starts_with(stem))
    })
}

#[cfg(unix)]
fn tighten(path: &Path, mode: u32) {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let Ok(found) = std::fs::metadata(path) else {
        return;
    };
    let before = found.permissions().mode() & 0o777;
    if before & !mode == 0 {
        return;
    }
    if found.uid() != rustix::process::geteuid().as_raw() {
        tracing::warn!(path = %path.display(), "others can read this, and it belongs to somebody else");
        return;
    }
    let after = before & mode;
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(after)) {
        Ok(()) => tracing::warn!(
            path = %path.display(),
            "others could read this ({before:o}); now it is for its owner alone ({after:o})"
        ),
        Err(error) => tracing::warn!(path = %path.display(), %error, "others can read this"),
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path, _: u32) {}

/// Keeps every other server away from a file. The system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct FileLock {
    _held: File,
}

impl FileLock {
    /// Takes the lock of a store's file; another server gets a moment to let go of it.
    pub(crate) fn take(file: &Path) -> Result<FileLock, StoreError> {
        let path = beside(file, ".lock");
        let end = Instant::now() + limits::LOCK;
        loop {
            match FileLock::try_take(&path)? {
                Ok(lock) => return Ok(lock),
                Err(holder) if Instant::now() >= end => return Err(in_use(file, &holder)),
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    /// Takes the lock, or says who has it.
    fn try_take(path: &Path) -> Result<Result<FileLock, String>, StoreError> {
        let failed =
            |error: std::io::Error| StoreError::Unavailable(format!("{}: {error}", path.display()));
        let mut file = open_private(path, OnlyNew::No).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = file.read_to_string(&mut holder);
                return Ok(Err(holder.trim().to_owned()));
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // Who holds it is a help for people and decides nothing.
        let _ = file.set_len(0);
        let _ = file.rewind();
        let _ = writeln!(file, "{}", std::process::id());
        Ok(Ok(FileLock { _held: file }))
    }
}

/// Whether a server, or something else that writes, has this file now.
pub fn is_in_use(file: &Path) -> bool {
    let path = beside(file, ".lock");
    path.exists() && matches!(FileLock::try_take(&path), Ok(Err(_)))
}

fn in_use(file: &Path, holder: &str) -> StoreError {
    let process = match holder {
        "" => "another process".to_owned(),
        pid => format!("process {pid}"),
    };
    StoreError::Unfit(format!(
        "{process} uses {} already: one server a store. Stop the other one, or give this one another folder",
        file.display()
    ))
}
