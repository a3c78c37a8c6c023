//! The templates: small editions, typed from nothing, that are checked, played to the end, recorded and replayed.

use std::time::{Duration, Instant};
use towpath_core::record::RawRecord;
use towpath_core::{By, Edition, EditionFile, SeatInfo, Seed, TableSetup};
use towpath_games::{AnyGame, Pick, folder};

fn setup(game: &dyn AnyGame, edition: &Edition, players: u8) -> TableSetup {
    TableSetup {
        players,
        options: Default::default(),
        edition: edition.clone(),
        rules: game.title().rules,
    }
}

/// Plays a game of bots to its end and returns its record.
fn play(game: &dyn AnyGame, setup: &TableSetup, bot: &str) -> String {
    let seats = (0..setup.players).map(|seat| SeatInfo {
        by: By::Human,
        name: format!("P{seat}"),
    });
    let started = game.start(setup, seats.collect(), Seed::from_number(7));
    let mut play = started.expect("it can be set up");
    while let Some(seat) = play.to_act().first() {
        let choice = play.think(seat, bot).expect("a bot of this game");
        let version = play.version();
        let done = play.submit(version, seat, By::Human, &Pick::Notation(choice.clone()));
        assert!(done.is_ok(), "{choice}: {done:?}");
        assert!(version < 20_000, "the game does not end");
    }
    assert!(play.outcome().is_some());
    play.record()
}

#[test]
fn templates_are_checked_played_to_the_end_recorded_and_replayed() {
    for game in towpath_games::all() {
        let title = game.title();
        let edition = game.template_edition();
        let checked = game.check_edition(&edition).expect("it can be played");
        assert!(!checked.holds.is_empty());
        for file in &edition.files {
            assert!(file.text.starts_with('#'), "{} explains itself", file.name);
        }
        let about = edition.about(Some(title.id)).expect("it says what it is");
        assert!(about.name.is_some() && about.game.is_some());
        for players in title.players.clone() {
            let setup = setup(*game, &edition, players);
            let record = play(*game, &setup, "greedy");
            let raw = RawRecord::read(&record).expect("it is a record");
            assert_eq!(raw.header.edition, edition.hash());
            let replayed = game.replay(&setup, &raw).expect("the same table");
            let again = replayed.result.map(|done| done.record());
            assert_eq!(again.ok().as_deref(), Some(record.as_str()));
        }
        let path = format!(
            "{}/../../fixtures/{}/edition/template.scenario",
            env!("CARGO_MANIFEST_DIR"),
            title.id
        );
        let text = std::fs::read_to_string(&path).expect("a scenario of the template");
        for scenario in towpath_scenario::parse(&path, &text).expect("it can be read") {
            let report = game.run_scenario(&scenario, edition.clone());
            assert!(report.result.is_ok(), "{:?}", report.result);
        }
    }
}

#[test]
fn the_built_in_data_is_unchanged_and_has_no_warning() {
    for game in towpath_games::all() {
        let checked = game
            .check_edition(&game.builtin_edition())
            .expect("it holds");
        assert_eq!(checked.warnings, [], "{}", game.title().id);
    }
}

#[test]
fn files_are_known_by_name_in_any_order() {
    let game = towpath_games::find("canal-mania").expect("a game");
    let mut edition = game.template_edition();
    let hash = edition.hash();
    edition.files.reverse();
    assert_ne!(edition.hash(), hash);
    assert_eq!(folder::arrange(game, edition.clone()).hash(), hash);
    edition.files.push(EditionFile {
        name: "contract.toml".to_owned(),
        text: "".into(),
    });
    let checked = game.check_edition(&edition).expect("it is not read");
    let warning = checked.warnings[0].to_string();
    assert!(
        warning.contains("did you mean 'contracts.toml'?"),
        "{warning}"
    );
    let first = edition.files[0].clone();
    edition.files.push(first);
    let errors = game.check_edition(&edition).expect_err("twice the same");
    assert!(errors[0].message.contains("twice"), "{errors:?}");
}

/// Refused, with a file, in a time that harms nobody.
fn refused(id: &str, file: &str, text: &str, words: &str) {
    let game = towpath_games::find(id).expect("a game");
    let mut edition = game.builtin_edition();
    let entry = edition.files.iter_mut().find(|entry| entry.name == file);
    entry.expect("a file of the game").text = text.into();
    let began = Instant::now();
    let errors = game.check_edition(&edition).expect_err("it is hostile");
    let took = began.elapsed();
    assert!(
        took < Duration::from_secs(20),
        "{words}: {took:?} on a busy machine"
    );
    assert!(errors.len() <= 200, "{}", errors.len());
    let said = errors
        .iter()
        .any(|e| e.file == file && e.message.contains(words));
    assert!(said, "{words}: {:?}", &errors[..errors.len().min(3)]);
}

#[test]
fn hostile_editions_are_refused_soon() {
    let towns = towpath_games::find("canal-mania").expect("a game");
    let contracts = towns.builtin_edition().files[1].text.to_string();
    let endless: String = contracts
        .lines()
        .map(|line| match line.starts_with("value") {
            true => "value = 16\n".to_owned(),
            false => format!("{line}\n"),
        })
        .collect();
    refused("canal-mania", "contracts.toml", &endless, "too many ways");
    refused(
        "canal-mania",
        "contracts.toml",
        &"#".repeat(1 << 21),
        "at most 1048576",
    );
    let deep = format!("card = {}{}", "[".repeat(100_000), "]".repeat(100_000));
    refused("kanal", "deck-a.toml", &deep, "");
    let many = "[[stretches]]\ncells = 1\nmax_locks = 9\nriver_works = 0\n".repeat(8_000);
    refused("arriala", "board.toml", &many, "");
    let rows = format!(
        "[grid]\nterrain = [\"{}\"]\ntown = []\n",
        "c".repeat(200_000)
    );
    refused("canal-mania", "map.toml", &rows, "");
    let card = "[[card]]\nid = \"A01\"\nname = \"x\"\ncost = [\"1 wood\"]\nprestige = 1\neffect = \"1 wood\"\n";
    let head = "schema = 1\ndeck = \"A\"\nversion = 1\nname = \"x\"\ncharacter = \"x\"\n";
    refused(
        "kanal",
        "deck-a.toml",
        &format!("{head}{}", card.repeat(8_000)),
        "twice",
    );
}

/// A map of 73 by 95 hexes, ten times as many as ours has.
#[test]
fn a_map_ten_times_as_large_is_checked_and_played() {
    let (columns, rows) = (73usize, 95usize);
    let name = |col: usize| match col {
        0..26 => char::from(b'A' + col as u8).to_string(),
        _ => format!(
            "{}{}",
            char::from(b'A' + (col / 26 - 1) as u8),
            char::from(b'A' + (col % 26) as u8)
        ),
    };
    let mut terrain = vec![vec!['c'; columns]; rows];
    for (row, line) in terrain.iter_mut().enumerate() {
        for (col, letter) in line.iter_mut().enumerate() {
            if (row * 7 + col * 11) % 5 == 0 {
                *letter = 'd';
            }
        }
    }
    let colours = ["red", "yellow", "green", "blue", "black", "purple"];
    let (mut map, mut contracts) = (String::new(), String::new());
    for index in 0..42 {
        let (x, y) = (index % 7, index / 7);
        let (col, row) = (4 + 10 * x, 6 + 15 * y);
        terrain[row][col] = 'T';
        map += &format!(
            "[[town]]\nid = \"t{x}{y}\"\nname = \"T{x}{y}\"\nhex = \"{}{row}\"\ncolour = \"{}\"\ncity = {}\n",
            name(col),
            colours[index % 6],
            index < 6
        );
    }
    for number in 0..30 {
        let (x, y) = (number % 5, number / 5);
        contracts += &format!(
            "[[contract]]\nid = \"c{number}\"\nname = \"C{number}\"\nterminals = [\"T{x}{y}\", \"T{}{y}\"]\nvia = []\nvalue = 10\nstart = {}\n",
            x + 1,
            number < 6
        );
    }
    let lines: Vec<String> = terrain
        .iter()
        .map(|line| format!("\"{}\",\n", line.iter().collect::<String>()))
        .collect();
    let game = towpath_games::find("canal-mania").expect("a game");
    let mut edition = game.builtin_edition();
    edition.files[0].text = format!("[grid]\nterrain = [\n{}]\n{map}", lines.concat()).into();
    edition.files[1].text = contracts.into();
    let began = Instant::now();
    let checked = game.check_edition(&edition).expect("it can be played");
    let took = began.elapsed();
    assert!(took < Duration::from_secs(10), "{took:?}");
    assert!(checked.holds[0].contains("42 towns"), "{:?}", checked.holds);
    let record = play(game, &setup(game, &edition, 3), "greedy");
    let raw = RawRecord::read(&record).expect("it is a record");
    let replayed = game
        .replay(&setup(game, &edition, 3), &raw)
        .expect("a table");
    assert!(replayed.result.is_ok());
}
