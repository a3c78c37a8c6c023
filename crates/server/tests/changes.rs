//! Connections that ask for changes can make every frame out of the one before: whole random games of each title,
//! with steps taken back, people coming late and looking through other eyes.

mod common;

use common::{Created, Served, next, serve};
use serde_json::{Value, json};
use std::collections::HashMap;
use towpath_core::Sampled;
use towpath_load::client::Client;

/// What a client keeps.
struct Follower {
    client: Client,
    frame: Value,
    words: HashMap<String, Value>,
    changes: u32,
}

impl Follower {
    async fn new(table: &Created, seats: &[usize]) -> Follower {
        let mut client = Client::connect(table.addr, &table.id)
            .await
            .expect("a connection");
        let tokens: Vec<String> = seats.iter().map(|s| table.tokens[*s].clone()).collect();
        client.follow(&tokens, None).await.expect("hello");
        let mut follower = Follower {
            client,
            frame: Value::Null,
            words: HashMap::new(),
            changes: 0,
        };
        follower.listen().await;
        follower
    }

    /// Takes the next frame or change.
    async fn listen(&mut self) {
        loop {
            let text = self.client.next().await.expect("a message");
            let message: Value = serde_json::from_str(&text).expect("JSON");
            match message["type"].as_str() {
                Some("frame") => {
                    self.frame = message["frame"].clone();
                    return self.learn(&message["frame"]["choices"]);
                }
                Some("change") => return self.change(&message),
                Some("error") => panic!("{message}"),
                _ => {}
            }
        }
    }

    fn learn(&mut self, choices: &Value) {
        for choice in choices.as_array().expect("choices") {
            let action = common::text(&choice["action"]);
            self.words.insert(action, choice["words"].clone());
        }
    }

    fn change(&mut self, change: &Value) {
        self.changes += 1;
        let mut fields: Vec<&str> = change
            .as_object()
            .expect("an object")
            .keys()
            .map(String::as_str)
            .collect();
        fields.sort_unstable();
        let described = [
            "choices",
            "clock",
            "log",
            "log_after",
            "set",
            "type",
            "version",
            "words",
        ];
        assert_eq!(fields, described, "as api::Change says");
        self.learn(&change["words"]);
        for difference in change["set"].as_array().expect("differences") {
            let path = difference[0].as_array().expect("a path");
            let place = path.iter().fold(&mut self.frame, |at, step| match step {
                Value::Number(index) => &mut at[index.as_u64().expect("an index") as usize],
                name => &mut at[name.as_str().expect("a name")],
            });
            match difference.as_array().expect("a list").as_slice() {
                [_, value] => *place = value.clone(),
                [_, from, count, values] => {
                    let from = from.as_u64().expect("an index") as usize;
                    let until = from + count.as_u64().expect("a count") as usize;
                    let list = place.as_array_mut().expect("a list");
                    list.splice(from..until, values.as_array().expect("items").clone());
                }
                other => panic!("{other:?}"),
            }
        }
        for name in ["version", "log_after", "log", "clock"] {
            self.frame[name] = change[name].clone();
        }
        let actions = change["choices"].as_array().expect("choices");
        let choices = actions.iter().map(|action| {
            let words = &self.words[action.as_str().expect("an action")];
            json!({"action": action, "words": words})
        });
        self.frame["choices"] = Value::Array(choices.collect());
    }

    /// The frame is what somebody who asks for a whole one gets.
    async fn compare(&self, whole: &mut Client) {
        let message = next(whole, "frame").await;
        assert_eq!(self.frame, message["frame"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_follows_from_the_one_before_and_the_change() {
    let served = serve().await;
    for game in towpath_games::all() {
        let (fewest, most) = game.title().players.clone().into_inner();
        follow(&served, game.title().id, usize::from(most), 150).await;
        let outcome = follow(&served, game.title().id, usize::from(fewest), 10_000).await;
        assert!(!outcome.is_null(), "{} was played out", game.title().id);
    }
}

/// Plays at random for so many steps, or to the end; what the followers know of the outcome.
async fn follow(served: &Served, game: &str, players: usize, steps: u32) -> Value {
    let seats: Vec<Value> = (0..players)
        .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
        .collect();
    let table = served.create(json!({"game": game, "seats": seats})).await;
    let mut followers = Vec::new();
    let mut wholes = Vec::new();
    for eyes in [&[0][..], &[players - 1], &[]] {
        followers.push(Follower::new(&table, eyes).await);
        let mut whole = table.connect(eyes, None).await;
        next(&mut whole, "frame").await;
        wholes.push(whole);
    }
    let mut random = Sampled::new(3);
    for step in 0..steps {
        if step == 60 {
            // Somebody comes late; those who were there are not disturbed.
            followers.push(Follower::new(&table, &[0]).await);
            let mut whole = table.connect(&[0], None).await;
            next(&mut whole, "frame").await;
            wholes.push(whole);
        }
        let back = random.below(6) == 0 && take_back(&table).await;
        if !back && table.act_any(random.below(1000) as usize).await.is_none() {
            break;
        }
        for (follower, whole) in followers.iter_mut().zip(&mut wholes) {
            follower.listen().await;
            follower.compare(whole).await;
        }
    }
    let changes: Vec<u32> = followers.iter().map(|follower| follower.changes).collect();
    assert!(
        changes[..3].iter().all(|count| *count > 20),
        "{game}: {changes:?} changes"
    );
    followers[0].frame["outcome"].clone()
}

/// Takes a step back where a seat can.
async fn take_back(table: &Created) -> bool {
    for seat in 0..table.tokens.len() {
        let frame = table.frame(seat).await;
        if frame["undo"]["steps"].as_u64() > Some(0) {
            let request = json!({"do": "undo", "version": frame["version"], "back": "step"});
            assert_eq!(table.ask(seat, request).await.0, 200);
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn other_eyes_begin_with_a_whole_frame() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut follower = Follower::new(&table, &[0, 1]).await;
    table.act_any(0).await.expect("a decision");
    follower.listen().await;
    assert_eq!(follower.changes, 1);
    let look = r#"{"type":"look","look":{"seat":1}}"#;
    follower.client.send_text(look).await.expect("sent");
    follower.listen().await;
    assert_eq!(
        (follower.changes, &follower.frame["look"]),
        (1, &json!({"seat": 1}))
    );
    table.act_any(1).await.expect("a decision");
    follower.listen().await;
    assert_eq!(follower.changes, 2);
    let mut whole = table.connect(&[1], Some(1)).await;
    follower.compare(&mut whole).await;
}
