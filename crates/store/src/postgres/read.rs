//! Rows as PostgreSQL gives them.

use crate::{
    ChatRow, EditionRow, EntryRow, PersonRow, ReportRow, Row, ScoreRow, StoreError, TableRow,
};
use tokio_postgres::Row as Found;
use tokio_postgres::types::FromSqlOwned;

/// A column of a row; what is not of its type is damaged.
pub(super) fn column<T: FromSqlOwned>(row: &Found, index: usize) -> Result<T, StoreError> {
    row.try_get(index)
        .map_err(|error| StoreError::Damaged(error.to_string()))
}

/// A number that is never negative.
fn count<T: TryFrom<i32>>(row: &Found, index: usize) -> Result<T, StoreError> {
    let number: i32 = column(row, index)?;
    T::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of its limits")))
}

pub(super) fn read_text(row: &Found) -> Result<String, StoreError> {
    column(row, 0)
}

pub(super) fn read_meta(row: &Found) -> Result<Row, StoreError> {
    Ok(Row::Meta {
        key: column(row, 0)?,
        value: column(row, 1)?,
    })
}

pub(super) fn read_table(row: &Found) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: column(row, 0)?,
        game: column(row, 1)?,
        status: column(row, 2)?,
        public: column::<i32>(row, 3)? != 0,
        created_at: column(row, 4)?,
        changed_at: column(row, 5)?,
        revision: column(row, 6)?,
        doc: column(row, 7)?,
        seed: column(row, 8)?,
        head: column(row, 9)?,
    })
}

pub(super) fn read_entry(row: &Found) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        table: column(row, 0)?,
        number: count(row, 1)?,
        line: column(row, 2)?,
        at: column(row, 3)?,
        clocks: column(row, 4)?,
    })
}

pub(super) fn read_chat(row: &Found) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        table: column(row, 0)?,
        number: count(row, 1)?,
        at: column(row, 2)?,
        seat: count(row, 3)?,
        text: column(row, 4)?,
    })
}

pub(super) fn read_edition(row: &Found) -> Result<EditionRow, StoreError> {
    Ok(EditionRow {
        hash: column(row, 0)?,
        game: column(row, 1)?,
        files: column(row, 2)?,
    })
}

pub(super) fn read_report(row: &Found) -> Result<ReportRow, StoreError> {
    Ok(ReportRow {
        table: column(row, 0)?,
        line: count(row, 1)?,
        seat: count(row, 2)?,
        at: column(row, 3)?,
        reason: column(row, 4)?,
    })
}

pub(super) fn read_score(row: &Found) -> Result<ScoreRow, StoreError> {
    Ok(ScoreRow {
        day: column(row, 0)?,
        game: column(row, 1)?,
        table: column(row, 2)?,
        device: column(row, 3)?,
        name: column(row, 4)?,
        points: column(row, 5)?,
        won: column::<i32>(row, 6)? != 0,
        at: column(row, 7)?,
        ended_at: column(row, 8)?,
    })
}

pub(super) fn read_person(row: &Found) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        kind: column(row, 0)?,
        key: column(row, 1)?,
        account: column(row, 2)?,
        at: column(row, 3)?,
        doc: column(row, 4)?,
    })
}
