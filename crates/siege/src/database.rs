//! PostgreSQL stops answering, or crashes and comes back: the server answers meanwhile with errors and not with silence,
//! and every acknowledged move is there afterwards.

use crate::Round;
use crate::counts::Counts;
use crate::kills;
use crate::postgres::TestPostgres;
use crate::seat::Table;
use crate::server::Plan;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use towpath_core::Sampled;
use towpath_load::client::http;

/// How long any answer may take while the database is silent: longer than the server's own time-out.
const ANSWER: Duration = Duration::from_secs(30);

/// One round: play, the database stops for a while or crashes, play goes on.
///
/// # Errors
/// What was lost, or was not answered.
pub async fn round(plan: &Plan, postgres: &TestPostgres, seed: u64) -> Round {
    let mut server = plan.start().await?;
    let mut random = Sampled::new(seed);
    // A game that cannot end within a round: Kanal takes 350 decisions and more.
    let table = Table::new(plan.addr(), "kanal", 2).await?;
    let mut acknowledged = BTreeMap::new();
    let mut counts = Counts::new();
    for _ in 0..3 {
        play(&table, 20, &mut random, &mut acknowledged).await;
        if random.below(2) == 0 {
            postgres.signal_all("STOP");
            let silent = while_silent(&table, &mut random, &mut acknowledged).await;
            postgres.signal_all("CONT");
            silent?;
            *counts.entry("stops").or_default() += 1;
        } else {
            postgres.crash_and_restart();
            *counts.entry("crashes").or_default() += 1;
        }
        let before = acknowledged.len();
        let end = Instant::now() + ANSWER;
        while acknowledged.len() < before + 5 {
            if Instant::now() > end {
                return Err("the server does not find its database again".to_owned());
            }
            play(&table, 5, &mut random, &mut acknowledged).await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    server.is_well().await?;
    server.kill();
    plan.verify()?;
    plan.no_panic()?;
    kills::check(&plan.location(), &acknowledged).await?;
    counts.insert("acknowledged moves", acknowledged.len() as u64);
    Ok(counts)
}

/// While the database says nothing a request is answered with an error in time, and the server is alive.
async fn while_silent(
    table: &Table,
    random: &mut Sampled,
    acknowledged: &mut BTreeMap<(String, u64), String>,
) -> Result<(), String> {
    let start = Instant::now();
    let alive = http(table.addr, "GET", "/healthz", None, b"").await;
    let (status, _) =
        alive.map_err(|error| format!("/healthz while the database is silent: {error}"))?;
    if status != 200 || start.elapsed() > Duration::from_secs(2) {
        return Err(format!("/healthz: {status} after {:?}", start.elapsed()));
    }
    let start = Instant::now();
    let lobby = http(table.addr, "GET", "/api/lobby", None, b"").await;
    lobby.map_err(|error| format!("/api/lobby while the database is silent: {error}"))?;
    play(table, 1, random, acknowledged).await;
    match start.elapsed() > ANSWER {
        true => Err(format!("answers took {:?}", start.elapsed())),
        false => Ok(()),
    }
}

/// Makes some decisions by the hints of a house bot and notes what was acknowledged; errors are expected and end it.
pub(crate) async fn play(
    table: &Table,
    decisions: u32,
    random: &mut Sampled,
    acknowledged: &mut BTreeMap<(String, u64), String>,
) {
    let first = random.below(table.tokens.len() as u32) as usize;
    for _ in 0..decisions {
        for seat in (0..table.tokens.len()).map(|n| (n + first) % table.tokens.len()) {
            let frame = table.get("/frame", Some(&table.tokens[seat])).await;
            let Some(version) = frame.ok().and_then(|frame| frame["version"].as_u64()) else {
                return;
            };
            let hint = json!({"do": "hint", "bot": "random"});
            let Ok((status, hint)) = table.ask(seat, &hint).await else {
                return;
            };
            let Some(action) = hint["choice"]["notation"]
                .as_str()
                .filter(|_| status == 200)
            else {
                // It is not this seat's turn, or the server cannot say.
                continue;
            };
            let choice = &hint["choice"]["choice"];
            let request = json!({"do": "act", "version": version, "choice": choice});
            match table.ask(seat, &request).await {
                Ok((200, _)) => {
                    acknowledged.insert((table.id.clone(), version + 1), action.to_owned());
                }
                _ => return,
            }
            break;
        }
    }
}
