//! Everything that is sent to a seat or a spectator over whole games is what that audience may know. The judge is an
//! oracle that keeps the cards from the record alone (`crates/siege/src/oracle`): it asks the engine neither for views nor for events, so it
//! finds what the engine's own idea of who knows what would hide.

mod common;

use common::{Created, Follower, Served, serve};
use serde_json::{Value, json};
use towpath_core::Sampled;
use towpath_load::client::{get, http};
use towpath_siege::oracle::{Arriala, CanalMania, Looker, Open, Oracle, Position};

/// One who listens to a table, and everything that was heard.
struct Listener {
    seats: Vec<usize>,
    looker: Looker,
    follower: Follower,
    whole: Follower,
    frames: Vec<Value>,
    /// Replies with the version they were made at.
    replies: Vec<(usize, Value)>,
}

impl Listener {
    async fn new(table: &Created, looker: Looker) -> Listener {
        let seats: Vec<usize> = looker.into_iter().collect();
        let follower = Follower::new(table, &seats).await;
        let whole = Follower::whole(table, &seats).await;
        Listener {
            seats,
            looker,
            frames: vec![follower.frame.clone(), whole.frame.clone()],
            follower,
            whole,
            replies: Vec::new(),
        }
    }

    /// Takes in what comes until this version.
    async fn listen(&mut self, version: u64) {
        for follower in [&mut self.follower, &mut self.whole] {
            while follower.frame["version"].as_u64() < Some(version) {
                follower.listen().await;
            }
            self.frames.push(follower.frame.clone());
        }
    }

    /// Asks what can be asked without doing anything.
    async fn ask(&mut self, table: &Created, version: u64) {
        let Some(seat) = self.seats.first() else {
            return;
        };
        let what_if = json!({"do": "what_if", "choices": ["no such thing"]});
        let (status, reply) = table.ask(*seat, what_if).await;
        assert_eq!(status, 200, "{reply}");
        self.replies.push((version as usize, reply));
    }
}

/// Plays at random with steps taken back, and judges everything that was heard.
async fn judge<P: Position>(served: &Served, game: &str, players: usize, seed: u64) {
    let seats: Vec<Value> = (0..players)
        .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
        .collect();
    let table = served.create(json!({"game": game, "seats": seats})).await;
    let board = get(served.addr, &table.path("/board"), None).await;
    let board: Value = serde_json::from_str(&board.expect("a board")).expect("JSON");
    let lookers = (0..players).map(Some).chain([None]);
    let mut listeners = Vec::new();
    for looker in lookers {
        listeners.push(Listener::new(&table, looker).await);
    }
    let mut random = Sampled::new(seed);
    for step in 0..160 {
        let back = random.below(12) == 0 && common::take_back(&table).await;
        if !back && table.act_any(random.below(1000) as usize).await.is_none() {
            break;
        }
        let version = table.frame(0).await["version"].as_u64().expect("a version");
        for listener in &mut listeners {
            listener.listen(version).await;
            if step % 10 == 0 {
                listener.ask(&table, version).await;
            }
        }
    }
    let id = table.id.clone();
    let stored = towpath_server::table::open::fetch(&served.running.app.store, &id).await;
    let stored = stored.expect("the store").expect("the table");
    let mut record = stored.row.head.clone();
    for entry in &stored.entries {
        record.push_str(&format!("{}\n", entry.line));
    }
    let over = table.info().await["status"] == "over";
    let oracle: Oracle<P> = Oracle::read(&record, players);
    for listener in &listeners {
        let looker = listener.looker;
        let judged = |what: Result<(), String>, about: &str| {
            what.unwrap_or_else(|error| panic!("{game} {looker:?} {about}: {error}"));
        };
        for frame in &listener.frames {
            // At the end everybody may see everything, but only by asking for it.
            judged(
                oracle.check_frame(frame, &board, looker),
                &frame["version"].to_string(),
            );
        }
        for (version, reply) in &listener.replies {
            judged(
                oracle.check_reply(*version, reply, &board, looker),
                "what-if",
            );
        }
        let token = listener.seats.first().map(|seat| &table.tokens[*seat]);
        for version in [0, 7, 40] {
            let path = table.path(&format!("/history/{version}"));
            let asked = http(served.addr, "GET", &path, token.map(String::as_str), b"").await;
            let (status, frame) = asked.expect("an answer");
            if status == 200 {
                let frame: Value = serde_json::from_str(&frame).expect("JSON");
                judged(oracle.check_frame(&frame, &board, looker), "history");
            }
        }
        if !over {
            let path = table.path("/record");
            let shown = get(served.addr, &path, token.map(String::as_str)).await;
            let shown = shown.expect("a record");
            judged(oracle.check_record(&shown, looker), "record");
            assert!(!shown.contains(&stored.row.seed), "{game}: the seed");
        }
        let heard = [&listener.follower, &listener.whole];
        for text in heard.iter().flat_map(|follower| &follower.heard) {
            assert!(over || !text.contains(&stored.row.seed), "{game}: the seed");
            assert!(!text.contains(&table.owner), "{game}: the owner's token");
            for (seat, token) in table.tokens.iter().enumerate() {
                let own = looker == Some(seat);
                assert!(own || !text.contains(token), "{game}: another's token");
            }
        }
        let hides = oracle.most_hidden(looker) > 0;
        assert!(
            hides || game == "kanal",
            "{game} {looker:?}: nothing was ever hidden, so nothing was tested"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn arriala_hands_are_known_to_their_owners_alone() {
    let served = serve().await;
    judge::<Arriala>(&served, "arriala", 2, 11).await;
    judge::<Arriala>(&served, "arriala", 4, 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn canal_mania_blind_draws_are_known_to_their_drawers_alone() {
    let served = serve().await;
    judge::<CanalMania>(&served, "canal-mania", 3, 13).await;
    judge::<CanalMania>(&served, "canal-mania", 5, 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kanal_tells_neither_seed_nor_token() {
    let served = serve().await;
    judge::<Open>(&served, "kanal", 2, 15).await;
}

#[test]
fn every_game_is_judged() {
    let names: Vec<&str> = towpath_games::all().iter().map(|g| g.title().id).collect();
    assert_eq!(names, ["arriala", "canal-mania", "kanal"]);
}
