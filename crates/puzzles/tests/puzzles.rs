//! A fixed sample of the puzzles holds, and a puzzle that does not hold is refused with file and line.

use std::collections::BTreeSet;
use towpath_puzzles::{Mining, Set, all, find, mine, on_day, read, report};

/// Positions that are searched in a test of seconds: `towpath puzzles check` searches all.
const MOST_ENDS: u32 = 3000;
/// Every game has so many puzzles at least.
const LEAST: usize = 90;
/// Of each game so many are checked.
const SAMPLE: usize = 4;

#[test]
fn every_game_has_puzzles_and_a_sample_of_them_holds() {
    for game in towpath_games::all() {
        let id = game.title().id;
        let own = || all().iter().filter(|puzzle| puzzle.game.title().id == id);
        assert!(own().count() >= LEAST, "{id} has {} puzzles", own().count());
        let small = own().filter(|puzzle| puzzle.proof.ends < MOST_ENDS && puzzle.grade < 5);
        let mut checked = 0;
        for puzzle in small.step_by(7).take(SAMPLE) {
            puzzle.check().unwrap_or_else(|fault| panic!("{fault}"));
            checked += 1;
        }
        assert_eq!(checked, SAMPLE, "{id}");
    }
}

#[test]
fn every_solution_is_worth_what_is_said() {
    for puzzle in all() {
        let line = puzzle.solution().unwrap_or_else(|fault| panic!("{fault}"));
        let judged = puzzle.judge(&line).expect("it was played");
        assert!(
            judged.over && judged.solved,
            "{} {}",
            puzzle.game.title().id,
            puzzle.id
        );
        assert_eq!(judged.value, puzzle.proof.best);
        let before = puzzle
            .judge(&line[..line.len() - 1])
            .expect("it was played");
        assert!(!before.over && before.point.as_ref() == puzzle.solve.last());
    }
}

#[test]
fn the_puzzle_of_the_day_changes_daily_and_all_come_in_turn() {
    let count = all()
        .iter()
        .filter(|puzzle| puzzle.game.title().id == "kanal")
        .count() as u64;
    let days: BTreeSet<&str> = (20_000..20_000 + count)
        .filter_map(|day| on_day("kanal", day))
        .map(|puzzle| puzzle.id.as_str())
        .collect();
    assert_eq!(days.len() as u64, count);
}

#[test]
fn docs_puzzles_tells_what_there_is() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/puzzles.md");
    let text = std::fs::read_to_string(path).expect("the file is there");
    let (before, rest) = text.split_once("<!-- report -->\n").expect("the mark");
    let (_, after) = rest.split_once("\n<!-- end -->").expect("the mark");
    let wanted = format!(
        "{before}<!-- report -->\n{}\n<!-- end -->{after}",
        report::report()
    );
    if std::env::var_os("TOWPATH_BLESS").is_some() {
        std::fs::write(path, &wanted).expect("the file can be written");
        return;
    }
    assert!(
        text == wanted,
        "run TOWPATH_BLESS=1 cargo test -p towpath-puzzles"
    );
}

/// The text of a small puzzle.
fn text() -> String {
    let mut small: Vec<_> = all()
        .iter()
        .filter(|puzzle| puzzle.game.title().id == "arriala")
        .collect();
    small.sort_by_key(|puzzle| (puzzle.proof.ends, puzzle.proof.tries));
    small[0].write()
}

/// What is wrong with a text, as file, line and words.
fn fault(text: &str) -> String {
    let checked =
        read("mine.puzzles", text).and_then(|all| all.iter().try_for_each(|one| one.check()));
    checked.map_or_else(|fault| fault.to_string(), |()| "nothing".to_owned())
}

/// The text with a line that begins with `word` replaced, and the number of that line.
fn with(word: &str, line: &str) -> (String, usize) {
    let text = text();
    let at = text
        .lines()
        .position(|one| one.trim().starts_with(word))
        .expect("it is there");
    let lines = text
        .lines()
        .enumerate()
        .map(|(number, one)| if number == at { line } else { one });
    (lines.collect::<Vec<_>>().join("\n"), at + 1)
}

#[test]
fn a_puzzle_that_does_not_hold_is_refused_with_file_and_line() {
    assert_eq!(fault(&text()), "nothing");
    let refused = |word: &str, line: &str, words: &str| {
        let (text, at) = with(word, line);
        let found = fault(&text);
        assert!(
            found.starts_with(&format!("mine.puzzles:{at}:")) && found.contains(words),
            "{line}: {found}"
        );
    };
    refused("theme", "theme nothing", "is no theme");
    refused("rule", "rule AR-NONE-1", "is no clause");
    refused("solve", "solve art 9", "");
    refused("solve", "solve draw", "");
    refused("best", "best 40", "the solution is worth");
    refused("margin", "margin 40", "margin is");
    refused("ends", "ends 1", "ends is");
    refused("tries", "tries 2999", "tries is");
    refused("seat", "seat grey", "nobody is called 'grey'");
    refused("until", "until never", "expected 'turn'");
    refused("grade", "grade 9", "expected a grade");
    refused("edition", "edition 0000000000000000", "no component data");
    refused("workers", "  workers red 400", "400");
    let twice = format!("{}\n{}", text(), text());
    assert!(fault(&twice).contains("already"));
    assert!(fault("nothing\n").starts_with("mine.puzzles:1:"));
}

#[test]
fn what_others_hold_is_not_told() {
    // A hand of somebody else that is named is more than the seat knows.
    let puzzle = all()
        .iter()
        .find(|puzzle| puzzle.text.contains("hand") && puzzle.text.contains(" ?\n"));
    let puzzle = puzzle.expect("somebody holds a card that is not known");
    let line = puzzle
        .text
        .lines()
        .find(|line| line.ends_with(" ?"))
        .expect("such a line");
    let card = match puzzle.game.title().id {
        "arriala" => "lock",
        _ => "stretch",
    };
    let found = fault(&puzzle.write().replace(line, &line.replacen('?', card, 1)));
    assert!(found.contains("is not what"), "{found}");
}

#[test]
fn mining_goes_on_where_it_was_left_and_finds_the_same() {
    let mining = Mining {
        seed: 5,
        count: 100,
        share: 40,
        bot: "greedy".to_owned(),
    };
    let mut whole = Set::default();
    mine("arriala", &mining, &mut whole, &mut |set| set.next < 2).expect("a game with puzzles");
    let mut half = Set::default();
    mine("arriala", &mining, &mut half, &mut |_| false).expect("a game with puzzles");
    let kept = half.write("arriala", &mining);
    let mut again = Set::read("kept", &kept).expect("it was written so");
    assert_eq!(again.next, 1);
    mine("arriala", &mining, &mut again, &mut |_| false).expect("a game with puzzles");
    assert_eq!(
        again.write("arriala", &mining),
        whole.write("arriala", &mining)
    );
    assert!(find("arriala", "none").is_none());
}
