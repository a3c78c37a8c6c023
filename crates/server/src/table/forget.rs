//! Somebody who sat here wants to be forgotten: the game of the others stays, with another name in that seat.

use super::Table;
use crate::api::{ApiError, Status};
use crate::names;
use towpath_core::Seat;
use towpath_core::record::rename;
use towpath_store::Op;

impl Table {
    /// The person in this seat is forgotten, unless they left it before: the name, what was said, and the way in. A game
    /// that runs is played on by a bot, as after giving up.
    pub(crate) async fn forget(&mut self, seat: u8, generation: u32) -> Result<(), ApiError> {
        let place = self.doc.seats.get(usize::from(seat));
        if place.is_none_or(|doc| !doc.is_person() || doc.generation != generation) {
            return Ok(());
        }
        let name = self.doc.seats[usize::from(seat)].name.clone();
        let status = self.status();
        match status {
            Status::Waiting => self.vacate(seat),
            Status::Playing => {
                self.doc.seats[usize::from(seat)].generation += 1;
                self.hand_to_bot(Seat::new(seat));
            }
            Status::Over => self.doc.seats[usize::from(seat)].generation += 1,
        }
        // People name tables after themselves.
        if self.doc.name.contains(&name) {
            self.doc.name.clear();
        }
        let table = self.row.id.clone();
        let mut ops = vec![Op::ForgetTalk { table, seat }];
        if status != Status::Waiting {
            ops.extend(self.rename(seat));
        }
        self.save(ops).await?;
        self.tell_table();
        // The match in memory has the old name: the table is read again.
        self.broken = true;
        Ok(())
    }

    /// The changes that give who sat here another name, in the record and in the ranking of the day.
    fn rename(&mut self, seat: u8) -> Vec<Op> {
        let others = |name: &str| {
            let mut seats = self.doc.seats.iter();
            seats.any(|doc| names::looks_like(&doc.name, name))
        };
        let number = u32::from(seat) + 1;
        let mut names = (0..).map(|round| format!("Player {}", number + 10 * round));
        let name = names.find(|name| !others(name)).unwrap_or_default();
        let doc = &mut self.doc.seats[usize::from(seat)];
        doc.name.clone_from(&name);
        doc.claim = None;
        let entries = self.play.as_ref().map_or(0, |play| play.version());
        let entries = (1..=entries).filter_map(|number| self.play.as_ref()?.entry_line(number));
        let entries: Vec<String> = entries.collect();
        let head = self.row.head.lines().collect::<Vec<_>>();
        let all: Vec<&str> = head
            .iter()
            .copied()
            .chain(entries.iter().map(String::as_str))
            .collect();
        let mut renamed = rename(&all, seat + 1, &name);
        let lines = renamed.split_off(head.len());
        self.row.head = renamed.iter().map(|line| format!("{line}\n")).collect();
        let table = self.row.id.clone();
        let changed = (1..).zip(lines).zip(entries);
        let changed = changed.filter(|((_, line), before)| line != before);
        let mut ops: Vec<Op> = changed
            .map(|((number, line), _)| Op::SetLine {
                table: table.clone(),
                number,
                line,
            })
            .collect();
        if self.doc.deal.is_some() {
            ops.push(Op::RenameScore { table, name });
        }
        ops
    }
}
