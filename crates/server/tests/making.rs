//! New tables: whichever way one is made, the same rules hold for it.

mod common;

use common::serve;
use serde_json::{Value, json};
use towpath_load::client::{get, http};

/// Names of tables, and what they become; `None` where they are refused.
fn names() -> [(String, Option<String>); 4] {
    let longest = "ö".repeat(60);
    [
        (longest.clone(), Some(longest.clone())),
        (format!("{longest}x"), None),
        (format!("{longest}\n"), Some(longest)),
        (String::new(), Some(String::new())),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn made_by_hand_or_by_a_record_a_table_has_the_same_name() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    let record = get(served.addr, &table.path("/record"), None).await;
    let record = record.expect("a record");
    for (name, wanted) in names() {
        let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
        let by_hand = json!({"game": "arriala", "seats": seats, "name": name});
        let by_record = json!({"record": record, "name": name});
        for (path, body) in [("/api/tables", by_hand), ("/api/import", by_record)] {
            let body = body.to_string();
            let answer = http(served.addr, "POST", path, None, body.as_bytes()).await;
            let (status, answer) = answer.expect("an answer");
            let answer: Value = serde_json::from_str(&answer).expect("JSON");
            let info = match path {
                "/api/tables" => &answer["table"],
                _ => &answer,
            };
            match &wanted {
                Some(wanted) => assert_eq!(info["name"], wanted.as_str(), "{path}: {answer}"),
                None => assert_eq!(
                    (status, &answer["code"]),
                    (400, &json!("invalid")),
                    "{path}"
                ),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_what_it_is_and_shows_its_rules() {
    let served = serve().await;
    let version = get(served.addr, "/api/version", None)
        .await
        .expect("versions");
    let version: Value = serde_json::from_str(&version).expect("JSON");
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    assert!(version["protocol"].is_u64(), "{version}");
    let rules = |rest: &'static str| {
        let path = format!("/api/games/kanal/rules{rest}");
        async move {
            http(served.addr, "GET", &path, None, b"")
                .await
                .expect("an answer")
        }
    };
    let (status, markdown) = rules("").await;
    assert!(
        status == 200 && markdown.contains("<a id=\"KA-"),
        "{markdown}"
    );
    assert_eq!(rules("?format=markdown").await.1, markdown);
    let (status, html) = rules("?format=html").await;
    assert!(status == 200 && html.contains("<p id=\"KA-"), "{html}");
    assert_eq!(rules("?format=pdf").await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_do_not_go_together_are_named_and_refused() {
    let served = serve().await;
    let unfit = get(served.addr, "/api/games/kanal/unfit", None).await;
    let unfit: Value = serde_json::from_str(&unfit.expect("a list")).expect("JSON");
    let alone = json!({"players": 2, "options": {"campaign": "yes"}});
    let one_deck = json!({"players": 1, "options": {"campaign": "yes", "deck": "mixed"}});
    let begins = json!({"players": 1, "options": {"compensation": "printed"}});
    let all = unfit.as_array().expect("a list");
    assert_eq!(all.len(), 3, "{unfit}");
    assert!(
        [&one_deck, &alone, &begins]
            .iter()
            .all(|one| all.contains(one))
    );
    // Otherwise the table would be found to be impossible when the last player sits down.
    let link = json!({"kind": "link"});
    for wrong in unfit.as_array().expect("a list") {
        let seats: Vec<_> = (0..wrong["players"].as_u64().expect("a number"))
            .map(|_| &link)
            .collect();
        let table =
            json!({"game": "kanal", "seats": seats, "options": wrong["options"]}).to_string();
        let answer = http(served.addr, "POST", "/api/tables", None, table.as_bytes()).await;
        let (status, answer) = answer.expect("an answer");
        assert_eq!(status, 400, "{answer}");
    }
    for game in ["arriala", "canal-mania"] {
        let path = format!("/api/games/{game}/unfit");
        assert_eq!(get(served.addr, &path, None).await.expect("a list"), "[]");
    }
    let unknown = http(served.addr, "GET", "/api/games/chess/unfit", None, b"").await;
    assert_eq!(unknown.expect("an answer").0, 404);
}
