//! Configuration: defaults, then a file, then the environment, then flags; each value remembers where it came from.

use crate::limit::Rate;
use serde::Deserialize;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use towpath_store::{Durability, Location};

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The folder of its data.
    pub data: PathBuf,
    /// A PostgreSQL database in place of the SQLite file in the data folder.
    pub database: Option<String>,
    /// When a move is on disk; anything but full is for tests.
    pub durability: Durability,
    /// How logs are written.
    pub log: LogFormat,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// How many requests one connection may send.
    pub requests: Rate,
    /// How many tables one address may make.
    pub tables: Rate,
    /// Where each value came from, for the log.
    pub sources: Vec<(&'static str, String, Source)>,
}

/// How logs are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// A line of text each, for people.
    #[default]
    Text,
    /// A JSON object each, for programs.
    Json,
}

/// Where a value came from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Nobody has set it.
    Default,
    /// The configuration file.
    File,
    /// An environment variable.
    Environment,
    /// A flag of the command line.
    Flag,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Default => "default",
            Source::File => "file",
            Source::Environment => "environment",
            Source::Flag => "flag",
        })
    }
}

/// Values as somebody wrote them; those left out come from elsewhere.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partial {
    /// Where to listen, such as `127.0.0.1:7878`.
    pub addr: Option<String>,
    /// The folder of the data.
    pub data: Option<PathBuf>,
    /// The address of a PostgreSQL database.
    pub database: Option<String>,
    /// `full`, or `off` in tests.
    pub durability: Option<String>,
    /// `text` or `json`.
    pub log: Option<String>,
    /// How many threads think for bots.
    pub bot_threads: Option<usize>,
    /// Requests a second of one connection; 0: no limit.
    pub requests_per_second: Option<f64>,
    /// New tables a minute of one address; 0: no limit.
    pub tables_per_minute: Option<f64>,
}

impl Partial {
    /// Values for tests and measurements: no limits, a free port of this machine.
    pub fn unlimited(data: PathBuf, database: Option<String>) -> Partial {
        Partial {
            addr: Some("127.0.0.1:0".to_owned()),
            data: Some(data),
            database,
            requests_per_second: Some(0.0),
            tables_per_minute: Some(0.0),
            ..Partial::default()
        }
    }

    /// What the environment says: `TOWPATH_ADDR` and so on.
    ///
    /// # Errors
    /// A value that cannot be read.
    pub fn from_environment() -> Result<Partial, String> {
        let text = |name: &str| std::env::var(format!("TOWPATH_{name}")).ok();
        fn number<T: std::str::FromStr>(
            name: &str,
            value: Option<String>,
        ) -> Result<Option<T>, String> {
            let parsed = value.map(|value| {
                let wrong = |_| format!("TOWPATH_{name}: '{value}' is no number");
                value.parse().map_err(wrong)
            });
            parsed.transpose()
        }
        Ok(Partial {
            addr: text("ADDR"),
            data: text("DATA").map(PathBuf::from),
            database: text("DATABASE"),
            durability: text("DURABILITY"),
            log: text("LOG"),
            bot_threads: number("BOT_THREADS", text("BOT_THREADS"))?,
            requests_per_second: number("REQUESTS_PER_SECOND", text("REQUESTS_PER_SECOND"))?,
            tables_per_minute: number("TABLES_PER_MINUTE", text("TABLES_PER_MINUTE"))?,
        })
    }

    /// What a file says.
    ///
    /// # Errors
    /// When it cannot be read, with its line.
    pub fn from_file(file: &Path) -> Result<Partial, String> {
        let name = file.display();
        let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
        toml::from_str(&text).map_err(|error| format!("{name}: {error}"))
    }
}

/// Takes each value from the strongest layer that names it.
struct Layers<'a> {
    layers: [(&'a Partial, Source); 3],
    sources: Vec<(&'static str, String, Source)>,
}

impl Layers<'_> {
    fn value<T: Clone + fmt::Debug>(
        &mut self,
        name: &'static str,
        get: impl Fn(&Partial) -> Option<T>,
        default: T,
    ) -> T {
        let mut layers = self.layers.iter();
        let found = layers.find_map(|(layer, source)| Some((get(layer)?, *source)));
        let (value, source) = found.unwrap_or((default, Source::Default));
        // A database's address may hold a password.
        let shown = match name {
            "database" => "set".to_owned(),
            _ => format!("{value:?}"),
        };
        self.sources.push((name, shown, source));
        value
    }
}

impl Config {
    /// The configuration that flags, environment and file give together, flags first.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn merge(flags: &Partial, environment: &Partial, file: &Partial) -> Result<Config, String> {
        let mut layers = Layers {
            layers: [
                (flags, Source::Flag),
                (environment, Source::Environment),
                (file, Source::File),
            ],
            sources: Vec::new(),
        };
        let addr = layers.value("addr", |p| p.addr.clone(), "127.0.0.1:7878".to_owned());
        let data = layers.value("data", |p| p.data.clone(), PathBuf::from("towpath-data"));
        let database = layers.value("database", |p| p.database.clone().map(Some), None);
        let durability = layers.value("durability", |p| p.durability.clone(), "full".to_owned());
        let log = layers.value("log", |p| p.log.clone(), "text".to_owned());
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
        let bot_threads = layers.value("bot_threads", |p| p.bot_threads, threads);
        let requests = layers.value("requests_per_second", |p| p.requests_per_second, 50.0);
        let tables = layers.value("tables_per_minute", |p| p.tables_per_minute, 30.0);
        Ok(Config {
            addr: addr
                .parse()
                .map_err(|_| format!("addr: '{addr}' is no address"))?,
            data,
            database,
            durability: match durability.as_str() {
                "full" => Durability::Full,
                "off" => Durability::Off,
                other => return Err(format!("durability: '{other}' is neither full nor off")),
            },
            log: match log.as_str() {
                "text" => LogFormat::Text,
                "json" => LogFormat::Json,
                other => return Err(format!("log: '{other}' is neither text nor json")),
            },
            bot_threads,
            requests: Rate {
                per_second: requests,
                burst: requests * 4.0,
            },
            tables: Rate {
                per_second: tables / 60.0,
                burst: tables,
            },
            sources: layers.sources,
        })
    }

    /// Where the store is.
    pub fn location(&self) -> Location {
        match &self.database {
            Some(address) => Location::Postgres {
                address: address.clone(),
            },
            None => Location::Sqlite {
                file: self.data.join("towpath.sqlite"),
                durability: self.durability,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_who_names_a_value_wins() {
        let flags = Partial {
            addr: Some("127.0.0.1:1".to_owned()),
            ..Partial::default()
        };
        let environment = Partial {
            addr: Some("127.0.0.1:2".to_owned()),
            log: Some("json".to_owned()),
            ..Partial::default()
        };
        let file: Partial = toml::from_str("log = 'text'\nbot_threads = 3").expect("a file");
        let config = Config::merge(&flags, &environment, &file).expect("a configuration");
        assert_eq!(config.addr.port(), 1);
        assert_eq!((config.log, config.bot_threads), (LogFormat::Json, 3));
        let source = |name| {
            let found = config.sources.iter().find(|(n, ..)| *n == name);
            found.expect("every value has a source").2
        };
        assert_eq!(source("addr"), Source::Flag);
        assert_eq!(source("log"), Source::Environment);
        assert_eq!(source("bot_threads"), Source::File);
        assert_eq!(source("data"), Source::Default);
    }

    #[test]
    fn wrong_values_are_named() {
        let wrong = Partial {
            log: Some("xml".to_owned()),
            ..Partial::default()
        };
        let none = Partial::default();
        let error = Config::merge(&wrong, &none, &none).expect_err("no such format");
        assert!(error.starts_with("log:"), "{error}");
        assert!(
            toml::from_str::<Partial>("adr = 'x'").is_err(),
            "a misspelt name"
        );
    }
}
