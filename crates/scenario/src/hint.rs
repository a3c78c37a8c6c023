//! "Did you mean": the known word that is nearest to a mistyped one.

/// A sentence that names the nearest known word, or all of them when none is near.
pub(crate) fn known_words<'a>(
    word: &str,
    known: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    match nearest(word, known.clone()) {
        Some(near) => format!("did you mean '{near}'?"),
        None => {
            let all: Vec<&str> = known.into_iter().collect();
            format!("known here: {}", all.join(", "))
        }
    }
}

/// The known word that takes the fewest changes, if they are few enough to be a slip.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let most = 1 + word.chars().count() / 4;
    known
        .into_iter()
        .map(|candidate| (strsim::levenshtein(word, candidate), candidate))
        .filter(|(changes, _)| *changes <= most)
        .min_by_key(|(changes, _)| *changes)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        let known = ["workers", "hand", "turn"];
        assert_eq!(nearest("wokers", known), Some("workers"));
        assert_eq!(nearest("hnd", known), Some("hand"));
        assert_eq!(nearest("aqueduct", known), None);
        assert_eq!(
            known_words("aqueduct", known),
            "known here: workers, hand, turn"
        );
    }
}
