//! Sending what is different: connections that asked for changes get a whole frame first and then what makes the next
//! frame out of the last. Connections with the same viewpoint share one baseline: what they have been sent.

use super::Table;
use super::frame::Snapshot;
use super::people::Out;
use crate::api::Viewpoint;
use towpath_delta::{Delta, Fingerprint, Object};
use towpath_games::{Projection, Told};

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
