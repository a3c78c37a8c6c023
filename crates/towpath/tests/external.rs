//! Other programs as players of the command line.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A player of the shell that takes the first choice.
const PLAYER: &str = r#"read hello
echo '{"name":"shell"}'
while read line; do
  case "$line" in
    *'"go"'*) id=${line#*'"id":'}; echo "{\"id\":${id%%[!0-9]*},\"choice\":0}" ;;
  esac
done
"#;

/// A folder of this test alone, emptied first.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The command of the player, as a seat or a bot.
fn player(test: &str) -> String {
    let script = folder(test).join("player.sh");
    std::fs::write(&script, PLAYER).expect("a file");
    format!("cmd:sh {}", script.display())
}

fn towpath(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(words)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_program_competes_in_the_arena() {
    let bots = format!("random,{}", player("external-arena"));
    let output = towpath(&[
        "arena",
        "arriala",
        "--games",
        "2",
        "--threads",
        "1",
        "--clock",
        "20000",
        "--json",
        "--bots",
        &bots,
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let results: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let program = &results["bots"][1];
    assert_eq!(program["seats"], 2);
    assert!(program["decisions"].as_u64() > Some(20), "{program}");
    for fault in ["late", "wrong", "gone"] {
        assert_eq!(program[fault], 0, "{program}");
    }
}

#[test]
fn a_command_that_is_no_player_is_refused_before_the_first_game() {
    for command in ["cmd:/no/such/program", "cmd:echo hello", "cmd:true"] {
        let output = towpath(&["arena", "kanal", "--bots", &format!("random,{command}")]);
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    }
}

#[test]
fn programs_play_in_the_terminal() {
    let seats = format!("greedy,{}", player("external-terminal"));
    let words = [
        "play",
        "kanal",
        "--plain",
        "--no-save",
        "--seed",
        "1",
        "--seats",
    ];
    let output = towpath(&[&words[..], &[seats.as_str()]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        !text(&output.stdout).contains("at random"),
        "{}",
        text(&output.stdout)
    );
}

/// A kept game may come from somebody else: its names are never run.
#[test]
fn a_kept_game_runs_no_command() {
    let folder = folder("external-kept");
    let (game, mark) = (folder.join("game"), folder.join("mark"));
    let kept = game.display().to_string();
    let seats = format!("cmd:touch {},human", mark.display());
    let words = [
        "play", "kanal", "--plain", "--seed", "1", "--save", &kept, "--seats",
    ];
    // The command is no player, so that nothing is played; the file with its name is there.
    let output = towpath(&[&words[..], &[seats.as_str()]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert!(game.exists() && mark.exists());
    std::fs::remove_file(&mark).expect("it is there");
    towpath(&["play", "--plain", "--resume", &kept]);
    assert!(!mark.exists(), "the command of a kept game was run");
}
