//! What a player can decide, and what it costs.

use crate::cards::{Card, MoveCards};
use crate::place::{Colour, Place};
use std::fmt;

/// One decision of the player whose turn it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
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
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Means {
    /// With points, an own worker.
    Points,
    /// With the card for own workers.
    OwnCard,
    /// With the card for anybody's worker.
    AnyCard(Colour),
}

/// How a lock is paid.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// A walk: a worker, where it comes to rest, and the move cards played; points pay for the rest of the way.
///
/// It is packed into four bytes, because lists consist of walks for the most part.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walk(u32);

impl Walk {
    /// A walk of this colour's worker.
    #[inline]
    pub const fn new(colour: Colour, from: Place, to: Place, cards: MoveCards) -> Walk {
        let worker = colour as u32 | (from.index() as u32) << 2;
        Walk(worker | (to.index() as u32) << 8 | (cards.bits() as u32) << 16)
    }

    /// The same walk so many cells farther down the canal. Going back is going farther by what wraps around.
    #[inline]
    #[must_use]
    pub(crate) const fn farther(self, cells: u32) -> Walk {
        Walk(self.0.wrapping_add(cells << 8))
    }

    /// Whose worker.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::of((self.0 & 3) as usize)
    }

    /// Where it stands.
    #[inline]
    pub const fn from(self) -> Place {
        Place::from_bits((self.0 >> 2) as u16)
    }

    /// Where it comes to rest.
    #[inline]
    pub const fn to(self) -> Place {
        Place::from_bits((self.0 >> 8) as u16)
    }

    /// The move cards played.
    #[inline]
    pub const fn cards(self) -> MoveCards {
        MoveCards::from_bits((self.0 >> 16) as u16)
    }

    /// How many cells it goes.
    #[inline]
    pub const fn distance(self) -> u8 {
        self.from().distance(self.to())
    }

    /// The steps that the cards do not cover, at one action point each.
    // AR-CARD-2: a move card is lengthened at one point a cell.
    #[inline]
    pub const fn extra_steps(self) -> u8 {
        extra_steps(self.distance(), self.cards())
    }
}

impl fmt::Debug for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Walk")
            .field("colour", &self.colour())
            .field("from", &self.from())
            .field("to", &self.to())
            .field("cards", &self.cards())
            .finish()
    }
}

/// The steps of a way that some cards do not cover.
#[inline]
pub(crate) const fn extra_steps(distance: u8, cards: MoveCards) -> u8 {
    distance.saturating_sub(cards.reach())
}

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

impl Action {
    /// The action points it costs.
    #[inline]
    pub(crate) fn cost(self) -> u8 {
        match self {
            Action::Walk(walk) => CARD_COST * walk.cards().len() + walk.extra_steps(),
            Action::ToVineyard {
                means: Means::Points,
                ..
            } => VINEYARD_COST,
            Action::ToCanal {
                means: Means::Points,
                ..
            } => RETURN_COST,
            Action::Lock {
                by: Payment::Points,
                ..
            } => LOCK_COST,
            Action::Anywhere { .. }
            | Action::ToVineyard { .. }
            | Action::ToCanal { .. }
            | Action::Lock { .. }
            | Action::Art { .. } => CARD_COST,
            Action::Place { .. } => PLACE_COST,
            Action::River { .. } => RIVER_COST,
            Action::Draw => DRAW_COST,
            Action::End => 0,
        }
    }

    /// The card it plays, move cards aside.
    #[inline]
    pub(crate) const fn card(self) -> Option<Card> {
        match self {
            Action::Anywhere { .. } => Some(Card::Anywhere),
            Action::ToVineyard { means, .. } => match means {
                Means::Points => None,
                Means::OwnCard => Some(Card::OwnToVineyard),
                Means::AnyCard(_) => Some(Card::AnyToVineyard),
            },
            Action::ToCanal { means, .. } => match means {
                Means::Points => None,
                Means::OwnCard => Some(Card::OwnToCanal),
                Means::AnyCard(_) => Some(Card::AnyToCanal),
            },
            Action::Lock {
                by: Payment::Card, ..
            } => Some(Card::Lock),
            Action::Art { .. } => Some(Card::Art),
            Action::Walk(_)
            | Action::Lock { .. }
            | Action::Place { .. }
            | Action::River { .. }
            | Action::Draw
            | Action::End => None,
        }
    }
}
