//! The page draws data. It takes no notation, no message key and no sentence apart: what it needs comes typed.

use super::tree::{Tree, extension};

/// Calls that take text apart.
const TAKING_APART: [&str; 13] = [
    "split",
    "startsWith",
    "endsWith",
    "slice",
    "substring",
    "match",
    "matchAll",
    "replace",
    "replaceAll",
    "includes",
    "indexOf",
    "charAt",
    "codePointAt",
];

/// Names of text that means something to an engine: what is called so is sent or shown, not read.
const TEXTS: [&str; 6] = ["notation", "action", "key", "keyOf", "words", "say"];

/// The `key` of these is a key of the keyboard.
const KEYBOARD: [&str; 4] = ["event", "e", "ev", "press"];

/// The messages that every language has.
const ENGLISH: &str = "crates/text/lang/en/";

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    let messages = message_prefixes(tree);
    for (path, text) in tree.below("web/src/") {
        let source = matches!(extension(path), "ts" | "svelte");
        let test = path.ends_with(".test.ts") || path.ends_with(".spec.ts");
        if !source || test || path.starts_with("web/src/api/") {
            continue;
        }
        let mut in_comment = false;
        for (index, line) in text.lines().enumerate() {
            let code = without_comments(line, &mut in_comment);
            if let Some(why) = fault_in(&code, &messages) {
                faults.push(format!("{path}:{}: {why}: {}", index + 1, code.trim()));
            }
        }
    }
    faults
}

/// How the engines' message keys begin: with the name of the language file they are in. The page's own are its own.
fn message_prefixes(tree: &Tree) -> Vec<String> {
    let files = tree.below(ENGLISH).filter_map(|(path, _)| {
        let name = path.strip_prefix(ENGLISH)?.strip_suffix(".ftl")?;
        (name != "web").then(|| format!("{name}-"))
    });
    files.collect()
}

fn fault_in(code: &str, messages: &[String]) -> Option<String> {
    notation_of_choice(code)
        .or_else(|| taken_apart(code))
        .or_else(|| matched(code))
        .or_else(|| compared(code, messages))
}

/// `choice.notation`: a choice is sent as its number.
fn notation_of_choice(code: &str) -> Option<String> {
    let found = code.match_indices(".notation").any(|(at, word)| {
        let after = code[at + word.len()..].chars().next();
        !after.is_some_and(is_name)
    });
    found.then(|| "the page needs no notation: a choice is sent as its number".to_owned())
}

/// `action.split(" ")`, `keyOf(target).startsWith("x")`, `message.key.slice(3)`.
fn taken_apart(code: &str) -> Option<String> {
    for call in TAKING_APART {
        for (at, _) in code.match_indices(&format!(".{call}(")) {
            let Some((name, of)) = receiver(&code[..at]) else {
                continue;
            };
            let keyboard = name == "key" && KEYBOARD.contains(&of);
            // A list of words may be searched; a sentence may not.
            let list = name == "words" && ["slice", "includes", "indexOf"].contains(&call);
            if TEXTS.contains(&name) && !keyboard && !list {
                return Some(format!("'{name}' is taken apart with {call}"));
            }
        }
    }
    None
}

/// `/walk (.*)/.exec(action)`.
fn matched(code: &str) -> Option<String> {
    for call in [".exec(", ".test("] {
        for (at, _) in code.match_indices(call) {
            let argument = code[at + call.len()..]
                .split([')', ','])
                .next()
                .unwrap_or("");
            if let Some((name, of)) = receiver(argument)
                && TEXTS.contains(&name)
                && !(name == "key" && KEYBOARD.contains(&of))
            {
                return Some(format!("'{name}' is matched with a pattern"));
            }
        }
    }
    None
}

/// `message.key === "arriala-event-lock"`.
fn compared(code: &str, messages: &[String]) -> Option<String> {
    for mark in ["=== \"", "== \"", "case \"", "=== '", "case '"] {
        for (at, _) in code.match_indices(mark) {
            let literal = &code[at + mark.len()..];
            if messages.iter().any(|first| literal.starts_with(first)) {
                return Some("a message key is compared: events and choices are typed".to_owned());
            }
        }
    }
    None
}

/// The last name of the expression that ends here, and the name of what it belongs to: `a.b.c` gives (`c`, `b`),
/// `f(x)` gives (`f`, ``).
fn receiver(before: &str) -> Option<(&str, &str)> {
    let before = before.trim_end_matches(['?', '!', ' ']);
    let before = match before.strip_suffix(')') {
        Some(_) => &before[..opening(before)?],
        None => before,
    };
    let name = last_name(before);
    let rest = before[..before.len() - name.len()].trim_end_matches(['.', '?', '!']);
    (!name.is_empty()).then(|| (name, last_name(rest)))
}

/// Where the parenthesis was opened that is closed at the end.
fn opening(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in text.char_indices().rev() {
        match letter {
            ')' => depth += 1,
            '(' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

fn last_name(text: &str) -> &str {
    let start = text
        .char_indices()
        .rev()
        .take_while(|(_, c)| is_name(*c))
        .last();
    start.map_or("", |(at, _)| &text[at..])
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// The line without what is in comments of TypeScript and HTML.
fn without_comments(line: &str, in_comment: &mut bool) -> String {
    let mut code = String::new();
    let mut rest = line;
    loop {
        if *in_comment {
            let Some(end) = ["*/", "-->"]
                .iter()
                .filter_map(|e| rest.find(e).map(|at| at + e.len()))
                .min()
            else {
                return code;
            };
            *in_comment = false;
            rest = &rest[end..];
        }
        let line_comment = rest.find("// ");
        let block = ["/*", "<!--"]
            .iter()
            .filter_map(|start| rest.find(start))
            .min();
        match (line_comment, block) {
            (Some(line), block) if block.is_none_or(|block| line < block) => {
                return code + &rest[..line];
            }
            (_, Some(block)) => {
                code += &rest[..block];
                rest = &rest[block + 2..];
                *in_comment = true;
            }
            (_, None) => return code + rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(line: &str) -> usize {
        let files = [
            ("crates/text/lang/en/arriala.ftl", ""),
            ("crates/text/lang/en/kanal.ftl", ""),
            ("crates/text/lang/en/web.ftl", ""),
            ("web/src/games/x.ts", line),
        ];
        check(&Tree::of(&files)).len()
    }

    #[test]
    fn text_of_the_engines_that_is_taken_apart_is_found() {
        for line in [
            "const words = action.split(\" \");",
            "if (info.action.startsWith(\"haul \")) return;",
            "const id = choice.notation;",
            "const kind = message.key.split(\"-\").at(-1);",
            "const at = keyOf(target).slice(5);",
            "const place = choice.words?.match(/ – (.*)/);",
            "const to = /to (.*)$/.exec(action);",
            "if (event.key === \"arriala-event-lock\") grow();",
            "case \"kanal-event-build\":",
            "const name = say(message).split(\" \")[0];",
        ] {
            assert_eq!(faults(line), 1, "{line}");
        }
    }

    #[test]
    fn what_is_only_passed_on_is_not() {
        for line in [
            "if (event.key === \"Enter\") act(choice.id);",
            "if (event.key.startsWith(\"Arrow\")) return;",
            "const parts = name.split(\" \");",
            "// The notation is split: action.split(\" \")",
            "/** choice.notation */",
            "const some = actions.slice(0, 3);",
            "const first = words.slice(0, 1);",
            "request({ do: \"act\", choice: typed });",
            "<p>{say(choice.words)}</p>",
            "const label = t(\"arriala-lock\");",
            "if (key === \"web-player\") return;",
        ] {
            assert_eq!(faults(line), 0, "{line}");
        }
        let elsewhere = [
            ("web/src/games/x.test.ts", "action.split(\" \")"),
            ("web/src/api/types.ts", "notation: action.split(\" \")"),
            ("crates/x/src/lib.rs", "action.split(' ')"),
        ];
        assert_eq!(check(&Tree::of(&elsewhere)), [""; 0]);
    }

    #[test]
    fn the_line_and_the_reason_are_told() {
        let tree = Tree::of(&[("web/src/a.svelte", "<!-- a\nb -->\n{action.split(\" \")}\n")]);
        assert_eq!(
            check(&tree),
            ["web/src/a.svelte:3: 'action' is taken apart with split: {action.split(\" \")}"]
        );
    }
}
