//! What a player can decide, and what it costs.

use crate::action::Walk;
use crate::cards::Card;
use crate::place::{Colour, Place};

/// One decision of the player whose turn it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Walk a worker along the canal.
    Walk(Walk),
    /// Play a card to move an own worker to any free place of the canal.
    Anywhere {
        /// Where it stands.
        from: Place,
        /// Where it goes.
        to: Place,
    },
    /// Move a worker from the canal to a vineyard.
    ToVineyard {
        /// Where it stands.
        from: Place,
        /// The vineyard.
        to: Place,
        /// Paid how, and whose worker.
        means: Means,
    },
    /// Move a worker from a vineyard to the canal.
    ToCanal {
        /// The vineyard.
        from: Place,
        /// Where it goes.
        to: Place,
        /// Paid how, and whose worker.
        means: Means,
    },
    /// Place a worker from the reserve.
    Place {
        /// Where.
        to: Place,
    },
    /// Make an own worker on the canal a river work.
    River {
        /// Where it stands.
        from: Place,
    },
    /// Build a lock.
    Lock {
        /// On which cell.
        at: Place,
        /// Paid how.
        by: Payment,
    },
    /// Play a card to build a work of art.
    Art {
        /// Which of the two.
        work: u8,
    },
    /// Draw a card.
    Draw,
    /// End the turn; with all points left it is a pass.
    End,
}

/// How a change between canal and vineyard is paid, which also says whose worker it may be.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub enum Means {
    /// With points, an own worker.
    Points,
    /// With the card for own workers.
    OwnCard,
    /// With the card for anybody's worker.
    AnyCard(Colour),
}

/// How a lock is paid.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub enum Payment {
    /// With points.
    Points,
    /// With the card.
    Card,
}

// AR-TURN-2: what each action costs.
/// Points for playing a card.
pub(crate) const CARD_COST: u8 = 1;
/// Points for moving an own worker from the canal to a vineyard.
pub(crate) const VINEYARD_COST: u8 = 2;
/// Points for drawing a card.
pub(crate) const DRAW_COST: u8 = 2;
/// Points for placing a worker from the reserve.
pub(crate) const PLACE_COST: u8 = 3;
/// Points for a river work.
pub(crate) const RIVER_COST: u8 = 3;
/// Points for moving an own worker from a vineyard to the canal.
pub(crate) const RETURN_COST: u8 = 4;
/// Points for a lock.
pub(crate) const LOCK_COST: u8 = 4;

impl Means {
    /// Whose worker it may be, when this seat's colour plays.
    #[inline]
    pub(crate) const fn colour(self, own: Colour) -> Colour {
        match self {
            Means::Points | Means::OwnCard => own,
            Means::AnyCard(colour) => colour,
        }
    }
}

impl Deed {
    /// The action points it costs.
    #[inline]
    pub(crate) const fn cost(self) -> u8 {
        match self {
            Deed::Walk(walk) => CARD_COST * walk.cards().len() + walk.extra_steps(),
            Deed::ToVineyard {
                means: Means::Points,
                ..
            } => VINEYARD_COST,
            Deed::ToCanal {
                means: Means::Points,
                ..
            } => RETURN_COST,
            Deed::Lock {
                by: Payment::Points,
                ..
            } => LOCK_COST,
            Deed::Anywhere { .. }
            | Deed::ToVineyard { .. }
            | Deed::ToCanal { .. }
            | Deed::Lock { .. }
            | Deed::Art { .. } => CARD_COST,
            Deed::Place { .. } => PLACE_COST,
            Deed::River { .. } => RIVER_COST,
            Deed::Draw => DRAW_COST,
            Deed::End => 0,
        }
    }

    /// The card it plays, move cards aside.
    #[inline]
    pub(crate) const fn card(self) -> Option<Card> {
        match self {
            Deed::Anywhere { .. } => Some(Card::Anywhere),
            Deed::ToVineyard { means, .. } => match means {
                Means::Points => None,
                Means::OwnCard => Some(Card::OwnToVineyard),
                Means::AnyCard(_) => Some(Card::AnyToVineyard),
            },
            Deed::ToCanal { means, .. } => match means {
                Means::Points => None,
                Means::OwnCard => Some(Card::OwnToCanal),
                Means::AnyCard(_) => Some(Card::AnyToCanal),
            },
            Deed::Lock {
                by: Payment::Card, ..
            } => Some(Card::Lock),
            Deed::Art { .. } => Some(Card::Art),
            Deed::Walk(_)
            | Deed::Lock { .. }
            | Deed::Place { .. }
            | Deed::River { .. }
            | Deed::Draw
            | Deed::End => None,
        }
    }
}
