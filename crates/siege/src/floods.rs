//! Floods and slow clients: attackers do their worst while others play, and those must not notice.

use crate::Round;
use crate::counts::Counts;
use crate::server::Plan;
use crate::while_doing;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use towpath_load::LoadArgs;
use towpath_load::client::{Client, http};

/// The most that a move of other people may take (99 of 100), in milliseconds.
pub const P99: f64 = 50.0;
/// The most memory, in megabytes.
pub const MEMORY: u64 = 300;

/// What an attacker does over and over, on many connections.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Attack {
    /// Sockets that say nothing.
    Silent,
    /// Half a header, then nothing.
    HalfHeader,
    /// A header, half a body, then nothing.
    HalfBody,
    /// WebSockets that read nothing of what they are sent.
    Deaf,
    /// Requests as fast as they go.
    Requests,
    /// Wrong tokens as fast as they go.
    WrongTokens,
    /// New tables as fast as they go.
    Tables,
    /// Hints and reviews as fast as they go.
    Thoughts,
}

const ATTACKS: [Attack; 8] = [
    Attack::Silent,
    Attack::HalfHeader,
    Attack::HalfBody,
    Attack::Deaf,
    Attack::Requests,
    Attack::WrongTokens,
    Attack::Tables,
    Attack::Thoughts,
];

/// One round: every attack at once, with so many connections each, while a few people play for some seconds.
///
/// # Errors
/// That a move took too long, the server grew too large or died.
pub async fn round(plan: &Plan, connections: u32, seconds: f64) -> Round {
    let mut server = plan.start().await?;
    let addr = plan.addr();
    let (table, tokens) = towpath_load::new_table(addr, "arriala")
        .await
        .map_err(while_doing("a table"))?;
    let sent = Arc::new(AtomicU64::new(0));
    let mut attackers = JoinSet::new();
    for attack in ATTACKS {
        for _ in 0..connections {
            let target = (table.clone(), tokens[0].clone());
            attackers.spawn(attacker(attack, addr, target, sent.clone()));
        }
    }
    let args = LoadArgs {
        game: "arriala".to_owned(),
        clients: 8,
        seconds,
        idle: 0,
        no_floor: true,
    };
    let measured = towpath_load::measure(addr, &args).await;
    let memory = server.memory();
    attackers.shutdown().await;
    let measured = measured.map_err(while_doing("other people's moves"))?;
    server.is_well().await?;
    plan.no_panic()?;
    println!("floods: others {measured}; {memory} MB");
    if measured.p99 > P99 {
        return Err(format!("p99 {} ms of other people's moves", measured.p99));
    }
    if memory > MEMORY {
        return Err(format!("{memory} MB of memory"));
    }
    Ok(Counts::from([
        ("floods", 1),
        ("connections of attackers", u64::from(connections) * 8),
        ("requests of attackers", sent.load(Ordering::Relaxed)),
    ]))
}

/// Attacks until it is stopped; every error is the server defending itself.
async fn attacker(
    attack: Attack,
    addr: SocketAddr,
    (table, token): (String, String),
    sent: Arc<AtomicU64>,
) {
    loop {
        sent.fetch_add(1, Ordering::Relaxed);
        let half = match attack {
            Attack::Silent => Some(""),
            Attack::HalfHeader => Some("GET /api/lobby HTTP/1.1\r\nhost: x\r\nx-slow: "),
            Attack::HalfBody => {
                Some("POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{\"ga")
            }
            Attack::Deaf => {
                if let Ok(mut client) = Client::connect(addr, &table).await {
                    let _ = client.hello(&[], None).await;
                    tokio::time::sleep(Duration::from_secs(30)).await;
                }
                None
            }
            Attack::Requests => {
                let _ = http(addr, "GET", "/api/lobby", None, b"").await;
                None
            }
            Attack::WrongTokens => {
                let path = format!("/api/tables/{table}/frame");
                let _ = http(addr, "GET", &path, Some("wrong"), b"").await;
                None
            }
            Attack::Tables => {
                let body = br#"{"game":"arriala","public":true,"seats":[{"kind":"open"},{"kind":"open"}]}"#;
                let _ = http(addr, "POST", "/api/tables", None, body).await;
                None
            }
            Attack::Thoughts => {
                let path = format!("/api/tables/{table}/requests");
                let body = br#"{"do":"hint","bot":"master"}"#;
                let _ = http(addr, "POST", &path, Some(&token), body).await;
                None
            }
        };
        if let Some(half) = half
            && let Ok(mut stream) = TcpStream::connect(addr).await
        {
            let _ = stream.write_all(half.as_bytes()).await;
            tokio::time::sleep(Duration::from_secs(30)).await;
        }
        // Who is turned away at once does not spin.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
