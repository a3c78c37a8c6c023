//! The rules references of the games in every language, and what is made from them: single clauses, the blocks that have a
//! word, and the player aids. The texts are `docs/rules/LANGUAGE/GAME.md`; `docs/rules/README.md` says how they are written.
//!
//! ```
//! let rules = towpath_reference::find("arriala", "fr").ok_or("there is none")?;
//! assert!(towpath_reference::clause(rules, "AR-MOVE-5").is_some());
//! # Ok::<(), &str>(())
//! ```

mod blocks;
mod outline;

pub use blocks::{Found, aid, clause, search, whole};
pub use outline::{Mark, Place, outline};

/// One rules reference.
#[derive(Copy, Clone, Debug)]
pub struct Reference {
    /// Id of the game.
    pub game: &'static str,
    /// Code of the language.
    pub language: &'static str,
    /// The text in Markdown, with the marks of what belongs to the player aid.
    pub text: &'static str,
}

/// A position that a reference shows, and what is done in it.
#[derive(Copy, Clone, Debug)]
pub struct Diagram {
    /// Id of the game.
    pub game: &'static str,
    /// Its name, by which the references show it.
    pub name: &'static str,
    /// The path of its file in the repository.
    pub file: &'static str,
    /// The text of the scenario.
    pub scenario: &'static str,
}

/// All references.
pub const REFERENCES: &[Reference] = include!(concat!(env!("OUT_DIR"), "/references.rs"));

/// All diagrams.
pub const DIAGRAMS: &[Diagram] = include!(concat!(env!("OUT_DIR"), "/diagrams.rs"));

/// The reference of a game in a language.
pub fn find(game: &str, language: &str) -> Option<&'static str> {
    let found = REFERENCES
        .iter()
        .find(|one| one.game == game && one.language == language);
    found.map(|one| one.text)
}

/// The diagrams of a game.
pub fn diagrams(game: &str) -> impl Iterator<Item = &'static Diagram> {
    DIAGRAMS.iter().filter(move |one| one.game == game)
}
