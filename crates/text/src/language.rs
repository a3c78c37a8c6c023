//! The languages there are and the files they are in.

use unic_langid::LanguageIdentifier;

/// Makes [`Language`] of one line a language: its name in English, its code (which is the name of its folder in
/// `lang/`), and what it is.
macro_rules! languages {
    ($($name:ident $code:literal $doc:literal,)+) => {
        /// A language the program speaks.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Language {
            $(#[doc = $doc] $name,)+
        }

        impl Language {
            /// All of them.
            pub const ALL: &[Language] = &[$(Language::$name),+];

            /// Its two-letter code.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$name => $code,)+
                }
            }

            /// The files of its messages with their texts, without those that only the page needs.
            pub const fn files(self) -> &'static [(&'static str, &'static str)] {
                match self {
                    $(Language::$name => &files!($code: "table.ftl", "terminal.ftl", "arriala.ftl", "canal-mania.ftl", "kanal.ftl", "about.ftl", "people.ftl", "notices.ftl"),)+
                }
            }
        }
    };
}

macro_rules! files {
    ($code:literal: $($name:literal),+) => {
        [$(($name, include_str!(concat!("../lang/", $code, "/", $name)))),+]
    };
}

languages! {
    English "en" "English, the language every message exists in.",
    French "fr" "French.",
    Italian "it" "Italian.",
    German "de" "German.",
}

impl Language {
    /// The language with this code; `fr_FR.UTF-8` and the like are understood.
    ///
    /// ```
    /// use towpath_text::Language;
    /// assert_eq!(Language::from_code("fr_FR.UTF-8"), Some(Language::French));
    /// assert_eq!(Language::from_code("x"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Language> {
        let short = code.split(['-', '_', '.', '@']).next().unwrap_or("");
        let named = |language: &&Language| language.code().eq_ignore_ascii_case(short);
        Language::ALL.iter().find(named).copied()
    }

    /// What Fluent calls it; plurals follow from it.
    pub(crate) fn id(self) -> LanguageIdentifier {
        LanguageIdentifier::from_bytes(self.code().as_bytes())
            .expect("the codes of the languages are valid")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_folder_is_a_language_and_every_language_has_its_own_id() {
        let folders = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/lang")).unwrap();
        let folders: BTreeSet<String> = folders
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        let listed = Language::ALL
            .iter()
            .map(|language| language.code().to_owned());
        assert_eq!(listed.collect::<BTreeSet<_>>(), folders);
        for language in Language::ALL {
            assert_eq!(language.id().to_string(), language.code());
        }
    }
}
