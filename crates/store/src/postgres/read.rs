//! Rows as PostgreSQL gives them.

use crate::{ChatRow, EditionRow, EntryRow, ReportRow, ScoreRow, TableRow};

pub(super) fn read_table(row: &::postgres::Row) -> TableRow {
    TableRow {
        id: row.get(0),
        game: row.get(1),
        status: row.get(2),
        public: row.get::<_, i32>(3) != 0,
        created_at: row.get(4),
        changed_at: row.get(5),
        revision: row.get(6),
        doc: row.get(7),
        seed: row.get(8),
        head: row.get(9),
    }
}

pub(super) fn read_entry(row: &::postgres::Row) -> EntryRow {
    EntryRow {
        table: row.get(0),
        number: row.get::<_, i32>(1) as u32,
        line: row.get(2),
        at: row.get(3),
        clocks: row.get(4),
    }
}

pub(super) fn read_chat(row: &::postgres::Row) -> ChatRow {
    ChatRow {
        table: row.get(0),
        number: row.get::<_, i32>(1) as u32,
        at: row.get(2),
        seat: row.get::<_, i32>(3) as u8,
        text: row.get(4),
    }
}

pub(super) fn read_edition(row: &::postgres::Row) -> EditionRow {
    EditionRow {
        hash: row.get(0),
        game: row.get(1),
        files: row.get(2),
    }
}

pub(super) fn read_report(row: &::postgres::Row) -> ReportRow {
    ReportRow {
        table: row.get(0),
        line: row.get::<_, i32>(1) as u32,
        seat: row.get::<_, i32>(2) as u8,
        at: row.get(3),
        reason: row.get(4),
    }
}

pub(super) fn read_score(row: &::postgres::Row) -> ScoreRow {
    ScoreRow {
        day: row.get(0),
        game: row.get(1),
        table: row.get(2),
        device: row.get(3),
        name: row.get(4),
        points: row.get(5),
        won: row.get::<_, i32>(6) != 0,
        at: row.get(7),
    }
}
