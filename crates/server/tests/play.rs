//! Playing: over HTTP and over the WebSocket, undo, why-not, what-if, ends of turns, history.

mod common;

use common::{next, serve, text};
use serde_json::{Value, json};
use towpath_load::client::{get, http, post};

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_done_once_however_often_it_is_sent() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let frame = table.frame(0).await;
    assert_eq!(frame["version"], 0);
    let acting = frame["to_act"][0].as_u64().expect("a seat") as usize;
    let frame = table.frame(acting).await;
    assert!(frame["choices"].as_array().expect("choices").len() > 1);
    let (first, second) = (0, 1);
    let act = |choice: u32| json!({"do": "act", "version": 0, "choice": choice});
    let (status, reply) = table.ask(acting, act(first)).await;
    assert_eq!(
        (status, &reply["repeated"]),
        (200, &json!(false)),
        "{reply}"
    );
    let (status, reply) = table.ask(acting, act(first)).await;
    assert_eq!((status, &reply["repeated"]), (200, &json!(true)), "{reply}");
    assert_eq!(reply["version"], 1);
    let (status, reply) = table.ask(acting, act(second)).await;
    assert_eq!((status, &reply["code"]), (409, &json!("stale")), "{reply}");
    assert_eq!(reply["version"], 1, "{reply}");
    let (status, reply) = table.ask(1 - acting, act(first)).await;
    assert_eq!((status, &reply["code"]), (409, &json!("stale")), "{reply}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_and_resumes_where_they_left_off() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut ada = table.connect(&[0], None).await;
    let welcome = next(&mut ada, "welcome").await;
    assert_eq!(
        (&welcome["protocol"], &welcome["seats"]),
        (&json!(2), &json!([0]))
    );
    let board = get(served.addr, &table.path("/board"), None).await;
    let board: Value = serde_json::from_str(&board.expect("a board")).expect("JSON");
    assert_eq!(welcome["board"], board);
    assert_eq!(next(&mut ada, "frame").await["frame"]["version"], 0);
    let mut spectator = table.connect(&[], None).await;
    let frame = next(&mut spectator, "frame").await;
    assert_eq!(frame["frame"]["look"], "spectator");
    assert_eq!(frame["frame"]["choices"], json!([]));
    for number in 0..3 {
        table.act_any(number).await.expect("the game runs");
        let frame = next(&mut ada, "frame").await["frame"].clone();
        assert_eq!(
            (&frame["version"], &frame["log_after"]),
            (&json!(number + 1), &json!(number))
        );
        assert_eq!(
            next(&mut spectator, "frame").await["frame"]["version"],
            number + 1
        );
    }
    drop(ada);
    table.act_any(3).await.expect("the game runs");
    let mut ada = table.connect(&[0], Some(3)).await;
    let frame = next(&mut ada, "frame").await["frame"].clone();
    assert_eq!(
        (&frame["version"], &frame["log_after"]),
        (&json!(4), &json!(3))
    );
    let log = frame["log"].as_array().expect("a log");
    assert!(
        !log.is_empty() && log.iter().all(|line| line["entry"] == 4),
        "{log:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_can_be_taken_back_and_the_log_follows() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
    // Any decision without a random outcome can be taken back.
    let choices = table.frame(seat).await["choices"].clone();
    let mut taken = None;
    for choice in 0..choices.as_array().expect("choices").len() {
        let request = json!({"do": "what_if", "version": 0, "choices": [choice]});
        let (status, trial) = table.ask(seat, request).await;
        assert_eq!(status, 200, "{trial}");
        if trial["unknown"] == false {
            assert_eq!(trial["tried"], 1);
            taken = Some(choice);
            break;
        }
    }
    let before = table.frame(seat).await;
    table
        .act(seat, taken.expect("something that can be known"))
        .await;
    let frame = table.frame(seat).await;
    assert_eq!(frame["undo"]["steps"], 1, "{frame}");
    let mut client = table.connect(&[seat], Some(1)).await;
    next(&mut client, "frame").await;
    let (status, reply) = table
        .ask(seat, json!({"do": "undo", "version": 1, "back": "turn"}))
        .await;
    assert_eq!((status, &reply["version"]), (200, &json!(2)), "{reply}");
    let frame = next(&mut client, "frame").await["frame"].clone();
    assert_eq!(
        (&frame["version"], &frame["log_after"]),
        (&json!(2), &json!(0))
    );
    assert_eq!(frame["view"], before["view"]);
    let (status, reply) = table
        .ask(seat, json!({"do": "undo", "version": 2, "back": "step"}))
        .await;
    assert_eq!((status, &reply["code"]), (409, &json!("nothing_to_undo")));
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_names_the_rule() {
    let served = serve().await;
    let table = served.two_people(json!({"hints": "always"})).await;
    let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
    // A hint says how a choice is written.
    let (_, hint) = table
        .ask(seat, json!({"do": "hint", "bot": "random"}))
        .await;
    let action = hint["choice"]["notation"].clone();
    let (_, verdict) = table
        .ask(seat, json!({"do": "why_not", "action": action}))
        .await;
    assert_eq!(
        (&verdict["allowed"], &verdict["why"]),
        (&json!(true), &Value::Null)
    );
    let (_, verdict) = table
        .ask(1 - seat, json!({"do": "why_not", "action": action}))
        .await;
    assert_eq!(
        (&verdict["allowed"], &verdict["why"]["key"]),
        (&json!(false), &json!("table-not-to-act"))
    );
    let (status, error) = table
        .ask(seat, json!({"do": "why_not", "action": "fly to the moon"}))
        .await;
    assert_eq!((status, &error["code"]), (422, &json!("not_understood")));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_moment_can_be_looked_at_again() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut views = Vec::new();
    for number in 0..12 {
        views.push(table.frame(0).await["view"].clone());
        table.act_any(number).await.expect("the game runs");
    }
    for (version, view) in views.iter().enumerate() {
        let path = table.path(&format!("/history/{version}"));
        let frame = get(served.addr, &path, Some(&table.tokens[0]))
            .await
            .expect("a frame");
        let frame: Value = serde_json::from_str(&frame).expect("JSON");
        assert_eq!(frame["view"], *view, "at {version}");
    }
    let path = table.path("/history/99");
    assert!(get(served.addr, &path, None).await.is_err());
    for look in ["everything", "1"] {
        let path = table.path(&format!("/history/3?look={look}"));
        let (status, _) = http(served.addr, "GET", &path, Some(&table.tokens[0]), b"")
            .await
            .expect("an answer");
        assert_eq!(status, 403, "{look}");
    }
    let record = get(served.addr, &table.path("/record"), None)
        .await
        .expect("a record");
    assert!(
        record.starts_with("towpath-record") && !record.contains("\nseed"),
        "{record}"
    );
    let position = get(
        served.addr,
        &table.path("/position"),
        Some(&table.tokens[0]),
    )
    .await
    .expect("a position");
    assert!(
        position.contains("game arriala\n") && position.contains("given\n"),
        "{position}"
    );
}

/// Plays on, both seats asking a house bot what to do, until the game is over.
async fn finish(table: &common::Created) {
    for _ in 0..4000 {
        let frame = table.frame(0).await;
        let Some(seat) = frame["to_act"][0].as_u64() else {
            assert_ne!(frame["outcome"], Value::Null, "{frame}");
            return;
        };
        let seat = seat as usize;
        let (status, hint) = table.ask(seat, json!({"do": "hint", "bot": "eager"})).await;
        assert_eq!(status, 200, "{hint}");
        let choice = &hint["choice"]["choice"];
        let request = json!({"do": "act", "version": frame["version"], "choice": choice});
        let (status, reply) = table.ask(seat, request).await;
        assert_eq!(status, 200, "{reply}");
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_everything_and_is_played_again() {
    let served = serve().await;
    let table = served.two_people(json!({"hints": "always"})).await;
    let commit = text(&table.info().await["commit"]);
    let early = get(served.addr, &table.path("/review"), None).await;
    assert!(early.is_err(), "a running game is not looked back at");
    let (status, hint) = table.ask(0, json!({"do": "hint"})).await;
    assert!(status == 200 || hint["code"] == "not_to_act", "{hint}");
    finish(&table).await;
    let info = table.info().await;
    assert_eq!(
        (&info["status"], &info["end"]["how"]),
        (&json!("over"), &json!("played"))
    );
    let seed = towpath_core::Seed::from_hex(&text(&info["seed"])).expect("a seed");
    assert_eq!(seed.hash().to_string(), commit);
    let everything = table.path("/frame?look=everything");
    get(served.addr, &everything, None)
        .await
        .expect("all secrets");
    let (status, hint) = table.ask(0, json!({"do": "hint", "version": 3})).await;
    assert_eq!(status, 200, "{hint}");
    assert!(hint["played"]["choice"].is_u64(), "{hint}");
    assert!(hint["played"]["path"].is_array(), "{hint}");
    assert_eq!(hint["advice"][0]["choice"], hint["choice"]);
    assert!(hint["advice"][0]["percent"].as_u64() <= Some(100), "{hint}");

    let review = get(served.addr, &table.path("/review"), None).await;
    let review: Value = serde_json::from_str(&review.expect("a look back")).expect("JSON");
    let curve = review["curve"].as_array().expect("a curve");
    assert!(curve.len() > 5, "{review}");
    for point in curve {
        let percents = point["percents"].as_array().expect("a number a seat");
        let sum: u64 = percents.iter().filter_map(Value::as_u64).sum();
        assert!((99..=101).contains(&sum), "{point}");
    }
    let regret = &review["regrets"][0];
    assert_ne!(
        regret["better"]["choice"]["choice"],
        regret["played"]["choice"]
    );
    assert!(regret["played"]["choice"].is_u64(), "{regret}");
    assert!(regret["cost"].as_u64() >= Some(3), "{regret}");

    let record = get(served.addr, &table.path("/record"), None)
        .await
        .expect("a record");
    assert!(record.contains("\nseed "));
    let body = json!({"record": record, "name": "again"});
    let imported = post(served.addr, "/api/import", None, &body).await;
    let imported = imported.expect("the record holds");
    assert_eq!(imported["status"], "over");
    let path = format!("/api/tables/{}/record", text(&imported["id"]));
    let again = get(served.addr, &path, None).await.expect("a record");
    assert_eq!(again, record);
    let forged = record.replacen("\nresult ", "\nresult 9", 1);
    let (status, _) = http(
        served.addr,
        "POST",
        "/api/import",
        None,
        json!({"record": forged}).to_string().as_bytes(),
    )
    .await
    .expect("an answer");
    assert_eq!(status, 400);

    let path = table.path("/rematch");
    let mut seats = Vec::new();
    for token in &table.tokens {
        let body = json!({"tokens": [token]});
        let rematch = post(served.addr, &path, None, &body).await;
        seats.push(rematch.expect("a rematch"));
    }
    let [first, second] = &seats[..] else {
        panic!("two seats");
    };
    assert_eq!(first["table"], second["table"]);
    let first_seat = &first["seats"][0];
    assert_eq!(
        (&first_seat["seat"], &second["seats"][0]["seat"]),
        (&json!(1), &json!(0))
    );
    let path = format!("/api/tables/{}/frame", text(&first["table"]));
    let frame = get(served.addr, &path, Some(&text(&first_seat["token"])))
        .await
        .expect("a frame");
    let frame: Value = serde_json::from_str(&frame).expect("JSON");
    assert_eq!(frame["look"], json!({"seat": 1}));

    let location = served.running.app.config.location();
    served.running.stop().await;
    let verified = towpath_server::verify::verify(location)
        .await
        .expect("the store answers");
    assert_eq!((verified.tables, verified.wrong), (3, vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_tried_out_and_then_committed() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
    let choices = table.frame(seat).await["choices"].clone();
    let mut plan = Vec::new();
    for first in 0..choices.as_array().expect("choices").len() {
        let (_, trial) = table
            .ask(seat, json!({"do": "what_if", "choices": [first]}))
            .await;
        if trial["tried"] == 1 && trial["choices"] != json!([]) {
            // A number is a place in the list after the ones before.
            let last = trial["choices"].as_array().expect("choices").len() - 1;
            plan = vec![first, last];
            let (_, both) = table
                .ask(seat, json!({"do": "what_if", "choices": plan}))
                .await;
            if both["tried"] == 2 {
                break;
            }
        }
    }
    assert_eq!(
        table.frame(seat).await["version"],
        0,
        "trying changes nothing"
    );
    let request = json!({"do": "plan", "version": 0, "choices": plan});
    let (status, done) = table.ask(seat, request.clone()).await;
    assert_eq!(
        (status, &done["applied"], &done["version"]),
        (200, &json!(2), &json!(2)),
        "{done}"
    );
    let (status, done) = table.ask(seat, request).await;
    assert_eq!((status, &done["repeated"]), (200, &json!(true)), "{done}");
    let (status, error) = table
        .ask(seat, json!({"do": "plan", "version": 2, "choices": []}))
        .await;
    assert_eq!((status, &error["code"]), (400, &json!("invalid")));
}
