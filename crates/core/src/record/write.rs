//! Writing a record's lines.

use super::Header;
use crate::{Outcome, Seat, Seed};

/// The lines of the header, without hashes.
pub(crate) fn header_lines(header: &Header) -> Vec<String> {
    let mut lines = vec![
        format!("towpath-record {}", header.format.number()),
        format!("game {}", header.game),
        format!("rules {}", header.rules),
        format!("edition {}", header.edition),
        format!("players {}", header.players),
    ];
    for (name, value) in &header.options {
        lines.push(format!("option {name} {value}"));
    }
    for (index, seat) in header.seats.iter().enumerate() {
        let name = one_line(&seat.name);
        let line = format!("seat {} {} {name}", Seat::new(index as u8), seat.by.word());
        lines.push(line.trim_end().to_owned());
    }
    lines.push(format!("commit {}", header.commit));
    lines
}

/// A name cannot break out of its line.
fn one_line(name: &str) -> String {
    let words: Vec<&str> = name
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

pub(crate) fn result_line(outcome: &Outcome) -> String {
    let scores: Vec<String> = outcome.scores.iter().map(|s| s.total.to_string()).collect();
    let winners: Vec<String> = outcome
        .winners
        .iter()
        .map(|seat| seat.to_string())
        .collect();
    let winners = if winners.is_empty() {
        "nobody".to_owned()
    } else {
        winners.join(" ")
    };
    format!("result {} won-by {winners}", scores.join(" "))
}

/// The last line of a finished record of format 2; a seed that is not known is written `?`.
pub(crate) fn seed_line(seed: Option<&Seed>) -> String {
    format!("seed {}", seed.map_or("?".to_owned(), Seed::to_hex))
}
