//! A choice whose moment would tell something is stored when it is made, and heard of with the next decision.

mod common;

use common::{Created, Served, serve};
use serde_json::{Value, json};
use towpath_load::client::get;

/// Canal Mania for three people, at a card that its drawer may show or keep: the table, the seat, and what it sees.
async fn drawn(served: &Served) -> (Created, usize, Value) {
    for _ in 0..40 {
        let seats = ["Ada", "Bea", "Cid"].map(|name| json!({"kind": "here", "name": name}));
        let table = served
            .create(json!({"game": "canal-mania", "seats": seats}))
            .await;
        for _ in 0..60 {
            let to_act = table.frame(0).await["to_act"][0].as_u64();
            let seat = to_act.expect("a seat") as usize;
            let frame = table.frame(seat).await;
            let choices = frame["choices"].as_array().expect("choices");
            if choices.len() > 1 && choices.iter().any(|choice| choice["defer"] == true) {
                return (table, seat, frame);
            }
            let draw = choices
                .iter()
                .position(|choice| choice["words"]["key"] == "canal-mania-do-draw");
            table.act(seat, draw.unwrap_or(0)).await;
        }
    }
    panic!("nobody drew a card with goods");
}

/// The number of the choice that is made so that nobody notices when.
fn keep(frame: &Value) -> usize {
    let mut choices = frame["choices"].as_array().expect("choices").iter();
    let keep = choices.position(|choice| choice["defer"] == true);
    keep.expect("a choice to keep back")
}

fn hold(frame: &Value, choice: impl Into<Value>) -> Value {
    json!({"do": "hold", "version": frame["version"], "choice": choice.into()})
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_held_is_stored_and_nobody_else_is_told() {
    let served = serve().await;
    let (table, seat, frame) = drawn(&served).await;
    let others = [(seat + 1) % 3, (seat + 2) % 3];
    let mut before = Vec::new();
    for other in others {
        before.push(table.frame(other).await);
    }
    let known = table.info().await;
    let keep = keep(&frame);
    let (status, done) = table.ask(seat, hold(&frame, keep)).await;
    assert_eq!((status, &done["applied"]), (200, &json!(0)), "{done}");
    assert_eq!(done["version"], frame["version"]);
    assert_eq!(table.frame(seat).await["held"], json!(keep));
    assert_eq!(table.info().await, known, "not even when it was");
    for (other, before) in others.into_iter().zip(before) {
        assert_eq!(table.frame(other).await, before);
        assert_eq!(before["held"], Value::Null);
    }

    let served = served.crash(5).await;
    let table = table.at(&served);
    let own = table.frame(seat).await;
    assert_eq!(own["held"], json!(keep), "what was seen as done is kept");
    assert_eq!(own["version"], frame["version"]);

    let plan = json!({"do": "plan", "version": frame["version"], "choices": [keep, 0]});
    let (status, done) = table.ask(seat, plan).await;
    assert_eq!((status, &done["applied"]), (200, &json!(2)), "{done}");
    assert_eq!(table.frame(seat).await["held"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_held_can_be_decided_anew_and_only_by_its_seat() {
    let served = serve().await;
    let (table, seat, frame) = drawn(&served).await;
    let keep = keep(&frame);
    let other = (seat + 1) % 3;
    let show = (0..2).find(|choice| *choice != keep).expect("two choices");
    let mut stale = hold(&frame, keep);
    stale["version"] = json!(frame["version"].as_u64().expect("a version") + 1);
    let bad = [
        (seat, hold(&frame, show), 400),
        (seat, hold(&frame, 99), 400),
        (other, hold(&frame, keep), 409),
        (seat, stale, 409),
    ];
    for (who, request, expected) in bad {
        let (status, answer) = table.ask(who, request.clone()).await;
        assert_eq!(status, expected, "{request}: {answer}");
    }
    assert_eq!(table.frame(seat).await["held"], Value::Null);
    table.ask(seat, hold(&frame, keep)).await;
    let (status, _) = table.ask(seat, hold(&frame, Value::Null)).await;
    assert_eq!(status, 200);
    assert_eq!(table.frame(seat).await["held"], Value::Null);
    table.act(seat, show).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_takes_the_seat_over_does_what_its_player_had_decided() {
    let served = serve().await;
    let (table, seat, frame) = drawn(&served).await;
    table.ask(seat, hold(&frame, keep(&frame))).await;
    let (status, answer) = table.ask(seat, json!({"do": "concede"})).await;
    assert_eq!(status, 200, "{answer}");
    let next = frame["version"].as_u64().expect("a version") as usize;
    let line = loop {
        let record = get(table.addr, &table.path("/record"), None).await;
        let record = record.expect("a record");
        let start = format!("{} p", next + 1);
        if let Some(line) = record.lines().find(|line| line.starts_with(&start)) {
            break line.to_owned();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert!(line.contains(" keep"), "{line}");
}
