//! The languages there are and the files they are in.

use unic_langid::{LanguageIdentifier, langid};

/// A language the program speaks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Language {
    /// English, the language every message exists in.
    English,
    /// French.
    French,
    /// Italian.
    Italian,
    /// German.
    German,
}

macro_rules! files {
    ($code:literal: $($name:literal),+) => {
        &[$(($name, include_str!(concat!("../lang/", $code, "/", $name)))),+]
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::French,
        Language::Italian,
        Language::German,
    ];

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
            Language::German => "de",
        }
    }

    /// The language with this code; `fr_FR.UTF-8` and the like are understood.
    pub fn from_code(code: &str) -> Option<Language> {
        let short = code.split(['-', '_', '.', '@']).next().unwrap_or("");
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(short))
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::French => langid!("fr"),
            Language::Italian => langid!("it"),
            Language::German => langid!("de"),
        }
    }

    /// The files of its messages with their texts.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => {
                files!("en": "table.ftl", "arriala.ftl", "canal-mania.ftl", "kanal.ftl")
            }
            Language::French => {
                files!("fr": "table.ftl", "arriala.ftl", "canal-mania.ftl", "kanal.ftl")
            }
            Language::Italian => {
                files!("it": "table.ftl", "arriala.ftl", "canal-mania.ftl", "kanal.ftl")
            }
            Language::German => {
                files!("de": "table.ftl", "arriala.ftl", "canal-mania.ftl", "kanal.ftl")
            }
        }
    }
}
