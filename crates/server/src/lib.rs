//! Tables that people can play at, live or a move a day, and that never lose a move.
//!
//! Read in this order:
//! 1. [`api`]: every message, as docs/api.md describes them.
//! 2. [`table`]: one task a table; decisions, undo, clocks, bots, frames.
//! 3. [`registry`] and [`app`]: the tables in memory and what all share; [`alarms`] and [`schedule`]: when clocks run;
//!    [`editions`]: component data, each once; [`making`], [`importing`] and [`deals`]: new tables; [`names`]: what people are
//!    called; [`mine`]: one's own tables.
//! 4. [`http`] and [`live`]: the ways in; [`openapi`]: their description. `accept`: connections; [`client`]: who asks;
//!    [`admission`], [`limit`] and [`waiting`]: how much of everything one client may have.
//! 5. [`people`]: accounts; [`notices`]: telling people that it is their turn.
//! 6. [`config`], [`mod@serve`]: running it; [`ready`], [`verify`]: checking it; [`background`]: long work; [`reports`]: what
//!    people complain about; [`cli`]: the commands. Crate `towpath-load` measures it.
//!
//! A decision comes in with a version; the engine checks it, the store keeps it, and only then is anybody told.

mod accept;
pub mod admission;
pub mod alarms;
pub mod api;
pub mod app;
pub mod background;
pub mod branching;
pub mod cli;
pub mod client;
pub mod config;
pub mod deals;
pub mod doc;
pub mod editions;
pub mod http;
pub mod importing;
pub mod limit;
pub mod listing;
pub mod live;
pub mod making;
pub mod metrics;
pub mod mine;
pub mod names;
pub mod notices;
mod notify;
pub mod openapi;
pub mod people;
pub mod pool;
pub mod ready;
pub mod registry;
pub mod reports;
pub mod schedule;
pub mod serve;
pub mod study;
mod sweep;
pub mod table;
pub mod time;
pub mod tokens;
pub mod verify;
pub mod waiting;

pub use config::Config;
pub use serve::{Running, ServeError, serve, start, start_at};
