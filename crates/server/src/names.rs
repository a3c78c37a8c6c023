//! Names that people choose: of themselves and of their tables. What is kept can be seen, has one spelling, and does not
//! pass for the name of somebody else.

use crate::api::{ApiError, ErrorCode};
use towpath_core::Message;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The longest name of a person, in characters.
pub const PERSON: usize = 40;
/// The longest name of a table, in characters.
pub const TABLE: usize = 60;
/// The most marks on one letter: real writing has up to three.
const MARKS: usize = 4;
/// Bots are shown with one of these words beside their name, so nobody else is.
const BOT_WORDS: [&str; 2] = ["bot", "robot"];

/// The name of a person, cleaned.
///
/// # Errors
/// When it is too short, too long, or has characters that cannot be seen.
pub fn person(name: &str) -> Result<String, ApiError> {
    let clean = clean(name, PERSON)?;
    if clean.is_empty() {
        return Err(wrong_length(PERSON));
    }
    if introduces_a_bot(&clean) {
        return Err(bot_name());
    }
    Ok(clean)
}

/// The name of a seat in a record from elsewhere, where bots have names too and a name may be missing.
///
/// # Errors
/// When it is too long or has characters that cannot be seen.
pub fn recorded(name: &str) -> Result<(), ApiError> {
    clean(name, PERSON).map(drop)
}

/// The name of a table, cleaned; it may be empty.
///
/// # Errors
/// When it is too long or has characters that cannot be seen.
pub fn table(name: &str) -> Result<String, ApiError> {
    clean(name, TABLE)
}

/// Refuses a name that passes for one of these.
///
/// # Errors
/// When it does.
pub fn check_free<'a>(
    name: &str,
    mut others: impl Iterator<Item = &'a str>,
) -> Result<(), ApiError> {
    match others.any(|other| looks_like(name, other)) {
        true => Err(refused(
            "somebody at this table has this name",
            Message::new("table-name-taken"),
        )),
        false => Ok(()),
    }
}

/// Refuses what bots are by: the levels of the game. People may be called as a bot is, because a bot is shown with its
/// level; at a table where that bot sits, [`check_free`] refuses the name.
///
/// # Errors
/// When it is one.
pub fn check_no_bot(name: &str, bots: &[&str]) -> Result<(), ApiError> {
    match bots.iter().any(|bot| looks_like(name, bot)) {
        true => Err(bot_name()),
        false => Ok(()),
    }
}

/// What a name looks like, in the two ways of [`looks_like`]: two names that share one of them look the same.
pub fn looks(name: &str) -> [String; 2] {
    let [written, small] = both_looks(name);
    [format!("written {written}"), format!("small {small}")]
}

/// Whether two names look the same to somebody who reads quickly: in another case, with look-alikes from other
/// alphabets, with other spaces.
pub fn looks_like(one: &str, other: &str) -> bool {
    let ([one, one_small], [other, other_small]) = (both_looks(one), both_looks(other));
    one == other || one_small == other_small
}

/// A capital I looks like a small L, a small i does not: both ways of comparing have to differ.
fn both_looks(name: &str) -> [String; 2] {
    let small = name.nfkc().collect::<String>().to_lowercase();
    [skeleton(name).to_lowercase(), skeleton(&small)]
}

fn skeleton(name: &str) -> String {
    let plain: String = name.nfkc().filter(|c| !c.is_whitespace()).collect();
    unicode_security::skeleton(&plain).collect()
}

/// Whether a name reads like "Bot: Medium" or "Anna (bot, easy)".
fn introduces_a_bot(name: &str) -> bool {
    let is_bot = |word: &str| BOT_WORDS.iter().any(|bot| looks_like(word, bot));
    let before = name.split_once([':', '：', '꞉', 'ː', '∶']);
    let bracketed = name.split(is_opening).skip(1).any(|rest| {
        let word = rest.trim_start();
        is_bot(
            word.split(|c: char| !c.is_alphanumeric())
                .next()
                .unwrap_or(""),
        )
    });
    before.is_some_and(|(word, _)| is_bot(word)) || bracketed
}

/// Whether a character opens brackets, also one that only looks so.
fn is_opening(c: char) -> bool {
    c.general_category() == GeneralCategory::OpenPunctuation || matches!(c, '<' | '‹' | '«' | '⁅')
}

/// One spelling of a text (NFC) with single spaces, if all of it can be seen.
fn clean(text: &str, longest: usize) -> Result<String, ApiError> {
    // Four bytes a character, and room for spaces and marks that go away.
    if text.len() > longest * 16 {
        return Err(wrong_length(longest));
    }
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.nfc().filter(|c| !is_presentation(*c)).collect())
        .collect();
    let clean = words.join(" ");
    if clean.chars().any(is_invisible) || too_many_marks(&clean) {
        return Err(refused(
            "a name has only characters that can be seen",
            Message::new("table-name-invisible"),
        ));
    }
    if clean.chars().count() > longest {
        return Err(wrong_length(longest));
    }
    Ok(clean)
}

/// Asks for the coloured or the plain picture of a symbol; phones add it by themselves and it changes no name.
fn is_presentation(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

/// Whether nothing, or nothing of its own, is drawn for a character.
fn is_invisible(c: char) -> bool {
    match c.general_category() {
        GeneralCategory::Control
        | GeneralCategory::Format
        | GeneralCategory::Surrogate
        | GeneralCategory::PrivateUse
        | GeneralCategory::Unassigned
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => true,
        GeneralCategory::SpaceSeparator => c != ' ',
        // Letters, marks and symbols that are blank all the same: fillers, joiners, selectors, the empty braille cell.
        _ => matches!(
            c,
            '\u{034f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{ffa0}'
                | '\u{e0100}'..='\u{e01ef}'
        ),
    }
}

/// Whether marks stand alone or are piled up so high that they cover other lines.
fn too_many_marks(text: &str) -> bool {
    let mut marks = MARKS;
    for c in text.chars() {
        let is_mark = matches!(
            c.general_category(),
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
        );
        marks = match (is_mark, c) {
            (true, _) => marks + 1,
            // A mark on a space stands alone.
            (false, ' ') => MARKS,
            (false, _) => 0,
        };
        if marks > MARKS {
            return true;
        }
    }
    false
}

fn wrong_length(most: usize) -> ApiError {
    let why = Message::new("table-name-length").with("most", most as i64);
    refused(&format!("a name has 1 to {most} characters"), why)
}

fn bot_name() -> ApiError {
    refused(
        "this is what bots are called here",
        Message::new("table-name-bot"),
    )
}

fn refused(message: &str, why: Message) -> ApiError {
    ApiError {
        why: Some(why),
        ..ApiError::new(ErrorCode::Invalid, message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_everywhere_can_be_used() {
        for name in [
            "Ada",
            "Zoë",
            "Jürg Müller",
            "O’Neill",
            "李小龍",
            "Ольга",
            "नमस्ते",
            "שָׁלוֹם",
            "ผู้เล่น",
            "player_1",
            "x",
            "❤ Bea",
            "Bot",
            "Botho: the great",
            "<b>",
        ] {
            assert_eq!(person(name).as_deref(), Ok(name), "{name}");
        }
        assert_eq!(person(&"ö".repeat(PERSON)), Ok("ö".repeat(PERSON)));
    }

    #[test]
    fn a_name_has_one_spelling_and_single_spaces() {
        assert_eq!(person(" \tAda\u{a0} \n King ").as_deref(), Ok("Ada King"));
        assert_eq!(person("Zoe\u{308}").as_deref(), Ok("Zoë"));
        assert_eq!(person("❤\u{fe0f}").as_deref(), Ok("❤"));
        assert_eq!(table("  ").as_deref(), Ok(""));
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for name in [
            "",
            " ",
            "\u{200b}",
            "Ada\u{200b}",
            "Ada\u{202e}",
            "\u{2066}Ada",
            "A\u{0}da",
            "\u{7}",
            "\u{e000}",
            "\u{378}",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "\u{ad}",
            "\u{feff}x",
            "\u{308}",
            "Ada \u{308}",
            "A\u{310}\u{311}\u{312}\u{313}\u{314}\u{315}",
            "x\u{fe00}",
            "\u{fe0f}",
        ] {
            let refused = person(name).map_err(|error| (error.code, error.why.is_some()));
            assert_eq!(refused, Err((ErrorCode::Invalid, true)), "{name:?}");
        }
        assert!(person(&"x".repeat(PERSON + 1)).is_err());
        assert!(table(&"x".repeat(900_000)).is_err());
        assert!(table("a\u{0}b").is_err());
    }

    #[test]
    fn a_name_does_not_pass_for_anothers() {
        for (one, other) in [
            ("Ada", "Ada"),
            ("Ada", "ADA"),
            ("Ada", "Аda"),
            ("Ada", "Ａda"),
            ("Ada K", "AdaK"),
            ("Ian", "lan"),
            ("Bob", "B0b"),
            ("straße", "STRAßE"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(looks_like(one, other), "{one} and {other}");
            assert!(check_free(one, [other].into_iter()).is_err());
        }
        for (one, other) in [("Ada", "Bea"), ("Ada", "Ada 2"), ("Ian", "Ean")] {
            assert!(!looks_like(one, other), "{one} and {other}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for name in [
            "Bot: Medium",
            "bot : Ada",
            "Βot：x",
            "Robot : Moyen",
            "B0T:",
            "Ada (bot, easy)",
            "Ada [Robot]",
            "Ada（bot）",
            "( B0T ) Ada",
        ] {
            assert!(person(name).is_err(), "{name}");
        }
        assert!(check_no_bot("MEDIUM", &["easy", "medium"]).is_err());
        assert!(check_no_bot("Media", &["easy", "medium"]).is_ok());
        // People are called so too; beside the bot of that name nobody is.
        assert!(check_no_bot("Bert", &["easy"]).is_ok());
        assert!(check_free("BERT", ["Bert"].into_iter()).is_err());
        assert!(person("Ada (both)").is_ok());
    }
}
