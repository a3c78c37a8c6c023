//! Files that are compared with what the program makes, and rewritten when asked to.

use std::path::Path;

/// The environment variable that rewrites instead of comparing: `TOWPATH_BLESS=1 cargo test`.
pub const BLESS: &str = "TOWPATH_BLESS";

/// Compares a file with what it should say; rewrites it if [`BLESS`] is set to 1.
///
/// # Errors
/// The first line that differs.
pub fn compare(path: &Path, text: &str) -> Result<(), String> {
    if std::env::var(BLESS).is_ok_and(|value| value == "1") {
        return write(path, text);
    }
    let name = path.display();
    let stored = std::fs::read_to_string(path)
        .map_err(|error| format!("{name}: {error}; {BLESS}=1 writes it"))?;
    match first_difference(&stored, text) {
        None => Ok(()),
        Some((line, was, is)) => Err(format!(
            "{name}:{line}: differs; look at it, then {BLESS}=1 rewrites it\n  stored: {was}\n  now:    {is}"
        )),
    }
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// The first line in which two texts differ; line ends do not count.
fn first_difference<'a>(stored: &'a str, now: &'a str) -> Option<(usize, &'a str, &'a str)> {
    let (mut stored, mut now) = (stored.lines(), now.lines());
    for line in 1.. {
        match (stored.next(), now.next()) {
            (None, None) => return None,
            (was, is) if was == is => {}
            (was, is) => {
                let end = "(the end)";
                return Some((line, was.unwrap_or(end), is.unwrap_or(end)));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named() {
        assert_eq!(first_difference("a\r\nb\n", "a\nb"), None);
        assert_eq!(first_difference("a\nb", "a\nc"), Some((2, "b", "c")));
        assert_eq!(first_difference("a", "a\nc"), Some((2, "(the end)", "c")));
    }
}
