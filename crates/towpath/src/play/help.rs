//! What can be done now, as numbered lists: the steps of the moment, or everything that begins with some words.

use towpath_core::{ChoiceKind, Message};
use towpath_games::{Offer, OfferedChoice};
use towpath_text::Words;

/// A list of what begins with some words puts longer lists together by how they go on.
const LONG: usize = 30;

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

/// A line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What its number stands for.
    pub line: Line,
    /// What it is in words.
    pub words: String,
    /// What can be typed for it; several choices begin so if it ends with dots.
    pub notation: String,
    /// What is touched for it, if it is a touch.
    pub target: Option<String>,
}

/// A question with its numbered answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// What has been touched.
    pub picked: Vec<String>,
    /// What is asked; empty if nothing is.
    pub question: String,
    /// What has been touched last, where more can be said of it.
    pub about: String,
    /// The answers.
    pub entries: Vec<Entry>,
}

impl List {
    /// What a number of the list stands for.
    pub fn line(&self, number: usize) -> Option<&Line> {
        let entry = self.entries.get(number.checked_sub(1)?)?;
        Some(&entry.line)
    }

    /// The list as lines of text, with what can be typed in place of a number.
    pub fn text(&self) -> String {
        let widths = self.entries.iter().map(|e| e.notation.chars().count());
        let width = widths.max().unwrap_or(0);
        let mut lines = Vec::new();
        if !self.question.is_empty() {
            lines.push(self.question.clone());
        }
        if !self.about.is_empty() {
            lines.push(format!("  {}", self.about));
        }
        for (number, entry) in (1..).zip(&self.entries) {
            let Entry {
                notation, words, ..
            } = entry;
            let line = format!("  {number:3}  {notation:width$}  {words}");
            lines.push(line.trim_end().to_owned());
        }
        lines.join("\n")
    }
}

/// What can be done after these touches: the question, and a line for each choice that needs no further touch and for each
/// thing that can be touched next. Where one thing alone can be touched, it is.
pub fn step(offer: &Offer, picked: &[String], words: &Words) -> List {
    let mut picked: Vec<&str> = picked.iter().map(String::as_str).collect();
    let mut selection = offer.select(&picked);
    while let ([only], []) = (&selection.open[..], &selection.ready[..]) {
        // The first question is asked even if it has one answer.
        if picked.is_empty() && selection.reachable.len() == 1 {
            break;
        }
        picked.push(only);
        selection = offer.select(&picked);
    }
    let ready = selection.ready.iter().map(|n| choice(offer, *n, words));
    let mut entries: Vec<Entry> = ready.collect();
    for target in &selection.open {
        let further: Vec<&str> = picked.iter().copied().chain([*target]).collect();
        entries.push(touch(offer, &further, words));
    }
    let question = offer.question(&picked);
    let about = picked.last().and_then(|target| {
        let caption = offer.captions.get(*target)?;
        caption.several.as_ref()
    });
    List {
        question: question.map_or(String::new(), |question| words.say(question)),
        about: about.map_or(String::new(), |about| words.say(about)),
        entries,
        picked: picked.into_iter().map(str::to_owned).collect(),
    }
}

/// The line of a choice.
fn choice(offer: &Offer, number: usize, words: &Words) -> Entry {
    let choice = &offer.choices[number];
    Entry {
        line: Line::Choice(number),
        words: with_loss(words.say(&choice.words), choice, words),
        notation: choice.notation.clone(),
        target: None,
    }
}

/// The line of a thing that can be touched next.
fn touch(offer: &Offer, picked: &[&str], words: &Words) -> Entry {
    let target = picked.last().map(|target| (*target).to_owned());
    let caption = target.as_ref().and_then(|t| offer.captions.get(t));
    let reached = offer.select(picked).reachable;
    if let [only] = reached[..] {
        let mut entry = choice(offer, only, words);
        if let Some(caption) = caption.and_then(|caption| caption.alone.as_ref()) {
            entry.words = with_loss(words.say(caption), &offer.choices[only], words);
        }
        return Entry { target, ..entry };
    }
    let words = match caption.and_then(|caption| caption.several.as_ref()) {
        Some(caption) => format!("{} …", words.say(caption)),
        None => words.say(&Message::new("terminal-ways").with("count", reached.len() as i64)),
    };
    Entry {
        line: Line::Touch(picked.iter().map(|t| (*t).to_owned()).collect()),
        words,
        notation: common_beginning(offer, &reached),
        target,
    }
}

/// The words of a choice with what it gives up.
fn with_loss(said: String, choice: &OfferedChoice, words: &Words) -> String {
    match &choice.kind {
        ChoiceKind::Forfeit(lost) => {
            let lost = Message::new("terminal-gives-up").with("lost", lost.clone());
            format!("{said} – {}", words.say(&lost))
        }
        ChoiceKind::Progress | ChoiceKind::Pass => said,
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
    let entries = match shown.len() {
        0 => return None,
        1..=LONG => shown.iter().map(|n| choice(offer, *n, words)).collect(),
        _ => beginnings(offer, shown, prefix, words),
    };
    Some(List {
        entries,
        ..List::default()
    })
}

/// Choices put together by how they begin, up to one word past the prefix.
fn beginnings(offer: &Offer, choices: Vec<usize>, prefix: &str, words: &Words) -> Vec<Entry> {
    let length = prefix.split_whitespace().count() + 1;
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    for number in choices {
        let notation = offer.choices[number].notation.split(' ');
        let start = notation.take(length).collect::<Vec<_>>().join(" ");
        match groups.iter_mut().find(|(group, _)| *group == start) {
            Some((_, members)) => members.push(number),
            None => groups.push((start, vec![number])),
        }
    }
    let group = |(start, members): (String, Vec<usize>)| match members[..] {
        [only] => choice(offer, only, words),
        _ => Entry {
            words: words.say(
                &Message::new("terminal-begins-so")
                    .with("start", start.as_str())
                    .with("count", members.len() as i64),
            ),
            notation: format!("{start} ..."),
            line: Line::Begins(start),
            target: None,
        },
    };
    groups.into_iter().map(group).collect()
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
    use towpath_games::{Caption, OfferedStep};
    use towpath_text::Language;

    fn offer(choices: &[(&str, &[&str])]) -> Offer {
        let strings = |path: &[&str]| path.iter().map(|t| (*t).to_owned()).collect();
        let choice = |(notation, path): &(&str, &[&str])| OfferedChoice {
            notation: (*notation).to_owned(),
            words: Message::new("table-over"),
            paths: vec![strings(path)],
            kind: ChoiceKind::Progress,
        };
        let step = |picked: &[&str], key: &'static str| OfferedStep {
            picked: strings(picked),
            question: Message::new(key),
            follow: None,
        };
        Offer {
            choices: choices.iter().map(choice).collect(),
            steps: vec![
                step(&[], "table-not-to-act"),
                step(&["red"], "table-virtual-player"),
            ],
            ..Offer::default()
        }
    }

    fn lines(list: &List) -> Vec<Line> {
        list.entries
            .iter()
            .map(|entry| entry.line.clone())
            .collect()
    }

    #[test]
    fn a_prefix_matches_whole_words() {
        let offer = offer(&[
            ("walk red 3", &["red", "3"]),
            ("walk redder", &["redder"]),
            ("lock 3", &["3"]),
        ]);
        let words = Words::of(Language::English);
        let found = |prefix| narrowed(&offer, prefix, &words).map(|list| lines(&list));
        assert_eq!(found("walk red"), Some(vec![Line::Choice(0)]));
        assert_eq!(found("walk").map(|lines| lines.len()), Some(2));
        assert_eq!(found("").map(|lines| lines.len()), Some(3));
        assert_eq!(found("dance"), None);
    }

    #[test]
    fn a_long_list_of_words_is_grouped_and_its_numbers_go_on() {
        let many: Vec<String> = (0..40).map(|n| format!("walk red {n}")).collect();
        let mut all: Vec<(&str, &[&str])> = many.iter().map(|n| (n.as_str(), &["x"][..])).collect();
        all.push(("end", &["x"]));
        let offer = offer(&all);
        let words = Words::of(Language::English);
        let list = narrowed(&offer, "", &words).expect("choices");
        assert_eq!(
            lines(&list),
            [Line::Begins("walk".to_owned()), Line::Choice(40)]
        );
        assert!(
            list.text()
                .contains("1  walk ...  walk … (40 ways: ? walk)"),
            "{}",
            list.text()
        );
        // All have the same way, so there is nothing to touch that would tell them apart.
        assert_eq!(step(&offer, &[], &words).entries.len(), 41);
    }

    #[test]
    fn a_list_asks_the_question_of_its_step() {
        let mut offer = offer(&[
            ("walk red 3", &["red", "3"]),
            ("walk red 4", &["red", "4"]),
            ("end", &["end"]),
        ]);
        let words = Words::of(Language::English);
        let first = step(&offer, &[], &words);
        let expected = "It is not your turn.\n    1  walk red ...  2 ways\n    2  end           The game is over.";
        assert_eq!(first.text(), expected);
        assert_eq!(
            lines(&first),
            [Line::Touch(vec!["red".to_owned()]), Line::Choice(2)]
        );
        let second = step(&offer, &["red".to_owned()], &words);
        assert_eq!(second.question, "Green (nobody’s)");
        assert_eq!(lines(&second), [Line::Choice(0), Line::Choice(1)]);

        // What is said of a thing stands in the list, and what a choice gives up beside it.
        let caption = Caption {
            several: Some(Message::new("terminal-hand")),
            alone: None,
        };
        offer.captions.insert("red".to_owned(), caption);
        offer.choices[2].kind = ChoiceKind::Forfeit(Message::new("terminal-stock"));
        let first = step(&offer, &[], &words);
        assert_eq!(first.entries[0].words, "Hand …");
        assert_eq!(first.entries[1].words, "The game is over. – careful: stock");
        assert_eq!(step(&offer, &["red".to_owned()], &words).about, "Hand");
    }
}
