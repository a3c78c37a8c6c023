//! Text as a key and values. The words live in the language files, for the terminal and the page alike.

use serde::Serialize;
use std::borrow::Cow;

/// Something to be said: the id of a message in the language files, with its values.
///
/// ```
/// use table::Message;
/// let m = Message::new("arriala-refuse-points").with("need", 4).with("have", 1);
/// assert_eq!(m.key, "arriala-refuse-points");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// Id in the language files.
    pub key: Cow<'static, str>,
    /// Named values, in the order they were given.
    pub args: Vec<(&'static str, Value)>,
}

/// A value within a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number, which languages may need for their plurals.
    Number(i64),
    /// Something that has the same name in every language: a town, a hex, a person.
    Text(String),
    /// Something that has its own words in each language: a card, a colour.
    Message(Message),
}

impl Message {
    /// A message without values.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// The message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}

macro_rules! numbers {
    ($($t:ty),*) => {$(
        impl From<$t> for Value {
            fn from(number: $t) -> Value {
                Value::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);
