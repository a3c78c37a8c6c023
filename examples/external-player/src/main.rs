//! A player for the line protocol of docs/protocol.md. It plays the choice whose words it likes best, without knowing a game.

use serde_json::{Value, json};
use std::io::{BufRead, Write};

/// Words that it would rather not begin a decision with.
const IDLE: [&str; 5] = ["pass", "end", "stop", "done", "finish"];

fn main() -> std::io::Result<()> {
    let (input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    for line in input.lines() {
        let Ok(message) = serde_json::from_str::<Value>(&line?) else {
            continue;
        };
        let answer = if message.get("towpath").is_some() {
            json!({ "name": "example in Rust" })
        } else if let Some(question) = message.get("go") {
            json!({ "id": question["id"], "choice": choose(&question["legal"]) })
        } else if message.get("quit").is_some() {
            break;
        } else {
            continue;
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The last choice in the list that does something, by its place.
fn choose(legal: &Value) -> usize {
    let idle = |choice: &Value| {
        let word = choice.as_str().and_then(|text| text.split(' ').next());
        word.is_some_and(|word| IDLE.contains(&word))
    };
    let choices = legal.as_array().map_or(&[][..], Vec::as_slice);
    let busy = choices.iter().rposition(|choice| !idle(choice));
    busy.unwrap_or(0)
}
