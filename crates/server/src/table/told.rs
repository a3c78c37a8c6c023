//! Telling what is different: connections that asked for changes get a whole frame first and then what makes the next
//! frame out of the last. Connections with the same eyes share one account of what they have been told.

use super::Table;
use super::frame::Sight;
use super::people::Out;
use crate::api::{ChoiceInfo, Look};
use serde::Serialize;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use towpath_games::{Differences, Outline, print_of};

/// The most actions whose words are remembered as told; then they are told again.
const WORDS: usize = 4096;

/// What everybody with these eyes has been told.
#[derive(Default)]
pub(super) struct Told {
    /// Counts the pictures of this table; a connection that has this one can be told what is different.
    picture: u64,
    version: u32,
    view: Outline,
    still: Outline,
    words: Words,
}

/// The way from one picture to the next.
pub(super) struct Step {
    /// The picture that one must have.
    pub(super) from: u64,
    /// The picture that one has then.
    pub(super) to: u64,
    /// Its version.
    pub(super) version: u32,
    /// What to send.
    pub(super) out: Out,
}

/// The actions whose words have been told, by their prints.
#[derive(Default)]
struct Words {
    told: HashSet<u64, BuildHasherDefault<Print>>,
}

/// The hash of a print is itself.
#[derive(Default)]
struct Print(u64);

impl Hasher for Print {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, print: u64) {
        self.0 = print;
    }
}

impl Words {
    /// Whether this is told for the first time.
    fn first(&mut self, action: &str) -> bool {
        if self.told.len() >= WORDS {
            self.told.clear();
        }
        self.told.insert(print_of(action))
    }
}

/// Accounts of what was told, by eyes.
#[derive(Default)]
pub(super) struct Accounts {
    all: Vec<(Look, Told)>,
    pictures: u64,
    /// Memory to draw the outlines of the next picture in.
    view: Outline,
    still: Outline,
}

impl Accounts {
    /// The account of these eyes, for the time being out of the list.
    fn take(&mut self, look: Look) -> Option<Told> {
        let index = self.all.iter().position(|(whose, _)| *whose == look)?;
        Some(self.all.swap_remove(index).1)
    }

    fn next_picture(&mut self) -> u64 {
        self.pictures += 1;
        self.pictures
    }

    /// Forgets accounts that nobody follows.
    pub(super) fn keep_only(&mut self, followed: impl Fn(Look) -> bool) {
        self.all.retain(|(look, _)| followed(*look));
    }
}

impl Table {
    /// Begins to follow with these eyes: the picture that a whole frame sent now shows.
    pub(super) fn begin_following(&mut self, look: Look) -> Option<u64> {
        let mut told = self.accounts.take(look).unwrap_or_default();
        let mut view = std::mem::take(&mut self.accounts.view);
        let mut still = std::mem::take(&mut self.accounts.still);
        let sight = self.sight(look).ok()?;
        sight.play().outline_view(look.into(), &mut view);
        still.redraw(&self.still(&sight, look));
        let version = sight.version;
        let same =
            told.picture > 0 && (told.version, &told.view, &told.still) == (version, &view, &still);
        if !same {
            std::mem::swap(&mut told.view, &mut view);
            std::mem::swap(&mut told.still, &mut still);
            told.version = version;
            told.picture = self.accounts.next_picture();
        }
        // Whoever has just come has been told no words but those of the frame.
        told.words = Words::default();
        let picture = told.picture;
        self.accounts.all.push((look, told));
        (self.accounts.view, self.accounts.still) = (view, still);
        Some(picture)
    }

    /// What is different for these eyes since what they were told: a [`crate::api::Change`], written piece by piece:
    /// only what differs becomes JSON, and nothing is built first.
    pub(super) fn next_change(&mut self, look: Look) -> Option<Step> {
        let mut told = self.accounts.take(look)?;
        let mut view = std::mem::take(&mut self.accounts.view);
        let mut still = std::mem::take(&mut self.accounts.still);
        let sight = self.sight(look).ok()?;
        let (log_after, log) = sight.log(look, Some(told.version));
        let version = sight.version;
        let mut out = Vec::with_capacity(4096);
        // What a small program needs comes first.
        out.extend_from_slice(b"{\"type\":\"change\",\"version\":");
        put(&mut out, &version);
        put_choices(&mut out, &sight, &mut told.words);
        out.extend_from_slice(b",\"log_after\":");
        put(&mut out, &log_after);
        out.extend_from_slice(b",\"log\":");
        put(&mut out, &log);
        out.extend_from_slice(b",\"clock\":");
        put(&mut out, &self.clocks.state());
        out.extend_from_slice(b",\"set\":[");
        let mut differences = Differences::new(&mut out);
        let parts = self.still(&sight, look);
        still.redraw(&parts);
        differences.fields(&parts, &told.still, &still);
        let play = sight.play();
        play.tell_view(look.into(), &told.view, &mut view, &mut differences);
        out.extend_from_slice(b"]}");
        let out = Out::try_from(out).expect("JSON is UTF-8");
        let from = told.picture;
        std::mem::swap(&mut told.view, &mut view);
        std::mem::swap(&mut told.still, &mut still);
        told.version = version;
        told.picture = self.accounts.next_picture();
        let to = told.picture;
        self.accounts.all.push((look, told));
        (self.accounts.view, self.accounts.still) = (view, still);
        Some(Step {
            from,
            to,
            version,
            out,
        })
    }
}

fn put(out: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(out, value).expect("a message is plain data");
}

/// An action as JSON; nothing in a notation needs escaping, or hardly anything.
fn put_action(out: &mut Vec<u8>, action: &str) {
    let plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
    // Looking at all of it without stopping is what a processor does sixteen bytes at a time.
    if action.bytes().fold(true, |all, byte| all & plain(byte)) {
        out.push(b'"');
        out.extend_from_slice(action.as_bytes());
        out.push(b'"');
    } else {
        put(out, &action);
    }
}

/// The actions that can be chosen, and the words of those that were not told yet.
fn put_choices(out: &mut Vec<u8>, sight: &Sight<'_>, told: &mut Words) {
    let mut words = Vec::new();
    out.extend_from_slice(b",\"choices\":[");
    let begun = out.len();
    if let Some(seat) = sight.asked {
        sight.play().each_choice(seat, &mut |action, describe| {
            if out.len() > begun {
                out.push(b',');
            }
            put_action(out, action);
            if told.first(action) {
                words.push(ChoiceInfo {
                    action: action.to_owned(),
                    words: describe(),
                });
            }
        });
    }
    out.extend_from_slice(b"],\"words\":");
    put(out, &words);
}
