//! Arriala, Canal de Garonne: two to four players build a canal with workers that anybody may move.
//!
//! A turn has five action points. A player places workers, walks any worker along the canal, draws and plays cards,
//! sends workers to vineyards, builds locks and river works. When every cell between two towns or locks holds a
//! worker, the section is counted for whoever has most workers there. When the last one is counted, the vineyards
//! are, and most renown wins.
//!
//! Read in this order:
//! 1. [`place`] and [`cards`]: small values and sets of them; [`rules`]: the numbers; `edition` and `layout`: the data file.
//! 2. [`state`] and `shift`: the position, and what it means that a worker was moved; `setup`: the first one.
//! 3. [`action`], packed in [`packed`], priced in `price`: what can be decided; `turn`: what follows from it; `section`,
//!    `scoring`: what is counted; [`event`]: what is told of it.
//! 4. `legal`, `walk`, `batch`, `candidates`: what is offered; `check` and [`refusal`]: what is refused, and why.
//! 5. [`information`]: who knows what. `notation`: what is written down.
//! 6. [`target`] and `prompt`: what is touched and asked; [`view`]: what is drawn; `words`, `render`: what is said.
//! 7. `scenario`: positions in words. `game`, `information`, `notation` and `presentation` hold the traits of the house.
//!
//! The rules are in docs/rules/en/arriala.md; the keys in comments, such as AR-MOVE-5, are their anchors.

// A new variant of one of our enums is decided on wherever it matters.
#![deny(clippy::wildcard_enum_match_arm)]

mod about;
pub mod action;
mod batch;
mod candidates;
pub mod cards;
mod check;
mod edition;
pub mod event;
mod game;
pub mod information;
mod layout;
mod legal;
mod notation;
pub mod packed;
pub mod place;
mod presentation;
mod price;
mod prompt;
pub mod refusal;
mod render;
pub mod rules;
mod scenario;
#[cfg(test)]
mod schema;
pub mod scoring;
pub mod section;
mod setup;
mod shift;
mod sketch;
pub mod state;
pub mod target;
mod turn;
pub mod view;
mod walk;
mod words;

pub use action::{Action, Means, Payment};
pub use cards::{Card, Cards, MoveCards};
pub use event::Event;
pub use information::InformationState;
pub use packed::{PackedAction, Walk};
pub use place::{Colour, Place, Places};
pub use refusal::Refusal;
pub use rules::Rules;
pub use section::Section;
pub use shift::Moved;
pub use state::{Ending, State};
pub use target::{Cost, Target};
pub use view::{Board, View};

use layout::Layout;
use price::Prices;
use towpath_core::{OptionSpec, TableSetup};

/// A table of Arriala: its rules, its options and its board, but no position.
///
/// ```
/// use towpath_arriala::{Arriala, State};
/// use towpath_core::{Game, Notation, Sampled, Silent, TableSetup};
///
/// let game = Arriala::build(&TableSetup {
///     players: 3,
///     options: [("art".to_owned(), "tied-last".to_owned())].into(),
///     edition: Arriala::builtin_edition(),
///     rules: Arriala::title().rules,
/// })?;
/// let mut chance = Sampled::new(7);
/// let mut state: State = game.setup(&mut chance, &mut Silent);
/// let seat = game.to_act(&state).first().expect("somebody begins");
///
/// let mut actions = Vec::new();
/// game.legal(&state, seat, &mut actions);
/// let place = game.parse("place moissac")?;
/// assert!(actions.contains(&place));
/// game.apply(&mut state, seat, place, &mut chance, &mut Silent);
/// assert_eq!(state.points(), 2, "three of the five points are spent");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Arriala {
    layout: Layout,
    players: u8,
    art: ArtOption,
    rules: Rules,
    prices: Prices,
}

/// Who may build a work of art: a table's option.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ArtOption {
    /// Only a player who is last alone.
    #[default]
    SoleLast,
    /// Also one who shares the last place.
    TiedLast,
}

impl ArtOption {
    const ALL: [ArtOption; 2] = [ArtOption::SoleLast, ArtOption::TiedLast];

    const SPEC: OptionSpec = OptionSpec {
        name: "art",
        values: &[ArtOption::SoleLast.word(), ArtOption::TiedLast.word()],
    };

    /// Its name when a table is set up.
    const fn word(self) -> &'static str {
        match self {
            ArtOption::SoleLast => "sole-last",
            ArtOption::TiedLast => "tied-last",
        }
    }

    /// What a table has chosen.
    fn of(setup: &TableSetup) -> ArtOption {
        let word = setup.option(&ArtOption::SPEC);
        let chosen = ArtOption::ALL.into_iter().find(|art| art.word() == word);
        chosen.unwrap_or_default()
    }
}

/// What those who do not begin get for it: a table's option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Compensation {
    /// More cards, the later they come in the first round.
    Cards,
    /// Nothing: as many cards for everybody.
    Printed,
}

impl Compensation {
    const SPEC: OptionSpec = OptionSpec {
        name: "compensation",
        values: &["cards", "printed"],
    };

    /// What a table has chosen.
    fn of(setup: &TableSetup) -> Compensation {
        match setup.option(&Compensation::SPEC) {
            "printed" => Compensation::Printed,
            _ => Compensation::Cards,
        }
    }
}
