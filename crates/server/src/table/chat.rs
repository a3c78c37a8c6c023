//! Chat at the table, with mute, report and limits.

use super::Table;
use super::tell::write;
use crate::api::{ApiError, ChatLine, ErrorCode, Reply, ServerMessage};
use crate::limit::{Bucket, Rate};
use crate::time;
use towpath_core::{Seat, Seats};
use towpath_store::{ChatRow, Op, ReportRow, Row};

/// How many lines of chat are shown to who comes in.
pub(super) const SHOWN: u32 = 50;
/// The longest line, in characters.
const LINE: usize = 500;
/// How fast a seat may talk.
const CHAT: Rate = Rate {
    per_second: 0.5,
    burst: 5.0,
};

/// What was said lately.
#[derive(Debug)]
pub(super) struct Talk {
    lines: Vec<ChatLine>,
    buckets: Vec<Bucket>,
}

impl Talk {
    pub(super) fn new(lines: Vec<ChatRow>, players: u8) -> Talk {
        let lines = lines.into_iter().map(|row| ChatLine {
            line: row.number,
            at: row.at,
            seat: row.seat,
            text: row.text,
        });
        Talk {
            lines: lines.collect(),
            buckets: vec![Bucket::full(CHAT); usize::from(players)],
        }
    }
}

impl Table {
    /// Whether none of these seats wants to hear that one.
    fn hears(&self, listening: Seats, speaking: u8) -> bool {
        let muted = |seat: Seat| self.doc.seats[seat.index()].muted.contains(&speaking);
        !listening.iter().any(muted)
    }

    pub(super) fn chat_for(&self, seats: Seats) -> Vec<ChatLine> {
        let heard = self
            .talk
            .lines
            .iter()
            .filter(|line| self.hears(seats, line.seat));
        heard.cloned().collect()
    }

    /// Somebody says something to the table.
    pub(super) async fn say(&mut self, seat: Seat, text: &str) -> Result<Reply, ApiError> {
        let text = visible(text);
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LINE {
            let message = format!("a line has 1 to {LINE} characters");
            return Err(ApiError::new(ErrorCode::Invalid, message));
        }
        if !self.talk.buckets[seat.index()].take(CHAT, 1.0) {
            return Err(ApiError::new(ErrorCode::TooMany, "one line in two seconds"));
        }
        let line = ChatLine {
            line: self.talk.lines.last().map_or(0, |last| last.line) + 1,
            at: time::now(),
            seat: seat.index() as u8,
            text: text.to_owned(),
        };
        let row = ChatRow {
            table: self.row.id.clone(),
            number: line.line,
            at: line.at,
            seat: line.seat,
            text: line.text.clone(),
        };
        let kept = self.app.store.write(vec![Op::Insert(Row::Chat(row))]).await;
        kept.map_err(|error| self.failed(&error))?;
        if self.talk.lines.len() >= SHOWN as usize {
            self.talk.lines.remove(0);
        }
        self.talk.lines.push(line.clone());
        let speaking = line.seat;
        let out = write(&ServerMessage::Chat { line });
        for index in 0..self.conns.len() {
            if self.hears(self.held_by(&self.conns[index]), speaking) {
                self.send(index, out.clone());
            }
        }
        Ok(self.done())
    }

    /// A seat does not want to hear another, or wants to again.
    pub(super) async fn mute(
        &mut self,
        seat: Seat,
        whom: u8,
        mute: bool,
    ) -> Result<Reply, ApiError> {
        if whom >= self.players() {
            return Err(ApiError::new(ErrorCode::Invalid, "there is no such seat"));
        }
        let muted = &mut self.doc.seats[seat.index()].muted;
        muted.retain(|other| *other != whom);
        if mute {
            muted.push(whom);
        }
        self.save(Vec::new()).await?;
        Ok(self.done())
    }

    /// A seat reports a line.
    pub(super) async fn report(
        &mut self,
        seat: Seat,
        line: u32,
        reason: &str,
    ) -> Result<Reply, ApiError> {
        if !self.talk.lines.iter().any(|said| said.line == line) {
            return Err(ApiError::new(ErrorCode::NotFound, "there is no such line"));
        }
        let report = ReportRow {
            table: self.row.id.clone(),
            line,
            seat: seat.index() as u8,
            at: time::now(),
            reason: visible(reason).chars().take(LINE).collect(),
        };
        tracing::warn!(table = self.row.id, line, "a line of chat was reported");
        let kept = self.app.store.write(vec![Op::KeepReport(report)]).await;
        kept.map_err(|error| self.failed(&error))?;
        self.app.metrics.reports.inc();
        Ok(self.done())
    }
}

/// A text without control characters, which no database needs to hold.
fn visible(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}
