//! Texts in the four languages; one is enough.

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use std::fmt;

/// A text in every language. Where an edition gives it in some languages only, the others have the first that is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
    /// Italian.
    pub it: String,
    /// German.
    pub de: String,
}

/// The languages in the order in which one stands in for another.
const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

impl Words {
    /// The text in each language.
    pub(super) fn each(&self) -> [(&'static str, &str); 4] {
        let texts = [&self.en, &self.fr, &self.it, &self.de];
        std::array::from_fn(|index| (LANGUAGES[index], texts[index].as_str()))
    }

    fn of(texts: [Option<String>; 4]) -> Option<Words> {
        let first = texts.iter().flatten().next()?.clone();
        let [en, fr, it, de] = texts.map(|text| text.unwrap_or_else(|| first.clone()));
        Some(Words { en, fr, it, de })
    }
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Words, D::Error> {
        struct Texts;
        impl<'de> Visitor<'de> for Texts {
            type Value = Words;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text in quotes, or one for each language: { en = \"Mill\", de = \"M\u{fc}hle\" }")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Words, E> {
                let words = Words::of([Some(text.to_owned()), None, None, None]);
                words.ok_or_else(|| E::custom("no text"))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Words, A::Error> {
                let mut texts = [const { None }; 4];
                while let Some(language) = map.next_key::<String>()? {
                    let place = LANGUAGES.iter().position(|known| *known == language);
                    let place =
                        place.ok_or_else(|| A::Error::unknown_field(&language, &LANGUAGES))?;
                    texts[place] = Some(map.next_value()?);
                }
                let missing = "a text is given in one language at least: en, fr, it or de";
                Words::of(texts).ok_or_else(|| A::Error::custom(missing))
            }
        }
        deserializer.deserialize_any(Texts)
    }
}
