//! Hostile records and editions: every one is taken or refused with a reason, in bounded time.

use crate::Round;
use crate::counts::Counts;
use crate::mutate;
use crate::server::{Plan, Process};
use crate::while_doing;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use towpath_core::Sampled;
use towpath_load::client::{get, http, post};

/// The longest that one of them may take, on a machine that does other things as well.
const LIMIT: Duration = Duration::from_secs(5);
/// Each game with a number of players.
const GAMES: [(&str, usize); 3] = [("arriala", 2), ("canal-mania", 3), ("kanal", 2)];

/// One round: so many mutated records and editions, made from real ones of each game.
///
/// # Errors
/// The text that was answered with 500 or more, took too long or killed the server.
pub async fn round(plan: &Plan, inputs: u32, seed: u64) -> Round {
    let mut server = plan.start().await?;
    let mut random = Sampled::new(seed);
    let mut records = Vec::new();
    let mut editions = Vec::new();
    for (game, players) in GAMES {
        let record = record(plan, game, players).await?;
        editions.push(edition(plan, &record).await?);
        records.push(record);
    }
    let mut counts = Counts::new();
    for number in 0..inputs {
        let game = (number % 3) as usize;
        let (path, body) = match random.below(3) {
            0 => {
                let mut edition = editions[game].clone();
                let files = edition["files"].as_array().map_or(0, Vec::len) as u32;
                let file = &mut edition["files"][random.below(files.max(1)) as usize]["text"];
                *file = mutate::text(file.as_str().unwrap_or_default(), &mut random).into();
                ("/api/editions", edition)
            }
            1 => ("/api/editions", mutate::json(&editions[game], &mut random)),
            _ => {
                let text = mutate::text(&records[game], &mut random);
                ("/api/import", json!({"record": text}))
            }
        };
        let status = send(plan, &mut server, path, &body).await;
        let status = status.map_err(|error| format!("seed {seed}, {path}: {error}\n{body}"))?;
        let name = match (path, status) {
            ("/api/import", 200) => "records taken",
            ("/api/import", _) => "records refused",
            (_, 200) => "editions taken",
            _ => "editions refused",
        };
        *counts.entry(name).or_default() += 1;
    }
    server.is_well().await?;
    plan.no_panic()?;
    Ok(counts)
}

async fn send(plan: &Plan, server: &mut Process, path: &str, body: &Value) -> Result<u16, String> {
    let (start, body) = (Instant::now(), body.to_string());
    let answer = http(plan.addr(), "POST", path, None, body.as_bytes()).await;
    if !server.is_running() {
        return Err("the server has died".to_owned());
    }
    let (status, answer) = answer.map_err(while_doing("no answer"))?;
    match (status, start.elapsed()) {
        (500.., _) => Err(format!("{status} {answer}")),
        (_, took) if took > LIMIT => Err(format!("{status} after {took:?}")),
        _ => Ok(status),
    }
}

/// The record of a game that bots have played to its end, which must be one that is taken.
async fn record(plan: &Plan, game: &str, players: usize) -> Result<String, String> {
    let bot = json!({"kind": "bot", "level": "random"});
    let settings = json!({"bot_pause": 0});
    let table = json!({"game": game, "seats": vec![bot; players], "settings": settings});
    let created = post(plan.addr(), "/api/tables", None, &table).await;
    let created = created.map_err(while_doing("a table of bots"))?;
    let path = format!(
        "/api/tables/{}",
        created["table"]["id"].as_str().unwrap_or_default()
    );
    let end = Instant::now() + Duration::from_secs(120);
    loop {
        let info = get(plan.addr(), &path, None).await;
        let info = info.map_err(while_doing("a table of bots"))?;
        let info: Value = serde_json::from_str(&info).map_err(while_doing("a table of bots"))?;
        if info["status"] == "over" {
            break;
        }
        if Instant::now() > end {
            return Err(format!("bots do not finish {game}"));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let record = get(plan.addr(), &format!("{path}/record"), None).await;
    let record = record.map_err(while_doing("a record"))?;
    let whole = post(plan.addr(), "/api/import", None, &json!({"record": record})).await;
    whole.map_err(while_doing("a whole record"))?;
    Ok(record)
}

/// The component data that a record was played with, as the server gives it.
async fn edition(plan: &Plan, record: &str) -> Result<Value, String> {
    let hash = record
        .lines()
        .find_map(|line| line.strip_prefix("edition "));
    let hash = hash.and_then(|rest| rest.split(' ').next());
    let path = format!(
        "/api/editions/{}",
        hash.ok_or("a record names its edition")?
    );
    let text = get(plan.addr(), &path, None).await;
    let text = text.map_err(while_doing("component data"))?;
    serde_json::from_str(&text).map_err(while_doing("component data"))
}
