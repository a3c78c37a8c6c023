//! Tables: seats, links, the lobby, hot-seat, chat, clocks, bots, ends, deals of the day, feeds.

mod common;

use common::{Created, next, serve, text};
use serde_json::{Value, json};
use std::time::Duration;
use towpath_load::client::{get, http, post};

async fn status(
    addr: std::net::SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Value,
) -> (u16, Value) {
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let (status, body) = http(addr, method, path, token, body.as_bytes())
        .await
        .expect("an answer");
    (status, serde_json::from_str(&body).unwrap_or(Value::Null))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_a_seat() {
    let served = serve().await;
    let addr = served.addr;
    let table = served
        .create(json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}]}))
        .await;
    assert_eq!(table.info().await["status"], "waiting");
    let links = get(addr, &table.path("/links"), Some(&table.owner))
        .await
        .expect("links");
    assert!(
        links.contains(&table.tokens[1]),
        "the owner can get the link again"
    );
    assert_eq!(
        status(
            addr,
            "GET",
            &table.path("/links"),
            Some(&table.tokens[0]),
            Value::Null
        )
        .await
        .0,
        401
    );

    let freed = post(
        addr,
        &table.path("/seats/1/free"),
        Some(&table.owner),
        &json!({}),
    )
    .await;
    freed.expect("the seat is free");
    let join = json!({"name": "Eve"});
    assert_eq!(
        status(
            addr,
            "POST",
            &table.path("/join"),
            Some(&table.tokens[1]),
            join
        )
        .await
        .0,
        401,
        "the old link"
    );
    let links = get(addr, &table.path("/links"), Some(&table.owner))
        .await
        .expect("links");
    let links: Value = serde_json::from_str(&links).expect("JSON");
    let token = text(&links[0]["token"]);
    let joined = post(
        addr,
        &table.path("/join"),
        Some(&token),
        &json!({"name": " Bea\t<b> "}),
    )
    .await;
    let joined = joined.expect("a seat");
    assert_eq!(joined["seat"], 1);
    let token = text(&joined["token"]);
    let info = table.info().await;
    assert_eq!(
        (&info["status"], &info["seats"][1]["name"]),
        (&json!("playing"), &json!("Bea <b>"))
    );
    let (code, error) = status(addr, "POST", &table.path("/leave"), Some(&token), json!({})).await;
    assert_eq!((code, &error["code"]), (409, &json!("wrong_state")));
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_meet_in_the_lobby() {
    let served = serve().await;
    let addr = served.addr;
    let table = served
        .create(json!({"game": "arriala", "public": true, "name": "Come in",
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "eager"}]}))
        .await;
    let lobby = get(addr, "/api/lobby?game=arriala", None)
        .await
        .expect("the lobby");
    assert!(lobby.contains(&table.id) && lobby.contains("Come in"));
    let seat = post(addr, &table.path("/join"), None, &json!({"name": "Bea"}))
        .await
        .expect("a seat");
    assert_eq!(seat["seat"], 1);
    let links = get(addr, &table.path("/links"), Some(&table.owner))
        .await
        .expect("links");
    assert!(
        !links.contains(&text(&seat["token"])),
        "a stranger's seat is theirs alone"
    );
    assert_eq!(
        status(
            addr,
            "POST",
            &table.path("/join"),
            None,
            json!({"name": "Eve"})
        )
        .await
        .0,
        409
    );
    let private = served
        .create(json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}]}))
        .await;
    let lobby = get(addr, "/api/lobby", None).await.expect("the lobby");
    assert!(!lobby.contains(&private.id));
    let started = post(
        addr,
        &private.path("/start"),
        Some(&private.owner),
        &json!({"bot": "random"}),
    )
    .await;
    assert_eq!(started.expect("it starts")["seats"][1]["kind"], "bot");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seats_on_one_device_have_a_curtain_between_them() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut client = table.connect(&[0, 1], None).await;
    assert_eq!(next(&mut client, "welcome").await["seats"], json!([0, 1]));
    assert_eq!(
        next(&mut client, "frame").await["frame"]["look"],
        json!({"seat": 0})
    );
    client
        .send_text(r#"{"type":"look","look":{"seat":1}}"#)
        .await
        .expect("sent");
    assert_eq!(
        next(&mut client, "frame").await["frame"]["look"],
        json!({"seat": 1})
    );
    client
        .send_text(r#"{"type":"look","look":"everything"}"#)
        .await
        .expect("sent");
    assert_eq!(
        next(&mut client, "error").await["error"]["code"],
        "forbidden"
    );
    let seat = table.frame(0).await["to_act"][0].clone();
    let request = |seat: Value| json!({"type": "request", "id": 9, "request": {"do": "act", "version": 0, "seat": seat, "choice": 0}});
    client
        .send_text(&request(Value::Null).to_string())
        .await
        .expect("sent");
    assert_eq!(
        next(&mut client, "error").await["error"]["code"],
        "invalid",
        "which seat?"
    );
    client
        .send_text(&request(seat).to_string())
        .await
        .expect("sent");
    assert_eq!(next(&mut client, "reply").await["reply"]["version"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_need_not_listen() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut ada = table.connect(&[0], None).await;
    let mut bea = table.connect(&[1], None).await;
    // What was said before somebody came is in their welcome.
    for client in [&mut ada, &mut bea] {
        next(client, "frame").await;
    }
    let say = |text: &str| json!({"do": "chat", "text": text});
    let mean = "<script>alert(1)</script> '; DROP TABLE chat;--";
    assert_eq!(table.ask(0, say(mean)).await.0, 200);
    for client in [&mut ada, &mut bea] {
        let line = next(client, "chat").await["line"].clone();
        assert_eq!((&line["seat"], &line["text"]), (&json!(0), &json!(mean)));
    }
    assert_eq!(
        table
            .ask(1, json!({"do": "mute", "whom": 0, "mute": true}))
            .await
            .0,
        200
    );
    assert_eq!(
        table
            .ask(1, json!({"do": "report", "line": 1, "reason": "rude"}))
            .await
            .0,
        200
    );
    assert_eq!(
        table
            .ask(1, json!({"do": "report", "line": 7, "reason": "rude"}))
            .await
            .0,
        404
    );
    assert_eq!(table.ask(0, say("are you there?")).await.0, 200);
    assert_eq!(table.ask(1, say("yes")).await.0, 200);
    assert_eq!(next(&mut bea, "chat").await["line"]["text"], "yes");
    assert_eq!(table.ask(0, say(&"x".repeat(501))).await.0, 400);
    assert_eq!(table.ask(0, say(" \u{7} ")).await.0, 400);
    let mut refused = 0;
    for _ in 0..8 {
        refused += usize::from(table.ask(0, say("spam")).await.0 == 429);
    }
    assert!(refused >= 4, "{refused} of 8 lines were too many");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_when_the_time_is_up_and_gives_the_seat_back() {
    let served = serve().await;
    let table = served
        .create(json!({"game": "arriala", "settings": {"bot_pause": 0},
            "clock": {"kind": "per_move", "seconds": 1},
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]}))
        .await;
    let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
    assert_eq!(table.frame(0).await["clock"]["running"], json!([seat]));
    let mut away = false;
    for _ in 0..200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let info = table.info().await;
        if info["seats"][seat]["away"] == true && info["version"] != 0 {
            away = true;
            break;
        }
    }
    assert!(away, "the bot plays");
    let record = get(served.addr, &table.path("/record"), None)
        .await
        .expect("a record");
    assert!(
        record.contains(&format!("\n1 p{} timeout ", seat + 1)),
        "{record}"
    );
    assert_eq!(table.ask(seat, json!({"do": "take_back"})).await.0, 200);
    assert_eq!(table.info().await["seats"][seat]["away"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn house_bots_play_a_game_to_its_end() {
    let served = serve().await;
    let bot = json!({"kind": "bot", "level": "eager"});
    let table = served
        .create(json!({"game": "arriala", "settings": {"bot_pause": 0}, "seats": [bot, bot, bot]}))
        .await;
    for _ in 0..1200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if table.info().await["status"] == "over" {
            let frame = get(served.addr, &table.path("/frame"), None)
                .await
                .expect("a frame");
            let frame: Value = serde_json::from_str(&frame).expect("JSON");
            assert_ne!(frame["outcome"], Value::Null);
            return;
        }
    }
    panic!("the bots do not come to an end");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_the_same_for_all_and_secret_until_the_day_closes() {
    let served = serve().await;
    let addr = served.addr;
    let deal: Value =
        serde_json::from_str(&get(addr, "/api/deals/arriala", None).await.expect("a deal"))
            .expect("JSON");
    assert_eq!(deal["seed"], Value::Null);
    let device = "0123456789abcdef";
    let play = json!({"name": "Ada", "device": device});
    let first = post(addr, "/api/deals/arriala/play", None, &play)
        .await
        .expect("a table");
    let second = post(addr, "/api/deals/arriala/play", None, &play)
        .await
        .expect("a table");
    assert_eq!(first["table"]["commit"], deal["commit"]);
    assert_eq!(
        first["table"]["id"], second["table"]["id"],
        "the same table"
    );
    let table = Created::of(addr, &first);
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    let info = table.info().await;
    assert_eq!(
        (&info["status"], &info["seed"]),
        (&json!("over"), &Value::Null)
    );
    for path in ["/record", "/frame?look=everything"] {
        let (code, _) = status(
            addr,
            "GET",
            &table.path(path),
            Some(&table.tokens[0]),
            Value::Null,
        )
        .await;
        assert_eq!(code, 403, "{path}");
    }
    assert_eq!(
        status(
            addr,
            "GET",
            "/api/deals/arriala?day=2999-01-01",
            None,
            Value::Null
        )
        .await
        .0,
        404
    );
    assert_eq!(
        status(
            addr,
            "GET",
            "/api/deals/arriala?day=tomorrow",
            None,
            Value::Null
        )
        .await
        .0,
        400
    );
    let past = get(addr, "/api/deals/arriala?day=2026-01-02", None)
        .await
        .expect("a deal");
    let past: Value = serde_json::from_str(&past).expect("JSON");
    let seed = towpath_core::Seed::from_hex(&text(&past["seed"])).expect("a seed");
    assert_eq!(past["commit"], seed.hash().to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_feed_says_whose_turn_it_is() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
    for (held, entries) in [(seat, 1), (1 - seat, 0)] {
        let mut client = table.connect(&[held], None).await;
        let feed = text(&next(&mut client, "welcome").await["feeds"][0]);
        let atom = get(served.addr, &feed, None).await.expect("a feed");
        assert_eq!(atom.matches("<entry>").count(), entries, "{atom}");
        let other = feed.replace(&format!("/{held}/"), &format!("/{}/", 1 - held));
        assert_eq!(
            status(served.addr, "GET", &other, None, Value::Null)
                .await
                .0,
            401
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_come_back_as_they_were() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    for number in 0..9 {
        table.act_any(number * 7).await.expect("the game runs");
    }
    let before = (table.frame(0).await, table.frame(1).await);
    served.running.stop().await;
    let running = towpath_server::start(common::config(&served.folder))
        .await
        .expect("it starts again");
    let table = Created {
        addr: running.addr,
        ..table
    };
    assert_eq!((table.frame(0).await, table.frame(1).await), before);
    table.act_any(1).await.expect("the game goes on");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_played_with_component_data_of_ones_own() {
    let served = serve().await;
    let addr = served.addr;
    let games = get(addr, "/api/games", None).await.expect("games");
    let games: Value = serde_json::from_str(&games).expect("JSON");
    let own = text(&games[0]["edition"]);
    let edition = get(addr, &format!("/api/editions/{own}"), None)
        .await
        .expect("the data");
    let mut edition: Value = serde_json::from_str(&edition).expect("JSON");
    let changed = format!("{}\n# mine\n", text(&edition["files"][0]["text"]));
    edition["files"][0]["text"] = json!(changed);
    let kept = post(addr, "/api/editions", None, &edition)
        .await
        .expect("it holds");
    assert_ne!(kept["hash"], own);
    let game = edition["game"].clone();
    let least = games[0]["players"][0].as_u64().expect("a number");
    let seats: Vec<Value> = (0..least)
        .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
        .collect();
    let table = served
        .create(json!({"game": game, "seats": seats, "edition": kept["hash"]}))
        .await;
    table.act_any(0).await.expect("the game runs");
    assert_eq!(table.info().await["edition"], kept["hash"]);
    edition["files"][0]["text"] = json!("nonsense = [");
    let (code, error) = status(addr, "POST", "/api/editions", None, edition).await;
    assert_eq!((code, &error["code"]), (400, &json!("invalid")), "{error}");
    served.running.stop().await;
    let location = common::config(&served.folder).location();
    let verified = towpath_server::verify::verify(location)
        .await
        .expect("the store answers");
    assert_eq!((verified.tables, verified.wrong), (1, vec![]));
}
