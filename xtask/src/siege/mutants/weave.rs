//! Many mutants in one program: a function that has mutants holds each as a copy of its body behind a switch.

use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;

/// The variable of the environment that says which mutant runs; none runs without it.
pub const SWITCH: &str = "TOWPATH_MUTANT";

/// What is put behind the crate's own source.
const SWITCH_MODULE: &str = r#"
#[doc(hidden)]
#[allow(missing_docs)]
pub mod mutant_switch {
    static NUMBER: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    pub fn on(number: u32) -> bool {
        let read = || std::env::var("TOWPATH_MUTANT").ok().and_then(|text| text.parse().ok());
        *NUMBER.get_or_init(|| read().unwrap_or(0)) == number
    }
}
"#;

/// A place in a text: line and column from 1, columns counted in characters.
type Place = (usize, usize);

/// One change of the source, as cargo-mutants names it.
#[derive(Clone, Default, Debug)]
pub struct Mutant {
    /// The whole name: file, place and what is changed.
    pub name: String,
    /// The file, from the repository's folder.
    pub file: String,
    /// The function's own name and its whole extent with what stands before it.
    function: Option<(String, Range<Place>)>,
    /// What is replaced.
    span: Range<Place>,
    replacement: String,
}

impl Mutant {
    /// Reads an entry of the list.
    pub fn read(value: &Value) -> Result<Mutant, String> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let read = || {
            let function = match &value["function"] {
                Value::Null => None,
                function => {
                    let name = text(&function["function_name"])?;
                    let own = name.rsplit("::").next()?.to_owned();
                    Some((own, extent(&function["span"])?))
                }
            };
            Some(Mutant {
                name: text(&value["name"])?,
                file: text(&value["file"])?,
                function,
                span: extent(&value["span"])?,
                replacement: text(&value["replacement"])?,
            })
        };
        read().ok_or_else(|| format!("no mutant: {value}"))
    }

    /// One of which the name alone counts.
    #[cfg(test)]
    pub fn named(name: &str) -> Mutant {
        Mutant {
            name: name.to_owned(),
            ..Mutant::default()
        }
    }

    /// The file's text with this change alone.
    pub fn alone(&self, text: &str) -> String {
        let Range { start, end } = bytes(text, &self.span);
        format!("{}{}{}", &text[..start], self.replacement, &text[end..])
    }

    /// The extent of the function's body between its braces, if it can be switched.
    fn body(&self, text: &str) -> Option<Range<usize>> {
        let (name, extent) = self.function.as_ref()?;
        let extent = bytes(text, extent);
        let whole = &text[extent.clone()];
        let head = ["(", "<"].iter().filter_map(|after| {
            let found = whole.find(&format!("fn {name}{after}"))?;
            Some(found)
        });
        let head = head.min()?;
        let line = whole[..head].rsplit('\n').next()?;
        if line.contains("const ") {
            return None;
        }
        let open = head + whole[head..].find('{')?;
        let body = extent.start + open + 1..extent.end - 1;
        let span = bytes(text, &self.span);
        (body.start <= span.start && span.end <= body.end).then_some(body)
    }
}

/// A text with switches, the mutants in it with the lines of their copies, and those that cannot be switched.
#[derive(Default, Debug)]
pub struct Woven {
    pub text: String,
    /// The number of each mutant and the lines (from 1) of its copy.
    pub lines: Vec<(u32, Range<usize>)>,
    /// The lines of functions that hold mutants, with those mutants.
    pub functions: Vec<(Range<usize>, Vec<u32>)>,
    /// The numbers of those that have to be built alone.
    pub alone: Vec<u32>,
}

impl Woven {
    /// The mutants that an error in this line may come from: the one whose copy it is in, or all of the function.
    pub fn blamed(&self, line: usize) -> Vec<u32> {
        let copies = self.lines.iter().filter(|(_, own)| own.contains(&line));
        let copies: Vec<u32> = copies.map(|(number, _)| *number).collect();
        if !copies.is_empty() {
            return copies;
        }
        let functions = self.functions.iter().filter(|(own, _)| own.contains(&line));
        functions
            .flat_map(|(_, numbers)| numbers.iter().copied())
            .collect()
    }
}

/// The text with every function that is called at run time alone made an ordinary one, which can be switched; `constant`
/// names those that must stay. Every place stays where it is.
pub fn without_constants(text: &str, constant: &BTreeSet<String>) -> String {
    const WORDS: &str = "const fn ";
    let mut changed = text.to_owned();
    for (at, _) in text.match_indices(WORDS) {
        let name = text[at + WORDS.len()..]
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .next()
            .unwrap_or_default();
        if !constant.contains(name) {
            changed.replace_range(at..at + WORDS.len(), "      fn ");
        }
    }
    changed
}

/// The function that an error says must be constant.
pub fn must_be_constant(message: &str) -> Option<String> {
    let (_, rest) = message.split_once("cannot call non-const ")?;
    let path = rest.split('`').nth(1)?;
    let name = path.rsplit("::").find(|part| !part.starts_with('<'))?;
    Some(name.to_owned())
}

/// Puts the mutants of one file behind switches.
pub fn weave(text: &str, mutants: &[(u32, &Mutant)], holds_switch: bool) -> Woven {
    let mut woven = Woven::default();
    let mut bodies: Vec<(Range<usize>, Vec<_>)> = Vec::new();
    for (number, mutant) in mutants {
        match mutant.body(text) {
            None => woven.alone.push(*number),
            Some(body) => match bodies.iter_mut().find(|(own, _)| *own == body) {
                Some((_, own)) => own.push((*number, *mutant)),
                None => bodies.push((body, vec![(*number, *mutant)])),
            },
        }
    }
    bodies.sort_by_key(|(body, _)| body.start);
    let mut done = 0;
    let line = |text: &str| text.matches('\n').count() + 1;
    // Functions may lie in functions, so that the last line of one is known when all are woven.
    let mut ends = Vec::new();
    for (body, own) in &bodies {
        woven.text.push_str(&text[done..body.start]);
        let first = line(&woven.text);
        for (number, mutant) in own {
            woven.text.push_str(&format!(
                "if crate::mutant_switch::on({number}) {{ return {{\n"
            ));
            let begin = line(&woven.text);
            let span = bytes(text, &mutant.span);
            woven.text.push_str(&text[body.start..span.start]);
            woven.text.push_str(&mutant.replacement);
            woven.text.push_str(&text[span.end..body.end]);
            woven
                .lines
                .push((*number, begin - 1..line(&woven.text) + 1));
            woven.text.push_str("\n}; }\n");
        }
        let numbers: Vec<u32> = own.iter().map(|(number, _)| *number).collect();
        ends.push((body, first..line(&woven.text), numbers));
        done = body.start;
    }
    woven.text.push_str(&text[done..]);
    for (body, copies, numbers) in &ends {
        let before = ends.iter().filter(|(other, ..)| other.start < body.end);
        let added: usize = before.map(|(_, copies, _)| copies.len()).sum();
        let last = line(&text[..body.end]) + added;
        woven
            .functions
            .push((copies.start..last + 1, numbers.clone()));
    }
    if holds_switch {
        woven.text.push_str(SWITCH_MODULE);
    }
    woven
}

/// A span of the list as line and column.
fn extent(span: &Value) -> Option<Range<Place>> {
    let place = |value: &Value| {
        let number = |name: &str| value[name].as_u64().map(|number| number as usize);
        Some((number("line")?, number("column")?))
    };
    Some(place(&span["start"])?..place(&span["end"])?)
}

/// Where a place is in a text.
fn bytes(text: &str, extent: &Range<Place>) -> Range<usize> {
    let at = |(line, column): Place| {
        let lines = text.split_inclusive('\n').take(line.saturating_sub(1));
        let begin: usize = lines.map(str::len).sum();
        let letters = text[begin..].chars().take(column.saturating_sub(1));
        begin + letters.map(char::len_utf8).sum::<usize>()
    };
    at(extent.start)..at(extent.end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "/// Adds: fn add is written é.\npub fn add(a: u8) -> u8 {\n    a + 1\n}\n\nconst fn two() -> u8 {\n    1 + 1\n}\n";

    fn mutant(name: &str, function: Range<Place>, span: Range<Place>) -> Mutant {
        Mutant {
            function: Some((name.to_owned(), function)),
            span,
            replacement: "-".to_owned(),
            ..Mutant::default()
        }
    }

    #[test]
    fn a_mutant_is_a_copy_of_the_body_behind_its_switch() {
        let one = mutant("add", (1, 1)..(4, 2), (3, 7)..(3, 8));
        assert!(one.alone(TEXT).contains("    a - 1\n}"));
        let woven = weave(TEXT, &[(7, &one)], false);
        let body = "pub fn add(a: u8) -> u8 {if crate::mutant_switch::on(7) { return {\n\n    a - 1\n\n}; }\n\n    a + 1\n}";
        assert!(woven.text.contains(body), "{}", woven.text);
        let lines = woven.text.lines().collect::<Vec<_>>();
        let (number, own) = &woven.lines[0];
        assert_eq!(*number, 7);
        let copy = lines[own.start - 1..own.end - 1].join("\n");
        assert!(copy.contains("a - 1") && !copy.contains("a + 1"));
        let (function, numbers) = &woven.functions[0];
        assert_eq!(numbers, &[7]);
        assert!(lines[function.start - 1..function.end - 1].contains(&"    a + 1"));
        assert!(woven.alone.is_empty());
    }

    #[test]
    fn functions_are_constant_only_where_an_error_says_so() {
        let none = BTreeSet::new();
        assert!(!without_constants(TEXT, &none).contains("const fn"));
        assert_eq!(without_constants(TEXT, &none).len(), TEXT.len());
        let two = must_be_constant("cannot call non-const associated function `A::two` in statics");
        assert_eq!(two.as_deref(), Some("two"));
        assert_eq!(without_constants(TEXT, &two.into_iter().collect()), TEXT);
        assert_eq!(must_be_constant("mismatched types"), None);
    }

    #[test]
    fn constant_functions_are_built_alone() {
        let one = mutant("two", (6, 1)..(8, 2), (7, 7)..(7, 8));
        let woven = weave(TEXT, &[(1, &one)], true);
        assert_eq!(woven.alone, [1]);
        assert_eq!(woven.text, format!("{TEXT}{SWITCH_MODULE}"));
        assert!(SWITCH_MODULE.contains(SWITCH));
    }
}
