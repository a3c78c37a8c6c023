//! A siege: attackers on every limit of a server at once, while others play at it.
//!
//! Every attacker has one address of this machine's own network (127.0.0.0/8), the players have others, so that the
//! server counts them as different clients. Only Linux gives these addresses out without being asked.

mod attack;

use crate::LoadError;
use crate::seats::Seats;
use crate::tally::{Measured, Tally};
pub use attack::Attack;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::time::timeout;
use towpath_core::Sampled;

/// How long a siege lasts and how many play meanwhile.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The game that is played.
    pub game: String,
    /// Tables of two that play meanwhile, each from an address of its own.
    pub tables: u32,
    /// For how long.
    pub time: Duration,
    /// The time between two moves of a table.
    pub pause: Duration,
    /// What the attackers do; each of these has an attacker of its own.
    pub attacks: Vec<Attack>,
    /// Whose memory is watched, if the server is a process of its own.
    pub server: Option<u32>,
}

impl Plan {
    /// Every attack at once.
    pub fn new(game: &str, tables: u32, time: Duration) -> Plan {
        Plan {
            game: game.to_owned(),
            tables,
            time,
            pause: Duration::from_millis(100),
            attacks: Attack::ALL.to_vec(),
            server: None,
        }
    }
}

/// What came of a siege.
#[derive(Clone, PartialEq, Debug)]
pub struct Siege {
    /// How the others fared.
    pub players: Measured,
    /// How often each attacker tried, and how often it was answered as if it were honest.
    pub attacks: Vec<(Attack, u64, u64)>,
    /// The most memory that the server had, in megabytes, if it was watched.
    pub memory: Option<u64>,
}

impl fmt::Display for Siege {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "players: {}", self.players)?;
        for (attack, tried, served) in &self.attacks {
            writeln!(f, "attack {attack}: {tried} tried, {served} served")?;
        }
        match self.memory {
            Some(memory) => write!(f, "server: at most {memory} MB"),
            None => write!(f, "server: memory not watched"),
        }
    }
}

/// What an attacker has done so far.
#[derive(Debug, Default)]
pub(crate) struct Count {
    pub(crate) tried: AtomicU64,
    pub(crate) served: AtomicU64,
}

impl Count {
    pub(crate) fn add(&self, served: bool) {
        self.tried.fetch_add(1, Ordering::Relaxed);
        self.served.fetch_add(u64::from(served), Ordering::Relaxed);
    }
}

/// Besieges the server that listens here.
///
/// # Errors
/// When the others cannot play: the siege was won by the attackers.
pub async fn besiege(addr: SocketAddr, plan: &Plan) -> Result<Siege, LoadError> {
    let mut tables = Vec::new();
    for number in 0..plan.tables {
        let from = local(1, number);
        let mut random = Sampled::new(u64::from(number));
        let sitting = Seats::sit_from(addr, from, &plan.game, &mut random);
        tables.push((
            timeout(crate::client::PATIENCE, sitting).await??,
            from,
            random,
        ));
    }
    let target = Seats::sit_from(addr, local(2, 0), &plan.game, &mut Sampled::new(0)).await?;
    let target = Arc::new(target.table().to_owned());
    let mut attackers = tokio::task::JoinSet::new();
    let mut counts = Vec::new();
    // One attacker on everything: all attacks come from the same address.
    for attack in &plan.attacks {
        let count = Arc::new(Count::default());
        counts.push((*attack, count.clone()));
        attackers.spawn(attack.run(addr, local(3, 0), target.clone(), count));
    }
    let started = Instant::now();
    let end = started + plan.time;
    let mut players = tokio::task::JoinSet::new();
    for (seats, from, random) in tables {
        let game = plan.game.clone();
        let playing = seats.play_slowly(addr, from, game, end, plan.pause, random);
        players.spawn(timeout(plan.time + crate::client::PATIENCE, playing));
    }
    let mut memory = plan.server.map(resident);
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(200)).await;
        memory = plan.server.map(resident).max(memory);
    }
    let mut all = Tally::default();
    for played in players.join_all().await {
        all.add(played??);
    }
    attackers.abort_all();
    let attacks = counts.into_iter().map(|(attack, count)| {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        (attack, read(&count.tried), read(&count.served))
    });
    Ok(Siege {
        players: all.measured(started.elapsed().as_secs_f64()),
        attacks: attacks.collect(),
        memory,
    })
}

/// An address of this machine: a network for each kind of client.
fn local(network: u8, number: u32) -> IpAddr {
    let number = number % 60_000 + 1;
    IpAddr::V4(Ipv4Addr::new(
        127,
        network,
        (number >> 8) as u8,
        number as u8,
    ))
}

/// The resident memory of a process, in megabytes; 0 if the system does not tell.
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_have_addresses_of_their_own() {
        assert_eq!(local(1, 0).to_string(), "127.1.0.1");
        assert_eq!(local(3, 255).to_string(), "127.3.1.0");
        assert_ne!(local(1, 5), local(2, 5));
    }

    #[test]
    fn every_attack_has_a_name() {
        for attack in Attack::ALL {
            assert_eq!(Attack::named(&attack.to_string()), Some(attack));
        }
        assert_eq!(Attack::named("kindness"), None);
    }
}
