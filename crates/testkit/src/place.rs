//! Where tests find their files and their tables.

use std::path::{Path, PathBuf};
use towpath_core::{Game, TableSetup};

/// A path within the repository, for tests of any crate: `repository("fixtures/arriala/golden")`.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// A table with the built-in edition, the newest rules and every option at its default.
pub fn setup<G: Game>(players: u8) -> TableSetup {
    TableSetup::of::<G>(players)
}

/// Like [`setup`] with some options chosen.
pub fn setup_with<G: Game>(players: u8, options: &[(&str, &str)]) -> TableSetup {
    let plain = TableSetup::of::<G>(players);
    let choose = |setup: TableSetup, (name, value): &(&str, &str)| setup.with_option(name, value);
    options.iter().fold(plain, choose)
}
