//! Changes as PostgreSQL carries them out.

use crate::backend::{Op, sql};
use crate::{Row, StoreError};
use ::postgres::types::ToSql;
use ::postgres::{Statement, Transaction};
use std::collections::HashMap;

/// Carries out one change; a conflict when it had to change a row and none was there.
pub(super) fn apply(
    change: &mut Transaction<'_>,
    statements: &HashMap<&'static str, Statement>,
    op: &Op,
) -> Result<(), StoreError> {
    match op {
        Op::Insert(Row::Entry(e)) => {
            let number = e.number as i32;
            let with: [&(dyn ToSql + Sync); 5] = [&e.table, &number, &e.line, &e.at, &e.clocks];
            exactly_one(change.execute(&statements[sql::INSERT_ENTRY], &with)?)
        }
        Op::Insert(row) => exactly_one(insert(change, row)?),
        Op::UpdateTable(t) => {
            let (public, before) = (i32::from(t.public), t.revision - 1);
            let with: [&(dyn ToSql + Sync); 9] = [
                &t.status,
                &public,
                &t.changed_at,
                &t.revision,
                &t.doc,
                &t.seed,
                &t.head,
                &t.id,
                &before,
            ];
            exactly_one(change.execute(&statements[sql::UPDATE_TABLE], &with)?)
        }
        Op::KeepEdition(edition) => {
            insert(change, &Row::Edition(edition.clone()))?;
            Ok(())
        }
        Op::KeepMeta { key, value } => {
            change.execute(sql::INSERT_META, &[key, value])?;
            Ok(())
        }
        Op::SetMeta { key, value } => {
            change.execute(sql::SET_META, &[key, value])?;
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
        } => {
            let won = i32::from(*won);
            change.execute(sql::SET_SCORE, &[points, &won, day, game, table])?;
            Ok(())
        }
    }
}

fn insert(change: &mut Transaction<'_>, row: &Row) -> Result<u64, StoreError> {
    Ok(match row {
        Row::Meta { key, value } => change.execute(sql::INSERT_META, &[key, value])?,
        Row::Table(t) => {
            let public = i32::from(t.public);
            let with: [&(dyn ToSql + Sync); 10] = [
                &t.id,
                &t.game,
                &t.status,
                &public,
                &t.created_at,
                &t.changed_at,
                &t.revision,
                &t.doc,
                &t.seed,
                &t.head,
            ];
            change.execute(sql::INSERT_TABLE, &with)?
        }
        Row::Entry(e) => {
            let number = e.number as i32;
            change.execute(
                sql::INSERT_ENTRY,
                &[&e.table, &number, &e.line, &e.at, &e.clocks],
            )?
        }
        Row::Edition(e) => change.execute(sql::INSERT_EDITION, &[&e.hash, &e.game, &e.files])?,
        Row::Chat(c) => {
            let (number, seat) = (c.number as i32, i32::from(c.seat));
            change.execute(
                sql::INSERT_CHAT,
                &[&c.table, &number, &c.at, &seat, &c.text],
            )?
        }
        Row::Report(r) => {
            let (line, seat) = (r.line as i32, i32::from(r.seat));
            change.execute(
                sql::INSERT_REPORT,
                &[&r.table, &line, &seat, &r.at, &r.reason],
            )?
        }
        Row::Score(s) => {
            let won = i32::from(s.won);
            let with: [&(dyn ToSql + Sync); 8] = [
                &s.day, &s.game, &s.table, &s.device, &s.name, &s.points, &won, &s.at,
            ];
            change.execute(sql::INSERT_SCORE, &with)?
        }
    })
}

/// A statement that had to change one row.
fn exactly_one(changed: u64) -> Result<(), StoreError> {
    match changed {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}
