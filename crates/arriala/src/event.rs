//! What happens, one thing at a time.

use crate::action::{Means, Payment};
use crate::cards::{Card, MoveCards};
use crate::place::{Colour, Place};
use crate::state::Ending;
use towpath_core::Seat;

/// One thing that happened, with its places and owners. `seat` is the player whose action it is; its workers have the
/// colour with the same number.
///
/// ```
/// use towpath_arriala::{Arriala, Event};
/// use towpath_core::{Game, Notation, Sampled};
/// # let setup = towpath_testkit::setup::<Arriala>(3);
/// let game = Arriala::build(&setup)?;
/// let (mut chance, mut events) = (Sampled::new(3), Vec::new());
/// let mut state = game.setup(&mut chance, &mut events);
/// let seat = state.seat();
/// assert_eq!(events[0], Event::Began { seat });
///
/// events.clear();
/// game.apply(&mut state, seat, game.parse("place 4")?, &mut chance, &mut events);
/// assert!(matches!(events[..], [Event::Placed { .. }]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody was drawn to begin.
    Began {
        /// The player who begins.
        seat: Seat,
    },
    /// A card was dealt or drawn.
    Drew {
        /// The player who got it.
        seat: Seat,
        /// The card; `None` for those who may not see it.
        card: Option<Card>,
    },
    /// The discards became the draw pile.
    Reshuffled {
        /// How many cards they are.
        cards: u8,
    },
    /// A worker walked.
    Walked {
        /// The player who moved it.
        seat: Seat,
        /// The worker's colour.
        colour: Colour,
        /// The place of the canal that it left.
        from: Place,
        /// The place of the canal where it came to rest.
        to: Place,
        /// The move cards played for it.
        #[cfg_attr(test, ts(as = "Vec<Card>"), schemars(with = "Vec<Card>"))]
        cards: MoveCards,
    },
    /// An own worker was moved by card to any place.
    Leapt {
        /// The player whose worker it is.
        seat: Seat,
        /// The place of the canal that it left.
        from: Place,
        /// The place of the canal where it came to rest.
        to: Place,
    },
    /// A worker went to a vineyard.
    WentToVineyard {
        /// The player who sent it.
        seat: Seat,
        /// The worker's colour.
        colour: Colour,
        /// The place of the canal that it left.
        from: Place,
        /// The vineyard.
        to: Place,
        /// How it was paid.
        means: Means,
    },
    /// A worker came back from a vineyard.
    CameBack {
        /// The player who brought it.
        seat: Seat,
        /// The worker's colour.
        colour: Colour,
        /// The vineyard.
        from: Place,
        /// The place of the canal where it came to rest.
        to: Place,
        /// How it was paid.
        means: Means,
    },
    /// A worker was placed from the reserve.
    Placed {
        /// The player whose worker it is.
        seat: Seat,
        /// The place of the canal where it stands.
        to: Place,
    },
    /// A worker became a river work.
    BuiltRiverWork {
        /// The player whose worker it was.
        seat: Seat,
        /// The place of the canal that it left.
        from: Place,
        /// Renown for it.
        points: u8,
    },
    /// A lock was built.
    BuiltLock {
        /// The player who built it.
        seat: Seat,
        /// The cell it stands on.
        at: Place,
        /// How it was paid.
        by: Payment,
        /// Renown for it.
        points: u8,
    },
    /// A work of art was built.
    BuiltArt {
        /// The player who built it.
        seat: Seat,
        /// Which of the two, counted from 0.
        work: u8,
        /// Renown for it.
        points: u8,
    },
    /// A section was complete and has been counted.
    Counted {
        /// The town or lock before it.
        from: Place,
        /// The town or lock after it.
        to: Place,
        /// How many workers each colour had there.
        workers: [u8; 4],
        /// The colour that scored, if one did.
        winner: Option<Colour>,
        /// What the section was worth.
        points: u8,
    },
    /// A lock took the only cell of a section.
    SectionVanished {
        /// The cell.
        at: Place,
    },
    /// A turn ended.
    TurnEnded {
        /// The player whose turn it was.
        seat: Seat,
        /// Action points not used.
        unused: u8,
    },
    /// The game is over.
    Ended {
        /// The reason.
        ending: Ending,
    },
    /// A vineyard was counted at the end.
    VineyardCounted {
        /// The vineyard.
        vineyard: Place,
        /// How many workers each colour had there.
        workers: [u8; 4],
        /// The colour that scored, if one did.
        winner: Option<Colour>,
        /// What it was worth.
        points: u8,
    },
}
