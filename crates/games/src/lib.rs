//! The one place that lists the games. Server and command line know them only through [`AnyGame`] and [`AnyMatch`].

mod advice;
mod balance;
mod bot_names;
mod caches;
mod entry;
mod erased;
mod example;
mod figures;
pub mod folder;
mod ladder;
mod offer;
mod playable;
mod projection;
mod seated;
mod speed;
mod study;
mod trial;

pub use advice::{Advice, Advising, Regret, Review, Reviewing};
pub use balance::{Balance, FinishedGame};
pub use bot_names::names_for;
pub use entry::{AnyGame, Preview, Replayed, Simulated};
pub use erased::{
    AnyMatch, Choice, Decided, EntryKind, LogLine, MomentJson, Named, Numbered, Pick, Play, Reason,
    Record, Refused, Show, Stopped, Study, Think, Thought, Touch, Trial, Verdict,
};
pub use example::{Example, ExampleFrame};
pub use offer::{Caption, Offer, OfferedChoice, OfferedStep};
pub use playable::Playable;
pub use projection::{Projection, Told};
pub use speed::SearchSpeed;
pub use towpath_bots::Budget;

use entry::Entry;

static ARRIALA: Entry<towpath_arriala::Arriala> = Entry::new();
static CANAL_MANIA: Entry<towpath_canal_mania::CanalMania> = Entry::new();
static KANAL: Entry<towpath_kanal::Kanal> = Entry::new();

static GAMES: &[&dyn AnyGame] = &[&ARRIALA, &CANAL_MANIA, &KANAL];

/// All games.
pub fn all() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.title().id == id)
}

#[cfg(test)]
mod tests {
    use towpath_text::Language;

    #[test]
    fn every_game_has_its_rules_in_every_language() {
        for game in super::all() {
            for language in Language::ALL {
                let (id, code) = (game.title().id, language.code());
                let found = towpath_reference::find(id, code);
                assert!(found.is_some(), "docs/rules/{code}/{id}.md is missing");
            }
        }
    }
}
