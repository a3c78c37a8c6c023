//! People whose turn it is and who do not look: noted with the change that made it their turn, told by `crate::notices`.

use super::{Table, numbers};
use crate::api::ApiError;
use crate::notices::rows::NoticeDoc;
use crate::people::rows::seat_key;
use towpath_core::{Seat, Seats};
use towpath_store::Op;

impl Table {
    /// The seats in which people have to decide.
    pub(super) fn turns_of_people(&self) -> Seats {
        let people = |seat: &Seat| self.bot_of(*seat).is_none();
        self.acting().iter().filter(people).collect()
    }

    /// Whether somebody looks at the table from this seat.
    fn is_looking(&self, seat: Seat) -> bool {
        let mut conns = self.conns.iter();
        conns.any(|conn| !conn.hidden && self.held_by(conn).contains(seat))
    }

    /// Keeps changes, and with them whom to tell that it is their turn now. If that fails, what is in memory is worth nothing
    /// any more.
    pub(super) async fn write(&mut self, mut ops: Vec<Op>) -> Result<(), ApiError> {
        let turns = self.turns_of_people();
        let before = std::mem::replace(&mut self.turns, turns);
        let mut told = false;
        for seat in turns.iter().filter(|seat| !before.contains(*seat)) {
            if !self.is_looking(seat) {
                ops.push(self.note_turn(seat));
                self.noticed = self.noticed.with(seat);
                told = true;
            }
        }
        // Who has decided has looked, wherever they did it.
        for seat in before.iter().filter(|seat| !turns.contains(*seat)) {
            ops.extend(self.drop_notice(seat));
        }
        let kept = self.app.store.write(ops).await;
        kept.map_err(|error| self.failed(&error))?;
        if told {
            self.app.notices.wake();
        }
        Ok(())
    }

    fn note_turn(&self, seat: Seat) -> Op {
        let number = seat.index() as u8;
        let doc = NoticeDoc {
            table: self.row.id.clone(),
            seat: number,
            generation: self.doc.seats[seat.index()].generation,
            version: self.version(),
        };
        Op::NoteTurn {
            table: self.row.id.clone(),
            seat: seat_key(&self.row.id, number),
            at: self.now(),
            doc: serde_json::to_string(&doc).expect("it is plain data"),
        }
    }

    /// The change by which a seat's person can be told anew, if they may have been told.
    fn drop_notice(&mut self, seat: Seat) -> Option<Op> {
        let noticed = self.noticed.contains(seat);
        self.noticed = self.noticed.without(seat);
        noticed.then(|| Op::DropNotice {
            table: self.row.id.clone(),
            seat: seat_key(&self.row.id, seat.index() as u8),
        })
    }

    /// Somebody looks at the table from these seats.
    pub(super) fn has_looked(&mut self, seats: Seats) {
        let seats = numbers(seats).into_iter();
        let ops = seats.filter_map(|seat| self.drop_notice(Seat::new(seat)));
        let ops: Vec<Op> = ops.collect();
        if ops.is_empty() {
            return;
        }
        // Nobody waits for it: at worst a message is sent that was not needed.
        if let Err(error) = self.app.store.post(ops) {
            tracing::warn!(%error, "could not note that somebody has looked");
        }
    }
}
