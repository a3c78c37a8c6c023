//! Walks: which workers may go, and which cards and points carry them how far.

use crate::cards::MoveCards;
use crate::layout::Layout;
use crate::packed::Walk;
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
    /// Where each colour has such workers.
    held: [Places; 4],
    /// Walks that lead nowhere, for all on the canal; those that may go anywhere come first.
    on_canal: [Walk; Movers::MOST],
    /// Where they may not go.
    not_to: [Places; Movers::MOST],
    on_canal_len: usize,
}

/// A worker that may go, but not back where the player before took it from.
#[derive(Copy, Clone, Debug)]
struct Barred {
    /// A walk of it that leads nowhere.
    stay: Walk,
    /// Where it may not go; more than one place if several such workers stand in the same town.
    not_to: Places,
}

const NOWHERE: Walk = Walk::new(Colour::Red, Place::FIRST, Place::FIRST, MoveCards::NONE);

impl Movers {
    /// All workers of all colours.
    const MOST: usize = 4 * WORKERS as usize;

    /// Nobody.
    pub(crate) const NOBODY: Movers = Movers {
        unbarred: [Places::NONE; 4],
        barred: [Barred {
            stay: NOWHERE,
            not_to: Places::NONE,
        }; Shifts::MOST],
        barred_len: 0,
        held: [Places::NONE; 4],
        on_canal: [NOWHERE; Movers::MOST],
        not_to: [Places::NONE; Movers::MOST],
        on_canal_len: 0,
    };

    /// Finds those who may go in this position; there must be nobody before.
    #[inline]
    pub(crate) fn find(&mut self, layout: &Layout, state: &State) {
        self.unbarred = state.idle;
        for shift in state.barred.as_slice() {
            let (colour, at) = (shift.colour(), shift.to());
            if state.idle[colour.index()].contains(at) && state.is_held(layout, *shift) {
                self.hold(colour, at, Places::only(shift.from()));
            }
        }
        for colour in layout.colours() {
            self.gather(colour);
        }
        self.gather_barred();
    }

    #[inline]
    fn hold(&mut self, colour: Colour, at: Place, not_to: Places) {
        let unbarred = &mut self.unbarred[colour.index()];
        let stay = Walk::new(colour, at, at, MoveCards::NONE);
        if unbarred.contains(at) {
            *unbarred = unbarred.without(Places::only(at));
            self.held[colour.index()] |= Places::only(at);
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

    #[inline]
    fn gather_barred(&mut self) {
        for barred in &self.barred[..self.barred_len.min(Shifts::MOST)] {
            let end = self.on_canal_len;
            let (Some(stay), Some(not_to)) = (self.on_canal.get_mut(end), self.not_to.get_mut(end))
            else {
                return;
            };
            (*stay, *not_to) = (barred.stay, barred.not_to);
            let on_canal = Places::CANAL.contains(barred.stay.from());
            self.on_canal_len += usize::from(on_canal);
        }
    }

    /// A walk that leads nowhere, for each worker of the canal, and where the worker may not go.
    #[inline]
    pub(crate) fn on_canal(&self) -> impl Iterator<Item = (Walk, Places)> {
        let len = self.on_canal_len.min(Movers::MOST);
        let walks = self.on_canal[..len].iter().copied();
        walks.zip(self.not_to[..len].iter().copied())
    }

    /// Where a colour has workers that may go anywhere.
    #[inline]
    pub(crate) fn unbarred(&self, colour: Colour) -> Places {
        self.unbarred[colour.index()]
    }

    /// The workers of one colour on some places that may not go everywhere, and where they may not go.
    #[inline]
    pub(crate) fn barred_of(
        &self,
        colour: Colour,
        standing: Places,
    ) -> impl Iterator<Item = (Place, Places)> {
        let none = (self.held[colour.index()] & standing).is_empty();
        let len = if none { 0 } else { self.barred_len };
        self.barred[..len.min(Shifts::MOST)]
            .iter()
            .filter_map(move |barred| {
                let (owner, at) = (barred.stay.colour(), barred.stay.from());
                (owner == colour && standing.contains(at)).then_some((at, barred.not_to))
            })
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
    pub(crate) const fn of(cards: MoveCards, points: u8, card_cost: u8) -> Option<Plan> {
        let cost = card_cost * cards.len();
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
    /// The points that can be spent.
    points: u8,
    /// The points that each card takes.
    card_cost: u8,
}

impl Plans {
    const MOST: usize = 126;

    /// The choices, points alone left out.
    #[inline]
    pub(crate) fn of(hand: MoveCards, points: u8, card_cost: u8) -> Plans {
        let mut plans = Plans {
            list: [Plan::default(); Plans::MOST],
            len: 0,
            points,
            card_cost,
        };
        plans.extend(hand, MoveCards::NONE, 2);
        plans
    }

    /// Adds every set that goes on from `chosen` with cards of this reach or more.
    fn extend(&mut self, hand: MoveCards, chosen: MoveCards, lowest: u32) {
        for reach in lowest..=5 {
            if chosen.count(reach) < hand.count(reach) {
                let more = chosen.with(reach);
                if let Some(plan) = Plan::of(more, self.points, self.card_cost) {
                    self.list[self.len] = plan;
                    self.len += 1;
                    self.extend(hand, more, reach);
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
