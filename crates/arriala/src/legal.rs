//! Everything the player whose turn it is may do.

use crate::Arriala;
use crate::action::{Action, Walk};
use crate::cards::Card;
use crate::deed::{
    CARD_COST, DRAW_COST, Deed, LOCK_COST, Means, PLACE_COST, Payment, RETURN_COST, RIVER_COST,
    VINEYARD_COST,
};
use crate::place::{Colour, Place, Places};
use crate::state::State;
use crate::stroke::{stroke, write_each};
use crate::walk::{Movers, Plan, Plans};

impl Arriala {
    /// Appends every action open to the player, each once.
    pub(crate) fn list(&self, state: &State, actions: &mut Vec<Action>) {
        if state.points > 0 {
            let mut movers = Movers::NOBODY;
            movers.find(&self.board, state);
            let free = state.free(&self.board);
            list_on_foot(state, &movers, free, actions);
            list_with_cards(state, &movers, free, actions);
            self.list_transfers(state, &movers, free, actions);
            self.list_buildings(state, free, actions);
            if state.points >= DRAW_COST && !(state.pile.is_empty() && state.discards.is_empty()) {
                actions.push(Action::DRAW);
            }
        }
        actions.push(Action::END);
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
        if state.points >= VINEYARD_COST {
            let open = state.open_vineyards(&self.board);
            list_to_vineyards(movers, own, open, Means::Points, actions);
        }
        if state.points >= RETURN_COST {
            self.list_to_canal(movers, own, free, Means::Points, actions);
        }
        if hand.is_empty() {
            return;
        }
        self.list_transfers_by_card(state, movers, free, actions);
    }

    fn list_transfers_by_card(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        actions: &mut Vec<Action>,
    ) {
        let own = Colour::from(state.seat);
        let hand = state.hands[state.seat.index()];
        let open = state.open_vineyards(&self.board);
        if hand.has(Card::Anywhere) {
            let to = Place::FIRST;
            for from in movers.unbarred(own) & Places::CANAL {
                write_each(
                    actions,
                    free.without(Places::only(from)),
                    Deed::Anywhere { from, to },
                );
            }
            for (from, not_to) in movers.barred_of(own, Places::CANAL) {
                let not_to = not_to | Places::only(from);
                write_each(actions, free.without(not_to), Deed::Anywhere { from, to });
            }
        }
        if hand.has(Card::OwnToVineyard) {
            list_to_vineyards(movers, own, open, Means::OwnCard, actions);
        }
        if hand.has(Card::OwnToCanal) {
            self.list_to_canal(movers, own, free, Means::OwnCard, actions);
        }
        if hand.has(Card::AnyToVineyard) {
            for colour in self.board.colours() {
                list_to_vineyards(movers, colour, open, Means::AnyCard(colour), actions);
            }
        }
        if hand.has(Card::AnyToCanal) {
            for colour in self.board.colours() {
                self.list_to_canal(movers, colour, free, Means::AnyCard(colour), actions);
            }
        }
    }

    #[inline]
    fn list_to_canal(
        &self,
        movers: &Movers,
        colour: Colour,
        free: Places,
        means: Means,
        actions: &mut Vec<Action>,
    ) {
        let to = Place::FIRST;
        for from in movers.unbarred(colour) & self.board.vineyards {
            write_each(actions, free, Deed::ToCanal { from, to, means });
        }
        for (from, not_to) in movers.barred_of(colour, self.board.vineyards) {
            write_each(
                actions,
                free.without(not_to),
                Deed::ToCanal { from, to, means },
            );
        }
    }

    fn list_buildings(&self, state: &State, free: Places, actions: &mut Vec<Action>) {
        let own = state.seat.index();
        let hand = state.hands[own];
        let first = Place::FIRST;
        if state.points >= PLACE_COST && state.reserve[own] > 0 {
            write_each(actions, free, Deed::Place { to: first });
        }
        if state.points >= RIVER_COST && state.river_works() < self.board.river_works {
            let workers = state.here[own] & Places::CANAL;
            write_each(actions, workers, Deed::River { from: first });
        }
        let by_points = state.points >= LOCK_COST;
        let by_card = state.points >= CARD_COST && hand.has(Card::Lock);
        if by_points || by_card {
            let cells = self.lockable(state);
            if by_points {
                let by = Payment::Points;
                write_each(actions, cells, Deed::Lock { at: first, by });
            }
            if by_card {
                let by = Payment::Card;
                write_each(actions, cells, Deed::Lock { at: first, by });
            }
        }
        if state.points >= CARD_COST && hand.has(Card::Art) && self.is_last(state, state.seat) {
            for (work, builder) in state.art.iter().enumerate() {
                if builder.is_none() {
                    actions.push(Action::of(Deed::Art { work: work as u8 }));
                }
            }
        }
    }
}

/// Walks paid with points alone, which are most of a list.
#[inline]
fn list_on_foot(state: &State, movers: &Movers, free: Places, actions: &mut Vec<Action>) {
    for (stay, not_to) in movers.on_canal() {
        walk_near(stay, free.without(not_to), state.points, actions);
    }
}

/// The walks of one worker on foot.
#[inline(always)]
fn walk_near(stay: Walk, to: Places, steps: u8, actions: &mut Vec<Action>) {
    let near = to.around(stay.from(), steps);
    let first = Action::of(Deed::Walk(stay)).farther(0u32.wrapping_sub(u32::from(steps)));
    stroke::<8>(actions, near, first);
    if steps > 3 {
        stroke::<4>(actions, near >> 8, first.farther(8));
    }
}

#[inline]
fn list_with_cards(state: &State, movers: &Movers, free: Places, actions: &mut Vec<Action>) {
    let hand = state.hands[state.seat.index()].moves();
    if hand.is_empty() {
        return;
    }
    for plan in Plans::of(hand, state.points).as_slice() {
        for (stay, not_to) in movers.on_canal() {
            walk_far(stay, free.without(not_to), plan, actions);
        }
    }
}

/// The walks of one worker with cards.
fn walk_far(stay: Walk, to: Places, plan: &Plan, actions: &mut Vec<Action>) {
    let (colour, from) = (stay.colour(), stay.from());
    let walk = Walk::new(colour, from, Place::FIRST, plan.cards);
    write_each(actions, to & plan.places(from), Deed::Walk(walk));
}

#[inline]
fn list_to_vineyards(
    movers: &Movers,
    colour: Colour,
    open: Places,
    means: Means,
    actions: &mut Vec<Action>,
) {
    let to = Place::FIRST_VINEYARD;
    for from in movers.unbarred(colour) & Places::CANAL {
        let first = Action::of(Deed::ToVineyard { from, to, means });
        stroke::<4>(actions, open.from(to), first);
    }
    for (from, not_to) in movers.barred_of(colour, Places::CANAL) {
        let first = Action::of(Deed::ToVineyard { from, to, means });
        stroke::<4>(actions, open.without(not_to).from(to), first);
    }
}
