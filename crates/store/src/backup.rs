//! Everything into a file and back. The file is a SQLite store, whatever database it came from, so a backup is also the
//! way from one database to the other.

use crate::backend::{Access, Backend, Op};
use crate::sqlite::{Durability, Sqlite};
use crate::{Location, Row, StoreError};
use std::path::Path;

/// How many rows are committed together.
const GROUP: usize = 1000;

/// Writes a backup; returns how many rows it has.
///
/// # Errors
/// When the file exists, or either side fails.
pub fn backup(from: &Location, to: &Path) -> Result<u64, StoreError> {
    if to.exists() {
        return Err(StoreError::Unfit(format!(
            "{} exists already",
            to.display()
        )));
    }
    let mut source = from.connect(Access::Survey)?;
    let copied = write(source.as_mut(), to);
    if copied.is_err() {
        // Half a backup would be taken for a whole one.
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn write(source: &mut dyn Backend, to: &Path) -> Result<u64, StoreError> {
    let mut target = Sqlite::create(to)?;
    let rows = copy(source, &mut target)?;
    target.finish()?;
    Ok(rows)
}

/// Reads a backup into an empty store; returns how many rows it had.
///
/// # Errors
/// When the store is not empty, or either side fails.
pub fn restore(from: &Path, to: &Location) -> Result<u64, StoreError> {
    let mut source = Sqlite::open(from, Durability::Full, Access::Survey)?;
    let mut target = to.connect(Access::Write)?;
    if !target.ids("", "", 1)?.is_empty() || target.meta("key")?.is_some() {
        return Err(StoreError::Unfit(
            "there are tables in it already; restore into an empty one".to_owned(),
        ));
    }
    let rows = copy(&mut source, target.as_mut())?;
    target.close()?;
    Ok(rows)
}

fn copy(from: &mut dyn Backend, to: &mut dyn Backend) -> Result<u64, StoreError> {
    let mut rows: Vec<Op> = Vec::with_capacity(GROUP);
    let mut count = 0;
    from.dump(&mut |row: Result<Row, StoreError>| {
        rows.push(Op::Insert(row?));
        count += 1;
        if rows.len() == GROUP {
            flush(to, &mut rows)?;
        }
        Ok(())
    })?;
    flush(to, &mut rows)?;
    Ok(count)
}

fn flush(to: &mut dyn Backend, rows: &mut Vec<Op>) -> Result<(), StoreError> {
    let results = to.commit(&[rows.as_slice()])?;
    rows.clear();
    results.into_iter().collect()
}
