//! Decks that came with the program before, for matches that were begun with them.

use towpath_core::Edition;

/// The decks of version 2.
pub(crate) fn version_2() -> Edition {
    Edition::of([
        (
            "board.toml",
            include_str!("../../data/version-2/board.toml"),
        ),
        (
            "deck-a.toml",
            include_str!("../../data/version-2/deck-a.toml"),
        ),
        (
            "deck-b.toml",
            include_str!("../../data/version-2/deck-b.toml"),
        ),
        (
            "deck-c.toml",
            include_str!("../../data/version-2/deck-c.toml"),
        ),
        (
            "deck-d.toml",
            include_str!("../../data/version-2/deck-d.toml"),
        ),
        (
            "deck-e.toml",
            include_str!("../../data/version-2/deck-e.toml"),
        ),
        (
            "deck-f.toml",
            include_str!("../../data/version-2/deck-f.toml"),
        ),
    ])
}

/// The decks of version 3: D and F have changed since.
pub(crate) fn version_3() -> Edition {
    Edition::of([
        ("board.toml", include_str!("../../data/board.toml")),
        ("deck-a.toml", include_str!("../../data/deck-a.toml")),
        ("deck-b.toml", include_str!("../../data/deck-b.toml")),
        ("deck-c.toml", include_str!("../../data/deck-c.toml")),
        (
            "deck-d.toml",
            include_str!("../../data/version-3/deck-d.toml"),
        ),
        ("deck-e.toml", include_str!("../../data/deck-e.toml")),
        (
            "deck-f.toml",
            include_str!("../../data/version-3/deck-f.toml"),
        ),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_version_2_find_their_decks() {
        // The hash that records of these decks carry.
        let hash = "c1cdb08cacd20876c463be4d6c4e931d0641b84bad01d2eb759cdb75218c3d8e";
        assert_eq!(version_2().hash(), hash);
    }

    #[test]
    fn matches_of_version_3_find_their_decks() {
        let hash = "b1d8a34310fdf44b";
        assert!(version_3().hash().starts_with(hash));
    }
}
