//! The example does what it says.

use std::process::Command;

#[test]
fn it_runs_and_the_shares_of_the_win_add_up() {
    let out = Command::new(env!("CARGO_BIN_EXE_towpath-self-play"))
        .output()
        .expect("the example starts");
    assert!(out.status.success(), "{out:?}");
    let text = String::from_utf8(out.stdout).expect("text");
    let shares = text.lines().rev().take(3).map(|line| {
        let (_, share) = line.rsplit_once(' ').expect("a seat and a share");
        share.parse::<f64>().expect("a number")
    });
    let sum: f64 = shares.sum();
    assert!((sum - 1.0).abs() < 0.01, "{text}");
}
