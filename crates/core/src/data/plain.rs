//! What a reader of TOML says about a file, in words for people who have never seen a type.

use super::nearest;

/// The message in plain words, and what was probably meant.
pub(super) fn in_words(message: &str) -> (String, Option<String>) {
    let message = message.trim().replace('\n', "; ");
    if let Some(name) = quoted(&message, "missing field ") {
        return (format!("'{name}' is missing"), None);
    }
    if let Some(name) = quoted(&message, "duplicate field ").or(quoted(&message, "duplicate key "))
    {
        return (format!("'{name}' stands here twice"), None);
    }
    if let Some(name) = quoted(&message, "unknown field ").or(quoted(&message, "unknown variant "))
    {
        let known: Vec<&str> = message.split('`').skip(3).step_by(2).collect();
        let guess = nearest(name, known.iter().copied()).map(str::to_owned);
        let expected = match known.is_empty() {
            true => "nothing can stand here".to_owned(),
            false => format!("there can be {}", known.join(", ")),
        };
        return (format!("'{name}' is not known here; {expected}"), guess);
    }
    let wrong = ["invalid type: ", "invalid value: ", "invalid length "];
    for start in wrong {
        let Some(rest) = message.strip_prefix(start) else {
            continue;
        };
        if let Some((found, expected)) = rest.split_once(", expected ") {
            let found = match start {
                "invalid length " => format!("{found} of them"),
                _ => found_words(found),
            };
            return (
                format!("expected {}, found {found}", expected_words(expected)),
                None,
            );
        }
    }
    (message, None)
}

/// The first name in back quotes after this beginning.
fn quoted<'a>(message: &'a str, start: &str) -> Option<&'a str> {
    let rest = message.strip_prefix(start)?.strip_prefix('`')?;
    rest.split_once('`').map(|(name, _)| name)
}

fn found_words(found: &str) -> String {
    let kind = |start: &str| {
        let value = found.strip_prefix(start)?;
        Some(value.trim_matches('`'))
    };
    if let Some(text) = kind("string ") {
        return format!("the text {text}");
    }
    if let Some(number) = kind("integer ").or(kind("floating point ")) {
        return format!("the number {number}");
    }
    if let Some(truth) = kind("boolean ") {
        return truth.to_owned();
    }
    match found {
        "map" => "a table".to_owned(),
        "sequence" => "a list".to_owned(),
        "unit value" | "unit" => "nothing".to_owned(),
        other => other.to_owned(),
    }
}

fn expected_words(expected: &str) -> String {
    if let Some(count) = expected.strip_prefix("an array of length ") {
        return format!("a list of {count}");
    }
    if expected.starts_with("struct ") || expected.starts_with("map") {
        return "a table with names and values, such as { name = \"x\" }".to_owned();
    }
    match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number that is not negative",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        "a string" | "string" | "str" => "a text in quotes",
        "a boolean" | "bool" => "true or false",
        "a sequence" | "sequence" => "a list in [ and ]",
        "a spanned value" => "a value",
        other => other,
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what is wrong with it is looked at")]
    struct Sheet {
        cells: u8,
        name: String,
        start: bool,
        ends: [String; 2],
        via: Vec<String>,
    }

    fn words(text: &str) -> String {
        let whole = format!("{text}\n");
        let error = toml::from_str::<Sheet>(&whole).expect_err("it is wrong");
        let (message, guess) = in_words(error.message());
        for rust in ["u8", "struct", "`", "field", "sequence"] {
            assert!(!message.contains(rust), "{message}");
        }
        match guess {
            Some(guess) => format!("{message} ({guess})"),
            None => message,
        }
    }

    #[test]
    fn no_message_speaks_of_types() {
        assert_eq!(
            words("cells = 'many'"),
            "expected a whole number from 0 to 255, found the text \"many\""
        );
        assert_eq!(
            words("cells = 300"),
            "expected a whole number from 0 to 255, found the number 300"
        );
        assert_eq!(
            words("name = 3"),
            "expected a text in quotes, found the number 3"
        );
        assert_eq!(
            words("start = 'yes'"),
            "expected true or false, found the text \"yes\""
        );
        assert_eq!(
            words("via = 'york'"),
            "expected a list in [ and ], found the text \"york\""
        );
        assert_eq!(
            words("ends = ['york']"),
            "expected a list of 2, found 1 of them"
        );
        assert_eq!(words("cells = 3"), "'name' is missing");
        assert_eq!(
            words("cels = 3"),
            "'cels' is not known here; there can be cells, name, start, ends, via (cells)"
        );
    }
}
