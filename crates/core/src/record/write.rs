//! Writing a record's lines.

use super::{FORMAT, Header};
use crate::{Outcome, Seat};
use std::fmt::Write;

pub(crate) fn write_header(header: &Header) -> String {
    let mut text = format!(
        "towpath-record {FORMAT}\ngame {}\nrules {}\nedition {}\nplayers {}\n",
        header.game, header.rules, header.edition, header.players
    );
    for (name, value) in &header.options {
        let _ = writeln!(text, "option {name} {value}");
    }
    for (index, seat) in header.seats.iter().enumerate() {
        let name = one_line(&seat.name);
        let line = format!("seat {} {} {name}", Seat::new(index as u8), seat.by.word());
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = writeln!(text, "commit {}", header.commit);
    text
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
