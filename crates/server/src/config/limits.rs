//! Every limit with its default, and the values as somebody wrote them.

use super::Layers;
use std::path::PathBuf;

/// Makes a field, a name and a default of every limit, so that each is written once.
macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $name:ident = $default:literal;)+) => {
        /// Values as somebody wrote them; those left out come from elsewhere.
        #[derive(Clone, PartialEq, Debug, Default)]
        pub struct Partial {
            /// Where to listen, such as `127.0.0.1:7878`.
            pub addr: Option<String>,
            /// A Unix socket to listen on besides.
            pub socket: Option<PathBuf>,
            /// Where metrics and health are told, and nowhere else.
            pub admin_addr: Option<String>,
            /// The folder of the address that people open, such as `/towpath`.
            pub base: Option<String>,
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
            /// Addresses or networks of proxies, such as `10.0.0.0/8`.
            pub trusted_proxies: Option<Vec<String>>,
            /// The address that people open, such as `https://games.example.org`.
            pub origin: Option<String>,
            /// Folders of editions that the server offers.
            pub editions: Option<Vec<PathBuf>>,
            /// The server that takes mail, such as `smtps://USER:PASSWORD@mail.example.org`.
            pub smtp: Option<String>,
            /// The address that mail comes from.
            pub mail_from: Option<String>,
            /// Addresses inside that notices may be sent to, such as `10.0.0.7:8080`.
            pub notice_targets: Option<Vec<String>>,
            /// `on`, or `off` in tests: no limit of a client or of connections unless it is named.
            pub limits: Option<String>,
            $($(#[doc = $doc])+ pub $name: Option<f64>,)+
        }

        /// How much one client and all together may ask for. 0 is no limit.
        #[derive(Clone, PartialEq, Debug)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $name: f64,)+
        }

        impl Limits {
            /// The name of every limit and its default.
            pub const NAMES_AND_DEFAULTS: &[(&'static str, f64)] =
                &[$((stringify!($name), $default)),+];

            /// What every limit is about, in the same order.
            pub const TEXTS: &[&'static str] = &[$(concat!($($doc),+)),+];

            pub(super) fn merge(layers: &mut Layers<'_>) -> Result<Limits, String> {
                let wanted = layers.value("limits", |p| p.limits.clone(), "on".to_owned());
                let off = match wanted.as_str() {
                    "on" => false,
                    "off" => true,
                    other => return Err(format!("limits: '{other}' is neither on nor off")),
                };
                $(
                    let default = default_of(stringify!($name), $default, off);
                    let $name = layers.value(stringify!($name), |p| p.$name, default);
                )+
                for (name, value) in [$((stringify!($name), $name)),+] {
                    if !(0.0..=1e9).contains(&value) {
                        return Err(format!("{name}: {value} is no limit; 0 is none at all"));
                    }
                }
                Ok(Limits { $($name),+ })
            }
        }

        impl Partial {
            /// Sets the limit of this name; whether there is one.
            pub fn set_limit(&mut self, name: &str, value: f64) -> bool {
                match name {
                    $(stringify!($name) => self.$name = Some(value),)+
                    _ => return false,
                }
                true
            }
        }
    };
}

limits! {
    /// HTTP requests a second of one client; ten times as many at once.
    requests_per_second = 200.0;
    /// WebSocket messages a second of one client, over all its sockets; ten times as many at once.
    messages_per_second = 200.0;
    /// New tables a minute of one client: made, imported, rematches, deals of the day.
    tables_per_minute = 60.0;
    /// How often one client sits down, a minute.
    joins_per_minute = 120.0;
    /// Wrong tokens a minute of one client.
    wrong_tokens_per_minute = 30.0;
    /// Looks back at finished games a minute of one client.
    reviews_per_minute = 20.0;
    /// Accounts that one client may make a day.
    accounts_per_day = 50.0;
    /// How often one client begins or finishes signing in, signing up or making a passkey, a minute.
    sign_ins_per_minute = 120.0;
    /// Recovery codes and codes of other devices that one client tries, a minute.
    codes_per_minute = 10.0;
    /// Editions that one client may have kept a day.
    editions_per_day = 50.0;
    /// Public tables of one client that wait for people.
    waiting_tables_per_client = 20.0;
    /// Open seats that one client holds at tables which wait for more people.
    lobby_seats_per_client = 12.0;
    /// HTTP connections of all clients.
    connections = 4096.0;
    /// HTTP connections of one client.
    connections_per_client = 256.0;
    /// WebSockets of all clients.
    sockets = 10000.0;
    /// WebSockets of one client.
    sockets_per_client = 200.0;
    /// Seconds until the head of a request is there, and until an idle connection is closed.
    header_seconds = 15.0;
    /// Seconds between two pieces of a body; a whole body may take three times as long.
    body_seconds = 10.0;
    /// Seconds until a request is answered.
    request_seconds = 120.0;
    /// Seconds until something that is sent has been taken by the other side.
    send_seconds = 20.0;
    /// Seconds after which a WebSocket that nothing is heard of is closed.
    silence_seconds = 60.0;
    /// Hours after which a live table that nobody comes to is given up.
    live_waiting_hours = 24.0;
    /// Hours after which a slow table that nobody comes to is given up.
    slow_waiting_hours = 168.0;
    /// Megabytes of editions in memory.
    edition_megabytes = 64.0;
}

/// The default of a limit where limits may be off. What bounds time and memory stays: it holds up nobody.
fn default_of(name: &str, default: f64, off: bool) -> f64 {
    let counts = name.contains("_per_") || matches!(name, "connections" | "sockets");
    if off && counts { 0.0 } else { default }
}

impl Partial {
    /// Values for tests and measurements: no limits, a free port of this machine.
    pub fn unlimited(data: PathBuf, database: Option<String>) -> Partial {
        Partial {
            addr: Some("127.0.0.1:0".to_owned()),
            data: Some(data),
            database,
            limits: Some("off".to_owned()),
            ..Partial::default()
        }
    }
}
