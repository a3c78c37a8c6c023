//! Telling those who are connected: messages gather while a command is carried out and leave together.
//!
//! Connections that asked for changes get a whole frame first and then what makes the next frame out of the last.
//! Connections with the same viewpoint share one baseline: what they have been sent.

use super::Table;
use super::frame::Snapshot;
use super::people::{Conn, Following};
use crate::api::{ServerMessage, Viewpoint};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use towpath_delta::{Delta, Fingerprint, Object};
use towpath_games::{Projection, Told};

/// What is sent to a connection, ready to go.
pub type Out = Utf8Bytes;

pub(super) fn write(message: &ServerMessage) -> Out {
    let text = serde_json::to_string(message).expect("a message is plain data");
    Out::from(text)
}

impl Table {
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
    pub(super) fn send_frame(&mut self, index: usize) {
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
}

/// What everybody who follows from one viewpoint has been sent.
#[derive(Default)]
struct Baseline {
    /// Counts what was sent at this table; a connection that is at this revision can be sent a change.
    revision: u64,
    version: u32,
    view: Fingerprint,
    head: Fingerprint,
    told: Told,
}

/// The way from one revision to the next.
pub(super) struct Update {
    /// The revision that a connection must be at.
    pub(super) from: u64,
    /// The revision that it is at then.
    pub(super) to: u64,
    /// What to send: a [`crate::api::Change`].
    pub(super) out: Out,
}

/// The baselines of a table, by viewpoint.
#[derive(Default)]
pub(super) struct Baselines {
    all: Vec<(Viewpoint, Baseline)>,
    revisions: u64,
    /// Memory for the fingerprints of what is sent next.
    view: Fingerprint,
    head: Fingerprint,
}

impl Baselines {
    /// Forgets baselines that nobody follows from.
    pub(super) fn keep_only(&mut self, followed: impl Fn(Viewpoint) -> bool) {
        self.all.retain(|(viewpoint, _)| followed(*viewpoint));
    }

    /// The revision that a whole frame sent now shows. Whoever gets it has been told no descriptions.
    pub(super) fn begin(
        &mut self,
        table: &Table,
        snapshot: &Snapshot<'_>,
        projection: &dyn Projection,
    ) -> u64 {
        projection.fingerprint(&mut self.view);
        self.head.recompute(&table.head(snapshot, projection));
        let viewpoint = snapshot.viewpoint;
        let index = self.all.iter().position(|(whose, _)| *whose == viewpoint);
        let index = index.unwrap_or_else(|| {
            self.all.push((viewpoint, Baseline::default()));
            self.all.len() - 1
        });
        let baseline = &mut self.all[index].1;
        let same = baseline.revision > 0
            && baseline.version == snapshot.version
            && baseline.view == self.view
            && baseline.head == self.head;
        if !same {
            self.revisions += 1;
            baseline.revision = self.revisions;
            baseline.version = snapshot.version;
            std::mem::swap(&mut baseline.view, &mut self.view);
            std::mem::swap(&mut baseline.head, &mut self.head);
        }
        baseline.told.clear();
        baseline.revision
    }

    /// What is different since the baseline of this viewpoint, which moves on; `None` if there is none. Only what differs
    /// becomes JSON, and nothing is built first.
    pub(super) fn update(
        &mut self,
        table: &Table,
        snapshot: &Snapshot<'_>,
        projection: &dyn Projection,
    ) -> Option<Update> {
        let mut all = self.all.iter_mut();
        let (_, baseline) = all.find(|(whose, _)| *whose == snapshot.viewpoint)?;
        let log_after = snapshot.log_after(Some(baseline.version));
        let head = table.head(snapshot, projection);
        self.head.recompute(&head);
        let mut text = Vec::with_capacity(2048);
        // What a small program needs comes first.
        Object::write(&mut text, |object| {
            object.field("type", "change");
            object.field("version", &snapshot.version);
            projection.write_moment(snapshot.asked, &mut baseline.told, object);
            object.field("log_after", &log_after);
            let from = log_after.map_or(0, |entry| entry + 1);
            object.field_with("log", |text| projection.write_log(from, text));
            object.field("clock", &table.clocks.state(table.now()));
            object.field_with("set", |text| {
                Delta::write(text, |delta| {
                    delta.fields(&head, &baseline.head, &self.head);
                    projection.write_view(&baseline.view, &mut self.view, delta);
                });
            });
        });
        let from = baseline.revision;
        self.revisions += 1;
        baseline.revision = self.revisions;
        baseline.version = snapshot.version;
        std::mem::swap(&mut baseline.view, &mut self.view);
        std::mem::swap(&mut baseline.head, &mut self.head);
        Some(Update {
            from,
            to: baseline.revision,
            out: Out::try_from(text).expect("JSON is UTF-8"),
        })
    }
}
