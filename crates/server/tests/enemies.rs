//! Bad input and enemies: a clear error with a code, nothing changed, nothing leaked, nobody harmed.

mod common;

use common::{Served, make, next, serve};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use towpath_load::client::{Client, http};
use towpath_server::config::{Config, Partial};

async fn raw(
    served: &Served,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &[u8],
) -> (u16, Value) {
    let answer = http(served.addr, method, path, token, body).await;
    let (status, body) = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
    assert_ne!(status, 500, "{method} {path}: {body}");
    (status, serde_json::from_str(&body).unwrap_or(Value::Null))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_with_a_code() {
    let served = serve().await;
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
    let large = format!("{{\"game\":\"{}\"}}", "x".repeat(100_000));
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    let cases: Vec<(Vec<u8>, u16, &str)> = vec![
        (b"".to_vec(), 400, "malformed"),
        (b"{".to_vec(), 400, "malformed"),
        (b"\xff\xfe".to_vec(), 400, "malformed"),
        (b"null".to_vec(), 400, "malformed"),
        (deep.into_bytes(), 400, "malformed"),
        (large.into_bytes(), 413, "too_large"),
        (json!({"game": "arriala"}).to_string().into(), 400, "malformed"),
        (json!({"game": "arriala", "seats": seats, "admin": true}).to_string().into(), 400, "malformed"),
        (json!({"game": "chess", "seats": seats}).to_string().into(), 404, "not_found"),
        (json!({"game": "../../etc", "seats": seats}).to_string().into(), 404, "not_found"),
        (json!({"game": "arriala", "seats": []}).to_string().into(), 400, "invalid"),
        (json!({"game": "arriala", "seats": vec![json!({"kind": "link"}); 300]}).to_string().into(), 400, "invalid"),
        (json!({"game": "arriala", "seats": [{"kind": "here", "name": ""}, {"kind": "link"}]}).to_string().into(), 400, "invalid"),
        (json!({"game": "arriala", "seats": [{"kind": "bot", "level": "god"}, {"kind": "link"}]}).to_string().into(), 400, "invalid"),
        (json!({"game": "arriala", "seats": seats, "options": {"art": "none"}}).to_string().into(), 400, "invalid"),
        (json!({"game": "arriala", "seats": seats, "edition": "' OR 1=1"}).to_string().into(), 404, "not_found"),
        (json!({"game": "arriala", "seats": seats, "clock": {"kind": "per_move", "seconds": 0}}).to_string().into(), 400, "invalid"),
        (json!({"game": "arriala", "seats": seats, "clock": {"kind": "per_move", "seconds": -1}}).to_string().into(), 400, "malformed"),
        (json!({"game": "arriala", "seats": seats, "settings": {"bot_pause": 99999}}).to_string().into(), 400, "invalid"),
        (json!({"game": "arriala", "seats": [{"kind": "open"}, {"kind": "open"}]}).to_string().into(), 400, "invalid"),
    ];
    for (body, status, code) in cases {
        let answer = raw(&served, "POST", "/api/tables", None, &body).await;
        let shown = String::from_utf8_lossy(&body[..body.len().min(80)]).into_owned();
        assert_eq!(
            (answer.0, answer.1["code"].as_str()),
            (status, Some(code)),
            "{shown}: {}",
            answer.1
        );
    }
    let lobby = raw(&served, "GET", "/api/lobby", None, b"").await;
    assert_eq!(lobby.1["tables"], json!([]), "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_or_looks_with_what_is_not_theirs() {
    let served = serve().await;
    let table = served.two_people(json!({"spectators": "none"})).await;
    let other = served.two_people(json!({})).await;
    let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
    let act = |seat: Value| json!({"do": "act", "version": 0, "seat": seat, "choice": 0});
    let mut forged = table.tokens[seat].clone();
    let last = if forged.pop() == Some('A') { 'B' } else { 'A' };
    forged.push(last);
    let long = "x".repeat(5000);
    let wrong = [
        forged.as_str(),
        other.tokens[seat].as_str(),
        table.owner.as_str(),
        "",
        "' OR '1'='1",
        &long,
    ];
    for token in wrong {
        let (status, error) = table.ask_with(Some(token), act(Value::Null)).await;
        assert_eq!(
            (status, &error["code"]),
            (401, &json!("bad_token")),
            "{token}"
        );
    }
    assert_eq!(table.ask_with(None, act(Value::Null)).await.0, 401);
    let (status, error) = table.ask(1 - seat, act(json!(seat))).await;
    assert_eq!((status, &error["code"]), (403, &json!("forbidden")));
    let (status, error) = table.ask(seat, act(json!(200))).await;
    assert_eq!((status, &error["code"]), (403, &json!("forbidden")));
    let (status, error) = table.ask(1 - seat, act(Value::Null)).await;
    assert_eq!((status, &error["code"]), (409, &json!("not_to_act")));
    for version in [json!(7), json!(u32::MAX)] {
        let request = json!({"do": "act", "version": version, "choice": 0});
        assert_eq!(table.ask(seat, request).await.0, 409);
    }
    for version in [json!(-1), json!(1e30), json!("0"), Value::Null] {
        let request = json!({"do": "act", "version": version, "choice": 0});
        assert_eq!(table.ask(seat, request).await.0, 400);
    }
    for bad in [
        "",
        "lock",
        "lock ' ; --",
        "undo 1",
        "lock c4 => card=lock",
        "x => y",
    ] {
        let request = json!({"do": "act", "version": 0, "choice": bad});
        assert_eq!(table.ask(seat, request).await.0, 422, "{bad:?}");
    }
    let request = json!({"do": "act", "version": 0, "choice": "\u{0}"});
    let (status, error) = table.ask(seat, request).await;
    assert_eq!((status, &error["code"]), (400, &json!("malformed")));
    for bad in [json!(100_000), json!(u32::MAX)] {
        let request = json!({"do": "act", "version": 0, "choice": bad});
        let (status, error) = table.ask(seat, request).await;
        assert_eq!((status, &error["code"]), (400, &json!("invalid")), "{bad}");
    }
    for bad in [json!(-1), json!(0.5), json!([0]), Value::Null, json!(1e30)] {
        let request = json!({"do": "act", "version": 0, "choice": bad});
        let (status, error) = table.ask(seat, request).await;
        assert_eq!(
            (status, &error["code"]),
            (400, &json!("malformed")),
            "{bad}"
        );
    }
    for path in [
        "/frame",
        "/record",
        "/position",
        "/history/0",
        "/wait?since=9",
    ] {
        let (status, _) = raw(&served, "GET", &table.path(path), None, b"").await;
        assert_eq!(status, 403, "{path}");
    }
    for look in ["0", "1", "everything", "255", "-1", "x"] {
        let path = other.path(&format!("/frame?look={look}"));
        let (status, _) = raw(&served, "GET", &path, None, b"").await;
        assert!(status == 403 || status == 400, "{look}: {status}");
    }
    assert_eq!(table.frame(0).await["version"], 0, "nothing has changed");
}

/// The same thing with other numbers and words in it, and things of other shapes.
fn forged(target: &Value) -> Vec<Value> {
    let mut all = vec![
        json!(7),
        json!(""),
        json!("zzz"),
        json!({}),
        json!({"zzz": 0}),
        json!([target]),
        json!({"stop": {"stop": 1}}),
    ];
    for number in [
        json!(200),
        json!(255),
        json!(65_535),
        json!(-1),
        json!(1e30),
    ] {
        all.push(with_numbers(target, &number));
    }
    all.retain(|forged| forged != target);
    all
}

/// The same with this in place of every number.
fn with_numbers(value: &Value, number: &Value) -> Value {
    match value {
        Value::Number(_) => number.clone(),
        Value::Array(items) => items.iter().map(|v| with_numbers(v, number)).collect(),
        Value::Object(fields) => {
            let fields = fields.iter();
            Value::Object(
                fields
                    .map(|(name, value)| (name.clone(), with_numbers(value, number)))
                    .collect(),
            )
        }
        other => other.clone(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_choices_and_targets_are_refused() {
    let served = serve().await;
    for game in towpath_games::all() {
        let players = usize::from(*game.title().players.start());
        let seats: Vec<Value> = (0..players)
            .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
            .collect();
        let table = json!({"game": game.title().id, "seats": seats});
        let table = served.create(table).await;
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema");
        let schema = std::fs::read_to_string(format!("{root}/{}.json", game.title().id));
        let schema: Value = serde_json::from_str(&schema.expect("a schema")).expect("JSON");
        let mut random = towpath_core::Sampled::new(21);
        for number in 0..8 {
            let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
            let frame = table.frame(seat).await;
            let (version, choices) = (&frame["version"], frame["choices"].as_array());
            let choices = choices.expect("choices");
            for bad in [
                json!(choices.len()),
                json!(1_000_000),
                json!(-1),
                json!(0.5),
            ] {
                for request in [
                    json!({"do": "act", "version": version, "choice": bad}),
                    json!({"do": "plan", "version": version, "choices": [bad, 0]}),
                    json!({"do": "what_if", "version": version, "choices": [bad]}),
                    json!({"do": "why_touch", "after": [bad], "picked": [], "target": null}),
                ] {
                    let (status, error) = table.ask(seat, request.clone()).await;
                    assert_eq!(status, 400, "{request}: {error}");
                }
            }
            for _ in 0..40 {
                // Things of the right shape, with any numbers, where nobody can have touched them.
                let target = make(&schema["properties"]["Target"], &schema, &mut random, 0);
                let picked: Vec<Value> = (0..random.below(3))
                    .map(|_| make(&schema["properties"]["Target"], &schema, &mut random, 0))
                    .collect();
                let touch = json!({"do": "why_touch", "picked": picked, "target": target});
                let (status, answer) = table.ask(seat, touch.clone()).await;
                let refused = status == 400 && answer["code"] == "invalid";
                assert!(status == 200 || refused, "{touch}: {answer}");
            }
            let other = json!({"do": "what_if", "version": 77, "choices": [0]});
            assert_eq!(table.ask(seat, other).await.1["code"], "stale");
            for choice in choices.iter().take(12) {
                let path = choice["paths"][0].as_array().expect("a way");
                let last = path.last().expect("no way is empty");
                for target in forged(last) {
                    for picked in [json!([]), json!([target]), json!(path)] {
                        let touch = json!({"do": "why_touch", "picked": picked, "target": target});
                        let (status, answer) = table.ask(seat, touch.clone()).await;
                        let plain = status == 200 && answer["allowed"] != true;
                        let refused = status == 400 && answer["code"] == "invalid";
                        assert!(plain || refused, "{touch}: {answer}");
                    }
                }
            }
            assert_eq!(&table.frame(seat).await["version"], version);
            table.act_any(number * 7).await.expect("the table goes on");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strange_addresses_lead_nowhere() {
    let served = serve().await;
    let ids = [
        "",
        "x",
        "..",
        "%2e%2e%2f",
        "aaaaaaaaaaaa",
        "' OR 1=1 --",
        "%00%00%00%00%00%00",
        "aaaaaaaaaaa%2F",
    ];
    for id in ids {
        let id = id.replace(' ', "%20");
        for rest in ["", "/frame", "/record", "/live"] {
            let (status, _) = raw(
                &served,
                "GET",
                &format!("/api/tables/{id}{rest}"),
                None,
                b"",
            )
            .await;
            assert!((400..=426).contains(&status), "{id}{rest}: {status}");
        }
    }
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../x.js",
        "/..%5c..%5cx.txt",
    ] {
        let (status, _) = raw(&served, "GET", path, None, b"").await;
        assert!(status == 404 || status == 400, "{path}: {status}");
    }
    let (status, error) = raw(&served, "GET", "/api/nothing", None, b"").await;
    assert_eq!((status, &error["code"]), (404, &json!("not_found")));
    let (status, error) = raw(&served, "DELETE", "/api/games", None, b"").await;
    assert_eq!((status, &error["code"]), (404, &json!("not_found")));
    let (status, body) = http(served.addr, "GET", "/t/aaaaaaaaaaaa", None, b"")
        .await
        .expect("a page");
    assert!(
        status == 200 && body.contains("Towpath"),
        "the page has its own addresses"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn strange_messages_on_the_socket_are_answered_or_closed() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    for first in [
        "",
        "{",
        "[]",
        "null",
        r#"{"type":"ping"}"#,
        r#"{"type":"hello","tokens":["forged"]}"#,
        r#"{"type":"hello","tokens":7}"#,
        r#"{"type":"hello","look":"everything"}"#,
        r#"{"type":"hello","look":{"seat":0}}"#,
    ] {
        let mut client = Client::connect(served.addr, &table.id)
            .await
            .expect("a connection");
        client.send_text(first).await.expect("sent");
        next(&mut client, "error").await;
        assert!(
            client.next().await.is_err(),
            "{first}: the connection is closed"
        );
    }
    let mut client = table.connect(&[0], None).await;
    next(&mut client, "frame").await;
    let mut random = towpath_core::Sampled::new(1);
    for _ in 0..300 {
        let length = random.below(40);
        let noise: String = (0..length)
            .map(|_| char::from(b" {}[]\":,0123456789typehlorqusd\\"[random.below(31) as usize]))
            .collect();
        client.send_text(&noise).await.expect("sent");
        next(&mut client, "error").await;
    }
    client.send_text(r#"{"type":"hello"}"#).await.expect("sent");
    next(&mut client, "error").await;
    client.send_text(r#"{"type":"ping"}"#).await.expect("sent");
    next(&mut client, "pong").await;
    // A message past the limit closes the connection and nothing else.
    let _ = client.send_text(&"x".repeat(200_000)).await;
    assert!(client.next().await.is_err());
    assert_eq!(table.frame(0).await["version"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_frames_and_broken_http_do_no_harm() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut random = towpath_core::Sampled::new(7);
    for _ in 0..40 {
        let mut stream = tokio::net::TcpStream::connect(served.addr)
            .await
            .expect("a connection");
        let head = format!(
            "GET {} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            table.path("/live")
        );
        stream.write_all(head.as_bytes()).await.expect("sent");
        let noise: Vec<u8> = (0..200).map(|_| random.below(256) as u8).collect();
        let _ = stream.write_all(&noise).await;
    }
    for garbage in [
        "\0\0\0",
        "GET",
        "GET / HTTP/9.9\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\ncontent-length: 9999\r\n\r\n{",
    ] {
        let mut stream = tokio::net::TcpStream::connect(served.addr)
            .await
            .expect("a connection");
        let _ = stream.write_all(garbage.as_bytes()).await;
        let mut answer = [0; 64];
        let _ = tokio::time::timeout(Duration::from_millis(50), stream.read(&mut answer)).await;
    }
    table.act_any(0).await.expect("the table goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_stopped() {
    let folder = common::Folder::new("flood");
    let limits = Partial {
        addr: Some("127.0.0.1:0".to_owned()),
        data: Some(folder.0.clone()),
        messages_per_second: Some(5.0),
        tables_per_minute: Some(3.0),
        ..Partial::default()
    };
    let none = Partial::default();
    let config = Config::merge(&limits, &none, &none).expect("a configuration");
    let running = towpath_server::start(config).await.expect("it starts");
    let served = Served {
        addr: running.addr,
        running,
        folder,
    };
    let table = served.two_people(json!({})).await;
    let mut refused = 0;
    for _ in 0..6 {
        let seats = json!([{"kind": "link"}, {"kind": "link"}]);
        let body = json!({"game": "arriala", "seats": seats}).to_string();
        let (status, error) = raw(&served, "POST", "/api/tables", None, body.as_bytes()).await;
        if status == 429 {
            assert_eq!(error["code"], "too_many");
            refused += 1;
        }
    }
    assert!(refused >= 3, "{refused}");
    let mut client = table.connect(&[0], None).await;
    next(&mut client, "frame").await;
    for _ in 0..600 {
        if client
            .send_text(r#"{"type":"look","look":{"seat":0}}"#)
            .await
            .is_err()
        {
            break;
        }
    }
    // What the server says last can be lost with the connection, so only its end is certain.
    let mut answers = 0;
    let cut_off = async {
        while client.next().await.is_ok() {
            answers += 1;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), cut_off)
        .await
        .expect("the flood is cut off");
    assert!(answers < 600, "{answers} answers");
    table.act_any(0).await.expect("the table goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_harms_nobody() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut slow = Vec::new();
    for _ in 0..3 {
        slow.push(table.connect(&[], None).await);
    }
    let mut client = table.connect(&[0], None).await;
    next(&mut client, "frame").await;
    // Looking again makes a large answer each time, which the slow ones never read.
    for connection in &mut slow {
        for _ in 0..3000 {
            let look = r#"{"type":"look","look":"spectator"}"#;
            let sent = tokio::time::timeout(Duration::from_millis(20), connection.send_text(look));
            if !matches!(sent.await, Ok(Ok(()))) {
                break;
            }
        }
    }
    for number in 0..5 {
        table.act_any(number).await.expect("the game goes on");
    }
    let frame = table.frame(0).await;
    assert_eq!(frame["version"], 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_the_security_headers() {
    let served = serve().await;
    for path in ["/", "/api/games", "/api/nothing", "/healthz"] {
        let mut stream = tokio::net::TcpStream::connect(served.addr)
            .await
            .expect("a connection");
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer).to_lowercase();
        for header in [
            "content-security-policy: default-src 'self'",
            "referrer-policy: no-referrer",
            "x-content-type-options: nosniff",
        ] {
            assert!(answer.contains(header), "{path}: {header}");
        }
    }
    let metrics = towpath_load::client::get(served.addr, "/metrics", None)
        .await
        .expect("metrics");
    assert!(
        metrics.contains("towpath_http_total{class=\"4xx\"}")
            && metrics.contains("towpath_decision_seconds_count")
    );
}
