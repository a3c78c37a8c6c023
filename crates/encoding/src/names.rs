//! Words that the names of ids share.

/// A side by its distance clockwise from the one who looks.
pub(crate) fn side(relative: u16) -> String {
    match relative {
        0 => "own side".to_owned(),
        other => format!("side {other}"),
    }
}

/// What an id is called that stands for nothing.
pub(crate) fn none(id: u16) -> String {
    format!("no id: {id}")
}
