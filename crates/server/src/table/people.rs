//! Connections: what they have proved, from where they look, and that they come and go.

use super::tell::{Out, write};
use super::{Table, numbers};
use crate::api::{ApiError, ErrorCode, PROTOCOL, ServerMessage, Viewpoint, Welcome};
use crate::doc::{Proof, SeatDoc};
use crate::tokens::For;
use serde_json::value::RawValue;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;
use towpath_core::{Seat, Seats};

/// How many batches of messages may wait for a connection before it counts as too slow.
const WAITING: usize = 64;

/// How a connection learns about a new position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Following {
    /// By a whole frame each time.
    Frames,
    /// By what is different since this revision of what was sent, or since none that is known any more.
    Changes(Option<u64>),
}

/// A connection at this table.
pub(super) struct Conn {
    pub(super) id: u64,
    /// What it has proved. What it may do follows from this and from the seats as they are now.
    proofs: Vec<Proof>,
    /// The seats it was told that it holds.
    told: Seats,
    pub(super) viewpoint: Viewpoint,
    /// The version of the last frame it got.
    pub(super) sent: Option<u32>,
    pub(super) following: Following,
    /// How long bots are to pause for it, in milliseconds; as usual if it has not said.
    pause: Option<u32>,
    /// Its page cannot be seen: another tab is in front of it, or the screen is dark.
    pub(super) hidden: bool,
    /// What it will be sent when this command is done with, in one go.
    pub(super) ready: Vec<Out>,
    pub(super) out: mpsc::Sender<Vec<Out>>,
}

/// A connection that has just come in.
pub struct Attached {
    /// Its number at this table.
    pub id: u64,
    /// What it will be sent.
    pub inbox: mpsc::Receiver<Vec<Out>>,
}

impl Table {
    /// What these tokens prove.
    fn proofs_of(&self, tokens: &[String]) -> Result<Vec<Proof>, ApiError> {
        let prove = |token: &String| {
            let proof = self.doc.proof(&self.app.key, &self.row.id, token);
            proof.ok_or_else(bad_token)
        };
        tokens.iter().map(prove).collect()
    }

    /// The seats that these tokens stand for, each of which must have a say now.
    pub(super) fn seats_of(&self, tokens: &[String]) -> Result<Seats, ApiError> {
        let proofs = self.proofs_of(tokens)?;
        match proofs.iter().all(|proof| self.doc.allows(*proof)) {
            true => Ok(self.held_with(&proofs)),
            false => Err(bad_token()),
        }
    }

    fn held_with(&self, proofs: &[Proof]) -> Seats {
        let allowed = proofs.iter().filter(|proof| self.doc.allows(**proof));
        allowed.map(|proof| Seat::new(proof.seat)).collect()
    }

    /// The seats that a connection holds now.
    pub(super) fn held_by(&self, conn: &Conn) -> Seats {
        self.held_with(&conn.proofs)
    }

    /// A connection comes in and is sent a welcome and a frame. A seat that was given up is not held, but its token is no
    /// error here: the others of the same device play on.
    pub(crate) fn attach(
        &mut self,
        tokens: &[String],
        since: Option<u32>,
        look: Option<Viewpoint>,
        following: Following,
    ) -> Result<Attached, ApiError> {
        let proofs = self.proofs_of(tokens)?;
        let seats = self.held_with(&proofs);
        let viewpoint = look.unwrap_or(own_viewpoint(seats));
        self.check_viewpoint(viewpoint, seats)?;
        let board = self.board()?;
        let (out, inbox) = mpsc::channel(WAITING);
        let id = self.app.next_connection.fetch_add(1, Ordering::Relaxed);
        self.conns.push(Conn {
            id,
            proofs,
            told: seats,
            viewpoint,
            sent: since,
            following,
            pause: None,
            hidden: false,
            ready: Vec::new(),
            out,
        });
        self.tell_table();
        // Telling the table closes nobody who has just been let in, and new connections come last.
        let last = self.conns.len() - 1;
        self.send_welcome(last, board);
        self.send_frame(last);
        self.has_looked(seats);
        Ok(Attached { id, inbox })
    }

    fn send_welcome(&mut self, index: usize, board: Box<RawValue>) {
        let conn = &self.conns[index];
        let seats = conn.told;
        let welcome = Welcome {
            protocol: PROTOCOL,
            table: self.info(),
            board,
            seats: numbers(seats),
            look: conn.viewpoint,
            chat: self.chat_for(seats),
            feeds: seats.iter().map(|seat| self.feed_address(seat)).collect(),
        };
        self.send(index, write(&ServerMessage::Welcome(welcome)));
    }

    /// Connections that hold other seats than they were told learn it before anything else is sent: they are welcomed
    /// again with the seats that are left and look from there, or as spectators; where those are not allowed they are
    /// closed. What is sent to a connection is made after this, so it is never more than it may see.
    pub(super) fn check_connections(&mut self) {
        if self.broken {
            // What has changed in memory may not be kept, so nobody is told of it.
            return;
        }
        let mut index = 0;
        while index < self.conns.len() {
            let held = self.held_by(&self.conns[index]);
            let told = std::mem::replace(&mut self.conns[index].told, held);
            if held != told && self.move_to_own_seat(index, told).is_err() {
                self.close(index);
            } else {
                index += 1;
            }
        }
    }

    /// A connection holds other seats than before.
    fn move_to_own_seat(&mut self, index: usize, before: Seats) -> Result<(), ApiError> {
        let conn = &mut self.conns[index];
        let own = own_viewpoint(conn.told);
        let (viewpoint, held) = match conn.viewpoint {
            Viewpoint::Seat(seat) if before.contains(Seat::new(seat)) => {
                let keeps = conn.told.contains(Seat::new(seat));
                (if keeps { conn.viewpoint } else { own }, conn.told)
            }
            Viewpoint::Spectator if before.is_empty() => (own, conn.told),
            other => (other, conn.told),
        };
        self.check_viewpoint(viewpoint, held)?;
        let board = self.board()?;
        self.turn_to(index, viewpoint);
        self.send_welcome(index, board);
        self.send_frame(index);
        Ok(())
    }

    /// A connection that may not even look on is told so and closed.
    fn close(&mut self, index: usize) {
        let message = "this seat is not yours any more";
        let error = ApiError::new(ErrorCode::BadToken, message);
        let mut conn = self.conns.remove(index);
        conn.ready
            .push(write(&ServerMessage::Error { id: None, error }));
        // One that cannot keep up is closed all the same.
        let _ = conn.out.try_send(conn.ready);
    }

    fn turn_to(&mut self, index: usize, viewpoint: Viewpoint) {
        let conn = &mut self.conns[index];
        conn.viewpoint = viewpoint;
        // Another viewpoint has another log.
        conn.sent = None;
    }

    /// A connection has gone.
    pub(crate) fn detach(&mut self, id: u64) {
        let before = self.conns.len();
        self.conns.retain(|conn| conn.id != id);
        if self.conns.len() < before {
            self.tell_table();
        }
    }

    /// A connection looks from somewhere else.
    pub(crate) fn look(&mut self, id: u64, viewpoint: Viewpoint) {
        let Some(index) = self.conns.iter().position(|conn| conn.id == id) else {
            return;
        };
        match self.check_viewpoint(viewpoint, self.held_by(&self.conns[index])) {
            Ok(()) => {
                self.turn_to(index, viewpoint);
                self.send_frame(index);
            }
            Err(error) => self.send(index, write(&ServerMessage::Error { id: None, error })),
        }
    }

    /// A connection says how long bots are to pause for it.
    pub(crate) fn hurry(&mut self, id: u64, pause: u32) {
        if let Some(conn) = self.conns.iter_mut().find(|conn| conn.id == id) {
            conn.pause = Some(pause);
        }
    }

    /// A connection says whether its page can be seen.
    pub(crate) fn attend(&mut self, id: u64, hidden: bool) {
        let Some(index) = self.conns.iter().position(|conn| conn.id == id) else {
            return;
        };
        self.conns[index].hidden = hidden;
        if !hidden {
            self.has_looked(self.held_by(&self.conns[index]));
        }
    }

    /// How long bots are to pause for the only person who plays, if there is one who has said so.
    pub(super) fn hurried(&self) -> Option<u32> {
        let playing = |(_, doc): &(usize, &SeatDoc)| doc.is_person() && !doc.conceded;
        let mut people = self.doc.seats.iter().enumerate().filter(playing);
        let (Some((seat, _)), None) = (people.next(), people.next()) else {
            return None;
        };
        let mine = |conn: &&Conn| self.held_by(conn).contains(Seat::new(seat as u8));
        let pauses = self.conns.iter().filter(mine).filter_map(|conn| conn.pause);
        pauses.min()
    }

    fn feed_address(&self, seat: Seat) -> String {
        let (table, seat) = (self.row.id.as_str(), seat.index() as u8);
        let generation = self.doc.seats[usize::from(seat)].generation;
        let key = self.app.key.token(For::Feed {
            table,
            seat,
            generation,
        });
        format!("/api/feeds/{table}/{seat}/{key}")
    }
}

/// From where somebody who holds these seats looks.
pub(super) fn own_viewpoint(held: Seats) -> Viewpoint {
    held.first().map_or(Viewpoint::Spectator, |seat| {
        Viewpoint::Seat(seat.index() as u8)
    })
}

fn bad_token() -> ApiError {
    ApiError::new(
        ErrorCode::BadToken,
        "this is no token of a seat that plays at this table",
    )
}
