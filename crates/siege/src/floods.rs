//! Floods and slow clients: attackers do their worst while others play, and those must not notice.

use crate::Round;
use crate::counts::Counts;
use crate::seat::Table;
use crate::server::Plan;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;
use towpath_core::Sampled;

/// The most that a move of other people may take, 99 of 100.
pub const P99: Duration = Duration::from_millis(50);
/// The most memory, in megabytes.
pub const MEMORY: u64 = 300;
/// Tables of other people, and how long they think.
const PEOPLE: usize = 4;
const PAUSE: Duration = Duration::from_millis(300);

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

impl Attack {
    /// How many connections of it there are for each one asked for: those that only hold on cost the attacker nothing.
    fn connections(self) -> u32 {
        match self {
            Attack::Silent | Attack::HalfHeader | Attack::HalfBody | Attack::Deaf => 32,
            Attack::Requests | Attack::WrongTokens | Attack::Tables | Attack::Thoughts => 1,
        }
    }
}

/// Where attackers come from: another address of this machine than everybody else's, for limits are by address.
const ATTACKER: [u8; 4] = [127, 0, 0, 9];

/// One round: every attack at once, with so many connections each, while a few people play for some seconds.
///
/// # Errors
/// That a move took too long or was refused, the server grew too large or died.
pub async fn round(plan: &Plan, connections: u32, time: Duration) -> Round {
    let mut server = plan.start().await?;
    let addr = plan.addr();
    let target = Table::new(addr, "arriala", 2).await?;
    let mut tables = Vec::new();
    for _ in 0..PEOPLE {
        tables.push(Table::new(addr, "arriala", 2).await?);
    }
    let sent = Arc::new(AtomicU64::new(0));
    let mut attackers = JoinSet::new();
    for attack in ATTACKS {
        for _ in 0..connections * attack.connections() {
            let target = (target.id.clone(), target.tokens[0].clone());
            attackers.spawn(attacker(attack, addr, target, sent.clone()));
        }
    }
    let end = Instant::now() + time;
    let people = tables
        .iter()
        .zip(1..)
        .map(|(table, seed)| play(table, seed, end));
    let times = futures_util::future::try_join_all(people).await;
    let memory = server.memory();
    attackers.shutdown().await;
    let mut times: Vec<Duration> = times?.into_iter().flatten().collect();
    times.sort();
    server.is_well().await?;
    plan.no_panic()?;
    let p99 = times
        .get(times.len() * 99 / 100)
        .copied()
        .unwrap_or_default();
    let moves = times.len() as u64;
    println!("floods: {moves} moves of others, p99 {p99:?}, {memory} MB");
    if moves == 0 || p99 > P99 {
        return Err(format!("p99 {p99:?} of {moves} moves of other people"));
    }
    if memory > MEMORY {
        return Err(format!("{memory} MB of memory"));
    }
    Ok(Counts::from([
        ("floods", 1),
        ("moves of others", moves),
        (
            "connections of attackers",
            ATTACKS
                .iter()
                .map(|attack| u64::from(connections * attack.connections()))
                .sum(),
        ),
        ("requests of attackers", sent.load(Ordering::Relaxed)),
    ]))
}

/// People who play calmly; how long each of their moves took.
async fn play(table: &Table, seed: u64, end: Instant) -> Result<Vec<Duration>, String> {
    let mut random = Sampled::new(seed);
    let mut times = Vec::new();
    while Instant::now() < end {
        for seat in 0..table.tokens.len() {
            let frame = table.get("/frame", Some(&table.tokens[seat])).await?;
            let choices = frame["choices"].as_array().map_or(0, Vec::len) as u32;
            if choices == 0 {
                continue;
            }
            let choice = random.below(choices);
            let act = json!({"do": "act", "version": frame["version"], "choice": choice});
            let start = Instant::now();
            match table.ask(seat, &act).await? {
                (200, _) => times.push(start.elapsed()),
                (status, answer) => return Err(format!("a move of others: {status} {answer}")),
            }
            break;
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(times)
}

/// A connection from the attackers' address.
async fn connect(addr: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((ATTACKER, 0).into())?;
    socket.connect(addr).await
}

/// Sends bytes and reads whatever comes, for a while.
async fn send(addr: SocketAddr, bytes: &[u8], wait: Duration) {
    // Every error is the server defending itself.
    if let Ok(mut stream) = connect(addr).await {
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = timeout(wait, stream.read_to_end(&mut answer)).await;
    }
}

/// A whole HTTP request.
fn request(method: &str, path: &str, token: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         authorization: Bearer {token}\r\ncontent-length: {length}\r\n\r\n"
    );
    (head + body).into_bytes()
}

/// Attacks until it is stopped.
async fn attacker(
    attack: Attack,
    addr: SocketAddr,
    (table, token): (String, String),
    sent: Arc<AtomicU64>,
) {
    const LONG: Duration = Duration::from_secs(30);
    const SHORT: Duration = Duration::from_secs(5);
    loop {
        sent.fetch_add(1, Ordering::Relaxed);
        let (bytes, wait) = match attack {
            Attack::Silent => (Vec::new(), LONG),
            Attack::HalfHeader => (
                b"GET /api/lobby HTTP/1.1\r\nhost: x\r\nx-slow: ".to_vec(),
                LONG,
            ),
            Attack::HalfBody => {
                let mut half = request("POST", "/api/tables", &token, &"x".repeat(500));
                half.truncate(half.len() - 400);
                (half, LONG)
            }
            Attack::Deaf => {
                deaf(addr, &table, LONG).await;
                continue;
            }
            Attack::Requests => (request("GET", "/api/lobby", &token, ""), SHORT),
            Attack::WrongTokens => {
                let path = format!("/api/tables/{table}/frame");
                (request("GET", &path, "wrong", ""), SHORT)
            }
            Attack::Tables => {
                let body =
                    r#"{"game":"arriala","public":true,"seats":[{"kind":"open"},{"kind":"open"}]}"#;
                (request("POST", "/api/tables", &token, body), SHORT)
            }
            Attack::Thoughts => {
                let path = format!("/api/tables/{table}/requests");
                let body = r#"{"do":"hint","bot":"master"}"#;
                (request("POST", &path, &token, body), SHORT)
            }
        };
        send(addr, &bytes, wait).await;
        // Who is turned away at once does not spin.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A WebSocket that says hello and then reads nothing.
async fn deaf(addr: SocketAddr, table: &str, wait: Duration) {
    let upgrade = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let hello = br#"{"type":"hello","tokens":[]}"#;
    // A masked text of less than 126 bytes; the mask is zero.
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(hello);
    if let Ok(mut stream) = connect(addr).await {
        let _ = stream.write_all(upgrade.as_bytes()).await;
        let _ = stream.write_all(&frame).await;
        tokio::time::sleep(wait).await;
    }
}
