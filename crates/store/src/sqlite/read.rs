//! Rows as SQLite gives them.

use crate::{ChatRow, EditionRow, EntryRow, PersonRow, ReportRow, Row, ScoreRow, TableRow};

pub(super) fn read_text(row: &rusqlite::Row<'_>) -> rusqlite::Result<String> {
    row.get(0)
}

pub(super) fn read_meta(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    Ok(Row::Meta {
        key: row.get(0)?,
        value: row.get(1)?,
    })
}

pub(super) fn read_table(row: &rusqlite::Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        game: row.get(1)?,
        status: row.get(2)?,
        public: row.get(3)?,
        created_at: row.get(4)?,
        changed_at: row.get(5)?,
        revision: row.get(6)?,
        doc: row.get(7)?,
        seed: row.get(8)?,
        head: row.get(9)?,
    })
}

pub(super) fn read_entry(row: &rusqlite::Row<'_>) -> rusqlite::Result<EntryRow> {
    Ok(EntryRow {
        table: row.get(0)?,
        number: row.get(1)?,
        line: row.get(2)?,
        at: row.get(3)?,
        clocks: row.get(4)?,
    })
}

pub(super) fn read_chat(row: &rusqlite::Row<'_>) -> rusqlite::Result<ChatRow> {
    Ok(ChatRow {
        table: row.get(0)?,
        number: row.get(1)?,
        at: row.get(2)?,
        seat: row.get(3)?,
        text: row.get(4)?,
    })
}

pub(super) fn read_edition(row: &rusqlite::Row<'_>) -> rusqlite::Result<EditionRow> {
    Ok(EditionRow {
        hash: row.get(0)?,
        game: row.get(1)?,
        files: row.get(2)?,
    })
}

pub(super) fn read_report(row: &rusqlite::Row<'_>) -> rusqlite::Result<ReportRow> {
    Ok(ReportRow {
        table: row.get(0)?,
        line: row.get(1)?,
        seat: row.get(2)?,
        at: row.get(3)?,
        reason: row.get(4)?,
    })
}

pub(super) fn read_score(row: &rusqlite::Row<'_>) -> rusqlite::Result<ScoreRow> {
    Ok(ScoreRow {
        day: row.get(0)?,
        game: row.get(1)?,
        table: row.get(2)?,
        device: row.get(3)?,
        name: row.get(4)?,
        points: row.get(5)?,
        won: row.get(6)?,
        at: row.get(7)?,
        ended_at: row.get(8)?,
    })
}

pub(super) fn read_person(row: &rusqlite::Row<'_>) -> rusqlite::Result<PersonRow> {
    Ok(PersonRow {
        kind: row.get(0)?,
        key: row.get(1)?,
        account: row.get(2)?,
        at: row.get(3)?,
        doc: row.get(4)?,
    })
}
