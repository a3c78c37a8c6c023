//! `towpath load`: programs play at many tables over real WebSockets, as fast as the server lets them.
//!
//! A move counts when every seat of its table has been told how the position is now, as in the harnesses of other
//! servers. Clients follow by changes, as the page does. The floor is measured in the same run: a bare WebSocket server
//! that answers both seats with messages of the same sizes.

pub mod client;
mod floor;

use crate::api::Pick;
use crate::config::{Config, Partial};
use client::{Client, PATIENCE, get, post};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::time::{timeout, timeout_at};
use towpath_core::Sampled;

/// What is said of a server that is waited for in vain.
const NO_ANSWER: &str = "the server does not answer";

/// How much to play, and where.
#[derive(clap::Args, Clone, Debug)]
pub struct LoadArgs {
    /// The game.
    #[arg(long, default_value = "arriala")]
    pub game: String,
    /// Connections; two of them sit at a table.
    #[arg(long, default_value_t = 50)]
    pub clients: u32,
    /// For how long.
    #[arg(long, default_value_t = 5.0)]
    pub seconds: f64,
    /// A server that runs already; one is started in this process if left out.
    #[arg(long, value_name = "ADDR:PORT")]
    pub addr: Option<SocketAddr>,
    /// The folder of the data of the server that is started; a temporary one if left out.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database for the server that is started.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Connections that only look on, spread over the tables.
    #[arg(long, default_value_t = 0)]
    pub idle: u32,
    /// Leave the floor out.
    #[arg(long)]
    pub no_floor: bool,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// Moves a second.
    pub moves_per_second: f64,
    /// Games finished.
    pub games: u64,
    /// Time until every seat knew, in milliseconds: half of the moves, 99 of 100, the slowest.
    pub p50: f64,
    /// 99 of 100.
    pub p99: f64,
    /// The slowest.
    pub max: f64,
    /// Mean size of what tells a seat about a move, in bytes.
    pub frame: usize,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.0} moves/s, {} games, p50 {:.2} ms, p99 {:.2} ms, max {:.1} ms, {} bytes a message",
            self.moves_per_second, self.games, self.p50, self.p99, self.max, self.frame
        )
    }
}

/// What one table's players have seen.
#[derive(Debug, Default)]
struct Tally {
    times: Vec<f32>,
    games: u64,
    bytes: u64,
    frames: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.times.extend(other.times);
        self.games += other.games;
        self.bytes += other.bytes;
        self.frames += other.frames;
    }

    fn measured(mut self, seconds: f64) -> Measured {
        self.times.sort_by(f32::total_cmp);
        let at = |share: f64| {
            let index = (share * self.times.len().saturating_sub(1) as f64) as usize;
            self.times.get(index).map_or(0.0, |t| f64::from(*t))
        };
        Measured {
            moves_per_second: self.times.len() as f64 / seconds,
            games: self.games,
            p50: at(0.5),
            p99: at(0.99),
            max: at(1.0),
            frame: (self.bytes / self.frames.max(1)) as usize,
        }
    }
}

/// The part of a picture that a random player needs.
struct Seen {
    version: u32,
    /// What it will do, if it can do something.
    choice: Option<u32>,
    /// Of the message it came in.
    bytes: usize,
}

/// A whole frame, of which all but this is skipped.
#[derive(Deserialize)]
struct Whole {
    frame: Frame,
}

#[derive(Deserialize)]
struct Frame {
    version: u32,
    choices: Vec<IgnoredAny>,
}

/// How a change begins.
const CHANGE: &str = "{\"type\":\"change\",\"version\":";

impl Seen {
    /// Reads a message; `None` if it tells nothing about the picture.
    fn read(text: &str, random: &mut Sampled) -> Result<Option<Seen>, String> {
        let mut choose = |choices: usize| match choices {
            0 => None,
            some => Some(random.below(some as u32)),
        };
        let (version, choice) = if let Some(change) = text.strip_prefix(CHANGE) {
            let (version, choices) = read_change(change).ok_or_else(|| text.to_owned())?;
            (version, choose(choices))
        } else if text.starts_with("{\"type\":\"frame\"") {
            let read: Whole = serde_json::from_str(text).map_err(|error| error.to_string())?;
            (read.frame.version, choose(read.frame.choices.len()))
        } else if text.starts_with("{\"type\":\"error\"") {
            return Err(text.to_owned());
        } else {
            return Ok(None);
        };
        Ok(Some(Seen {
            version,
            choice,
            bytes: text.len(),
        }))
    }
}

/// The version of a change and how many choices it has, with which it begins: a player who does not look at the board
/// needs nothing else.
fn read_change(text: &str) -> Option<(u32, usize)> {
    let (version, rest) = text.split_once(",\"choices\":[")?;
    let (choices, _) = rest.split_once(']')?;
    let count = match choices {
        "" => 0,
        some => some.bytes().filter(|byte| *byte == b',').count() + 1,
    };
    Some((version.parse().ok()?, count))
}

/// Plays and prints what was measured.
///
/// # Errors
/// When the server cannot be started or does not answer.
pub async fn run(args: &LoadArgs) -> Result<(), String> {
    let (addr, running, folder) = match args.addr {
        Some(addr) => (addr, None, None),
        None => {
            let folder = std::env::temp_dir().join(format!("towpath-load-{}", std::process::id()));
            let data = args.data.clone().unwrap_or_else(|| folder.clone());
            let config = Config::merge(
                &unlimited(data, args.database.clone()),
                &Partial::default(),
                &Partial::default(),
            )?;
            let running = crate::start(config)
                .await
                .map_err(|error| error.to_string())?;
            (
                running.addr,
                Some(running),
                args.data.is_none().then_some(folder),
            )
        }
    };
    let idle = idle_connections(addr, args).await?;
    let measured = measure(addr, args).await?;
    println!("towpath/{} {} clients: {measured}", args.game, args.clients);
    if !args.no_floor {
        let bare = floor::measure(args.clients, args.seconds, measured.frame).await?;
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
    drop(idle);
    if let Some(running) = running {
        running.stop().await;
    }
    if let Some(folder) = folder {
        let _ = std::fs::remove_dir_all(folder);
    }
    Ok(())
}

/// A configuration without limits, on a free port.
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

/// Plays at all tables at once for some time.
///
/// # Errors
/// When the server does not answer.
pub async fn measure(addr: SocketAddr, args: &LoadArgs) -> Result<Measured, String> {
    let mut tables = Vec::new();
    for number in 0..args.clients / 2 {
        let game = args.game.clone();
        let mut random = Sampled::new(u64::from(number));
        let sitting = Seats::sit(addr, &args.game, &mut random);
        let seats = timeout(PATIENCE, sitting).await.map_err(|_| NO_ANSWER)??;
        tables.push((number, game, seats));
    }
    let started = Instant::now();
    let end = started + Duration::from_secs_f64(args.seconds);
    let mut players = Vec::new();
    for (number, game, seats) in tables {
        let playing = play_until(addr, game, seats, end, number);
        players.push(tokio::spawn(timeout_at((end + PATIENCE).into(), playing)));
    }
    let mut all = Tally::default();
    for player in players {
        let played = player.await.map_err(|error| error.to_string())?;
        all.add(played.map_err(|_| NO_ANSWER)??);
    }
    Ok(all.measured(started.elapsed().as_secs_f64()))
}

/// Two connections at one table.
struct Seats {
    clients: Vec<Client>,
    seen: Vec<Seen>,
}

impl Seats {
    async fn sit(addr: SocketAddr, game: &str, random: &mut Sampled) -> Result<Seats, String> {
        let (table, tokens) = new_table(addr, game).await?;
        let mut seats = Seats {
            clients: Vec::new(),
            seen: Vec::new(),
        };
        for token in tokens {
            let mut client = Client::connect(addr, &table).await?;
            client.follow(&[token], None).await?;
            seats.clients.push(client);
        }
        for client in &mut seats.clients {
            seats.seen.push(next_seen(client, random).await?);
        }
        Ok(seats)
    }
}

/// A table with two seats that both have their tokens.
///
/// # Errors
/// When the server does not answer.
pub async fn new_table(addr: SocketAddr, game: &str) -> Result<(String, Vec<String>), String> {
    let body = serde_json::json!({
        "game": game,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}],
    });
    let created = post(addr, "/api/tables", None, &body).await?;
    let table = created["table"]["id"].as_str().ok_or("no table was made")?;
    let links = created["links"].as_array().ok_or("no links were given")?;
    let tokens = links.iter().filter_map(|link| link["token"].as_str());
    Ok((table.to_owned(), tokens.map(str::to_owned).collect()))
}

async fn next_seen(client: &mut Client, random: &mut Sampled) -> Result<Seen, String> {
    loop {
        if let Some(seen) = Seen::read(&client.hear().await?, random)? {
            return Ok(seen);
        }
    }
}

async fn play_until(
    addr: SocketAddr,
    game: String,
    mut seats: Seats,
    end: Instant,
    number: u32,
) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let mut random = Sampled::new(u64::from(number) + 1);
    while Instant::now() < end {
        let mut seen = seats.seen.iter().enumerate();
        let next = seen.find_map(|(seat, seen)| Some((seat, seen.version, seen.choice?)));
        let Some((acting, version, choice)) = next else {
            tally.games += 1;
            seats = Seats::sit(addr, &game, &mut random).await?;
            continue;
        };
        let sent = Instant::now();
        seats.clients[acting]
            .act(version, Pick::Number(choice))
            .await?;
        for (client, seen) in seats.clients.iter_mut().zip(&mut seats.seen) {
            loop {
                *seen = next_seen(client, &mut random).await?;
                tally.bytes += seen.bytes as u64;
                tally.frames += 1;
                if seen.version > version {
                    break;
                }
            }
        }
        tally.times.push(sent.elapsed().as_secs_f32() * 1000.0);
    }
    Ok(tally)
}

/// Connections that look on at tables of their own, five at each.
async fn idle_connections(addr: SocketAddr, args: &LoadArgs) -> Result<Vec<Client>, String> {
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

/// This process's resident memory, as the system tells it.
fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.map_or("unknown".to_owned(), |line| line[6..].trim().to_owned())
}
