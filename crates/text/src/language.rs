//! The languages there are and the files they are in.

use unic_langid::{LanguageIdentifier, langid};

/// A language the program speaks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Language {
    /// English, the language every message exists in.
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 1] = [Language::English];

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
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
        }
    }

    /// The files of its messages with their texts.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => &[("table.ftl", include_str!("../lang/en/table.ftl"))],
        }
    }
}
