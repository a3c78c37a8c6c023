//! Walks: which workers may go, and which cards and points carry them how far.

use crate::action::CARD_COST;
use crate::board::Board;
use crate::cards::MoveCards;
use crate::place::{Colour, Place, Places};
use crate::shift::Shifts;
use crate::state::State;

/// The workers that may still be moved this turn.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Movers {
    /// Where each colour has a worker that may go anywhere.
    unbarred: [Places; 4],
    /// Workers that may not go everywhere.
    barred: [Barred; Shifts::MOST],
    barred_len: usize,
}

/// A worker that may go, but not back where the player before took it from.
#[derive(Copy, Clone, Debug)]
struct Barred {
    colour: Colour,
    at: Place,
    /// Where it may not go; more than one place if several such workers stand in the same town.
    not_to: Places,
}

impl Movers {
    /// Who may go in this position.
    #[inline]
    pub(crate) fn of(board: &Board, state: &State) -> Movers {
        let nobody = Barred {
            colour: Colour::Red,
            at: Place::RIVER,
            not_to: Places::NONE,
        };
        let mut movers = Movers {
            unbarred: state.here,
            barred: [nobody; Shifts::MOST],
            barred_len: 0,
        };
        for shift in state.moved.as_slice() {
            let (colour, at) = (shift.colour(), shift.to());
            if !shift.is_river() && state.unmoved(board, colour, at) == 0 {
                movers.set_aside(colour, at);
            }
        }
        for shift in state.barred.as_slice() {
            let (colour, at, back) = (shift.colour(), shift.to(), shift.from());
            let known = movers.barred[..movers.barred_len]
                .iter_mut()
                .find(|barred| barred.colour == colour && barred.at == at);
            if known.is_none() && !movers.unbarred[colour.index()].contains(at) {
                continue;
            }
            if !state.would_go_back(board, colour, at, back) {
                continue;
            }
            let not_to = Places::only(back);
            if let Some(known) = known {
                known.not_to |= not_to;
                continue;
            }
            movers.barred[movers.barred_len] = Barred { colour, at, not_to };
            movers.barred_len += 1;
            movers.set_aside(colour, at);
        }
        movers
    }

    #[inline]
    fn set_aside(&mut self, colour: Colour, at: Place) {
        let unbarred = &mut self.unbarred[colour.index()];
        *unbarred = unbarred.without(Places::only(at));
    }

    /// Calls `tell` with each worker on some places that may go: its colour, its place, and where it may not go.
    #[inline]
    pub(crate) fn each(
        &self,
        whose: Whose,
        standing: Places,
        mut tell: impl FnMut(Colour, Place, Places),
    ) {
        for colour in whose.colours() {
            for at in self.unbarred[colour.index()] & standing {
                tell(*colour, at, Places::only(at));
            }
        }
        for barred in &self.barred[..self.barred_len] {
            let Barred { colour, at, not_to } = *barred;
            if standing.contains(at) && whose.colours().contains(&colour) {
                tell(colour, at, Places::only(at) | not_to);
            }
        }
    }
}

/// Whose workers are asked for.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Whose {
    /// Everybody's.
    All,
    /// Those of one colour.
    Only(Colour),
}

impl Whose {
    #[inline]
    fn colours(&self) -> &[Colour] {
        match self {
            Whose::All => &Colour::ALL,
            Whose::Only(colour) => std::slice::from_ref(colour),
        }
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
