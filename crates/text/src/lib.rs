//! Words: turns a [`Message`] into a sentence of the reader's language.
//!
//! The engines emit keys and values; the sentences live in `lang/LANGUAGE/*.ftl`, the same files for the terminal and
//! the page. A message that a language lacks is said in English.

mod language;

pub use language::Language;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use towpath_core::record::{Problem, RecordError};
use towpath_core::{Message, Value};

/// The sentences of one language.
pub struct Words {
    language: Language,
    own: FluentBundle<FluentResource>,
    english: Option<Box<Words>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language.code())
    }
}

impl Words {
    /// Loads a language.
    ///
    /// ```
    /// use towpath_text::{Language, Words};
    /// let words = Words::of(Language::English);
    /// assert_eq!(words.say(&towpath_core::Message::new("table-over")), "The game is over.");
    /// ```
    pub fn of(language: Language) -> Words {
        let mut own = FluentBundle::new_concurrent(vec![language.id()]);
        // The marks that isolate values from the direction of the text would stand as odd characters in a terminal.
        own.set_use_isolating(false);
        for (file, text) in language.files() {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.code()));
            own.add_resource(resource)
                .unwrap_or_else(|errors| panic!("{}/{file}: {errors:?}", language.code()));
        }
        let english = match language {
            Language::English => None,
            // A new language is a line in language.rs and nothing here.
            _ => Some(Box::new(Words::of(Language::English))),
        };
        Words {
            language,
            own,
            english,
        }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether this language itself has the message.
    pub fn has(&self, key: &str) -> bool {
        self.own.has_message(key)
    }

    /// The message as a sentence. A key that no language knows is shown as it is.
    pub fn say(&self, message: &Message) -> String {
        let pattern = self
            .own
            .get_message(&message.key)
            .and_then(|found| found.value());
        let Some(pattern) = pattern else {
            return match &self.english {
                Some(english) => english.say(message),
                None => format!("[{}]", message.key),
            };
        };
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            args.set(*name, self.value(value));
        }
        let mut errors = Vec::new();
        self.own
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }

    /// A message without values, by its key.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// What is wrong with a record and where, with the reason of a rule in a sentence.
    pub fn record_error(&self, error: &RecordError) -> String {
        match &error.problem {
            Problem::Refused { why, .. } => format!("{error}: {}", self.say(why)),
            Problem::Wrong(_) | Problem::HalfWritten | Problem::CutOff(_) | Problem::Redacted => {
                error.to_string()
            }
        }
    }

    fn value(&self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::from(text.clone()),
            Value::Message(message) => FluentValue::from(self.say(message)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_nested_messages_are_put_in() {
        let words = Words::of(Language::English);
        let inner = Message::new("table-virtual-player");
        let said = words.say(
            &Message::new("table-undone")
                .with("seat", inner)
                .with("count", 2),
        );
        assert_eq!(said, "Green (nobody’s) undoes 2 decisions.");
    }

    #[test]
    fn an_unknown_key_shows_itself() {
        let words = Words::of(Language::English);
        assert_eq!(words.say(&Message::new("no-such-key")), "[no-such-key]");
    }
}
