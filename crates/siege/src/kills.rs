//! The server is killed at random moments under play: no acknowledged move may be lost, none done twice, and every
//! client goes on by itself.

use crate::Round;
use crate::counts::Counts;
use crate::server::{Plan, Process};
use crate::while_doing;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use towpath_core::Sampled;
use towpath_load::client::{Client, post};
use towpath_store::{Location, Store};

const TABLES: usize = 4;
/// How long a game may take once nobody is killed any more.
const PATIENCE: Duration = Duration::from_secs(150);
const HINT: &str = r#"{"type":"request","id":0,"request":{"do":"hint","bot":"eager"}}"#;

/// What was acknowledged: the table and the entry's number, with the action.
pub type Acknowledged = Arc<Mutex<BTreeMap<(String, u64), String>>>;

/// What came of a round.
#[derive(Debug)]
pub struct Killed {
    /// Games that were played to their end.
    pub games: u64,
    /// Every acknowledged move.
    pub acknowledged: BTreeMap<(String, u64), String>,
}

/// One round: so many kills, then every game is finished, then the program verifies its store and every acknowledged
/// move is looked up in it.
///
/// # Errors
/// What was lost or done twice.
pub async fn round(plan: &Plan, kills: u32, seed: u64) -> Round {
    let killed = kill_under_load(&|| plan.command(), plan.addr(), kills, seed).await?;
    plan.verify()?;
    plan.no_panic()?;
    check(&plan.location(), &killed.acknowledged).await?;
    Ok(Counts::from([
        ("kills", u64::from(kills)),
        ("games", killed.games),
        ("acknowledged moves", killed.acknowledged.len() as u64),
    ]))
}

/// Plays at some tables and kills the server so many times.
///
/// # Errors
/// When a server does not start, or a game does not go on.
pub async fn kill_under_load(
    command: &dyn Fn() -> Result<Command, String>,
    addr: SocketAddr,
    kills: u32,
    seed: u64,
) -> Result<Killed, String> {
    let mut server = Process::start(command()?, addr).await?;
    let acknowledged = Acknowledged::default();
    let killing = Arc::new(AtomicBool::new(true));
    let hosts: Vec<_> = (0..TABLES)
        .map(|_| tokio::spawn(host(addr, acknowledged.clone(), killing.clone())))
        .collect();
    let mut random = Sampled::new(seed);
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(u64::from(100 + random.below(500)))).await;
        server.kill();
        server = Process::start(command()?, addr).await?;
    }
    killing.store(false, Ordering::Relaxed);
    let mut games = 0;
    for host in hosts {
        let host = tokio::time::timeout(PATIENCE, host).await;
        games += host
            .map_err(while_doing("a game does not end"))?
            .map_err(while_doing("a player"))??;
    }
    server.kill();
    let acknowledged = acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(Killed {
        games,
        acknowledged: acknowledged.clone(),
    })
}

/// Whether every acknowledged move is in the store, at its place.
///
/// # Errors
/// The first that is not.
pub async fn check(
    location: &Location,
    acknowledged: &BTreeMap<(String, u64), String>,
) -> Result<(), String> {
    if acknowledged.is_empty() {
        return Err("no move was acknowledged, so nothing was tested".to_owned());
    }
    let location = location.clone();
    let store = tokio::task::spawn_blocking(move || Store::open(&location)).await;
    let store = store
        .map_err(while_doing("the store"))?
        .map_err(while_doing("the store"))?;
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for ((table, number), action) in acknowledged {
        if !known.contains_key(table) {
            let id = table.clone();
            let entries = store.read(move |backend| backend.entries(&id)).await;
            let entries = entries.map_err(while_doing("the entries"))?;
            let lines = entries.into_iter().map(|entry| entry.line);
            known.insert(table.clone(), lines.collect());
        }
        let line = known[table].get(*number as usize - 1);
        let wanted = format!(" human {action}");
        if !line.is_some_and(|line| line.contains(&wanted)) {
            return Err(format!(
                "{table} entry {number}: acknowledged was '{action}', stored is {line:?}"
            ));
        }
    }
    Ok(())
}

/// Plays games at tables of its own, one after the other, until the killing has ended; how many.
async fn host(
    addr: SocketAddr,
    acknowledged: Acknowledged,
    killing: Arc<AtomicBool>,
) -> Result<u64, String> {
    let wanted = json!({"game": "arriala", "settings": {"hints": "always"},
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]});
    let mut games = 0;
    loop {
        let Ok(created) = post(addr, "/api/tables", None, &wanted).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let player = |seat: usize| Player {
            addr,
            table: text(&created["table"]["id"]),
            token: text(&created["links"][seat]["token"]),
            acknowledged: acknowledged.clone(),
        };
        let (one, other) = tokio::join!(player(0).play(), player(1).play());
        one.and(other)?;
        games += 1;
        if !killing.load(Ordering::Relaxed) {
            return Ok(games);
        }
    }
}

/// A move that was sent and not yet answered.
struct Sent {
    /// The number of the request on the present connection.
    request: u32,
    version: u32,
    choice: u64,
    action: String,
}

/// A seat that plays by the hints of a house bot, and connects again whenever the connection breaks.
struct Player {
    addr: SocketAddr,
    table: String,
    token: String,
    acknowledged: Acknowledged,
}

impl Player {
    async fn play(self) -> Result<(), String> {
        let mut since = None;
        // It is sent again after a break, and must not be done twice.
        let mut sent: Option<Sent> = None;
        let end = Instant::now() + PATIENCE * 4;
        while Instant::now() < end {
            let Ok(mut client) = Client::connect(self.addr, &self.table).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            let token = std::slice::from_ref(&self.token);
            if client.hello(token, since).await.is_err() {
                continue;
            }
            if let Some(sent) = &mut sent {
                match client.act(sent.version, sent.choice).await {
                    Ok(request) => sent.request = request,
                    Err(_) => continue,
                }
            }
            while let Ok(text) = client.next().await {
                let message: Value =
                    serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
                let ask = match message["type"].as_str() {
                    Some("frame") => {
                        let frame = &message["frame"];
                        since = frame["version"].as_u64().map(|version| version as u32);
                        if frame["outcome"] != Value::Null {
                            return Ok(());
                        }
                        sent.is_none() && frame["choices"] != json!([])
                    }
                    Some("reply") => self.answered(&mut client, &message, since, &mut sent).await,
                    Some("error") => {
                        if sent.as_ref().is_some_and(|s| message["id"] == s.request) {
                            // It came too late, or it is the other's turn.
                            sent = None;
                        }
                        sent.is_none() && message["error"]["code"] == "stale"
                    }
                    Some("bye") => break,
                    _ => false,
                };
                if ask && client.send_text(HINT).await.is_err() {
                    break;
                }
            }
        }
        Err(format!("the game at {} does not end", self.table))
    }

    /// Acts by a hint, or notes what was acknowledged; whether to ask for the next hint.
    async fn answered(
        &self,
        client: &mut Client,
        message: &Value,
        since: Option<u32>,
        sent: &mut Option<Sent>,
    ) -> bool {
        let reply = &message["reply"];
        match (reply["reply"].as_str(), since) {
            (Some("hint"), Some(version)) if sent.is_none() => {
                let choice = &reply["choice"];
                let action = choice["notation"].as_str().unwrap_or_default().to_owned();
                let choice = choice["choice"].as_u64().unwrap_or_default();
                // Without a number it has not left; it is sent again on the next connection.
                let request = client.act(version, choice).await.unwrap_or(u32::MAX);
                *sent = Some(Sent {
                    request,
                    version,
                    choice,
                    action,
                });
                false
            }
            (Some("done"), _) => {
                if let Some(sent) = sent.take_if(|sent| message["id"] == sent.request) {
                    let acknowledged = self.acknowledged.lock();
                    let mut all = acknowledged.unwrap_or_else(PoisonError::into_inner);
                    let entry = (self.table.clone(), u64::from(sent.version) + 1);
                    all.insert(entry, sent.action);
                }
                // The frame of this move may have come before its answer.
                true
            }
            _ => false,
        }
    }
}
