//! The command line as a new user meets it: what it answers, and how it ends when the input is bad.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder of this test alone, emptied first.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn towpath(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

/// Exit code, standard output and standard error.
fn answer(args: &[&str], input: &str) -> (i32, String, String) {
    let output = towpath(args, input);
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

/// The command cannot be carried out: exit code 2.
#[track_caller]
fn refused(args: &[&str], parts: &[&str]) {
    ends_with(2, args, parts);
}

/// The content is bad: exit code 1.
#[track_caller]
fn wrong(args: &[&str], parts: &[&str]) {
    ends_with(1, args, parts);
}

#[track_caller]
fn ends_with(expected: i32, args: &[&str], parts: &[&str]) {
    let (code, _, error) = answer(args, "");
    assert_eq!(code, expected, "{args:?}: {error}");
    for part in parts {
        assert!(error.contains(part), "{args:?} says: {error}");
    }
}

#[test]
fn unknown_things_are_named_with_what_there_is() {
    refused(&["play", "chess"], &["no game 'chess'", "arriala"]);
    refused(&["bench", "chess"], &["no game 'chess'"]);
    refused(&["rules", "arriala", "AR-NO-1"], &["no clause AR-NO-1"]);
    refused(&["play", "arriala", "--players", "7"], &["2 to 4"]);
    refused(
        &["play", "arriala", "--option", "art=yes"],
        &["art", "sole-last", "tied-last"],
    );
    refused(
        &["play", "arriala", "--option", "speed=1"],
        &["no option 'speed'", "art"],
    );
    refused(&["play", "arriala", "--option", "art"], &["NAME=VALUE"]);
    refused(
        &["play", "arriala", "--seats", "human,cheat"],
        &["'cheat'", "human"],
    );
    refused(
        &["simulate", "arriala", "--bots", "cheat"],
        &["no bot 'cheat'", "random"],
    );
    refused(&["replay", "no-such-file"], &["no-such-file"]);
    refused(&["scenario", "no-such-file"], &["no-such-file"]);
}

/// A finished game between bots, kept in a file.
fn kept_game(folder: &std::path::Path) -> String {
    let file = folder.join("game.towpath").display().to_string();
    let args = [
        "play",
        "arriala",
        "--seats",
        "eager,eager,eager",
        "--seed",
        "5",
        "--save",
        &file,
    ];
    let (code, out, error) = answer(&args, "");
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("The game is over."), "{out}");
    file
}

#[test]
fn a_game_between_bots_is_kept_and_replays() {
    let folder = folder("replays");
    let file = kept_game(&folder);
    let (code, out, error) = answer(&["replay", &file], "");
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("the seed fits its hash"), "{out}");

    let (code, _, error) = answer(
        &["play", "arriala", "--seats", "eager,eager", "--save", &file],
        "",
    );
    assert_eq!(code, 2, "an existing record is never written over: {error}");
}

/// A record without its hashes.
fn format_1(record: &str) -> String {
    let line = |line: &str| {
        let (text, _) = line.rsplit_once(" #").unwrap();
        format!("{text}\n")
    };
    let text: String = record.lines().map(line).collect();
    text.replacen("towpath-record 2", "towpath-record 1", 1)
}

#[test]
fn a_broken_record_is_refused_at_its_line() {
    let folder = folder("broken");
    let file = kept_game(&folder);
    // In format 1, where no hash tells that a line was changed, every line is judged by what it says.
    let text = format_1(&std::fs::read_to_string(&file).unwrap());
    let lines: Vec<&str> = text.lines().collect();
    let first = lines
        .iter()
        .position(|line| line.starts_with("1 "))
        .unwrap();
    let broken = |name: &str, at: usize, new: &str| {
        let mut changed = lines.clone();
        changed[at] = new;
        let path = folder.join(name).display().to_string();
        std::fs::write(&path, changed.join("\n") + "\n").unwrap();
        path
    };
    let cases = [
        (
            broken("dance", first, "1 p1 human dance"),
            first + 1,
            "dance",
        ),
        (
            broken("number", first, "7 p1 human end"),
            first + 1,
            "entry number 1",
        ),
        (broken("seat", first, "1 p9 human end"), first + 1, "p9"),
        (
            broken("header", 0, "a letter to my aunt"),
            1,
            "towpath-record",
        ),
        (broken("game", 1, "game chess"), 0, "chess"),
    ];
    for (path, line, part) in &cases {
        let place = format!("line {line}");
        let mut parts = vec![*part];
        if *line > 0 {
            parts.push(&place);
        }
        wrong(&["replay", path], &parts);
    }
    let result = lines
        .iter()
        .position(|line| line.starts_with("result"))
        .unwrap();
    let path = broken("result", result, "result 1 2 3 won-by p1");
    wrong(
        &["replay", &path],
        &[&format!("line {}", result + 1), "the result is"],
    );
    let seed = lines.len() - 1;
    let path = broken("seed", seed, &format!("seed {}", "0".repeat(64)));
    wrong(&["replay", &path], &[&format!("line {}", seed + 1), "hash"]);
}

#[test]
fn a_person_asks_is_refused_takes_back_and_leaves() {
    let input = "?\nhelp\nfly to the moon\nwhy river 3\nplace 12\nundo\nundo\nscore\nlog\nscenario\nrules AR-MOVE-5\nquit\n";
    let args = ["play", "arriala", "--seats", "human,eager", "--seed", "11"];
    let (code, out, error) = answer(&args, input);
    assert_eq!(code, 0, "{error}");
    for part in [
        "place ...",
        "Place a worker from your stock",
        "undo turn",
        "No: ",
        "undoes one decision",
        "Nothing can be undone",
        "given",
        "AR-MOVE-5",
    ] {
        assert!(out.contains(part), "no '{part}' in:\n{out}");
    }
    assert!(
        !out.contains("[arriala-"),
        "a message without words:\n{}",
        bracketed(&out)
    );
}

/// The lines with a message that has no words, which shows as its key in brackets.
fn bracketed(out: &str) -> String {
    let lines: Vec<&str> = out
        .lines()
        .filter(|line| line.contains("[arriala-"))
        .collect();
    lines.join("\n")
}

#[test]
fn a_kept_game_is_resumed() {
    let folder = folder("resumed");
    let file = folder.join("game.towpath").display().to_string();
    let start = [
        "play",
        "arriala",
        "--hot-seat",
        "--players",
        "2",
        "--seed",
        "2",
        "--save",
        &file,
    ];
    let (code, _, error) = answer(&start, "\nplace 12\nend\n\nquit\n");
    assert_eq!(code, 0, "{error}");
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains(" human place 12 #"), "{kept}");
    assert!(
        !kept.contains("\nseed "),
        "a running record must not tell its seed"
    );

    let (code, out, error) = answer(&["play", "--resume", &file], "\nplace 13\nquit\n");
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("12"), "{out}");
    let longer = std::fs::read_to_string(&file).unwrap();
    assert!(longer.starts_with(&kept) && longer.len() > kept.len());
    assert_eq!(answer(&["replay", &file], "").0, 0);

    std::fs::write(format!("{file}.seed"), "0".repeat(64)).unwrap();
    wrong(&["play", "--resume", &file], &["hash"]);
}

#[test]
fn scenarios_tell_failed_from_malformed() {
    let folder = folder("scenarios");
    let write = |name: &str, text: &str| {
        let path = folder.join(name).display().to_string();
        std::fs::write(&path, text).unwrap();
        path
    };
    let head = "title A scenario\ngame arriala\nplayers 2\nseed 1\nthen\n";
    let good = write("good.scenario", &format!("{head}  expect score red = 0\n"));
    let wrong = write(
        "wrong.scenario",
        &format!("{head}  expect score red = 99\n"),
    );
    let typo = write("typo.scenario", &format!("{head}  expct score red = 0\n"));
    let game = write(
        "game.scenario",
        "title A scenario\ngame chess\nplayers 2\nthen\n  expect score red = 0\n",
    );

    let (code, out, _) = answer(&["scenario", &wrong], "");
    assert_eq!(code, 1, "{out}");
    assert!(
        out.contains("wrong.scenario:6") && out.contains("99"),
        "{out}"
    );
    let (code, out, _) = answer(&["scenario", &typo], "");
    assert_eq!(code, 1, "{out}");
    assert!(
        out.contains("typo.scenario:6") && out.contains("expect"),
        "{out}"
    );
    let (code, out, _) = answer(&["scenario", &game], "");
    assert_eq!(code, 1, "{out}");
    assert!(out.contains("chess") && out.contains("arriala"), "{out}");
    let (code, out, _) = answer(&["scenario", &good], "");
    assert_eq!(code, 0, "{out}");
    assert!(out.contains("1 passed, 0 failed"), "{out}");
}

#[test]
fn an_edition_that_does_not_hold_is_refused_with_file_and_line() {
    let folder = folder("edition");
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../arriala/data/board.toml");
    let board = std::fs::read_to_string(source).unwrap();
    let dir = folder.display().to_string();
    let put = |text: &str| std::fs::write(folder.join("board.toml"), text).unwrap();
    put(&board);
    assert_eq!(answer(&["check", "arriala", "--edition", &dir], "").0, 0);
    for (from, to) in [
        ("cells = 6", "cells = 0"),
        ("lock = 8\n", "lock = 16\n"),
        ("max_locks = 2", "max_locks = 9"),
        ("towns =", "twons ="),
    ] {
        assert!(board.contains(from), "the board has no '{from}'");
        put(&board.replacen(from, to, 1));
        wrong(&["check", "arriala", "--edition", &dir], &["board.toml"]);
        wrong(&["play", "arriala", "--edition", &dir], &["board.toml"]);
    }
}

#[test]
fn an_edition_of_ones_own_goes_from_a_template_to_a_game() {
    for game in ["arriala", "canal-mania", "kanal"] {
        let folder = folder(&format!("own-{game}"));
        let dir = folder.join("mine").display().to_string();
        let (code, out, _) = answer(&["edition", "new", game, &dir], "");
        assert_eq!(code, 0, "{out}");
        assert!(
            out.contains("edition.toml") && out.contains("edition check"),
            "{out}"
        );
        // Nothing is written over.
        assert_eq!(answer(&["edition", "new", game, &dir], "").0, 2);
        let (code, out, _) = answer(&["edition", "check", &dir], "");
        assert_eq!(code, 0, "{out}");
        assert!(out.contains("It can be played"), "{out}");
        let few = ["simulate", game, "--games", "2", "--edition", &dir];
        assert_eq!(answer(&few, "").0, 0);
        assert_eq!(
            answer(&["rules", game, "--no-pager", "--edition", &dir], "").0,
            0
        );
        let scenario = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../../fixtures/{game}/edition/template.scenario"));
        let scenario = scenario.display().to_string();
        let (code, out, _) = answer(&["scenario", &scenario, "--edition", &dir], "");
        assert_eq!(code, 0, "{out}");
        assert_eq!(answer(&["scenario", &scenario], "").0, 1, "not with ours");
        // A folder of another game is named as such.
        let other = if game == "kanal" { "arriala" } else { "kanal" };
        wrong(&["check", other, "--edition", &dir], &["edition.toml"]);
    }
}

#[test]
fn bench_and_simulate_print_what_they_promise() {
    let (code, out, error) = answer(
        &["bench", "arriala", "--players", "2", "--seconds", "0.05"],
        "",
    );
    assert_eq!(code, 0, "{error}");
    let [head, row] = out.lines().collect::<Vec<_>>()[..] else {
        panic!("a header and a row: {out}");
    };
    assert!(head.contains("decisions/s") && head.contains("games/s"));
    let words: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(words.len(), 3, "{out}");
    assert!(words[1].parse::<u64>().unwrap() > 0);

    let args = [
        "bench",
        "arriala",
        "--players",
        "3",
        "--seconds",
        "0.05",
        "--json",
    ];
    let (_, out, _) = answer(&args, "");
    let figures: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert!(figures["decisions_per_sec"].as_f64() > Some(0.0), "{out}");

    let args = [
        "simulate",
        "arriala",
        "--players",
        "3",
        "--games",
        "20",
        "--bots",
        "random,eager",
    ];
    let (code, once, error) = answer(&args, "");
    assert_eq!(code, 0, "{error}");
    assert!(once.contains("20 games"), "{once}");
    assert!(once.contains("points a side: Sections"), "{once}");
    assert!(!once.contains("arriala-part"), "raw keys: {once}");
    assert_eq!(
        answer(&args, "").1,
        once,
        "the same seed gives the same games"
    );
}

#[test]
fn reports_and_bans_need_the_data_of_a_server() {
    let data = folder("reports");
    let place = data.to_str().expect("a path");
    refused(&["reports", "--json", "--data", place], &["does not exist"]);
    refused(
        &["ban", "AAAAAAAAAAAA", "0", "--data", place],
        &["does not exist"],
    );
    let missing = data.join("missing");
    let missing = missing.to_str().expect("a path");
    let (code, _, error) = answer(&["reports", "--data", missing], "");
    assert!(code == 2 && !error.is_empty(), "{error}");
}

#[test]
fn a_report_of_balance_is_made_again_by_its_command() {
    let file = folder("balance").join("arriala.md");
    let path = file.display().to_string();
    let args = "balance arriala --players 2,3 --vary art --bot eager --games 2 --seed 5 --out";
    let args: Vec<&str> = args.split(' ').chain([path.as_str()]).collect();
    let (code, _, error) = answer(&args, "");
    assert_eq!(code, 0, "{error}");
    let first = std::fs::read_to_string(&file).unwrap();
    assert!(
        first.contains(&format!("towpath {}\n", args.join(" "))),
        "{first}"
    );
    assert!(first.contains("## 3 players, art=tied-last"), "{first}");
    // What is written by hand around the report stays.
    let own = first.replacen(
        "<!-- measured -->",
        "Our own words.\n\n<!-- measured -->",
        1,
    );
    std::fs::write(&file, &own).unwrap();
    assert_eq!(answer(&args, "").0, 0);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), own);
    refused(
        &["balance", "arriala", "--vary", "weather"],
        &["no option 'weather'"],
    );
    refused(
        &["balance", "arriala", "--cards"],
        &["--cards is for kanal"],
    );
}
