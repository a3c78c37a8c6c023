//! One's own tables, rematches, the deal of the day, and how games end without a last move.

mod common;

use common::{Created, Served, next, serve, text};
use serde_json::{Value, json};
use std::time::Duration;
use towpath_load::client::{Client, get, http, post};
use towpath_store::{Op, Row, ScoreRow};

async fn mine(served: &Served, seats: &[(&Created, usize)]) -> Vec<Value> {
    let seats = seats.iter().map(|(table, seat)| {
        let token = &table.tokens[*seat];
        json!({"table": table.id, "token": token})
    });
    let body = json!({"seats": seats.collect::<Vec<_>>()});
    let answer = post(served.addr, "/api/mine", None, &body).await;
    let answer = answer.expect("an answer")["tables"].take();
    answer.as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_tables_say_whose_turn_it_is() {
    let served = serve().await;
    let playing = served.two_people(json!({})).await;
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "link"}]);
    let waiting = served
        .create(json!({"game": "arriala", "seats": seats}))
        .await;
    let over = served.two_people(json!({})).await;
    assert_eq!(over.ask(1, json!({"do": "concede"})).await.0, 200);
    let acting = playing.frame(0).await["to_act"][0].as_u64().expect("one") as usize;

    for seat in [0, 1] {
        let tables = mine(&served, &[(&waiting, 0), (&over, 0), (&playing, seat)]).await;
        assert_eq!(tables.len(), 3);
        let of = |table: &Created| {
            let found = tables
                .iter()
                .find(|listed| listed["table"]["id"] == table.id);
            found.expect("it is listed").clone()
        };
        let listed = of(&playing);
        assert_eq!(listed["my_turn"], seat == acting, "seat {seat}");
        assert_eq!(
            (&listed["mine"], &listed["to_act"]),
            (&json!([seat]), &json!([acting]))
        );
        if seat == acting {
            assert_eq!(tables[0]["table"]["id"], playing.id, "one's turn first");
        }
        let listed = of(&over);
        assert_eq!(listed["end"], json!({"how": "conceded", "seat": 1}));
        assert_eq!(
            (&listed["winners"], &listed["to_act"]),
            (&json!([0]), &json!([]))
        );
        assert_eq!(of(&waiting)["table"]["status"], "waiting");
        assert_eq!(of(&waiting)["my_turn"], false);
    }
    let both = mine(&served, &[(&playing, 1), (&playing, 0)]).await;
    assert_eq!(
        (&both[0]["mine"], &both[0]["my_turn"]),
        (&json!([0, 1]), &json!(true))
    );

    playing.act_any(0).await.expect("a decision");
    let acting = playing.frame(0).await["to_act"].clone();
    assert_eq!(mine(&served, &[(&playing, 0)]).await[0]["to_act"], acting);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_ones_own_is_left_out() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let wrong = json!({"seats": [
        {"table": table.id, "token": table.owner},
        {"table": table.id, "token": "forged"},
        {"table": "AAAAAAAAAAAA", "token": table.tokens[0]},
        {"table": "", "token": ""},
    ]});
    let answer = post(served.addr, "/api/mine", None, &wrong).await;
    assert_eq!(answer.expect("an answer"), json!({"tables": []}));
    let many = vec![json!({"table": table.id, "token": "x"}); 101];
    let body = json!({"seats": many}).to_string();
    let answer = http(served.addr, "POST", "/api/mine", None, body.as_bytes()).await;
    assert_eq!(answer.expect("an answer").0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_all_seats_of_a_device_and_waits_for_the_others() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut watcher = table.connect(&[1], None).await;
    next(&mut watcher, "frame").await;
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    let path = table.path("/rematch");
    let both = json!({"tokens": table.tokens});
    let made = post(served.addr, &path, None, &both)
        .await
        .expect("a rematch");
    let again = post(served.addr, &path, None, &both)
        .await
        .expect("a rematch");
    assert_eq!(made, again, "asking twice makes one table");
    let seats = [&made["seats"][0]["seat"], &made["seats"][1]["seat"]];
    assert_eq!(seats, [&json!(1), &json!(0)], "in the order of the tokens");
    let info = get(
        served.addr,
        &format!("/api/tables/{}", text(&made["table"])),
        None,
    )
    .await;
    let info: Value = serde_json::from_str(&info.expect("a table")).expect("JSON");
    assert_eq!(info["status"], "playing", "everybody is there");
    loop {
        let message = next(&mut watcher, "table").await;
        if message["table"]["rematch"] == made["table"] {
            break;
        }
    }

    let table = served.two_people(json!({})).await;
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    let path = table.path("/rematch");
    let ada = json!({"tokens": [table.tokens[0]]});
    let ada = post(served.addr, &path, None, &ada)
        .await
        .expect("a rematch");
    let id = text(&ada["table"]);
    let mut client = Client::connect(served.addr, &id).await.expect("open");
    client
        .hello(&[text(&ada["seats"][0]["token"])], None)
        .await
        .expect("sent");
    let welcome = next(&mut client, "welcome").await;
    let seats = &welcome["table"]["seats"];
    assert_eq!(
        welcome["table"]["status"], "waiting",
        "Bea has not come yet"
    );
    assert_eq!(
        (&seats[1]["name"], &seats[1]["taken"]),
        (&json!("Ada"), &json!(true))
    );
    assert_eq!(
        (&seats[0]["name"], &seats[0]["taken"]),
        (&json!("Bea"), &json!(false))
    );
    let eve = json!({"name": "Eve"}).to_string();
    let join = format!("/api/tables/{id}/join");
    let eve = http(served.addr, "POST", &join, None, eve.as_bytes()).await;
    assert_eq!(eve.expect("an answer").0, 409, "her seat is kept for her");
    let bea = json!({"tokens": [table.tokens[1]]});
    let bea = post(served.addr, &path, None, &bea)
        .await
        .expect("a rematch");
    assert_eq!(bea["table"], ada["table"]);
    assert_eq!(
        next(&mut client, "frame").await["frame"]["look"],
        json!({"seat": 1})
    );
    for wrong in [json!({"tokens": []}), json!({"tokens": ["forged"]})] {
        let answer = http(
            served.addr,
            "POST",
            &path,
            None,
            wrong.to_string().as_bytes(),
        )
        .await;
        assert!(matches!(answer.expect("an answer").0, 400 | 401), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_end_shows_that_the_game_is_over_and_with_which_result() {
    let served = serve().await;
    let concede = [(1, json!({"do": "concede"}))].to_vec();
    let agree = json!({"do": "vote_end", "agree": true});
    let agreed = vec![(0, agree.clone()), (1, agree)];
    for (requests, winners, places) in [
        (concede, json!([0]), json!([1, 2])),
        (agreed, json!([]), json!([])),
    ] {
        let table = served.two_people(json!({})).await;
        for number in 0..3 {
            table.act_any(number).await.expect("a decision");
        }
        let scores = table.frame(0).await["scores"].clone();
        let mut watcher = table.connect(&[0], None).await;
        next(&mut watcher, "frame").await;
        for (seat, request) in requests {
            assert_eq!(table.ask(seat, request).await.0, 200);
        }
        loop {
            let frame = next(&mut watcher, "frame").await["frame"].take();
            if frame["outcome"].is_null() {
                continue;
            }
            assert_eq!(
                frame["question"]["key"], "table-over",
                "{}",
                frame["question"]
            );
            assert_eq!(
                (&frame["to_act"], &frame["choices"]),
                (&json!([]), &json!([]))
            );
            let outcome = &frame["outcome"];
            assert_eq!(
                (&outcome["winners"], &outcome["places"]),
                (&winners, &places)
            );
            assert_eq!(outcome["scores"], scores, "as they stood");
            break;
        }
        assert_eq!(table.frame(1).await["outcome"]["winners"], winners);
        let review = get(served.addr, &table.path("/review"), None).await;
        let review: Value = serde_json::from_str(&review.expect("a look back")).expect("JSON");
        assert_ne!(review["curve"], json!([]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_to_end_does_not_wait_for_who_has_gone() {
    let served = serve().await;
    let table = served
        .create(
            json!({"game": "arriala", "clock": {"kind": "per_move", "seconds": 1},
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]}),
        )
        .await;
    let acting = table.frame(0).await["to_act"][0].as_u64().expect("one") as usize;
    let mut watcher = table.connect(&[acting], None).await;
    next(&mut watcher, "frame").await;
    let agree = json!({"do": "vote_end", "agree": true});
    assert_eq!(table.ask(1 - acting, agree).await.0, 200);
    let told = next(&mut watcher, "table").await;
    assert_eq!(told["table"]["votes"], json!([1 - acting]), "seen at once");
    for _ in 0..200 {
        if table.info().await["status"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let info = table.info().await;
    assert_eq!(info["end"], json!({"how": "agreed"}), "the time was up");
    assert_eq!(info["seats"][acting]["away"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_of_a_takeover_and_of_a_return() {
    let served = serve().await;
    let table = served
        .create(
            json!({"game": "arriala", "clock": {"kind": "per_move", "seconds": 1},
            "settings": {"bot_pause": 10_000},
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]}),
        )
        .await;
    let acting = table.frame(0).await["to_act"][0].as_u64().expect("one") as usize;
    let mut watcher = table.connect(&[1 - acting], None).await;
    next(&mut watcher, "frame").await;
    let told = next(&mut watcher, "table").await;
    let seat = &told["table"]["seats"][acting];
    assert!(seat["away"] == true && seat["bot"].is_string(), "{seat}");
    assert_eq!(seat["name"], ["Ada", "Bea"][acting]);
    assert_eq!(seat["conceded"], false);
    let tables = mine(&served, &[(&table, acting)]).await;
    assert_eq!(
        (&tables[0]["away"], &tables[0]["my_turn"]),
        (&json!(true), &json!(false)),
        "a bot decides there"
    );
    assert_eq!(table.ask(acting, json!({"do": "take_back"})).await.0, 200);
    let told = next(&mut watcher, "table").await;
    let seat = &told["table"]["seats"][acting];
    assert_eq!((&seat["away"], &seat["bot"]), (&json!(false), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_to_which_nobody_came_does_not_stand_in_the_way_of_the_next() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    let path = table.path("/rematch");
    let ada = json!({"tokens": [table.tokens[0]]});
    let first = post(served.addr, &path, None, &ada)
        .await
        .expect("a rematch");
    let location = served.running.app.config.location();
    served.running.stop().await;
    // As tables that wait for too long are given up.
    let id = text(&first["table"]);
    let given_up = tokio::task::spawn_blocking(move || {
        let mut store = location
            .connect(towpath_store::Access::Write)
            .expect("a store");
        let mut row = store.table(&id).expect("an answer").expect("the table");
        let end = r#""end":{"how":"abandoned"}"#;
        row.doc = row.doc.replace(r#""end":null"#, end);
        assert!(row.doc.contains(end));
        row.status = "over".to_owned();
        row.revision += 1;
        let ops = [Op::UpdateTable(row)];
        store.commit(&[&ops]).expect("it is kept");
    });
    given_up.await.expect("it is given up");
    let running = towpath_server::start(common::config(&served.folder)).await;
    let running = running.expect("it starts again");
    let next = post(running.addr, &path, None, &ada)
        .await
        .expect("a rematch");
    assert_ne!(next["table"], first["table"]);
    let again = post(running.addr, &path, None, &ada)
        .await
        .expect("a rematch");
    assert_eq!(next, again);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_new_table_and_asking_for_it_again_does_not() {
    let served = common::serve_with(|config| config.limits.tables_per_minute = 2.0).await;
    let table = served.two_people(json!({})).await;
    assert_eq!(table.ask(0, json!({"do": "concede"})).await.0, 200);
    let body = json!({"tokens": table.tokens});
    let mut made = Vec::new();
    for _ in 0..3 {
        let made_now = post(served.addr, &table.path("/rematch"), None, &body).await;
        made.push(made_now.expect("a rematch"));
    }
    let tokens = made[0]["seats"].as_array().expect("seats");
    let next = Created {
        addr: served.addr,
        id: text(&made[0]["table"]),
        owner: String::new(),
        tokens: tokens.iter().map(|link| text(&link["token"])).collect(),
    };
    assert_eq!(next.ask(0, json!({"do": "concede"})).await.0, 200);
    let body = json!({"tokens": next.tokens}).to_string();
    let path = next.path("/rematch");
    let answer = http(served.addr, "POST", &path, None, body.as_bytes()).await;
    assert_eq!(answer.expect("an answer").0, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_has_one_table_for_a_deal() {
    let served = serve().await;
    let play = json!({"name": "Ada", "device": "0123456789abcdef"});
    let path = "/api/deals/arriala/play";
    let clicks = (0..6).map(|_| {
        let (addr, play) = (served.addr, play.clone());
        tokio::spawn(async move { post(addr, path, None, &play).await.expect("a table") })
    });
    let mut made = Vec::new();
    for click in clicks.collect::<Vec<_>>() {
        made.push(click.await.expect("an answer"));
    }
    for other in &made[1..] {
        assert_eq!(other["table"]["id"], made[0]["table"]["id"]);
        assert_eq!(other["links"], made[0]["links"]);
    }
    let other = json!({"name": "Bea", "device": "another0123456789"});
    let other = post(served.addr, path, None, &other)
        .await
        .expect("a table");
    assert_ne!(other["table"]["id"], made[0]["table"]["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_that_ends_after_its_day_has_closed_does_not_count() {
    let served = serve().await;
    let play = json!({"name": "Ada", "device": "0123456789abcdef"});
    let made = post(served.addr, "/api/deals/kanal/play", None, &play).await;
    let made = made.expect("a table");
    let (table, today) = (
        Created::of(served.addr, &made),
        text(&made["table"]["deal"]),
    );
    let location = served.running.app.config.location();
    served.running.stop().await;
    // The same table, as if its day had closed meanwhile.
    let id = table.id.clone();
    let set_back = tokio::task::spawn_blocking(move || {
        let mut store = location
            .connect(towpath_store::Access::Write)
            .expect("a store");
        let mut row = store.table(&id).expect("an answer").expect("the table");
        row.doc = row.doc.replace(&today, "2026-01-02");
        row.revision += 1;
        let score = ScoreRow {
            day: "2026-01-02".to_owned(),
            game: "kanal".to_owned(),
            table: id,
            device: "device".to_owned(),
            name: "Ada".to_owned(),
            points: None,
            won: false,
            at: 0,
            ended_at: None,
        };
        let ops = [Op::UpdateTable(row), Op::Insert(Row::Score(score))];
        store.commit(&[&ops]).expect("it is kept");
    });
    set_back.await.expect("it is set back");
    let running = towpath_server::start(common::config(&served.folder)).await;
    let running = running.expect("it starts again");
    let table = Created {
        addr: running.addr,
        ..table
    };
    let mut number = 0;
    while table.act_any(number * 7).await.is_some() {
        number += 1;
        assert!(number < 3000, "it ends");
    }
    assert_eq!(table.info().await["end"], json!({"how": "played"}));
    let deal = get(running.addr, "/api/deals/kanal?day=2026-01-02", None).await;
    let deal: Value = serde_json::from_str(&deal.expect("a deal")).expect("JSON");
    assert_eq!(deal["scores"], json!([]), "the seed was known by then");
    running.stop().await;
}
