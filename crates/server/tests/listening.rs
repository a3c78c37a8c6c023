//! Where the server listens: in a folder of its host, on a Unix socket, and apart for whoever looks after it.

mod common;

use common::{serve, serve_with};
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;
use towpath_load::client::{get, http, post};
use towpath_server::config::Base;

async fn status(addr: SocketAddr, path: &str) -> u16 {
    let answer = http(addr, "GET", path, None, b"").await;
    answer.expect("an answer").0
}

/// Asks over a Unix socket; the whole answer.
async fn ask_locally(socket: &Path, request: &str) -> String {
    let mut stream = UnixStream::connect(socket).await.expect("it listens");
    let text = format!("{request}host: x\r\nconnection: close\r\n\r\n");
    stream.write_all(text.as_bytes()).await.expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn below_a_folder_everything_is_there_and_nothing_is_elsewhere() {
    let served = serve_with(|config| config.base = Base::read("/towpath").expect("a folder")).await;
    let games = get(served.addr, "/towpath/api/games", None).await;
    assert!(games.expect("the games").contains("arriala"));
    let table = json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]});
    let made = post(served.addr, "/towpath/api/tables", None, &table).await;
    let id = made.expect("a table")["table"]["id"].to_string();
    assert_eq!(id.len(), 14, "{id}");
    for (path, wanted) in [
        ("/towpath/t/x", 200),
        ("/towpath/healthz", 200),
        ("/healthz", 200),
        ("/towpath", 308),
        ("/", 308),
        ("/api/games", 404),
        ("/towpaths/api/games", 404),
        ("/towpath/api/nothing", 404),
        ("/t/x", 404),
    ] {
        assert_eq!(status(served.addr, path).await, wanted, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_have_an_address_of_their_own_if_they_are_given_one() {
    let open = serve().await;
    assert_eq!(status(open.addr, "/metrics").await, 200);
    let apart = serve_with(|config| config.admin_addr = Some(([127, 0, 0, 1], 0).into())).await;
    let admin = apart.running.admin_addr.expect("it listens there");
    assert_eq!(status(apart.addr, "/metrics").await, 404);
    let metrics = get(admin, "/metrics", None).await.expect("metrics");
    assert!(metrics.contains("towpath_decisions_total 0"), "{metrics}");
    assert_eq!(status(admin, "/readyz").await, 200);
    assert_eq!(status(admin, "/api/games").await, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_unix_socket_is_for_proxies_and_goes_with_the_server() {
    let folder = common::Folder::new("socket");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let socket = folder.0.join("towpath.sock");
    // What a killed server has left.
    drop(std::os::unix::net::UnixListener::bind(&socket).expect("a socket"));
    let served = serve_with(|config| {
        config.socket = Some(socket.clone());
        config.limits.requests_per_second = 1.0;
    })
    .await;
    let mode = std::os::unix::fs::MetadataExt::mode(&socket.metadata().expect("it is there"));
    assert_eq!(mode & 0o777, 0o660);
    let ask = "GET /api/version HTTP/1.1\r\n";
    let mut refused = 0;
    for visitor in 0..40 {
        let request = format!("{ask}x-forwarded-for: 9.9.9.{visitor}\r\n");
        let answer = ask_locally(&socket, &request).await;
        refused += u32::from(!answer.starts_with("HTTP/1.1 200"));
    }
    assert_eq!(refused, 0, "each is a client of its own");
    for _ in 0..40 {
        let request = format!("{ask}x-forwarded-for: 9.9.9.200\r\n");
        let answer = ask_locally(&socket, &request).await;
        refused += u32::from(answer.starts_with("HTTP/1.1 429"));
    }
    assert!(refused > 0, "the proxy's word is taken");
    served.running.stop().await;
    assert!(!socket.exists());
}
