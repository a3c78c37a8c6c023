//! Notices are noted with the move, once a table, and go when somebody looks: the same on both databases.

mod common;

use common::{Folder, TestPostgres};
use towpath_store::{Durability, EntryRow, Location, Op, PersonRow, Row, Store, StoreError};

fn person(kind: &str, key: &str, account: &str, at: i64) -> Op {
    Op::Insert(Row::Person(PersonRow {
        kind: kind.to_owned(),
        key: key.to_owned(),
        account: account.to_owned(),
        at,
        doc: "{}".to_owned(),
    }))
}

fn entry(number: u32) -> Op {
    Op::Insert(Row::Entry(EntryRow {
        table: "t_1".to_owned(),
        number,
        line: "line".to_owned(),
        at: 1,
        clocks: String::new(),
    }))
}

fn turn(seat: u8, at: i64) -> Op {
    Op::NoteTurn {
        table: "t_1".to_owned(),
        seat: format!("t_1 {seat}"),
        at,
        doc: format!("{{\"at\":{at}}}"),
    }
}

fn looked(seat: u8) -> Op {
    let (table, seat) = ("t_1".to_owned(), format!("t_1 {seat}"));
    Op::DropNotice { table, seat }
}

async fn notices(store: &Store) -> Vec<(String, i64)> {
    let read = store.read(|b| b.people_before("notice", i64::MAX, 9)).await;
    let rows = read.unwrap().into_iter();
    rows.map(|row| (row.key, row.at)).collect()
}

async fn suite(location: &Location) {
    let store = Store::open(location).unwrap();
    // A guest's seat, and one of somebody who wants no messages.
    store.write(vec![entry(1), turn(0, 5)]).await.unwrap();
    let seats = vec![
        person("seat", "t_1 0", "ada", 1),
        person("seat", "t_1 1", "bea", 1),
        person("channel", "c", "bea", 1),
    ];
    store.write(seats).await.unwrap();
    store.write(vec![entry(2), turn(0, 5)]).await.unwrap();
    assert_eq!(notices(&store).await, []);

    store.write(vec![entry(3), turn(1, 6)]).await.unwrap();
    store.write(vec![entry(4), turn(1, 7)]).await.unwrap();
    let told = ("bea t_1".to_owned(), 6);
    assert_eq!(
        notices(&store).await,
        std::slice::from_ref(&told),
        "one a table"
    );
    // Looking from another seat leaves it; so does a move that is not kept, which notes nothing either.
    store.write(vec![looked(0)]).await.unwrap();
    let refused = store.write(vec![looked(1), entry(4)]).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    assert_eq!(notices(&store).await, [told]);
    store.write(vec![looked(1)]).await.unwrap();
    let refused = store.write(vec![turn(1, 8), entry(4)]).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    assert_eq!(notices(&store).await, []);

    let more = vec![
        turn(1, 9),
        person("notice", "x", "bea", 3),
        person("notice", "late", "bea", 20),
        person("other", "x", "bea", 1),
    ];
    store.write(more).await.unwrap();
    let read = |before, limit| store.read(move |b| b.people_before("notice", before, limit));
    let keys = |rows: Vec<PersonRow>| rows.into_iter().map(|row| row.key).collect::<Vec<_>>();
    assert_eq!(keys(read(20, 9).await.unwrap()), ["x", "bea t_1"]);
    assert_eq!(keys(read(21, 1).await.unwrap()), ["x"]);
}

fn play(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build();
    runtime.unwrap().block_on(test);
}

#[test]
fn a_file_keeps_notices() {
    let folder = Folder::new("notices");
    play(suite(&Location::Sqlite {
        file: folder.0.join("n.sqlite"),
        durability: Durability::Full,
    }));
}

#[test]
fn a_database_keeps_notices() {
    let server = TestPostgres::start();
    let address = server.database();
    play(suite(&Location::Postgres { address }));
}
