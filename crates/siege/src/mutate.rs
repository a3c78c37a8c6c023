//! Texts and JSON with something wrong in them.

use serde_json::{Value, json};
use towpath_core::Sampled;

/// Pieces that parsers stumble over.
const ODD: [&str; 16] = [
    "\0",
    "\u{202e}",
    "-1",
    "99999999999999999999",
    "1e308",
    "\"",
    "'",
    "\\",
    "\r\n",
    "]]",
    "=>",
    "[[",
    "💥",
    "null",
    "%00",
    "../",
];

/// A text with one to four things wrong in it.
pub fn text(text: &str, random: &mut Sampled) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + random.below(4) {
        let length = bytes.len().max(1) as u32;
        let at = (random.below(length) as usize).min(bytes.len());
        let end = (at + 1 + random.below(40) as usize).min(bytes.len());
        match random.below(7) {
            0 => {
                bytes.drain(at..end);
            }
            1 => {
                let piece = bytes[at..end].to_vec();
                let place = (random.below(length) as usize).min(bytes.len());
                bytes.splice(place..place, piece);
            }
            2 => {
                let odd = ODD[random.below(ODD.len() as u32) as usize];
                bytes.splice(at..at, odd.bytes());
            }
            3 => bytes.truncate(at),
            4 if at < bytes.len() => bytes[at] = random.below(256) as u8,
            5 if at < bytes.len() => bytes[at] = b'0' + random.below(10) as u8,
            _ => {
                // A line in another's place.
                let mut lines: Vec<&[u8]> = bytes.split(|b| *b == b'\n').collect();
                let (a, b) = (
                    random.below(lines.len() as u32) as usize,
                    random.below(lines.len() as u32) as usize,
                );
                lines.swap(a, b);
                bytes = lines.join(&b'\n');
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A value with one thing in it replaced by something of another kind.
pub fn json(value: &Value, random: &mut Sampled) -> Value {
    let odd = [
        json!(null),
        json!(-1),
        json!(4_294_967_296_u64),
        json!(1e300),
        json!(""),
        json!("\u{0}\u{202e}'\"<>"),
        json!("x".repeat(5000)),
        json!([[[[]]]]),
        json!({"a": {}}),
        json!(true),
    ];
    let mut changed = value.clone();
    let mut place = &mut changed;
    loop {
        let inside = match place {
            Value::Array(items) if !items.is_empty() => items.len(),
            Value::Object(fields) if !fields.is_empty() => fields.len(),
            _ => 0,
        };
        if inside == 0 || random.below(4) == 0 {
            *place = odd[random.below(odd.len() as u32) as usize].clone();
            return changed;
        }
        let index = random.below(inside as u32) as usize;
        let next = match place {
            Value::Array(items) => items.get_mut(index),
            Value::Object(fields) => fields.values_mut().nth(index),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
        };
        match next {
            Some(next) => place = next,
            None => return value.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_every_mutation_changes_something() {
        let mut random = Sampled::new(1);
        let record = "towpath-record 1\n1 p1 human draw => card=lock\n2 p2 human end\n";
        let changed = (0..200).filter(|_| text(record, &mut random) != record);
        assert!(changed.count() > 150);
        let value = json!({"do": "act", "version": 3, "choice": [1, 2]});
        let changed = (0..200).filter(|_| json(&value, &mut random) != value);
        assert!(changed.count() > 190);
    }
}
