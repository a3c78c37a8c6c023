//! The server is killed at random moments under load, and the disk forgets what was not synced: no acknowledged move
//! may be lost, none applied twice, every client goes on by itself, and every game is finished and replays.
//!
//! This test is its own program, because it also has to be the server that is killed (`kill serve DATA PORT ...`).
//! `TOWPATH_KILLS=50 cargo test -p towpath-server --test kill` kills 50 times on each database; CI does it a few times.

mod common;

use common::postgres::{Folder, TestPostgres, free_port};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use towpath_load::client::{Client, get, post};
use towpath_server::api::Pick;
use towpath_server::config::{Config, Partial};
use towpath_store::{Access, Durability, Location, Store};

const TABLES: usize = 4;
const HINT: &str = r#"{"type":"request","id":0,"request":{"do":"hint","bot":"eager"}}"#;
const PATIENCE: Duration = Duration::from_secs(150);

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let [_, serve, data, port, durability, database] = args.as_slice()
        && serve == "serve"
    {
        runtime.block_on(be_killed(data, port, durability, database));
        return;
    }
    let kills = std::env::var("TOWPATH_KILLS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(3);
    let folder = Folder::new("kill");
    runtime.block_on(kill_under_load(&folder, "", kills));
    println!("killed {kills} times on SQLite: nothing lost, nothing twice, every game finished");
    let postgres = TestPostgres::start();
    let folder = Folder::new("kill");
    runtime.block_on(kill_under_load(&folder, &postgres.database(), kills));
    println!(
        "killed {kills} times on PostgreSQL: nothing lost, nothing twice, every game finished"
    );
    let (acknowledged, kept) = runtime.block_on(lose_power("full"));
    assert!(
        acknowledged > 10,
        "only {acknowledged} moves were acknowledged"
    );
    assert!(
        kept >= acknowledged,
        "{kept} of {acknowledged} acknowledged moves were synced"
    );
    println!("power cut: {acknowledged} acknowledged moves, {kept} on disk");
    let (acknowledged, kept) = runtime.block_on(lose_power("off"));
    assert!(
        kept < acknowledged,
        "without syncs the test must notice: {kept} of {acknowledged}"
    );
    println!(
        "power cut without syncs: {acknowledged} acknowledged moves, {kept} on disk, as it must be"
    );
}

/// The server that is killed.
async fn be_killed(data: &str, port: &str, durability: &str, database: &str) {
    let mut partial = Partial::unlimited(data.into(), None);
    partial.addr = Some(format!("127.0.0.1:{port}"));
    partial.durability = Some(durability.to_owned());
    partial.database = (!database.is_empty()).then(|| database.to_owned());
    let none = Partial::default();
    let config = Config::merge(&partial, &none, &none).expect("a configuration");
    towpath_server::serve(config)
        .await
        .expect("the server starts");
}

struct Server {
    child: Child,
}

impl Server {
    fn spawn(
        folder: &Path,
        port: u16,
        durability: &str,
        database: &str,
        preload: Option<(&Path, &Path)>,
    ) -> Server {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command
            .arg("serve")
            .arg(folder)
            .args([&port.to_string(), durability, database])
            .stdout(Stdio::null());
        if let Some((library, synced)) = preload {
            command
                .env("LD_PRELOAD", library)
                .env("FAULT_DATA", folder)
                .env("FAULT_SYNCED", synced);
        }
        let child = command.spawn().expect("the server starts");
        Server { child }
    }

    fn kill(&mut self) {
        self.child.kill().expect("SIGKILL");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What was acknowledged: the entry's number and the action.
type Acknowledged = Arc<Mutex<BTreeMap<(String, u64), String>>>;

async fn ready(addr: SocketAddr) {
    let end = Instant::now() + PATIENCE;
    while get(addr, "/readyz", None).await.is_err() {
        assert!(Instant::now() < end, "the server does not get ready");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn kill_under_load(folder: &Folder, database: &str, kills: u32) {
    let port = free_port();
    let addr: SocketAddr = ([127, 0, 0, 1], port).into();
    let mut server = Server::spawn(&folder.0, port, "full", database, None);
    ready(addr).await;
    let acknowledged = Acknowledged::default();
    let killing = Arc::new(AtomicBool::new(true));
    let hosts: Vec<_> = (0..TABLES)
        .map(|_| tokio::spawn(host(addr, acknowledged.clone(), killing.clone())))
        .collect();
    let mut random = towpath_core::Sampled::new(u64::from(port));
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(u64::from(100 + random.below(500)))).await;
        server.kill();
        server = Server::spawn(&folder.0, port, "full", database, None);
        ready(addr).await;
    }
    killing.store(false, Ordering::Relaxed);
    let mut games = 0;
    for host in hosts {
        let host = tokio::time::timeout(PATIENCE, host).await;
        games += host.expect("every game ends").expect("no panic");
    }
    server.kill();
    let location = if database.is_empty() {
        Location::Sqlite {
            file: folder.0.join("towpath.sqlite"),
            durability: Durability::Full,
        }
    } else {
        Location::Postgres {
            address: database.to_owned(),
        }
    };
    let verified = towpath_server::verify::verify(location.clone())
        .await
        .expect("the store answers");
    assert_eq!(verified.wrong, vec![]);
    assert!(verified.tables >= games, "{games} games were finished");
    let store = tokio::task::spawn_blocking(move || Store::open(&location)).await;
    let store = store.expect("no panic").expect("the store opens");
    let acknowledged = acknowledged.lock().expect("nobody panicked").clone();
    assert!(
        acknowledged.len() > 50,
        "{} moves were acknowledged",
        acknowledged.len()
    );
    for ((table, number), action) in acknowledged {
        let id = table.clone();
        let entries = store
            .read(move |backend| backend.entries(&id))
            .await
            .expect("entries");
        let entry = &entries[number as usize - 1];
        assert!(
            entry.line.contains(&format!(" human {action}")),
            "{}: acknowledged was {action}",
            entry.line
        );
    }
}

/// Plays games at a table of its own, one after the other, until the killing has ended; returns how many.
async fn host(addr: SocketAddr, acknowledged: Acknowledged, killing: Arc<AtomicBool>) -> u64 {
    let wanted = json!({"game": "arriala", "settings": {"hints": "always"},
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]});
    let mut games = 0;
    loop {
        let Ok(created) = post(addr, "/api/tables", None, &wanted).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let player = |seat: usize| Player {
            addr,
            table: common::text(&created["table"]["id"]),
            token: common::text(&created["links"][seat]["token"]),
            acknowledged: acknowledged.clone(),
        };
        tokio::join!(player(0).play(), player(1).play());
        games += 1;
        if !killing.load(Ordering::Relaxed) {
            return games;
        }
    }
}

/// A seat that plays by the hints of a house bot, and connects again whenever the connection breaks.
struct Player {
    addr: SocketAddr,
    table: String,
    token: String,
    acknowledged: Acknowledged,
}

impl Player {
    async fn play(self) {
        let mut since = None;
        // What was sent and not yet answered: it is sent again after a break, and must not be done twice.
        let mut sent: Option<(u64, u32, String)> = None;
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            let Ok(mut client) = Client::connect(self.addr, &self.table).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            if client
                .hello(std::slice::from_ref(&self.token), since)
                .await
                .is_err()
            {
                continue;
            }
            if let Some((version, choice, _)) = &sent {
                let _ = client.act(*version as u32, Pick::Number(*choice)).await;
            }
            while let Ok(text) = client.next().await {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                let done = match message["type"].as_str() {
                    Some("frame") => {
                        let frame = &message["frame"];
                        since = frame["version"].as_u64().map(|version| version as u32);
                        let idle = sent.is_none() && frame["choices"] != json!([]);
                        if frame["outcome"] != Value::Null {
                            return;
                        }
                        idle.then_some(HINT)
                    }
                    Some("reply") => {
                        self.answered(&mut client, &message["reply"], since, &mut sent)
                            .await;
                        None
                    }
                    Some("error") => {
                        // It came too late, or it is the other's turn.
                        sent = None;
                        (message["error"]["code"] == "stale").then_some(HINT)
                    }
                    Some("bye") => break,
                    _ => None,
                };
                if let Some(text) = done
                    && client.send_text(text).await.is_err()
                {
                    break;
                }
            }
        }
        panic!("the game does not end");
    }

    async fn answered(
        &self,
        client: &mut Client,
        reply: &Value,
        since: Option<u32>,
        sent: &mut Option<(u64, u32, String)>,
    ) {
        match (reply["reply"].as_str(), since) {
            (Some("hint"), Some(version)) if sent.is_none() => {
                let action = common::text(&reply["choice"]["notation"]);
                let choice = reply["choice"]["choice"].as_u64().expect("a number") as u32;
                let _ = client.act(version, Pick::Number(choice)).await;
                *sent = Some((u64::from(version), choice, action));
            }
            (Some("done"), _) => {
                if let Some((version, _, action)) = sent.take() {
                    let mut all = self.acknowledged.lock().expect("nobody panicked");
                    all.insert((self.table.clone(), version + 1), action);
                }
                // The frame of this move may have come before its answer.
                let _ = client.send_text(HINT).await;
            }
            _ => {}
        }
    }
}

/// Plays, cuts the power, and counts: moves acknowledged, moves on the disk that forgets.
async fn lose_power(durability: &str) -> (u64, u64) {
    let folder = Folder::new("power");
    let (data, synced) = (folder.0.join("data"), folder.0.join("synced"));
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::create_dir_all(&synced).expect("a folder");
    let library = folder.0.join("synced.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fault/synced.c");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(source)
        .arg("-ldl")
        .status();
    assert!(built.expect("cc runs").success());
    let port = free_port();
    let addr: SocketAddr = ([127, 0, 0, 1], port).into();
    let mut server = Server::spawn(&data, port, durability, "", Some((&library, &synced)));
    ready(addr).await;
    let (table, tokens) = towpath_load::new_table(addr, "arriala")
        .await
        .expect("a table");
    let mut acknowledged = 0;
    for _ in 0..40 {
        for token in &tokens {
            let path = format!("/api/tables/{table}/frame");
            let frame = get(addr, &path, Some(token)).await.expect("a frame");
            let frame: Value = serde_json::from_str(&frame).expect("JSON");
            if frame["choices"] == json!([]) {
                continue;
            }
            let path = format!("/api/tables/{table}/requests");
            let request = json!({"do": "act", "version": frame["version"], "choice": 0});
            let done = post(addr, &path, Some(token), &request)
                .await
                .expect("it is done");
            acknowledged = done["version"].as_u64().expect("a version");
        }
    }
    server.kill();
    let file = synced.join("towpath.sqlite");
    if !file.exists() {
        return (acknowledged, 0);
    }
    let kept = tokio::task::spawn_blocking(move || {
        let location = Location::Sqlite {
            file,
            durability: Durability::Full,
        };
        let mut left = location
            .connect(Access::Write)
            .expect("what is left can be opened");
        left.count_entries(&table).expect("entries")
    });
    (acknowledged, u64::from(kept.await.expect("no panic")))
}
