//! Editions of one's own: offered, checked, kept, played.

mod common;

use common::{Served, serve_with, text};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use towpath_load::client::{get, http, post};

async fn read(served: &Served, path: &str) -> Value {
    let body = get(served.addr, path, None).await.expect("an answer");
    serde_json::from_str(&body).expect("JSON")
}

/// Writes a game's template into a folder of its own.
fn template(game: &str, name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("towpath-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let game = towpath_games::find(game).expect("a game");
    for file in game.template_edition().files {
        std::fs::write(folder.join(&file.name), file.text.as_bytes()).expect("a file");
    }
    folder
}

fn remove(folder: &Path) {
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_offers_editions_and_people_check_name_keep_and_play_theirs() {
    let folder = template("kanal", "offered");
    let served = serve_with(|config| config.editions = vec![folder.clone()]).await;
    let listed = read(&served, "/api/editions").await;
    let listed = listed.as_array().expect("a list");
    assert_eq!(listed.len(), 4, "{listed:?}");
    assert!(listed[..3].iter().all(|one| one["origin"] == "built_in"));
    assert_eq!(
        (&listed[3]["origin"], &listed[3]["name"], &listed[3]["game"]),
        (&json!("server"), &json!("My cards"), &json!("kanal"))
    );
    assert!(!listed[3]["warnings"].as_array().expect("a list").is_empty());
    let hash = text(&listed[3]["hash"]);
    let seats = json!([{"kind": "here", "name": "Ada"}]);
    let table = served
        .create(json!({"game": "kanal", "seats": seats, "edition": hash}))
        .await;
    table.act_any(0).await.expect("the game runs");

    // Decks that it lacks are not offered.
    let unfit = read(&served, &format!("/api/games/kanal/unfit?edition={hash}")).await;
    let lacks = |deck: &str| {
        let one = json!({"players": 1, "options": {"deck": deck}});
        unfit.as_array().is_some_and(|all| all.contains(&one))
    };
    assert!(lacks("b") && !lacks("a"), "{unfit}");

    let mut own = read(&served, "/api/editions/template/arriala").await;
    own["name"] = json!("Canal of the North");
    let report = post(served.addr, "/api/editions/check", None, &own).await;
    let report = report.expect("a report");
    let sketch = json!({ "game": own["game"], "files": own["files"] });
    let shown = post(served.addr, "/api/editions/preview", None, &sketch).await;
    let shown = shown.expect("a preview");
    assert!(
        shown["board"].is_object() && shown["view"].is_object(),
        "{shown}"
    );
    let broken = json!({ "game": own["game"], "files": [] });
    let refused = post(served.addr, "/api/editions/preview", None, &broken).await;
    assert!(refused.is_err(), "{refused:?}");
    assert_eq!(
        (&report["errors"], &report["name"]),
        (&json!([]), &own["name"])
    );
    // Nothing was kept.
    let address = format!("/api/editions/{}", text(&report["hash"]));
    let (code, _) = http(served.addr, "GET", &address, None, b"")
        .await
        .expect("an answer");
    assert_eq!(code, 404);
    let kept = post(served.addr, "/api/editions", None, &own)
        .await
        .expect("it holds");
    assert_eq!(
        (&kept["hash"], &kept["origin"]),
        (&report["hash"], &json!("uploaded"))
    );
    assert_eq!(read(&served, &address).await["name"], own["name"]);
    // It is reached by its hash and not listed.
    let listed = read(&served, "/api/editions").await;
    assert_eq!(listed.as_array().map(Vec::len), Some(4));

    let board = text(&own["files"][0]["text"]);
    own["files"][0]["text"] = json!(board.replace("near = \"mill\"", "near = \"mil\""));
    let report = post(served.addr, "/api/editions/check", None, &own).await;
    let report = report.expect("a report");
    let error = &report["errors"][0];
    assert_eq!(
        (&report["hash"], &error["file"]),
        (&Value::Null, &json!("board.toml"))
    );
    assert_eq!(error["guess"], "mill");
    assert!(
        error["line"].is_u64() && error["column"].is_u64(),
        "{error}"
    );
    served.running.stop().await;
    remove(&folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_edition_is_refused_soon_and_the_server_goes_on() {
    let served = serve_with(|_| {}).await;
    let mut edition = read(&served, "/api/editions/template/canal-mania").await;
    let contracts = text(&edition["files"][1]["text"]);
    edition["files"][1]["text"] = json!(contracts.replace("value = 5", "value = 16"));
    let began = Instant::now();
    let report = post(served.addr, "/api/editions/check", None, &edition).await;
    let report = report.expect("a report");
    assert_eq!(report["errors"][0]["file"], "contracts.toml", "{report}");
    // Two seconds on a machine that has nothing else to do.
    assert!(
        began.elapsed() < Duration::from_secs(20),
        "{:?}",
        began.elapsed()
    );
    assert!(read(&served, "/api/games").await.is_array());
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_should_offer_what_cannot_be_played_does_not_start() {
    let folder = template("arriala", "wrong");
    let board = std::fs::read_to_string(folder.join("board.toml")).expect("a board");
    let broken = board.replace("cells = 5", "cells = 0");
    std::fs::write(folder.join("board.toml"), broken).expect("a file");
    let data = common::Folder::new("editions");
    let mut config = common::config(&data);
    config.editions = vec![folder.clone()];
    let started = towpath_server::start(config).await;
    let error = started.expect_err("it does not start");
    assert!(error.to_string().contains("board.toml:"), "{error}");
    remove(&folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_on_with_the_decks_that_came_with_the_program_before() {
    let served = serve_with(|_| {}).await;
    let kanal = towpath_games::find("kanal").expect("a game");
    let earlier = kanal.earlier_editions();
    let hash = earlier[0].hash();
    assert_ne!(hash, kanal.builtin_edition().hash());
    // What a server before the change has stored: the hash alone, and no component data beside it.
    let seats = json!([{"kind": "here", "name": "Ada"}]);
    let table = served
        .create(json!({"game": "kanal", "seats": seats, "edition": hash}))
        .await;
    table.act_any(0).await.expect("the game runs");

    let served = served.restart(5).await;
    let table = table.at(&served);
    table.act_any(0).await.expect("the game goes on");
    assert_eq!(table.info().await["edition"], json!(hash));
    let sent = read(&served, &format!("/api/editions/{hash}")).await;
    let deck = text(&sent["files"][1]["text"]);
    assert!(deck.contains("version = 2"), "{deck}");
    // A table that asks for nothing has the decks of today.
    let seats = json!([{"kind": "here", "name": "Ada"}]);
    let new = served
        .create(json!({"game": "kanal", "seats": seats}))
        .await;
    let newest = kanal.builtin_edition().hash();
    assert_eq!(new.info().await["edition"], json!(newest));
    served.running.stop().await;
}
