//! Text as a key and values. The words live in the language files, for the terminal and the page alike.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// Something to be said: the id of a message in the language files, with its values.
///
/// ```
/// use towpath_core::Message;
/// let m = Message::new("arriala-refuse-points").with("need", 4).with("have", 1);
/// assert_eq!(m.key, "arriala-refuse-points");
/// ```
///
/// As JSON it is one flat object: `{"key": "arriala-refuse-points", "need": 4, "have": 1}`. No value is called `key`.
///
/// A message that stands for a player has the value `player`: the number of the side, or the player's colour where the game
/// knows players by theirs. Who knows the players' names puts the name in place of the words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(
        export_to = "core.ts",
        type = "{ key: string, [value: string]: string | number | Message }"
    )
)]
pub struct Message {
    /// Id in the language files.
    pub key: Cow<'static, str>,
    /// Named values, in the order they were given.
    pub args: Vec<(&'static str, Value)>,
}

/// A value within a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
#[serde(untagged)]
pub enum Value {
    /// A number, which languages may need for their plurals.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    Number(i64),
    /// Something that has the same name in every language: a town, a hex, a person.
    Text(String),
    /// Something that has its own words in each language: a card, a colour.
    Message(Message),
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Message {
    fn schema_name() -> Cow<'static, str> {
        "Message".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let value = generator.subschema_for::<Value>();
        schemars::json_schema!({
            "description": "The id of a Fluent message under `key`, and its values under their names.",
            "type": "object",
            "properties": { "key": { "type": "string" } },
            "required": ["key"],
            "additionalProperties": value
        })
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.args.len() + 1))?;
        map.serialize_entry("key", &self.key)?;
        for (name, value) in &self.args {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
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
        debug_assert_ne!(name, "key", "a message's own field");
        self.args.push((name, value.into()));
        self
    }

    /// The message as the words for a player: the number of a side, or a colour.
    ///
    /// ```
    /// use towpath_core::Message;
    /// let red = Message::new("kanal-seat-red").of_player(0);
    /// assert_eq!(serde_json::to_value(&red)?, serde_json::json!({"key": "kanal-seat-red", "player": 0}));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn of_player(self, player: impl Into<Value>) -> Message {
        self.with("player", player)
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
