//! Clocks bind: nothing gives time back that has passed, and they go on when nobody looks. Days pass at once here.

mod common;

use common::{Created, Folder, Served, serve, serve_at};
use serde_json::{Value, json};
use std::time::Duration;
use towpath_load::client::{get, http};
use towpath_server::alarms;
use towpath_server::time::{self, Time};

/// Arriala for two people with this clock; bots that take over wait long before they decide.
async fn table(served: &Served, clock: Value, settings: Value) -> Created {
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
    let wanted = json!({"game": "arriala", "seats": seats, "pace": "slow", "clock": clock,
        "settings": settings});
    served.create(wanted).await
}

async fn with_clock(served: &Served, clock: Value) -> Created {
    table(served, clock, json!({"bot_pause": 10_000})).await
}

fn per_move(seconds: u64) -> Value {
    json!({"kind": "per_move", "seconds": seconds})
}

fn acting(frame: &Value) -> usize {
    frame["to_act"][0].as_u64().expect("a seat") as usize
}

/// Whole seconds left of a seat, as somebody sees it now.
async fn left(table: &Created, seat: usize) -> u64 {
    let clock = table.frame(0).await["clock"].clone();
    clock["left"][seat].as_u64().expect("a time").div_ceil(1000)
}

async fn away(table: &Created, seat: usize) -> bool {
    table.info().await["seats"][seat]["away"] == true
}

async fn undo(table: &Created, seat: usize) -> (u16, Value) {
    let version = table.frame(seat).await["version"].clone();
    let undo = json!({"do": "undo", "version": version, "back": "step"});
    table.ask(seat, undo).await
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_and_taking_back_does_not_stop_a_clock() {
    let served = serve().await;
    let table = with_clock(&served, per_move(30)).await;
    let seat = acting(&table.frame(0).await);
    for _ in 0..9 {
        table.act(seat, "end").await;
        served.wait(3);
        let (status, done) = undo(&table, seat).await;
        assert_eq!(status, 200, "{done}");
    }
    assert!(left(&table, seat).await <= 3);
    table.act(seat, "end").await;
    served.wait(3);
    let (status, error) = undo(&table, seat).await;
    assert_eq!(
        (status, &error["code"]),
        (403, &json!("not_allowed")),
        "no time is left"
    );
    // Who had to decide meanwhile has lost nothing by it but the time of this very turn.
    assert!(left(&table, 1 - seat).await >= 20);
    // In the middle of a turn the clock simply runs on.
    let table = with_clock(&served, per_move(30)).await;
    let seat = acting(&table.frame(0).await);
    for _ in 0..9 {
        table.act(seat, 0).await;
        served.wait(3);
        undo(&table, seat).await;
    }
    served.wait(4);
    assert!(away(&table, seat).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bank_is_filled_by_turns_that_stand_and_by_no_others() {
    let served = serve().await;
    let bank = json!({"kind": "bank", "seconds": 100, "increment": 20, "cap": 300});
    let table = with_clock(&served, bank).await;
    let seat = acting(&table.frame(0).await);
    for _ in 0..8 {
        table.act(seat, "end").await;
        undo(&table, seat).await;
    }
    assert!(left(&table, seat).await <= 100, "nothing was farmed");
    table.act(seat, "end").await;
    assert!(
        left(&table, seat).await <= 100,
        "it can still be taken back"
    );
    table.act(1 - seat, "end").await;
    let filled = left(&table, seat).await;
    assert!((110..=120).contains(&filled), "{filled}");
    undo(&table, 1 - seat).await;
    table.act(1 - seat, "end").await;
    assert!(left(&table, seat).await <= 120, "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_again_and_again_does_not_stop_a_clock() {
    let served = serve().await;
    let table = with_clock(&served, per_move(60)).await;
    let seat = acting(&table.frame(0).await);
    served.wait(61);
    assert!(away(&table, seat).await);
    // A bot plays here now: its player neither decides nor takes back before they are back.
    let version = table.frame(seat).await["version"].clone();
    let act = json!({"do": "act", "version": version, "choice": 0});
    assert_eq!(table.ask(seat, act).await.0, 409);
    let back = json!({"do": "take_back"});
    assert_eq!(table.ask(seat, back.clone()).await.0, 200);
    assert!(!away(&table, seat).await);
    assert!(
        (15..=30).contains(&left(&table, seat).await),
        "a short grace"
    );
    served.wait(31);
    assert!(away(&table, seat).await);
    let (status, error) = table.ask(seat, back.clone()).await;
    assert_eq!(
        (status, &error["code"]),
        (403, &json!("not_allowed")),
        "{error}"
    );

    // A bot that thinks is not held up by somebody who comes back all the time.
    let quick = json!({"bot_pause": 200});
    let table = self::table(&served, per_move(1), quick).await;
    let seat = acting(&table.frame(0).await);
    let started = std::time::Instant::now();
    while table.info().await["version"] == 0 {
        table.ask(seat, back.clone()).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(
            started.elapsed() < Duration::from_secs(60),
            "the table stands still"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_ended_has_no_running_clock() {
    let served = serve().await;
    for end in ["concede", "agree"] {
        let table = with_clock(&served, per_move(60)).await;
        let seat = acting(&table.frame(0).await);
        assert_eq!(table.frame(0).await["clock"]["running"], json!([seat]));
        if end == "concede" {
            assert_eq!(table.ask(seat, json!({"do": "concede"})).await.0, 200);
        } else {
            for seat in 0..2 {
                let vote = json!({"do": "vote_end", "agree": true});
                assert_eq!(table.ask(seat, vote).await.0, 200);
            }
        }
        let clock = table.frame(0).await["clock"].clone();
        assert_eq!(clock["running"], json!([]), "{end}");
        served.wait(300);
        assert!(!away(&table, seat).await, "nobody's time is up any more");
    }
    // Nothing keeps such a table in memory.
    let unloaded = tokio::time::timeout(Duration::from_secs(20), served.unload()).await;
    assert!(unloaded.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_go_on_after_a_restart_and_the_time_between_is_nobodys() {
    let mut served = serve_at(Folder::new("clocks"), Time::default()).await;
    let mut table = with_clock(&served, per_move(1000)).await;
    let first = acting(&table.frame(0).await);
    served.wait(100);
    table.act(first, "end").await;
    served.wait(400);
    served = served.restart(5000).await;
    table = table.at(&served);
    let rest = left(&table, 1 - first).await;
    assert!((560..=600).contains(&rest), "{rest}");
    // Not even by a restart the time that somebody could have taken back in comes again.
    served.wait(100);
    // A crash: what had passed up to the last sign of life counts, the rest does not.
    let alive = alarms::sign_of_life(&served.running.app).await;
    alive.expect("the store answers");
    served = served.crash(7000).await;
    table = table.at(&served);
    let rest = left(&table, 1 - first).await;
    assert!((440..=500).contains(&rest), "{rest}");
    served.wait(500);
    assert!(away(&table, 1 - first).await);
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_a_day_goes_on_while_nobody_is_there() {
    let mut served = serve_at(Folder::new("clocks"), Time::default()).await;
    let mut table = with_clock(&served, per_move(86_400)).await;
    let first = acting(&table.frame(0).await);
    served.unload().await;
    // Read again it has lost the time that passed.
    served.wait(3600);
    let rest = left(&table, first).await;
    assert!((82_500..=82_730).contains(&rest), "{rest}");
    served.unload().await;
    // Nobody asks for the table: its clock runs out all the same, and a bot plays.
    served.wait(86_400);
    let opened = tokio::time::timeout(Duration::from_secs(60), async {
        while served.running.app.metrics.tables.get() == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    });
    opened.await.expect("the table is read in time");
    assert!(away(&table, first).await);
    // Also a server that is started again wakes the tables whose clocks run.
    let again = with_clock(&served, per_move(86_400)).await;
    let seat = acting(&again.frame(0).await);
    served = served.restart(100).await;
    table = again.at(&served);
    served.wait(86_500);
    assert!(away(&table, seat).await);
    served.running.stop().await;
}

const HOUR: u64 = 3600;

/// The machine's own time passes as well while a test runs.
fn about(expected: u64, seconds: u64) -> bool {
    seconds.abs_diff(expected) < 180
}

/// A server at which it is Monday, 10 o'clock UTC.
async fn on_monday() -> Served {
    let time = Time::default();
    let now = time.now();
    let day = now.div_euclid(time::DAY);
    // The fourth day of 1970 was the first Sunday, so that days that leave 4 over are Mondays.
    let monday = (day + 1..)
        .find(|day| day.rem_euclid(7) == 4)
        .expect("a Monday");
    let start = monday * time::DAY + 10 * HOUR as i64 * 1000;
    time.advance(Duration::from_millis((start - now) as u64));
    serve_at(Folder::new("clocks"), time).await
}

fn today(served: &Served, later: i64) -> String {
    time::day_of(served.running.app.time.now() + later * time::DAY)
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_rest_outside_of_playing_hours_and_on_days_off() {
    let served = on_monday().await;
    let schedule =
        json!({"days_off": ["wednesday"], "hours": {"from": 540, "to": 1260}, "single_days": 2});
    let settings = json!({"schedule": schedule, "bot_pause": 10_000});
    let table = table(&served, per_move(2 * HOUR), settings).await;
    let seat = acting(&table.frame(0).await);
    served.wait(HOUR);
    assert!(about(3600, left(&table, seat).await));
    // Monday 11 to 20:30 with the other's turn in between; half an hour of it on Monday.
    table.act(seat, "end").await;
    served.wait(HOUR / 2);
    table.act(1 - seat, "end").await;
    served.wait(9 * HOUR - 60);
    assert!(
        away(&table, seat).await,
        "two hours of a day are over at two"
    );

    let served = on_monday().await;
    let settings = json!({"schedule": schedule, "bot_pause": 10_000});
    let table = self::table(&served, per_move(12 * HOUR), settings).await;
    let seat = acting(&table.frame(0).await);
    // Monday from 10 to 21 are eleven hours; the last one is on Tuesday from 9 to 10.
    served.wait(13 * HOUR);
    let clock = table.frame(seat).await["clock"].clone();
    assert_eq!(clock["running"], json!([]), "at eleven in the evening");
    let nine = time::start_of(&today(&served, 1)).expect("a day") + 9 * HOUR as i64 * 1000;
    assert_eq!(clock["resumes_at"], json!(nine));
    assert!(about(3600, left(&table, seat).await));
    // Tuesday is taken off in time, and nobody plays on Wednesdays: the last hour is on Thursday.
    let tuesday = today(&served, 1);
    let off = |day: &str, take: bool| json!({"do": "day_off", "day": day, "take": take});
    assert_eq!(table.ask(seat, off(&tuesday, true)).await.0, 200);
    served.wait(34 * HOUR);
    assert!(!away(&table, seat).await, "Wednesday, nine o'clock");
    assert!(about(3600, left(&table, seat).await));
    served.wait(24 * HOUR + HOUR / 2);
    assert!(
        about(1800, left(&table, seat).await),
        "Thursday, half past nine"
    );
    let clock = table.frame(seat).await["clock"].clone();
    assert_eq!(clock["days_off"][seat], json!([tuesday]));
    assert_eq!(clock["days_off"][1 - seat], json!([]));

    // There are two for each, of today and later; one that has not begun can be given up.
    let (yesterday, friday, monday) = (today(&served, -1), today(&served, 1), today(&served, 4));
    assert_eq!(table.ask(seat, off(&yesterday, true)).await.0, 400);
    assert_eq!(table.ask(seat, off("tomorrow", true)).await.0, 400);
    assert_eq!(table.ask(seat, off(&friday, true)).await.0, 200);
    let (status, error) = table.ask(seat, off(&monday, true)).await;
    assert_eq!((status, &error["code"]), (403, &json!("not_allowed")));
    assert_eq!(table.ask(seat, off(&friday, false)).await.0, 200);
    assert_eq!(table.ask(seat, off(&monday, true)).await.0, 200);
    assert_eq!(
        table.ask(seat, off(&tuesday, false)).await.0,
        400,
        "it is past"
    );
    // The days are kept.
    let served = served.restart(10).await;
    let table = table.at(&served);
    let clock = table.frame(seat).await["clock"].clone();
    assert_eq!(clock["days_off"][seat], json!([tuesday, monday]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_schedule_that_leaves_no_time_is_refused() {
    let served = serve().await;
    let week = [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let wrong = [
        json!({"days_off": week}),
        json!({"days_off": ["someday"]}),
        json!({"hours": {"from": 60, "to": 60}}),
        json!({"hours": {"from": 1440, "to": 60}}),
        json!({"utc_offset": 1000}),
        json!({"single_days": 61}),
        json!({"unheard_of": 1}),
    ];
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
    for schedule in wrong {
        let wanted = json!({"game": "arriala", "seats": seats, "settings": {"schedule": schedule}});
        let body = wanted.to_string();
        let answer = http(served.addr, "POST", "/api/tables", None, body.as_bytes()).await;
        assert_eq!(answer.expect("an answer").0, 400, "{schedule}");
    }
    let table = served.two_people(json!({})).await;
    let (status, _) = table
        .ask(
            0,
            json!({"do": "day_off", "day": "2026-12-24", "take": true}),
        )
        .await;
    assert_eq!(status, 403, "a table without a schedule has no days off");
    assert!(get(served.addr, &table.path(""), None).await.is_ok());
}
