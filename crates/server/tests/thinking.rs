//! Bots think beside play: fairly between tables, once about equal questions, and nobody's table stands still meanwhile.

mod common;

use common::{Created, Folder, Served, next};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use towpath_load::client::{get, http};
use towpath_server::config::{Config, Partial};

/// A server with one thread for long thoughts.
async fn serve() -> Served {
    let folder = Folder::new("thinking");
    let mut partial = Partial::unlimited(folder.0.clone(), None);
    partial.bot_threads = Some(1);
    let none = Partial::default();
    let config = Config::merge(&partial, &none, &none).expect("a configuration");
    let running = towpath_server::start(config).await.expect("it starts");
    Served {
        addr: running.addr,
        running,
        folder,
    }
}

impl Counts for Served {
    async fn metric(&self, name: &str) -> f64 {
        let text = get(self.addr, "/metrics", None).await.expect("metrics");
        let value = text.lines().find_map(|line| line.strip_prefix(name));
        value.map_or(0.0, |value| value.trim().parse().expect("a number"))
    }
}

/// What the server counts.
trait Counts {
    async fn metric(&self, name: &str) -> f64;
}

/// A person against a bot that answers at once, or as quickly as it can think.
async fn against(served: &Served, level: &str) -> Created {
    served
        .create(json!({
            "game": "arriala",
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": level}],
            "settings": {"bot_pause": 0, "hints": "always"},
        }))
        .await
}

/// Tables where strong bots play each other without a pause.
async fn masters(served: &Served, tables: usize) {
    for _ in 0..tables {
        served
            .create(json!({
                "game": "arriala",
                "seats": [{"kind": "bot", "level": "master"}, {"kind": "bot", "level": "master"}],
                "settings": {"bot_pause": 0},
            }))
            .await;
    }
}

/// Plays the first choices until the bot has to decide, then waits for it; how long it took.
async fn wait_for_bot(table: &Created) -> Duration {
    while table.frame(0).await["choices"] != json!([]) {
        table.act(0, 0).await;
    }
    let start = Instant::now();
    while table.frame(0).await["choices"] == json!([]) {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    start.elapsed()
}

/// Two people who have played to the end.
async fn finished(served: &Served) -> Created {
    let table = served.two_people(json!({})).await;
    for number in 0.. {
        if table.act_any(number * 7).await.is_none() {
            break;
        }
    }
    assert_eq!(table.info().await["status"], "over");
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn an_easy_bot_decides_at_once_although_other_tables_keep_strong_bots_thinking() {
    let served = serve().await;
    masters(&served, 12).await;
    let easy = against(&served, "easy").await;
    for _ in 0..3 {
        let waited = wait_for_bot(&easy).await;
        assert!(waited < Duration::from_millis(500), "{waited:?}");
    }
    assert!(served.metric("towpath_thoughts_waiting").await > 5.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strong_bot_that_a_person_waits_for_comes_before_tables_without_people() {
    let served = serve().await;
    masters(&served, 12).await;
    let hard = against(&served, "hard").await;
    // Behind twelve others it would wait for a dozen seconds; it waits for the thought that is under way, and thinks.
    let waited = wait_for_bot(&hard).await;
    assert!(waited < Duration::from_secs(5), "{waited:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_equal_reviews_are_thought_about_once_and_kept() {
    let served = serve().await;
    let table = finished(&served).await;
    let path = table.path("/review");
    let ask = || http(served.addr, "GET", &path, None, b"");
    let answers = futures_util::future::join_all((0..16).map(|_| ask())).await;
    let answers: Vec<(u16, String)> = answers.into_iter().map(|a| a.expect("an answer")).collect();
    assert_eq!(answers[0].0, 200, "{}", answers[0].1);
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    assert_eq!(ask().await.expect("an answer"), answers[0]);
    let thought = r#"towpath_thought_seconds_count{for="review"}"#;
    assert_eq!(served.metric(thought).await, 1.0);
    assert_eq!(served.metric("towpath_thoughts_reused_total").await, 16.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_hints_are_thought_about_once_and_another_seat_gets_its_own() {
    let served = serve().await;
    let table = served.two_people(json!({"hints": "always"})).await;
    let acting = usize::from(table.frame(0).await["choices"] == json!([]));
    let hint = json!({"do": "hint"});
    let asked = (0..8).map(|_| table.ask(acting, hint.clone()));
    let answers: Vec<(u16, Value)> = futures_util::future::join_all(asked).await;
    assert_eq!(answers[0].0, 200, "{}", answers[0].1);
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    let thought = r#"towpath_thought_seconds_count{for="hint"}"#;
    assert_eq!(served.metric(thought).await, 1.0);
    let (status, other) = table.ask(1 - acting, hint).await;
    assert_eq!((status, &other["code"]), (409, &json!("not_to_act")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_answers_while_a_hint_is_thought_about_and_says_when_the_hint_is_too_late() {
    let served = serve().await;
    let table = served.two_people(json!({"hints": "always"})).await;
    let acting = usize::from(table.frame(0).await["choices"] == json!([]));
    let mut client = table.connect(&[acting], None).await;
    let frame = next(&mut client, "frame").await["frame"].clone();
    let hint = client.ask(json!({"do": "hint"})).await.expect("sent");
    let start = Instant::now();
    let why = json!({"do": "why_not", "action": "end"});
    let others = [
        client.ask(why).await.expect("sent"),
        client
            .ask(json!({"do": "chat", "text": "hm"}))
            .await
            .expect("sent"),
        client
            .act(frame["version"].as_u64().expect("a version") as u32, 0)
            .await
            .expect("sent"),
    ];
    let mut answered = Vec::new();
    while answered.len() < others.len() {
        let text = client.next().await.expect("a message");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        match message["id"].as_u64() {
            Some(id) if id == u64::from(hint) => panic!("the hint came first: {message}"),
            Some(id) => answered.push(id as u32),
            None => {}
        }
    }
    assert_eq!(answered, others);
    assert!(
        start.elapsed() < Duration::from_millis(400),
        "{:?}",
        start.elapsed()
    );
    let late = next(&mut client, "error").await;
    assert_eq!(late["id"], hint);
    assert_eq!(late["error"]["code"], "stale", "{late}");
    assert_eq!(
        late["error"]["version"],
        frame["version"].as_u64().expect("a version") + 1
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_over_http_is_answered_while_others_talk_at_the_table() {
    let served = serve().await;
    let table = served.two_people(json!({"hints": "always"})).await;
    let acting = usize::from(table.frame(0).await["choices"] == json!([]));
    let talk = async {
        let mut slowest = Duration::ZERO;
        tokio::time::sleep(Duration::from_millis(50)).await;
        for number in 0..5 {
            let start = Instant::now();
            let chat = json!({"do": "chat", "text": format!("word {number}")});
            assert_eq!(table.ask(1 - acting, chat).await.0, 200);
            slowest = slowest.max(start.elapsed());
        }
        slowest
    };
    let ((status, hint), slowest) = tokio::join!(table.ask(acting, json!({"do": "hint"})), talk);
    assert_eq!((status, &hint["reply"]), (200, &json!("hint")), "{hint}");
    assert!(slowest < Duration::from_millis(300), "{slowest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_refuses_hints_with_seconds_and_never_a_bots_move() {
    let served = serve().await;
    let over = finished(&served).await;
    // The only thread for long thoughts is kept busy, and one table may have four hints waiting.
    masters(&served, 2).await;
    let hint = |version: u32| {
        over.ask(
            0,
            json!({"do": "hint", "version": version, "bot": "search"}),
        )
    };
    let answers = futures_util::future::join_all((0..24).map(hint)).await;
    let refused = answers.iter().filter(|(status, _)| *status == 429);
    let refused: Vec<&Value> = refused.map(|(_, answer)| answer).collect();
    assert!(!refused.is_empty(), "{answers:?}");
    for answer in refused {
        assert_eq!(answer["code"], "too_many");
        assert!(
            answer["retry_after"]
                .as_u64()
                .is_some_and(|n| (1..=60).contains(&n)),
            "{answer}"
        );
    }
    assert!(
        answers.iter().any(|(status, _)| *status == 200),
        "{answers:?}"
    );
    assert!(
        answers
            .iter()
            .all(|(status, _)| [200, 404, 429].contains(status)),
        "{answers:?}"
    );
    let strong = against(&served, "hard").await;
    wait_for_bot(&strong).await;
}
