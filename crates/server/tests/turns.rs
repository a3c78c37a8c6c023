//! A turn that has ended has ended: in the record, for everybody, and whatever becomes of the server. Forced decisions that
//! the table makes give nothing away.

mod common;

use common::{Created, Folder, Served, serve, serve_at};
use serde_json::{Value, json};
use towpath_load::client::{get, http};
use towpath_server::time::Time;

/// Canal Mania for three, whose first decisions (a colour each) are turns that do not say themselves that they are over.
async fn colours(served: &Served, clock: Value) -> Created {
    let seats: Vec<Value> = ["Ada", "Bea", "Cid"]
        .iter()
        .map(|name| json!({"kind": "here", "name": name}))
        .collect();
    served
        .create(
            json!({"game": "canal-mania", "seats": seats, "clock": clock,
            "settings": {"turn_end": "explicit"}}),
        )
        .await
}

fn acting(frame: &Value) -> usize {
    frame["to_act"][0].as_u64().expect("a seat") as usize
}

fn end(version: &Value) -> Value {
    json!({"do": "end_turn", "version": version})
}

async fn record(table: &Created) -> String {
    let record = get(table.addr, &table.path("/record"), None).await;
    record.expect("a record")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_waits_for_its_end_and_everybody_is_told_so() {
    let served = serve().await;
    let table = colours(&served, json!({"kind": "off"})).await;
    let first = acting(&table.frame(0).await);
    let other = (first + 1) % 3;
    table.act(first, 0).await;
    let own = table.frame(first).await;
    let version = own["version"].clone();
    assert_eq!(own["ending"], json!(first));
    assert_eq!(own["question"], json!({"key": "table-turn-done"}));
    assert_eq!(own["undo"]["steps"], 1);
    let name = ["Ada", "Bea", "Cid"][first];
    for waiting in [other, (first + 2) % 3] {
        let frame = table.frame(waiting).await;
        assert_eq!(frame["to_act"], json!([first]), "nobody else is asked");
        assert_eq!(frame["ending"], json!(first));
        assert_eq!(
            (&frame["choices"], &frame["steps"]),
            (&json!([]), &json!([]))
        );
        let waits = json!({"key": "table-turn-waits", "seat": name});
        assert_eq!(frame["question"], waits);
    }
    let asked = [
        json!({"do": "act", "version": version, "choice": 0}),
        json!({"do": "what_if", "choices": [0]}),
        end(&version),
    ];
    for request in asked {
        let (status, answer) = table.ask(other, request.clone()).await;
        assert_eq!(status, 409, "{request}: {answer}");
    }
    let (_, verdict) = table
        .ask(other, json!({"do": "why_not", "action": "colour red"}))
        .await;
    assert_eq!(verdict["allowed"], false, "{verdict}");
    let (status, done) = table.ask(first, end(&version)).await;
    assert_eq!((status, &done["applied"]), (200, &json!(1)), "{done}");
    assert_eq!(
        done["version"],
        json!(version.as_u64().expect("a number") + 1)
    );
    let (status, done) = table.ask(first, end(&version)).await;
    assert_eq!((status, &done["repeated"]), (200, &json!(true)), "{done}");
    let frame = table.frame(other).await;
    assert_eq!(
        (&frame["to_act"], &frame["ending"]),
        (&json!([other]), &Value::Null)
    );
    assert!(!frame["choices"].as_array().expect("choices").is_empty());
    assert!(
        record(&table)
            .await
            .contains(&format!("\n2 p{} human end-turn #", first + 1))
    );
}

/// The turn has ended: the others go on, and nothing is taken back.
async fn has_ended(table: &Created, first: usize, version: &Value) {
    let frame = table.frame(first).await;
    assert_eq!(
        (&frame["version"], &frame["ending"]),
        (version, &Value::Null)
    );
    assert_eq!(
        frame["undo"],
        json!({"steps": 0, "turn": 0, "barred": false})
    );
    for back in ["step", "turn"] {
        let undo = json!({"do": "undo", "version": version, "back": back});
        let (status, error) = table.ask(first, undo).await;
        assert_eq!((status, &error["code"]), (409, &json!("nothing_to_undo")));
    }
    let next = acting(&frame);
    assert_ne!(next, first);
    let frame = table.frame(next).await;
    assert!(!frame["choices"].as_array().expect("choices").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_has_ended_stays_ended_whatever_becomes_of_the_server() {
    let mut served = serve_at(Folder::new("turns"), Time::default()).await;
    let mut table = colours(&served, json!({"kind": "off"})).await;
    let first = acting(&table.frame(0).await);
    table.act(first, 0).await;
    // It waits for its end across a restart, and can be taken back then.
    served = served.restart(5).await;
    table = table.at(&served);
    let frame = table.frame(first).await;
    assert_eq!(
        (&frame["ending"], &frame["undo"]["steps"]),
        (&json!(first), &json!(1))
    );
    let (status, done) = table.ask(first, end(&frame["version"])).await;
    assert_eq!(status, 200, "{done}");
    let version = done["version"].clone();
    has_ended(&table, first, &version).await;
    served.unload().await;
    has_ended(&table, first, &version).await;
    served = served.restart(3600).await;
    table = table.at(&served);
    has_ended(&table, first, &version).await;
    served = served.crash(30 * 86_400).await;
    table = table.at(&served);
    has_ended(&table, first, &version).await;
    let next = acting(&table.frame(0).await);
    table.act(next, 0).await;
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_says_that_the_turn_is_over_is_not_asked_for_again() {
    let served = serve().await;
    let table = served.two_people(json!({"turn_end": "explicit"})).await;
    let first = acting(&table.frame(0).await);
    let before = table.act(first, 0).await;
    assert_eq!(table.frame(first).await["undo"]["steps"], 1);
    let request = json!({"do": "act", "version": before, "choice": "end"});
    let (status, done) = table.ask(first, request.clone()).await;
    assert_eq!((status, &done["applied"]), (200, &json!(1)), "{done}");
    assert_eq!(
        done["version"],
        json!(before + 2),
        "the end is an entry too"
    );
    let (_, again) = table.ask(first, request).await;
    assert_eq!(again["repeated"], true, "{again}");
    has_ended(&table, first, &json!(before + 2)).await;
    // At a table where turns end by themselves the end can be taken back, as ever.
    let table = served.two_people(json!({})).await;
    let first = acting(&table.frame(0).await);
    let version = table.act(first, "end").await;
    let undo = json!({"do": "undo", "version": version, "back": "step"});
    assert_eq!(table.ask(first, undo).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_explicit_turns_go_on_and_never_ask_twice() {
    let served = serve().await;
    for game in towpath_games::all() {
        let players = usize::from(*game.title().players.start()).max(2);
        let seats: Vec<Value> = (0..players)
            .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
            .collect();
        let settings = json!({"turn_end": "explicit"});
        let table = json!({"game": game.title().id, "seats": seats, "settings": settings});
        let table = served.create(table).await;
        let mut turns = 0;
        for number in 0..150 {
            let frame = table.frame(0).await;
            if let Some(seat) = frame["ending"].as_u64() {
                let record = record(&table).await;
                let last = record.lines().last().expect("a line");
                let own = last.ends_with(" end") || last.ends_with(" done");
                assert!(!own, "asked after {last}");
                let ended = table.ask(seat as usize, end(&frame["version"])).await;
                assert_eq!(ended.0, 200);
            } else if table.act_any(number * 13).await.is_none() {
                break;
            }
            turns = record(&table).await.matches("end-turn").count();
        }
        assert!(turns > 1, "{}: {turns}", game.title().id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_waits_for_its_end_when_the_time_is_up_is_over() {
    let served = serve().await;
    let table = colours(&served, json!({"kind": "per_move", "seconds": 60})).await;
    let first = acting(&table.frame(0).await);
    table.act(first, 0).await;
    assert_eq!(table.frame(first).await["clock"]["running"], json!([first]));
    served.wait(61);
    let frame = table.frame((first + 1) % 3).await;
    assert_eq!(
        (&frame["ending"], &frame["version"]),
        (&Value::Null, &json!(2))
    );
    assert!(record(&table).await.contains("timeout end-turn"));
    assert_eq!(table.info().await["seats"][first]["away"], true);
    // Who comes back finds the turn over.
    assert_eq!(table.ask(first, json!({"do": "take_back"})).await.0, 200);
    assert_eq!(table.frame(first).await["ending"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_turns_cannot_be_hidden() {
    let served = serve().await;
    let wanted = json!({"game": "arriala", "settings": {"unfinished": "hidden"},
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]});
    let body = wanted.to_string();
    let answer = http(served.addr, "POST", "/api/tables", None, body.as_bytes()).await;
    assert_eq!(answer.expect("an answer").0, 400);
}

/// What a spectator sees of the moment: everything but the words of the game.
async fn seen(table: &Created) -> Value {
    let frame = get(table.addr, &table.path("/frame"), None).await;
    let frame: Value = serde_json::from_str(&frame.expect("a frame")).expect("JSON");
    json!([
        frame["to_act"],
        frame["question"]["key"],
        frame["ending"],
        frame["choices"]
    ])
}

#[tokio::test(flavor = "multi_thread")]
async fn forced_play_does_not_tell_which_card_was_drawn() {
    let served = serve().await;
    let mut kinds = [0, 0];
    for _ in 0..12 {
        let seats: Vec<Value> = ["Ada", "Bea", "Cid"]
            .iter()
            .map(|name| json!({"kind": "here", "name": name}))
            .collect();
        let settings = json!({"forced": "play"});
        let table = json!({"game": "canal-mania", "seats": seats, "settings": settings});
        let table = served.create(table).await;
        for number in 0..40 {
            let frame = table.frame(0).await;
            let seat = acting(&frame);
            let version = table.frame(seat).await["version"].clone();
            let draw = json!({"do": "act", "version": version, "choice": "draw"});
            let (status, done) = table.ask(seat, draw).await;
            if status != 200 {
                table.act_any(number).await.expect("the game runs");
                continue;
            }
            let after = version.as_u64().expect("a number") + 1;
            assert_eq!(done["version"], json!(after), "the table adds nothing");
            // What a spectator sees is the same, whether there is something to show or not.
            let look = json!([[seat], "canal-mania-ask-declare-hidden", null, []]);
            assert_eq!(seen(&table).await, look);
            let choices = table.frame(seat).await["choices"].clone();
            let count = choices.as_array().expect("choices").len();
            kinds[count - 1] += 1;
            table.act(seat, "keep").await;
        }
    }
    assert!(
        kinds[0] > 3 && kinds[1] > 3,
        "both kinds of cards were drawn: {kinds:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_knows_to_be_forced_plays_itself() {
    let served = serve().await;
    for (game, players) in [("arriala", 2), ("kanal", 2)] {
        let seats: Vec<Value> = (0..players)
            .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
            .collect();
        let settings = json!({"forced": "play"});
        let table = json!({"game": game, "seats": seats, "settings": settings});
        let table = served.create(table).await;
        for number in 0..60 {
            if table.act_any(number * 13).await.is_none() {
                break;
            }
            for seat in 0..players {
                let frame = table.frame(seat).await;
                let choices = frame["choices"].as_array().expect("choices").len();
                // Kanal hides nothing. In Arriala a hand can decide; without points nothing is left but the end.
                let spent = game == "kanal" || frame["view"]["points"] == 0;
                assert!(choices != 1 || !spent, "{game}: {}", frame["choices"]);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forced_end_does_not_speak_for_its_player() {
    let served = serve().await;
    let settings = json!({"turn_end": "explicit", "forced": "play"});
    let table = served.two_people(settings).await;
    let mut asked = 0;
    for number in 0..120 {
        let frame = table.frame(0).await;
        let Some(seat) = frame["ending"].as_u64() else {
            match table.act_any(number * 7).await {
                Some(_) => continue,
                None => break,
            }
        };
        // The last point was spent, the table has ended the turn, and its player can still take back.
        let frame = table.frame(seat as usize).await;
        assert!(frame["undo"]["steps"].as_u64() > Some(0), "{frame}");
        assert_eq!(
            table.ask(seat as usize, end(&frame["version"])).await.0,
            200
        );
        asked += 1;
    }
    assert!(asked > 0);
}
