//! The document that a report goes into.

use crate::failure::Failure;
use crate::files;
use crate::out::say;
use std::path::Path;
use towpath_core::Title;

/// The report begins after this line.
const BEGIN: &str = "<!-- measured -->";
/// The report ends before this line.
const END: &str = "<!-- end -->";

/// Puts a report between the marks of a document, which is made if it is not there.
pub fn put(file: &Path, title: &Title, report: &str) -> Result<(), Failure> {
    let old = match file.exists() {
        true => files::read(file)?,
        false => format!("# {}: how balanced it is\n\n{BEGIN}\n{END}\n", title.name),
    };
    let wrong = || {
        let reason = format!("{}: no '{BEGIN}' with '{END}' after it", file.display());
        Failure::Wrong(reason)
    };
    let new = replace(&old, report).ok_or_else(wrong)?;
    std::fs::write(file, new)
        .map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?;
    say!("the report is in {}", file.display());
    Ok(())
}

/// The document with another report; `None` if it has no marks.
fn replace(old: &str, report: &str) -> Option<String> {
    let (before, rest) = old.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!(
        "{before}{BEGIN}\n\n{}\n\n{END}{after}",
        report.trim()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_by_hand_stays() {
        let old = "# A\n\nwhy\n\n<!-- measured -->\nold\n<!-- end -->\n\nmore\n";
        let new = replace(old, "new\n").expect("it has marks");
        assert_eq!(
            new,
            "# A\n\nwhy\n\n<!-- measured -->\n\nnew\n\n<!-- end -->\n\nmore\n"
        );
        assert_eq!(replace(&new, "new").as_deref(), Some(new.as_str()));
        assert_eq!(replace("# A\n", "new"), None);
    }
}
