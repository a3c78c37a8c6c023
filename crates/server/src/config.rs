//! Configuration: defaults, then a file, then the environment, then flags; each value remembers where it came from.

mod base;
mod limits;
mod mail;
mod origin;
mod sources;

pub use base::Base;
pub use limits::{Limits, Partial};
pub use mail::{Encryption, MailConfig};
pub use origin::Origin;
pub use sources::SETTINGS;

use ipnet::IpNet;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use towpath_store::{Durability, Location};

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// A Unix socket it listens on besides; whoever may open it is trusted as a proxy.
    pub socket: Option<PathBuf>,
    /// Where metrics and health are told, in place of `addr`.
    pub admin_addr: Option<SocketAddr>,
    /// The folder of the address that people open.
    pub base: Base,
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
    /// Proxies whose word about where a request comes from is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// The address that people open.
    pub origin: Origin,
    /// Folders of editions that the server offers beside those that come with the games.
    pub editions: Vec<PathBuf>,
    /// Where mail goes out; nowhere if the operator has named no server.
    pub mail: Option<MailConfig>,
    /// Addresses in the operator's own network that notices may be sent to, also unencrypted.
    pub notice_targets: Vec<SocketAddr>,
    /// How much one client and all together may ask for.
    pub limits: Limits,
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
        // An address with a name in it may hold a password.
        let shown = match name {
            "database" | "smtp" if source != Source::Default => "set".to_owned(),
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
        let socket = layers.value("socket", |p| p.socket.clone().map(Some), None);
        let admin = layers.value("admin-addr", |p| p.admin_addr.clone().map(Some), None);
        let base = layers.value("base", |p| p.base.clone(), String::new());
        let data = layers.value("data", |p| p.data.clone(), PathBuf::from("towpath-data"));
        let database = layers.value("database", |p| p.database.clone().map(Some), None);
        let durability = layers.value("durability", |p| p.durability.clone(), "full".to_owned());
        let log = layers.value("log", |p| p.log.clone(), "text".to_owned());
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
        let bot_threads = layers.value("bot-threads", |p| p.bot_threads, threads);
        let proxies = layers.value("trusted-proxy", |p| p.trusted_proxies.clone(), Vec::new());
        let origin = layers.value("origin", |p| p.origin.clone().map(Some), None);
        let editions = layers.value("edition", |p| p.editions.clone(), Vec::new());
        let smtp = layers.value("smtp", |p| p.smtp.clone().map(Some), None);
        let mail_from = layers.value("mail-from", |p| p.mail_from.clone().map(Some), None);
        let targets = layers.value("notice-target", |p| p.notice_targets.clone(), Vec::new());
        let limits = Limits::merge(&mut layers)?;
        Ok(Config {
            addr: read_addr("addr", &addr)?,
            socket,
            admin_addr: admin
                .map(|addr| read_addr("admin-addr", &addr))
                .transpose()?,
            base: Base::read(&base)?,
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
            trusted_proxies: proxies
                .iter()
                .map(|text| read_net(text))
                .collect::<Result<_, _>>()?,
            origin: match origin {
                Some(text) => Origin::read(&text)?,
                None => Origin::default(),
            },
            editions,
            mail: match smtp {
                Some(smtp) => Some(MailConfig::read(&smtp, mail_from.as_deref())?),
                None => None,
            },
            notice_targets: targets
                .iter()
                .map(|text| read_target(text))
                .collect::<Result<_, _>>()?,
            limits,
            sources: layers.sources,
        })
    }

    /// The folder whose disk the data is on, unless it is in a database.
    pub fn folder(&self) -> Option<PathBuf> {
        self.database.is_none().then(|| self.data.clone())
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

fn read_addr(name: &str, text: &str) -> Result<SocketAddr, String> {
    let wrong = |_| format!("{name}: '{text}' is no address such as 127.0.0.1:7878");
    text.parse().map_err(wrong)
}

/// A network such as `10.0.0.0/8`, or a single address.
fn read_net(text: &str) -> Result<IpNet, String> {
    let net = text.parse::<IpNet>().ok();
    let net = net.or_else(|| {
        text.parse()
            .ok()
            .map(|address| IpNet::new_assert(address, bits(address)))
    });
    net.ok_or_else(|| format!("trusted-proxy: '{text}' is neither an address nor a network"))
}

/// An address with its port.
fn read_target(text: &str) -> Result<SocketAddr, String> {
    let wrong = |_| format!("notice_targets: '{text}' is no ADDRESS:PORT");
    text.parse().map_err(wrong)
}

fn bits(address: std::net::IpAddr) -> u8 {
    match address {
        std::net::IpAddr::V4(_) => 32,
        std::net::IpAddr::V6(_) => 128,
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
        let file = "log = 'text'\nbot-threads = 3\ntrusted-proxy = ['10.0.0.0/8', '::1']\n[limit]\ntables_per_minute = 7";
        let file = Partial::from_text(file).expect("a file");
        let config = Config::merge(&flags, &environment, &file).expect("a configuration");
        assert_eq!(config.addr.port(), 1);
        assert_eq!((config.log, config.bot_threads), (LogFormat::Json, 3));
        assert_eq!(config.limits.tables_per_minute, 7.0);
        assert_eq!(config.trusted_proxies.len(), 2);
        let source = |name| {
            let found = config.sources.iter().find(|(n, ..)| *n == name);
            found.expect("every value has a source").2
        };
        assert_eq!(source("addr"), Source::Flag);
        assert_eq!(source("log"), Source::Environment);
        assert_eq!(source("bot-threads"), Source::File);
        assert_eq!(source("tables_per_minute"), Source::File);
        assert_eq!(source("data"), Source::Default);
    }

    #[test]
    fn wrong_values_are_named() {
        let none = Partial::default();
        let wrong = [
            (
                Partial {
                    log: Some("xml".to_owned()),
                    ..Partial::default()
                },
                "log:",
            ),
            (
                Partial {
                    requests_per_second: Some(-1.0),
                    ..Partial::default()
                },
                "requests_per_second:",
            ),
            (
                Partial {
                    sockets: Some(f64::NAN),
                    ..Partial::default()
                },
                "sockets:",
            ),
            (
                Partial {
                    trusted_proxies: Some(vec!["10.0.0.0/40".to_owned()]),
                    ..Partial::default()
                },
                "trusted-proxy:",
            ),
            (
                Partial {
                    admin_addr: Some("nowhere".to_owned()),
                    ..Partial::default()
                },
                "admin-addr:",
            ),
            (
                Partial {
                    base: Some("towpath/".to_owned()),
                    ..Partial::default()
                },
                "base:",
            ),
        ];
        for (partial, name) in wrong {
            let error = Config::merge(&partial, &none, &none).expect_err("it cannot be");
            assert!(error.starts_with(name), "{error}");
        }
    }
}
