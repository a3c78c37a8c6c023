//! The load generator behind `towpath load`: programs play at many tables over real WebSockets, as fast as the server
//! lets them.
//!
//! A move counts when every seat of its table has been told how the position is now, as in the harnesses of other
//! servers. Clients follow by changes, as the page does. The floor is measured in the same run: a bare WebSocket server
//! that answers both seats with messages of the same sizes.
//!
//! This crate knows the API only as it is on the wire (docs/api.md): it does not depend on the server, and the server
//! does not depend on it. Tests of the server use its [`Client`].

pub mod client;
mod error;
mod floor;
mod seats;
mod seen;
pub mod siege;
mod tally;

pub use client::Client;
pub use error::LoadError;
pub use seats::new_table;
pub use tally::Measured;

use client::{PATIENCE, get};
use seats::Seats;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tally::Tally;
use tokio::time::{timeout, timeout_at};
use towpath_core::Sampled;

/// How much to play.
#[derive(clap::Args, Clone, Debug)]
pub struct LoadArgs {
    /// The game; GAME@HASH for one with that edition of the server.
    #[arg(long, default_value = "arriala")]
    pub game: String,
    /// Connections; two of them sit at a table.
    #[arg(long, default_value_t = 50)]
    pub clients: u32,
    /// For how long.
    #[arg(long, default_value_t = 5.0)]
    pub seconds: f64,
    /// Connections that only look on, spread over the tables.
    #[arg(long, default_value_t = 0)]
    pub idle: u32,
    /// Play slowly while attackers do everything that limits are for; the server should have its default limits.
    #[arg(long)]
    pub siege: bool,
    /// Only these attacks of a siege.
    #[arg(long, value_name = "NAME", requires = "siege")]
    pub attack: Vec<String>,
    /// The process of the server, whose memory is watched in a siege.
    #[arg(long, value_name = "PID", requires = "siege")]
    pub server: Option<u32>,
    /// Leave the floor out.
    #[arg(long)]
    pub no_floor: bool,
}

/// Plays at the server that listens here, and prints what was measured.
///
/// # Errors
/// When the server does not answer.
pub async fn run(addr: SocketAddr, args: &LoadArgs) -> Result<(), LoadError> {
    if args.siege {
        println!("{}", siege::besiege(addr, &siege_plan(args)?).await?);
        return Ok(());
    }
    let idle = idle_connections(addr, args).await?;
    let measured = measure(addr, args).await?;
    println!("towpath/{} {} clients: {measured}", args.game, args.clients);
    if !args.no_floor {
        let bare = floor::measure(args.clients, args.seconds, measured.message).await?;
        println!("bare WebSocket server, same sizes: {bare}");
        let share = measured.moves_per_second / bare.moves_per_second;
        println!("share of the floor: {share:.2}");
    }
    if !idle.is_empty() {
        println!(
            "{} idle connections; resident memory {}",
            idle.len(),
            resident()
        );
    }
    Ok(())
}

fn siege_plan(args: &LoadArgs) -> Result<siege::Plan, LoadError> {
    let time = Duration::from_secs_f64(args.seconds);
    let mut plan = siege::Plan::new(&args.game, args.clients / 2, time);
    plan.server = args.server;
    if !args.attack.is_empty() {
        let named = args.attack.iter().map(|name| {
            let unknown = || LoadError::Unexpected(format!("no attack is called '{name}'"));
            siege::Attack::named(name).ok_or_else(unknown)
        });
        plan.attacks = named.collect::<Result<_, _>>()?;
    }
    Ok(plan)
}

/// Plays at all tables at once for some time.
///
/// # Errors
/// When the server does not answer.
pub async fn measure(addr: SocketAddr, args: &LoadArgs) -> Result<Measured, LoadError> {
    let mut tables = Vec::new();
    for number in 0..args.clients / 2 {
        let mut random = Sampled::new(u64::from(number));
        let sitting = Seats::sit(addr, &args.game, &mut random);
        tables.push((timeout(PATIENCE, sitting).await??, u64::from(number) + 1));
    }
    let started = Instant::now();
    let end = started + Duration::from_secs_f64(args.seconds);
    let mut players = tokio::task::JoinSet::new();
    for (seats, seed) in tables {
        let playing = seats.play_until(addr, args.game.clone(), end, Sampled::new(seed));
        players.spawn(timeout_at((end + PATIENCE).into(), playing));
    }
    let mut all = Tally::default();
    for played in players.join_all().await {
        all.add(played??);
    }
    Ok(all.measured(started.elapsed().as_secs_f64()))
}

/// Connections that look on at tables of their own, five at each.
async fn idle_connections(addr: SocketAddr, args: &LoadArgs) -> Result<Vec<Client>, LoadError> {
    let mut idle = Vec::new();
    let mut table = String::new();
    for number in 0..args.idle {
        if number % 5 == 0 {
            table = new_table(addr, &args.game).await?.0;
        }
        let mut client = Client::connect(addr, &table).await?;
        client.follow(&[], None).await?;
        client.next().await?;
        idle.push(client);
    }
    if args.idle > 0 {
        let metrics = get(addr, "/metrics", None).await?;
        for name in ["towpath_tables ", "towpath_connections "] {
            let line = metrics.lines().find(|line| line.starts_with(name));
            println!("{}", line.unwrap_or(name));
        }
    }
    Ok(idle)
}

/// The resident memory of this process, as the system tells it.
fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.map_or("unknown".to_owned(), |line| line[6..].trim().to_owned())
}
