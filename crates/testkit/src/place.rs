//! Where tests find their files and their tables.

use std::path::{Path, PathBuf};
use towpath_core::Presentation;
use towpath_core::TableSetup;

/// A path within the repository, for tests of any crate: `repository("fixtures/arriala/golden")`.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// A table with the built-in edition, the newest rules and every option at its default.
pub fn setup<G: Presentation>(players: u8) -> TableSetup {
    setup_with::<G>(players, &[])
}

/// Like [`setup`] with some options chosen.
pub fn setup_with<G: Presentation>(players: u8, options: &[(&str, &str)]) -> TableSetup {
    TableSetup {
        players,
        options: options
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        edition: G::builtin_edition(),
        rules: G::title().rules,
    }
}
