//! The lessons that come with the program.

use crate::{Lesson, Notes, Source};
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

static SOURCES: LazyLock<[Source; 6]> = LazyLock::new(|| {
    [
        source!("arriala-gap", "board.toml"),
        source!("arriala-water"),
        source!("canal-mania-sea"),
        source!("canal-mania-kinds"),
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
        source!("kanal-water"),
    ]
});

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |source: &Source| Lesson::read(source.clone()).expect("a test reads every lesson");
    SOURCES.iter().map(read).collect()
});

/// The component data that a lesson of this id brings with it.
pub(crate) fn edition_of(id: &str) -> Option<Edition> {
    let source = SOURCES.iter().find(|source| source.id == id)?;
    source.edition.clone()
}

/// Every lesson that comes with the program, in the order they are offered.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

macro_rules! notes {
    ($game:literal) => {{
        let texts = vec![
            (
                "en".to_owned(),
                include_str!(concat!("../notes/", $game, "/en.ftl")).to_owned(),
            ),
            (
                "fr".to_owned(),
                include_str!(concat!("../notes/", $game, "/fr.ftl")).to_owned(),
            ),
            (
                "it".to_owned(),
                include_str!(concat!("../notes/", $game, "/it.ftl")).to_owned(),
            ),
            (
                "de".to_owned(),
                include_str!(concat!("../notes/", $game, "/de.ftl")).to_owned(),
            ),
        ];
        let text = include_str!(concat!("../notes/", $game, "/first.notes"));
        Notes::read($game, text, texts).expect("a test reads all notes")
    }};
}

static NOTES: LazyLock<[Notes; 3]> =
    LazyLock::new(|| [notes!("arriala"), notes!("canal-mania"), notes!("kanal")]);

/// The notes of every game that come with the program.
pub fn notes() -> &'static [Notes] {
    &*NOTES
}
