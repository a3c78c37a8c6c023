//! A server in a process of its own: stopped by a signal, killed, and on a disk that is full. What is stored stays whole,
//! and what is said of it is true.
//!
//! This test is its own program, because it also has to be that server (`process serve DATA PORT`).

mod common;

use common::postgres::free_port;
use common::{Created, Folder};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use towpath_load::client::{http, post};
use towpath_server::config::{Config, Partial};
use towpath_server::verify::verify;
use towpath_siege::server::Process;
use towpath_store::{Durability, Location};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let [_, serve, data, port] = args.as_slice()
        && serve == "serve"
    {
        runtime.block_on(be_the_server(data, port));
        return;
    }
    runtime.block_on(after_sigterm_the_copied_file_alone_is_whole());
    println!("stopped by SIGTERM: the copied file alone is whole");
    runtime.block_on(after_sigkill_verify_says_what_is_missing());
    println!("killed: verify names the file that holds the last changes");
    runtime.block_on(on_a_full_disk_the_server_lives_and_is_not_ready());
    println!("full disk: the server lives, can be looked at, and is not ready");
}

async fn be_the_server(data: &str, port: &str) {
    let mut partial = Partial::unlimited(data.into(), None);
    partial.addr = Some(format!("127.0.0.1:{port}"));
    let none = Partial::default();
    let config = Config::merge(&partial, &none, &none).expect("a configuration");
    towpath_server::serve(config).await.expect("it serves");
}

/// A server that runs in this folder, and where it listens; no file of it may have more than so many kilobytes.
async fn start(data: &Path, kilobytes: Option<u32>) -> (Process, SocketAddr) {
    let port = free_port();
    let addr = SocketAddr::from(([127, 0, 0, 1], port));
    // The signal that goes with the limit is ignored, so that the write fails as on a full disk.
    let limit = kilobytes.map_or(String::new(), |kb| {
        format!("trap '' XFSZ; ulimit -f {kb}; ")
    });
    let mut command = Command::new("bash");
    command
        .arg("-c")
        .arg(format!("{limit}exec \"$0\" serve \"$1\" {port}"))
        .arg(std::env::current_exe().expect("this program"))
        .arg(data)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let process = Process::start(command, addr).await;
    (process.expect("it starts"), addr)
}

/// Asks a server to stop (SIGTERM) and waits until it has.
async fn terminate(mut server: Process) {
    let pid = server.id().to_string();
    let sent = Command::new("kill").args(["-TERM", &pid]).status();
    assert!(sent.expect("kill runs").success());
    let stopped = async {
        while server.is_running() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let stopped = tokio::time::timeout(Duration::from_secs(60), stopped).await;
    stopped.expect("it stops when it is asked to");
}

fn location(folder: &Path) -> Location {
    Location::Sqlite {
        file: folder.join("towpath.sqlite"),
        durability: Durability::Full,
    }
}

fn two_people() -> Value {
    json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]})
}

async fn new_table(addr: SocketAddr) -> Created {
    let created = post(addr, "/api/tables", None, &two_people()).await;
    Created::of(addr, &created.expect("a table"))
}

async fn status(addr: SocketAddr, method: &str, path: &str, body: &str) -> (u16, String) {
    let answer = http(addr, method, path, None, body.as_bytes()).await;
    answer.expect("an answer")
}

async fn after_sigterm_the_copied_file_alone_is_whole() {
    let folder = Folder::new("sigterm");
    let (server, addr) = start(&folder.0, None).await;
    for _ in 0..3 {
        let table = new_table(addr).await;
        for number in 0..5 {
            table.act_any(number).await.expect("the game runs");
        }
    }
    terminate(server).await;
    let elsewhere = Folder::new("copied");
    let name = "towpath.sqlite";
    std::fs::copy(folder.0.join(name), elsewhere.0.join(name)).expect("a copy");
    let found = verify(location(&elsewhere.0)).await.expect("it is read");
    assert_eq!((found.tables, found.entries >= 15), (3, true), "{found:?}");
    assert_eq!((found.wrong, found.notes), (vec![], vec![]));
}

async fn after_sigkill_verify_says_what_is_missing() {
    let folder = Folder::new("sigkill");
    let (server, addr) = start(&folder.0, None).await;
    new_table(addr).await;
    drop(server);
    let found = verify(location(&folder.0)).await.expect("it is read");
    assert_eq!((found.tables, found.wrong), (1, vec![]));
    let note = &found.notes[0];
    assert!(note.contains("towpath.sqlite-wal holds"), "{note}");
}

async fn on_a_full_disk_the_server_lives_and_is_not_ready() {
    let folder = Folder::new("full");
    let (_server, addr) = start(&folder.0, Some(300)).await;
    let table = new_table(addr).await;
    assert_eq!(status(addr, "GET", "/readyz", "").await.0, 200);
    let wanted = two_people().to_string();
    let mut refused = None;
    for _ in 0..400 {
        let (code, body) = status(addr, "POST", "/api/tables", &wanted).await;
        if code != 200 {
            refused = Some((code, body));
            break;
        }
    }
    let (code, body) = refused.expect("the disk is full by now");
    assert_eq!(code, 503, "{body}");
    // A tiny row may still fit in a few times, and then no more.
    let (mut code, mut body) = (200, String::new());
    for _ in 0..20 {
        if code != 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(1050)).await;
        (code, body) = status(addr, "GET", "/readyz", "").await;
    }
    assert_eq!(status(addr, "GET", "/healthz", "").await.0, 200);
    assert!(code == 503 && body.contains("not ready: "), "{code} {body}");
    let (code, lobby) = status(addr, "GET", "/api/lobby", "").await;
    assert_eq!(code, 200, "one can look: {lobby}");
    assert_eq!(table.info().await["status"], "playing");
}
