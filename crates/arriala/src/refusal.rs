//! Why something is not allowed: a value with the numbers, and the rule behind it.

use crate::cards::Card;
use crate::place::{Colour, Place};
use towpath_core::RuleKey;

/// Why an action is not allowed.
///
/// ```
/// use towpath_arriala::{Arriala, Refusal};
/// use towpath_core::{Game, Notation, Sampled, Silent};
/// # let setup = towpath_testkit::setup::<Arriala>(3);
/// let game = Arriala::build(&setup)?;
/// let mut chance = Sampled::new(1);
/// let mut state = game.setup(&mut chance, &mut Silent);
/// let seat = state.seat();
/// game.apply(&mut state, seat, game.parse("lock 4")?, &mut chance, &mut Silent);
///
/// let refusal = game.check(&state, seat, &game.parse("place 5")?).expect_err("one point is left");
/// assert_eq!(refusal, Refusal::Points { need: 3, have: 1 });
/// assert_eq!(game.rule(&refusal), "AR-TURN-2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Too few action points.
    Points {
        /// The points that the action costs.
        need: u8,
        /// The points that are left in this turn.
        have: u8,
    },
    /// The card is not in the hand, or not often enough.
    NoCard {
        /// The card that is lacking.
        card: Card,
        /// How many of it the action plays.
        need: u8,
        /// How many of it are in the hand.
        have: u8,
    },
    /// This part of the board is not used by so few players.
    NotInPlay {
        /// The place that is left out.
        place: Place,
    },
    /// No worker of the colour stands there.
    NoWorker {
        /// The colour that was looked for.
        colour: Colour,
        /// The place that has none of it.
        place: Place,
    },
    /// A walk, a placement and a lock need a place of the canal.
    NotOnCanal {
        /// The vineyard that was named instead.
        place: Place,
    },
    /// A vineyard is needed.
    NotAVineyard {
        /// The place of the canal that was named instead.
        place: Place,
    },
    /// The worker has been moved this turn.
    MovedAlready {
        /// The worker's colour.
        colour: Colour,
        /// The place of the canal where it stands.
        place: Place,
    },
    /// The worker came to the vineyard this turn.
    JustArrived {
        /// The worker's colour.
        colour: Colour,
        /// The vineyard where it stands.
        vineyard: Place,
    },
    /// The player before took the worker from there.
    GoesBack {
        /// The worker's colour.
        colour: Colour,
        /// The place where it may not go.
        place: Place,
    },
    /// The worker stands there already.
    SamePlace {
        /// The place that it would leave and come to.
        place: Place,
    },
    /// A worker stands on the cell.
    Occupied {
        /// The cell that is taken.
        place: Place,
        /// The colour of the worker on it.
        colour: Colour,
    },
    /// A lock stands on the cell.
    LockInTheWay {
        /// The cell with the lock.
        place: Place,
    },
    /// The walk needs fewer cards.
    Superfluous {
        /// The weakest card, which could be left out.
        card: Card,
        /// How many cells the worker goes.
        distance: u8,
        /// How many cells the cards carry it.
        reach: u8,
    },
    /// No place is free in the vineyard.
    VineyardFull {
        /// The vineyard that is full.
        vineyard: Place,
        /// How many places it has.
        places: u8,
    },
    /// No worker is left in the reserve.
    ReserveEmpty,
    /// Every blue cell is taken.
    RiverFull {
        /// How many blue cells are in play.
        cells: u8,
    },
    /// A lock cannot stand in a town.
    LockInTown {
        /// The town that was named.
        place: Place,
    },
    /// A lock needs a free cell.
    LockNeedsFreeCell {
        /// The cell that holds something.
        place: Place,
    },
    /// The section has been counted.
    SectionCounted {
        /// The cell of that section.
        place: Place,
    },
    /// The stretch has all its locks.
    LocksFull {
        /// How many may stand there.
        most: u8,
    },
    /// The work of art has been built.
    ArtBuilt {
        /// Its number, counted from 0.
        work: u8,
    },
    /// Only the last on the track may build a work of art.
    NotLast {
        /// The player's renown.
        have: u16,
        /// The lowest renown among the others.
        lowest: u16,
    },
    /// The player shares the last place, and the table wants the last alone.
    TiedForLast {
        /// The player's renown, which another has too.
        have: u16,
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
        Refusal::ArtBuilt { .. } | Refusal::NotLast { .. } | Refusal::TiedForLast { .. } => {
            "AR-ART-1"
        }
    }
}
