//! Changes as SQLite carries them out.

use crate::backend::{Op, sql};
use crate::{Row, StoreError};
use rusqlite::{Connection, params};

/// Carries out one change; a conflict when it had to change a row and none was there.
pub(super) fn apply(change: &Connection, op: &Op) -> Result<(), StoreError> {
    match op {
        Op::Insert(row) => exactly_one(insert(change, row)?),
        Op::UpdateTable(t) => {
            exactly_one(change.prepare_cached(sql::UPDATE_TABLE)?.execute(params![
                t.status,
                t.public,
                t.changed_at,
                t.revision,
                t.doc,
                t.seed,
                t.head,
                t.id,
                t.revision - 1
            ])?)
        }
        Op::KeepEdition(edition) => {
            insert(change, &Row::Edition(edition.clone()))?;
            Ok(())
        }
        Op::KeepMeta { key, value } => {
            change
                .prepare_cached(sql::INSERT_META)?
                .execute([key, value])?;
            Ok(())
        }
        Op::SetMeta { key, value } => {
            change
                .prepare_cached(sql::SET_META)?
                .execute([key, value])?;
            Ok(())
        }
        Op::DropMeta { key } => {
            change.prepare_cached(sql::DROP_META)?.execute([key])?;
            Ok(())
        }
        Op::DropUnfinished { table, after } => {
            let mut statement = change.prepare_cached(sql::DROP_UNFINISHED)?;
            statement.execute(params![table, after])?;
            Ok(())
        }
        Op::KeepReport(report) => {
            insert(change, &Row::Report(report.clone()))?;
            Ok(())
        }
        Op::SetScore {
            day,
            game,
            table,
            points,
            won,
            ended_at,
        } => {
            let mut statement = change.prepare_cached(sql::SET_SCORE)?;
            statement.execute(params![points, won, ended_at, day, game, table])?;
            Ok(())
        }
        Op::SetPerson(p) => exactly_one(
            change
                .prepare_cached(sql::SET_PERSON)?
                .execute(params![p.at, p.doc, p.kind, p.key, p.account])?,
        ),
        Op::DropPerson { kind, key } => exactly_one(
            change
                .prepare_cached(sql::DROP_PERSON)?
                .execute([kind, key])?,
        ),
        Op::DropPeople { account, kind } => {
            let mut statement = change.prepare_cached(sql::DROP_PEOPLE)?;
            statement.execute([account, kind])?;
            Ok(())
        }
        Op::DropOldPeople { kind, before } => {
            let mut statement = change.prepare_cached(sql::DROP_OLD_PEOPLE)?;
            statement.execute(params![kind, before])?;
            Ok(())
        }
        Op::NoteTurn {
            table,
            seat,
            at,
            doc,
        } => {
            let mut statement = change.prepare_cached(sql::NOTE_TURN)?;
            statement.execute(params![table, at, doc, seat])?;
            Ok(())
        }
        Op::DropNotice { table, seat } => {
            let mut statement = change.prepare_cached(sql::DROP_NOTICE)?;
            statement.execute([table, seat])?;
            Ok(())
        }
        Op::ForgetTalk { table, seat } => {
            for text in [sql::FORGET_CHAT, sql::FORGET_REPORTS] {
                change.prepare_cached(text)?.execute(params![table, seat])?;
            }
            Ok(())
        }
        Op::SetLine {
            table,
            number,
            line,
        } => {
            let mut statement = change.prepare_cached(sql::SET_LINE)?;
            exactly_one(statement.execute(params![line, table, number])?)
        }
        Op::RenameScore { table, name } => {
            let mut statement = change.prepare_cached(sql::RENAME_SCORE)?;
            statement.execute([name, table])?;
            Ok(())
        }
    }
}

fn insert(change: &Connection, row: &Row) -> Result<usize, StoreError> {
    Ok(match row {
        Row::Meta { key, value } => change
            .prepare_cached(sql::INSERT_META)?
            .execute([key, value])?,
        Row::Table(t) => change.prepare_cached(sql::INSERT_TABLE)?.execute(params![
            t.id,
            t.game,
            t.status,
            t.public,
            t.created_at,
            t.changed_at,
            t.revision,
            t.doc,
            t.seed,
            t.head
        ])?,
        Row::Entry(e) => change
            .prepare_cached(sql::INSERT_ENTRY)?
            .execute(params![e.table, e.number, e.line, e.at, e.clocks])?,
        Row::Edition(e) => change
            .prepare_cached(sql::INSERT_EDITION)?
            .execute([&e.hash, &e.game, &e.files])?,
        Row::Chat(c) => change
            .prepare_cached(sql::INSERT_CHAT)?
            .execute(params![c.table, c.number, c.at, c.seat, c.text])?,
        Row::Report(r) => change
            .prepare_cached(sql::INSERT_REPORT)?
            .execute(params![r.table, r.line, r.seat, r.at, r.reason])?,
        Row::Score(s) => change.prepare_cached(sql::INSERT_SCORE)?.execute(params![
            s.day, s.game, s.table, s.device, s.name, s.points, s.won, s.at, s.ended_at
        ])?,
        Row::Person(p) => change
            .prepare_cached(sql::INSERT_PERSON)?
            .execute(params![p.kind, p.key, p.account, p.at, p.doc])?,
    })
}

/// A statement that had to change one row.
fn exactly_one(changed: usize) -> Result<(), StoreError> {
    match changed {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}
