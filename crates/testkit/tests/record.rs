//! What docs/record.md says is so: its example replays, and its recipe gives the outcomes of a seed.

use towpath_core::record::RawRecord;
use towpath_core::{
    Audience, By, Chance, Faces, Game, Match, Notation, SeatInfo, Seed, Seeded, Seen, Source,
};
use towpath_race::Race;

fn documentation() -> String {
    std::fs::read_to_string(towpath_testkit::repository("docs/record.md")).unwrap()
}

/// The block of text after a marker.
fn example(name: &str) -> String {
    let text = documentation();
    let marker = format!("<!-- example: {name} -->\n```text\n");
    let (_, rest) = text.split_once(&marker).expect("the example is there");
    rest.split_once("```").expect("the block ends").0.to_owned()
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
    assert_eq!(
        example("spectator"),
        example_match(4).export(Audience::Spectator)
    );
}

#[test]
fn the_example_replays() {
    let setup = towpath_testkit::setup::<Race>(2);
    let game = Race::build(&setup).unwrap();
    let raw = RawRecord::read(&example("stored")).unwrap();
    let replayed = Match::replay(game, &setup, &raw).unwrap();
    assert_eq!(replayed.state(), example_match(7).state());
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
