//! Why something is not allowed: a value with the numbers, and the rule behind it.

use crate::cards::Card;
use crate::place::{Colour, Place};
use towpath_core::RuleKey;

/// Why an action is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Too few action points.
    Points {
        /// What it costs.
        need: u8,
        /// What is left.
        have: u8,
    },
    /// The card is not in the hand, or not often enough.
    NoCard {
        /// Which card.
        card: Card,
        /// How many are needed.
        need: u8,
        /// How many are in the hand.
        have: u8,
    },
    /// This part of the board is not used by so few players.
    NotInPlay {
        /// The place.
        place: Place,
    },
    /// No worker of the colour stands there.
    NoWorker {
        /// The colour.
        colour: Colour,
        /// The place.
        place: Place,
    },
    /// A walk, a placement and a lock need a place of the canal, not a vineyard.
    NotOnCanal {
        /// The place.
        place: Place,
    },
    /// It must be a vineyard.
    NotAVineyard {
        /// The place.
        place: Place,
    },
    /// The worker has been moved this turn.
    MovedAlready {
        /// Its colour.
        colour: Colour,
        /// Where it is.
        place: Place,
    },
    /// The worker came to the vineyard this turn.
    JustArrived {
        /// Its colour.
        colour: Colour,
        /// The vineyard.
        vineyard: Place,
    },
    /// The player before took the worker from there.
    GoesBack {
        /// Its colour.
        colour: Colour,
        /// Where it may not go.
        place: Place,
    },
    /// The worker stands there already.
    SamePlace {
        /// Where.
        place: Place,
    },
    /// A worker stands there.
    Occupied {
        /// Where.
        place: Place,
        /// Whose.
        colour: Colour,
    },
    /// A lock stands there.
    LockInTheWay {
        /// Where.
        place: Place,
    },
    /// The walk needs fewer cards.
    Superfluous {
        /// The weakest card.
        card: Card,
        /// How far the worker goes.
        distance: u8,
        /// How far the cards reach.
        reach: u8,
    },
    /// No place is free in the vineyard.
    VineyardFull {
        /// Which.
        vineyard: Place,
        /// How many places it has.
        places: u8,
    },
    /// No worker is left in the reserve.
    ReserveEmpty,
    /// Every blue cell is taken.
    RiverFull {
        /// How many there are.
        cells: u8,
    },
    /// A lock cannot stand in a town.
    LockInTown {
        /// The town.
        place: Place,
    },
    /// A lock needs a free cell.
    LockNeedsFreeCell {
        /// The cell.
        place: Place,
    },
    /// The section has been counted.
    SectionCounted {
        /// The cell.
        place: Place,
    },
    /// The stretch has all its locks.
    LocksFull {
        /// How many may stand there.
        most: u8,
    },
    /// The work of art stands.
    ArtBuilt {
        /// Which.
        work: u8,
    },
    /// Only the last on the track may build a work of art.
    NotLast {
        /// The player's renown.
        have: u16,
        /// The lowest of the others.
        lowest: u16,
    },
    /// Neither pile nor discards hold a card.
    NothingToDraw,
}

/// The rule behind a refusal.
pub(crate) const fn rule(refusal: &Refusal) -> RuleKey {
    match refusal {
        Refusal::Points { .. } => "AR-TURN-2",
        Refusal::NoCard { .. } | Refusal::NothingToDraw => "AR-CARD-1",
        Refusal::NotInPlay { .. } => "AR-SET-2",
        Refusal::NoWorker { .. } | Refusal::Occupied { .. } | Refusal::LockInTheWay { .. } => {
            "AR-MOVE-1"
        }
        Refusal::MovedAlready { .. } => "AR-MOVE-3",
        Refusal::JustArrived { .. } => "AR-MOVE-4",
        Refusal::GoesBack { .. } => "AR-MOVE-5",
        Refusal::SamePlace { .. } | Refusal::Superfluous { .. } => "AR-MOVE-2",
        Refusal::NotOnCanal { .. }
        | Refusal::NotAVineyard { .. }
        | Refusal::VineyardFull { .. } => "AR-CELL-1",
        Refusal::ReserveEmpty => "AR-COMP-1",
        Refusal::RiverFull { .. } => "AR-WORK-1",
        Refusal::LockInTown { .. }
        | Refusal::LockNeedsFreeCell { .. }
        | Refusal::SectionCounted { .. }
        | Refusal::LocksFull { .. } => "AR-LOCK-1",
        Refusal::ArtBuilt { .. } | Refusal::NotLast { .. } => "AR-ART-1",
    }
}
