//! The lessons that come with the program.

use crate::{Lesson, Source};
use std::sync::LazyLock;
use towpath_core::{Edition, EditionFile};

macro_rules! source {
    ($id:literal $(, $file:literal)*) => {
        Source {
            id: $id.to_owned(),
            steps: include_str!(concat!("../data/", $id, "/steps.lesson")).to_owned(),
            texts: vec![
                ("en".to_owned(), include_str!(concat!("../data/", $id, "/en.ftl")).to_owned()),
                ("fr".to_owned(), include_str!(concat!("../data/", $id, "/fr.ftl")).to_owned()),
                ("it".to_owned(), include_str!(concat!("../data/", $id, "/it.ftl")).to_owned()),
                ("de".to_owned(), include_str!(concat!("../data/", $id, "/de.ftl")).to_owned()),
            ],
            edition: pinned(&[$(($file, include_str!(concat!("../data/", $id, "/edition/", $file)))),*]),
        }
    };
}

/// The component data that a lesson brings with it; none if it has no files.
fn pinned(files: &[(&str, &str)]) -> Option<Edition> {
    let file = |(name, text): &(&str, &str)| EditionFile {
        name: (*name).to_owned(),
        text: (*text).into(),
    };
    let files: Vec<EditionFile> = files.iter().map(file).collect();
    (!files.is_empty()).then_some(Edition { files })
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let sources = [
        source!("arriala-gap", "board.toml"),
        source!("canal-mania-sea"),
        source!(
            "kanal-smoke",
            "board.toml",
            "deck-a.toml",
            "deck-b.toml",
            "deck-c.toml",
            "deck-d.toml",
            "deck-e.toml",
            "deck-f.toml"
        ),
    ];
    let read = |source| Lesson::read(source).expect("a test reads every lesson");
    sources.into_iter().map(read).collect()
});

/// Every lesson that comes with the program, in the order they are offered.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}
