//! Texts with faults, for tests that read them.

use towpath_core::record::{LineHash, without_hash};

/// A text with words exchanged, lost and repeated, at places chosen by the numbers.
pub fn garble(text: &str, numbers: &[(u16, u16, u8)]) -> String {
    let mut words: Vec<String> = text
        .split_inclusive([' ', '\n'])
        .map(str::to_owned)
        .collect();
    if words.is_empty() {
        return String::new();
    }
    for (at, other, how) in numbers {
        let (at, other) = (
            usize::from(*at) % words.len(),
            usize::from(*other) % words.len(),
        );
        match how % 4 {
            0 => words.swap(at, other),
            1 => words[at] = words[other].clone(),
            2 => words[at].clear(),
            _ => words[at].insert(0, char::from(32 + how % 95)),
        }
    }
    words.concat()
}

/// A record with the hashes that fit its lines as they are now: what is wrong with it then is for a replay to find.
pub fn rehash(record: &str) -> String {
    let mut before = None;
    let line = |line: &str| {
        let text = without_hash(line);
        let hash = LineHash::of(before, text);
        before = Some(hash);
        format!("{text} #{hash}\n")
    };
    record.lines().map(line).collect()
}

/// A record of format 2 as it was written in format 1: without hashes.
pub fn format_1(record: &str) -> String {
    let line = |line: &str| match without_hash(line) {
        "towpath-record 2" => "towpath-record 1\n".to_owned(),
        text => format!("{text}\n"),
    };
    record.lines().map(line).collect()
}
