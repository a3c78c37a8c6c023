//! What tables cost in memory. This test is alone in its program, so that nothing else is measured.

mod common;

use common::{serve, text};
use serde_json::json;
use towpath_load::client::post;

/// The resident memory of this process in kilobytes.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let line = line.expect("the memory of a process");
    let number = line.trim().trim_end_matches(" kB");
    number.parse().expect("a number")
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn tables_share_their_edition() {
    let served = serve().await;
    let game = towpath_games::find("arriala").expect("a game");
    let files = game.builtin_edition().files;
    let mut files: Vec<_> = files
        .iter()
        .map(|file| json!({"name": file.name, "text": &*file.text}))
        .collect();
    // A comment makes it as large as an edition may be.
    let large = format!(
        "{}\n# {}\n",
        files[0]["text"].as_str().expect("text"),
        "x".repeat(900_000)
    );
    files[0]["text"] = json!(large);
    let edition = json!({"game": "arriala", "files": files});
    let kept = post(served.addr, "/api/editions", None, &edition)
        .await
        .expect("it holds");
    let hash = text(&kept["hash"]);
    let seats = json!([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]);
    let table = json!({"game": "arriala", "edition": hash, "seats": seats});
    // Whatever is made once is made before anything is measured.
    for _ in 0..20 {
        served.create(table.clone()).await;
    }
    let before = resident();
    for _ in 0..200 {
        served.create(table.clone()).await;
    }
    let grown = resident().saturating_sub(before);
    println!("200 tables of a 0.9 MB edition: {grown} kB");
    assert!(grown < 40_000, "200 tables of one edition took {grown} kB");
}
