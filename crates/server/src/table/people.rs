//! Connections and presence.

use super::baseline::Baselines;
use super::frame::Snapshot;
use super::{Replying, Table, numbers};
use crate::api::{
    ApiError, Done, ErrorCode, PROTOCOL, Reply, Request, ServerMessage, Viewpoint, Welcome,
};
use crate::doc::{Proof, SeatDoc};
use crate::tokens::For;
use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;
use towpath_core::{Seat, Seats};

/// What is sent to a connection, ready to go.
pub type Out = Utf8Bytes;

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
    id: u64,
    /// What it has proved. What it may do follows from this and from the seats as they are now.
    proofs: Vec<Proof>,
    /// The seats it was told that it holds.
    told: Seats,
    viewpoint: Viewpoint,
    /// The version of the last frame it got.
    sent: Option<u32>,
    following: Following,
    /// How long bots are to pause for it, in milliseconds; as usual if it has not said.
    pause: Option<u32>,
    /// What it will be sent when this command is done with, in one go.
    ready: Vec<Out>,
    out: mpsc::Sender<Vec<Out>>,
}

/// A connection that has just come in.
pub struct Attached {
    /// Its number at this table.
    pub id: u64,
    /// What it will be sent.
    pub inbox: mpsc::Receiver<Vec<Out>>,
}

pub(super) fn write(message: &ServerMessage) -> Out {
    let text = serde_json::to_string(message).expect("a message is plain data");
    Out::from(text)
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
            ready: Vec::new(),
            out,
        });
        self.tell_table();
        // Telling the table closes nobody who has just been let in, and new connections come last.
        let last = self.conns.len() - 1;
        self.send_welcome(last, board);
        self.send_frame(last);
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

    /// A connection asks something.
    pub(crate) async fn asked(&mut self, id: u64, number: u32, request: Request) {
        let Some(conn) = self.conns.iter().find(|conn| conn.id == id) else {
            return;
        };
        let seats = self.held_by(conn);
        match self.request(seats, request).await {
            Ok(Replying::Now(reply)) => self.answer(id, number, Ok(reply)),
            Ok(Replying::Later(hinting)) => {
                let me = self.me.clone();
                tokio::spawn(async move {
                    let hinted = hinting.wait().await;
                    if let Some(table) = me.upgrade() {
                        let command: super::Command = Box::new(move |table| {
                            Box::pin(async move {
                                let reply = hinted.and_then(|hinted| table.hinted(hinted));
                                table.answer(id, number, reply.map(Box::new));
                            })
                        });
                        // A table that has left memory has no connections.
                        let _ = table.send(command).await;
                    }
                });
            }
            Err(error) => self.answer(id, number, Err(error)),
        }
    }

    /// Answers a request of a connection, if it is still there.
    fn answer(&mut self, id: u64, number: u32, reply: Result<Box<Reply>, ApiError>) {
        let message = match reply {
            Ok(reply) => ServerMessage::Reply { id: number, reply },
            Err(error) => {
                self.app.metrics.refused.inc();
                ServerMessage::Error {
                    id: Some(number),
                    error,
                }
            }
        };
        if let Some(index) = self.conns.iter().position(|conn| conn.id == id) {
            self.send(index, write(&message));
        }
    }

    /// Everybody learns how the position is now. What is known from a viewpoint is made once, and connections with the
    /// same viewpoint and the same past share a message.
    pub(super) fn tell_frames(&mut self) {
        self.check_connections();
        let mut conns = std::mem::take(&mut self.conns);
        let mut baselines = std::mem::take(&mut self.baselines);
        let follows = |conn: &Conn| conn.following != Following::Frames;
        baselines.keep_only(|viewpoint| {
            conns
                .iter()
                .any(|conn| follows(conn) && conn.viewpoint == viewpoint)
        });
        let mut told: Vec<Viewpoint> = Vec::new();
        for index in 0..conns.len() {
            let viewpoint = conns[index].viewpoint;
            if told.contains(&viewpoint) {
                continue;
            }
            told.push(viewpoint);
            if let Ok(snapshot) = self.snapshot(viewpoint) {
                self.tell_viewpoint(&snapshot, &mut conns[index..], &mut baselines);
            }
        }
        (self.conns, self.baselines) = (conns, baselines);
        self.note_change();
    }

    /// Those who look from one viewpoint learn how the position is now: by a change if they have what it builds on.
    fn tell_viewpoint(
        &self,
        snapshot: &Snapshot<'_>,
        conns: &mut [Conn],
        baselines: &mut Baselines,
    ) {
        let projection = snapshot.project();
        let update = baselines.update(self, snapshot, &*projection);
        let mut frames: Vec<(Option<u32>, Out)> = Vec::new();
        let mut begun = None;
        let here = |conn: &&mut Conn| conn.viewpoint == snapshot.viewpoint;
        for conn in conns.iter_mut().filter(here) {
            if let Some(update) = &update
                && conn.following == Following::Changes(Some(update.from))
            {
                conn.following = Following::Changes(Some(update.to));
                conn.ready.push(update.out.clone());
            } else {
                if !frames.iter().any(|(since, _)| *since == conn.sent) {
                    let frame = Box::new(self.frame_of(snapshot, &*projection, conn.sent));
                    frames.push((conn.sent, write(&ServerMessage::Frame { frame })));
                }
                let mut made = frames.iter().filter(|(since, _)| *since == conn.sent);
                conn.ready.extend(made.next().map(|(_, out)| out.clone()));
                if let Following::Changes(revision) = &mut conn.following {
                    let begin = || baselines.begin(self, snapshot, &*projection);
                    *revision = Some(*begun.get_or_insert_with(begin));
                }
            }
            conn.sent = Some(snapshot.version);
        }
    }

    /// Sends a whole frame, from which a connection that follows by changes can go on.
    fn send_frame(&mut self, index: usize) {
        let mut baselines = std::mem::take(&mut self.baselines);
        let Conn {
            viewpoint,
            sent,
            following,
            ..
        } = self.conns[index];
        let made = self.snapshot(viewpoint).ok().map(|snapshot| {
            let projection = snapshot.project();
            let frame = Box::new(self.frame_of(&snapshot, &*projection, sent));
            let begun = match following {
                Following::Frames => Following::Frames,
                Following::Changes(_) => {
                    Following::Changes(Some(baselines.begin(self, &snapshot, &*projection)))
                }
            };
            (frame, begun)
        });
        self.baselines = baselines;
        if let Some((frame, begun)) = made {
            self.conns[index].sent = Some(frame.version);
            self.conns[index].following = begun;
            self.send(index, write(&ServerMessage::Frame { frame }));
        }
    }

    /// Everybody learns about the seats and the state of the table.
    pub(super) fn tell_table(&mut self) {
        self.check_connections();
        if self.conns.is_empty() {
            return;
        }
        let table = self.info();
        let out = write(&ServerMessage::Table { table });
        for index in 0..self.conns.len() {
            self.send(index, out.clone());
        }
    }

    /// Will send a message to a connection, together with what else comes of the same command.
    pub(super) fn send(&mut self, index: usize, out: Out) {
        self.conns[index].ready.push(out);
    }

    /// Hands everything that is ready to the connections; one that cannot keep up is closed, and comes back with what
    /// it has.
    pub(super) fn deliver(&mut self) {
        self.check_connections();
        for conn in &mut self.conns {
            if conn.ready.is_empty() {
                continue;
            }
            let sent = conn.out.try_send(std::mem::take(&mut conn.ready));
            if sent.is_err() && !conn.out.is_closed() {
                self.app.metrics.too_slow.inc();
                conn.out = mpsc::channel(1).0;
            }
        }
        self.conns.retain(|conn| !conn.out.is_closed());
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

    /// It is done, and the version is still the same.
    pub(super) fn done(&self) -> Reply {
        Reply::Done(Done {
            version: self.version(),
            applied: 0,
            repeated: false,
        })
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
