//! Who may do what: a seat that was given up, freed, taken away or passed on has no power left, on any channel.

mod common;

use common::{Created, Served, next, serve, text};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use towpath_load::client::{Client, get, http, post};

const CLAIM: &str = "a secret of the guest";

async fn three_people(served: &Served, spectators: &str) -> Created {
    let seats = ["Ada", "Bea", "Eve"].map(|name| json!({"kind": "here", "name": name}));
    served
        .create(json!({"game": "arriala", "seats": seats, "settings": {"spectators": spectators}}))
        .await
}

async fn with_a_link(served: &Served) -> Created {
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "link"}]);
    served
        .create(json!({"game": "arriala", "seats": seats}))
        .await
}

/// The status of a request.
async fn status(served: &Served, method: &str, path: &str, token: Option<&str>) -> u16 {
    let answer = http(served.addr, method, path, token, b"").await;
    answer.expect("an answer").0
}

/// Asks over a connection; the message that answers it.
async fn ask(client: &mut Client, request: Value) -> Value {
    let id = client.ask(request).await.expect("sent");
    loop {
        let text = client.next().await.expect("a message");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["id"] == id {
            return message;
        }
    }
}

async fn join(table: &Created, token: &str, body: Value) -> (u16, Value) {
    let body = body.to_string();
    let path = table.path("/join");
    let answer = http(table.addr, "POST", &path, Some(token), body.as_bytes()).await;
    let (status, body) = answer.expect("an answer");
    (status, serde_json::from_str(&body).expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_conceded_neither_plays_nor_talks_nor_sees_the_hand_on_any_channel() {
    let served = serve().await;
    let table = three_people(&served, "welcome").await;
    let mut client = table.connect(&[1], None).await;
    let welcome = next(&mut client, "welcome").await;
    let feed = text(&welcome["feeds"][0]);
    assert_eq!(status(&served, "GET", &feed, None).await, 200);
    let seat = next(&mut client, "frame").await["frame"]["look"].clone();
    assert_eq!(seat, json!({"seat": 1}));
    client.ask(json!({"do": "concede"})).await.expect("sent");
    let welcome = next(&mut client, "welcome").await;
    assert_eq!(
        (&welcome["seats"], &welcome["look"], &welcome["feeds"]),
        (&json!([]), &json!("spectator"), &json!([])),
        "the page is told at once"
    );
    let frame = next(&mut client, "frame").await;
    assert_eq!(frame["frame"]["look"], "spectator");
    for request in [
        json!({"do": "act", "version": 0, "choice": 0}),
        json!({"do": "act", "version": 0, "seat": 1, "choice": 0}),
        json!({"do": "chat", "text": "still here"}),
        json!({"do": "what_if", "seat": 1, "choices": [0]}),
        json!({"do": "vote_end", "seat": 1, "agree": true}),
        json!({"do": "take_back", "seat": 1}),
    ] {
        let answer = ask(&mut client, request.clone()).await;
        assert_eq!(answer["error"]["code"], "forbidden", "{request}: {answer}");
        let (code, _) = table.ask(1, request).await;
        assert_eq!(code, 401, "over HTTP");
    }
    let look = json!({"type": "look", "look": {"seat": 1}}).to_string();
    client.send_text(&look).await.expect("sent");
    let error = next(&mut client, "error").await;
    assert_eq!(error["error"]["code"], "forbidden");
    let path = table.path("/frame");
    assert_eq!(
        status(&served, "GET", &path, Some(&table.tokens[1])).await,
        401
    );
    assert_eq!(status(&served, "GET", &feed, None).await, 401, "its feed");
    let info = table.info().await;
    let seat = &info["seats"][1];
    assert_eq!(
        (&seat["conceded"], &seat["name"], &seat["kind"]),
        (&json!(true), &json!("Bea"), &json!("here"))
    );
    assert!(seat["bot"].is_string() && info["status"] == "playing");
    let mut device = table.connect(&[0, 1, 2], None).await;
    let welcome = next(&mut device, "welcome").await;
    assert_eq!(
        welcome["seats"],
        json!([0, 2]),
        "the others of the same device play on"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_look_on_who_has_conceded_is_told_and_sent_away() {
    let served = serve().await;
    let table = three_people(&served, "none").await;
    let mut client = table.connect(&[1], None).await;
    next(&mut client, "frame").await;
    assert_eq!(table.ask(1, json!({"do": "concede"})).await.0, 200);
    let mut told = false;
    while let Ok(text) = client.next().await {
        let message: Value = serde_json::from_str(&text).expect("JSON");
        assert_ne!(message["type"], "frame", "{text}");
        told |= message["error"]["code"] == "bad_token";
    }
    assert!(told);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gave_up_may_look_back_and_play_again_once_the_game_is_over() {
    let served = serve().await;
    let table = three_people(&served, "welcome").await;
    let mut client = table.connect(&[1], None).await;
    next(&mut client, "frame").await;
    for seat in [1, 0, 2] {
        assert_eq!(table.ask(seat, json!({"do": "concede"})).await.0, 200);
    }
    assert_eq!(table.info().await["end"], json!({"how": "abandoned"}));
    assert_eq!(next(&mut client, "welcome").await["seats"], json!([]));
    assert_eq!(next(&mut client, "welcome").await["seats"], json!([1]));
    let body = json!({"tokens": [table.tokens[1]]});
    let rematch = post(served.addr, &table.path("/rematch"), None, &body).await;
    assert_eq!(rematch.expect("a rematch")["seats"][0]["seat"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_links_token_is_worthless_once_its_guest_sits() {
    let served = serve().await;
    let table = with_a_link(&served).await;
    let link = table.tokens[1].clone();
    let mut eavesdropper = table.connect(&[1], None).await;
    assert_eq!(
        next(&mut eavesdropper, "welcome").await["seats"],
        json!([1])
    );
    let guest = json!({"name": "Bea", "claim": CLAIM});
    let (code, joined) = join(&table, &link, guest.clone()).await;
    assert_eq!(code, 200, "{joined}");
    let token = text(&joined["token"]);
    assert_ne!(token, link, "the seat has another token now");
    let welcome = next(&mut eavesdropper, "welcome").await;
    assert_eq!(
        (&welcome["seats"], &welcome["look"]),
        (&json!([]), &json!("spectator"))
    );
    let frame = next(&mut eavesdropper, "frame").await;
    assert_eq!(frame["frame"]["look"], "spectator", "the game has begun");
    let answer = ask(&mut eavesdropper, json!({"do": "chat", "text": "I am Bea"})).await;
    assert_eq!(answer["error"]["code"], "forbidden");
    for path in ["/frame", "/record", "/position"] {
        let path = table.path(path);
        assert_eq!(
            status(&served, "GET", &path, Some(&link)).await,
            401,
            "{path}"
        );
        assert_eq!(
            status(&served, "GET", &path, Some(&token)).await,
            200,
            "{path}"
        );
    }
    let links = get(served.addr, &table.path("/links"), Some(&table.owner)).await;
    assert_eq!(links.expect("links"), "[]", "the owner sees nobody's cards");
    let mut late = Client::connect(served.addr, &table.id).await.expect("open");
    late.hello(&[link], None).await.expect("sent");
    let error = next(&mut late, "error").await;
    assert_eq!(error["error"]["code"], "bad_token");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_did_not_hear_the_answer_gets_the_same_seat_by_the_same_claim() {
    let served = serve().await;
    let table = with_a_link(&served).await;
    let link = table.tokens[1].clone();
    let guest = json!({"name": "Bea", "claim": CLAIM});
    let (_, first) = join(&table, &link, guest.clone()).await;
    let (code, again) = join(&table, &link, guest).await;
    assert_eq!((code, &again), (200, &first));
    for wrong in [
        json!({"name": "Bea"}),
        json!({"name": "Bea", "claim": "another secret of somebody"}),
    ] {
        let (code, answer) = join(&table, &link, wrong).await;
        assert_eq!(code, 401, "{answer}");
    }
    let (code, _) = join(&table, &link, json!({"name": "Bea", "claim": "short"})).await;
    assert_eq!(code, 400);
    let (code, mine) = join(&table, &text(&first["token"]), json!({"name": "Bea"})).await;
    assert_eq!((code, &mine), (200, &first), "with one's own token always");

    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]);
    let public = json!({"game": "arriala", "public": true, "seats": seats});
    let table = served.create(public).await;
    let body = json!({"name": "Bea", "claim": CLAIM});
    let path = table.path("/join");
    let first = post(served.addr, &path, None, &body).await.expect("a seat");
    let again = post(served.addr, &path, None, &body).await.expect("a seat");
    assert_eq!(first, again, "also from the lobby");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_freed_seats_link_and_feed_end() {
    let served = serve().await;
    let table = with_a_link(&served).await;
    let mut old = table.connect(&[1], None).await;
    let feed = text(&next(&mut old, "welcome").await["feeds"][0]);
    assert_eq!(status(&served, "GET", &feed, None).await, 200);
    let path = table.path("/seats/1/free");
    let freed = post(served.addr, &path, Some(&table.owner), &json!({})).await;
    freed.expect("the seat is free");
    assert_eq!(next(&mut old, "welcome").await["seats"], json!([]));
    assert_eq!(status(&served, "GET", &feed, None).await, 401, "its feed");
    let path = table.path("/frame");
    assert_eq!(
        status(&served, "GET", &path, Some(&table.tokens[1])).await,
        401
    );
    let links = get(served.addr, &table.path("/links"), Some(&table.owner)).await;
    let links: Value = serde_json::from_str(&links.expect("links")).expect("JSON");
    assert_eq!(links.as_array().map(Vec::len), Some(1), "one new link");
    assert_ne!(links[0]["token"], table.tokens[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_server_can_take_a_seat_away() {
    let served = serve().await;
    let table = with_a_link(&served).await;
    let (_, joined) = join(&table, &table.tokens[1], json!({"name": "Bea"})).await;
    let token = text(&joined["token"]);
    let mut client = Client::connect(served.addr, &table.id).await.expect("open");
    let tokens = std::slice::from_ref(&token);
    client.hello(tokens, None).await.expect("sent");
    next(&mut client, "frame").await;
    let path = table.path("/seats/1/ban");
    for wrong in [&table.owner, &token] {
        assert_eq!(status(&served, "POST", &path, Some(wrong)).await, 401);
    }
    let location = served.running.app.config.location();
    let operator = tokio::task::spawn_blocking(move || {
        towpath_server::reports::operator_token(&location).expect("a token")
    });
    let operator = operator.await.expect("the store answers");
    assert_eq!(status(&served, "POST", &path, Some(&operator)).await, 200);
    assert_eq!(next(&mut client, "welcome").await["seats"], json!([]));
    let answer = ask(&mut client, json!({"do": "chat", "text": "what?"})).await;
    assert_eq!(answer["error"]["code"], "forbidden");
    let (code, _) = table
        .ask_with(Some(&token), json!({"do": "chat", "text": "what?"}))
        .await;
    assert_eq!(code, 401);
    let info = table.info().await;
    assert_eq!(info["seats"][1]["conceded"], true);
    assert!(info["seats"][1]["bot"].is_string(), "a bot plays on");
    assert_eq!(info["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_between_server_and_reader_keeps_tokens() {
    let served = serve().await;
    let table = with_a_link(&served).await;
    let links = format!("GET {} HTTP/1.1", table.path("/links"));
    let body =
        json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}]});
    let create = "POST /api/tables HTTP/1.1".to_owned();
    for (line, body) in [(links, String::new()), (create, body.to_string())] {
        let mut stream = tokio::net::TcpStream::connect(served.addr)
            .await
            .expect("open");
        let request = format!(
            "{line}\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            table.owner,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let (head, _) = answer.split_once("\r\n\r\n").expect("a head");
        let head = head.to_lowercase();
        assert!(head.contains("cache-control: no-store"), "{head}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_can_be_read_and_are_counted() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let rude = json!({"do": "chat", "text": "rude words"});
    assert_eq!(table.ask(0, rude).await.0, 200);
    let report = json!({"do": "report", "line": 1, "reason": "he is rude"});
    assert_eq!(table.ask(1, report).await.0, 200);
    let metrics = get(served.addr, "/metrics", None).await.expect("metrics");
    assert!(metrics.contains("towpath_reports_total 1"), "{metrics}");
    let location = served.running.app.config.location();
    let listed = tokio::task::spawn_blocking(move || towpath_server::reports::list(&location));
    let listed = listed.await.expect("no panic").expect("the store answers");
    let [report] = &listed[..] else {
        panic!("one report: {listed:?}");
    };
    assert_eq!(report.table, table.id);
    assert_eq!((report.line, report.seat, report.by), (1, 0, 1));
    assert_eq!((&report.name[..], &report.by_name[..]), ("Ada", "Bea"));
    assert_eq!(
        (&report.text[..], &report.reason[..]),
        ("rude words", "he is rude")
    );
    assert!(report.to_string().contains("rude words"));
}
