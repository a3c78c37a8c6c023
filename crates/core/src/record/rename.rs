//! Another name for who sits in a seat, as if the record had been written with it.

use super::hash::with_hash;
use super::{LineHash, without_hash};

/// The lines of a record (or of a part of one from its beginning) with another name of the seat with this number, counted
/// from 1. In format 2 every line from there on carries another hash.
///
/// ```
/// use towpath_core::record::rename;
/// let lines = ["towpath-record 1", "seat p1 human Ada King", "seat p2 bot eager", "1 p1 human pass"];
/// assert_eq!(rename(&lines, 1, "Player 1")[1], "seat p1 human Player 1");
/// ```
pub fn rename(lines: &[&str], seat: u8, name: &str) -> Vec<String> {
    let hashed = lines
        .first()
        .is_some_and(|line| without_hash(line) != *line);
    let place = format!("p{seat}");
    let mut before = None;
    let mut renamed = Vec::with_capacity(lines.len());
    for line in lines {
        let text = match hashed {
            true => without_hash(line),
            false => line,
        };
        let mut words = text.splitn(4, ' ');
        let text = match (words.next(), words.next(), words.next()) {
            (Some("seat"), Some(found), Some(who)) if found == place => {
                format!("seat {place} {who} {name}")
            }
            _ => text.to_owned(),
        };
        let hash = hashed.then(|| LineHash::of(before, &text));
        before = hash;
        renamed.push(with_hash(text, hash));
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_fit_the_new_name() {
        let texts = [
            "towpath-record 2",
            "seat p1 human Ada",
            "seat p2 human Bea",
            "1 p1 human seat p1",
        ];
        let write = |texts: &[&str]| {
            let mut before = None;
            let lines = texts.iter().map(|text| {
                before = Some(LineHash::of(before, text));
                with_hash((*text).to_owned(), before)
            });
            lines.collect::<Vec<_>>()
        };
        let stored = write(&texts);
        let lines: Vec<&str> = stored.iter().map(String::as_str).collect();
        let mut wanted = texts;
        wanted[1] = "seat p1 human Player 1";
        assert_eq!(rename(&lines, 1, "Player 1"), write(&wanted));
        assert_eq!(
            rename(&lines, 3, "Player 3"),
            stored,
            "there is no such seat"
        );
    }
}
