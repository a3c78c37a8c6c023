//! Cutting effect text into words, numbers and signs.

use super::ParseError;

/// The largest number that can be written.
const MAX_NUMBER: u8 = 99;

/// A piece of effect text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// Letters.
    Word(&'a str),
    /// Digits.
    Number(u8),
    /// Anything else that has a meaning.
    Sign(&'a str),
}

/// Two-character signs come first.
const SIGNS: [&str; 11] = ["->", ">=", "<=", "..", "(", ")", ";", ":", ",", "=", "/"];

/// The pieces of a text, each with its place in bytes.
pub(super) fn tokens(text: &str) -> Result<Vec<(usize, Token<'_>)>, ParseError> {
    let mut list = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let start = at;
        if first.is_whitespace() {
            at += first.len_utf8();
        } else if first.is_ascii_alphabetic() {
            let len = rest
                .find(|c: char| !c.is_ascii_alphabetic())
                .unwrap_or(rest.len());
            list.push((start, Token::Word(&rest[..len])));
            at += len;
        } else if first.is_ascii_digit() {
            let len = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            let number = rest[..len].parse().ok().filter(|n| *n <= MAX_NUMBER);
            let number = number.ok_or_else(|| ParseError {
                at: start,
                message: format!("{} is too large: numbers end at {MAX_NUMBER}", &rest[..len]),
            })?;
            list.push((start, Token::Number(number)));
            at += len;
        } else if let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
            list.push((start, Token::Sign(sign)));
            at += sign.len();
        } else {
            return Err(ParseError {
                at: start,
                message: format!("'{first}' has no meaning in the effect language"),
            });
        }
    }
    Ok(list)
}
