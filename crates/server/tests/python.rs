//! The example bot in Python finishes a game of each title against house bots, over the API alone.

mod common;

use common::serve;
use std::process::Stdio;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_finishes_a_game_of_each_title() {
    let served = serve().await;
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/python-bot/bot.py"
    );
    for game in towpath_games::all() {
        let id = game.title().id;
        let bot = tokio::process::Command::new("python3")
            .arg(script)
            .args([&format!("http://{}", served.addr), "--new", id])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .output();
        let output = tokio::time::timeout(Duration::from_secs(180), bot).await;
        let output = output
            .expect("the game ends in time")
            .expect("python3 runs");
        let (said, wrong) = (
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
        assert!(output.status.success(), "{id}: {wrong}");
        assert!(said.contains("won by "), "{id}: {said}");
    }
}
