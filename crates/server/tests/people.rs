//! Accounts: passkeys, sessions, recovery, seats, other devices, tokens of programs, export and deletion.

#[path = "people/browser.rs"]
mod browser;
mod common;
#[path = "people/guard.rs"]
mod guard;

use browser::{Authenticator, Browser};
use common::postgres::TestPostgres;
use common::{Served, serve, serve_with};
use serde_json::{Value, json};
use towpath_load::client::http;

const DAY: u64 = 86_400;

/// A new account in a new browser.
async fn person(served: &Served, name: &str) -> (Browser, Authenticator, Vec<String>) {
    let mut browser = Browser::new(served.addr);
    let mut device = Authenticator::new();
    let codes = browser.sign_up(name, &mut device).await;
    (browser, device, codes)
}

async fn name_of(browser: &mut Browser) -> Value {
    browser.get("/api/account").await.1["account"]["name"].clone()
}

/// The way of a person through everything, the same on both databases.
async fn a_persons_way(served: Served) -> Served {
    let (mut here, mut device, codes) = person(&served, "Ada").await;
    assert_eq!(codes.len(), 10);
    assert_eq!(name_of(&mut here).await, "Ada");
    let table = served.two_people(json!({})).await;
    let kept =
        json!({"tables": [{"table": table.id, "tokens": [table.tokens[0]], "owner": table.owner}]});
    let held = here.done("/api/account/seats", kept).await;
    assert_eq!(held["tables"][0]["tokens"], json!([table.tokens[0]]));

    // The same passkey on another device: the same seat there.
    let mut there = Browser::new(served.addr);
    assert_eq!(name_of(&mut there).await, Value::Null);
    assert_eq!(there.get("/api/account/seats").await.0, 401);
    let (status, account) = there.sign_in(&mut device).await;
    assert_eq!((status, &account["name"]), (200, &json!("Ada")));
    let (_, seats) = there.get("/api/account/seats").await;
    let found = &seats["tables"][0];
    assert_eq!(found["table"], table.id);
    assert_eq!(found["tokens"], json!([table.tokens[0]]));
    assert_eq!(found["owner"], table.owner);

    // The passkey is lost: a code, another passkey, and the first one goes.
    let mut lost = Browser::new(served.addr);
    let typed = json!({"code": codes[3].to_lowercase().replace('-', " ")});
    let recovered = lost.done("/api/account/recover", typed.clone()).await;
    assert_eq!(
        (&recovered["name"], &recovered["codes_left"]),
        (&json!("Ada"), &json!(9))
    );
    assert_eq!(
        lost.post("/api/account/recover", typed).await.0,
        401,
        "a code works once"
    );
    let begun = lost.done("/api/account/passkeys", json!({})).await;
    let mut new_device = Authenticator::new();
    let finish = lost.answer_new(&begun, &mut new_device, "phone");
    let passkeys = lost.done("/api/account/passkeys/finish", finish).await;
    assert_eq!(passkeys[0]["name"], "laptop");
    let path = format!(
        "/api/account/passkeys/{}/remove",
        passkeys[0]["id"].as_str().expect("an id")
    );
    let passkeys = lost.done(&path, json!({})).await;
    assert_eq!(passkeys.as_array().expect("a list").len(), 1);
    let last = format!(
        "/api/account/passkeys/{}/remove",
        passkeys[0]["id"].as_str().expect("an id")
    );
    assert_eq!(
        lost.post(&last, json!({})).await.0,
        409,
        "the last one stays"
    );
    assert_eq!(Browser::new(served.addr).sign_in(&mut device).await.0, 401);
    assert_eq!(
        Browser::new(served.addr).sign_in(&mut new_device).await.0,
        200
    );

    // Everything is still there after a restart.
    let served = served.restart(1).await;
    for browser in [&mut here, &mut there, &mut lost] {
        browser.addr = served.addr;
    }
    let again = Browser::new(served.addr);
    lost.headers.clone_from(&again.headers);
    let (_, seats) = lost.get("/api/account/seats").await;
    assert_eq!(seats["tables"][0]["table"], table.id);

    // What is kept comes as one file; then it goes.
    let table = table.at(&served);
    assert_eq!(
        table
            .ask(0, json!({"do": "chat", "text": "Ada was here"}))
            .await
            .0,
        200
    );
    table.act_any(0).await.expect("a decision");
    let (status, all) = lost.get("/api/account/export").await;
    assert_eq!(status, 200, "{all}");
    assert_eq!(all["account"]["name"], "Ada");
    assert_eq!(all["games"][0]["said"][0]["text"], "Ada was here");
    assert!(
        all["games"][0]["record"]
            .as_str()
            .expect("a record")
            .contains("human Ada")
    );
    assert_eq!(lost.post("/api/account/delete", json!({})).await.0, 200);
    assert_eq!(name_of(&mut lost).await, Value::Null);
    assert_eq!(lost.cookie, None, "the cookie is taken away");
    assert_eq!(
        Browser::new(served.addr).sign_in(&mut new_device).await.0,
        401
    );
    let info = table.info().await;
    assert_eq!(info["seats"][0]["name"], "Player 1");
    assert_eq!(info["seats"][1]["name"], "Bea");
    let record = http(
        served.addr,
        "GET",
        &table.path("/record"),
        Some(&table.tokens[1]),
        b"",
    )
    .await;
    let (status, record) = record.expect("an answer");
    assert_eq!(status, 200);
    assert!(
        record.contains("human Player 1") && !record.contains("Ada"),
        "{record}"
    );
    served
}

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_way_with_a_file() {
    let served = a_persons_way(serve().await).await;
    // Nothing about the person is left, and the games still hold.
    served.running.stop().await;
    let location = common::config(&served.folder).location();
    let verified = towpath_server::verify::verify(location)
        .await
        .expect("it is read");
    assert_eq!(verified.wrong, []);
    let store =
        rusqlite::Connection::open(served.folder.0.join("towpath.sqlite")).expect("it opens");
    let people: u32 = store
        .query_row("SELECT COUNT(*) FROM people", [], |row| row.get(0))
        .expect("a number");
    assert_eq!(people, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_way_with_postgres() {
    let postgres = TestPostgres::start();
    let address = postgres.database();
    let served = serve_with(|config| config.database = Some(address)).await;
    // A restart goes to the folder's own file, so this server stays.
    let (mut here, mut device, codes) = person(&served, "Ada").await;
    let table = served.two_people(json!({})).await;
    let kept = json!({"tables": [{"table": table.id, "tokens": [table.tokens[0]]}]});
    here.done("/api/account/seats", kept).await;
    let mut there = Browser::new(served.addr);
    assert_eq!(there.sign_in(&mut device).await.0, 200);
    assert_eq!(
        there.get("/api/account/seats").await.1["tables"][0]["table"],
        table.id
    );
    let mut lost = Browser::new(served.addr);
    let code = json!({"code": codes[0]});
    lost.done("/api/account/recover", code.clone()).await;
    assert_eq!(lost.post("/api/account/recover", code).await.0, 401);
    table.act_any(0).await.expect("a decision");
    lost.done("/api/account/delete", json!({})).await;
    assert_eq!(table.info().await["seats"][0]["name"], "Player 1");
    assert_eq!(there.get("/api/account/seats").await.0, 401);
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_of_an_authenticator_is_good_once_and_for_what_was_asked() {
    let served = serve().await;
    let (_, mut device, _) = person(&served, "Ada").await;
    let mut browser = Browser::new(served.addr);
    let begun = browser.done("/api/account/sign-in", json!({})).await;
    let finish = |credential: &Value, ceremony: &Value| json!({"ceremony": ceremony, "credential": credential});
    let path = "/api/account/sign-in/finish";
    let origin = browser.origin();

    let good = device.assert(&begun["options"], &origin);
    assert_eq!(
        browser
            .post(path, finish(&good, &begun["ceremony"]))
            .await
            .0,
        200
    );
    assert_eq!(
        browser
            .post(path, finish(&good, &begun["ceremony"]))
            .await
            .0,
        409,
        "replayed"
    );
    let other = browser.done("/api/account/sign-in", json!({})).await;
    assert_eq!(
        browser
            .post(path, finish(&good, &other["ceremony"]))
            .await
            .0,
        401,
        "another's challenge"
    );

    let ask = async |change: &mut dyn FnMut(&mut Authenticator, &Value) -> Value| {
        let mut browser = Browser::new(served.addr);
        let begun = browser.done("/api/account/sign-in", json!({})).await;
        let credential = change(&mut device.clone(), &begun["options"]);
        browser
            .post(path, finish(&credential, &begun["ceremony"]))
            .await
            .0
    };
    assert_eq!(
        ask(&mut |d, o| d.assert(o, "https://evil.example")).await,
        401,
        "another site"
    );
    assert_eq!(
        ask(&mut |d, o| {
            d.counter = 0;
            d.assert(o, &origin)
        })
        .await,
        401,
        "a copy"
    );
    assert_eq!(
        ask(&mut |d, o| {
            d.verifies = false;
            d.assert(o, &origin)
        })
        .await,
        401,
        "nobody knows who"
    );
    assert_eq!(
        ask(&mut |_, o| Authenticator::new().assert(o, &origin)).await,
        401,
        "unknown"
    );
    assert_eq!(ask(&mut |_, _| json!({"id": "x"})).await, 400);
    let late = browser.done("/api/account/sign-in", json!({})).await;
    served.wait(301);
    let credential = device.assert(&late["options"], &origin);
    assert_eq!(
        browser
            .post(path, finish(&credential, &late["ceremony"]))
            .await
            .0,
        409,
        "too late"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_one_persons() {
    let served = serve().await;
    let (mut ada, ..) = person(&served, "Ada").await;
    let mut browser = Browser::new(served.addr);
    for name in [
        "Ada", "ADA", "Аda", "A da", "", "\u{200b}", "bot: Ada", "medium",
    ] {
        let (status, answer) = browser
            .post("/api/account/sign-up", json!({"name": name}))
            .await;
        assert_eq!(
            (status, answer["why"].is_object()),
            (400, true),
            "{name}: {answer}"
        );
    }
    // Two at once: the second to finish is told.
    let first = browser
        .done("/api/account/sign-up", json!({"name": "Bea"}))
        .await;
    let second = browser
        .done("/api/account/sign-up", json!({"name": "bea"}))
        .await;
    let path = "/api/account/sign-up/finish";
    let finish = browser.answer_new(&first, &mut Authenticator::new(), "");
    assert_eq!(Browser::new(served.addr).post(path, finish).await.0, 200);
    let finish = browser.answer_new(&second, &mut Authenticator::new(), "");
    assert_eq!(Browser::new(served.addr).post(path, finish).await.0, 400);

    assert_eq!(
        ada.post("/api/account/rename", json!({"name": "BEA"}))
            .await
            .0,
        400
    );
    assert_eq!(name_of(&mut ada).await, "Ada");
    ada.done("/api/account/rename", json!({"name": "Ada King"}))
        .await;
    ada.done("/api/account/rename", json!({"name": "ada king"}))
        .await;
    assert_eq!(name_of(&mut ada).await, "ada king");
    person(&served, "Ada").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_rotated_listed_and_ended() {
    let served = serve().await;
    let (mut here, mut device, _) = person(&served, "Ada").await;
    let given = here.given.clone().expect("a cookie");
    for part in ["towpath=", "Path=/", "HttpOnly", "SameSite=Strict"] {
        assert!(given.contains(part), "{given}");
    }
    assert!(!given.contains("Secure") && !given.contains("Domain"));
    let mut old = here.clone();
    assert_eq!(here.sign_in(&mut device).await.0, 200);
    assert_ne!(here.cookie, old.cookie, "a new one at every sign-in");
    assert_eq!(
        name_of(&mut old).await,
        Value::Null,
        "the old one is worth nothing"
    );
    // A cookie that somebody else has put there is not taken over.
    let mut planted = Browser::new(served.addr);
    planted.cookie = Some("towpath=planted".to_owned());
    assert_eq!(planted.sign_in(&mut device).await.0, 200);
    assert_ne!(planted.cookie.as_deref(), Some("towpath=planted"));

    let (_, sessions) = here.get("/api/account/sessions").await;
    let sessions = sessions.as_array().expect("a list").clone();
    assert_eq!(sessions.len(), 2);
    assert_eq!(sessions[0]["device"], "Firefox, Linux");
    let other = sessions
        .iter()
        .find(|one| one["current"] == false)
        .expect("the other");
    let path = format!(
        "/api/account/sessions/{}/end",
        other["id"].as_str().expect("an id")
    );
    here.done(&path, json!({})).await;
    assert_eq!(name_of(&mut planted).await, Value::Null);
    assert_eq!(here.post(&path, json!({})).await.0, 404);
    let (mut bea, ..) = person(&served, "Bea").await;
    let own = here.get("/api/account/sessions").await.1[0]["id"].clone();
    let path = format!("/api/account/sessions/{}/end", own.as_str().expect("an id"));
    assert_eq!(bea.post(&path, json!({})).await.0, 404, "another's");

    here.done("/api/account/sign-out", json!({})).await;
    assert_eq!(here.cookie, None);
    served.wait(31 * DAY);
    assert_eq!(name_of(&mut bea).await, Value::Null, "unused for too long");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_opens_an_account_needs_a_passkey_shown_lately() {
    let served = serve().await;
    let (mut here, mut device, _) = person(&served, "Ada").await;
    let id = here.get("/api/account/passkeys").await.1[0]["id"].clone();
    let remove = format!(
        "/api/account/passkeys/{}/remove",
        id.as_str().expect("an id")
    );
    let careful = [
        ("/api/account/passkeys", json!({})),
        (remove.as_str(), json!({})),
        ("/api/account/recovery-codes", json!({})),
        (
            "/api/account/tokens",
            json!({"name": "x", "scopes": ["read"]}),
        ),
        ("/api/account/handover", json!({})),
        ("/api/account/delete", json!({})),
    ];
    served.wait(601);
    for (path, body) in &careful {
        let (status, answer) = here.post(path, body.clone()).await;
        assert_eq!(
            (status, &answer["code"]),
            (403, &json!("proof_needed")),
            "{path}"
        );
    }
    assert_eq!(here.sign_in(&mut device).await.0, 200);
    let codes = here.done("/api/account/recovery-codes", json!({})).await;
    assert_eq!(codes["codes"].as_array().expect("codes").len(), 10);
    assert_eq!(
        here.get("/api/account").await.1["account"]["codes_left"],
        10,
        "the old ones are gone"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_goes_on_by_a_code() {
    let served = serve().await;
    let (mut here, ..) = person(&served, "Ada").await;
    let before = here.done("/api/account/handover", json!({})).await;
    let code = here.done("/api/account/handover", json!({})).await;
    let mut phone = Browser::new(served.addr);
    let redeem = "/api/handover/redeem";
    let typed = |code: &Value| json!({"code": code["code"]});
    assert_eq!(
        phone.post(redeem, typed(&before)).await.0,
        401,
        "a newer one was asked for"
    );
    let given = phone.done(redeem, typed(&code)).await;
    assert_eq!(given["account"]["name"], "Ada");
    assert_eq!(
        Browser::new(served.addr).post(redeem, typed(&code)).await.0,
        401,
        "once"
    );
    // The phone may make a passkey of its own, and nothing else that needs one.
    assert_eq!(phone.post("/api/account/delete", json!({})).await.0, 403);
    assert_eq!(phone.post("/api/account/handover", json!({})).await.0, 403);
    let begun = phone.done("/api/account/passkeys", json!({})).await;
    let finish = phone.answer_new(&begun, &mut Authenticator::new(), "phone");
    phone.done("/api/account/passkeys/finish", finish).await;
    let late = here.done("/api/account/handover", json!({})).await;
    served.wait(301);
    assert_eq!(
        Browser::new(served.addr).post(redeem, typed(&late)).await.0,
        401,
        "too late"
    );

    // A guest's seats go along without any account.
    let table = served.two_people(json!({})).await;
    let mut guest = Browser::new(served.addr);
    let kept = json!({"tables": [{"table": table.id, "tokens": table.tokens}, {"table": "AAAAAAAAAAAA", "tokens": ["x"]}]});
    let code = guest.done("/api/handover", kept).await;
    let given = Browser::new(served.addr).done(redeem, typed(&code)).await;
    assert_eq!(given["account"], Value::Null);
    assert_eq!(given["tables"][0]["tokens"], json!(table.tokens));
    let forged = json!({"tables": [{"table": table.id, "tokens": ["forged"]}]});
    assert_eq!(guest.post("/api/handover", forged).await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_belongs_to_one_account_as_long_as_its_guest_stays() {
    let served = serve().await;
    let (mut ada, ..) = person(&served, "Ada").await;
    let (mut bea, ..) = person(&served, "Bea").await;
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "link"}]);
    let table = served
        .create(json!({"game": "arriala", "seats": seats}))
        .await;
    let keep = |token: &str| json!({"tables": [{"table": table.id, "tokens": [token]}]});
    let count = |answer: Value| answer["tables"].as_array().expect("a list").len();
    assert_eq!(
        count(ada.done("/api/account/seats", keep(&table.tokens[0])).await),
        1
    );
    assert_eq!(
        count(ada.done("/api/account/seats", keep(&table.tokens[0])).await),
        1
    );
    assert_eq!(
        count(bea.done("/api/account/seats", keep(&table.tokens[0])).await),
        0
    );
    assert_eq!(
        count(bea.done("/api/account/seats", keep("forged")).await),
        0
    );
    let forget = json!({"table": table.id});
    bea.done("/api/account/seats/forget", forget.clone()).await;
    assert_eq!(count(ada.get("/api/account/seats").await.1), 1);
    ada.done("/api/account/seats/forget", forget).await;
    assert_eq!(count(ada.get("/api/account/seats").await.1), 0);
    assert_eq!(
        count(bea.done("/api/account/seats", keep(&table.tokens[0])).await),
        1
    );

    // Lessons go along too, and nothing else under their name.
    let lesson = towpath_lessons::all()[0].id.clone();
    let done = ada
        .done(
            "/api/account/lessons",
            json!({"done": [lesson, "no-lesson"]}),
        )
        .await;
    assert_eq!(done, json!({"done": [lesson]}));
    assert_eq!(ada.get("/api/account/lessons").await.1, done);
}
