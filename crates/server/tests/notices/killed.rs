//! The server is killed while a message is on its way: it goes out after the restart, and once.

use crate::browser::{Authenticator, Browser};
use crate::common::postgres::{Folder, free_port};
use crate::serve;
use crate::sinks::{Answer, Sink};
use serde_json::{Value, json};
use std::net::SocketAddr;
use towpath_load::client::{get, post};
use towpath_siege::server::Process;

/// What a seat can do, and at which version.
async fn frame(addr: SocketAddr, table: &str, token: &str) -> Value {
    let path = format!("/api/tables/{table}/frame");
    let frame = get(addr, &path, Some(token)).await.expect("a frame");
    serde_json::from_str(&frame).expect("JSON")
}

/// The move is kept and the message has not been taken when the server dies. Whoever hangs up is told again, with the same id.
pub async fn kill_while_telling(database: &str) {
    let folder = Folder::new("kill-notices");
    let port = free_port();
    let addr: SocketAddr = ([127, 0, 0, 1], port).into();
    let mut sink = Sink::start().await;
    let target = sink.addr.to_string();
    let start = || {
        let mut command = serve(&folder.0, port, "full", database);
        command.env("TOWPATH_NOTICE_TARGET", &target);
        command
    };
    let server = Process::start(start(), addr).await;
    let mut server = server.expect("the server starts");
    let mut ada = Browser::new(addr);
    ada.sign_up("Ada", &mut Authenticator::new()).await;
    let channel = json!({"kind": "webhook", "url": sink.url()});
    let wanted = json!({"channel": channel, "language": "en", "utc_offset": 0});
    ada.done("/api/account/notices/channels", wanted).await;
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
    let wanted = json!({"game": "arriala", "seats": seats});
    let made = post(addr, "/api/tables", None, &wanted).await;
    let made = made.expect("a table");
    let table = made["table"]["id"].as_str().expect("an id").to_owned();
    let token = |seat: usize| made["links"][seat]["token"].as_str().expect("a token");
    let first = frame(addr, &table, token(0)).await["to_act"][0].clone();
    let first = first.as_u64().expect("a seat") as usize;
    let kept = json!({"tables": [{"table": table, "tokens": [token(1 - first)]}]});
    ada.done("/api/account/seats", kept).await;

    sink.answer(Answer::Hang);
    let mut version = Value::Null;
    loop {
        let now = frame(addr, &table, token(first)).await;
        if now["choices"].as_array().expect("choices").is_empty() {
            break;
        }
        let request = json!({"do": "act", "version": now["version"], "choice": 0});
        let path = format!("/api/tables/{table}/requests");
        let done = post(addr, &path, Some(token(first)), &request).await;
        version = done.expect("it is done")["version"].clone();
    }
    let before = sink.next().await;
    server.kill();

    sink.answer(Answer::Status(200));
    let server = Process::start(start(), addr).await;
    let mut server = server.expect("the server starts again");
    let after = sink.next().await;
    assert_eq!(before.headers["webhook-id"], after.headers["webhook-id"]);
    let told = &after.json()["data"]["tables"][0];
    assert_eq!(
        (&told["table"], &told["version"]),
        (&json!(table), &version)
    );
    sink.silence().await;
    // What has arrived is not sent again.
    server.kill();
    let server = Process::start(start(), addr).await;
    let mut server = server.expect("the server starts once more");
    sink.silence().await;
    server.kill();
}
