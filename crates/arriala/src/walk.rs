//! Walks: which workers may go, and which cards and points carry them how far.

use crate::action::Walk;
use crate::board::Board;
use crate::cards::MoveCards;
use crate::deed::CARD_COST;
use crate::place::{Colour, Place, Places};
use crate::shift::Shifts;
use crate::state::{State, WORKERS};

/// The workers that may still be moved this turn, those on the canal one by one.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Movers {
    /// Where each colour has a worker that may go anywhere.
    unbarred: [Places; 4],
    /// Workers that may not go everywhere.
    barred: [Barred; Shifts::MOST],
    barred_len: usize,
    /// Walks that lead nowhere, for those of the canal that may go anywhere.
    on_canal: [Walk; Movers::MOST],
    on_canal_len: usize,
}

/// A worker that may go, but not back where the player before took it from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Barred {
    /// A walk of it that leads nowhere.
    pub stay: Walk,
    /// Where it may not go; more than one place if several such workers stand in the same town.
    pub not_to: Places,
}

impl Movers {
    /// All workers of all colours.
    const MOST: usize = 4 * WORKERS as usize;

    /// Who may go in this position.
    #[inline]
    pub(crate) fn of(board: &Board, state: &State) -> Movers {
        let nobody = Walk::new(Colour::Red, Place::FIRST, Place::FIRST, MoveCards::NONE);
        let mut movers = Movers {
            unbarred: state.idle,
            barred: [Barred {
                stay: nobody,
                not_to: Places::NONE,
            }; Shifts::MOST],
            barred_len: 0,
            on_canal: [nobody; Movers::MOST],
            on_canal_len: 0,
        };
        for shift in state.barred.as_slice() {
            let (colour, at) = (shift.colour(), shift.to());
            if state.idle[colour.index()].contains(at) && state.is_held(board, *shift) {
                movers.hold(colour, at, Places::only(shift.from()));
            }
        }
        for colour in Colour::ALL {
            movers.gather(colour);
        }
        movers
    }

    #[inline]
    fn hold(&mut self, colour: Colour, at: Place, not_to: Places) {
        let unbarred = &mut self.unbarred[colour.index()];
        let stay = Walk::new(colour, at, at, MoveCards::NONE);
        if unbarred.contains(at) {
            *unbarred = unbarred.without(Places::only(at));
            self.barred[self.barred_len] = Barred { stay, not_to };
            self.barred_len += 1;
            return;
        }
        let held = &mut self.barred[..self.barred_len];
        for held in held.iter_mut().filter(|held| held.stay == stay) {
            held.not_to |= not_to;
        }
    }

    /// Lists a colour's workers on the canal. Five are written whether there are five or not: a loop of unforeseeable
    /// length would cost more.
    #[inline]
    fn gather(&mut self, colour: Colour) {
        let mut left = self.unbarred[colour.index()] & Places::CANAL;
        let len = left.len() as usize;
        let Some(slots) =
            self.on_canal[self.on_canal_len..].first_chunk_mut::<{ WORKERS as usize }>()
        else {
            return;
        };
        for slot in slots {
            let at = left.lowest();
            *slot = Walk::new(colour, at, at, MoveCards::NONE);
            left = left.rest();
        }
        self.on_canal_len += len;
    }

    /// Walks that lead nowhere, for each worker of the canal that may go anywhere.
    #[inline]
    pub(crate) fn on_canal(&self) -> &[Walk] {
        &self.on_canal[..self.on_canal_len.min(Movers::MOST)]
    }

    /// Where a colour has workers that may go anywhere.
    #[inline]
    pub(crate) fn unbarred(&self, colour: Colour) -> Places {
        self.unbarred[colour.index()]
    }

    /// The workers that may not go everywhere.
    #[inline]
    pub(crate) fn barred(&self) -> &[Barred] {
        &self.barred[..self.barred_len.min(Shifts::MOST)]
    }

    /// Those of one colour on some places.
    #[inline]
    pub(crate) fn barred_of(
        &self,
        colour: Colour,
        standing: Places,
    ) -> impl Iterator<Item = (Place, Places)> {
        let those =
            move |b: &&Barred| b.stay.colour() == colour && standing.contains(b.stay.from());
        self.barred()
            .iter()
            .filter(those)
            .map(|b| (b.stay.from(), b.not_to))
    }
}

/// Some move cards, and the distances for which none of them is superfluous.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Plan {
    /// The cards.
    pub cards: MoveCards,
    /// The worker must go farther than this, or a card could be saved.
    pub more_than: u8,
    /// The worker goes no farther than this, with all points.
    pub at_most: u8,
}

impl Plan {
    /// What these cards are good for with so many points, or `None` if there are too few to play them.
    // AR-MOVE-2: no card and no point of a walk may be superfluous.
    #[inline]
    pub(crate) const fn of(cards: MoveCards, points: u8) -> Option<Plan> {
        let cost = CARD_COST * cards.len();
        if cost > points {
            return None;
        }
        Some(Plan {
            cards,
            more_than: cards.reach() - cards.weakest(),
            at_most: cards.reach() + (points - cost),
        })
    }

    /// The places at a distance that the cards are good for.
    #[inline]
    pub(crate) fn places(&self, from: Place) -> Places {
        let far = Places::within(from, self.at_most);
        far.without(Places::within(from, self.more_than))
    }
}

/// Every choice of move cards from a hand that so many points can pay: at most 125, for five cards of four kinds.
#[derive(Debug)]
pub(crate) struct Plans {
    list: [Plan; Plans::MOST],
    len: usize,
}

impl Plans {
    const MOST: usize = 126;

    /// The choices, points alone left out.
    #[inline]
    pub(crate) fn of(hand: MoveCards, points: u8) -> Plans {
        let mut plans = Plans {
            list: [Plan::default(); Plans::MOST],
            len: 0,
        };
        plans.extend(hand, MoveCards::NONE, 2, points);
        plans
    }

    /// Adds every set that goes on from `chosen` with cards of this reach or more.
    fn extend(&mut self, hand: MoveCards, chosen: MoveCards, lowest: u32, points: u8) {
        for reach in lowest..=5 {
            if chosen.count(reach) < hand.count(reach) {
                let more = chosen.with(reach);
                if let Some(plan) = Plan::of(more, points) {
                    self.list[self.len] = plan;
                    self.len += 1;
                    self.extend(hand, more, reach, points);
                }
            }
        }
    }

    /// The choices.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Plan] {
        &self.list[..self.len]
    }
}
