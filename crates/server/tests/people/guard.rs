//! What programs may do, what other sites may not, limits, and the log.

use super::browser::{Authenticator, Browser};
use super::common::{serve, serve_with};
use super::{name_of, person};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use towpath_load::client::http;
use towpath_server::config::Origin;

#[tokio::test(flavor = "multi_thread")]
async fn a_program_may_do_what_its_token_says() {
    let served = serve().await;
    let (mut ada, ..) = person(&served, "Ada").await;
    let table = served.two_people(json!({})).await;
    let kept = json!({"tables": [{"table": table.id, "tokens": [table.tokens[0]]}]});
    ada.done("/api/account/seats", kept.clone()).await;
    let make = |scopes: Value| json!({"name": "my bot", "scopes": scopes});
    assert_eq!(
        ada.post("/api/account/tokens", make(json!([]))).await.0,
        400
    );
    assert_eq!(
        ada.post("/api/account/tokens", make(json!(["everything"])))
            .await
            .0,
        400
    );
    let reads = ada.done("/api/account/tokens", make(json!(["read"]))).await;
    let plays = ada.done("/api/account/tokens", make(json!(["play"]))).await;
    let secret = |made: &Value| made["token"].as_str().expect("a token").to_owned();
    let ask = async |method: &str, path: &str, token: &str, body: &Value| {
        let body = if method == "GET" {
            String::new()
        } else {
            body.to_string()
        };
        let answer = http(served.addr, method, path, Some(token), body.as_bytes()).await;
        let (status, body) = answer.expect("an answer");
        (status, serde_json::from_str::<Value>(&body).expect("JSON"))
    };
    let seats = "/api/account/seats";
    let (status, seen) = ask("GET", seats, &secret(&reads), &json!(null)).await;
    assert_eq!((status, &seen["tables"][0]["tokens"]), (200, &json!([])));
    let path = format!("{seats}?table={}", table.id);
    let (status, seen) = ask("GET", &path, &secret(&plays), &json!(null)).await;
    assert_eq!(
        (status, &seen["tables"][0]["tokens"]),
        (200, &json!([table.tokens[0]]))
    );
    assert_eq!(ask("POST", seats, &secret(&reads), &kept).await.0, 403);
    assert_eq!(ask("POST", seats, &secret(&plays), &kept).await.0, 200);
    for path in [
        "/api/account/delete",
        "/api/account/tokens",
        "/api/account/passkeys",
    ] {
        assert_eq!(
            ask("POST", path, &secret(&plays), &json!({})).await.0,
            401,
            "{path}"
        );
    }
    let (_, listed) = ada.get("/api/account/tokens").await;
    assert!(!listed.to_string().contains("twp_"), "it is shown once");
    assert!(listed[1]["used_at"].is_number());
    let path = format!(
        "/api/account/tokens/{}/revoke",
        plays["info"]["id"].as_str().expect("an id")
    );
    ada.done(&path, json!({})).await;
    assert_eq!(
        ask("GET", seats, &secret(&plays), &json!(null)).await.0,
        401
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_change_nothing() {
    let served = serve().await;
    let (ada, ..) = person(&served, "Ada").await;
    let host = format!("localhost:{}", served.addr.port());
    let own = format!("http://{host}");
    let other = format!("http://localhost:{}", served.addr.port() ^ 1);
    let path = "/api/account/recovery-codes";
    for (headers, status) in [
        (vec![("host", host.as_str()), ("origin", own.as_str())], 200),
        (
            vec![("host", &host), ("sec-fetch-site", "same-origin")],
            200,
        ),
        (
            vec![("host", &host), ("origin", "https://evil.example")],
            403,
        ),
        (vec![("host", &host), ("origin", &other)], 403),
        (vec![("host", &host), ("origin", "null")], 403),
        (vec![("host", &host), ("sec-fetch-site", "cross-site")], 403),
        (
            vec![
                ("host", &host),
                ("sec-fetch-site", "same-site"),
                ("origin", &own),
            ],
            403,
        ),
        (vec![("host", &host)], 403),
    ] {
        assert_eq!(
            ada.from(&headers).post(path, json!({})).await.0,
            status,
            "{headers:?}"
        );
    }
    // Also where no cookie is: a table is not made by another site's page, and programs need no header.
    let table =
        json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}]});
    let mut guest = Browser::new(served.addr);
    guest.headers = vec![("host", host.clone())];
    assert_eq!(guest.post("/api/tables", table.clone()).await.0, 200);
    guest
        .headers
        .push(("origin", "https://evil.example".to_owned()));
    assert_eq!(guest.post("/api/tables", table).await.0, 403);
    // And a WebSocket is not opened by it.
    let made = served.two_people(json!({})).await;
    let upgrade = |origin: &str| {
        vec![
            ("host", host.clone()),
            ("origin", origin.to_owned()),
            ("upgrade", "websocket".to_owned()),
            ("sec-websocket-version", "13".to_owned()),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
        ]
    };
    guest.headers = upgrade("https://evil.example");
    assert_eq!(guest.get(&made.path("/live")).await.0, 403);
    guest.headers = upgrade(&own);
    assert_ne!(guest.get(&made.path("/live")).await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_the_cookie_is_bound_to_the_host() {
    let served = serve_with(|config| {
        config.origin = Origin::read("https://games.example.org").expect("an origin");
    })
    .await;
    let mut browser = Browser::new(served.addr);
    let (_, state) = browser.get("/api/account").await;
    assert_eq!(
        (&state["host"], &state["address"]),
        (
            &json!("games.example.org"),
            &json!("https://games.example.org")
        )
    );
    browser.headers = vec![
        ("host", "127.0.0.1".to_owned()),
        ("origin", "https://games.example.org".to_owned()),
    ];
    let begun = browser
        .done("/api/account/sign-up", json!({"name": "Ada"}))
        .await;
    let credential = Authenticator::new().register(&begun["options"], "https://games.example.org");
    let finish = json!({"ceremony": begun["ceremony"], "credential": credential});
    browser.done("/api/account/sign-up/finish", finish).await;
    let given = browser.given.clone().expect("a cookie");
    assert!(
        given.starts_with("__Host-towpath=") && given.ends_with("; Secure"),
        "{given}"
    );
    assert!(
        given.contains("Path=/;") && !given.contains("Domain"),
        "{given}"
    );
    assert_eq!(name_of(&mut browser).await, "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_are_not_tried_out_and_accounts_not_made_without_end() {
    let served = serve_with(|config| {
        config.limits.codes_per_minute = 3.0;
        config.limits.accounts_per_day = 1.0;
    })
    .await;
    let (_, _, codes) = person(&served, "Ada").await;
    let mut browser = Browser::new(served.addr);
    for _ in 0..3 {
        let wrong = json!({"code": "00000-00000-00000-00000"});
        assert_eq!(browser.post("/api/account/recover", wrong).await.0, 401);
    }
    // Not even the right one: otherwise trying would go on.
    let (status, answer) = browser
        .post("/api/account/recover", json!({"code": codes[0]}))
        .await;
    assert_eq!((status, answer["retry_after"].is_number()), (429, true));
    assert_eq!(
        browser
            .post("/api/handover/redeem", json!({"code": "0000-0000"}))
            .await
            .0,
        429
    );
    let begun = browser
        .done("/api/account/sign-up", json!({"name": "Bea"}))
        .await;
    let finish = browser.answer_new(&begun, &mut Authenticator::new(), "");
    assert_eq!(
        browser.post("/api/account/sign-up/finish", finish).await.0,
        429
    );
}

/// What the server has logged in this process.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics").extend(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_secrets_are_in_no_log() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .with_env_filter("info,towpath_server=trace,towpath_store=trace")
        .with_writer(move || writer.clone())
        .init();
    let served = serve_with(|config| config.limits.wrong_tokens_per_minute = 1000.0).await;
    let (mut ada, mut device, codes) = person(&served, "Xantippa").await;
    let token = json!({"name": "Quackelbot", "scopes": ["play"]});
    let token = ada.done("/api/account/tokens", token).await["token"].clone();
    let table = served.two_people(json!({})).await;
    let kept = json!({"tables": [{"table": table.id, "tokens": [table.tokens[0]]}]});
    ada.done("/api/account/seats", kept).await;
    let handed = ada.done("/api/account/handover", json!({})).await["code"].clone();
    let mut other = Browser::new(served.addr);
    for _ in 0..2 {
        let used = json!({"code": codes[0]});
        other.post("/api/account/recover", used).await;
        other
            .post("/api/handover/redeem", json!({"code": handed}))
            .await;
    }
    other
        .post("/api/account/sign-up", json!({"name": "XANTIPPA"}))
        .await;
    device.counter = 0;
    device.verifies = false;
    assert_eq!(other.sign_in(&mut device).await.0, 401);
    let cookie = ada.cookie.clone().expect("a cookie");
    ada.done("/api/account/delete", json!({})).await;
    let log = String::from_utf8(log.0.lock().expect("nobody panics").clone()).expect("text");
    assert!(log.contains("does not hold"), "the log is listened to");
    assert!(log.contains("a wrong token was shown"));
    let secret = |value: &Value| value.as_str().expect("text").to_owned();
    for private in [
        "Xantippa",
        "XANTIPPA",
        "Quackelbot",
        codes[0].as_str(),
        &codes[0].replace('-', ""),
        &secret(&token),
        &secret(&handed),
        cookie.split('=').nth(1).expect("a value"),
        &table.tokens[0],
    ] {
        assert!(!log.contains(private), "{private} is in the log");
    }
}
