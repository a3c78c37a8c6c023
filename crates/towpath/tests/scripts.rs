//! The command line as scripts use it: standard input, JSON, paths that are checked, descriptions of the commands; and the
//! player's language.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A folder of this test alone, emptied first.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Exit code, standard output and standard error.
fn answer(args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

/// What a command that ends well prints.
#[track_caller]
fn prints(args: &[&str], input: &str) -> String {
    let (code, out, error) = answer(args, input);
    assert_eq!(code, 0, "{args:?}: {error}");
    out
}

#[track_caller]
fn json(args: &[&str], input: &str) -> serde_json::Value {
    let out = prints(args, input);
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
}

#[test]
fn records_and_scenarios_are_read_from_standard_input() {
    let file = folder("stdin").join("game.towpath").display().to_string();
    let seats = ["play", "arriala", "--seats", "eager,eager", "--seed", "5"];
    prints(&[&seats[..], &["--save", &file]].concat(), "");
    let record = std::fs::read_to_string(&file).unwrap();
    let found = json(&["replay", "-", "--json"], &record);
    assert_eq!(found["game"], "arriala");
    assert_eq!(found["over"], true);
    assert_eq!(found["seed"], "fits");
    assert_eq!(found["entries"], found["good"]);

    let (code, _, error) = answer(&["replay", "-"], "a letter to my aunt\n");
    assert_eq!(code, 1, "{error}");
    assert!(error.contains("-: line 1"), "{error}");

    let scenario =
        "title A scenario\ngame arriala\nplayers 2\nseed 1\nthen\n  expect score red = 0\n";
    let out = prints(&["scenario", "-"], scenario);
    assert!(out.contains("1 passed"), "{out}");
}

#[test]
fn results_are_printed_as_json() {
    let args = [
        "simulate", "arriala", "--games", "2", "--bots", "eager", "--json",
    ];
    let figures = json(&args, "");
    assert_eq!(figures["games"], 2);
    assert_eq!(figures["seats"].as_array().unwrap().len(), 2);
    let found = prints(&["check", "arriala", "--json"], "");
    let found: Vec<serde_json::Value> = found
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"))
        .collect();
    assert!(!found[0]["holds"].as_array().unwrap().is_empty());
    assert_eq!(found[1]["lesson"], "arriala-gap");
    let solo = ["solo", "--deck", "a", "--deals", "1", "--turn", "10"];
    let out = prints(&solo, "");
    assert!(!out.contains("NaN") && out.contains("\u{b1}    -"), "{out}");
    let found = json(&[&solo[..], &["--json"]].concat(), "");
    assert!(found["decks"][0]["planner"]["deviation"].is_null());
}

#[test]
fn paths_of_results_are_checked_before_the_work() {
    let plot = folder("plot").join("missing").join("plot.svg");
    let plot = plot.display().to_string();
    // So many games would take hours.
    let args = [
        "arena",
        "arriala",
        "--bots",
        "master,master",
        "--games",
        "10000",
        "--plot",
        &plot,
    ];
    let (code, _, error) = answer(&args, "");
    assert_eq!(code, 2);
    assert!(error.contains("plot.svg"), "{error}");
}

#[test]
fn rules_are_wrapped_in_every_language() {
    for game in ["arriala", "canal-mania", "kanal"] {
        for language in ["en", "fr", "it", "de"] {
            for part in [&["--no-pager"][..], &["--aid"][..]] {
                let args = [&["--lang", language, "rules", game], part].concat();
                let rules = prints(&args, "");
                let wide = rules.lines().find(|line| line.chars().count() > 80);
                assert_eq!(wide, None, "{game} {language}: wider than 80");
                assert!(!rules.contains("<!--") && !rules.contains("]("), "{rules}");
            }
        }
    }
}

#[test]
fn rules_are_found_by_key_and_by_word_in_ones_language() {
    let clause = prints(&["--lang", "de", "rules", "arriala", "ar-move-4"], "");
    assert!(clause.starts_with("AR-MOVE-4 Ein Arbeiter"), "{clause}");
    let found = prints(
        &["--lang", "fr", "rules", "kanal", "roue", "gratuitement"],
        "",
    );
    assert!(
        found.contains("KA-ROUND-2") && found.contains("KA-SOLO-2b"),
        "{found}"
    );
    assert!(!found.contains("KA-BUILD-1 "), "{found}");
    let (code, _, error) = answer(&["--lang", "it", "rules", "kanal", "elefante"], "");
    assert_eq!(code, 2);
    assert!(error.contains("Non c’è una clausola elefante"), "{error}");
}

#[test]
fn commands_are_described_for_shells_and_readers() {
    for shell in ["bash", "zsh", "fish"] {
        let script = prints(&["completions", shell], "");
        assert!(script.contains("simulate"), "{shell}");
    }
    let pages = folder("man");
    prints(&["man", pages.to_str().unwrap()], "");
    let page = std::fs::read_to_string(pages.join("towpath-play.1")).unwrap();
    assert!(page.contains("resume"), "{page}");
}

#[test]
fn a_game_speaks_the_players_language() {
    let input = "?\nhelp\nfliege\ninfo\nwho\nscore\nquit\n";
    for (game, seats, part) in [
        ("arriala", "human:Anna,eager", "Aktionspunkte"),
        ("kanal", "human:Anna,eager", "Gebäude im Angebot"),
        ("canal-mania", "human:Anna,eager,eager", "Im Parlament"),
    ] {
        let args = [
            "--lang", "de", "play", game, "--seats", seats, "--seed", "3",
        ];
        let out = prints(&args, input);
        for part in ["Nein: ", "Zahl", "Anna", part] {
            assert!(out.contains(part), "no '{part}' in:\n{out}");
        }
        for english in [
            "No: ",
            " to act",
            "Open sections",
            "Your hand",
            "[terminal-",
        ] {
            assert!(!out.contains(english), "'{english}' in:\n{out}");
        }
        // Everything up to the first question.
        let lines = prints(&args, "quit\n").lines().count();
        assert!(lines < 45, "{lines} lines before the first question");
    }
}

#[test]
fn a_game_that_cannot_be_resumed_is_said_so() {
    let home = folder("empty-home");
    let output = Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(["play", "--resume"])
        .env("XDG_DATA_HOME", &home)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("no game to go on with"), "{error}");
}
