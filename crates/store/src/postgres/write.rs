//! Changes as PostgreSQL carries them out.

use crate::backend::{Op, sql};
use crate::{EntryRow, Row};
use tokio_postgres::types::ToSql;

/// The values of a statement in their order.
pub(super) type Values<'a> = Vec<Box<dyn ToSql + Sync + 'a>>;

/// A change as a statement.
pub(super) struct Change<'a> {
    pub(super) text: &'static str,
    pub(super) values: Values<'a>,
    /// How many rows it has to change; anything else is a conflict.
    pub(super) rows: Option<u64>,
}

macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$(Box::new($value) as Box<dyn ToSql + Sync + '_>),*]
    };
}

/// The statement of a change.
pub(super) fn statement(op: &Op) -> Change<'_> {
    let (text, values, rows) = match op {
        Op::Insert(row) => {
            let (text, values) = insert(row);
            (text, values, Some(1))
        }
        Op::UpdateTable(t) => {
            let (public, before) = (i32::from(t.public), t.revision - 1);
            let values = values![
                &t.status,
                public,
                t.changed_at,
                t.revision,
                &t.doc,
                &t.seed,
                &t.head,
                &t.id,
                before
            ];
            (sql::UPDATE_TABLE, values, Some(1))
        }
        Op::KeepEdition(e) => (
            sql::INSERT_EDITION,
            values![&e.hash, &e.game, &e.files],
            None,
        ),
        Op::KeepMeta { key, value } => (sql::INSERT_META, values![key, value], None),
        Op::SetMeta { key, value } => (sql::SET_META, values![key, value], None),
        Op::DropMeta { key } => (sql::DROP_META, values![key], None),
        Op::DropUnfinished { table, after } => {
            let after = *after as i32;
            (sql::DROP_UNFINISHED, values![table, after], None)
        }
        Op::KeepReport(r) => (
            sql::INSERT_REPORT,
            values![&r.table, r.line as i32, i32::from(r.seat), r.at, &r.reason],
            None,
        ),
        Op::SetScore {
            day,
            game,
            table,
            points,
            won,
            ended_at,
        } => {
            let values = values![points, i32::from(*won), ended_at, day, game, table];
            (sql::SET_SCORE, values, None)
        }
        Op::SetPerson(p) => (
            sql::SET_PERSON,
            values![p.at, &p.doc, &p.kind, &p.key, &p.account],
            Some(1),
        ),
        Op::DropPerson { kind, key } => (sql::DROP_PERSON, values![kind, key], Some(1)),
        Op::DropPeople { account, kind } => (sql::DROP_PEOPLE, values![account, kind], None),
        Op::DropOldPeople { kind, before } => (sql::DROP_OLD_PEOPLE, values![kind, before], None),
        Op::NoteTurn {
            table,
            seat,
            at,
            doc,
        } => (sql::NOTE_TURN, values![table, at, doc, seat], None),
        Op::DropNotice { table, seat } => (sql::DROP_NOTICE, values![table, seat], None),
        Op::ForgetTalk { table, seat } => (FORGET_TALK, values![table, i32::from(*seat)], None),
        Op::SetLine {
            table,
            number,
            line,
        } => (sql::SET_LINE, values![line, table, *number as i32], Some(1)),
        Op::RenameScore { table, name } => (sql::RENAME_SCORE, values![name, table], None),
    };
    Change { text, values, rows }
}

/// Both statements of forgetting in one, because a change is one statement here.
const FORGET_TALK: &str = "WITH said AS (UPDATE chat SET text = '' WHERE table_id = $1 AND seat = $2) UPDATE reports SET reason = '' WHERE table_id = $1 AND seat = $2";

/// Inserts many entries by one statement.
const INSERT_ENTRIES: &str = "INSERT INTO entries (table_id, number, line, at, clocks) SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[]) ON CONFLICT DO NOTHING";

/// The statements of a job; one for all, if it is nothing but entries: a piece of an import is an answer to wait for, not
/// hundreds.
pub(super) fn statements(ops: &[Op]) -> Vec<Change<'_>> {
    let entries = ops.iter().map(|op| match op {
        Op::Insert(Row::Entry(entry)) => Some(entry),
        _ => None,
    });
    let Some(entries) = entries.collect::<Option<Vec<_>>>() else {
        return ops.iter().map(statement).collect();
    };
    let texts = |get: fn(&EntryRow) -> &str| -> Vec<&str> {
        entries.iter().map(|entry| get(entry)).collect()
    };
    let numbers: Vec<i32> = entries.iter().map(|entry| entry.number as i32).collect();
    let times: Vec<i64> = entries.iter().map(|entry| entry.at).collect();
    let values = values![
        texts(|entry| &entry.table),
        numbers,
        texts(|entry| &entry.line),
        times,
        texts(|entry| &entry.clocks),
    ];
    vec![Change {
        text: INSERT_ENTRIES,
        values,
        rows: Some(entries.len() as u64),
    }]
}

fn insert(row: &Row) -> (&'static str, Values<'_>) {
    match row {
        Row::Meta { key, value } => (sql::INSERT_META, values![key, value]),
        Row::Table(t) => (
            sql::INSERT_TABLE,
            values![
                &t.id,
                &t.game,
                &t.status,
                i32::from(t.public),
                t.created_at,
                t.changed_at,
                t.revision,
                &t.doc,
                &t.seed,
                &t.head
            ],
        ),
        Row::Entry(e) => (
            sql::INSERT_ENTRY,
            values![&e.table, e.number as i32, &e.line, e.at, &e.clocks],
        ),
        Row::Edition(e) => (sql::INSERT_EDITION, values![&e.hash, &e.game, &e.files]),
        Row::Chat(c) => (
            sql::INSERT_CHAT,
            values![&c.table, c.number as i32, c.at, i32::from(c.seat), &c.text],
        ),
        Row::Report(r) => (
            sql::INSERT_REPORT,
            values![&r.table, r.line as i32, i32::from(r.seat), r.at, &r.reason],
        ),
        Row::Score(s) => (
            sql::INSERT_SCORE,
            values![
                &s.day,
                &s.game,
                &s.table,
                &s.device,
                &s.name,
                s.points,
                i32::from(s.won),
                s.at,
                s.ended_at
            ],
        ),
        Row::Person(p) => (
            sql::INSERT_PERSON,
            values![&p.kind, &p.key, &p.account, p.at, &p.doc],
        ),
    }
}
