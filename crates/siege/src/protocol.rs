//! Arbitrary messages over WebSockets and HTTP: valid ones with something wrong in them, and raw bytes.

use crate::Round;
use crate::counts::Counts;
use crate::mutate;
use crate::seat::Table;
use crate::server::Plan;
use crate::while_doing;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use towpath_core::Sampled;
use towpath_load::client::{Client, get, http};

/// One round: so many messages, half of them over a WebSocket, and a table that must still be playable.
///
/// # Errors
/// The message that was answered with 500 or more, or killed the server.
pub async fn round(plan: &Plan, messages: u32, seed: u64) -> Round {
    let mut server = plan.start().await?;
    let mut random = Sampled::new(seed);
    let table = Table::new(plan.addr(), "arriala", 2).await?;
    let page = get(plan.addr(), "/api/openapi.json", None).await;
    let page = page.map_err(while_doing("the API's description"))?;
    let page: Value = serde_json::from_str(&page).map_err(while_doing("the API's description"))?;
    let paths: Vec<(String, String)> = endpoints(&page, &table);
    let mut counts = Counts::new();
    let mut client = None;
    for _ in 0..messages {
        match random.below(10) {
            0..=5 => {
                socket_message(&table, &mut client, &mut random).await?;
                *counts.entry("WebSocket messages").or_default() += 1;
            }
            6..=8 => {
                http_request(&table, &paths, &mut random).await?;
                *counts.entry("HTTP requests").or_default() += 1;
            }
            _ => {
                raw_bytes(&table, &mut random).await?;
                *counts.entry("raw requests").or_default() += 1;
            }
        }
        if !server.is_running() {
            return Err(format!("the server has died, seed {seed}"));
        }
    }
    server.is_well().await?;
    plan.no_panic()?;
    // Another table is untouched.
    let other = Table::new(plan.addr(), "arriala", 2).await?;
    other.act(&mut random).await?;
    let metrics = get(plan.addr(), "/metrics", None)
        .await
        .map_err(while_doing("/metrics"))?;
    let failures = metrics
        .lines()
        .find(|line| line.starts_with("towpath_http_total{class=\"5xx\"}"));
    match failures.and_then(|line| line.split(' ').nth(1)) {
        Some("0") => Ok(counts),
        other => Err(format!("answers of 500 and more: {other:?}")),
    }
}

/// Methods and addresses, with ids that are there.
fn endpoints(page: &Value, table: &Table) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (path, methods) in page["paths"].as_object().into_iter().flatten() {
        let path = path
            .replace("{id}", &table.id)
            .replace("{table}", &table.id);
        let path = path
            .replace("{game}", "arriala")
            .replace("{version}", "0")
            .replace("{seat}", "0");
        // It waits for news, on purpose.
        if path.ends_with("/wait") || path.ends_with("/live") {
            continue;
        }
        for method in methods.as_object().into_iter().flatten() {
            all.push((method.0.to_uppercase(), path.clone()));
        }
    }
    all
}

/// Requests as clients send them.
fn requests() -> [Value; 12] {
    [
        json!({"do": "act", "version": 0, "choice": 0}),
        json!({"do": "act", "version": 0, "choice": "end"}),
        json!({"do": "plan", "version": 0, "choices": [0, "end"]}),
        json!({"do": "undo", "version": 1, "back": "step"}),
        json!({"do": "end_turn", "version": 0}),
        json!({"do": "why_not", "action": "lock c4"}),
        json!({"do": "what_if", "choices": [0, 1]}),
        json!({"do": "hint", "bot": "eager"}),
        json!({"do": "chat", "text": "hello"}),
        json!({"do": "mute", "whom": 1, "mute": true}),
        json!({"do": "vote_end", "agree": false}),
        json!({"do": "take_back"}),
    ]
}

async fn socket_message(
    table: &Table,
    client: &mut Option<Client>,
    random: &mut Sampled,
) -> Result<(), String> {
    let requests = requests();
    let request = &requests[random.below(requests.len() as u32) as usize];
    let messages = [
        json!({"type": "request", "id": 1, "request": request}),
        json!({"type": "hello", "tokens": [table.tokens[0]], "since": 0, "changes": true}),
        json!({"type": "look", "look": "spectator"}),
        json!({"type": "ping"}),
    ];
    let message = &messages[[0, 0, 0, 0, 1, 2, 3][random.below(7) as usize]];
    let text = match random.below(3) {
        0 => mutate::text(&message.to_string(), random),
        1 => mutate::json(message, random).to_string(),
        _ => message.to_string(),
    };
    if client.is_none() || random.below(40) == 0 {
        let new = Client::connect(table.addr, &table.id).await;
        let mut new = new.map_err(while_doing("a connection"))?;
        if random.below(4) > 0 {
            let _ = new.hello(&table.tokens[..1], None).await;
        }
        *client = Some(new);
    }
    if let Some(open) = client {
        // The server may say goodbye at any time; that is an answer.
        let sent = open.send_text(&text).await;
        let heard = timeout(Duration::from_millis(2), open.hear()).await;
        if sent.is_err() || matches!(heard, Ok(Err(_))) {
            *client = None;
        }
    }
    Ok(())
}

async fn http_request(
    table: &Table,
    paths: &[(String, String)],
    random: &mut Sampled,
) -> Result<(), String> {
    let requests = requests();
    let bodies = [
        requests[random.below(requests.len() as u32) as usize].clone(),
        json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "easy"}]}),
        json!({"name": "Ada", "seat": 0}),
        json!({"tokens": [table.tokens[0]]}),
        json!({"seats": [{"table": table.id, "token": table.tokens[0]}]}),
    ];
    let (method, path) = match paths.is_empty() {
        true => return Err("the API describes nothing".to_owned()),
        false => &paths[random.below(paths.len() as u32) as usize],
    };
    let body = mutate::json(&bodies[random.below(5) as usize], random).to_string();
    let path = match random.below(4) {
        0 => mutate::text(path, random).replace(|c: char| !c.is_ascii_graphic(), "%20"),
        _ => path.clone(),
    };
    let token = [Some(table.tokens[0].as_str()), Some("wrong"), None][random.below(3) as usize];
    let answer = http(table.addr, method, &path, token, body.as_bytes()).await;
    match answer {
        Ok((500.., answer)) => Err(format!("{method} {path} {body}: {answer}")),
        // What is no HTTP at all may be hung up on.
        Ok(_) | Err(_) => Ok(()),
    }
}

async fn raw_bytes(table: &Table, random: &mut Sampled) -> Result<(), String> {
    let whole = format!(
        "POST {} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         authorization: Bearer {}\r\ncontent-length: 12\r\n\r\n{{\"do\":\"act\"}}",
        table.path("/requests"),
        table.addr,
        table.tokens[0]
    );
    let stream = TcpStream::connect(table.addr).await;
    let mut stream = stream.map_err(while_doing("a connection"))?;
    // A server that hangs up on nonsense does the right thing.
    let _ = stream
        .write_all(mutate::text(&whole, random).as_bytes())
        .await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let read = timeout(Duration::from_secs(1), stream.read_to_end(&mut answer)).await;
    match (read, answer.starts_with(b"HTTP/1.1 5")) {
        (_, true) => Err(String::from_utf8_lossy(&answer).into_owned()),
        _ => Ok(()),
    }
}
