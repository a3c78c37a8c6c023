//! Who plays alone with bots may have them hurry, and anybody may ask what a thing is.

mod common;

use common::{Created, next, serve};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The usual pause before each decision of a bot.
const PAUSE: Duration = Duration::from_millis(900);

/// The person in the first seat asks for bots without a pause and passes so many turns. Gives how many decisions the bots
/// made meanwhile, and how long they took.
async fn hurried(table: &Created, turns: usize) -> (u32, Duration) {
    let mut client = table.connect(&[0], None).await;
    next(&mut client, "welcome").await;
    let pace = json!({"type": "pace", "bot_pause": 0}).to_string();
    client.send_text(&pace).await.expect("sent");
    // What comes after it on the same connection is dealt with after it.
    let asked = json!({"type": "request", "id": 1, "request": {"do": "about", "seat": 0, "target": "draw"}});
    client.send_text(&asked.to_string()).await.expect("sent");
    next(&mut client, "reply").await;
    let mut decisions = 0;
    let mut lasted = Duration::ZERO;
    for _ in 0..turns {
        let before = mine(table).await["version"].as_u64().expect("a version");
        let began = Instant::now();
        table.act(0, "end").await;
        let after = mine(table).await["version"].as_u64().expect("a version");
        lasted += began.elapsed();
        // One of them was the person's own.
        decisions += (after - before - 1) as u32;
    }
    (decisions, lasted)
}

/// The table as soon as the first seat has to decide.
async fn mine(table: &Created) -> Value {
    loop {
        let frame = table.frame(0).await;
        if frame["to_act"] == json!([0]) {
            return frame;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn bots_hurry_for_the_only_person() {
    let served = serve().await;
    let table = served
        .create(json!({
            "game": "arriala",
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}],
        }))
        .await;
    let (decisions, lasted) = hurried(&table, 6).await;
    assert!(decisions >= 6, "{decisions} decisions");
    assert!(
        lasted < decisions * PAUSE,
        "{decisions} decisions in {lasted:?}"
    );
}

#[tokio::test]
async fn where_others_play_nobody_hurries_the_bots() {
    let served = serve().await;
    let table = served
        .create(json!({
            "game": "arriala",
            "seats": [
                {"kind": "here", "name": "Ada"},
                {"kind": "here", "name": "Ben"},
                {"kind": "bot", "level": "random"},
            ],
        }))
        .await;
    let mut client = table.connect(&[0], None).await;
    next(&mut client, "welcome").await;
    let pace = json!({"type": "pace", "bot_pause": 0}).to_string();
    client.send_text(&pace).await.expect("sent");
    // Whoever begins: once Ben has passed, it is the bot's turn.
    loop {
        match table.frame(0).await["to_act"][0].as_u64() {
            Some(0) => {
                table.act(0, "end").await;
            }
            Some(1) => break,
            _ => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
    let began = Instant::now();
    table.act(1, "end").await;
    while table.frame(0).await["to_act"][0] == 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(began.elapsed() >= PAUSE, "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_thing_says_what_it_is() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let (status, about) = table
        .ask(0, json!({"do": "about", "target": {"card": "move_4"}}))
        .await;
    assert_eq!(status, 200, "{about}");
    assert_eq!(about["reply"], "about");
    assert_eq!(about["rule"], "AR-CARD-2");
    assert!(
        about["lines"]
            .as_array()
            .is_some_and(|lines| lines.len() == 2),
        "{about}"
    );
    let (status, refused) = table
        .ask(0, json!({"do": "about", "target": {"stop": 99}}))
        .await;
    assert_eq!(status, 400, "{refused}");
}
