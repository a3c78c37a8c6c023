//! Connections and presence.

use super::{Table, numbers};
use crate::api::{
    ApiError, Done, ErrorCode, Look, PROTOCOL, Reply, Request, ServerMessage, Welcome,
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
    /// By what is different from the picture of this number, or from none that is known any more.
    Changes(Option<u64>),
}

/// A connection at this table.
pub(super) struct Conn {
    id: u64,
    pub(super) seats: Seats,
    look: Look,
    /// The version of the last frame it got.
    sent: Option<u32>,
    following: Following,
    /// What it will be sent when this piece of mail is done with, in one go.
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
        look: Option<Look>,
        following: Following,
    ) -> Result<Attached, ApiError> {
        let seats = self.seats_of(tokens)?;
        let own = seats.first().map(|seat| Look::Seat(seat.index() as u8));
        let look = look.or(own).unwrap_or(Look::Spectator);
        self.check_look(look, seats)?;
        let (out, inbox) = mpsc::channel(WAITING);
        let id = self.app.next_connection.fetch_add(1, Ordering::Relaxed);
        self.conns.push(Conn {
            id,
            seats,
            look,
            sent: since,
            following,
            ready: Vec::new(),
            out,
        });
        self.tell_table();
        let welcome = Welcome {
            protocol: PROTOCOL,
            table: self.info(),
            seats: numbers(seats),
            look,
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

    /// Connections that held a seat hold it no more, and nobody looks through its eyes until somebody sits there.
    pub(super) fn lose_eyes(&mut self, seat: Seat) {
        for conn in &mut self.conns {
            conn.seats = conn.seats.without(seat);
            if conn.look == Look::Seat(seat.index() as u8) {
                let other = conn.seats.first();
                conn.look = other.map_or(Look::Spectator, |s| Look::Seat(s.index() as u8));
                conn.sent = None;
                if let Following::Changes(picture) = &mut conn.following {
                    *picture = None;
                }
            }
        }
        let mut conns = std::mem::take(&mut self.conns);
        conns.retain(|conn| self.check_look(conn.look, conn.seats).is_ok());
        self.conns = conns;
    }

    /// A connection looks through other eyes.
    pub(crate) fn look(&mut self, id: u64, look: Look) {
        let Some(index) = self.conns.iter().position(|conn| conn.id == id) else {
            return;
        };
        match self.check_look(look, self.conns[index].seats) {
            Ok(()) => {
                self.conns[index].look = look;
                // Other eyes have another log.
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
        let message = match self.request(seats, request).await {
            Ok(reply) => ServerMessage::Reply {
                id: number,
                reply: Box::new(reply),
            },
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

    /// Everybody learns how the position is now. Connections with the same eyes and the same past share a message.
    pub(super) fn tell_frames(&mut self) {
        self.tell_followers();
        let mut made: Vec<(Look, Option<u32>, u32, Out)> = Vec::new();
        for index in 0..self.conns.len() {
            let Conn { look, sent, .. } = self.conns[index];
            if self.conns[index].following != Following::Frames {
                continue;
            }
            let ready = made.iter().find(|(l, s, ..)| *l == look && *s == sent);
            let (version, out) = match ready {
                Some((_, _, version, out)) => (*version, out.clone()),
                None => {
                    let Ok(frame) = self.frame(look, sent) else {
                        return;
                    };
                    let version = frame.version;
                    let frame = Box::new(frame);
                    let out = write(&ServerMessage::Frame { frame });
                    made.push((look, sent, version, out.clone()));
                    (version, out)
                }
            };
            self.conns[index].sent = Some(version);
            self.send(index, out);
        }
        self.note_change();
    }

    /// Connections that follow by changes learn what is different; who has another picture gets a whole frame.
    fn tell_followers(&mut self) {
        let mut looks: Vec<Look> = Vec::new();
        for conn in &self.conns {
            if conn.following != Following::Frames && !looks.contains(&conn.look) {
                looks.push(conn.look);
            }
        }
        self.accounts.keep_only(|look| looks.contains(&look));
        for look in looks {
            let change = self.next_change(look);
            for index in 0..self.conns.len() {
                let Conn { following, .. } = self.conns[index];
                if self.conns[index].look != look || following == Following::Frames {
                    continue;
                }
                match &change {
                    Some(change) if following == Following::Changes(Some(change.from)) => {
                        self.conns[index].following = Following::Changes(Some(change.to));
                        self.conns[index].sent = Some(change.version);
                        self.send(index, change.out.clone());
                    }
                    _ => self.send_frame(index),
                }
            }
        }
    }

    /// Sends a whole frame, from which a connection that follows by changes can go on.
    fn send_frame(&mut self, index: usize) {
        let Conn {
            look,
            sent,
            following,
            ..
        } = self.conns[index];
        if let Ok(frame) = self.frame(look, sent) {
            self.conns[index].sent = Some(frame.version);
            let frame = Box::new(frame);
            self.send(index, write(&ServerMessage::Frame { frame }));
        }
        if let Following::Changes(_) = following {
            self.conns[index].following = Following::Changes(self.begin_following(look));
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

    /// Will send a message to a connection, together with what else comes of the same piece of mail.
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
