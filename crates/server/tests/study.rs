//! Studies: positions with a line of play, worked out anew for every answer.

mod common;

use common::{Served, serve, text};
use serde_json::{Value, json};
use towpath_load::client::http;

const START: &str = "title A gap
game arriala
players 3
given
  workers red 16 18 moissac
  workers yellow 17
  hand red lock
  turn red points 5";

async fn ask(served: &Served, body: Value) -> (u16, Value) {
    let body = body.to_string();
    let (status, answer) = http(served.addr, "POST", "/api/study", None, body.as_bytes())
        .await
        .expect("an answer");
    let answer = serde_json::from_str(&answer).unwrap_or(Value::Null);
    (status, answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_plays_on_from_what_it_is_sent_and_keeps_nothing() {
    let served = serve().await;
    let start = json!({ "scenario": START });
    let (status, opened) = ask(&served, json!({ "start": start, "board": true })).await;
    assert_eq!(status, 200, "{opened}");
    assert_eq!(opened["frame"]["look"]["seat"], 0);
    assert!(opened["board"].is_object() && opened["line"] == json!([]));
    assert!(
        opened["frame"]["choices"]
            .as_array()
            .is_some_and(|all| all.len() > 5)
    );

    let act = json!({ "do": "act", "version": 0, "choice": "draw" });
    let (status, acted) = ask(&served, json!({ "start": start, "request": act })).await;
    assert_eq!(
        (status, &acted["reply"]["reply"]),
        (200, &json!("done")),
        "{acted}"
    );
    let line = acted["line"].clone();
    assert!(
        text(&line[0]).starts_with("p1 does draw => card="),
        "{line}"
    );
    // The same question gets the same answer, and what was drawn stays drawn.
    let (_, again) = ask(&served, json!({ "start": start, "line": line })).await;
    assert_eq!(again["frame"]["view"], acted["frame"]["view"]);
    assert_eq!(again["frame"]["undo"]["steps"], 1);

    let (_, over) = ask(&served, json!({ "start": start, "line": line, "guess": 1 })).await;
    assert_eq!(over["guesses"].as_array().map(Vec::len), Some(5));
    let hint = json!({ "do": "hint" });
    let (status, hinted) = ask(&served, json!({ "start": start, "request": hint })).await;
    assert_eq!(status, 200, "{hinted}");
    assert!(
        hinted["reply"]["advice"]
            .as_array()
            .is_some_and(|all| !all.is_empty())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_hold_is_named() {
    let served = serve().await;
    let refused = async |body: Value, message: &str| {
        let (status, answer) = ask(&served, body).await;
        assert!((400..500).contains(&status), "{status} {answer}");
        assert!(text(&answer["message"]).contains(message), "{answer}");
    };
    let scenario =
        |from: &str, to: &str| json!({ "start": { "scenario": START.replace(from, to) } });
    refused(
        scenario("workers red 16", "wokers red 16"),
        "scenario:5: 'wokers'",
    )
    .await;
    refused(scenario("red 16 18", "red 16 16"), "scenario:5: ").await;
    refused(
        scenario("game arriala", "game chess"),
        "there is no game 'chess'",
    )
    .await;
    refused(scenario("players 3", "players 9"), "scenario:3: ").await;
    refused(
        scenario("points 5", "points 5\nthen\n  red does fly"),
        "scenario:10: ",
    )
    .await;
    let start = json!({ "scenario": START });
    let illegal = json!(["p1 does walk red 18 to 17"]);
    refused(
        json!({ "start": start, "line": illegal }),
        "refused by AR-MOVE-1",
    )
    .await;
    refused(
        json!({ "start": start, "line": ["p1 does end\np2 does end"] }),
        "more than one line",
    )
    .await;
    refused(json!({ "start": start, "edition": "00" }), "component data").await;
    refused(
        json!({ "start": start, "look": { "seat": 7 } }),
        "no such seat",
    )
    .await;
    let stale = json!({ "do": "act", "version": 4, "choice": 0 });
    refused(
        json!({ "start": start, "request": stale }),
        "another by now",
    )
    .await;
    let undo = json!({ "do": "undo", "version": 0, "back": "step" });
    refused(json!({ "start": start, "request": undo }), "no table").await;
    refused(
        json!({ "start": { "lesson": { "id": "x", "step": 0 } } }),
        "no such lesson",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_judged_and_points_at_what_leads_on() {
    let served = serve().await;
    let start = json!({ "lesson": { "id": "arriala-gap", "step": 0 } });
    let (status, opened) = ask(&served, json!({ "start": start })).await;
    assert_eq!(status, 200, "{opened}");
    assert_eq!(
        opened["step"]["point"]["notation"],
        "walk red moissac to 19"
    );
    let act = |choice: &str| json!({ "do": "act", "version": 0, "choice": choice });
    let (_, wrong) = ask(
        &served,
        json!({ "start": start, "line": [], "request": act("place 19") }),
    )
    .await;
    assert_eq!(wrong["step"]["answer"], "arriala-gap-fill-dear");
    let right = act("walk red moissac to 19");
    let (_, right) = ask(
        &served,
        json!({ "start": start, "line": [], "request": right }),
    )
    .await;
    assert_eq!(right["step"]["reached"], true);
    // What chance gives in a step is fixed.
    let start = json!({ "lesson": { "id": "arriala-gap", "step": 6 } });
    let (_, drawn) = ask(
        &served,
        json!({ "start": start, "line": [], "request": act("draw") }),
    )
    .await;
    assert_eq!(drawn["line"], json!(["p1 does draw => card=move-4"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_notes_of_a_game_are_told_and_those_of_no_game_are_not_found() {
    let served = serve().await;
    let get = async |path: &str| {
        let (status, body) = http(served.addr, "GET", path, None, b"")
            .await
            .expect("an answer");
        let body: Value = serde_json::from_str(&body).unwrap_or(Value::Null);
        (status, body)
    };
    let (status, notes) = get("/api/games/kanal/notes").await;
    assert_eq!(status, 200);
    let all = notes.as_array().expect("a list");
    let bridge = all.iter().find(|note| note["id"] == "note-kanal-bridge");
    let expected = json!({
        "id": "note-kanal-bridge",
        "rule": "KA-ACTV-1",
        "when": [{ "told": false, "key": "kanal-now-lay", "part": ["piece", "kanal-piece-bridge"] }],
        "taught": ["kanal-smoke"],
    });
    assert_eq!(bridge, Some(&expected));
    assert!(all.iter().any(|note| note["when"][0]["told"] == true));
    assert_eq!(get("/api/games/chess/notes").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_judged_by_what_the_line_is_worth() {
    let served = serve().await;
    let (status, list) = http(served.addr, "GET", "/api/puzzles", None, b"")
        .await
        .expect("an answer");
    let list: Value = serde_json::from_str(&list).expect("JSON");
    assert_eq!(
        (status, list["today"].as_array().map(Vec::len)),
        (200, Some(3))
    );
    let first = &list["puzzles"][0];
    let start = json!({ "puzzle": { "game": first["game"], "id": first["id"] } });
    let (status, mut now) = ask(&served, json!({ "start": start })).await;
    assert_eq!(status, 200, "{now}");
    let seat = now["puzzle"]["seat"].clone();
    assert_eq!(now["frame"]["look"]["seat"], seat);
    while now["puzzle"]["over"] == json!(false) {
        let choice = now["puzzle"]["point"]["choice"].clone();
        let act = json!({ "do": "act", "version": now["frame"]["version"], "choice": choice });
        let body = json!({ "start": start, "line": now["line"], "request": act });
        (_, now) = ask(&served, body).await;
    }
    assert_eq!(now["puzzle"]["solved"], true, "{}", now["puzzle"]);
    assert_eq!(now["puzzle"]["value"], now["puzzle"]["best"]);
    assert!(
        now["puzzle"]["gains"]
            .as_array()
            .is_some_and(|all| !all.is_empty())
    );
    // A try that has ended is over.
    assert_eq!(now["frame"]["choices"], json!([]));
    let none = json!({ "start": { "puzzle": { "game": "kanal", "id": "none" } } });
    assert_eq!(ask(&served, none).await.0, 404);
}
