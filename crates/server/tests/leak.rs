//! Everything that is sent to a seat or a spectator over whole games is what that audience may know, and no byte more.

mod common;

use common::{Created, next, serve};
use serde_json::{Value, json};
use towpath_core::record::RawRecord;
use towpath_core::{Audience, Seat, TableSetup};
use towpath_load::client::Client;

/// One who listens to a table, and everything that was heard.
struct Listener {
    client: Client,
    audience: Audience,
    heard: Vec<String>,
}

impl Listener {
    /// Takes in what comes until this version.
    async fn listen(&mut self, version: u64) {
        loop {
            let text = self.client.next().await.expect("a message");
            let message: Value = serde_json::from_str(&text).expect("JSON");
            self.heard.push(text);
            if message["frame"]["version"].as_u64() >= Some(version) {
                return;
            }
        }
    }
}

async fn listen(table: &Created, players: usize) -> Vec<Listener> {
    let mut all = Vec::new();
    for seat in 0..players {
        let client = table.connect(&[seat], None).await;
        let audience = Audience::Seat(Seat::new(seat as u8));
        all.push(Listener {
            client,
            audience,
            heard: Vec::new(),
        });
    }
    let client = table.connect(&[], None).await;
    all.push(Listener {
        client,
        audience: Audience::Spectator,
        heard: Vec::new(),
    });
    for listener in &mut all {
        listener.listen(0).await;
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_that_its_audience_may_not_know() {
    for game in towpath_games::all() {
        let title = game.title();
        let players = usize::from(*title.players.end());
        let served = serve().await;
        let seats: Vec<Value> = (0..players)
            .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
            .collect();
        let table = served
            .create(json!({"game": title.id, "seats": seats}))
            .await;
        let mut listeners = listen(&table, players).await;
        let mut random = towpath_core::Sampled::new(11);
        for _ in 0..120 {
            let Some(version) = table.act_any(random.below(1000) as usize).await else {
                break;
            };
            for listener in &mut listeners {
                listener.listen(version).await;
            }
        }
        let app = &served.running.app;
        let id = table.id.clone();
        let stored = towpath_server::table::open::fetch(&app.store, &id)
            .await
            .expect("the store")
            .expect("the table");
        let mut record = stored.row.head.clone();
        for entry in &stored.entries {
            record.push_str(&format!("{}\n", entry.line));
        }
        let raw = RawRecord::read(&record).expect("a record");
        let setup = TableSetup {
            players: players as u8,
            options: Default::default(),
            edition: game.builtin_edition(),
            rules: title.rules,
        };
        let play = game
            .replay(&setup, &raw)
            .expect("a table")
            .result
            .expect("it replays");
        let mut secrets = 0;
        for listener in &listeners {
            let own = match listener.audience {
                Audience::Seat(seat) => Some(seat.index()),
                Audience::Spectator | Audience::Everything => None,
            };
            for text in &listener.heard {
                assert!(!text.contains(&stored.row.seed), "{}: the seed", title.id);
                assert!(
                    !text.contains(&table.owner),
                    "{}: the owner's token",
                    title.id
                );
                for (seat, token) in table.tokens.iter().enumerate() {
                    assert!(
                        Some(seat) == own || !text.contains(token),
                        "{}: another's token",
                        title.id
                    );
                }
                let message: Value = serde_json::from_str(text).expect("JSON");
                if message["type"] != "frame" {
                    continue;
                }
                let frame = &message["frame"];
                let version = frame["version"].as_u64().expect("a version") as u32;
                let then = play.at(version);
                assert_eq!(
                    frame["view"],
                    then.view(listener.audience),
                    "{} at {version}",
                    title.id
                );
                secrets += u32::from(frame["view"] != then.view(Audience::Everything));
                let question =
                    serde_json::to_value(then.question(listener.audience)).expect("JSON");
                assert_eq!(frame["question"], question);
                let scores = serde_json::to_value(then.breakdown(listener.audience)).expect("JSON");
                assert_eq!(frame["scores"], scores);
                let from = frame["log_after"]
                    .as_u64()
                    .map_or(0, |entry| entry as u32 + 1);
                let log = then.log(listener.audience, from);
                let log: Vec<Value> = log
                    .iter()
                    .map(|line| json!({"entry": line.entry, "words": line.words}))
                    .collect();
                assert_eq!(frame["log"], json!(log), "{} at {version}", title.id);
                let acts = own.is_some_and(|seat| then.to_act().contains(Seat::new(seat as u8)));
                assert!(acts || frame["choices"] == json!([]), "choices of another");
            }
        }
        let hides = play.view(Audience::Spectator) != play.view(Audience::Everything);
        assert!(
            secrets > 0 || !hides,
            "{}: the test has seen no secret at all",
            title.id
        );
        let mut late = table.connect(&[], Some(0)).await;
        next(&mut late, "frame").await;
        served.running.stop().await;
    }
}
