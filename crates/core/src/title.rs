//! What a game offers before it starts: its name, player counts, options and component data.

use crate::{DataError, Game};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The description of a game.
#[derive(Clone, Debug)]
pub struct Title {
    /// Its id in commands, records and file names.
    pub id: &'static str,
    /// The name as it is printed on the box.
    pub name: &'static str,
    /// The smallest and the largest number of players.
    pub players: RangeInclusive<u8>,
    /// The newest version of its rules; records name theirs.
    pub rules: u32,
    /// What a table can choose.
    pub options: &'static [OptionSpec],
    /// What tables of older versions of the rules could choose instead, the oldest first.
    pub earlier: &'static [EarlierOptions],
}

impl Title {
    /// What a table of a version of the rules can choose.
    pub fn options_of(&self, rules: u32) -> &'static [OptionSpec] {
        let earlier = self.earlier.iter().find(|earlier| rules <= earlier.until);
        earlier.map_or(self.options, |earlier| earlier.options)
    }
}

/// What tables could choose before an option came or went. Their records name what they chose.
#[derive(Copy, Clone, Debug)]
pub struct EarlierOptions {
    /// The last version of the rules with these options.
    pub until: u32,
    /// The options.
    pub options: &'static [OptionSpec],
}

/// One thing a table can choose.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct OptionSpec {
    /// The name in commands and records.
    pub name: &'static str,
    /// The values it can have, the default first.
    pub values: &'static [&'static str],
}

/// Who remembers what everybody has seen and what is covered since, such as a card that was taken face up into a hand.
///
/// It is an option of every game that has such things, under the same name, and the players' own affair unless the table
/// chooses otherwise. The log tells what was public when it happened either way, and bots may use it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Memory {
    /// The players do; no view tells it.
    Players,
    /// The table does, and shows it to everybody.
    Table,
}

impl Memory {
    /// The option.
    pub const SPEC: OptionSpec = OptionSpec {
        name: "memory",
        values: &["players", "table"],
    };

    /// What a checked setup asks for.
    pub fn of(setup: &TableSetup) -> Memory {
        match setup.option(&Memory::SPEC) {
            "table" => Memory::Table,
            _ => Memory::Players,
        }
    }
}

/// What a table has chosen.
///
/// ```
/// use towpath_core::{BuildError, Game, TableSetup};
/// use towpath_race::{Goal, Race};
///
/// let setup = TableSetup::of::<Race>(3).with_option("goal", "30");
/// assert_eq!(Race::build(&setup)?.goal, Goal::Thirty);
///
/// // What the game does not have is refused, with what there is.
/// let error = Race::build(&setup.with_option("goal", "31")).unwrap_err();
/// assert_eq!(error.to_string(), "option goal cannot be '31'; it can be: 20, 30");
/// # Ok::<(), BuildError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSetup {
    /// How many seats the table has.
    pub players: u8,
    /// Options that differ from their defaults, or all of them.
    pub options: BTreeMap<String, String>,
    /// The component data it is played with.
    pub edition: Edition,
    /// The version of the rules.
    pub rules: u32,
}

impl TableSetup {
    /// A table for so many with the built-in edition, the newest rules and every option at its default.
    pub fn of<G: Game>(players: u8) -> TableSetup {
        TableSetup {
            players,
            options: BTreeMap::new(),
            edition: G::builtin_edition(),
            rules: G::title().rules,
        }
    }

    /// The same table with an option chosen. [`Game::build`] refuses what the game does not have.
    #[must_use]
    pub fn with_option(mut self, name: &str, value: &str) -> TableSetup {
        self.options.insert(name.to_owned(), value.to_owned());
        self
    }

    /// Refuses player counts, options and rules versions that the game does not have.
    ///
    /// # Errors
    /// The first that is wrong.
    pub fn check(&self, title: &Title) -> Result<(), BuildError> {
        if !title.players.contains(&self.players) {
            return Err(BuildError::Players {
                wanted: self.players,
                allowed: title.players.clone(),
            });
        }
        if self.rules == 0 || self.rules > title.rules {
            return Err(BuildError::Rules {
                wanted: self.rules,
                newest: title.rules,
            });
        }
        let options = title.options_of(self.rules);
        for (name, value) in &self.options {
            let Some(spec) = options.iter().find(|spec| spec.name == name) else {
                return Err(BuildError::UnknownOption {
                    name: name.clone(),
                    known: options.iter().map(|spec| spec.name).collect(),
                });
            };
            if !spec.values.contains(&value.as_str()) {
                return Err(BuildError::OptionValue {
                    name: name.clone(),
                    value: value.clone(),
                    allowed: spec.values,
                });
            }
        }
        Ok(())
    }

    /// The chosen value of an option, or its default.
    pub fn option<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.options
            .get(spec.name)
            .map_or(spec.values[0], String::as_str)
    }
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BuildError {
    /// The game is not for so many.
    #[error("{wanted} players asked for; the game is for {} to {}", allowed.start(), allowed.end())]
    Players {
        /// How many were asked for.
        wanted: u8,
        /// The smallest and the largest number of players.
        allowed: RangeInclusive<u8>,
    },
    /// No such version of the rules.
    #[error("rules version {wanted} is unknown; known are 1 to {newest}")]
    Rules {
        /// The version that was asked for.
        wanted: u32,
        /// The newest version there is.
        newest: u32,
    },
    /// No such option.
    #[error("no option '{name}'; there is: {}", known.join(", "))]
    UnknownOption {
        /// The name that was asked for.
        name: String,
        /// The names of the options there are.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("option {name} cannot be '{value}'; it can be: {}", allowed.join(", "))]
    OptionValue {
        /// The option whose value was asked for.
        name: String,
        /// The value that was asked for.
        value: String,
        /// The values there are, the default first.
        allowed: &'static [&'static str],
    },
    /// The component data is wrong; one line a mistake.
    #[error("{}", lines(.0))]
    Edition(Vec<DataError>),
}

fn lines(errors: &[DataError]) -> String {
    let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// The component data a game is played with: one or more files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The files, in the order the game lists them.
    pub files: Vec<EditionFile>,
}

/// One data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionFile {
    /// Its name, by which the game knows what it holds.
    pub name: String,
    /// Its text; all copies of an edition share it.
    pub text: Arc<str>,
}

impl Edition {
    /// An edition of these (name, text).
    pub fn of<const N: usize>(files: [(&str, &str); N]) -> Edition {
        Edition {
            files: files
                .into_iter()
                .map(|(name, text)| EditionFile {
                    name: name.to_owned(),
                    text: text.into(),
                })
                .collect(),
        }
    }

    /// The file of this name.
    pub fn file(&self, name: &str) -> Option<crate::data::DataFile<'_>> {
        let file = self.files.iter().find(|file| file.name == name)?;
        Some(crate::data::DataFile {
            name: &file.name,
            text: &file.text,
        })
    }

    /// SHA-256 over names and texts, as 64 hexadecimal digits. Records carry it.
    pub fn hash(&self) -> String {
        let parts: Vec<&[u8]> = self
            .files
            .iter()
            .flat_map(|file| [file.name.as_bytes(), file.text.as_bytes()])
            .collect();
        crate::seed::sha256_hex(&parts)
    }
}
