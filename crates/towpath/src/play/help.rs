//! What can be done now: lists that stay readable when there are two hundred choices.

use towpath_games::Choice;
use towpath_text::Words;

/// So many lines are shown at once without asking for a narrower list.
const SCREEN: usize = 30;

/// The commands that work at any time.
pub const COMMANDS: &str = "\
  ?            what can be done now; ? WORDS narrows it to what begins so
  WHAT TO DO   in the words of the list, or its number
  why WORDS    why something cannot be done now
  undo         take back your last decision; `undo turn` the whole turn
  board        show the board; `log` what happened; `score` the points with their parts
  rules KEY    show a clause of the rules; `rules` all of them
  hint         what the bot would do
  record       the game so far in the record format; `scenario` this position as a scenario
  quit         leave (a game started with --save can be resumed)";

/// The choices that begin with these words; all of them if there are none.
pub fn matching<'a>(choices: &'a [Choice], words: &str) -> Vec<&'a Choice> {
    choices
        .iter()
        .filter(|choice| {
            choice
                .notation
                .strip_prefix(words)
                .is_some_and(|rest| words.is_empty() || rest.is_empty() || rest.starts_with(' '))
        })
        .collect()
}

/// The list as text: every choice with its number, or their beginnings when there are too many.
pub fn list(shown: &[&Choice], prefix: &str, words: &Words) -> String {
    if shown.len() <= SCREEN {
        let width = shown.iter().map(|c| c.notation.len()).max().unwrap_or(0);
        let line = |(n, choice): (usize, &&Choice)| {
            let number = n + 1;
            let said = words.say(&choice.words);
            format!("  {number:3}  {:width$}  {said}", choice.notation)
        };
        let lines: Vec<String> = shown.iter().enumerate().map(line).collect();
        return lines.join("\n");
    }
    let mut groups: Vec<(String, usize)> = Vec::new();
    for choice in shown {
        let start = beginning(&choice.notation, prefix);
        match groups.iter_mut().find(|(group, _)| *group == start) {
            Some((_, count)) => *count += 1,
            None => groups.push((start, 1)),
        }
    }
    let line = |(start, count): &(String, usize)| match count {
        1 => format!("  {start}"),
        _ => format!("  {start} ...  ({count} ways: ? {start})"),
    };
    let lines: Vec<String> = groups.iter().map(line).collect();
    lines.join("\n")
}

/// The notation up to one word past the prefix.
fn beginning(notation: &str, prefix: &str) -> String {
    let words = prefix.split_whitespace().count() + 1;
    let taken: Vec<&str> = notation.split(' ').take(words).collect();
    taken.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use towpath_core::Message;
    use towpath_text::Language;

    fn choices(notations: &[&str]) -> Vec<Choice> {
        let choice = |notation: &&str| Choice {
            notation: (*notation).to_owned(),
            words: Message::new("table-over"),
        };
        notations.iter().map(choice).collect()
    }

    #[test]
    fn a_prefix_matches_whole_words() {
        let all = choices(&["walk red 3", "walk redder", "lock 3"]);
        assert_eq!(matching(&all, "walk red").len(), 1);
        assert_eq!(matching(&all, "walk").len(), 2);
        assert_eq!(matching(&all, "").len(), 3);
    }

    #[test]
    fn a_long_list_is_grouped() {
        let many: Vec<String> = (0..40).map(|n| format!("walk red {n}")).collect();
        let mut names: Vec<&str> = many.iter().map(String::as_str).collect();
        names.push("end");
        let all = choices(&names);
        let words = Words::of(Language::English);
        let text = list(&matching(&all, ""), "", &words);
        assert_eq!(text, "  walk ...  (40 ways: ? walk)\n  end");
    }
}
