//! What a random player reads of a message: the version and its choices. All else is skipped, so that the client costs
//! as little as it can beside the server that is measured.

use crate::LoadError;
use serde::Deserialize;
use serde::de::IgnoredAny;
use towpath_core::Sampled;

/// The part of a message that a random player needs.
#[derive(PartialEq, Debug)]
pub(crate) struct Seen {
    pub version: u32,
    /// The number of the choice that the player will make, if it has one.
    pub choice: Option<u32>,
    /// The size of the message.
    pub bytes: usize,
}

#[derive(Deserialize)]
struct Whole {
    frame: Frame,
}

#[derive(Deserialize)]
struct Frame {
    version: u32,
    choices: Vec<IgnoredAny>,
}

/// How a change begins.
const CHANGE: &str = "{\"type\":\"change\",\"version\":";

impl Seen {
    /// Reads a message and chooses; `None` if it tells nothing about the position.
    pub(crate) fn read(text: &str, random: &mut Sampled) -> Result<Option<Seen>, LoadError> {
        let mut choose = |choices: usize| match choices {
            0 => None,
            some => Some(random.below(some as u32)),
        };
        let (version, choice) = if let Some(change) = text.strip_prefix(CHANGE) {
            let read = read_change(change);
            let (version, choices) = read.ok_or_else(|| LoadError::Unexpected(text.to_owned()))?;
            (version, choose(choices))
        } else if text.starts_with("{\"type\":\"frame\"") {
            let Whole { frame } = serde_json::from_str(text)?;
            (frame.version, choose(frame.choices.len()))
        } else if text.starts_with("{\"type\":\"error\"") {
            return Err(LoadError::Unexpected(text.to_owned()));
        } else {
            return Ok(None);
        };
        Ok(Some(Seen {
            version,
            choice,
            bytes: text.len(),
        }))
    }
}

/// The version of a change and how many choices it has, with which it begins.
fn read_change(text: &str) -> Option<(u32, usize)> {
    let (version, rest) = text.split_once(",\"choices\":[")?;
    let (choices, _) = rest.split_once(']')?;
    let count = match choices {
        "" => 0,
        some => some.bytes().filter(|byte| *byte == b',').count() + 1,
    };
    Some((version.parse().ok()?, count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<Seen>, LoadError> {
        Seen::read(text, &mut Sampled::new(1))
    }

    #[test]
    fn frames_and_changes_are_read_alike() {
        let frame = r#"{"type":"frame","frame":{"version":7,"view":{"a":[1]},"choices":[{"paths":[["draw"]],"words":{}}]}}"#;
        let change = r#"{"type":"change","version":7,"choices":[3],"described":[],"set":[]}"#;
        for text in [frame, change] {
            let seen = read(text).expect("of the API").expect("about the position");
            assert_eq!((seen.version, seen.choice), (7, Some(0)));
            assert_eq!(seen.bytes, text.len());
        }
    }

    #[test]
    fn nobody_to_act_is_no_choice_and_chat_is_nothing() {
        let change = r#"{"type":"change","version":8,"choices":[],"described":[],"set":[]}"#;
        let seen = read(change).expect("of the API").expect("a change");
        assert_eq!((seen.version, seen.choice), (8, None));
        assert_eq!(read(r#"{"type":"chat"}"#).expect("of the API"), None);
    }

    #[test]
    fn an_error_of_the_server_ends_the_measurement() {
        assert!(read(r#"{"type":"error","error":{}}"#).is_err());
        assert!(read(r#"{"type":"change","version":8}"#).is_err());
    }
}
