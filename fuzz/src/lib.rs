//! What the targets do with an input. The server's test `parsers` compiles this as well and gives it the kept corpora.

use serde_json::Value;
use towpath_core::record::RawRecord;
use towpath_core::{By, Edition, EditionFile, SeatInfo, Seed, TableSetup};
use towpath_games::{AnyGame, AnyMatch};
use towpath_server::api::{ClientMessage, CreateTable, Request};

/// What a target does with an input.
type Check = fn(&[u8]);

/// The targets by their names, which are those of their files and of their corpora.
pub const TARGETS: [(&str, Check); 10] = [
    ("client_message", check_client_message),
    ("delta", check_delta),
    ("edition_arriala", |data| check_edition("arriala", data)),
    ("edition_canal_mania", |data| {
        check_edition("canal-mania", data)
    }),
    ("edition_kanal", |data| check_edition("kanal", data)),
    ("notation_arriala", |data| check_notation("arriala", data)),
    ("notation_canal_mania", |data| {
        check_notation("canal-mania", data)
    }),
    ("notation_kanal", |data| check_notation("kanal", data)),
    ("record", check_record),
    ("scenario", check_scenario),
];

/// What clients send over a WebSocket, and the bodies of requests.
pub fn check_client_message(data: &[u8]) {
    let _ = serde_json::from_slice::<ClientMessage>(data);
    let _ = serde_json::from_slice::<Request>(data);
    let _ = serde_json::from_slice::<CreateTable>(data);
}

/// Changes of a document: put in or refused.
pub fn check_delta(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let mut lines = text.splitn(2, '\n');
    let mut json = || serde_json::from_str::<Value>(lines.next()?).ok();
    if let (Some(mut document), Some(delta)) = (json(), json()) {
        let _ = towpath_delta::apply(&mut document, &delta);
    }
}

/// Records: read, and replayed by the game they name.
pub fn check_record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(mut raw) = RawRecord::read(text) else {
        return;
    };
    let Some(game) = towpath_games::find(&raw.header.game) else {
        return;
    };
    let edition = game.builtin_edition();
    // Whoever replays has looked the edition up by its hash.
    raw.header.edition = edition.hash();
    let header = &raw.header;
    let setup = TableSetup {
        players: header.players,
        options: header.options.iter().cloned().collect(),
        edition,
        rules: header.rules,
    };
    let _ = game.replay(&setup, &raw);
}

/// Scenarios: read and run.
pub fn check_scenario(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(scenarios) = towpath_scenario::parse("fuzz", text) else {
        return;
    };
    for scenario in &scenarios {
        if let Some(game) = towpath_games::find(&scenario.game) {
            let _ = game.run_scenario(scenario, game.builtin_edition());
        }
    }
}

/// A match of a game with its own component data and all its seats.
fn fresh(id: &str) -> Box<dyn AnyMatch> {
    let game = game(id);
    let setup = setup(game, game.builtin_edition());
    let started = game.start(&setup, seats(game), Seed::from_number(1));
    started.expect("the built-in edition holds")
}

/// The game with this id.
fn game(id: &str) -> &'static dyn AnyGame {
    towpath_games::find(id).expect("a game")
}

/// Component data in which the file that begins most like this text is replaced by it.
pub fn check_edition(id: &str, data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let game = game(id);
    let mut edition = game.builtin_edition();
    let alike = |file: &&mut EditionFile| {
        let pairs = file.text.bytes().zip(text.bytes());
        pairs.take_while(|(a, b)| a == b).count()
    };
    if let Some(file) = edition.files.iter_mut().max_by_key(alike) {
        file.text = text.into();
    }
    // What is taken must also start a game.
    if game.check_edition(&edition).is_ok() {
        let _ = game.start(&setup(game, edition), seats(game), Seed::from_number(1));
    }
}

fn setup(game: &dyn AnyGame, edition: Edition) -> TableSetup {
    TableSetup {
        players: *game.title().players.end(),
        options: Default::default(),
        edition,
        rules: game.title().rules,
    }
}

fn seats(game: &dyn AnyGame) -> Vec<SeatInfo> {
    let seat = |_| SeatInfo {
        by: By::Human,
        name: "Ada".to_owned(),
    };
    (0..*game.title().players.end()).map(seat).collect()
}

/// Text as an action of a game: refused or understood, and what is understood can be asked about.
pub fn check_notation(id: &str, data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let play = fresh(id);
    for seat in play.to_act().iter() {
        let _ = play.why_not(seat, text);
    }
}
