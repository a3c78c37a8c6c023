//! `towpath admin`: how a server is and what is in it, for whoever looks after it.

use crate::failure::Failure;
use crate::out::say;
use clap::Subcommand;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use towpath_load::client::{get, http};
use towpath_server::cli::ServeArgs;
use towpath_server::listing::{TablesArgs, run_tables};

/// What is asked.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Ask a server that runs whether a move could be kept now, and how it is; exits with 1 if it is not well.
    Health(ServeArgs),
    /// List the tables of a store, also while the server runs.
    Tables(TablesArgs),
}

/// Runs what is asked.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Health(place) => health(place),
        Command::Tables(args) => run_tables(args).map_err(Failure::Input),
    }
}

/// Metrics that say how a server is.
const TOLD: [&str; 8] = [
    "towpath_build_info",
    "towpath_tables",
    "towpath_connections",
    "towpath_store_jobs_waiting",
    "towpath_store_failed_jobs_total",
    "towpath_disk_free_bytes",
    "process_resident_memory_bytes",
    "process_open_fds",
];

fn health(place: &ServeArgs) -> Result<(), Failure> {
    let config = place.config().map_err(Failure::Input)?;
    let addr = reachable(config.admin_addr.unwrap_or(config.addr));
    let runtime = tokio::runtime::Runtime::new();
    let runtime = runtime.map_err(|error| Failure::Input(error.to_string()))?;
    runtime.block_on(async {
        let failed = |error: &dyn std::fmt::Display| Failure::Wrong(format!("{addr}: {error}"));
        let (status, body) = http(addr, "GET", "/readyz", None, b"")
            .await
            .map_err(|error| failed(&error))?;
        if status != 200 {
            return Err(failed(&body));
        }
        let metrics = get(addr, "/metrics", None).await;
        let metrics = metrics.map_err(|error| failed(&error))?;
        say!("ready");
        let is_told = |line: &&str| {
            let name = line.split([' ', '{']).next().unwrap_or_default();
            TOLD.contains(&name)
        };
        for line in metrics.lines().filter(is_told) {
            say!("{line}");
        }
        Ok(())
    })
}

/// Where to ask a server that listens on every address.
fn reachable(addr: SocketAddr) -> SocketAddr {
    let own: IpAddr = match addr {
        SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    match addr.ip().is_unspecified() {
        true => SocketAddr::new(own, addr.port()),
        false => addr,
    }
}
