//! Players that are other programs. A program reads lines of JSON and writes lines of JSON; docs/protocol.md says which.
//!
//! [`Program`] is such a program while it runs, [`Table`] what it is told of a table, [`ExternalBot`] a bot that asks it. It is only
//! ever told what its seat may know. A program that is late, wrong or gone is never waited for longer than its time: the
//! decision is then made at random, and the fault is counted.

mod bot;
mod program;

pub use bot::{Crew, ExternalBot};
pub use program::{Asked, Failure, Program, Table};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The command of a player's name, `cmd:COMMAND`.
pub fn command(name: &str) -> Option<&str> {
    name.strip_prefix("cmd:")
        .map(str::trim)
        .filter(|command| !command.is_empty())
}
