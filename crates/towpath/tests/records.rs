//! Record files as they are found: edited, cut, half written. Each is resumed where it can be, and refused in words at
//! its line where it cannot.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of this test alone, emptied first.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Exit code and everything said.
fn answer(args: &[&str], input: &str) -> (i32, String) {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read what it is told.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    let said = String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap();
    (status.code().expect("no signal ended it"), said)
}

/// A game of two people that stopped after three entries, in format 2, and its seed.
fn running(folder: &Path) -> (String, String) {
    let file = folder.join("running.towpath").display().to_string();
    let args = "play arriala --hot-seat --players 2 --seed 2 --save";
    let args: Vec<&str> = args.split(' ').chain([file.as_str()]).collect();
    let (code, said) = answer(&args, "\nplace 12\nundo\nplace 13\nquit\n");
    assert_eq!(code, 0, "{said}");
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("\n3 p1 human place 13 #"), "{record}");
    (
        record,
        std::fs::read_to_string(format!("{file}.seed")).unwrap(),
    )
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

/// Resumes a text, ends the turn, and finds that the file holds and is longer by that.
#[track_caller]
fn resumes(folder: &Path, name: &str, text: &str, seed: &str) -> (String, String) {
    let file = folder.join(name).display().to_string();
    std::fs::write(&file, text).unwrap();
    std::fs::write(format!("{file}.seed"), seed).unwrap();
    let (code, said) = answer(&["play", "--resume", &file], "\nend\nquit\n");
    assert_eq!(code, 0, "{name}: {said}");
    let longer = std::fs::read_to_string(&file).unwrap();
    assert!(longer.contains(" p1 human end"), "{name}: {longer}");
    let (code, replayed) = answer(&["replay", &file], "");
    assert_eq!(code, 0, "{name}: {replayed}");
    (said, longer)
}

#[test]
fn a_game_is_resumed_from_everything_that_replays() {
    let folder = folder("resumed-from");
    let (record, seed) = running(&folder);
    let old = format_1(&record);
    let first_entry = old.find("\n1 p1").unwrap() + 1;
    let mut commented = old.clone();
    commented.insert_str(first_entry, "# Ada thinks long\n\n");
    let texts = [
        ("whole", record.clone()),
        ("format-1", old.clone()),
        ("empty-line", format!("{old}\n\n")),
        ("comment", commented),
        ("comment-last", format!("{old}# to be gone on with")),
        ("crlf", old.replace('\n', "\r\n")),
        ("blanks", old.replace('\n', "  \n")),
    ];
    for (name, text) in texts {
        let (_, longer) = resumes(&folder, name, &text, &seed);
        assert!(longer.starts_with(&text), "{name}: {longer}");
        assert!(longer.contains("\n4 p1 human end"), "{name}: {longer}");
    }
}

#[test]
fn a_half_written_last_line_is_dropped_and_told() {
    let folder = folder("half-written");
    let (record, seed) = running(&folder);
    for (format, text) in [("two", record.clone()), ("one", format_1(&record))] {
        let lines = text.lines().count();
        let last = text[..text.len() - 1].rfind('\n').unwrap() + 1;
        // One digit, a few words, and a piece that reads like another decision.
        let pieces = [last + 1, last + 4, last + "3 p1 human place 1".len()];
        for cut in pieces {
            let name = format!("{format}-{cut}");
            let file = folder.join(&name).display().to_string();
            std::fs::write(&file, &text[..cut]).unwrap();
            std::fs::write(format!("{file}.seed"), &seed).unwrap();
            let (code, said) = answer(&["play", "--resume", &file], "\nplace 13\nend\nquit\n");
            assert_eq!(code, 0, "{said}");
            let told = format!("line {lines} was only half written and is dropped");
            assert!(said.contains(&told), "{said}");
            let longer = std::fs::read_to_string(&file).unwrap();
            assert!(longer.starts_with(&text), "{name}: {longer}");
            assert_eq!(answer(&["replay", &file], "").0, 0, "{longer}");
        }
    }
    // With its hash the line is known to be whole; only the line's end is missing.
    let (said, longer) = resumes(&folder, "end", record.trim_end(), &seed);
    assert!(!said.contains("half written"), "{said}");
    assert!(longer.starts_with(&record), "{longer}");
}

#[test]
fn a_file_that_is_refused_is_left_as_it_is() {
    let folder = folder("left");
    let (record, seed) = running(&folder);
    let file = folder.join("bad").display().to_string();
    std::fs::write(format!("{file}.seed"), &seed).unwrap();
    let lines = record.lines().count();
    let changed = record.replacen("place 13", "place 14", 1);
    let half = format!("{changed}4 p1 hum");
    for text in [changed, half] {
        std::fs::write(&file, &text).unwrap();
        let (code, said) = answer(&["play", "--resume", &file], "\nend\nquit\n");
        assert_eq!(code, 1, "{said}");
        assert!(said.contains(&format!("line {lines}: ")), "{said}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn two_programs_do_not_write_to_one_record() {
    let folder = folder("locked");
    let (record, _) = running(&folder);
    let file = folder.join("running.towpath");
    let other = std::fs::File::open(&file).unwrap();
    other.lock().unwrap();
    let path = file.display().to_string();
    let (code, said) = answer(&["play", "--resume", &path], "\nend\nquit\n");
    assert_eq!(code, 2, "{said}");
    assert!(said.contains("another program plays this game"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), record);
}

/// A finished game between bots.
fn finished(folder: &Path) -> String {
    let file = folder.join("finished.towpath").display().to_string();
    let args = "play arriala --seats eager,eager --seed 5 --save";
    let args: Vec<&str> = args.split(' ').chain([file.as_str()]).collect();
    let (code, said) = answer(&args, "");
    assert_eq!(code, 0, "{said}");
    std::fs::read_to_string(&file).unwrap()
}

#[test]
fn a_finished_game_that_was_cut_is_told_and_completed() {
    let folder = folder("cut");
    let whole = finished(&folder);
    let seed = std::fs::read_to_string(folder.join("finished.towpath.seed")).unwrap();
    let file = folder.join("cut").display().to_string();
    std::fs::write(format!("{file}.seed"), seed).unwrap();
    let result = whole.find("\nresult ").unwrap() + 1;
    let last = whole.find("\nseed ").unwrap() + 1;
    for (cut, missing) in [(result, "'result ...'"), (last, "'seed ...'")] {
        std::fs::write(&file, &whole[..cut]).unwrap();
        let (code, said) = answer(&["replay", &file], "");
        assert_eq!(code, 1, "{said}");
        assert!(said.contains("cut off") && said.contains(missing), "{said}");
        assert_eq!(answer(&["play", "--resume", &file], "").0, 0);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), whole);
    }
    std::fs::write(&file, &whole[..result + 5]).unwrap();
    let (code, said) = answer(&["replay", &file], "");
    assert!(code == 1 && said.contains("half written"), "{said}");
}

#[test]
fn the_earliest_wrong_line_is_named_and_in_words() {
    let folder = folder("earliest");
    let (record, _) = running(&folder);
    let file = folder.join("bad").display().to_string();
    let old = format_1(&record);
    let lines = old.lines().count();
    // Cell 12 is taken by then; what follows is no line of a record at all.
    let twice = old.replace("2 p1 human undo 1", "2 p1 human place 12");
    std::fs::write(&file, format!("{twice}a letter to my aunt\n")).unwrap();
    let (code, said) = answer(&["replay", &file], "");
    assert_eq!(code, 1, "{said}");
    assert!(
        said.contains(&format!("line {}: refused by AR-", lines - 1)),
        "{said}"
    );
    assert!(said.contains("12") && !said.contains("Place("), "{said}");
    assert!(!said.contains('{') && !said.contains("::"), "{said}");
    let (_, german) = answer(&["replay", &file, "--lang", "de"], "");
    assert_ne!(german, said, "the reason is told in the language asked for");
}

#[test]
fn one_exit_code_has_one_meaning() {
    let folder = folder("codes");
    let (record, _) = running(&folder);
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name).display().to_string();
        std::fs::write(&path, bytes).unwrap();
        path
    };
    let good = write("good", record.as_bytes());
    let changed = write(
        "changed",
        record.replacen("players 2", "players 3", 1).as_bytes(),
    );
    let options = format_1(&record).replacen("players 2", "players 2\noption art never", 1);
    let option = write("option", options.as_bytes());
    let binary = write("binary", &[record.as_bytes(), &[0xff, 0xfe]].concat());
    let typo = write("typo.scenario", b"titel X\n");
    let missing = folder.join("missing").display().to_string();
    let data = folder.join("no-data").display().to_string();
    let cases: [(&[&str], i32); 14] = [
        (&["replay", &good], 0),
        (&["check"], 0),
        // The content is bad.
        (&["replay", &changed], 1),
        (&["replay", &option], 1),
        (&["replay", &binary], 1),
        (&["play", "--resume", &changed], 1),
        (&["scenario", &typo], 1),
        (&["scenario", &binary], 1),
        // The command cannot be carried out.
        (&["replay", &missing], 2),
        (&["replay"], 2),
        (&["play", "--resume", &missing], 2),
        (&["scenario", &missing], 2),
        (&["check", "arriala", "--edition", &missing], 2),
        (&["restore", &missing, "--data", &data], 2),
    ];
    for (args, expected) in cases {
        let (code, said) = answer(args, "");
        assert_eq!(code, expected, "{args:?}: {said}");
    }
}
