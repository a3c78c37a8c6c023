//! The same suite on both databases.

mod common;

use common::{Folder, TestPostgres};
use towpath_store::{
    Access, ChatRow, Durability, EditionRow, EntryRow, Location, Op, PersonRow, ReportRow, Row,
    ScoreRow, Store, StoreError, TableRow, backup, schema,
};

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "arriala".to_owned(),
        status: "waiting".to_owned(),
        public: true,
        created_at: 1,
        changed_at: 2,
        revision: 1,
        doc: "{\"name\":\"Robert'); DROP TABLE tables;--\"}".to_owned(),
        seed: String::new(),
        head: String::new(),
    }
}

fn entry(table: &str, number: u32, line: &str) -> Op {
    Op::Insert(Row::Entry(EntryRow {
        table: table.to_owned(),
        number,
        line: line.to_owned(),
        at: i64::from(number) * 10,
        clocks: String::new(),
    }))
}

async fn tables_are_kept_and_changed(store: &Store) {
    let mut row = table("t1");
    store
        .write(vec![Op::Insert(Row::Table(row.clone()))])
        .await
        .unwrap();
    let again = store.write(vec![Op::Insert(Row::Table(row.clone()))]).await;
    assert_eq!(again, Err(StoreError::Conflict));
    row.revision = 2;
    row.status = "playing".to_owned();
    row.seed = "5eed".to_owned();
    store
        .write(vec![Op::UpdateTable(row.clone())])
        .await
        .unwrap();
    let stale = store.write(vec![Op::UpdateTable(row.clone())]).await;
    assert_eq!(
        stale,
        Err(StoreError::Conflict),
        "a revision is written once"
    );
    let read = store.read(|b| b.table("t1")).await.unwrap();
    assert_eq!(read, Some(row));
    assert_eq!(store.read(|b| b.table("t'1")).await.unwrap(), None);
}

async fn entries_are_unique_and_in_order(store: &Store) {
    for number in [1, 2, 3] {
        let line = format!("{number} p1 human lock c4");
        store.write(vec![entry("t1", number, &line)]).await.unwrap();
    }
    let second = store.write(vec![entry("t1", 2, "2 p2 human other")]).await;
    assert_eq!(second, Err(StoreError::Conflict));
    let entries = store.read(|b| b.entries("t1")).await.unwrap();
    let lines: Vec<&str> = entries.iter().map(|e| e.line.as_str()).collect();
    assert_eq!(
        lines,
        [
            "1 p1 human lock c4",
            "2 p1 human lock c4",
            "3 p1 human lock c4"
        ]
    );
    assert_eq!(store.read(|b| b.count_entries("t1")).await.unwrap(), 3);
    assert_eq!(store.read(|b| b.entries("none")).await.unwrap(), []);
}

async fn a_job_happens_whole_or_not_at_all(store: &Store) {
    let job = vec![entry("t1", 4, "4"), entry("t1", 2, "taken")];
    assert_eq!(store.write(job).await, Err(StoreError::Conflict));
    assert_eq!(store.read(|b| b.count_entries("t1")).await.unwrap(), 3);
    let job = vec![entry("t1", 4, "4"), entry("t1", 5, "5")];
    store.write(job).await.unwrap();
    assert_eq!(store.read(|b| b.count_entries("t1")).await.unwrap(), 5);
}

async fn a_conflict_leaves_the_rest_of_its_group_alone(store: &Store) {
    let row = TableRow {
        status: "over".to_owned(),
        ..table("t2")
    };
    store
        .write(vec![Op::Insert(Row::Table(row))])
        .await
        .unwrap();
    let mut writes = Vec::new();
    for number in 1..=200 {
        let store = store.clone();
        // Every number is written twice at once: one of the two must win.
        writes.push(tokio::spawn(async move {
            store.write(vec![entry("t2", number.max(2) / 2, "x")]).await
        }));
    }
    let mut won = 0;
    for write in writes {
        match write.await.unwrap() {
            Ok(()) => won += 1,
            Err(error) => assert_eq!(error, StoreError::Conflict),
        }
    }
    assert_eq!(won, 100);
    assert_eq!(store.read(|b| b.count_entries("t2")).await.unwrap(), 100);
}

async fn the_rest_is_kept_too(store: &Store) {
    let edition = EditionRow {
        hash: "abc".to_owned(),
        game: "kanal".to_owned(),
        files: "[]".to_owned(),
    };
    for _ in 0..2 {
        store
            .write(vec![Op::KeepEdition(edition.clone())])
            .await
            .unwrap();
    }
    assert_eq!(
        store.read(|b| b.edition("abc")).await.unwrap(),
        Some(edition)
    );
    for value in ["first", "second"] {
        let key = "key".to_owned();
        let value = value.to_owned();
        store
            .write(vec![Op::KeepMeta { key, value }])
            .await
            .unwrap();
    }
    assert_eq!(
        store.read(|b| b.meta("key")).await.unwrap().as_deref(),
        Some("first")
    );
    for value in ["first", "second"] {
        let key = "alive".to_owned();
        let value = value.to_owned();
        store.write(vec![Op::SetMeta { key, value }]).await.unwrap();
    }
    assert_eq!(
        store.read(|b| b.meta("alive")).await.unwrap().as_deref(),
        Some("second")
    );
    for number in 1..=5 {
        let line = ChatRow {
            table: "t1".to_owned(),
            number,
            at: 5,
            seat: 1,
            text: "<script>alert('ö')</script>".to_owned(),
        };
        store
            .write(vec![Op::Insert(Row::Chat(line))])
            .await
            .unwrap();
    }
    let chat = store.read(|b| b.chat("t1", 2)).await.unwrap();
    let numbers: Vec<u32> = chat.iter().map(|line| line.number).collect();
    assert_eq!(numbers, [4, 5]);
    assert_eq!(chat[0].text, "<script>alert('ö')</script>");
    let report = ReportRow {
        table: "t1".to_owned(),
        line: 4,
        seat: 0,
        at: 9,
        reason: "rude".to_owned(),
    };
    for _ in 0..2 {
        store
            .write(vec![Op::KeepReport(report.clone())])
            .await
            .unwrap();
    }
    let reports = store.read(|b| b.reports()).await.unwrap();
    assert_eq!(reports, [report], "kept once, and can be read");
}

async fn scores_and_lists(store: &Store) {
    let score = ScoreRow {
        day: "2026-05-17".to_owned(),
        game: "kanal".to_owned(),
        table: "t1".to_owned(),
        device: "d".to_owned(),
        name: "Ada".to_owned(),
        points: None,
        won: false,
        at: 3,
        ended_at: None,
    };
    store
        .write(vec![Op::Insert(Row::Score(score.clone()))])
        .await
        .unwrap();
    let set = Op::SetScore {
        day: score.day.clone(),
        game: score.game.clone(),
        table: score.table.clone(),
        points: -4,
        won: true,
        ended_at: 9,
    };
    store.write(vec![set]).await.unwrap();
    let scores = store
        .read(|b| b.scores("2026-05-17", "kanal"))
        .await
        .unwrap();
    assert_eq!(
        scores,
        [ScoreRow {
            points: Some(-4),
            won: true,
            ended_at: Some(9),
            ..score
        }]
    );
    for (id, status, public) in [
        ("u1", "over", true),
        ("u2", "playing", false),
        ("u3", "waiting", true),
    ] {
        let row = TableRow {
            status: status.to_owned(),
            public,
            created_at: 100,
            changed_at: 100,
            ..table(id)
        };
        store
            .write(vec![Op::Insert(Row::Table(row))])
            .await
            .unwrap();
    }
    let lobby = async |game: &'static str, after: (i64, &'static str), limit| {
        let rows = store.read(move |b| b.lobby(game, after, limit)).await;
        let rows = rows.unwrap().into_iter();
        rows.map(|row| row.id).collect::<Vec<String>>()
    };
    let first = (i64::MAX, "");
    assert!(lobby("no-such-game", first, 10).await.is_empty());
    assert_eq!(lobby("", first, 10).await, ["u3", "t1"]);
    assert_eq!(lobby("", first, 1).await, ["u3"]);
    assert_eq!(lobby("", (100, "u3"), 10).await, ["t1"]);
    let waiting = async |before: i64, after: (i64, &'static str)| {
        let rows = store.read(move |b| b.waiting(before, after, 10)).await;
        let rows = rows.unwrap().into_iter();
        rows.map(|row| row.id).collect::<Vec<String>>()
    };
    assert_eq!(waiting(101, (0, "")).await.last().unwrap(), "u3");
    assert!(waiting(101, (100, "u3")).await.is_empty());
    assert!(!waiting(100, (0, "")).await.contains(&"u3".to_owned()));
    let all = store.read(|b| b.ids("", "", 10)).await.unwrap();
    assert_eq!(all, ["t1", "t2", "u1", "u2", "u3"]);
    assert_eq!(store.read(|b| b.ids("", "u1", 1)).await.unwrap(), ["u2"]);
    assert_eq!(
        store.read(|b| b.ids("playing", "", 9)).await.unwrap(),
        ["t1", "u2"]
    );
}

fn person(kind: &str, key: &str, account: &str, at: i64) -> PersonRow {
    PersonRow {
        kind: kind.to_owned(),
        key: key.to_owned(),
        account: account.to_owned(),
        at,
        doc: format!("{{\"made\":{at}}}"),
    }
}

async fn people_are_kept_and_forgotten(store: &Store) {
    let insert = |row: &PersonRow| vec![Op::Insert(Row::Person(row.clone()))];
    let ada = person("account", "a", "a", 1);
    let code = person("recovery", "hash", "a", 2);
    let old = person("session", "old", "a", 3);
    let new = person("session", "new", "a", 9);
    let bea = person("session", "b", "b", 4);
    for row in [&ada, &code, &old, &new, &bea] {
        store.write(insert(row)).await.unwrap();
    }
    let taken = store.write(insert(&person("account", "a", "b", 9))).await;
    assert_eq!(taken, Err(StoreError::Conflict), "a key has one row");
    let all = store.read(|b| b.people("a", "")).await.unwrap();
    assert_eq!(all, [ada.clone(), code, old, new.clone()]);
    let sessions = store.read(|b| b.people("a", "session")).await.unwrap();
    assert_eq!(sessions.len(), 2);

    let changed = PersonRow {
        at: 12,
        ..new.clone()
    };
    let set = |row: &PersonRow| vec![Op::SetPerson(row.clone())];
    store.write(set(&changed)).await.unwrap();
    let found = store.read(|b| b.person("session", "new")).await.unwrap();
    assert_eq!(found, Some(changed.clone()));
    let anothers = PersonRow {
        account: "b".to_owned(),
        ..changed
    };
    assert_eq!(store.write(set(&anothers)).await, Err(StoreError::Conflict));

    let use_code = || {
        let (kind, key) = ("recovery".to_owned(), "hash".to_owned());
        vec![Op::DropPerson { kind, key }]
    };
    store.write(use_code()).await.unwrap();
    assert_eq!(
        store.write(use_code()).await,
        Err(StoreError::Conflict),
        "what can be used once is used once"
    );
    let old = Op::DropOldPeople {
        kind: "session".to_owned(),
        before: 4,
    };
    store.write(vec![old]).await.unwrap();
    assert_eq!(
        store.read(|b| b.person("session", "old")).await.unwrap(),
        None
    );
    let everything = Op::DropPeople {
        account: "a".to_owned(),
        kind: String::new(),
    };
    store.write(vec![everything]).await.unwrap();
    assert_eq!(store.read(|b| b.people("a", "")).await.unwrap(), []);
    assert_eq!(store.read(|b| b.people("b", "")).await.unwrap(), [bea]);

    let said = |number, seat| ChatRow {
        table: "talk".to_owned(),
        number,
        at: 1,
        seat,
        text: "hello".to_owned(),
    };
    for (number, seat) in [(1, 0), (2, 1)] {
        let line = Op::Insert(Row::Chat(said(number, seat)));
        store.write(vec![line]).await.unwrap();
    }
    let report = ReportRow {
        table: "talk".to_owned(),
        line: 2,
        seat: 0,
        at: 5,
        reason: "rude".to_owned(),
    };
    let score = ScoreRow {
        day: "2026-05-18".to_owned(),
        game: "kanal".to_owned(),
        table: "talk".to_owned(),
        device: "device".to_owned(),
        name: "Ada".to_owned(),
        points: Some(3),
        won: true,
        at: 1,
        ended_at: Some(2),
    };
    store
        .write(vec![
            Op::KeepReport(report),
            Op::Insert(Row::Score(score)),
            Op::ForgetTalk {
                table: "talk".to_owned(),
                seat: 0,
            },
            Op::SetLine {
                table: "t1".to_owned(),
                number: 1,
                line: "changed".to_owned(),
            },
            Op::RenameScore {
                table: "talk".to_owned(),
                name: "somebody".to_owned(),
            },
        ])
        .await
        .unwrap();
    let lines = store.read(|b| b.chat("talk", 9)).await.unwrap();
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["", "hello"], "only what this seat has said");
    let reports = store.read(|b| b.reports()).await.unwrap();
    let report = reports.iter().find(|report| report.table == "talk");
    assert_eq!(report.map(|report| report.reason.as_str()), Some(""));
    let entries = store.read(|b| b.entries("t1")).await.unwrap();
    assert_eq!(entries[0].line, "changed");
    let scores = store.read(|b| b.scores("2026-05-18", "kanal")).await;
    let score = &scores.unwrap()[0];
    assert_eq!(
        (score.name.as_str(), score.device.as_str()),
        ("somebody", "")
    );
}

async fn suite(location: &Location) {
    let store = Store::open(location).unwrap();
    tables_are_kept_and_changed(&store).await;
    entries_are_unique_and_in_order(&store).await;
    a_job_happens_whole_or_not_at_all(&store).await;
    a_conflict_leaves_the_rest_of_its_group_alone(&store).await;
    the_rest_is_kept_too(&store).await;
    scores_and_lists(&store).await;
    people_are_kept_and_forgotten(&store).await;
    drop(store);
    let store = Store::open(location).unwrap();
    assert_eq!(store.read(|b| b.count_entries("t1")).await.unwrap(), 5);
}

fn play(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_time()
        .build()
        .unwrap()
        .block_on(test);
}

fn file(folder: &Folder, name: &str) -> Location {
    Location::Sqlite {
        file: folder.0.join(name),
        durability: Durability::Full,
    }
}

fn rows(location: &Location) -> Vec<Row> {
    let mut rows = Vec::new();
    let take = &mut |row: Result<Row, StoreError>| {
        rows.push(row?);
        Ok(())
    };
    let mut backend = location.connect(Access::Survey).unwrap();
    backend.dump(take).unwrap();
    rows.sort_by_key(|row| format!("{row:?}"));
    rows
}

#[test]
fn sqlite() {
    let folder = Folder::new("sqlite");
    play(suite(&file(&folder, "s.sqlite")));
}

#[test]
fn postgres_and_backups_between_the_two() {
    let server = TestPostgres::start();
    let folder = Folder::new("backup");
    let address = server.database();
    let location = Location::Postgres { address };
    play(suite(&location));
    let kept = rows(&location);
    assert!(kept.len() > 100);
    let copy = folder.0.join("backup.sqlite");
    let count = backup::backup(&location, &copy).unwrap();
    assert_eq!(count as usize, kept.len());
    assert!(
        backup::backup(&location, &copy).is_err(),
        "nothing is overwritten"
    );
    let back = Location::Postgres {
        address: server.database(),
    };
    backup::restore(&copy, &back).unwrap();
    assert_eq!(rows(&back), kept);
    assert!(
        backup::restore(&copy, &back).is_err(),
        "only into an empty store"
    );
    let local = file(&folder, "restored.sqlite");
    backup::restore(&copy, &local).unwrap();
    assert_eq!(rows(&local), kept);
}

#[test]
fn a_postgres_that_forgets_is_refused() {
    let server = TestPostgres::start();
    let address = format!("{}?options=-csynchronous_commit%3Doff", server.database());
    let error = Store::open(&Location::Postgres { address }).unwrap_err();
    assert!(
        matches!(&error, StoreError::Unfit(why) if why.contains("synchronous_commit")),
        "{error}"
    );
}

/// What a store of schema `version` held: a table and an entry of it, as that program wrote them.
fn as_it_was(version: u32, clustered: &str) -> String {
    let steps: Vec<String> = schema::STEPS[..version as usize]
        .iter()
        .map(|step| step.replace("{clustered}", clustered))
        .collect();
    let rows = "INSERT INTO tables (id, game, status, public, created_at, changed_at, revision, doc, seed, head) \
                VALUES ('t1', 'kanal', 'over', 0, 1, 2, 3, '{}', '5eed', 'head'); \
                INSERT INTO entries (table_id, number, line, at, clocks) VALUES ('t1', 1, 'line', 4, '');";
    format!("{}{rows}", steps.concat())
}

async fn what_was_there_is_there_and_people_are_kept(location: &Location) {
    let store = Store::open(location).unwrap();
    let table = store.read(|b| b.table("t1")).await.unwrap().unwrap();
    assert_eq!((table.revision, table.head.as_str()), (3, "head"));
    assert_eq!(store.read(|b| b.count_entries("t1")).await.unwrap(), 1);
    people_are_kept_and_forgotten(&store).await;
}

#[test]
fn every_earlier_file_is_brought_up_to_date() {
    let folder = Folder::new("earlier");
    for version in 1..schema::NEWEST {
        let name = format!("v{version}.sqlite");
        let old = rusqlite::Connection::open(folder.0.join(&name)).unwrap();
        old.execute_batch(&as_it_was(version, " WITHOUT ROWID"))
            .unwrap();
        old.pragma_update(None, "user_version", version).unwrap();
        drop(old);
        play(what_was_there_is_there_and_people_are_kept(&file(
            &folder, &name,
        )));
    }
}

#[test]
fn every_earlier_database_is_brought_up_to_date() {
    let server = TestPostgres::start();
    for version in 1..schema::NEWEST {
        let address = server.database();
        let was = format!(
            "{} CREATE TABLE towpath_schema (version INTEGER NOT NULL); \
             INSERT INTO towpath_schema VALUES ({version});",
            as_it_was(version, "")
        );
        server.run(&address, &was);
        play(what_was_there_is_there_and_people_are_kept(
            &Location::Postgres { address },
        ));
    }
}

#[test]
fn a_newer_database_is_refused() {
    let folder = Folder::new("newer");
    let Location::Sqlite { file, .. } = file(&folder, "n.sqlite") else {
        unreachable!("it is a file");
    };
    let newer = rusqlite::Connection::open(&file).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    let location = Location::Sqlite {
        file,
        durability: Durability::Full,
    };
    assert!(matches!(Store::open(&location), Err(StoreError::Unfit(_))));
}
