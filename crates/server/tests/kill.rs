//! The server is killed at random moments under load, and the disk forgets what was not synced: no acknowledged move
//! may be lost, none applied twice, every client goes on by itself, and every game is finished and replays.
//!
//! This test is its own program, because it also has to be the server that is killed (`kill serve DATA PORT ...`).
//! The players and the check are those of `cargo xtask siege kills`.
//! `TOWPATH_KILLS=50 cargo test -p towpath-server --test kill` kills 50 times on each database; CI does it a few times.

#[allow(dead_code, reason = "nobody signs in a second time here")]
#[path = "people/browser.rs"]
mod browser;
mod common;
#[path = "notices/killed.rs"]
mod killed;
#[path = "notices/sinks.rs"]
mod sinks;

use common::postgres::{Folder, TestPostgres, free_port};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use towpath_load::client::{get, post};
use towpath_server::config::{Config, Partial};
use towpath_siege::kills::{check, kill_under_load};
use towpath_siege::server::Process;
use towpath_store::{Access, Durability, Location};

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
    runtime.block_on(killed::kill_while_telling(""));
    println!("killed while a notice was sent on SQLite: it went out afterwards, once");
    let folder = Folder::new("kill");
    runtime.block_on(kill_many(&folder, "", kills));
    println!("killed {kills} times on SQLite: nothing lost, nothing twice, every game finished");
    let postgres = TestPostgres::start();
    runtime.block_on(killed::kill_while_telling(&postgres.database()));
    println!("killed while a notice was sent on PostgreSQL: it went out afterwards, once");
    let folder = Folder::new("kill");
    runtime.block_on(kill_many(&folder, &postgres.database(), kills));
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
    let environment = Partial::from_environment().expect("an environment");
    partial.notice_targets = environment.notice_targets;
    partial.database = (!database.is_empty()).then(|| database.to_owned());
    let none = Partial::default();
    let config = Config::merge(&partial, &none, &none).expect("a configuration");
    towpath_server::serve(config)
        .await
        .expect("the server starts");
}

/// The command that starts this program as a server.
fn serve(folder: &Path, port: u16, durability: &str, database: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command
        .arg("serve")
        .arg(folder)
        .args([&port.to_string(), durability, database])
        .stdout(Stdio::null());
    command
}

async fn kill_many(folder: &Folder, database: &str, kills: u32) {
    let port = free_port();
    let addr: SocketAddr = ([127, 0, 0, 1], port).into();
    let command = || Ok(serve(&folder.0, port, "full", database));
    let killed = kill_under_load(&command, addr, kills, u64::from(port)).await;
    let killed = killed.expect("every game goes on to its end");
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
    assert!(
        verified.tables >= killed.games,
        "{} games were finished",
        killed.games
    );
    let mut acknowledged = killed.acknowledged;
    assert!(
        acknowledged.len() > 50,
        "{} moves were acknowledged",
        acknowledged.len()
    );
    check(&location, &acknowledged)
        .await
        .expect("nothing is lost");
    // A move that was never stored must be missed, or the check is worth nothing.
    let table = acknowledged.keys().next().expect("a move").0.clone();
    acknowledged.insert((table, 1_000_000), "no such move".to_owned());
    let lost = check(&location, &acknowledged).await;
    assert!(lost.is_err(), "the check does not notice a lost move");
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
    let mut command = serve(&data, port, durability, "");
    command
        .env("LD_PRELOAD", &library)
        .env("FAULT_DATA", &data)
        .env("FAULT_SYNCED", &synced);
    let server = Process::start(command, addr).await;
    let mut server = server.expect("the server starts");
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
