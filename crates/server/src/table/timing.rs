//! What the time does at a table: clocks that follow the record, seats whose time is up, days off.

use super::Table;
use super::clock::{Clocks, Standing};
use crate::api::{ApiError, Clock, ErrorCode, Reply, Status};
use crate::time;
use towpath_core::{By, Seat, Seats};
use towpath_games::EntryKind;

/// How far ahead a day can be taken off.
const AHEAD: i64 = 366;

impl Table {
    /// The time that tables go by.
    pub(super) fn now(&self) -> i64 {
        self.app.time.now()
    }

    /// Lets the clocks of people who have to decide run, and no others: none while nothing is being played.
    pub(super) fn run_clocks(&mut self) {
        if self.doc.clock == Clock::Off {
            return;
        }
        let acting = self.acting();
        let people = acting.iter().filter(|seat| self.bot_of(*seat).is_none());
        let standing = Standing {
            acting,
            people: people.collect(),
            turn: self.play.as_ref().map_or(0, |play| play.turn()),
            undoing: self.undoing(),
            undone: self.undone(),
        };
        let now = self.now();
        self.clocks.hand_over(now, &standing);
        self.app.alarms.tick(&mut self.ticking, self.clocks.ticks());
    }

    /// The game begins: everybody has all their time.
    pub(super) fn begin_clocks(&mut self) {
        let doc = &self.doc;
        let (clock, schedule) = (doc.clock, doc.settings.schedule.as_ref());
        self.clocks = Clocks::new(clock, schedule, self.players(), self.now());
    }

    /// The seat that has just taken something back.
    pub(super) fn undone(&self) -> Option<Seat> {
        let play = self.play.as_ref()?;
        let (seat, kind) = play.entry(play.version())?;
        (kind == EntryKind::Undo).then_some(seat)
    }

    /// The clocks as they stand after an entry, in the store's words.
    pub(super) fn clocks_after(&mut self) -> String {
        self.run_clocks();
        let stored = self.clocks.store(self.version());
        stored.map_or_else(String::new, |clocks| {
            serde_json::to_string(&clocks).expect("it is plain data")
        })
    }

    /// Puts the clocks into what is stored with the table.
    pub(super) fn note_clocks(&mut self) {
        self.run_clocks();
        self.doc.clocks = self.clocks.store(self.version());
    }

    /// A seat whose time is up is taken over by a bot until its player comes back. A turn that only waited for its end
    /// is over.
    pub(super) async fn time_passes(&mut self) {
        if self.status() != Status::Playing {
            return;
        }
        let now = self.now();
        let expired = self.clocks.expired(now);
        if expired.is_empty() {
            return;
        }
        let ending = self.ending().filter(|seat| expired.contains(*seat));
        self.give_to_bots(expired);
        let version = self.version();
        let ended = match (&mut self.play, ending) {
            (Some(play), Some(seat)) => play.end_turn(version, seat, By::Timeout).is_ok(),
            _ => false,
        };
        let entries = if ended { self.entry_ops(1) } else { Vec::new() };
        if self.save(entries).await.is_ok() {
            self.tell_table();
            self.tell_frames();
        }
    }

    fn give_to_bots(&mut self, seats: Seats) {
        let stand_in = self.stand_in();
        for seat in seats.iter() {
            let doc = &mut self.doc.seats[seat.index()];
            doc.away = true;
            doc.bot = Some(stand_in.clone());
        }
    }

    /// Those who look on learn that the clocks stand still or go on.
    pub(super) fn schedule_changes(&mut self) {
        let now = self.now();
        let state = self.clocks.state(now);
        let running = state.map_or_else(Vec::new, |state| state.running);
        if self.doc.settings.schedule.is_some() && running != self.ran {
            self.ran = running;
            self.tell_frames();
        }
    }

    /// A person asks for something that only who plays the seat can have.
    pub(super) fn check_plays(&self, seat: Seat) -> Result<(), ApiError> {
        if self.bot_of(seat).is_none() {
            return Ok(());
        }
        let message = "a bot plays this seat; take it back first";
        Err(ApiError::new(ErrorCode::NotToAct, message).at(self.version()))
    }

    /// A player takes a day off, or gives one up that has not begun.
    pub(super) async fn day_off(
        &mut self,
        seat: Seat,
        day: &str,
        take: bool,
    ) -> Result<Reply, ApiError> {
        let now = self.now();
        let schedule = self.doc.settings.schedule.as_ref();
        let Some(schedule) = schedule.filter(|schedule| schedule.single_days > 0) else {
            let message = "this table has no days off to take";
            return Err(ApiError::new(ErrorCode::NotAllowed, message));
        };
        if self.status() != Status::Playing {
            let message = "the game does not run";
            return Err(ApiError::new(ErrorCode::WrongState, message));
        }
        let invalid = |message: &str| Err(ApiError::new(ErrorCode::Invalid, message));
        let Some(start) = time::start_of(day) else {
            return invalid("a day is written like 2026-05-17");
        };
        let (today, day) = (schedule.day_of(now), start.div_euclid(time::DAY));
        let most = usize::from(schedule.single_days);
        let off = self.clocks.days_off(seat, now);
        let taken = off.contains(&day);
        match take {
            true if !(today..=today + AHEAD).contains(&day) => {
                return invalid("a day off is today or within a year");
            }
            false if taken && day <= today => return invalid("this day has begun"),
            true if !taken && off.len() >= most => {
                let message = "all days off are taken";
                return Err(ApiError::new(ErrorCode::NotAllowed, message));
            }
            true if !taken => {
                off.push(day);
                off.sort_unstable();
            }
            false => off.retain(|other| *other != day),
            true => {}
        }
        self.save(Vec::new()).await?;
        self.tell_frames();
        Ok(self.done())
    }
}
