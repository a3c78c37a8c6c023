//! Connections and presence.

use super::baseline::Baselines;
use super::frame::Snapshot;
use super::{Replying, Table, numbers};
use crate::api::{
    ApiError, Done, ErrorCode, PROTOCOL, Reply, Request, ServerMessage, Viewpoint, Welcome,
};
use crate::tokens::For;
use axum::extract::ws::Utf8Bytes;
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
    pub(super) seats: Seats,
    viewpoint: Viewpoint,
    /// The version of the last frame it got.
    sent: Option<u32>,
    following: Following,
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
    /// The seats that these tokens stand for.
    pub(super) fn seats_of(&self, tokens: &[String]) -> Result<Seats, ApiError> {
        let mut seats = Seats::NONE;
        for token in tokens {
            let mut all = self.doc.seats.iter().zip(0..);
            let seat = all.find(|(doc, seat)| {
                let what = For::Seat {
                    table: &self.row.id,
                    seat: *seat,
                    generation: doc.generation,
                };
                doc.is_person() && self.app.key.holds(what, token)
            });
            let Some((_, seat)) = seat else {
                let message = "this is no seat's token at this table";
                return Err(ApiError::new(ErrorCode::BadToken, message));
            };
            seats = seats.with(Seat::new(seat));
        }
        Ok(seats)
    }

    /// A connection comes in and is sent a welcome and a frame.
    pub(crate) fn attach(
        &mut self,
        tokens: &[String],
        since: Option<u32>,
        look: Option<Viewpoint>,
        following: Following,
    ) -> Result<Attached, ApiError> {
        let seats = self.seats_of(tokens)?;
        let own = seats
            .first()
            .map(|seat| Viewpoint::Seat(seat.index() as u8));
        let viewpoint = look.or(own).unwrap_or(Viewpoint::Spectator);
        self.check_viewpoint(viewpoint, seats)?;
        let board = self.board()?;
        let (out, inbox) = mpsc::channel(WAITING);
        let id = self.app.next_connection.fetch_add(1, Ordering::Relaxed);
        self.conns.push(Conn {
            id,
            seats,
            viewpoint,
            sent: since,
            following,
            ready: Vec::new(),
            out,
        });
        self.tell_table();
        let welcome = Welcome {
            protocol: PROTOCOL,
            table: self.info(),
            board,
            seats: numbers(seats),
            look: viewpoint,
            chat: self.chat_for(seats),
            feeds: seats.iter().map(|seat| self.feed_address(seat)).collect(),
        };
        let last = self.conns.len() - 1;
        self.send(last, write(&ServerMessage::Welcome(welcome)));
        self.send_frame(last);
        Ok(Attached { id, inbox })
    }

    /// A connection has gone.
    pub(crate) fn detach(&mut self, id: u64) {
        let before = self.conns.len();
        self.conns.retain(|conn| conn.id != id);
        if self.conns.len() < before {
            self.tell_table();
        }
    }

    /// Connections that held a seat hold it no more, and nobody looks from there until somebody sits there.
    pub(super) fn lose_seat(&mut self, seat: Seat) {
        for conn in &mut self.conns {
            conn.seats = conn.seats.without(seat);
            if conn.viewpoint == Viewpoint::Seat(seat.index() as u8) {
                let other = conn.seats.first();
                conn.viewpoint =
                    other.map_or(Viewpoint::Spectator, |s| Viewpoint::Seat(s.index() as u8));
                conn.sent = None;
                if let Following::Changes(revision) = &mut conn.following {
                    *revision = None;
                }
            }
        }
        let mut conns = std::mem::take(&mut self.conns);
        conns.retain(|conn| self.check_viewpoint(conn.viewpoint, conn.seats).is_ok());
        self.conns = conns;
    }

    /// A connection looks from somewhere else.
    pub(crate) fn look(&mut self, id: u64, viewpoint: Viewpoint) {
        let Some(index) = self.conns.iter().position(|conn| conn.id == id) else {
            return;
        };
        match self.check_viewpoint(viewpoint, self.conns[index].seats) {
            Ok(()) => {
                self.conns[index].viewpoint = viewpoint;
                // Another viewpoint has another log.
                self.conns[index].sent = None;
                self.send_frame(index);
            }
            Err(error) => self.send(index, write(&ServerMessage::Error { id: None, error })),
        }
    }

    /// A connection asks something.
    pub(crate) async fn asked(&mut self, id: u64, number: u32, request: Request) {
        let Some(seats) = self.conns.iter().find(|c| c.id == id).map(|c| c.seats) else {
            return;
        };
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
        let key = self.app.key.token(For::Feed { table, seat });
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
