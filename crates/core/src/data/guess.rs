//! "Did you mean": the known word that is nearest to a mistyped one.

/// The known word that takes the fewest changes, if they are few enough to be a slip.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    // A long text is no mistyped word, and would take long to compare.
    if length > 80 {
        return None;
    }
    let most = 1 + length / 4;
    let near = known.into_iter().map(|candidate| {
        let changes = strsim::levenshtein(&word.to_lowercase(), &candidate.to_lowercase());
        (changes, candidate)
    });
    near.filter(|(changes, _)| *changes <= most)
        .min_by_key(|(changes, _)| *changes)
        .map(|(_, candidate)| candidate)
}

/// What follows a message when there is a guess.
pub(super) fn question(guess: Option<&str>) -> String {
    guess.map_or_else(String::new, |guess| format!("; did you mean '{guess}'?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        let known = ["purple", "red", "yellow"];
        assert_eq!(nearest("purpel", known), Some("purple"));
        assert_eq!(nearest("Red", known), Some("red"));
        assert_eq!(nearest("aqueduct", known), None);
        assert_eq!(nearest(&"red".repeat(100), known), None);
    }
}
