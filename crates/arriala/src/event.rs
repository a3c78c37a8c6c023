//! What happens, one thing at a time.

use crate::cards::{Card, MoveCards};
use crate::deed::{Means, Payment};
use crate::place::{Colour, Place};
use crate::state::Ending;
use towpath_core::{Audience, Seat};

/// One thing that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Event {
    /// Somebody was drawn to begin.
    Began {
        /// Who.
        seat: Seat,
    },
    /// A card was dealt or drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; `None` for those who may not see it.
        card: Option<Card>,
    },
    /// The discards became the draw pile.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// A worker walked.
    Walked {
        /// At whose order.
        seat: Seat,
        /// Whose worker.
        colour: Colour,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// With which cards.
        cards: MoveCards,
    },
    /// An own worker was moved by card to any place.
    Leapt {
        /// At whose order.
        seat: Seat,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// A worker went to a vineyard.
    WentToVineyard {
        /// At whose order.
        seat: Seat,
        /// Whose worker.
        colour: Colour,
        /// From where.
        from: Place,
        /// To which.
        to: Place,
        /// Paid how.
        means: Means,
    },
    /// A worker came back from a vineyard.
    CameBack {
        /// At whose order.
        seat: Seat,
        /// Whose worker.
        colour: Colour,
        /// From which.
        from: Place,
        /// To where.
        to: Place,
        /// Paid how.
        means: Means,
    },
    /// A worker was placed from the reserve.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        to: Place,
    },
    /// A worker became a river work.
    BuiltRiverWork {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Place,
        /// Renown for it.
        points: u8,
    },
    /// A lock was built.
    BuiltLock {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Place,
        /// Paid how.
        by: Payment,
        /// Renown for it.
        points: u8,
    },
    /// A work of art was built.
    BuiltArt {
        /// By whom.
        seat: Seat,
        /// Which.
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
        /// Who scored, if anybody.
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
        /// Whose.
        seat: Seat,
        /// Points not used.
        unused: u8,
    },
    /// The game is over.
    Ended {
        /// Why.
        ending: Ending,
    },
    /// A vineyard was counted at the end.
    VineyardCounted {
        /// Which.
        vineyard: Place,
        /// How many workers each colour had there.
        workers: [u8; 4],
        /// Who scored, if anybody.
        winner: Option<Colour>,
        /// What it was worth.
        points: u8,
    },
}

/// An event as this audience may see it.
// AR-CARD-1: hands are secret, so that only the one who draws sees the card.
pub(crate) fn event_for(event: &Event, audience: Audience) -> Event {
    match (*event, audience) {
        (Event::Drew { seat, .. }, Audience::Seat(looking)) if looking != seat => {
            Event::Drew { seat, card: None }
        }
        (Event::Drew { seat, .. }, Audience::Spectator) => Event::Drew { seat, card: None },
        (open, _) => open,
    }
}
