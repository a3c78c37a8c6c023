//! What whoever looks after a server is told: what dashboards and alerts ask for, and what is stored.

mod common;

use common::serve;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::Duration;
use towpath_load::client::{get, post};

const ALERTS: &str = include_str!("../../../deploy/alerts.yml");
const DASHBOARD: &str = include_str!("../../../deploy/dashboard.json");

/// The names of metrics in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let ours = |word: &&str| word.starts_with("towpath_") || word.starts_with("process_");
    words.filter(ours).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_metric_of_the_dashboard_and_the_alerts_is_told() {
    let served = serve().await;
    let table = json!({"game": "arriala", "seats": [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]});
    let made = post(served.addr, "/api/tables", None, &table).await;
    made.expect("a table of bots");
    let wanted: BTreeSet<&str> = names(ALERTS).union(&names(DASHBOARD)).copied().collect();
    assert!(wanted.len() > 20, "{wanted:?}");
    // Times of thoughts are told once somebody has thought.
    let mut missing: Vec<String> = Vec::new();
    for _ in 0..100 {
        let text = get(served.addr, "/metrics", None).await.expect("metrics");
        let told: BTreeSet<&str> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split([' ', '{']).next())
            .collect();
        let untold = wanted.difference(&told);
        missing = untold.map(|name| (*name).to_owned()).collect();
        if missing.is_empty() {
            assert!(text.ends_with("# EOF\n"), "{text}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("nobody tells {missing:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_beside_the_server() {
    let served = serve().await;
    let waiting =
        json!({"game": "arriala", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}]});
    let playing = json!({"game": "arriala", "seats": [{"kind": "here", "name": "Bea"}, {"kind": "here", "name": "Cid"}]});
    let mut ids = Vec::new();
    for table in [waiting, playing] {
        let made = post(served.addr, "/api/tables", None, &table).await;
        let made = made.expect("a table");
        ids.push(made["table"]["id"].as_str().expect("an id").to_owned());
    }
    let location = served.running.app.config.location();
    let list = move |status: &'static str| {
        let mut listed = Vec::new();
        let read =
            towpath_server::listing::list(&location, status, &mut |table| listed.push(table));
        read.map(|()| listed).expect("the store can be read")
    };
    let (all, playing) = tokio::task::spawn_blocking(move || (list(""), list("playing")))
        .await
        .expect("it ends");
    assert_eq!(all.len(), 2);
    let [table] = playing.as_slice() else {
        panic!("one plays: {playing:?}");
    };
    assert_eq!((&table.id, table.game.as_str()), (&ids[1], "arriala"));
    assert_eq!(table.seats, ["Bea", "Cid"]);
}
