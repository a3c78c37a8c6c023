//! Decisions packed into four bytes, since a search lists them by the million.
//!
//! ```text
//! bits   0-5   6-7      8-13   16-31
//! walk   to    colour   from   the move cards, four bits for each of the four kinds
//! other  to    colour   from   16-17 how it is paid, 24-27 what it is, 31 set
//! ```
//! A walk has at most five cards of a kind, so that it never has the highest bit. The place that a list runs through
//! is in the lowest bits: one action is made of another by adding to it.

use crate::action::{Action, Means, Payment};
use crate::cards::MoveCards;
use crate::place::{Colour, Place};
use std::fmt;

/// One decision of the player whose turn it is, packed; [`PackedAction::unpack`] says what it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedAction(u32);

const NO_WALK: u32 = 1 << 31;
const KIND: u32 = 24;
const ANYWHERE: u32 = 0;
const TO_VINEYARD: u32 = 1;
const TO_CANAL: u32 = 2;
const PLACE: u32 = 3;
const RIVER: u32 = 4;
const LOCK: u32 = 5;
const ART: u32 = 6;
const DRAW: u32 = 7;
const END: u32 = 8;

const PAID: u32 = 16;
const POINTS: u32 = 0;
const OWN_CARD: u32 = 1;
const ANY_CARD: u32 = 2;

impl PackedAction {
    /// Draw a card.
    pub const DRAW: PackedAction = PackedAction::pack(Action::Draw);
    /// End the turn.
    pub const END: PackedAction = PackedAction::pack(Action::End);

    /// Packs a decision.
    #[inline]
    pub const fn pack(action: Action) -> PackedAction {
        match action {
            Action::Walk(walk) => PackedAction(walk.0),
            Action::Anywhere { from, to } => PackedAction::other(ANYWHERE, worker(from, to)),
            Action::ToVineyard { from, to, means } => {
                PackedAction::other(TO_VINEYARD, worker(from, to) | paid(means))
            }
            Action::ToCanal { from, to, means } => {
                PackedAction::other(TO_CANAL, worker(from, to) | paid(means))
            }
            Action::Place { to } => PackedAction::other(PLACE, to.index() as u32),
            Action::River { from } => PackedAction::other(RIVER, from.index() as u32),
            Action::Lock { at, by } => {
                PackedAction::other(LOCK, at.index() as u32 | (by as u32) << PAID)
            }
            Action::Art { work } => PackedAction::other(ART, work as u32),
            Action::Draw => PackedAction::other(DRAW, 0),
            Action::End => PackedAction::other(END, 0),
        }
    }

    #[inline]
    const fn other(kind: u32, rest: u32) -> PackedAction {
        PackedAction(NO_WALK | kind << KIND | rest)
    }

    /// The decision, in words that can be read.
    #[inline]
    pub const fn unpack(self) -> Action {
        if self.0 & NO_WALK == 0 {
            return Action::Walk(Walk(self.0));
        }
        let (from, to) = (Walk(self.0).from(), Walk(self.0).to());
        let paid = self.0 >> PAID & 3;
        let means = match paid {
            POINTS => Means::Points,
            OWN_CARD => Means::OwnCard,
            _ => Means::AnyCard(Walk(self.0).colour()),
        };
        match self.0 >> KIND & 15 {
            ANYWHERE => Action::Anywhere { from, to },
            TO_VINEYARD => Action::ToVineyard { from, to, means },
            TO_CANAL => Action::ToCanal { from, to, means },
            PLACE => Action::Place { to },
            RIVER => Action::River { from: to },
            LOCK => Action::Lock {
                at: to,
                by: match paid {
                    POINTS => Payment::Points,
                    _ => Payment::Card,
                },
            },
            ART => Action::Art { work: self.0 as u8 },
            DRAW => Action::Draw,
            _ => Action::End,
        }
    }

    /// The walk, if it is one.
    #[inline]
    pub(crate) const fn walk(self) -> Option<Walk> {
        if self.0 & NO_WALK == 0 {
            Some(Walk(self.0))
        } else {
            None
        }
    }

    /// The class of actions of the same price that this one belongs to, walks aside.
    #[inline]
    pub(crate) const fn price_class(self) -> usize {
        ((self.0 >> KIND & 15) << 2 | self.0 >> PAID & 3) as usize
    }

    /// One action of each class of the same price, walks aside.
    pub(crate) fn one_of_each_price() -> impl Iterator<Item = PackedAction> {
        let paid = |kind| (POINTS..=ANY_CARD).map(move |paid| (kind, paid));
        let classes = (ANYWHERE..=END).flat_map(paid);
        classes.map(|(kind, paid)| PackedAction::other(kind, paid << PAID))
    }

    /// The same with a place so many farther down the canal. Going back is going farther by what wraps around.
    #[inline]
    #[must_use]
    pub(crate) const fn farther(self, places: u32) -> PackedAction {
        PackedAction(self.0.wrapping_add(places))
    }
}

/// How many classes of price there are: four ways to pay for each of sixteen kinds, of which not all are used.
pub(crate) const PRICE_CLASSES: usize = 64;

impl fmt::Debug for PackedAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.unpack().fmt(f)
    }
}

/// A worker that goes from a place to another.
#[inline]
const fn worker(from: Place, to: Place) -> u32 {
    to.index() as u32 | (from.index() as u32) << 8
}

#[inline]
const fn paid(means: Means) -> u32 {
    match means {
        Means::Points => POINTS << PAID,
        Means::OwnCard => OWN_CARD << PAID,
        Means::AnyCard(colour) => ANY_CARD << PAID | (colour as u32) << 6,
    }
}

/// A walk: a worker, where it comes to rest, and the move cards played; points pay for the rest of the way.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walk(u32);

impl Walk {
    /// A walk of this colour's worker.
    #[inline]
    pub const fn new(colour: Colour, from: Place, to: Place, cards: MoveCards) -> Walk {
        Walk(worker(from, to) | (colour as u32) << 6 | (cards.bits() as u32) << 16)
    }

    /// The worker's colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::of((self.0 >> 6 & 3) as usize)
    }

    /// The place of the canal that it leaves.
    #[inline]
    pub const fn from(self) -> Place {
        Place::from_bits((self.0 >> 8) as u16)
    }

    /// Where it comes to rest.
    #[inline]
    pub const fn to(self) -> Place {
        Place::from_bits(self.0 as u16)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Cards};
    use crate::price::Prices;
    use crate::rules::Rules;

    #[test]
    fn what_is_packed_comes_out_again_with_its_price() {
        let (from, to) = (Place::canal(57), Place::vineyard(2));
        let means = [
            Means::Points,
            Means::OwnCard,
            Means::AnyCard(Colour::Purple),
        ];
        let mut actions = vec![
            Action::Walk(Walk::new(Colour::Green, from, Place::FIRST, five_of_five())),
            Action::Anywhere { from, to },
            Action::Place { to: from },
            Action::River { from },
            Action::Art { work: 1 },
            Action::Draw,
            Action::End,
        ];
        actions.extend(means.map(|means| Action::ToVineyard { from, to, means }));
        actions.extend(means.map(|means| Action::ToCanal { from, to, means }));
        actions.extend([Payment::Points, Payment::Card].map(|by| Action::Lock { at: from, by }));
        let prices = Prices::new(&Rules::VERSION_1);
        for action in actions {
            let packed = action.pack();
            assert_eq!(packed.unpack(), action);
            let price = prices.of(packed);
            assert_eq!(price.points, action.cost(&Rules::VERSION_1), "{action:?}");
            assert_eq!(price.cards, action.cards(), "{action:?}");
        }
    }

    /// The most that a turn's points can play, of the kind in the highest bits.
    fn five_of_five() -> MoveCards {
        std::iter::repeat_n(Card::Move5, 5)
            .collect::<Cards>()
            .moves()
    }
}
