//! What can be done now: lists that stay readable when there are two hundred choices.

use towpath_games::{Offer, OfferedChoice};
use towpath_text::Words;

/// So many lines are shown at once; more are put together by how they begin.
const SCREEN: usize = 30;

/// The commands that work at any time.
pub const COMMANDS: &str = "\
  ?            what can be done now, step by step; ? WORDS narrows it to what begins so
  NUMBER       of the last list: do it, or go on to the next question
  WHAT TO DO   in the words of the list
  why WORDS    why something cannot be done now
  undo         take back your last decision; `undo turn` the whole turn
  board        show the board; `log` what happened; `score` the points with their parts
  rules KEY    show a clause of the rules; `rules` all of them
  hint         what the bot would do
  record       the game so far in the record format; `scenario` this position as a scenario
  quit         leave (a game started with --save can be resumed)";

/// What a number of a list stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// The choice of this number.
    Choice(usize),
    /// These things touched, and the next question.
    Touch(Vec<String>),
    /// Everything that begins with these words.
    Begins(String),
}

/// A list with what its numbers stand for.
#[derive(Debug)]
pub struct List {
    pub text: String,
    pub lines: Vec<Line>,
}

/// What can be done after these touches: the question, and a line for each thing that can be touched next and for each
/// choice that needs no further touch. Where one thing alone can be touched, it is.
pub fn step(offer: &Offer, picked: &[String], words: &Words) -> List {
    let mut picked: Vec<&str> = picked.iter().map(String::as_str).collect();
    let mut selection = offer.select(&picked);
    while let ([only], []) = (&selection.open[..], &selection.ready[..]) {
        picked.push(only);
        selection = offer.select(&picked);
    }
    let mut lines: Vec<Line> = selection.ready.iter().map(|n| Line::Choice(*n)).collect();
    for target in &selection.open {
        let further: Vec<&str> = picked.iter().copied().chain([*target]).collect();
        lines.push(match offer.select(&further).reachable[..] {
            [only] => Line::Choice(only),
            _ => Line::Touch(further.into_iter().map(str::to_owned).collect()),
        });
    }
    let list = match lines.len() > SCREEN {
        true => beginnings(offer, selection.reachable, ""),
        false => numbered(offer, lines, words),
    };
    match offer.question(&picked) {
        Some(question) => List {
            text: format!("{}\n{}", words.say(question), list.text),
            ..list
        },
        None => list,
    }
}

/// The choices that begin with these words; `None` if there are none.
pub fn narrowed(offer: &Offer, prefix: &str, words: &Words) -> Option<List> {
    let begins = |choice: &OfferedChoice| {
        let rest = choice.notation.strip_prefix(prefix);
        rest.is_some_and(|rest| prefix.is_empty() || rest.is_empty() || rest.starts_with(' '))
    };
    let numbers = 0..offer.choices.len();
    let shown: Vec<usize> = numbers.filter(|n| begins(&offer.choices[*n])).collect();
    match shown.len() {
        0 => None,
        1..=SCREEN => {
            let lines = shown.into_iter().map(Line::Choice).collect();
            Some(numbered(offer, lines, words))
        }
        _ => Some(beginnings(offer, shown, prefix)),
    }
}

/// Lines with their numbers: a choice with its words, a touch with how what it leads to begins.
fn numbered(offer: &Offer, lines: Vec<Line>, words: &Words) -> List {
    let parts: Vec<(String, String)> = lines
        .iter()
        .map(|line| match line {
            Line::Choice(number) => {
                let choice = &offer.choices[*number];
                (choice.notation.clone(), words.say(&choice.words))
            }
            Line::Touch(picked) => {
                let picked: Vec<&str> = picked.iter().map(String::as_str).collect();
                let reached = offer.select(&picked).reachable;
                let ways = format!("({} ways)", reached.len());
                (common_beginning(offer, &reached), ways)
            }
            Line::Begins(start) => (start.clone(), String::new()),
        })
        .collect();
    let width = parts.iter().map(|(what, _)| what.len()).max().unwrap_or(0);
    let text = parts.iter().enumerate().map(|(n, (what, said))| {
        let line = format!("  {:3}  {what:width$}  {said}", n + 1);
        line.trim_end().to_owned()
    });
    List {
        text: text.collect::<Vec<_>>().join("\n"),
        lines,
    }
}

/// Choices put together by how they begin, up to one word past the prefix.
fn beginnings(offer: &Offer, choices: Vec<usize>, prefix: &str) -> List {
    let words = prefix.split_whitespace().count() + 1;
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    for number in choices {
        let taken: Vec<&str> = offer.choices[number]
            .notation
            .split(' ')
            .take(words)
            .collect();
        let start = taken.join(" ");
        match groups.iter_mut().find(|(group, _)| *group == start) {
            Some((_, members)) => members.push(number),
            None => groups.push((start, vec![number])),
        }
    }
    let text = groups.iter().enumerate().map(|(n, (start, members))| {
        let number = n + 1;
        match members.len() {
            1 => format!("  {number:3}  {start}"),
            count => format!("  {number:3}  {start} ...  ({count} ways: ? {start})"),
        }
    });
    let text = text.collect::<Vec<_>>().join("\n");
    let line = |(start, members): (String, Vec<usize>)| match members[..] {
        [only] => Line::Choice(only),
        _ => Line::Begins(start),
    };
    List {
        text,
        lines: groups.into_iter().map(line).collect(),
    }
}

/// The words with which all of these choices begin.
fn common_beginning(offer: &Offer, choices: &[usize]) -> String {
    let mut notations = choices.iter().map(|n| &offer.choices[*n].notation);
    let mut common: Vec<&str> = notations
        .next()
        .map_or(Vec::new(), |n| n.split(' ').collect());
    for notation in notations {
        let same = common.iter().zip(notation.split(' '));
        let length = same.take_while(|(a, b)| **a == *b).count();
        common.truncate(length);
    }
    common.push("...");
    common.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use towpath_core::Message;
    use towpath_games::OfferedStep;
    use towpath_text::Language;

    fn offer(choices: &[(&str, &[&str])]) -> Offer {
        let strings = |path: &[&str]| path.iter().map(|t| (*t).to_owned()).collect();
        let choice = |(notation, path): &(&str, &[&str])| OfferedChoice {
            notation: (*notation).to_owned(),
            words: Message::new("table-over"),
            paths: vec![strings(path)],
        };
        let step = |picked: &[&str], key: &'static str| OfferedStep {
            picked: strings(picked),
            question: Message::new(key),
        };
        Offer {
            choices: choices.iter().map(choice).collect(),
            steps: vec![
                step(&[], "table-not-to-act"),
                step(&["red"], "table-virtual-player"),
            ],
        }
    }

    #[test]
    fn a_prefix_matches_whole_words() {
        let offer = offer(&[
            ("walk red 3", &["red", "3"]),
            ("walk redder", &["redder"]),
            ("lock 3", &["3"]),
        ]);
        let words = Words::of(Language::English);
        let found = |prefix| narrowed(&offer, prefix, &words).map(|list| list.lines);
        assert_eq!(found("walk red"), Some(vec![Line::Choice(0)]));
        assert_eq!(found("walk").map(|lines| lines.len()), Some(2));
        assert_eq!(found("").map(|lines| lines.len()), Some(3));
        assert_eq!(found("dance"), None);
    }

    #[test]
    fn a_long_list_is_grouped_and_its_numbers_go_on() {
        let many: Vec<String> = (0..40).map(|n| format!("walk red {n}")).collect();
        let mut all: Vec<(&str, &[&str])> = many.iter().map(|n| (n.as_str(), &["x"][..])).collect();
        all.push(("end", &["x"]));
        let offer = offer(&all);
        let words = Words::of(Language::English);
        let list = narrowed(&offer, "", &words).expect("choices");
        assert_eq!(list.text, "    1  walk ...  (40 ways: ? walk)\n    2  end");
        assert_eq!(
            list.lines,
            [Line::Begins("walk".to_owned()), Line::Choice(40)]
        );
        // All have the same way, so there is nothing to touch that would tell them apart.
        assert_eq!(step(&offer, &[], &words).lines, list.lines);
    }

    #[test]
    fn a_list_asks_the_question_of_its_step() {
        let offer = offer(&[
            ("walk red 3", &["red", "3"]),
            ("walk red 4", &["red", "4"]),
            ("end", &["end"]),
        ]);
        let words = Words::of(Language::English);
        let first = step(&offer, &[], &words);
        let expected = "It is not your turn.\n    1  walk red ...  (2 ways)\n    2  end           The game is over.";
        assert_eq!(first.text, expected);
        assert_eq!(
            first.lines,
            [Line::Touch(vec!["red".to_owned()]), Line::Choice(2)]
        );
        let second = step(&offer, &["red".to_owned()], &words);
        assert!(
            second.text.starts_with("Green (nobody’s)\n"),
            "{}",
            second.text
        );
        assert_eq!(second.lines, [Line::Choice(0), Line::Choice(1)]);
    }
}
