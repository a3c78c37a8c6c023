//! Everything the player whose turn it is may do.

use crate::Arriala;
use crate::action::{
    Action, CARD_COST, DRAW_COST, LOCK_COST, Means, PLACE_COST, Payment, RETURN_COST, RIVER_COST,
    VINEYARD_COST, Walk,
};
use crate::cards::{Card, MoveCards};
use crate::place::{Colour, Place, Places};
use crate::state::State;
use crate::walk::{Movers, Plans, Whose};

/// Twenty workers with five places on each side, and room for what is overwritten.
const MOST_WALKS: usize = 208;
/// What a list of walks is filled with at first; no bit of it is set, which is quickest.
const UNWRITTEN: Action = Action::Walk(Walk::new(
    Colour::Red,
    Place::FIRST,
    Place::FIRST,
    MoveCards::NONE,
));

impl Arriala {
    /// Appends every action open to the player, each once.
    pub(crate) fn list(&self, state: &State, actions: &mut Vec<Action>) {
        if state.points > 0 {
            let movers = Movers::of(&self.board, state);
            let free = state.free(&self.board);
            self.list_on_foot(state, &movers, free, actions);
            self.list_with_cards(state, &movers, free, actions);
            self.list_transfers(state, &movers, free, actions);
            self.list_buildings(state, free, actions);
            if state.points >= DRAW_COST && !(state.pile.is_empty() && state.discards.is_empty()) {
                actions.push(Action::Draw);
            }
        }
        actions.push(Action::End);
    }

    /// Walks paid with points alone, which are most of a list.
    ///
    /// How many places a worker can reach is hard to foresee for a processor, so that a loop of that length costs more
    /// than what is in it. Here five walks are written down for each direction, the possible ones first, and the next
    /// ones overwrite the rest.
    fn list_on_foot(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        actions: &mut Vec<Action>,
    ) {
        let mut walks = [UNWRITTEN; MOST_WALKS];
        let mut len = 0;
        let steps = state.points;
        let near_before = 31 << (5 - steps) & 31;
        let near_after = 31 >> (5 - steps);
        movers.each(Whose::All, Places::CANAL, |colour, from, not_to| {
            let to = free.without(not_to);
            let stay = Walk::new(colour, from, from, MoveCards::NONE);
            let sides = [
                (to.five_before(from) & near_before, stay.farther(FIVE_BACK)),
                (to.five_after(from) & near_after, stay.farther(1)),
            ];
            for (bits, start) in sides {
                let Some(slots) = walks.get_mut(len..len + 5) else {
                    return;
                };
                let (offsets, count) = &BITS_OF_FIVE[bits % 32];
                for (slot, offset) in slots.iter_mut().zip(offsets) {
                    *slot = Action::Walk(start.farther(u32::from(*offset)));
                }
                len += usize::from(*count);
            }
        });
        actions.extend_from_slice(&walks[..len.min(MOST_WALKS)]);
    }

    fn list_with_cards(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        actions: &mut Vec<Action>,
    ) {
        let hand = state.hands[state.seat.index()].moves();
        if hand.is_empty() {
            return;
        }
        for plan in Plans::of(hand, state.points).as_slice() {
            let cards = plan.cards;
            movers.each(Whose::All, Places::CANAL, |colour, from, not_to| {
                let to = free.without(not_to) & plan.places(from);
                push(actions, to, |to| {
                    Action::Walk(Walk::new(colour, from, to, cards))
                });
            });
        }
    }

    fn list_transfers(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        actions: &mut Vec<Action>,
    ) {
        let own = Colour::from(state.seat);
        let hand = state.hands[state.seat.index()];
        let to_vineyard = |means: Means, actions: &mut Vec<Action>| {
            let open = state.open_vineyards(&self.board);
            let whose = Whose::Only(means.colour(own));
            movers.each(whose, Places::CANAL, |_, from, not_to| {
                for to in open.without(not_to) {
                    actions.push(Action::ToVineyard { from, to, means });
                }
            });
        };
        let to_canal = |means: Means, actions: &mut Vec<Action>| {
            let whose = Whose::Only(means.colour(own));
            movers.each(whose, self.board.vineyards, |_, from, not_to| {
                let to = free.without(not_to);
                push(actions, to, |to| Action::ToCanal { from, to, means });
            });
        };
        if state.points >= VINEYARD_COST {
            to_vineyard(Means::Points, actions);
        }
        if state.points >= RETURN_COST {
            to_canal(Means::Points, actions);
        }
        if hand.is_empty() {
            return;
        }
        if hand.has(Card::Anywhere) {
            movers.each(Whose::Only(own), Places::CANAL, |_, from, not_to| {
                let to = free.without(not_to);
                push(actions, to, |to| Action::Anywhere { from, to });
            });
        }
        if hand.has(Card::OwnToVineyard) {
            to_vineyard(Means::OwnCard, actions);
        }
        if hand.has(Card::OwnToCanal) {
            to_canal(Means::OwnCard, actions);
        }
        if hand.has(Card::AnyToVineyard) {
            for colour in self.board.colours() {
                to_vineyard(Means::AnyCard(colour), actions);
            }
        }
        if hand.has(Card::AnyToCanal) {
            for colour in self.board.colours() {
                to_canal(Means::AnyCard(colour), actions);
            }
        }
    }

    fn list_buildings(&self, state: &State, free: Places, actions: &mut Vec<Action>) {
        let own = state.seat.index();
        let hand = state.hands[own];
        if state.points >= PLACE_COST && state.reserve[own] > 0 {
            push(actions, free, |to| Action::Place { to });
        }
        if state.points >= RIVER_COST && state.river_works() < self.board.river_works {
            let workers = state.here[own] & Places::CANAL;
            push(actions, workers, |from| Action::River { from });
        }
        let by_points = state.points >= LOCK_COST;
        let by_card = state.points >= CARD_COST && hand.has(Card::Lock);
        if by_points || by_card {
            let cells = self.lockable(state);
            if by_points {
                let by = Payment::Points;
                push(actions, cells, |at| Action::Lock { at, by });
            }
            if by_card {
                let by = Payment::Card;
                push(actions, cells, |at| Action::Lock { at, by });
            }
        }
        if state.points >= CARD_COST && hand.has(Card::Art) && self.is_last(state, state.seat) {
            for (work, builder) in state.art.iter().enumerate() {
                if builder.is_none() {
                    actions.push(Action::Art { work: work as u8 });
                }
            }
        }
    }
}

/// Five cells upstream, as a number of cells downstream.
const FIVE_BACK: u32 = 0u32.wrapping_sub(5);

/// Which of five bits are set, those first, and how many they are.
const BITS_OF_FIVE: [([u8; 5], u8); 32] = {
    let mut table = [([0; 5], 0); 32];
    let mut bits = 0;
    while bits < 32 {
        let (mut bit, mut count) = (0, 0);
        while bit < 5 {
            if bits >> bit & 1 == 1 {
                table[bits].0[count] = bit as u8;
                count += 1;
            }
            bit += 1;
        }
        table[bits].1 = count as u8;
        bits += 1;
    }
    table
};

/// Appends an action for each place.
#[inline(always)]
fn push(actions: &mut Vec<Action>, places: Places, action: impl Fn(Place) -> Action) {
    let mut left = places;
    // A range knows its length, so that the list grows once and not action by action.
    actions.extend((0..places.len()).map(|_| {
        let place = left.lowest();
        left = left.rest();
        action(place)
    }));
}
