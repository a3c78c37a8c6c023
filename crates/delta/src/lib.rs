//! Sends what has changed instead of sending everything again.
//!
//! The sender keeps a [`Fingerprint`] of the value it sent last: one or two words for each value in it, no copy of the
//! value and no JSON. When there is a new value, [`Delta`] compares it with the fingerprint and writes only the parts
//! that differ, as JSON. The receiver keeps the value itself and puts the parts in: [`apply`].
//!
//! ```
//! use serde_json::json;
//! use towpath_delta::{Delta, Fingerprint, apply};
//!
//! #[derive(serde::Serialize)]
//! struct View { turn: u32, hand: Vec<&'static str> }
//!
//! let before = View { turn: 1, hand: vec!["lock", "section"] };
//! let after = View { turn: 2, hand: vec!["lock", "section", "jolly"] };
//! let (old, new) = (Fingerprint::of(&before), Fingerprint::of(&after));
//!
//! let mut text = Vec::new();
//! Delta::write(&mut text, |delta| delta.field("view", &after, &old, &new));
//! assert_eq!(text, br#"[[["view","turn"],2],[["view","hand"],2,0,["jolly"]]]"#);
//!
//! let mut kept = json!({ "view": before });
//! apply(&mut kept, &serde_json::from_slice(&text)?)?;
//! assert_eq!(kept, json!({ "view": after }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Long texts that come again and again, such as the descriptions of choices, are better sent once: a [`Dictionary`]
//! gives each a number.
//!
//! Nothing here knows a game: it depends on serde and its JSON writer alone.

mod apply;
mod delta;
mod dictionary;
mod fingerprint;
mod hasher;
mod object;
#[cfg(test)]
mod tests;
mod walk;

pub use apply::{ApplyError, apply};
pub use delta::Delta;
pub use dictionary::{Dictionary, Entry};
pub use fingerprint::Fingerprint;
pub use hasher::Mixer;
pub use object::{List, Object};
