//! What databases and people do to a store: values that cannot be held, hangs, foreign locks, second servers, readable
//! files, damaged rows.

mod common;

use common::{Folder, TestPostgres};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use towpath_store::{
    Access, Durability, EntryRow, Location, Op, Row, Store, StoreError, backup, files,
};

fn entry(table: &str, number: u32, line: &str) -> Op {
    Op::Insert(Row::Entry(EntryRow {
        table: table.to_owned(),
        number,
        line: line.to_owned(),
        at: 1,
        clocks: String::new(),
    }))
}

fn file(folder: &Folder) -> PathBuf {
    folder.0.join("towpath.sqlite")
}

fn sqlite(file: &Path) -> Location {
    Location::Sqlite {
        file: file.to_owned(),
        durability: Durability::Full,
    }
}

fn play<T>(test: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_time()
        .build();
    runtime.expect("a runtime").block_on(test)
}

/// Ten jobs asked for at once, of which one cannot be held; returns what became of each.
async fn ten_with_poison(store: &Store, poison: &[Op]) -> Vec<Result<(), StoreError>> {
    let writes: Vec<_> = (0..10_u32)
        .map(|number| {
            let store = store.clone();
            let ops = match number {
                4 => poison.to_vec(),
                _ => vec![entry("t", number + 1, "fine")],
            };
            tokio::spawn(async move { store.write(ops).await })
        })
        .collect();
    let mut results = Vec::new();
    for write in writes {
        results.push(write.await.expect("no panic"));
    }
    results
}

/// Holds the writer up, so that what is asked for next becomes one group.
async fn occupy(store: &Store) -> tokio::task::JoinHandle<Result<(), StoreError>> {
    let store = store.clone();
    let many = (1..=5000).map(|n| entry("busy", n, "x")).collect();
    let held = tokio::spawn(async move { store.write(many).await });
    tokio::time::sleep(Duration::from_millis(5)).await;
    held
}

#[test]
fn a_job_that_postgres_cannot_hold_fails_alone() {
    let server = TestPostgres::start();
    let location = Location::Postgres {
        address: server.database(),
    };
    play(async {
        let store = Store::open(&location).expect("it opens");
        let single = vec![entry("poison", 1, "a\0b")];
        let several = vec![entry("poison", 2, "fine"), entry("poison", 3, "a\0b")];
        for (round, poison) in [single, several].iter().enumerate() {
            let busy = occupy(&store).await;
            let results = ten_with_poison(&store, poison).await;
            let _ = busy.await.expect("no panic");
            for (number, result) in results.iter().enumerate() {
                match (number, round, result) {
                    (4, _, Err(StoreError::Refused(_))) => {}
                    (4, ..) => panic!("{result:?}"),
                    (_, 0, result) => assert_eq!(*result, Ok(()), "job {number}"),
                    (_, _, result) => assert_eq!(*result, Err(StoreError::Conflict)),
                }
            }
        }
        let poisoned = store.read(|b| b.count_entries("poison")).await;
        assert_eq!(poisoned, Ok(0), "all of a job or nothing");
        assert_eq!(store.read(|b| b.count_entries("t")).await, Ok(9));
        let refused = store.read(|b| b.edition("\0")).await;
        assert!(
            matches!(refused, Err(StoreError::Refused(_))),
            "{refused:?}"
        );
    });
}

#[test]
fn a_job_that_sqlite_cannot_hold_fails_alone() {
    let folder = Folder::new("poison");
    let location = sqlite(&file(&folder));
    play(async {
        let store = Store::open(&location).expect("it opens");
        let too_long = "x".repeat(16 * 1024 * 1024 + 1);
        let poison = vec![entry("poison", 1, &too_long)];
        let busy = occupy(&store).await;
        let results = ten_with_poison(&store, &poison).await;
        busy.await.expect("no panic").expect("it is kept");
        for (number, result) in results.iter().enumerate() {
            match (number, result) {
                (4, Err(StoreError::Refused(_))) => {}
                (4, _) => panic!("{result:?}"),
                (_, result) => assert_eq!(*result, Ok(()), "job {number}"),
            }
        }
        assert_eq!(store.read(|b| b.count_entries("t")).await, Ok(9));
    });
}

#[test]
fn a_foreign_lock_on_the_file_costs_everybody_the_same_short_wait() {
    let folder = Folder::new("locked");
    let location = sqlite(&file(&folder));
    let foreign = play(async {
        let store = Store::open(&location).expect("it opens");
        store.write(vec![entry("t", 1, "x")]).await.expect("kept");
        let foreign = rusqlite::Connection::open(file(&folder)).expect("it opens");
        foreign.execute_batch("BEGIN IMMEDIATE").expect("a lock");
        let began = Instant::now();
        let mut writes = Vec::new();
        for number in 2..=21 {
            let store = store.clone();
            writes.push(tokio::spawn(async move {
                store.write(vec![entry("t", number, "x")]).await
            }));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(
            store.read(|b| b.count_entries("t")).await,
            Ok(1),
            "one can look meanwhile"
        );
        for write in writes {
            let result = write.await.expect("no panic");
            assert!(
                matches!(result, Err(StoreError::Unavailable(_))),
                "{result:?}"
            );
        }
        let took = began.elapsed();
        assert!(took < Duration::from_secs(8), "{took:?}");
        foreign.execute_batch("ROLLBACK").expect("unlocked");
        store.write(vec![entry("t", 2, "x")]).await.expect("kept");
        foreign
    });
    drop(foreign);
}

/// Sends a signal to a database and everything it has started.
fn signal(server: &TestPostgres, name: &str) {
    for pid in server.processes() {
        let sent = Command::new("kill").args([name, &pid]).status();
        assert!(
            sent.expect("kill runs").success() || name == "-CONT",
            "{pid}"
        );
    }
}

#[test]
fn a_postgres_that_hangs_is_given_up_in_time_and_found_again() {
    let server = TestPostgres::start();
    let location = Location::Postgres {
        address: server.database(),
    };
    play(async {
        let store = Store::open(&location).expect("it opens");
        store.write(vec![entry("t", 1, "x")]).await.expect("kept");
        signal(&server, "-STOP");
        let began = Instant::now();
        let (written, read) = tokio::join!(
            store.write(vec![entry("t", 2, "x")]),
            store.read(|b| b.count_entries("t"))
        );
        let took = began.elapsed();
        // Nothing can be said to be kept; whether it will be is not asked before the database has answered.
        assert!(written.is_err() && read.is_err(), "{written:?} {read:?}");
        assert!(took < Duration::from_secs(9), "{took:?}");
        let began = Instant::now();
        let (written, read) = tokio::join!(
            store.write(vec![entry("t", 3, "x")]),
            store.read(|b| b.count_entries("t"))
        );
        assert!(
            matches!(written, Err(StoreError::Unavailable(_))),
            "{written:?}"
        );
        assert!(read.is_err());
        assert!(began.elapsed() < Duration::from_secs(9));
        signal(&server, "-CONT");
        let began = Instant::now();
        while store.write(vec![entry("t", 9, "x")]).await.is_err() {
            assert!(began.elapsed() < Duration::from_secs(20), "it comes back");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let found = store.read(|b| b.entries("t")).await.expect("it answers");
        let numbers: Vec<u32> = found.iter().map(|entry| entry.number).collect();
        assert!(
            numbers == [1, 9] || numbers == [1, 2, 9],
            "what was said not to be kept is not: {numbers:?}"
        );
    });
}

fn is_in_use(opened: &Result<Store, StoreError>) -> bool {
    matches!(opened, Err(StoreError::Unfit(why)) if why.contains("already: one server a"))
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = Folder::new("second");
    let location = sqlite(&file(&folder));
    play(async {
        let first = Store::open(&location).expect("it opens");
        first.write(vec![entry("t", 1, "x")]).await.expect("kept");
        let second = Store::open(&location);
        assert!(is_in_use(&second), "{second:?}");
        let Err(StoreError::Unfit(why)) = second else {
            unreachable!("it was refused");
        };
        let me = format!("process {}", std::process::id());
        assert!(why.contains(&me), "{why}");
        let mut looking = location.connect(Access::Survey).expect("one may look");
        assert_eq!(looking.count_entries("t"), Ok(1));
        let copy = folder.0.join("copy.sqlite");
        backup::backup(&location, &copy).expect("a backup of a running store");
        assert!(matches!(
            backup::restore(&copy, &location),
            Err(StoreError::Unfit(_))
        ));
        first.write(vec![entry("t", 2, "x")]).await.expect("kept");
        drop(looking);
        first.close();
        let closed = first.write(vec![entry("t", 3, "x")]).await;
        assert!(
            matches!(closed, Err(StoreError::Unavailable(_))),
            "{closed:?}"
        );
        Store::open(&location).expect("it is free again");
    });
}

#[test]
fn a_second_server_on_the_same_postgres_is_refused_and_a_takeover_is_noticed() {
    let server = TestPostgres::start();
    let address = server.database();
    let location = Location::Postgres {
        address: address.clone(),
    };
    play(async {
        let first = Store::open(&location).expect("it opens");
        first.write(vec![entry("t", 1, "x")]).await.expect("kept");
        assert!(is_in_use(&Store::open(&location)));
        let survey = location.clone();
        let looking = std::thread::spawn(move || {
            let mut looking = survey.connect(Access::Survey)?;
            looking.count_entries("t")
        });
        assert_eq!(looking.join().expect("no panic"), Ok(1), "one may look");
        // Its connections are cut: it takes the lock again and goes on.
        server.cut(&address);
        let began = Instant::now();
        while first.write(vec![entry("t", 2, "x")]).await.is_err() {
            assert!(began.elapsed() < Duration::from_secs(10));
        }
        assert!(is_in_use(&Store::open(&location)), "it has the lock again");
        // Another one gets in between: the first must not write any more, because it does not know what has changed.
        server.forbid(&address);
        server.cut(&address);
        let _ = first.write(vec![entry("t", 3, "x")]).await;
        server.allow(&address);
        let second = Store::open(&location).expect("nobody has it now");
        let refused = first.write(vec![entry("t", 4, "x")]).await;
        assert!(refused.is_err(), "{refused:?}");
        second.close();
        tokio::time::sleep(Duration::from_millis(600)).await;
        let refused = first.write(vec![entry("t", 4, "x")]).await;
        assert!(
            matches!(&refused, Err(StoreError::Unfit(why)) if why.contains("started again")),
            "{refused:?}"
        );
    });
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    let found = std::fs::metadata(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    found.permissions().mode() & 0o777
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let outer = Folder::new("modes");
    let folder = outer.0.join("data");
    files::create_folder(&folder).expect("a folder");
    assert_eq!(mode(&folder), 0o700);
    let file = folder.join("towpath.sqlite");
    let location = sqlite(&file);
    let all = |folder: &Path| {
        let mut modes = Vec::new();
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            modes.push((path.clone(), mode(&path)));
        }
        modes
    };
    play(async {
        let store = Store::open(&location).expect("it opens");
        store.write(vec![entry("t", 1, "x")]).await.expect("kept");
        let modes = all(&folder);
        assert!(modes.len() >= 3, "file, WAL, index and lock: {modes:?}");
        assert!(modes.iter().all(|(_, mode)| *mode == 0o600), "{modes:?}");
        let copy = outer.0.join("copy.sqlite");
        backup::backup(&location, &copy).expect("a backup");
        assert_eq!(mode(&copy), 0o600);
        store.close();
        // As a server of before has left them.
        let open = |path: &Path, mode| {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("ours");
        };
        open(&folder, 0o755);
        open(&file, 0o644);
        let store = Store::open(&location).expect("it opens");
        assert_eq!((mode(&folder), mode(&file)), (0o700, 0o600));
        store.write(vec![entry("t", 2, "x")]).await.expect("kept");
        assert!(all(&folder).iter().all(|(_, mode)| *mode == 0o600));
        store.close();
        // A folder that other things are in is not for us to close.
        std::fs::write(folder.join("holiday.jpg"), "x").expect("a file");
        open(&folder, 0o755);
        let store = Store::open(&location).expect("it opens");
        assert_eq!(mode(&folder), 0o755);
        store.close();
    });
}

#[test]
fn after_a_close_the_file_alone_is_whole() {
    let folder = Folder::new("whole");
    let file = file(&folder);
    play(async {
        let store = Store::open(&sqlite(&file)).expect("it opens");
        for number in 1..=30 {
            let op = entry("t", number, "x");
            store.write(vec![op]).await.expect("kept");
        }
        let clone = store.clone();
        store.close();
        let copy = folder.0.join("copy.sqlite");
        std::fs::copy(&file, &copy).expect("a copy");
        assert!(
            !files::beside(&file, "-wal").exists(),
            "nothing is left beside it"
        );
        let mut copied = sqlite(&copy).connect(Access::Survey).expect("it opens");
        assert_eq!(copied.count_entries("t"), Ok(30));
        assert!(clone.read(|b| b.count_entries("t")).await.is_err());
    });
}

#[test]
fn rows_that_cannot_be_read_are_named_and_the_others_still_come() {
    let folder = Folder::new("damaged");
    let file = file(&folder);
    play(async {
        let store = Store::open(&sqlite(&file)).expect("it opens");
        for number in 1..=3 {
            let op = entry("t", number, "x");
            store.write(vec![op]).await.expect("kept");
        }
        store.close();
    });
    let foreign = rusqlite::Connection::open(&file).expect("it opens");
    let damage = "UPDATE entries SET line = x'ff00' WHERE number = 2";
    foreign.execute_batch(damage).expect("it is damaged");
    drop(foreign);
    let mut backend = sqlite(&file).connect(Access::Survey).expect("it opens");
    let (mut good, mut bad) = (0, Vec::new());
    let dumped = backend.dump(&mut |row| {
        match row {
            Ok(_) => good += 1,
            Err(error) => bad.push(error.to_string()),
        }
        Ok(())
    });
    assert_eq!(dumped, Ok(()));
    assert_eq!((good, bad.len()), (2, 1), "{bad:?}");
    assert!(bad[0].contains("table_id t and number 2"), "{bad:?}");
    let stray = backend.inspect().expect("it answers");
    assert!(
        stray.iter().any(|line| line.contains("table t")),
        "{stray:?}"
    );
}
