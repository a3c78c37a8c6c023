//! What a random player reads of a message: the version and its choices. All else is skipped, so that the client costs
//! as little as it can beside the server that is measured.

use crate::LoadError;
use serde::Deserialize;
use towpath_core::Sampled;

/// The part of a message that a random player needs.
#[derive(PartialEq, Debug)]
pub(crate) struct Seen {
    pub version: u32,
    /// What the player will do, if it can do something.
    pub choice: Option<String>,
    /// The size of the message.
    pub bytes: usize,
}

#[derive(Deserialize)]
struct Whole<'a> {
    #[serde(borrow)]
    frame: Frame<'a>,
}

#[derive(Deserialize)]
struct Frame<'a> {
    version: u32,
    #[serde(borrow)]
    choices: Vec<Offered<'a>>,
}

#[derive(Deserialize)]
struct Offered<'a> {
    action: &'a str,
}

/// How a change begins.
const CHANGE: &str = "{\"type\":\"change\",\"version\":";

impl Seen {
    /// Reads a message and chooses; `None` if it tells nothing about the position.
    pub(crate) fn read(text: &str, random: &mut Sampled) -> Result<Option<Seen>, LoadError> {
        let mut choose = |choices: &[&str]| match choices {
            [] => None,
            some => Some(some[random.below(some.len() as u32) as usize].to_owned()),
        };
        let (version, choice) = if let Some(change) = text.strip_prefix(CHANGE) {
            let read = read_change(change);
            let (version, choices) = read.ok_or_else(|| LoadError::Unexpected(text.to_owned()))?;
            (version, choose(&choices))
        } else if text.starts_with("{\"type\":\"frame\"") {
            let read: Whole<'_> = serde_json::from_str(text)?;
            let offered = read.frame.choices.iter().map(|choice| choice.action);
            (read.frame.version, choose(&offered.collect::<Vec<_>>()))
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

/// The version and the choices of a change, with which it begins.
fn read_change(text: &str) -> Option<(u32, Vec<&str>)> {
    let (version, rest) = text.split_once(",\"choices\":[")?;
    let (choices, _) = rest.split_once("],\"words\":")?;
    let quoted = choices.strip_prefix('"').and_then(|c| c.strip_suffix('"'));
    let choices = quoted.map_or_else(Vec::new, |quoted| quoted.split("\",\"").collect());
    Some((version.parse().ok()?, choices))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<Seen>, LoadError> {
        Seen::read(text, &mut Sampled::new(1))
    }

    #[test]
    fn frames_and_changes_are_read_alike() {
        let frame = r#"{"type":"frame","frame":{"version":7,"view":{"a":[1]},"choices":[{"action":"draw","words":{}}]}}"#;
        let change = r#"{"type":"change","version":7,"choices":["draw"],"words":[],"set":[]}"#;
        for text in [frame, change] {
            let seen = read(text).expect("of the API").expect("about the position");
            assert_eq!((seen.version, seen.choice.as_deref()), (7, Some("draw")));
            assert_eq!(seen.bytes, text.len());
        }
    }

    #[test]
    fn nobody_to_act_is_no_choice_and_chat_is_nothing() {
        let change = r#"{"type":"change","version":8,"choices":[],"words":[],"set":[]}"#;
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
