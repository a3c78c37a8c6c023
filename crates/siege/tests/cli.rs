//! The program as it is called.

use std::process::Command;

#[test]
fn the_report_of_no_campaign_is_an_empty_table() {
    let file = std::env::temp_dir().join(format!("towpath-no-ledger-{}", std::process::id()));
    let output = Command::new(env!("CARGO_BIN_EXE_towpath-siege"))
        .args(["report", "--program", "towpath", "--ledger"])
        .arg(&file)
        .output()
        .expect("it runs");
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "| part | counts |\n|---|---|\n");
    assert!(!file.exists(), "nothing was done, so nothing is written");
}

#[test]
fn a_program_that_is_no_server_fails_the_campaign() {
    let file = std::env::temp_dir().join(format!("towpath-false-ledger-{}", std::process::id()));
    let output = Command::new(env!("CARGO_BIN_EXE_towpath-siege"))
        .args(["kills", "--program", "false", "--count", "1", "--ledger"])
        .arg(&file)
        .output()
        .expect("it runs");
    assert!(!output.status.success());
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("does not get ready"), "{text}");
}
