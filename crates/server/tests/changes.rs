//! Connections that ask for changes can make every frame out of the one before: whole random games of each title,
//! with steps taken back, people coming late and looking from other seats.

mod common;

use common::{Follower, Served, next, serve, take_back};
use serde_json::{Value, json};
use towpath_core::Sampled;

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
    for seats in [&[0][..], &[players - 1], &[]] {
        followers.push(Follower::new(&table, seats).await);
        let mut whole = table.connect(seats, None).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn another_viewpoint_begins_with_a_whole_frame() {
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

#[tokio::test(flavor = "multi_thread")]
async fn what_has_been_described_is_not_described_again() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let seat = table.frame(0).await["to_act"][0].as_u64().expect("a seat") as usize;
    let mut follower = Follower::new(&table, &[seat]).await;
    // A decision taken back and made again offers the same as before.
    let choices = table.frame(seat).await["choices"].clone();
    let mut turns = 0;
    for choice in 0..choices.as_array().expect("choices").len() {
        let version = table.frame(seat).await["version"].clone();
        let tried = json!({"do": "what_if", "version": version, "choices": [choice]});
        if table.ask(seat, tried).await.1["tried"] != json!(1) {
            continue;
        }
        for round in 0..3 {
            table.act(seat, choice).await;
            follower.listen().await;
            assert!(round == 0 || follower.described == 0, "round {round}");
            let back = json!({"do": "undo", "version": follower.frame["version"], "back": "step"});
            assert_eq!(table.ask(seat, back).await.0, 200);
            follower.listen().await;
            assert!(turns == 0 || follower.described == 0, "round {round}");
            turns += 1;
        }
        if turns > 6 {
            break;
        }
    }
    assert!(turns > 0, "some decisions can be taken back");
    let mut whole = table.connect(&[seat], None).await;
    let whole = next(&mut whole, "frame").await;
    for name in ["view", "choices", "steps", "scores"] {
        assert_eq!(follower.frame[name], whole["frame"][name]);
    }
}
