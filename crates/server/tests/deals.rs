//! The deal of the day: its ranking, the best of the day before, and what others may see of a try.

mod common;

use common::{Created, Served, serve, text};
use serde_json::{Value, json};
use towpath_load::client::{get, http, post};

const DAY: u64 = 86_400;

/// A device begins its try at the deal of Kanal, which is played alone.
async fn begin(served: &Served, name: &str) -> Created {
    let play = json!({"name": name, "device": format!("{name}0123456789abcdef")});
    let made = post(served.addr, "/api/deals/kanal/play", None, &play).await;
    Created::of(served.addr, &made.expect("a table"))
}

/// Plays to the end, in a manner of its own.
async fn finish(table: &Created, manner: usize) {
    let mut number = 0;
    while table.act_any(number * manner).await.is_some() {
        number += 1;
        assert!(number < 3000, "it ends");
    }
}

async fn status(served: &Served, path: &str) -> (u16, Value) {
    let answer = http(served.addr, "GET", path, None, b"").await;
    let (code, body) = answer.expect("an answer");
    (code, serde_json::from_str(&body).unwrap_or(Value::Null))
}

async fn deal(served: &Served, query: &str) -> Value {
    let path = format!("/api/deals/kanal{query}");
    let body = get(served.addr, &path, None).await.expect("a deal");
    serde_json::from_str(&body).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_has_a_ranking_and_the_best_of_the_day_before_can_be_looked_through() {
    let served = serve().await;
    let (ada, bea, cem) = (
        begin(&served, "Ada").await,
        begin(&served, "Bea").await,
        begin(&served, "Cem").await,
    );
    cem.act_any(0).await.expect("a first decision");
    finish(&ada, 7).await;
    served.wait(90);
    finish(&bea, 5).await;
    let today = deal(&served, "").await;
    let scores = today["scores"].as_array().expect("a list");
    assert_eq!(scores.len(), 2, "Cem still plays");
    assert!(!today.to_string().contains("Cem") && !today.to_string().contains(&cem.id));
    assert!(scores[0]["points"].as_i64() >= scores[1]["points"].as_i64());
    assert_eq!(
        (&scores[0]["place"], &today["yesterday"]),
        (&json!(1), &Value::Null)
    );
    let of = |name: &str| {
        scores
            .iter()
            .find(|score| score["name"] == name)
            .expect("a result")
    };
    assert!(
        of("Bea")["seconds"].as_u64() >= Some(90),
        "time counts from the start"
    );
    // Nobody else sees a try while the day is open, whether it runs or has ended. Who plays it does.
    for table in [&ada, &cem] {
        for rest in [
            "/frame",
            "/frame?look=spectator",
            "/history/1",
            "/position",
            "/record",
        ] {
            let (code, _) = status(&served, &table.path(rest)).await;
            assert_eq!(code, 403, "{rest}");
        }
        assert_eq!(table.frame(0).await["look"], json!({"seat": 0}));
    }
    let best = text(&scores[0]["table"]);
    served.wait(DAY);
    let next = deal(&served, "").await;
    assert_eq!(
        (&next["scores"], &next["yesterday"]["table"]),
        (&json!([]), &json!(best))
    );
    assert_eq!(next["yesterday"], scores[0]);
    for rest in ["/frame?look=everything", "/history/1", "/record"] {
        let path = format!("/api/tables/{best}{rest}");
        assert_eq!(status(&served, &path).await.0, 200, "{rest}");
    }
    // The list of the day that has closed stays as it was.
    let query = format!("?day={}", text(&today["day"]));
    assert_eq!(deal(&served, &query).await["scores"], today["scores"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn days_that_do_not_exist_or_are_still_to_come_are_refused() {
    let served = serve().await;
    for (path, wanted, code) in [
        ("/api/deals/kanal?day=2026-02-30", 400, "invalid"),
        ("/api/deals/kanal?day=yesterday", 400, "invalid"),
        ("/api/deals/kanal?day=2999-01-01", 404, "not_found"),
        ("/api/deals/chess", 404, "not_found"),
        ("/api/deals/chess?day=2026-01-02", 404, "not_found"),
    ] {
        let (found, body) = status(&served, path).await;
        assert_eq!((found, &body["code"]), (wanted, &json!(code)), "{path}");
    }
    // A day nobody played is a day without results.
    let past = deal(&served, "?day=2026-01-02").await;
    assert_eq!(
        (&past["scores"], &past["yesterday"]),
        (&json!([]), &Value::Null)
    );
    let tomorrow = deal(&served, "").await["closes_at"]
        .as_i64()
        .expect("a time");
    let query = format!(
        "/api/deals/kanal?day={}",
        towpath_server::time::day_of(tomorrow)
    );
    assert_eq!(status(&served, &query).await.0, 404);
    served.wait(DAY);
    assert_eq!(status(&served, &query).await.0, 200, "it has come");
}
