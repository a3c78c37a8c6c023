//! Every decision says when it was made and whether it still holds.

use super::tree::Tree;

const STATES: [&str; 4] = ["proposed", "accepted", "superseded", "rejected"];

pub fn check(tree: &Tree) -> Vec<String> {
    let decisions = tree
        .below("docs/adr/")
        .filter(|(path, _)| path.ends_with(".md") && !path.ends_with("README.md"));
    decisions
        .filter(|(_, text)| !text.lines().any(is_dated))
        .map(|(path, _)| format!("{path}: no line 'Date: YYYY-MM-DD. Status: accepted.'"))
        .collect()
}

/// `Date: 2026-11-15. Status: accepted.`, perhaps with what superseded it.
fn is_dated(line: &str) -> bool {
    let Some((date, status)) = line
        .strip_prefix("Date: ")
        .and_then(|rest| rest.split_once(". Status: "))
    else {
        return false;
    };
    let digits = |c: char| c.is_ascii_digit();
    let parts: Vec<&str> = date.split('-').collect();
    let dated = matches!(parts[..], [year, month, day]
        if year.len() == 4 && month.len() == 2 && day.len() == 2)
        && parts.iter().all(|part| part.chars().all(digits));
    dated && STATES.iter().any(|state| status.starts_with(state))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_without_date_or_status_is_found() {
        let tree = Tree::of(&[
            ("docs/adr/README.md", "# Decisions"),
            (
                "docs/adr/1.md",
                "# 1\n\nDate: 2026-11-15. Status: accepted.\n",
            ),
            (
                "docs/adr/2.md",
                "# 2\n\nDate: 2026-11-15. Status: superseded by 1.\n",
            ),
            (
                "docs/adr/3.md",
                "# 3\n\nDate: yesterday. Status: accepted.\n",
            ),
            ("docs/adr/4.md", "# 4\n\nDate: 2026-11-15.\n"),
        ]);
        let faults = check(&tree);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].starts_with("docs/adr/3.md") && faults[1].starts_with("docs/adr/4.md"));
    }
}
