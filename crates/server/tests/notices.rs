//! People who do not look are told when it is their turn: by webhook, mail and Web Push, once, and never where it must not go.

#[allow(dead_code, reason = "nobody signs in a second time here")]
#[path = "people/browser.rs"]
mod browser;
mod common;
#[path = "notices/sinks.rs"]
mod sinks;

use browser::{Authenticator, Browser};
use common::postgres::TestPostgres;
use common::{Created, Served, serve_with};
use serde_json::{Value, json};
use sinks::{Answer, MailSink, Sink, Subscriber};
use std::time::Duration;
use towpath_load::client::Client;
use towpath_server::config::{Config, MailConfig};

/// The configuration of a server that may send to these.
fn allow<'a>(sinks: &'a [&'a Sink], mail: Option<&'a MailSink>) -> impl FnOnce(&mut Config) + 'a {
    move |config| {
        config.notice_targets = sinks.iter().map(|sink| sink.addr).collect();
        config.mail = mail.map(|mail| {
            let url = format!("smtp+insecure://{}", mail.addr);
            MailConfig::read(&url, Some("Towpath <towpath@example.org>")).expect("a mail server")
        });
    }
}

async fn person(served: &Served, name: &str) -> Browser {
    let mut browser = Browser::new(served.addr);
    browser.sign_up(name, &mut Authenticator::new()).await;
    browser
}

async fn add(browser: &mut Browser, channel: Value) -> Value {
    add_in(browser, channel, "en").await
}

/// Adds a channel in this language; what the list shows of it.
async fn add_in(browser: &mut Browser, channel: Value, language: &str) -> Value {
    let wanted = json!({"channel": channel, "language": language, "utc_offset": 60});
    let state = browser.done("/api/account/notices/channels", wanted).await;
    let channels = state["channels"].as_array().expect("a list");
    channels.last().expect("the new one").clone()
}

async fn webhook(browser: &mut Browser, sink: &Sink) -> Value {
    add(browser, json!({"kind": "webhook", "url": sink.url()})).await
}

async fn channel(browser: &mut Browser, number: usize) -> Value {
    let (_, state) = browser.get("/api/account/notices").await;
    state["channels"][number].clone()
}

async fn wait_for_state(browser: &mut Browser, number: usize, state: &str) {
    for _ in 0..400 {
        if channel(browser, number).await["state"] == state {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("not {state}: {}", channel(browser, number).await);
}

async fn bind(browser: &mut Browser, table: &Created, seat: usize) {
    let kept = json!({"tables": [{"table": table.id, "tokens": [table.tokens[seat]]}]});
    browser.done("/api/account/seats", kept).await;
}

/// A slow table of two people.
async fn table(served: &Served, name: &str) -> Created {
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
    let settings = json!({"turn_end": "automatic"});
    let wanted = json!({
        "game": "kanal", "name": name, "pace": "slow", "seats": seats, "settings": settings,
    });
    served.create(wanted).await
}

async fn choices(table: &Created, seat: usize) -> Vec<Value> {
    let frame = table.frame(seat).await;
    frame["choices"].as_array().expect("choices").clone()
}

async fn has_turn(table: &Created, seat: usize) -> bool {
    !choices(table, seat).await.is_empty()
}

/// A seat decides, if it has to, until it is the other's turn: once something, and then no more, so that the game goes on.
async fn play_turn(table: &Created, seat: usize) {
    let mut first = true;
    while !has_turn(table, 1 - seat).await {
        let choices = choices(table, seat).await;
        assert!(!choices.is_empty(), "the game is over");
        let passes = |choice: &Value| !choice["kind"].is_null() && choice["kind"] != "progress";
        let choice = choices.iter().position(|choice| passes(choice) != first);
        table.act(seat, choice.unwrap_or(0)).await;
        first = false;
    }
}

/// It becomes this seat's turn.
async fn turn_of(table: &Created, seat: usize) {
    play_turn(table, seat).await;
    play_turn(table, 1 - seat).await;
}

/// Looks at the table for a moment, so that the next turn is told.
async fn look(table: &Created, seat: usize) -> Client {
    let mut client = table.connect(&[seat], None).await;
    client.next().await.expect("a welcome");
    client
}

/// Mails are confirmed by the code in the first one.
async fn confirmed_mail(browser: &mut Browser, mail: &mut MailSink, language: &str) -> Value {
    let wanted = json!({"kind": "mail", "address": "bea@example.org"});
    let made = add_in(browser, wanted, language).await;
    assert_eq!(made["state"], "unconfirmed");
    let letter = mail.next().await;
    let subject = letter.header("Subject").expect("a subject");
    let code = subject.split(' ').next().expect("a code").to_owned();
    let id = made["id"].as_str().expect("an id");
    let path = format!("/api/account/notices/channels/{id}/confirm");
    let state = browser.done(&path, json!({"code": code})).await;
    let channels = state["channels"].as_array().expect("a list");
    channels.last().expect("it").clone()
}

/// A slow game of two accounts in which nobody looks until a message says so.
async fn a_game_by_notices_alone(
    served: Served,
    mut hook: Sink,
    mut push: Sink,
    mut mail: MailSink,
) {
    let mut ada = person(&served, "Ada").await;
    let mut bea = person(&served, "Bea").await;
    let secret = webhook(&mut ada, &hook).await["secret"].clone();
    let secret = secret.as_str().expect("a secret");
    let browser = Subscriber::new(7);
    add_in(&mut bea, browser.channel(&push.url()), "de").await;
    let letters = confirmed_mail(&mut bea, &mut mail, "de").await;
    assert_eq!(letters["state"], "good");
    let (_, state) = bea.get("/api/account/notices").await;
    let push_key = state["push_key"].as_str().expect("a key").to_owned();
    let audience = format!("http://{}", push.addr);
    let table = table(&served, "Am Kanal").await;
    bind(&mut ada, &table, 0).await;
    bind(&mut bea, &table, 1).await;
    let mut ids = Vec::new();
    if has_turn(&table, 1).await {
        play_turn(&table, 1).await;
        hook.next().await;
    }
    for round in 0..6 {
        // Mails come at most every ten minutes.
        served.wait(601);
        play_turn(&table, 0).await;
        let shown = browser.read(&push.next().await, &push_key, &audience);
        assert_eq!(shown["title"], "Du bist am Zug");
        assert_eq!(shown["body"], "Kanal – Am Kanal");
        assert_eq!(shown["path"], format!("/t/{}", table.id));
        let letter = mail.next().await;
        assert_eq!(letter.to, ["RCPT TO:<bea@example.org>"]);
        assert!(
            letter.text.contains(&format!("/t/{}", table.id)),
            "{letter:?}"
        );
        play_turn(&table, 1).await;
        let told = hook.next().await;
        let told_json = told.signed(secret);
        assert_eq!(told_json["type"], "turn");
        assert_eq!(told_json["data"]["tables"][0]["table"], table.id);
        ids.push(told.headers["webhook-id"].clone());
        assert_eq!(ids.len(), round + 1);
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 6, "each turn has an id of its own");
    hook.silence().await;
    push.silence().await;
    mail.silence().await;
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_notices_alone_with_a_file() {
    let (hook, push, mail) = (
        Sink::start().await,
        Sink::start().await,
        MailSink::start().await,
    );
    let served = serve_with(allow(&[&hook, &push], Some(&mail))).await;
    a_game_by_notices_alone(served, hook, push, mail).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_notices_alone_with_postgres() {
    let postgres = TestPostgres::start();
    let (hook, push, mail) = (
        Sink::start().await,
        Sink::start().await,
        MailSink::start().await,
    );
    let served = serve_with(|config| {
        config.database = Some(postgres.database());
        allow(&[&hook, &push], Some(&mail))(config);
    })
    .await;
    a_game_by_notices_alone(served, hook, push, mail).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_is_not_told_and_who_does_not_is_told_once() {
    let mut hook = Sink::start().await;
    let served = serve_with(allow(&[&hook], None)).await;
    let mut ada = person(&served, "Ada").await;
    webhook(&mut ada, &hook).await;
    let table = table(&served, "").await;
    bind(&mut ada, &table, 0).await;
    let looking = look(&table, 0).await;
    turn_of(&table, 0).await;
    turn_of(&table, 0).await;
    hook.silence().await;

    // The page is open behind another window.
    let mut client = looking;
    let hidden = r#"{"type":"attend","hidden":true}"#;
    client.send_text(hidden).await.expect("it is sent");
    client.send_text(r#"{"type":"ping"}"#).await.expect("sent");
    common::next(&mut client, "pong").await;
    turn_of(&table, 0).await;
    hook.next().await;
    drop(client);

    // Nobody looks: one message, however often it goes back and forth in the same turn.
    turn_of(&table, 0).await;
    hook.next().await;
    for _ in 0..3 {
        if !common::take_back(&table).await {
            break;
        }
    }
    hook.silence().await;
    // A guest's seat and a seat of somebody without channels are told nothing.
    let mut bea = person(&served, "Bea").await;
    bind(&mut bea, &table, 1).await;
    hook.silence().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_and_switches_hold_messages_back() {
    let mut hook = Sink::start().await;
    let served = serve_with(allow(&[&hook], None)).await;
    let mut ada = person(&served, "Ada").await;
    webhook(&mut ada, &hook).await;
    let (table, other) = (table(&served, "").await, table(&served, "").await);
    for table in [&table, &other] {
        bind(&mut ada, table, 0).await;
    }
    let settings = |on: bool, quiet: Value| {
        let mut wanted = json!({"on": on, "language": "fr", "utc_offset": 0});
        if !quiet.is_null() {
            wanted["quiet"] = quiet;
        }
        wanted
    };
    // Whatever time it is, these are quiet hours that end within two hours.
    let minute = served.running.app.time.now() / 60_000 % 1440;
    let quiet = json!({"from": (minute + 1439) % 1440, "to": (minute + 60) % 1440 + 1});
    ada.done("/api/account/notices", settings(true, quiet))
        .await;
    turn_of(&table, 0).await;
    hook.silence().await;
    served.wait(2 * 3600);
    assert!(
        hook.next().await.json()["text"]
            .as_str()
            .expect("text")
            .starts_with("C’est ton tour")
    );

    ada.done("/api/account/notices", settings(false, Value::Null))
        .await;
    turn_of(&table, 0).await;
    hook.silence().await;
    ada.done("/api/account/notices", settings(true, Value::Null))
        .await;
    let mute = |on: bool| json!({"table": table.id, "on": on});
    let state = ada.done("/api/account/notices/tables", mute(false)).await;
    assert_eq!(state["muted"], json!([table.id]));
    turn_of(&table, 0).await;
    turn_of(&other, 0).await;
    let told = hook.next().await.json();
    assert_eq!(told["data"]["tables"][0]["table"], other.id);
    hook.silence().await;
    let state = ada.done("/api/account/notices/tables", mute(true)).await;
    assert_eq!(state["muted"], json!([]));
    turn_of(&table, 0).await;
    assert_eq!(
        hook.next().await.json()["data"]["tables"][0]["table"],
        table.id
    );
    let elsewhere = json!({"table": "nonsuch", "on": false});
    assert_eq!(
        ada.post("/api/account/notices/tables", elsewhere).await.0,
        404
    );
    for wrong in [
        json!({"on": true, "language": "xx", "utc_offset": 0}),
        json!({"on": true, "language": "en", "utc_offset": 900}),
        json!({"on": true, "language": "en", "utc_offset": 0, "quiet": {"from": 60, "to": 60}}),
        json!({"on": true, "language": "en", "utc_offset": 0, "quiet": {"from": 1440, "to": 1}}),
    ] {
        assert_eq!(ada.post("/api/account/notices", wrong).await.0, 400);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_is_tried_again_what_is_gone_is_left_and_what_hangs_blocks_nobody() {
    let (mut bad, mut good) = (Sink::start().await, Sink::start().await);
    let mut aside = Sink::start().await;
    let served = serve_with(allow(&[&bad, &good], None)).await;
    let mut ada = person(&served, "Ada").await;
    webhook(&mut ada, &bad).await;
    webhook(&mut ada, &good).await;
    let table = table(&served, "").await;
    bind(&mut ada, &table, 0).await;

    bad.answer(Answer::Status(503));
    turn_of(&table, 0).await;
    let first = bad.next().await;
    good.next().await;
    wait_for_state(&mut ada, 0, "failing").await;
    bad.answer(Answer::Status(200));
    served.wait(6);
    let again = bad.next().await;
    assert_eq!(
        first.headers["webhook-id"], again.headers["webhook-id"],
        "the same message has the same id"
    );
    wait_for_state(&mut ada, 0, "good").await;
    good.silence().await;

    // A redirect leads nowhere, neither outside nor inside.
    bad.answer(Answer::Redirect(aside.url()));
    turn_of(&table, 0).await;
    bad.next().await;
    good.next().await;
    aside.silence().await;
    wait_for_state(&mut ada, 0, "failing").await;

    // One that hangs holds up neither the table nor the other.
    bad.answer(Answer::Hang);
    let asked = tokio::time::Instant::now();
    turn_of(&table, 0).await;
    good.next().await;
    assert!(asked.elapsed() < Duration::from_secs(8), "{asked:?}");
    bad.next().await;

    let (mut bea, mut gone) = (person(&served, "Bea").await, good);
    bind(&mut bea, &table, 1).await;
    webhook(&mut bea, &gone).await;
    gone.answer(Answer::Status(410));
    turn_of(&table, 1).await;
    gone.next().await;
    wait_for_state(&mut bea, 0, "gone").await;
    turn_of(&table, 1).await;
    served.wait(7200);
    // Ada's own goes there as well, and has ended with it.
    wait_for_state(&mut ada, 1, "gone").await;
    // A test message that arrives makes it good again.
    gone.answer(Answer::Status(200));
    while tokio::time::timeout(Duration::from_millis(300), gone.next())
        .await
        .is_ok()
    {}
    let id = channel(&mut bea, 0).await["id"].clone();
    let path = format!(
        "/api/account/notices/channels/{}/test",
        id.as_str().expect("an id")
    );
    bea.done(&path, json!({})).await;
    assert_eq!(gone.next().await.json()["type"], "test");
    wait_for_state(&mut bea, 0, "good").await;
    // Another's channel is nobody's.
    assert_eq!(ada.post(&path, json!({})).await.0, 404);
    let remove = path.replace("/test", "/remove");
    assert_eq!(ada.post(&remove, json!({})).await.0, 404);
    let state = bea.done(&remove, json!({})).await;
    assert_eq!(state["channels"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_inside_are_refused() {
    let (allowed, mut inside) = (Sink::start().await, Sink::start().await);
    let served = serve_with(allow(&[&allowed], None)).await;
    let mut ada = person(&served, "Ada").await;
    let browser = Subscriber::new(9);
    for url in [
        inside.url(),
        format!("https://{}/", inside.addr),
        format!("http://{}/api/account", served.addr),
        "https://localhost/".to_owned(),
        "https://169.254.169.254/".to_owned(),
        "https://[::1]:8443/".to_owned(),
        "http://example.org/".to_owned(),
        "gopher://1.1.1.1/".to_owned(),
    ] {
        for channel in [
            json!({"kind": "webhook", "url": url}),
            browser.channel(&url),
        ] {
            let wanted = json!({"channel": channel, "language": "en", "utc_offset": 0});
            let path = "/api/account/notices/channels";
            let (status, error) = ada.post(path, wanted).await;
            assert_eq!(status, 400, "{url}: {error}");
            assert_eq!(error["why"]["key"], "people-address-forbidden", "{url}");
        }
    }
    inside.silence().await;
    // No keys of a browser, no mail server, too many.
    let mut wrong = browser.channel(&allowed.url());
    wrong["p256dh"] = json!("AAAA");
    for channel in [wrong, json!({"kind": "mail", "address": "a@example.org"})] {
        let wanted = json!({"channel": channel, "language": "en", "utc_offset": 0});
        let (status, _) = ada.post("/api/account/notices/channels", wanted).await;
        assert!((400..410).contains(&status), "{status}");
    }
    for number in 0..11 {
        let url = format!("{}/{number}", allowed.url());
        let channel = json!({"kind": "webhook", "url": url});
        let wanted = json!({"channel": channel, "language": "en", "utc_offset": 0});
        let (status, _) = ada.post("/api/account/notices/channels", wanted).await;
        assert_eq!(status, if number < 10 { 200 } else { 400 });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_confirmed_gathered_and_ended_at_one_click() {
    let mut mail = MailSink::start().await;
    let served = serve_with(allow(&[], Some(&mail))).await;
    let mut bea = person(&served, "Bea").await;
    let wanted = json!({"kind": "mail", "address": "bea@example.org"});
    let made = add(&mut bea, wanted).await;
    let letter = mail.next().await;
    assert_eq!(
        letter.header("List-Unsubscribe"),
        None,
        "nothing to end yet"
    );
    let names = ["A\r\nBcc: eve@example.org", "Ä = \"x\" <y@z.org>"];
    let mut tables = Vec::new();
    for name in ["One", "Two", "Three", names[1]] {
        let table = table(&served, name).await;
        bind(&mut bea, &table, 1).await;
        tables.push(table);
    }
    // No message before the address is confirmed.
    turn_of(&tables[0], 1).await;
    mail.silence().await;
    let id = made["id"].as_str().expect("an id");
    let confirm = format!("/api/account/notices/channels/{id}/confirm");
    let (status, error) = bea.post(&confirm, json!({"code": "0000-0000"})).await;
    assert_eq!(
        (status, &error["why"]["key"]),
        (400, &json!("people-code-wrong"))
    );
    let subject = letter.header("Subject").expect("a subject");
    let code = subject.split(' ').next().expect("a code").to_lowercase();
    let state = bea.done(&confirm, json!({"code": code})).await;
    assert_eq!(state["channels"][0]["state"], "good");

    // The first at once, the rest in one mail.
    turn_of(&tables[0], 1).await;
    let first = mail.next().await;
    assert_eq!(first.header("Subject"), Some("It is your turn"));
    assert_eq!(
        first.header("List-Unsubscribe-Post"),
        Some("List-Unsubscribe=One-Click")
    );
    assert!(first.text.contains("Kanal – One"), "{first:?}");
    for table in &tables[1..] {
        turn_of(table, 1).await;
    }
    mail.silence().await;
    served.wait(601);
    let digest = mail.next().await;
    assert_eq!(
        digest.header("Subject"),
        Some("It is your turn at 3 tables")
    );
    for name in ["Two", "Three", names[1]] {
        assert!(
            digest.text.contains(&format!("Kanal – {name}")),
            "{digest:?}"
        );
    }
    assert_eq!(digest.to, ["RCPT TO:<bea@example.org>"]);
    mail.silence().await;

    // A name has no line break, and an address nothing more in it.
    let table = table(&served, names[0]).await;
    let name = table.info().await["name"].clone();
    assert!(
        !name.as_str().expect("a name").contains(['\r', '\n']),
        "{name}"
    );
    for address in [
        "x@y.org\r\nBcc: eve@example.org",
        "x@y.org, eve@example.org",
        "x",
    ] {
        let channel = json!({"kind": "mail", "address": address});
        let wanted = json!({"channel": channel, "language": "en", "utc_offset": 0});
        let (status, _) = bea.post("/api/account/notices/channels", wanted).await;
        assert_eq!(status, 400, "{address}");
    }

    // One click, without an account; looking at the link changes nothing, and a wrong one neither.
    let link = first.header("List-Unsubscribe").expect("a link");
    let path = link.trim_matches(['<', '>']);
    let path = &path[path.find("/api/").expect("a path")..];
    let mut nobody = Browser::new(served.addr).from(&[("host", "mail.example.org")]);
    assert_eq!(nobody.get(path).await.0, 303);
    let wrong = format!("{}{}", &path[..path.len() - 2], "AA");
    assert_eq!(nobody.post(&wrong, json!({})).await.0, 401);
    assert_eq!(channel(&mut bea, 0).await["state"], "good");
    assert_eq!(nobody.post(path, json!({})).await.0, 200);
    assert_eq!(channel(&mut bea, 0).await["state"], "unsubscribed");
    served.wait(3600);
    turn_of(&tables[0], 1).await;
    mail.silence().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_bounces_is_left() {
    let mut mail = MailSink::start().await;
    let served = serve_with(allow(&[], Some(&mail))).await;
    let mut bea = person(&served, "Bea").await;
    confirmed_mail(&mut bea, &mut mail, "it").await;
    let table = table(&served, "").await;
    bind(&mut bea, &table, 1).await;
    *mail.recipient.lock().expect("no panic") = 451;
    turn_of(&table, 1).await;
    wait_for_state(&mut bea, 0, "failing").await;
    *mail.recipient.lock().expect("no panic") = 550;
    served.wait(6);
    wait_for_state(&mut bea, 0, "gone").await;
    mail.silence().await;
    // Codes are not mailed to strangers without end.
    *mail.recipient.lock().expect("no panic") = 250;
    for number in 0..5 {
        let channel = json!({"kind": "mail", "address": format!("x{number}@example.org")});
        let wanted = json!({"channel": channel, "language": "en", "utc_offset": 0});
        let (status, error) = bea.post("/api/account/notices/channels", wanted).await;
        assert_eq!(status, if number < 4 { 200 } else { 400 }, "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn channels_are_exported_without_secrets_and_go_with_the_account() {
    let (hook, push) = (Sink::start().await, Sink::start().await);
    let served = serve_with(allow(&[&hook, &push], None)).await;
    let mut ada = Browser::new(served.addr);
    ada.sign_up("Ada", &mut Authenticator::new()).await;
    let secret = webhook(&mut ada, &hook).await["secret"].clone();
    let browser = Subscriber::new(3);
    add(&mut ada, browser.channel(&push.url())).await;
    let (_, all) = ada.get("/api/account/export").await;
    assert_eq!(all["notices"]["channels"][0]["name"], hook.url());
    assert_eq!(all["notices"]["channels"][1]["kind"], "push");
    assert!(!all.to_string().contains(secret.as_str().expect("a secret")));
    // A browser that somebody else uses now belongs to them.
    let mut bea = person(&served, "Bea").await;
    add(&mut bea, browser.channel(&push.url())).await;
    let (_, state) = ada.get("/api/account/notices").await;
    assert_eq!(state["channels"].as_array().expect("a list").len(), 1);
    ada.done("/api/account/delete", json!({})).await;
    bea.done("/api/account/delete", json!({})).await;
    served.running.stop().await;
    let store =
        rusqlite::Connection::open(served.folder.0.join("towpath.sqlite")).expect("it opens");
    let count = |sql: &str| store.query_row(sql, [], |row| row.get::<_, u32>(0));
    assert_eq!(count("SELECT COUNT(*) FROM people"), Ok(0));
    assert_eq!(
        count("SELECT COUNT(*) FROM meta WHERE key = 'vapid'"),
        Ok(1)
    );
}
