//! Codes that people write down or type: letters and digits that are not mistaken for each other.

/// Digits and letters without I, L, O and U (Crockford's base 32).
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A new code of so many characters from the randomness of the system, five bits each.
pub fn fresh(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    of(&bytes)
}

/// The code of these bytes, five bits each.
pub fn of(bytes: &[u8]) -> String {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte & 31)]);
    bytes.iter().map(letter).collect()
}

/// The code in groups of so many characters, as it is shown.
pub fn grouped(code: &str, group: usize) -> String {
    let letters: Vec<char> = code.chars().collect();
    let groups = letters.chunks(group).map(|group| group.iter().collect());
    groups.collect::<Vec<String>>().join("-")
}

/// What somebody typed, as the code was made: in capitals, without spaces and dashes, look-alikes put right. `None` if it
/// cannot be a code of this length.
pub fn typed(text: &str, length: usize) -> Option<String> {
    if text.len() > 100 {
        return None;
    }
    let plain = text.chars().filter(|c| c.is_alphanumeric());
    let right = plain.map(|c| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    });
    let code: String = right.collect();
    let good = code.len() == length && code.bytes().all(|b| LETTERS.contains(&b));
    good.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_can_be_typed_as_people_type() {
        let code = fresh(8);
        assert_eq!(typed(&grouped(&code, 4), 8), Some(code.clone()));
        assert_eq!(typed(&code.to_lowercase(), 8), Some(code));
        assert_eq!(typed(" 0oiL-abcd ", 8).as_deref(), Some("0011ABCD"));
        assert_eq!(grouped("ABCDEFGH", 4), "ABCD-EFGH");
        for wrong in [
            "",
            "ABC",
            "ABCDEFGHJ",
            "ABCDEFGÜ",
            "ABCDEFGU",
            &"A".repeat(200),
        ] {
            assert_eq!(typed(wrong, 8), None, "{wrong}");
        }
        assert_ne!(fresh(20), fresh(20));
    }
}
