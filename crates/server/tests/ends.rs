//! How tables end without a last move: given up, agreed, abandoned before the start; and records from elsewhere.

mod common;

use common::{Created, Served, next, serve};
use serde_json::{Value, json};
use towpath_load::client::{get, http, post};

#[tokio::test(flavor = "multi_thread")]
async fn games_end_by_conceding_and_by_agreement() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    assert_eq!(table.ask(1, json!({"do": "concede"})).await.0, 200);
    let info = table.info().await;
    assert_eq!(
        (&info["status"], &info["end"]),
        (&json!("over"), &json!({"how": "conceded", "seat": 1}))
    );
    assert_ne!(info["seed"], Value::Null);
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 409);

    let table = served.two_people(json!({})).await;
    assert_eq!(
        table
            .ask(0, json!({"do": "vote_end", "agree": true}))
            .await
            .0,
        200
    );
    assert_eq!(table.info().await["votes"], json!([0]));
    assert_eq!(table.info().await["status"], "playing");
    assert_eq!(
        table
            .ask(1, json!({"do": "vote_end", "agree": true}))
            .await
            .0,
        200
    );
    assert_eq!(table.info().await["end"], json!({"how": "agreed"}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_to_end_can_be_declined_and_made_again() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let vote = async |seat: usize, agree: bool| {
        let (status, answer) = table
            .ask(seat, json!({"do": "vote_end", "agree": agree}))
            .await;
        assert_eq!(status, 200, "{answer}");
        let info = table.info().await;
        (info["votes"].clone(), info["declined"].clone())
    };
    assert_eq!(vote(0, true).await, (json!([0]), Value::Null));
    assert_eq!(
        vote(1, false).await,
        (json!([]), json!(1)),
        "nobody's vote is left"
    );
    assert_eq!(
        vote(1, false).await,
        (json!([]), json!(1)),
        "there is nothing to decline any more"
    );
    assert_eq!(vote(1, true).await, (json!([1]), Value::Null));
    assert_eq!(
        vote(1, false).await,
        (json!([]), Value::Null),
        "a vote taken back declines nothing"
    );
}

/// Sends a wish to play a moment differently: the status and the answer.
async fn play_from(table: &Created, version: u64, wish: &Value) -> (u16, Value) {
    let path = table.path(&format!("/history/{version}/play"));
    let body = wish.to_string();
    let answer = http(table.addr, "POST", &path, None, body.as_bytes()).await;
    let (status, body) = answer.expect("an answer");
    (status, serde_json::from_str(&body).expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_played_differently_from_any_moment() {
    let served = serve().await;
    for (game, players) in [("arriala", 2), ("kanal", 2), ("canal-mania", 3)] {
        let names = ["Ada", "Bea", "Cleo"].iter().take(players);
        let seats: Vec<Value> = names
            .map(|name| json!({"kind": "here", "name": name}))
            .collect();
        let settings = json!({"bot_pause": 0, "hints": "always"});
        let table = json!({"game": game, "seats": seats, "settings": settings});
        let table = served.create(table).await;
        let ada = json!({"name": "Ada"});
        let (status, refused) = play_from(&table, 0, &ada).await;
        assert_eq!((status, &refused["code"]), (409, &json!("wrong_state")));
        for _ in 0..24 {
            for seat in 0..players {
                let frame = table.frame(seat).await;
                let version = &frame["version"];
                if !frame["choices"].as_array().expect("choices").is_empty() {
                    // Every third decision is taken back and made again, where that is possible.
                    let act = json!({"do": "act", "version": version, "choice": 0});
                    assert_eq!(table.ask(seat, act).await.0, 200);
                    let frame = table.frame(seat).await;
                    if frame["version"].as_u64().expect("a number") % 3 == 0
                        && frame["undo"]["steps"].as_u64() > Some(0)
                    {
                        let undo =
                            json!({"do": "undo", "version": frame["version"], "back": "step"});
                        assert_eq!(table.ask(seat, undo).await.0, 200);
                    }
                } else if !frame["ending"].is_null() {
                    table
                        .ask(seat, json!({"do": "end_turn", "version": version}))
                        .await;
                }
            }
        }
        for seat in 0..players {
            let agreed = table.ask(seat, json!({"do": "vote_end", "agree": true}));
            assert_eq!(agreed.await.0, 200);
        }
        let newest = table.info().await["version"].as_u64().expect("a version");
        for version in [0, newest / 2, newest] {
            let path = table.path(&format!("/history/{version}?look=everything"));
            let then = get(served.addr, &path, None);
            let then: Value = serde_json::from_str(&then.await.expect("a moment")).expect("JSON");
            let seat = then["to_act"][0].as_u64().expect("somebody decides");
            let (status, made) = play_from(&table, version, &ada).await;
            assert_eq!(status, 200, "{game} {version}: {made}");
            let info = &made["table"];
            assert_eq!(info["status"], "playing");
            let from = json!({"table": table.id, "version": version});
            assert_eq!(info["from"], from);
            assert_eq!(info["commit"], table.info().await["commit"]);
            assert_eq!(info["seed"], Value::Null, "as at every table that plays");
            assert_eq!(made["links"].as_array().expect("links").len(), 1);
            assert_eq!(made["links"][0]["seat"], seat);
            let kinds = info["seats"].as_array().expect("seats").iter();
            let people = kinds.filter(|seat| seat["kind"] != "bot").count();
            assert_eq!(people, 1, "the others are bots");
            let made = Created::of(served.addr, &made);
            let frame = made.frame(0).await;
            assert_eq!(frame["scores"], then["scores"], "{game} {version}");
            assert_eq!(frame["to_act"], then["to_act"], "{game} {version}");
        }
        let (status, _) = play_from(&table, newest + 1, &ada).await;
        assert_eq!(status, 404);
        for bad in [json!({"name": ""}), json!({"name": "Ada", "seat": players})] {
            assert_eq!(play_from(&table, 0, &bad).await.0, 400, "{bad}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_joins_can_be_abandoned() {
    let served = serve().await;
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "open"}]);
    let table = served
        .create(json!({"game": "arriala", "public": true, "seats": seats}))
        .await;
    let mut watcher = table.connect(&[0], None).await;
    next(&mut watcher, "welcome").await;
    let path = table.path("/abandon");
    for wrong in [table.tokens[0].as_str(), "forged"] {
        let answer = http(served.addr, "POST", &path, Some(wrong), b"").await;
        assert_eq!(answer.expect("an answer").0, 401, "only its maker can");
    }
    let nothing = json!({});
    for _ in 0..2 {
        let info = post(served.addr, &path, Some(&table.owner), &nothing).await;
        let info = info.expect("sending it again does no harm");
        assert_eq!(
            (&info["status"], &info["end"]),
            (&json!("over"), &json!({"how": "abandoned"}))
        );
    }
    assert_eq!(next(&mut watcher, "table").await["table"]["status"], "over");
    let lobby = get(served.addr, "/api/lobby", None).await.expect("a lobby");
    assert!(!lobby.contains(&table.id));
    let name = json!({"name": "Bea"}).to_string();
    for token in [None, Some(table.tokens[0].as_str())] {
        let answer = http(
            served.addr,
            "POST",
            &table.path("/join"),
            token,
            name.as_bytes(),
        )
        .await;
        assert_eq!(
            answer.expect("an answer").0,
            409,
            "nobody sits down any more"
        );
    }
    let again = http(
        served.addr,
        "POST",
        &table.path("/rematch"),
        None,
        json!({"tokens": [table.tokens[0]]}).to_string().as_bytes(),
    )
    .await;
    assert_eq!(again.expect("an answer").0, 409);
    let running = served.two_people(json!({})).await;
    let path = running.path("/abandon");
    let answer = http(served.addr, "POST", &path, Some(&running.owner), b"").await;
    assert_eq!(
        answer.expect("an answer").0,
        409,
        "a game that runs is ended by its players"
    );
}

/// A finished game's record.
async fn record(served: &Served) -> String {
    let table = served.two_people(json!({})).await;
    for number in 0..40 {
        table.act_any(number).await.expect("a decision");
    }
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    get(served.addr, &table.path("/record"), None)
        .await
        .expect("a record")
}

async fn import(served: &Served, record: &str) -> (u16, Value) {
    let body = json!({"record": record}).to_string();
    let answer = http(served.addr, "POST", "/api/import", None, body.as_bytes()).await;
    let (status, body) = answer.expect("an answer");
    (status, serde_json::from_str(&body).expect("JSON"))
}

/// A record without its hashes.
fn format_1(record: &str) -> String {
    let line = |line: &str| {
        let (text, _) = line.rsplit_once(" #").expect("every line has its hash");
        format!("{text}\n")
    };
    let text: String = record.lines().map(line).collect();
    text.replacen("towpath-record 2", "towpath-record 1", 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn records_of_both_formats_are_imported_and_stay_in_their_format() {
    let served = serve().await;
    let record = record(&served).await;
    assert!(record.starts_with("towpath-record 2 #"), "{record}");
    for text in [record.clone(), format_1(&record)] {
        let (status, info) = import(&served, &text).await;
        assert_eq!((status, &info["status"]), (200, &json!("over")), "{info}");
        let id = info["id"].as_str().expect("an id");
        let path = format!("/api/tables/{id}/record");
        let again = get(served.addr, &path, None).await.expect("a record");
        assert_eq!(again, text);
    }
    let changed = record.replacen(" human ", " bot ", 1);
    let line = 1 + record
        .lines()
        .position(|line| line.contains(" human "))
        .expect("a person");
    let (status, error) = import(&served, &changed).await;
    let message = error["message"].as_str().expect("a message");
    assert_eq!(status, 400, "{error}");
    assert!(message.starts_with(&format!("line {line}: ")), "{message}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_breaks_a_rule_is_refused_with_the_rule_and_its_reason() {
    let served = serve().await;
    let record = format_1(&record(&served).await);
    let first = record.find("\n1 p").expect("a first decision") + 1;
    let seat = &record[first + 2..first + 4];
    let forbidden = format!("{}1 {seat} human river 3\n", &record[..first]);
    let line = forbidden.lines().count();
    let (status, error) = import(&served, &forbidden).await;
    assert_eq!(status, 400, "{error}");
    let rule = error["rule"].as_str().expect("a rule");
    assert_eq!(
        error["message"],
        format!("line {line}: refused by {rule}"),
        "{error}"
    );
    let why = error["why"]["key"].as_str().expect("a reason");
    assert!(why.starts_with("arriala-refuse-"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_an_error_is_refused_with_its_line() {
    let served = serve().await;
    let record = format_1(&record(&served).await);
    let (status, info) = import(&served, &record).await;
    assert_eq!((status, &info["status"]), (200, &json!("over")), "{info}");
    let before = get(served.addr, "/metrics", None).await.expect("metrics");
    let lines: Vec<&str> = record.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("1 "));
    let first = first.expect("a first decision");
    let with = |index: usize, line: &str| {
        let mut changed = lines.clone();
        changed[index] = line;
        changed.join("\n")
    };
    let mut twice = lines.clone();
    twice.insert(first, lines[first]);
    let wrong = [
        String::new(),
        "\0".to_owned(),
        with(0, "towpath record 99"),
        with(first, "1 p1 human fly to the moon"),
        with(first, "1 p9 human end"),
        with(first, "1 p1 nobody end"),
        with(first, "7 p1 human end"),
        twice.join("\n"),
        record.replace("game arriala", "game chess"),
        record.replace("players 2", "players 200"),
        record.replacen("edition ", "edition 00", 1),
    ];
    for text in wrong {
        let (status, error) = import(&served, &text).await;
        assert!(status == 400 || status == 404, "{status} {error}\n{text}");
        assert!(error["message"].as_str().is_some_and(|why| !why.is_empty()));
    }
    let (_, error) = import(&served, &with(first, "1 p1 human fly to the moon")).await;
    let line = format!("line {}", first + 1);
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains(&line), "{message} should name {line}");
    let tables = |text: &str| {
        text.lines()
            .find(|l| l.starts_with("towpath_tables "))
            .map(str::to_owned)
    };
    let after = get(served.addr, "/metrics", None).await.expect("metrics");
    assert_eq!(tables(&after), tables(&before), "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_alone_and_a_campaign() {
    let served = serve().await;
    for options in [json!({}), json!({"campaign": "yes"})] {
        let table: Created = served
            .create(json!({"game": "kanal", "options": options, "seats": [{"kind": "here", "name": "Ada"}]}))
            .await;
        let mut number = 0;
        while table.act_any(number * 7).await.is_some() {
            number += 1;
            assert!(number < 3000, "it ends");
        }
        let frame = table.frame(0).await;
        let outcome = &frame["outcome"];
        assert!(outcome["grade"].is_string(), "{outcome}");
        assert_eq!(outcome["scores"].as_array().map(Vec::len), Some(1));
        assert_eq!(table.info().await["end"], json!({"how": "played"}));
        let games = frame["view"]["earlier"].as_array().map_or(0, Vec::len) + 1;
        let campaign = options["campaign"] == "yes";
        assert_eq!(games, if campaign { 3 } else { 1 });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_data_of_a_board_can_be_read() {
    let served = serve().await;
    let games = get(served.addr, "/api/games", None).await.expect("games");
    let games: Value = serde_json::from_str(&games).expect("JSON");
    for game in games.as_array().expect("games") {
        let hash = game["edition"].as_str().expect("a hash");
        let path = format!("/api/editions/{hash}");
        let files: Value =
            serde_json::from_str(&get(served.addr, &path, None).await.expect("files"))
                .expect("JSON");
        let data = get(served.addr, &format!("{path}/data"), None).await;
        let data: Value = serde_json::from_str(&data.expect("data")).expect("JSON");
        assert_eq!(data["game"], game["id"]);
        for file in files["files"].as_array().expect("files") {
            let name = file["name"].as_str().expect("a name");
            assert!(data["files"][name].is_object(), "{name}");
        }
    }
    let answer = http(served.addr, "GET", "/api/editions/00/data", None, b"").await;
    assert_eq!(answer.expect("an answer").0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_lost_a_seat_sees_nothing_of_it() {
    let served = serve().await;
    for (spectators, stays) in [("welcome", true), ("none", false)] {
        let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "link"}]);
        let table = served
            .create(
                json!({"game": "arriala", "seats": seats, "settings": {"spectators": spectators}}),
            )
            .await;
        let mut old = table.connect(&[1], None).await;
        next(&mut old, "welcome").await;
        let path = table.path("/seats/1/free");
        let freed = post(served.addr, &path, Some(&table.owner), &json!({})).await;
        freed.expect("the seat is free");
        let path = table.path("/start");
        let started = post(
            served.addr,
            &path,
            Some(&table.owner),
            &json!({"bot": "random"}),
        )
        .await;
        started.expect("it starts");
        if stays {
            let frame = next(&mut old, "frame").await;
            assert_eq!(frame["frame"]["look"], "spectator");
        } else {
            while let Ok(text) = old.next().await {
                assert!(!text.contains("\"type\":\"frame\""), "{text}");
            }
        }
    }
}
