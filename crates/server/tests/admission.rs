//! Admission: connections that do nothing are closed, limits count clients and say how long to wait, and the lobby
//! belongs to everybody.

mod common;

use common::{Served, next, serve_with, text};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use towpath_load::client::{Client, http};
use towpath_server::config::{Config, Limits, Partial};

/// The limits that a server has when nobody sets any.
fn default_limits() -> Limits {
    let none = Partial::default();
    Config::merge(&none, &none, &none).expect("defaults").limits
}

/// Sends a request with these headers; status, head and body of the answer.
async fn ask(served: &Served, request: &str, headers: &str, body: &str) -> (u16, String, Value) {
    let mut stream = TcpStream::connect(served.addr).await.expect("a connection");
    let length = body.len();
    let request = format!(
        "{request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok());
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    (status.expect("a status"), head.to_owned(), body)
}

/// How long it takes until the server closes this connection, after this was sent.
async fn closed_after(served: &Served, sent: &str) -> Duration {
    let mut stream = TcpStream::connect(served.addr).await.expect("a connection");
    stream.write_all(sent.as_bytes()).await.expect("sent");
    let begun = Instant::now();
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest));
    let _ = closed
        .await
        .unwrap_or_else(|_| panic!("{sent:?} is never closed"));
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_half_header_half_body_and_idle_connections_are_closed() {
    let served = serve_with(|config| {
        config.limits.header_seconds = 0.5;
        config.limits.body_seconds = 0.5;
    })
    .await;
    let half_head = "GET /api/games HTTP/1.1\r\nhost: x\r\n";
    let half_body = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{";
    let idle = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    for sent in ["", "G", half_head, half_body, idle] {
        let after = closed_after(&served, sent).await;
        assert!(after >= Duration::from_millis(300), "{sent:?}: {after:?}");
        assert!(after < Duration::from_secs(10), "{sent:?}: {after:?}");
    }
    // One byte now and then does not help: the whole head and the whole body have a time too.
    for begin in ["GET /api/games HTTP/1.1\r\nx: ", half_body] {
        let mut stream = TcpStream::connect(served.addr).await.expect("a connection");
        stream.write_all(begin.as_bytes()).await.expect("sent");
        let begun = Instant::now();
        while stream.write_all(b"a").await.is_ok() {
            assert!(
                begun.elapsed() < Duration::from_secs(10),
                "{begin:?} goes on for ever"
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    assert_eq!(served.running.app.admission.connections.count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_takes_nothing_is_closed() {
    let served = serve_with(|config| config.limits.send_seconds = 0.5).await;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(served.addr).await.expect("a connection");
    // More answers than the buffers of both sides hold, none of which is read.
    let request = "GET /api/games/kanal/rules?format=html HTTP/1.1\r\nhost: x\r\n\r\n".repeat(400);
    let _ =
        tokio::time::timeout(Duration::from_secs(2), stream.write_all(request.as_bytes())).await;
    let begun = Instant::now();
    while served.running.app.admission.connections.count() > 0 {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "it is held for ever"
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_never_answers_is_closed() {
    let served = serve_with(|config| config.limits.silence_seconds = 0.6).await;
    let table = served.two_people(json!({})).await;
    let mut stream = TcpStream::connect(served.addr).await.expect("a connection");
    let head = format!(
        "GET {} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        table.path("/live")
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    // hello without a mask key that changes anything; whatever comes is read and never answered.
    let hello = br#"{"type":"hello"}"#;
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    frame.extend(hello);
    stream.write_all(&frame).await.expect("sent");
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut rest));
    let _ = closed.await.expect("the server closes it");
    // One that answers pings stays.
    let mut client = table.connect(&[0], None).await;
    next(&mut client, "frame").await;
    let heard = tokio::time::timeout(Duration::from_secs(2), client.next()).await;
    assert!(heard.is_err(), "it is still connected: {heard:?}");
    assert_eq!(served.running.app.admission.sockets.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_and_sockets_of_one_client_are_limited() {
    let served = serve_with(|config| {
        config.limits.connections_per_client = 4.0;
        config.limits.sockets_per_client = 2.0;
    })
    .await;
    let table = served.two_people(json!({})).await;
    let mut first = table.connect(&[0], None).await;
    next(&mut first, "frame").await;
    let mut second = table.connect(&[1], None).await;
    next(&mut second, "frame").await;
    assert!(
        Client::connect(served.addr, &table.id).await.is_err(),
        "a third socket"
    );
    drop(second);
    let begun = Instant::now();
    while Client::connect(served.addr, &table.id).await.is_err() {
        assert!(
            begun.elapsed() < Duration::from_secs(10),
            "no place comes back"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Sockets are counted apart: four silent connections fit, a fifth is refused.
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(TcpStream::connect(served.addr).await.expect("a connection"));
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut fifth = TcpStream::connect(served.addr).await.expect("a connection");
    let mut answer = String::new();
    let _ = fifth.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.contains("retry-after: "), "{answer}");
    drop(silent);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(table.frame(0).await["version"], 0);
}

const TABLE: &str = r#"{"game":"arriala","seats":[{"kind":"link"},{"kind":"link"}]}"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_header_is_ignored_and_a_trusted_proxy_is_believed() {
    let limit = |config: &mut Config| config.limits.tables_per_minute = 2.0;
    let served = serve_with(limit).await;
    let mut refused = 0;
    for number in 0..6 {
        let header =
            format!("x-forwarded-for: 9.9.9.{number}\r\nforwarded: for=9.9.9.{number}\r\n");
        let (status, ..) = ask(&served, "POST /api/tables", &header, TABLE).await;
        refused += u32::from(status == 429);
    }
    assert_eq!(refused, 4, "a header from anybody opens no new account");

    let served = serve_with(|config| {
        limit(config);
        config.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    })
    .await;
    for visitor in ["1.1.1.1", "2.2.2.2", "2001:db8::1"] {
        for number in 0..4 {
            // What the visitor itself sent stands left of what the proxy adds.
            let header = format!("x-forwarded-for: 9.9.9.{number}, {visitor}\r\n");
            let (status, head, error) = ask(&served, "POST /api/tables", &header, TABLE).await;
            assert_eq!(status == 429, number >= 2, "{visitor} {number}: {error}");
            assert_eq!(head.contains("retry-after: 30"), number >= 2, "{head}");
        }
    }
    let header = "x-forwarded-for: 2001:db8::ffff\r\n";
    let (status, ..) = ask(&served, "POST /api/tables", header, TABLE).await;
    assert_eq!(status, 429, "another address of the same household");
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_addresses_lock_out_nobody() {
    let served = serve_with(|config| {
        config.limits.tables_per_minute = 1.0;
        config.trusted_proxies = vec!["127.0.0.1/32".parse().expect("a network")];
    })
    .await;
    let admission = &served.running.app.admission;
    let post = axum::http::Method::POST;
    for number in 0..10_040_u32 {
        let client = towpath_server::client::Client::at(std::net::Ipv4Addr::from(number).into());
        admission
            .request(client, &post, "/api/tables")
            .expect("its first table");
    }
    let header = "x-forwarded-for: 200.1.2.3\r\n";
    let (status, ..) = ask(&served, "POST /api/tables", header, TABLE).await;
    assert_eq!(status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_way_to_a_table_counts() {
    let served = serve_with(|config| config.limits.tables_per_minute = 1.0).await;
    let (status, ..) = ask(&served, "POST /api/tables", "", TABLE).await;
    assert_eq!(status, 200);
    for request in [
        "POST /api/tables",
        "POST /api/import",
        "POST /api/deals/kanal/play",
    ] {
        let (status, head, error) = ask(&served, request, "", "{}").await;
        assert_eq!(
            (status, &error["code"]),
            (429, &json!("too_many")),
            "{request}"
        );
        let seconds = error["retry_after"].as_u64().expect("seconds");
        assert!((1..=60).contains(&seconds), "{seconds}");
        assert!(head.contains(&format!("retry-after: {seconds}")), "{head}");
    }
    let (status, ..) = ask(&served, "GET /api/lobby", "", "").await;
    assert_eq!(status, 200, "looking is not making");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_joins_and_reviews_are_limited() {
    let served = serve_with(|config| {
        config.limits.requests_per_second = 2.0;
        config.limits.joins_per_minute = 3.0;
        config.limits.reviews_per_minute = 2.0;
    })
    .await;
    let mut refused = Vec::new();
    for request in [
        "POST /api/tables/aaaaaaaaaaaa/join",
        "GET /api/tables/aaaaaaaaaaaa/review",
    ] {
        let mut count = 0;
        for _ in 0..5 {
            let (status, ..) = ask(&served, request, "", r#"{"name":"Ada"}"#).await;
            count += u32::from(status == 429);
        }
        refused.push(count);
    }
    assert_eq!(refused, [2, 3]);
    let mut count = 0;
    for _ in 0..30 {
        let (status, ..) = ask(&served, "GET /api/games", "", "").await;
        count += u32::from(status == 429);
    }
    assert!((10..30).contains(&count), "{count}");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_tokens_are_limited_and_right_ones_still_work() {
    let served = serve_with(|config| config.limits.wrong_tokens_per_minute = 5.0).await;
    let table = served.two_people(json!({})).await;
    let mut codes = Vec::new();
    for _ in 0..8 {
        let wrong = format!("{}AAAA", &table.tokens[0][..20]);
        let path = table.path("/frame");
        let (status, body) = http(served.addr, "GET", &path, Some(&wrong), b"")
            .await
            .expect("an answer");
        let error: Value = serde_json::from_str(&body).expect("JSON");
        codes.push((status, text(&error["code"])));
    }
    let bad = (401, "bad_token".to_owned());
    let many = (429, "too_many".to_owned());
    assert_eq!(codes[..5], vec![bad; 5]);
    assert_eq!(codes[5..], vec![many; 3]);
    // On the socket it is the same account.
    let mut client = Client::connect(served.addr, &table.id)
        .await
        .expect("a connection");
    let wrong = ["AAAAAAAAAAAAAAAAAAAAAAAA".to_owned()];
    client.hello(&wrong, None).await.expect("sent");
    let error = next(&mut client, "error").await;
    assert_eq!(error["error"]["code"], "too_many");
    assert!(error["error"]["retry_after"].as_u64() >= Some(1));
    // Somebody else at the same address goes on.
    assert_eq!(table.frame(0).await["version"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_are_answered_with_their_numbers_and_seconds() {
    let served = serve_with(|config| config.limits.messages_per_second = 2.0).await;
    let table = served.two_people(json!({})).await;
    let mut first = table.connect(&[0], None).await;
    next(&mut first, "frame").await;
    // The limit is the client's, not the socket's: a second socket opens no new account.
    let mut second = table.connect(&[0], None).await;
    next(&mut second, "frame").await;
    let mut refused = Vec::new();
    for number in 0..40 {
        let client = if number % 2 == 0 {
            &mut first
        } else {
            &mut second
        };
        let id = client
            .ask(json!({"do": "why_not", "action": "x"}))
            .await
            .expect("sent");
        loop {
            let heard: Value =
                serde_json::from_str(&client.next().await.expect("an answer")).expect("JSON");
            if heard["id"] == id {
                if heard["error"]["code"] == "too_many" {
                    assert_eq!(heard["error"]["retry_after"], 1);
                    refused.push(number);
                }
                break;
            }
        }
    }
    assert!((10..=25).contains(&refused.len()), "{refused:?}");
    // A ping costs nothing, however it is spelt.
    for ping in [r#"{"type":"ping"}"#, r#"{"type": "ping"}"#] {
        first.send_text(ping).await.expect("sent");
        next(&mut first, "pong").await;
    }
    // Who waits as long as it was told is served, and nothing was lost but time.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let act = json!({"do": "act", "version": 0, "choice": 0});
    let frame = table.frame(0).await;
    let acting = frame["to_act"][0].as_u64().expect("a seat") as usize;
    let mut client = table.connect(&[acting], None).await;
    next(&mut client, "frame").await;
    client.ask(act).await.expect("sent");
    assert_eq!(next(&mut client, "reply").await["reply"]["version"], 1);
}

/// A public table with one seat for somebody from the lobby.
const PUBLIC: &str = r#"{"game":"kanal","public":true,"seats":[{"kind":"link"},{"kind":"open"}]}"#;

#[tokio::test(flavor = "multi_thread")]
async fn one_visitor_takes_neither_every_seat_nor_the_whole_lobby() {
    let served = serve_with(|config| {
        let defaults = default_limits();
        config.limits.lobby_seats_per_client = defaults.lobby_seats_per_client;
        config.limits.waiting_tables_per_client = defaults.waiting_tables_per_client;
        config.trusted_proxies = vec!["127.0.0.1/32".parse().expect("a network")];
    })
    .await;
    let mut tables = Vec::new();
    for number in 0..20 {
        let header = format!("x-forwarded-for: 1.1.1.{number}\r\n");
        let (status, _, created) = ask(&served, "POST /api/tables", &header, PUBLIC).await;
        assert_eq!(status, 200, "{created}");
        tables.push(text(&created["table"]["id"]));
    }
    let greedy = "x-forwarded-for: 6.6.6.6\r\n";
    let join = r#"{"name":"Ada"}"#;
    let mut taken = Vec::new();
    for table in &tables {
        let request = format!("POST /api/tables/{table}/join");
        let (status, head, answer) = ask(&served, &request, greedy, join).await;
        match status {
            200 => taken.push((table, text(&answer["token"]))),
            _ => {
                assert_eq!(answer["code"], "too_many", "{answer}");
                assert!(head.contains("retry-after: "), "{head}");
            }
        }
    }
    assert_eq!(taken.len(), 12, "of 20");
    // Who leaves a seat may take another; somebody else finds one at once.
    let (table, token) = &taken[0];
    let header = format!("{greedy}authorization: Bearer {token}\r\n");
    let (status, ..) = ask(
        &served,
        &format!("POST /api/tables/{table}/leave"),
        &header,
        "",
    )
    .await;
    assert_eq!(status, 200);
    let request = format!("POST /api/tables/{}/join", tables[19]);
    let (status, ..) = ask(&served, &request, greedy, join).await;
    assert_eq!(status, 200, "a seat was given back");
    let other = "x-forwarded-for: 7.7.7.7\r\n";
    let request = format!("POST /api/tables/{table}/join");
    let (status, ..) = ask(&served, &request, other, r#"{"name":"Other"}"#).await;
    assert_eq!(status, 200);

    let mut made = 0;
    for _ in 0..30 {
        let (status, ..) = ask(&served, "POST /api/tables", greedy, PUBLIC).await;
        made += u32::from(status == 200);
    }
    assert_eq!(made, 20, "waiting tables of one client");
    let (status, ..) = ask(&served, "POST /api/tables", greedy, TABLE).await;
    assert_eq!(
        status, 200,
        "a table for friends does not stand in the lobby"
    );
    let (status, ..) = ask(&served, "POST /api/tables", other, PUBLIC).await;
    assert_eq!(status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_read_in_pages_without_gaps() {
    let served = serve_with(|_| {}).await;
    let mut made = Vec::new();
    for _ in 0..120 {
        let (status, _, created) = ask(&served, "POST /api/tables", "", PUBLIC).await;
        assert_eq!(status, 200, "{created}");
        made.push(text(&created["table"]["id"]));
    }
    let mut seen = Vec::new();
    let mut after = String::new();
    let mut pages = 0;
    loop {
        let request = format!("GET /api/lobby?game=kanal{after}");
        let (status, _, page) = ask(&served, &request, "", "").await;
        assert_eq!(status, 200, "{page}");
        let tables = page["tables"].as_array().expect("tables");
        assert!((1..=50).contains(&tables.len()));
        seen.extend(tables.iter().map(|table| text(&table["id"])));
        pages += 1;
        // Something happens at a table of a later page, which keeps its place.
        let request = format!("POST /api/tables/{}/join", made[pages]);
        ask(&served, &request, "", &format!(r#"{{"name":"P{pages}"}}"#)).await;
        match page["next"].as_str() {
            Some(next) => after = format!("&after={next}"),
            None => break,
        }
    }
    assert_eq!((pages, seen.len()), (3, 120));
    made.sort();
    seen.sort();
    assert_eq!(made, seen, "every table once");
    for wrong in ["x", "1", "1.%00", "x.abc", "1.much-too-long-for-an-id"] {
        let (status, _, error) =
            ask(&served, &format!("GET /api/lobby?after={wrong}"), "", "").await;
        assert_eq!(
            (status, &error["code"]),
            (400, &json!("malformed")),
            "{wrong}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_comes_to_is_given_up_and_everybody_is_told() {
    let served = serve_with(|config| {
        config.limits.live_waiting_hours = 1.0 / 3600.0;
        config.limits.slow_waiting_hours = 1.0;
    })
    .await;
    let live = served
        .create(serde_json::from_str(PUBLIC).expect("JSON"))
        .await;
    let slow = json!({"game": "kanal", "public": true, "pace": "slow", "seats": [{"kind": "link"}, {"kind": "open"}]});
    let slow = served.create(slow).await;
    let playing = served.two_people(json!({})).await;
    let mut client = live.connect(&[0], None).await;
    let told = tokio::time::timeout(Duration::from_secs(20), async {
        loop {
            let told = next(&mut client, "table").await;
            if told["table"]["status"] == "over" {
                return told;
            }
        }
    });
    let told = told.await.expect("it is given up");
    assert_eq!(told["table"]["end"]["how"], "abandoned");
    assert_eq!(slow.info().await["status"], "waiting");
    assert_eq!(playing.info().await["status"], "playing");
    let (_, _, lobby) = ask(&served, "GET /api/lobby", "", "").await;
    let listed: Vec<String> = lobby["tables"]
        .as_array()
        .expect("tables")
        .iter()
        .map(|t| text(&t["id"]))
        .collect();
    assert_eq!(listed, std::slice::from_ref(&slow.id));
    let (status, ..) = ask(
        &served,
        &format!("POST /api/tables/{}/join", live.id),
        "",
        r#"{"name":"Late"}"#,
    )
    .await;
    assert_eq!(status, 409, "nobody sits down any more");
}

/// Plays as docs/api.md shows: over HTTP, and a refusal is waited out.
async fn honest(served: &Served, request: &str, headers: &str, body: &str) -> Value {
    loop {
        let (status, _, answer) = ask(served, request, headers, body).await;
        match answer["retry_after"].as_u64() {
            Some(seconds) => tokio::time::sleep(Duration::from_secs(seconds)).await,
            None => {
                assert_eq!(status, 200, "{request}: {answer}");
                return answer;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_honest_program_lives_with_limits() {
    let served = serve_with(|config| {
        // Tighter than the defaults, so that they are felt in a short test.
        config.limits.requests_per_second = 40.0;
        config.limits.tables_per_minute = 120.0;
    })
    .await;
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
    let table = json!({"game": "arriala", "seats": seats}).to_string();
    let mut moves = 0;
    for _ in 0..3 {
        let created = honest(&served, "POST /api/tables", "", &table).await;
        let created = common::Created::of(served.addr, &created);
        'game: loop {
            for token in &created.tokens {
                let header = format!("authorization: Bearer {token}\r\n");
                let frame = honest(
                    &served,
                    &format!("GET {}", created.path("/frame")),
                    &header,
                    "",
                )
                .await;
                if !frame["outcome"].is_null() {
                    break 'game;
                }
                let choices = frame["choices"].as_array().expect("choices").len();
                if choices > 0 {
                    let choice = (moves * 7) % choices;
                    let act = json!({"do": "act", "version": frame["version"], "choice": choice});
                    let request = format!("POST {}", created.path("/requests"));
                    honest(&served, &request, &header, &act.to_string()).await;
                    moves += 1;
                }
            }
        }
    }
    assert!(moves > 100, "{moves}");
}
