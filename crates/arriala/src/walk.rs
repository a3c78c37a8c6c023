//! Walks: which workers may go, and which cards and points carry them how far.

use crate::action::CARD_COST;
use crate::board::Board;
use crate::cards::MoveCards;
use crate::place::{Colour, Place, Places};
use crate::state::State;

/// The workers that may still be moved this turn.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Movers {
    /// Where each colour has a worker that may go.
    pub may_go: [Places; 4],
    /// Where a worker of the colour stands that may not go everywhere.
    barred: [Places; 4],
}

impl Movers {
    /// Who may go in this position.
    #[inline]
    pub(crate) fn of(board: &Board, state: &State) -> Movers {
        let mut movers = Movers {
            may_go: state.here,
            barred: [Places::NONE; 4],
        };
        for shift in state.moved.as_slice() {
            let (colour, at) = (shift.colour(), shift.to());
            if !shift.is_river() && state.unmoved(board, colour, at) == 0 {
                let may_go = &mut movers.may_go[colour.index()];
                *may_go = may_go.without(Places::only(at));
            }
        }
        for shift in state.barred.as_slice() {
            movers.barred[shift.colour().index()] |= Places::only(shift.to());
        }
        movers
    }

    /// The workers of a colour on the canal that may go.
    #[inline]
    pub(crate) fn on_canal(&self, colour: Colour) -> Places {
        self.may_go[colour.index()] & Places::CANAL
    }

    /// The vineyards from which a worker of a colour may go.
    #[inline]
    pub(crate) fn in_vineyards(&self, colour: Colour) -> Places {
        self.may_go[colour.index()].without(Places::CANAL)
    }

    /// Where a worker may go, of some places.
    #[inline]
    pub(crate) fn allowed(
        &self,
        board: &Board,
        state: &State,
        colour: Colour,
        from: Place,
        places: Places,
    ) -> Places {
        let mut allowed = places.without(Places::only(from));
        if self.barred[colour.index()].contains(from) {
            for shift in state.barred.as_slice() {
                let back = shift.from();
                if shift.colour() == colour
                    && shift.to() == from
                    && state.would_go_back(board, colour, from, back)
                {
                    allowed = allowed.without(Places::only(back));
                }
            }
        }
        allowed
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
        let far = Places::within(from, u32::from(self.at_most));
        far.without(Places::within(from, u32::from(self.more_than)))
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
        if !hand.is_empty() {
            plans.extend(hand, MoveCards::NONE, 2, points);
        }
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
