//! What docs/record.md says is so: its examples replay, its lines of Python check a file, and its recipe gives the
//! outcomes of a seed.

use std::process::Command;
use towpath_core::record::{Problem, RawRecord};
use towpath_core::{
    Audience, By, Chance, Faces, Game, Match, Notation, RecordError, SeatInfo, Seed, Seeded, Seen,
    Source,
};
use towpath_race::Race;
use towpath_testkit::garble::{format_1, rehash};

fn documentation() -> String {
    std::fs::read_to_string(towpath_testkit::repository("docs/record.md")).unwrap()
}

/// The block of text after a marker.
fn example(name: &str) -> String {
    let text = documentation();
    let marker = format!("<!-- example: {name} -->\n```");
    let (_, rest) = text.split_once(&marker).expect("the example is there");
    let (_, block) = rest.split_once('\n').expect("the block begins");
    block
        .split_once("```")
        .expect("the block ends")
        .0
        .to_owned()
}

/// The match of the example, as far as `entries`.
fn example_match(entries: usize) -> Match<Race> {
    let setup = towpath_testkit::setup::<Race>(2);
    let game = Race::build(&setup).unwrap();
    let seat = |by, name: &str| SeatInfo {
        by,
        name: name.to_owned(),
    };
    let seats = vec![seat(By::Human, "Ada"), seat(By::Bot, "eager")];
    let mut table = Match::start(game, &setup, seats, Seed([7; 32]));
    let play = [
        ("p1", "play 1"),
        ("p1", "undo"),
        ("p1", "draw"),
        ("p2", "roll"),
        ("p1", "peek"),
        ("p1", "pass"),
        ("p2", "pass"),
    ];
    for (seat, what) in play.into_iter().take(entries) {
        let (seat, version) = (seat.parse().unwrap(), table.version());
        let by = table.header().seats[usize::from(seat != towpath_core::Seat::new(0))].by;
        match what {
            "undo" => table.undo_step(version, seat, by).unwrap(),
            action => {
                let action = game.parse(action).unwrap();
                table.submit(version, seat, by, action).unwrap();
            }
        }
    }
    table
}

#[test]
fn the_examples_are_what_the_program_writes() {
    assert_eq!(example("stored"), example_match(7).record());
    assert_eq!(example("format 1"), format_1(&example("stored")));
    assert_eq!(
        example("spectator"),
        example_match(4).export(Audience::Spectator)
    );
}

fn replay(text: &str) -> Result<Match<Race>, RecordError> {
    let setup = towpath_testkit::setup::<Race>(2);
    let game = Race::build(&setup).unwrap();
    Match::replay(game, &setup, &RawRecord::read(text)?)
}

#[test]
fn the_examples_replay_in_both_formats_and_go_on_in_their_own() {
    for name in ["stored", "format 1"] {
        let text = example(name);
        let replayed = replay(&text).unwrap();
        assert_eq!(replayed.state(), example_match(7).state());
        assert_eq!(replayed.record(), text);
        let entry = text.lines().find(|line| line.starts_with("3 ")).unwrap();
        assert_eq!(replayed.entry_line(3).as_deref(), Some(entry));
        // A match without the seed says so in its last line where there must be one.
        let last = replayed.at(7).record().lines().last().unwrap().to_owned();
        assert_eq!(last.starts_with("seed ? #"), name == "stored", "{last}");
    }
}

#[test]
fn a_match_goes_on_in_the_format_it_was_begun_in() {
    for name in ["stored", "format 1"] {
        let text = example(name);
        let running: String = text.split_inclusive('\n').take(13).collect();
        let mut table = replay(&running).unwrap();
        table.resume(Seed([7; 32])).unwrap();
        for (seat, by, action) in [
            ("p1", By::Human, "peek"),
            ("p1", By::Human, "pass"),
            ("p2", By::Bot, "pass"),
        ] {
            let action = table.game().parse(action).unwrap();
            let seat = seat.parse().unwrap();
            table.submit(table.version(), seat, by, action).unwrap();
        }
        assert_eq!(table.record(), text);
        let lines: Vec<&str> = text.lines().collect();
        for number in 1..=7 {
            let line = table.entry_line(number);
            assert_eq!(line.as_deref(), Some(lines[8 + number as usize]));
        }
    }
}

#[test]
fn format_1_is_read_with_comments_blank_lines_and_carriage_returns() {
    let text = example("format 1");
    let loose = text
        .replace("1 p1", "\n# a comment\n1 p1")
        .replace('\n', " \r\n");
    assert_eq!(replay(&loose).unwrap().record(), text);
    let cut = &text[..text.find("\nresult").unwrap()];
    assert_eq!(
        replay(cut).unwrap().version(),
        7,
        "without an end it is a record too"
    );
}

#[test]
fn a_line_of_format_2_has_one_spelling_also_where_its_hash_fits() {
    let text = example("stored");
    let spellings = [
        ("rules 1", "rules 01", 3),
        ("players 2", "players +2", 5),
        ("commit 4bb06f8e", "commit 4BB06F8E", 8),
        ("deal prize=3", "deal  prize=3", 9),
        ("3 p1 human draw", "03 p1 human draw", 12),
        ("2 p1 human undo 1", "2 p1 human undo 01", 11),
        ("6 p1 human pass", "6 p1 human  pass", 15),
        ("result 3 6", "result +3 6", 17),
        ("seed 07", "seed ?", 18),
    ];
    for (from, to, line) in spellings {
        let other = rehash(&text.replacen(from, to, 1));
        assert_ne!(other, text);
        let error = replay(&other).err();
        assert_eq!(error.map(|error| error.line), Some(line), "{to}");
    }
    assert_eq!(replay(&rehash(&text)).unwrap().record(), text);
}

#[test]
fn a_fault_further_down_does_not_hide_what_the_rules_forbid() {
    let text = example("stored").replacen("6 p1 human pass", "6 p2 human pass", 1);
    let error = replay(&format!("{}no line\n", rehash(&text)))
        .err()
        .unwrap();
    assert_eq!(error.to_string(), "line 15: it is not this seat's decision");
    let refused = example("format 1").replacen("1 p1 human play 1", "1 p1 human play 4", 1);
    let error = replay(&format!("{refused}no line\n")).err().unwrap();
    assert_eq!(error.to_string(), "line 10: refused by RA-PLAY-1");
}

#[test]
fn a_hidden_outcome_does_not_hide_a_changed_line() {
    let text = example("spectator");
    assert_eq!(replay(&text).err().unwrap().problem, Problem::Redacted);
    let changed = text.replacen("roll => die=3", "roll => die=4", 1);
    assert_eq!(replay(&changed).err().unwrap().line, 11);
}

#[test]
fn the_lines_of_python_check_a_file() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (script, file) = (folder.join("check.py"), folder.join("record.towpath"));
    std::fs::write(&script, example("python")).unwrap();
    let check = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let python = Command::new("python3").arg(&script).arg(&file).output();
        let output = python.expect("python3 runs");
        let said = String::from_utf8(output.stderr).unwrap();
        (output.status.success(), said.trim().to_owned())
    };
    let text = example("stored");
    assert_eq!(check(&text), (true, String::new()));
    assert_eq!(check(&example("spectator")), (true, String::new()));
    let fault = |line: &str| (false, line.to_owned());
    assert_eq!(
        check(&text.replacen("die=3", "die=4", 1)),
        fault("line 13: the line does not fit its hash")
    );
    assert_eq!(
        check(text.trim_end()),
        fault("line 18: the line is only half written")
    );
}

/// One block of ChaCha20, from its definition.
fn chacha20_block(key: &[u8; 32], counter: u64, nonce: u64) -> [u8; 64] {
    let mut start = [0u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.chunks(4)) {
        *word = u32::from_le_bytes(bytes.try_into().unwrap());
    }
    (start[12], start[13]) = (counter as u32, (counter >> 32) as u32);
    (start[14], start[15]) = (nonce as u32, (nonce >> 32) as u32);
    let mut x = start;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (turns, (to, from, mixed)) in [
            (16, (a, b, d)),
            (12, (c, d, b)),
            (8, (a, b, d)),
            (7, (c, d, b)),
        ] {
            x[to] = x[to].wrapping_add(x[from]);
            x[mixed] = (x[mixed] ^ x[to]).rotate_left(turns);
        }
    };
    for _ in 0..10 {
        for i in 0..4 {
            quarter(i, i + 4, i + 8, i + 12);
        }
        for i in 0..4 {
            quarter(i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12);
        }
    }
    let mut block = [0; 64];
    for (bytes, (word, first)) in block.chunks_mut(4).zip(x.iter().zip(&start)) {
        bytes.copy_from_slice(&word.wrapping_add(*first).to_le_bytes());
    }
    block
}

/// The rank that a draw gives, by the recipe of docs/record.md.
fn rank(seed: &[u8; 32], stream: u64, generation: u64, index: u64, n: u64) -> u64 {
    let limit = u64::MAX - u64::MAX % n;
    for block in index.. {
        let words = chacha20_block(seed, block, stream * 65536 + generation);
        for word in words.chunks(8) {
            let word = u64::from_le_bytes(word.try_into().unwrap());
            if word < limit {
                return word % n;
            }
        }
    }
    unreachable!("some word is below the limit")
}

#[test]
fn the_recipe_gives_what_the_test_vectors_say() {
    let seed = [7; 32];
    let ranks: Vec<u64> = (0..8).map(|index| rank(&seed, 1, 0, index, 1000)).collect();
    assert_eq!(ranks, [663, 295, 61, 248, 440, 560, 10, 442]);
    assert_eq!(rank(&seed, 2, 3, 0, 7), 3);
    assert!(documentation().contains("663 295 61 248 440 560 10 442"));
}

#[test]
fn the_recipe_gives_what_the_program_draws() {
    for number in 0..200u16 {
        let seed = Seed::from_number(u64::from(number));
        let source = Source {
            stream: (number % 5) as u8,
            generation: number / 7 * 300,
            index: number * 300,
            seen: Seen::Everyone,
        };
        let n = 1 + number * 17;
        let drawn = Seeded::new(seed.clone()).draw(source, Faces::First(n));
        let (stream, generation) = (source.stream.into(), source.generation.into());
        let expected = rank(&seed.0, stream, generation, source.index.into(), n.into());
        assert_eq!(u64::from(drawn), expected, "{source:?}");
    }
}
