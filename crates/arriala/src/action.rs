//! What a player can decide, and what it costs.

use crate::cards::Card;
use crate::packed::{PackedAction, Walk};
use crate::place::{Colour, Place};
use crate::rules::Rules;

/// One decision of the player whose turn it is. Lists hold it packed into four bytes, as a [`PackedAction`].
///
/// ```
/// use towpath_arriala::{Action, Arriala};
/// use towpath_core::{Game, Notation};
/// # let setup = towpath_testkit::setup::<Arriala>(3);
/// let game = Arriala::build(&setup)?;
/// let action = game.parse("walk yellow 16 to 20 move-3 +1")?.unpack();
/// let Action::Walk(walk) = action else { panic!("{action:?}") };
/// assert_eq!(walk.distance(), 4);
/// assert_eq!(walk.extra_steps(), 1, "the card carries three cells");
/// assert_eq!(game.write(&action.pack()), "walk yellow 16 to 20 move-3 +1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Walk a worker along the canal.
    Walk(Walk),
    /// Play a card to move an own worker to any free place of the canal.
    Anywhere {
        /// The place of the canal that it leaves.
        from: Place,
        /// The place of the canal where it comes to rest.
        to: Place,
    },
    /// Move a worker from the canal to a vineyard.
    ToVineyard {
        /// The place of the canal that it leaves.
        from: Place,
        /// The vineyard.
        to: Place,
        /// How it is paid, which also says whose worker it is.
        means: Means,
    },
    /// Move a worker from a vineyard to the canal.
    ToCanal {
        /// The vineyard.
        from: Place,
        /// The place of the canal where it comes to rest.
        to: Place,
        /// How it is paid, which also says whose worker it is.
        means: Means,
    },
    /// Place a worker from the reserve.
    Place {
        /// A free place of the canal.
        to: Place,
    },
    /// Make an own worker on the canal a river work.
    River {
        /// The place of the canal that it leaves for good.
        from: Place,
    },
    /// Build a lock.
    Lock {
        /// The cell it stands on.
        at: Place,
        /// Paid with points or with the card.
        by: Payment,
    },
    /// Play a card to build a work of art.
    Art {
        /// Which of the two, counted from 0.
        work: u8,
    },
    /// Draw a card.
    Draw,
    /// End the turn; with all points left it is a pass.
    End,
}

/// How a change between canal and vineyard is paid, which also says whose worker it may be.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// With points, an own worker.
    Points,
    /// With the card for own workers.
    OwnCard,
    /// With the card for anybody's worker; it is of this colour.
    AnyCard(Colour),
}

/// How a lock is paid.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// With points.
    Points,
    /// With the card.
    Card,
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
    /// The same in four bytes.
    #[inline]
    pub const fn pack(self) -> PackedAction {
        PackedAction::pack(self)
    }

    /// The action points it costs.
    // AR-TURN-2: what each action costs.
    #[inline]
    pub(crate) const fn cost(self, rules: &Rules) -> u8 {
        match self {
            Action::Walk(walk) => rules.card_cost * walk.cards().len() + walk.extra_steps(),
            Action::ToVineyard { means, .. } => match means {
                Means::Points => rules.vineyard_cost,
                Means::OwnCard | Means::AnyCard(_) => rules.card_cost,
            },
            Action::ToCanal { means, .. } => match means {
                Means::Points => rules.return_cost,
                Means::OwnCard | Means::AnyCard(_) => rules.card_cost,
            },
            Action::Lock { by, .. } => match by {
                Payment::Points => rules.lock_cost,
                Payment::Card => rules.card_cost,
            },
            Action::Anywhere { .. } | Action::Art { .. } => rules.card_cost,
            Action::Place { .. } => rules.place_cost,
            Action::River { .. } => rules.river_cost,
            Action::Draw => rules.draw_cost,
            Action::End => 0,
        }
    }

    /// The card it plays, move cards aside.
    #[inline]
    pub const fn card(self) -> Option<Card> {
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
            Action::Lock { by, .. } => match by {
                Payment::Points => None,
                Payment::Card => Some(Card::Lock),
            },
            Action::Art { .. } => Some(Card::Art),
            Action::Walk(_)
            | Action::Place { .. }
            | Action::River { .. }
            | Action::Draw
            | Action::End => None,
        }
    }
}
