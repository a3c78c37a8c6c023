//! Telling what is different: connections that asked for changes get a whole frame first and then what makes the next
//! frame out of the last. Connections with the same eyes share one account of what they have been told.

use super::Table;
use super::frame::choice;
use super::people::{Out, write};
use crate::api::{Change, Look, ServerMessage};
use games::{Choice, Differences, Outline};
use serde_json::value::RawValue;
use std::collections::HashSet;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

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

/// The actions whose words have been told, by their hashes: with 64 bits no two of a game are the same.
#[derive(Default)]
struct Words {
    hasher: RandomState,
    told: HashSet<u64>,
}

impl Words {
    /// Whether this is told for the first time.
    fn first(&mut self, action: &str) -> bool {
        if self.told.len() >= WORDS {
            self.told.clear();
        }
        self.told.insert(self.hasher.hash_one(action))
    }
}

/// Accounts of what was told, by eyes.
#[derive(Default)]
pub(super) struct Accounts {
    all: Vec<(Look, Told)>,
    pictures: u64,
    /// Memory to write the next picture into.
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
        still.rewrite(&self.still(&sight, look));
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

    /// What is different for these eyes since what they were told.
    pub(super) fn next_change(&mut self, look: Look) -> Option<Step> {
        let mut told = self.accounts.take(look)?;
        let mut view = std::mem::take(&mut self.accounts.view);
        let mut still = std::mem::take(&mut self.accounts.still);
        let sight = self.sight(look).ok()?;
        sight.play().outline_view(look.into(), &mut view);
        still.rewrite(&self.still(&sight, look));
        let (log_after, log) = sight.log(look, Some(told.version));
        let (mut choices, mut words) = (Vec::new(), Vec::new());
        if let Some(seat) = sight.asked {
            sight.play().each_choice(seat, &mut |action, describe| {
                choices.push(action.to_owned());
                if told.words.first(action) {
                    words.push(choice(Choice {
                        notation: action.to_owned(),
                        words: describe(),
                    }));
                }
            });
        }
        let change = Change {
            version: sight.version,
            set: differences(&told, &view, &still),
            log_after,
            log,
            clock: self.clocks.state(),
            choices,
            words,
        };
        let version = change.version;
        let out = write(&ServerMessage::Change(change));
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

fn differences(told: &Told, view: &Outline, still: &Outline) -> Box<RawValue> {
    let mut set = Vec::with_capacity(1024);
    set.push(b'[');
    let mut differences = Differences::new(&mut set);
    differences.fields(&told.still, still);
    differences.field("view", &told.view, view);
    set.push(b']');
    let text = String::from_utf8(set).expect("JSON is UTF-8");
    RawValue::from_string(text).expect("differences are written as JSON")
}
