//! Decisions packed into four bytes, since a search lists them by the million.
//!
//! ```text
//! bits   0-5   6-7      8-13   16-31
//! walk   to    colour   from   the move cards, four bits for each of the four kinds
//! other  to    colour   from   16-17 how it is paid, 24-27 what it is, 31 set
//! ```
//! A walk has at most five cards of a kind, so that it never has the highest bit. The place that a list runs through
//! is in the lowest bits: one action is made of another by adding to it.

use crate::cards::{Cards, MoveCards};
use crate::deed::{Deed, Means, Payment};
use crate::place::{Colour, Place};
use std::fmt;

/// One decision of the player whose turn it is, packed; [`Action::deed`] says what it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

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

impl Action {
    /// Draw a card.
    pub const DRAW: Action = Action::of(Deed::Draw);
    /// End the turn.
    pub const END: Action = Action::of(Deed::End);

    /// Packs a decision.
    #[inline]
    pub const fn of(deed: Deed) -> Action {
        match deed {
            Deed::Walk(walk) => Action(walk.0),
            Deed::Anywhere { from, to } => Action::other(ANYWHERE, worker(from, to)),
            Deed::ToVineyard { from, to, means } => {
                Action::other(TO_VINEYARD, worker(from, to) | paid(means))
            }
            Deed::ToCanal { from, to, means } => {
                Action::other(TO_CANAL, worker(from, to) | paid(means))
            }
            Deed::Place { to } => Action::other(PLACE, to.index() as u32),
            Deed::River { from } => Action::other(RIVER, from.index() as u32),
            Deed::Lock { at, by } => Action::other(LOCK, at.index() as u32 | (by as u32) << PAID),
            Deed::Art { work } => Action::other(ART, work as u32),
            Deed::Draw => Action::other(DRAW, 0),
            Deed::End => Action::other(END, 0),
        }
    }

    #[inline]
    const fn other(kind: u32, rest: u32) -> Action {
        Action(NO_WALK | kind << KIND | rest)
    }

    /// What it is.
    #[inline]
    pub const fn deed(self) -> Deed {
        if self.0 & NO_WALK == 0 {
            return Deed::Walk(Walk(self.0));
        }
        let (from, to) = (Walk(self.0).from(), Walk(self.0).to());
        let paid = self.0 >> PAID & 3;
        let means = match paid {
            POINTS => Means::Points,
            OWN_CARD => Means::OwnCard,
            _ => Means::AnyCard(Walk(self.0).colour()),
        };
        match self.0 >> KIND & 15 {
            ANYWHERE => Deed::Anywhere { from, to },
            TO_VINEYARD => Deed::ToVineyard { from, to, means },
            TO_CANAL => Deed::ToCanal { from, to, means },
            PLACE => Deed::Place { to },
            RIVER => Deed::River { from: to },
            LOCK => Deed::Lock {
                at: to,
                by: match paid {
                    POINTS => Payment::Points,
                    _ => Payment::Card,
                },
            },
            ART => Deed::Art { work: self.0 as u8 },
            DRAW => Deed::Draw,
            _ => Deed::End,
        }
    }

    /// The action points and cards it costs.
    #[inline]
    pub(crate) const fn price(self) -> Price {
        if self.0 & NO_WALK == 0 {
            let walk = Walk(self.0);
            return Price {
                points: Deed::Walk(walk).cost(),
                cards: walk.cards().cards(),
            };
        }
        PRICES[self.price_index()]
    }

    #[inline]
    const fn price_index(self) -> usize {
        ((self.0 >> KIND & 15) << 2 | self.0 >> PAID & 3) as usize
    }

    /// The same with a place so many farther down the canal. Going back is going farther by what wraps around.
    #[inline]
    #[must_use]
    pub(crate) const fn farther(self, places: u32) -> Action {
        Action(self.0.wrapping_add(places))
    }
}

/// What an action costs.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Price {
    /// Action points, the playing of cards included.
    pub points: u8,
    /// Cards that are played.
    pub cards: Cards,
}

/// The prices of all but walks, looked up since the next action's kind cannot be foreseen.
static PRICES: [Price; 64] = {
    let mut prices = [Price {
        points: 0,
        cards: Cards::NONE,
    }; 64];
    let mut kind = ANYWHERE;
    while kind <= END {
        let mut paid = POINTS;
        while paid <= ANY_CARD {
            let action = Action::other(kind, paid << PAID);
            let deed = action.deed();
            prices[action.price_index()] = Price {
                points: deed.cost(),
                cards: match deed.card() {
                    Some(card) => Cards::only(card),
                    None => Cards::NONE,
                },
            };
            paid += 1;
        }
        kind += 1;
    }
    prices
};

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deed().fmt(f)
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

    /// Whose worker.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::of((self.0 >> 6 & 3) as usize)
    }

    /// Where it stands.
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
    use crate::cards::Card;

    #[test]
    fn what_is_packed_comes_out_again_with_its_price() {
        let (from, to) = (Place::canal(57), Place::vineyard(2));
        let means = [
            Means::Points,
            Means::OwnCard,
            Means::AnyCard(Colour::Purple),
        ];
        let mut deeds = vec![
            Deed::Walk(Walk::new(Colour::Green, from, Place::FIRST, five_of_five())),
            Deed::Anywhere { from, to },
            Deed::Place { to: from },
            Deed::River { from },
            Deed::Art { work: 1 },
            Deed::Draw,
            Deed::End,
        ];
        deeds.extend(means.map(|means| Deed::ToVineyard { from, to, means }));
        deeds.extend(means.map(|means| Deed::ToCanal { from, to, means }));
        deeds.extend([Payment::Points, Payment::Card].map(|by| Deed::Lock { at: from, by }));
        for deed in deeds {
            let action = Action::of(deed);
            assert_eq!(action.deed(), deed);
            assert_eq!(action.price().points, deed.cost(), "{deed:?}");
            if let Some(card) = deed.card() {
                assert_eq!(action.price().cards, Cards::only(card), "{deed:?}");
            }
        }
    }

    /// The most that a turn's points can play, of the kind in the highest bits.
    fn five_of_five() -> MoveCards {
        std::iter::repeat_n(Card::Move5, 5)
            .collect::<Cards>()
            .moves()
    }
}
