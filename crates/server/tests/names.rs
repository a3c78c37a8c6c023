//! Names can be seen, are nobody else's, and stay as they are once the game has begun; records say who decided.

mod common;

use common::{Created, Served, serve, text};
use serde_json::{Value, json};
use towpath_load::client::{get, http, post};

async fn answer(served: &Served, path: &str, token: Option<&str>, body: Value) -> (u16, Value) {
    let body = body.to_string();
    let answer = http(served.addr, "POST", path, token, body.as_bytes()).await;
    let (status, body) = answer.expect("an answer");
    (status, serde_json::from_str(&body).expect("JSON"))
}

async fn waiting(served: &Served) -> Created {
    let bot = json!({"kind": "bot", "level": "easy"});
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}, bot]);
    served
        .create(json!({"game": "arriala", "seats": seats}))
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_must_be_visible_and_ones_own() {
    let served = serve().await;
    let table = waiting(&served).await;
    let path = table.path("/join");
    for (name, why) in [
        ("\u{200b}", "table-name-invisible"),
        ("Be\u{202e}a", "table-name-invisible"),
        ("B\u{ad}ea", "table-name-invisible"),
        ("  ", "table-name-length"),
        (&"x".repeat(41), "table-name-length"),
        ("ADA", "table-name-taken"),
        ("\u{410}da", "table-name-taken"),
        ("Easy", "table-name-bot"),
        ("Bot: Master", "table-name-bot"),
    ] {
        let (code, error) = answer(
            &served,
            &path,
            Some(&table.tokens[1]),
            json!({"name": name}),
        )
        .await;
        assert_eq!((code, &error["code"]), (400, &json!("invalid")), "{name:?}");
        assert_eq!(error["why"]["key"], why, "{name:?}: {error}");
    }
    // The name of the bot at this table is taken; at a table without it somebody may well be called so.
    let bot = table.info().await["seats"][3]["name"].clone();
    let token = Some(&*table.tokens[1]);
    let (code, error) = answer(&served, &path, token, json!({"name": bot})).await;
    assert_eq!(
        (code, &error["why"]["key"]),
        (400, &json!("table-name-taken"))
    );
    let seats = json!([{"kind": "here", "name": bot}, {"kind": "link"}]);
    let made = json!({"game": "arriala", "seats": seats});
    assert_eq!(answer(&served, "/api/tables", None, made).await.0, 200);
    let seats = json!([{"kind": "here", "name": "A\u{200b}"}, {"kind": "link"}]);
    let made = json!({"game": "arriala", "seats": seats});
    assert_eq!(answer(&served, "/api/tables", None, made).await.0, 400);
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "link"}]);
    let made = json!({"game": "arriala", "name": "in\u{0}visible", "seats": seats});
    assert_eq!(answer(&served, "/api/tables", None, made).await.0, 400);
    let deal = json!({"name": "\u{2066}", "device": "0123456789abcdef"});
    let path = "/api/deals/arriala/play";
    assert_eq!(answer(&served, path, None, deal).await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_one_device_with_the_same_name_are_numbered() {
    let served = serve().await;
    let seats = ["Bargee", "bargee", "Bargee"].map(|name| json!({"kind": "here", "name": name}));
    let table = served
        .create(json!({"game": "arriala", "seats": seats}))
        .await;
    let info = table.info().await;
    let names = [0, 1, 2].map(|seat| text(&info["seats"][seat]["name"]));
    assert_eq!(names, ["Bargee", "bargee 2", "Bargee 3"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_renamed_once_the_game_has_begun() {
    let served = serve().await;
    let table = waiting(&served).await;
    let path = table.path("/join");
    let ada = Some(table.tokens[0].as_str());
    let (code, _) = answer(&served, &path, ada, json!({"name": "Ada King"})).await;
    assert_eq!(code, 200);
    assert_eq!(table.info().await["seats"][0]["name"], "Ada King");
    let mut tokens = Vec::new();
    for (seat, name) in [(1, "Bea"), (2, "Eve")] {
        let link = Some(table.tokens[seat].as_str());
        let (code, joined) = answer(&served, &path, link, json!({"name": name})).await;
        assert_eq!(code, 200, "{joined}");
        tokens.push(text(&joined["token"]));
    }
    assert_eq!(table.info().await["status"], "playing");
    for (token, name) in [(ada, "Zoe"), (Some(tokens[0].as_str()), "Ada King")] {
        let (code, joined) = answer(&served, &path, token, json!({"name": name})).await;
        assert_eq!(code, 200, "coming back does no harm: {joined}");
    }
    let info = table.info().await;
    let names = [0, 1, 2].map(|seat| text(&info["seats"][seat]["name"]));
    assert_eq!(names, ["Ada King", "Bea", "Eve"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_names_that_nobody_can_have_is_refused_in_words() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    table.act_any(0).await.expect("a decision");
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    let record = get(served.addr, &table.path("/record"), None).await;
    let record = record.expect("a record");
    let import = |record: String| json!({"record": record});
    let (code, info) = answer(&served, "/api/import", None, import(record.clone())).await;
    assert_eq!(code, 200, "{info}");
    for name in [
        "x".repeat(900_000),
        "B\u{0}ea".to_owned(),
        "\u{202e}aeB".to_owned(),
    ] {
        let changed = record.replacen("human Bea", &format!("human {name}"), 1);
        assert_ne!(changed, record);
        let (code, error) = answer(&served, "/api/import", None, import(changed)).await;
        let message = text(&error["message"]);
        assert_eq!(code, 400, "{message}");
        assert!(!message.is_empty() && message.len() < 500, "{message}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_recorded_as_a_bot() {
    let served = serve().await;
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "link"}]);
    let table = served
        .create(json!({"game": "arriala", "seats": seats}))
        .await;
    let body = json!({"name": "my bot 1.0", "player": "program"});
    let joined = post(
        served.addr,
        &table.path("/join"),
        Some(&table.tokens[1]),
        &body,
    )
    .await;
    let token = text(&joined.expect("a seat")["token"]);
    let table = Created {
        tokens: vec![table.tokens[0].clone(), token],
        ..table
    };
    for number in 0..12 {
        table.act_any(number).await.expect("a decision");
    }
    let record = get(served.addr, &table.path("/record"), None).await;
    let record = record.expect("a record");
    assert!(record.contains("\nseat p2 bot my bot 1.0 #"), "{record}");
    assert!(record.contains("\nseat p1 human Ada #"), "{record}");
    let by = |seat: &str, by: &str| {
        let words = format!(" {seat} {by} ");
        record.lines().filter(|line| line.contains(&words)).count()
    };
    // The header has one such line for each seat.
    assert!(by("p2", "bot") > 1 && by("p1", "human") > 1, "{record}");
    assert_eq!((by("p2", "human"), by("p1", "bot")), (0, 0), "{record}");
}
