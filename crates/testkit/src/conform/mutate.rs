//! Distorting the notation of actions, to get at actions nobody would list.

use towpath_core::Sampled;

/// A text like `one` with one or two changes, for which `two` may lend words.
pub(super) fn mutate(one: &str, two: &str, random: &mut Sampled) -> String {
    let mut words: Vec<String> = one.split(' ').map(str::to_owned).collect();
    let lender: Vec<&str> = two.split(' ').collect();
    for _ in 0..=random.below(2) {
        change(&mut words, &lender, random);
    }
    words.join(" ")
}

fn change(words: &mut Vec<String>, lender: &[&str], random: &mut Sampled) {
    if words.is_empty() {
        return;
    }
    let at = random.below(words.len() as u32) as usize;
    match random.below(6) {
        0 => match lender.get(at) {
            Some(word) => words[at] = (*word).to_owned(),
            None => words.truncate(at),
        },
        1 => {
            let from = random.below(lender.len() as u32) as usize;
            words[at] = lender[from].to_owned();
        }
        2 | 3 => words[at] = nudge(&words[at], random),
        4 => {
            words.remove(at);
        }
        _ => {
            let other = random.below(words.len() as u32) as usize;
            if at == other {
                words.insert(at, words[at].clone());
            } else {
                words.swap(at, other);
            }
        }
    }
}

/// A number in the word one higher or lower, or else one letter exchanged for its neighbour.
fn nudge(word: &str, random: &mut Sampled) -> String {
    let digits = |c: char| c.is_ascii_digit();
    let up = random.below(2) == 0;
    if let Some(start) = word.find(digits) {
        let end = word[start..]
            .find(|c: char| !c.is_ascii_digit())
            .map_or(word.len(), |length| start + length);
        if let Ok(number) = word[start..end].parse::<u32>() {
            let other = if up {
                number.saturating_add(1)
            } else {
                number.saturating_sub(1)
            };
            return format!("{}{other}{}", &word[..start], &word[end..]);
        }
    }
    let letters = word.chars().count().max(1) as u32;
    let at = random.below(letters) as usize;
    let neighbour = |c: char| match c {
        'a'..='y' if up => char::from(c as u8 + 1),
        'b'..='z' => char::from(c as u8 - 1),
        _ => c,
    };
    let changed = word.chars().enumerate();
    changed
        .map(|(i, c)| if i == at { neighbour(c) } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_small_and_many() {
        let mut random = Sampled::new(1);
        let texts: std::collections::BTreeSet<String> = (0..500)
            .map(|_| mutate("walk red 12 to b", "lock 7", &mut random))
            .collect();
        for text in ["walk red 13 to b", "walk red 12 to c", "lock red 12 to b"] {
            assert!(texts.contains(text), "{text} is missing");
        }
        assert!(texts.len() > 50);
    }
}
